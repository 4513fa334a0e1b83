"""What others install: source distribution and wheel are built, hold what they should, and a game is played with it.

The wheel is installed into an environment that has nothing but the packages of `locks/play.txt`.
"""

import importlib.metadata
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import tomllib
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.unmeasured import unmeasured

pytestmark = pytest.mark.no_cover

ROOT = Path(__file__).parent.parent
PAGE = "azulejos/server/page"
TIMEOUT = 600.0
MADE = shutil.ignore_patterns(
    ".*_cache", ".coverage*", ".git", ".hypothesis", ".venv", "__pycache__", "dist", "node_modules", "site"
)
JUNK = ("web/node_modules/left-pad/index.js", "src/azulejos/__pycache__/junk.cpython-311.pyc", ".venv/pyvenv.cfg")
"""Files in a working folder that belong into no distribution."""


def checked(*command, **settings):
    """Run a command to its end; returns what it printed."""
    done = subprocess.run(
        [*map(str, command)], capture_output=True, text=True, timeout=TIMEOUT, check=False, **settings
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def checkout(tmp_path_factory):
    """The project with the page that was built last, and with other files of a working folder."""
    assert (ROOT / "src" / PAGE / "index.html").is_file(), "there is no page yet: run `make web`"
    place = tmp_path_factory.mktemp("checkout") / "azulejos"
    shutil.copytree(ROOT, place, ignore=MADE)
    stamp = "import hatch_build; hatch_build.MARK.write_text(hatch_build.fingerprint(), encoding='utf-8')"
    checked(sys.executable, "-c", stamp, cwd=place, env=unmeasured())
    for name in JUNK:
        (place / name).parent.mkdir(parents=True, exist_ok=True)
        (place / name).touch()
    return place


@pytest.fixture(scope="module")
def built(checkout, tmp_path_factory):
    """The source distribution, and the wheel that is built from it, as `make dist` builds them."""
    place = tmp_path_factory.mktemp("dist")
    checked(sys.executable, "-m", "build", "--no-isolation", "--outdir", place, cwd=checkout, env=unmeasured())
    return place


@pytest.fixture(scope="module")
def wheel(built):
    return next(built.glob("*.whl"))


def files_in_wheel(path):
    with zipfile.ZipFile(path) as archive:
        return {name for name in archive.namelist() if not name.endswith("/")}


def files_below(place):
    """All files of a folder, by their paths from there, without bytecode."""
    found = (path for path in place.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(place).as_posix() for path in found}


def text_in_wheel(path, name):
    with zipfile.ZipFile(path) as archive:
        return archive.read(name).decode()


# --- What is in it ---------------------------------------------------------------------------------


def test_the_wheel_holds_the_package_and_nothing_else(checkout, wheel):
    names = files_in_wheel(wheel)
    package = {name for name in names if name.startswith("azulejos/")}
    assert package == files_below(checkout / "src")
    assert {name.partition("/")[0] for name in names - package} == {f"azulejos-{version()}.dist-info"}


def test_the_wheel_holds_what_is_not_code(wheel):
    names = files_in_wheel(wheel)
    assert {"azulejos/py.typed", f"azulejos-{version()}.dist-info/licenses/LICENSE"} <= names
    assert {f"azulejos/languages/{name}.ftl" for name in ("en", "pl", "ru", "uk")} <= names
    for pattern in (
        r"evaluation/nets/.+\.npz",
        r"server/store/migrations/versions/.+\.py",
        rf"{PAGE[9:]}/assets/.+\.js",
    ):
        assert any(re.fullmatch(rf"azulejos/{pattern}", name) for name in names), pattern


def test_the_page_in_the_wheel_has_all_that_it_names(wheel):
    names = files_in_wheel(wheel)
    named = re.findall(r'(?:src|href)="/page/([^"]+)"', text_in_wheel(wheel, f"{PAGE}/index.html"))
    assert len(named) >= 3
    assert [name for name in named if f"{PAGE}/{name}" not in names] == []


def test_the_wheel_says_what_it_needs_and_has_a_command(wheel):
    info = f"azulejos-{version()}.dist-info"
    assert "azulejos = azulejos.cli.main:main" in text_in_wheel(wheel, f"{info}/entry_points.txt")
    requirements = re.findall(r"^Requires-Dist: (.+)$", text_in_wheel(wheel, f"{info}/METADATA"), re.MULTILINE)
    base = {canonicalize_name(Requirement(line).name) for line in requirements if "extra ==" not in line}
    assert base == {canonicalize_name(Requirement(line).name) for line in project()["dependencies"]}


def test_the_source_distribution_holds_sources_tests_and_the_finished_page(checkout, built):
    with tarfile.open(next(built.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"LICENSE", "README.md", "CHANGELOG.md", "PKG-INFO", "pyproject.toml", "hatch_build.py"} <= names
    assert {f"src/{name}" for name in files_below(checkout / "src")} <= names
    assert {f"tests/{name}" for name in files_below(checkout / "tests")} <= names
    assert {"web", ".venv"}.isdisjoint(name.partition("/")[0] for name in names)
    assert {"node_modules", "__pycache__"}.isdisjoint(part for name in names for part in name.split("/"))


def test_a_wheel_from_the_checkout_is_the_same_as_one_from_the_source_distribution(checkout, wheel, tmp_path):
    checked(
        *(sys.executable, "-m", "build", "--no-isolation", "--wheel", "--outdir", tmp_path),
        cwd=checkout,
        env=unmeasured(),
    )
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as mine, zipfile.ZipFile(wheel) as theirs:
        assert {each.filename: each.CRC for each in mine.infolist()} == {
            each.filename: each.CRC for each in theirs.infolist()
        }


def project():
    found = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return found["project"]


def version():
    return project()["version"]


# --- That it works ---------------------------------------------------------------------------------


def locked():
    """The packages that playing needs on this machine."""
    text = (ROOT / "locks" / "play.txt").read_text(encoding="utf-8")
    requirements = [Requirement(line.rstrip("\\ ")) for line in text.splitlines() if not line.startswith(" ")]
    return [each.name for each in requirements if each.marker is None or each.marker.evaluate()]


def link(name, site):
    """Put the files of an installed package where an environment looks for them, with their bytecode."""
    package = importlib.metadata.distribution(name)
    for file in package.files or ():
        if ".." not in file.parts and "__pycache__" not in file.parts:
            source, target = Path(str(package.locate_file(file))), site / file
            place(source, target)
            if file.suffix == ".py" and (bytecode := Path(importlib.util.cache_from_source(str(source)))).is_file():
                place(bytecode, target.parent / "__pycache__" / bytecode.name)


def place(source, target):
    target.parent.mkdir(parents=True, exist_ok=True)
    target.symlink_to(source)


@pytest.fixture(scope="module")
def programs(wheel, tmp_path_factory):
    """The programs of an environment with the wheel and what it is locked to."""
    home = tmp_path_factory.mktemp("empty")
    venv.create(home, with_pip=False, symlinks=True)
    site = next(home.glob("lib/python*/site-packages"))
    for name in locked():
        link(name, site)
    into = ("--python", home / "bin" / "python", "install", "--quiet", "--no-deps", "--no-index", wheel)
    checked(sys.executable, "-m", "pip", *into, env=unmeasured())
    return home / "bin"


@pytest.fixture
def settings(tmp_path):
    """Environment variables of a person who has never used the package."""
    kept = {name: value for name, value in unmeasured().items() if not name.startswith(("AZULEJOS", "PYTHON"))}
    home = {f"XDG_{kind}_HOME": str(tmp_path / kind.lower()) for kind in ("CACHE", "CONFIG", "DATA")}
    return {**kept, **home, "BROWSER": f"{browser(tmp_path)} %s"}


def browser(place):
    """A browser that only stores the address it should open."""
    path = place / "browser"
    path.write_text(f'#!/bin/sh\necho "$1" > "{place}/shown.new"\nmv "{place}/shown.new" "{place}/shown"\n')
    path.chmod(0o755)
    return path


@pytest.fixture
def server(programs, settings, tmp_path):
    """The address of a server of the installed wheel, which opens the page in the browser."""
    command = [
        programs / "azulejos",
        "serve",
        "--browse",
        "--cold",
        "--port",
        "0",
        "--database",
        tmp_path / "tables.db",
    ]
    with (tmp_path / "errors").open("w") as errors:
        process = subprocess.Popen(
            [*map(str, command)], cwd=tmp_path, env=settings, stdout=subprocess.PIPE, stderr=errors, text=True
        )
    assert process.stdout is not None
    try:
        found = re.fullmatch(r"The table is at (http://127\.0\.0\.1:\d+)/\n", process.stdout.readline())
        assert found, (tmp_path / "errors").read_text()
        yield found[1]
    finally:
        process.terminate()
        process.communicate(timeout=TIMEOUT)
    assert (process.returncode, (tmp_path / "errors").read_text()) == (0, "")


OPENER = urllib.request.build_opener(urllib.request.ProxyHandler({}))


def ask(url, body=None, secret=None):
    """The text of the server's answer; a refusal is raised."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    with OPENER.open(urllib.request.Request(url, data, headers), timeout=TIMEOUT) as answer:
        return answer.read()


def until(find):
    """Poll until something is there, and return it."""
    end = time.monotonic() + TIMEOUT
    while not (found := find()):
        assert time.monotonic() < end
        time.sleep(0.05)
    return found


def play(server):
    """The record of a game against a bot, in which we always play the first legal move."""
    made = json.loads(ask(f"{server}/api/tables", {"game": "azul", "chairs": ["me", "greedy"], "name": "Ada"}))
    table, secret = f"{server}/api/tables/{made['id']}", made["secret"]
    ask(f"{table}/start", {}, secret)

    def turn():
        """The table, when it is over or waits for us."""
        payload = json.loads(ask(f"{table}?seat=0", secret=secret))
        return payload if payload["table"]["status"] == "over" or 0 in payload["table"]["decide"] else None

    while (payload := until(turn))["table"]["status"] != "over":
        revision = payload["table"]["revision"]
        ask(
            f"{table}/moves",
            {"seat": 0, "move": payload["game"]["legal"][0], "revision": revision, "id": f"{revision}"},
            secret,
        )
    return ask(f"{table}/record")


def test_a_game_is_played_over_http_with_nothing_but_the_wheel_and_its_lock(server, programs, settings, tmp_path):
    page = ask(f"{server}/").decode()
    assets = re.findall(r'(?:src|href)="(/page/[^"]+)"', page)
    assert "<title>" in page and assets and all(ask(f"{server}{asset}") for asset in assets)
    assert until(lambda: (tmp_path / "shown").is_file() and (tmp_path / "shown").read_text()) == f"{server}/\n"
    (tmp_path / "game.jsonl").write_bytes(play(server))
    for command in ("verify", "replay"):
        assert checked(programs / "azulejos", command, tmp_path / "game.jsonl", cwd=tmp_path, env=settings)


def test_it_is_the_wheel_that_runs_and_nothing_else_is_there(programs, settings, tmp_path):
    where = "import azulejos, importlib.util; print(azulejos.__file__, importlib.util.find_spec('pytest'))"
    file, other = checked(programs / "python", "-c", where, cwd=tmp_path, env=settings).split()
    assert Path(file).is_relative_to(programs.parent) and other == "None"
    assert checked(programs / "azulejos", "--version", cwd=tmp_path, env=settings).strip().endswith(version())


IMPORT_ALL = """
import importlib, pkgutil, azulejos
for module in pkgutil.walk_packages(azulejos.__path__, "azulejos."):
    if not module.name.endswith((".__main__", ".migrations.env")):  # those act when they are imported
        try:
            importlib.import_module(module.name)
        except ModuleNotFoundError as error:
            print(error.name.partition(".")[0])
"""


def test_modules_need_nothing_but_the_lock_and_what_extras_are_for(programs, settings, tmp_path):
    lacking = set(checked(programs / "python", "-c", IMPORT_ALL, cwd=tmp_path, env=settings).split())
    assert lacking <= {"gymnasium", "pettingzoo", "psycopg", "pyspiel", "ray", "torch"}, lacking


def test_a_browser_that_is_not_there_is_not_missed(programs, settings, tmp_path):
    """The address is printed before a browser is looked for, so nobody needs one."""
    command = [str(programs / "azulejos"), "serve", "--browse", "--cold", "--port", "0"]
    without = {name: value for name, value in settings.items() if name not in {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"}}
    process = subprocess.Popen(
        command,
        cwd=tmp_path,
        env={**without, "PATH": os.devnull},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    assert ask(line.removeprefix("The table is at ").strip())
    process.terminate()
    assert process.communicate(timeout=TIMEOUT) == ("", "")
    assert process.returncode == 0
