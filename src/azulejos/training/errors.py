"""The errors of a training."""

from importlib.util import find_spec

from azulejos.core.errors import AzulejosError


class TrainingError(AzulejosError):
    """A folder that cannot be used or resumed."""

    code = "bad-training"


class NoTorch(AzulejosError):
    """Fitting a net needs torch, which is not installed."""

    code = "no-torch"


def check_torch() -> None:
    """Raise NoTorch if torch, an optional extra, is not installed."""
    if find_spec("torch") is None:
        raise NoTorch("torch is not installed; install it with: pip install 'azulejos[train]'")
