"""Without OpenSpiel."""

from tests.rl.openspiel.processes import run


def test_without_openspiel_the_error_names_what_to_install():
    done = run("import sys; sys.modules['pyspiel'] = None; import azulejos.rl.openspiel")
    assert done.returncode == 1
    assert "ImportError: OpenSpiel is not installed" in done.stderr
    assert "pip install 'azulejos[openspiel]'" in done.stderr
