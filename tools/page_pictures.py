"""Takes screenshots of the page in a real browser, with its own server.

python tools/page_pictures.py           the few that the documentation shows
python tools/page_pictures.py FOLDER    every screen, wide and narrow, light and dark, to look at
"""

import json
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Browser, sync_playwright

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
SIZES = {1440: 900, 1024: 768, 390: 844}
SCHEMES = ("light", "dark")
PLACES = ("/", "/new/azul", "/new/5211", "/rules/summer-pavilion", "/learn/azul", "/learn/summer-pavilion")
TABLES: dict[str, tuple[str, list[str], dict[str, Any], int]] = {
    "azul": ("azul", ["me", "greedy", "greedy"], {}, 9),
    "azul-grey": ("azul", ["me", "greedy", "greedy", "greedy"], {"wall": "grey"}, 4),
    "azul-over": ("azul", ["me", "greedy"], {}, 1000),
    "summer-pavilion": ("summer-pavilion", ["me", "greedy"], {}, 12),
    "summer-pavilion-take": ("summer-pavilion", ["me", "greedy", "greedy", "greedy"], {"board": "grey"}, 2),
    "summer-pavilion-over": ("summer-pavilion", ["me", "greedy"], {}, 1000),
    "5211": ("5211", ["me", "greedy", "greedy"], {}, 7),
    "5211-five": ("5211", ["me", *["greedy"] * 4], {"edition": "international"}, 4),
    "5211-over": ("5211", ["me", "greedy"], {}, 1000),
    "waiting": ("azul", ["me", "open"], {}, 0),
}
"""The tables of the pictures: the game, the seats, the options, and the number of own moves before the picture."""

DOCUMENTED = {"azul": "light", "summer-pavilion": "light", "5211": "dark"}
"""The tables that the documentation shows, and their colour scheme."""


def main() -> None:
    """Start a server, play some moves, and take the pictures."""
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(_serving(folder), stdout=subprocess.PIPE)  # noqa: S603  (our own interpreter)
        try:
            greeting = server.stdout.readline().decode() if server.stdout else ""
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
                _take(browser, greeting.split()[-1].rstrip("/"))
                browser.close()
        finally:
            server.terminate()
            server.communicate()


def _serving(folder: str) -> list[str]:
    where = ["--port", "0", "--database", f"{folder}/tables.sqlite", "--unlimited"]
    return [sys.executable, "-m", "azulejos", "serve", "--cold", *where]


def _take(browser: Browser, link: str) -> None:
    if len(sys.argv) > 1:
        folder = Path(sys.argv[1])
        folder.mkdir(parents=True, exist_ok=True)
        _everything(browser, link, folder)
        return
    _look(browser, f"{link}/", {}, PICTURES / "page-start.png")
    for name, scheme in DOCUMENTED.items():
        game, chairs, options, decisions = TABLES[name]
        table = _played(link, game, chairs, options, decisions)
        _look(browser, f"{link}/t/{table['id']}", table, PICTURES / f"page-{game}.png", scheme=scheme)


def _everything(browser: Browser, link: str, folder: Path) -> None:
    screens: dict[str, tuple[str, dict[str, Any]]] = {}
    for place in PLACES:
        screens[place.strip("/").replace("/", "-") or "start"] = (place, {})
    for name, (game, chairs, options, decisions) in TABLES.items():
        table = _played(link, game, chairs, options, decisions)
        screens[name] = (f"/t/{table['id']}", table)
        if name.endswith("over"):
            screens[f"{game}-replay"] = (f"/replay/{table['id']}#30", table)
    for name, (place, table) in screens.items():
        for width in SIZES:
            for scheme in SCHEMES:
                path = folder / f"{name}-{width}-{scheme}.png"
                _look(browser, f"{link}{place}", table, path, width=width, scheme=scheme, whole=True)


def _look(
    browser: Browser,
    address: str,
    table: dict[str, Any],
    path: Path,
    *,
    width: int = 1440,
    scheme: Any = "light",
    whole: bool = False,
) -> None:
    size: Any = {"width": width, "height": SIZES[width]}
    context = browser.new_context(viewport=size, locale="en", color_scheme=scheme, reduced_motion="reduce")
    page = context.new_page()
    if table:
        stored = json.dumps({"secret": table["secret"], "seats": [0], "game": table["game"], "at": 0})
        page.add_init_script(f"localStorage.setItem('azulejos:table:{table['id']}', {json.dumps(stored)})")
    page.goto(address, wait_until="networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    page.screenshot(path=path, full_page=whole)
    context.close()


def _played(link: str, game: str, chairs: list[str], options: dict[str, Any], decisions: int) -> dict[str, Any]:
    """A table after a number of own moves, when the next one is due or the game is over."""
    with httpx.Client(base_url=link, timeout=60) as client:
        body = {"game": game, "chairs": chairs, "name": "Ada", "options": options}
        table = client.post("/api/tables", json=body).json()
        client.headers["Authorization"] = f"Bearer {table['secret']}"
        if "open" not in chairs:
            client.post(f"/api/tables/{table['id']}/start")
            _play(client, table["id"], decisions)
        return {**table, "game": game}


def _play(client: httpx.Client, table_id: str, decisions: int) -> None:
    for number in range(decisions):
        payload = _turn(client, table_id)
        if payload["table"]["status"] == "over":
            return
        legal, revision = payload["game"]["legal"], payload["game"]["revision"]
        body = {"seat": 0, "move": legal[len(legal) // 3], "revision": revision, "id": str(number)}
        client.post(f"/api/tables/{table_id}/moves", json=body)
    _turn(client, table_id)


def _turn(client: httpx.Client, table_id: str) -> dict[str, Any]:
    while True:
        payload: dict[str, Any] = client.get(f"/api/tables/{table_id}", params={"seat": 0}).json()
        table = payload["table"]
        if table["status"] == "over" or (0 in table["decide"] and 0 not in table["ready"]):
            return payload
        time.sleep(0.05)


if __name__ == "__main__":
    main()
