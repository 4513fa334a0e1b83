"""What a training refuses."""

from importlib.util import find_spec

from azulejos.core.errors import AzulejosError


class TrainingError(AzulejosError):
    """A folder that can not be gone on with."""

    code = "bad-training"


class NoTorch(AzulejosError):
    """Nets are fitted with torch, which is not installed."""

    code = "no-torch"


def check_torch() -> None:
    """See whether torch is there: it is an extra, which only those need who train. Raises NoTorch."""
    if find_spec("torch") is None:
        raise NoTorch("torch is not installed; install it with: pip install 'azulejos[train]'")
