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
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

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

Payload = dict[str, Any]


class Shown(NamedTuple):
    """A table that the documentation shows."""

    chairs: list[str]
    scheme: str
    fits: Callable[[Payload], bool]
    """Whether a position with these outlooks is worth a picture; the first one of the own turn that is gets it."""
    choose: Callable[[str, Page], None]
    """Chooses a move on the page without making it, so that its preview is in the picture."""


def _fits_azul(game: Payload) -> bool:
    """In the fourth round, while there is much to choose from and a tile would score well."""
    view, best = game["view"], game["outlook"][_best(game)]
    full = sum(map(bool, view["displays"]))
    return bool(view["round"] >= MIDDLE and full >= MIDDLE and best.get("points", 0) >= WELL and not best["penalty"])


def _fits_summer_pavilion(game: Payload) -> bool:
    """In the fourth round, when a tile scores a chain and can be paid in more than one way."""
    view, best = game["view"], _best(game)
    ways = [move for move in game["legal"] if move.split("+")[0] == best.split("+")[0]]
    chain = game["outlook"][best].get("points", 0) >= WELL
    return bool(view["round"] >= MIDDLE and view["phase"] == "place" and ":" in best and chain and len(ways) > 1)


def _fits_5211(game: Payload) -> bool:
    """In the fourth round, with a card after which the own colour leads."""
    view = game["view"]
    return bool(view["round"] >= MIDDLE and view["part"] > 1 and game["outlook"][_best(game)]["points"] >= WELL)


def _type_azul(move: str, page: Page) -> None:
    for key in move.replace(">", ""):
        page.keyboard.press(key)


def _tap_summer_pavilion(move: str, page: Page) -> None:
    page.locator(f'[role="button"][data-cell="{move.partition(":")[0]}"]').click()


def _tap_5211(move: str, page: Page) -> None:
    page.locator(f'button[aria-pressed="false"]:has(use[href="#{move}"])').first.click()


MIDDLE, WELL = 4, 3
DOCUMENTED = {
    "azul": Shown(["me", "level-4", "level-3"], "light", _fits_azul, _type_azul),
    "summer-pavilion": Shown(["me", "level-3"], "light", _fits_summer_pavilion, _tap_summer_pavilion),
    "5211": Shown(["me", "level-3", "level-2"], "dark", _fits_5211, _tap_5211),
}


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
    for game, shown in DOCUMENTED.items():
        table, move = _found(link, game, shown)
        path = PICTURES / f"page-{game}.png"
        _look(
            browser,
            f"{link}/t/{table['id']}",
            table,
            path,
            scheme=shown.scheme,
            before=partial(shown.choose, move),
        )


def _found(link: str, game: str, shown: Shown) -> tuple[dict[str, Any], str]:
    """A table with a position that fits, and the move to choose in it; games are played until there is one."""
    while True:
        table = _started(link, game, shown.chairs, {})
        with httpx.Client(base_url=link, timeout=60, headers={"Authorization": f"Bearer {table['secret']}"}) as client:
            payload = _play(client, table["id"], 1000, shown.fits)
        if payload["table"]["status"] != "over":
            return table, _best(payload["game"])


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
    before: Callable[[Page], None] = lambda _: None,
) -> None:
    size: Any = {"width": width, "height": SIZES[width]}
    context = browser.new_context(viewport=size, locale="en", color_scheme=scheme, reduced_motion="reduce")
    page = context.new_page()
    if table:
        stored = json.dumps({"secret": table["secret"], "seats": [0], "game": table["game"], "at": 0})
        page.add_init_script(f"localStorage.setItem('azulejos:table:{table['id']}', {json.dumps(stored)})")
    page.goto(address, wait_until="networkidle")
    page.evaluate("document.fonts.ready.then(() => null)")
    before(page)
    page.screenshot(path=path, full_page=whole)
    context.close()


def _played(link: str, game: str, chairs: list[str], options: dict[str, Any], decisions: int) -> dict[str, Any]:
    """A table after a number of own moves, when the next one is due or the game is over."""
    table = _started(link, game, chairs, options)
    if "open" not in chairs:
        with httpx.Client(base_url=link, timeout=60, headers={"Authorization": f"Bearer {table['secret']}"}) as client:
            _play(client, table["id"], decisions)
    return table


def _started(link: str, game: str, chairs: list[str], options: dict[str, Any]) -> dict[str, Any]:
    body = {"game": game, "chairs": chairs, "name": "Ada", "options": options}
    with httpx.Client(base_url=link, timeout=60) as client:
        table = client.post("/api/tables", json=body).json()
        if "open" not in chairs:
            client.post(f"/api/tables/{table['id']}/start", headers={"Authorization": f"Bearer {table['secret']}"})
    return {**table, "game": game}


def _play(
    client: httpx.Client, table_id: str, decisions: int, fits: Callable[[Payload], bool] = lambda _: False
) -> Payload:
    """Make own moves until their number is reached, a position fits, or the game is over; return what is there then."""
    for number in range(decisions):
        payload = _turn(client, table_id)
        if payload["table"]["status"] == "over" or fits(payload["game"]):
            return payload
        body = {"seat": 0, "move": _best(payload["game"]), "revision": payload["game"]["revision"], "id": str(number)}
        client.post(f"/api/tables/{table_id}/moves", json=body)
    return _turn(client, table_id)


def _best(game: Payload) -> str:
    """The move that promises most by its outlook."""
    moves: list[str] = game["legal"]
    return max(moves, key=lambda move: _worth(game["outlook"][move]))


def _worth(outlook: dict[str, Any]) -> float:
    """How good a move is at a glance: enough for a picture. A tile is placed before anybody passes."""
    if outlook["kind"] == "place":
        return 100.0 + float(outlook["points"]) + 2 * float(outlook["bonus"]) - len(outlook["paid"]) / 4
    tiles = outlook.get("tiles", 0)
    taken = len(tiles) if isinstance(tiles, str) else outlook.get("line", 0)
    now = outlook.get("points", 0) + outlook.get("penalty", 0)
    return float(now + taken / 2 - (outlook.get("missing") or 0) / 4)


def _turn(client: httpx.Client, table_id: str) -> Payload:
    while True:
        payload: Payload = client.get(f"/api/tables/{table_id}", params={"seat": 0, "outlook": True}).json()
        table = payload["table"]
        if table["status"] == "over" or (0 in table["decide"] and 0 not in table["ready"]):
            return payload
        time.sleep(0.05)


if __name__ == "__main__":
    main()
