"""Takes the pictures of the page for the documentation, in a real browser at a server of its own.

python tools/page_pictures.py
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
from playwright.sync_api import Browser, Page, sync_playwright

PICTURES = Path(__file__).parent.parent / "docs" / "pictures"
TABLES: dict[str, tuple[list[str], int]] = {
    "azul": (["me", "greedy", "greedy"], 9),
    "summer-pavilion": (["me", "greedy"], 12),
    "5211": (["me", "greedy", "greedy"], 7),
}
"""Each game: who sits there, and how many decisions are made before the picture."""


def main() -> None:
    """Start a server, play a little, and look."""
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(_serving(folder), stdout=subprocess.PIPE)  # noqa: S603  (our own interpreter)
        try:
            words = server.stdout.readline().decode() if server.stdout else ""
            _take(words.split()[-1].rstrip("/"))
        finally:
            server.terminate()
            server.communicate()


def _serving(folder: str) -> list[str]:
    where = ["--port", "0", "--database", f"{folder}/tables.sqlite"]
    return [sys.executable, "-m", "azulejos", "serve", "--cold", *where]


def _take(link: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        _page(browser, f"{link}/", {}).screenshot(path=PICTURES / "page-start.png")
        for game, (chairs, decisions) in TABLES.items():
            table = _played(link, game, chairs, decisions)
            page = _page(browser, f"{link}/t/{table['id']}", table)
            page.screenshot(path=PICTURES / f"page-{game}.png")
        browser.close()


def _page(browser: Browser, address: str, table: dict[str, Any]) -> Page:
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
    if table:
        kept = json.dumps({"secret": table["secret"], "seats": [0], "game": table["game"], "at": 0})
        page.add_init_script(f"localStorage.setItem('azulejos:table:{table['id']}', {json.dumps(kept)})")
    page.goto(address)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1000)
    return page


def _played(link: str, game: str, chairs: list[str], decisions: int) -> dict[str, Any]:
    """A table after so many own decisions, when the next one is due."""
    with httpx.Client(base_url=link, timeout=60) as client:
        table = client.post("/api/tables", json={"game": game, "chairs": chairs, "name": "Ada"}).json()
        client.headers["Authorization"] = f"Bearer {table['secret']}"
        client.post(f"/api/tables/{table['id']}/start")
        for number in range(decisions + 1):
            told = _turn(client, table["id"])
            if number < decisions:
                legal, revision = told["game"]["legal"], told["game"]["revision"]
                body = {"seat": 0, "move": legal[len(legal) // 3], "revision": revision, "id": str(number)}
                client.post(f"/api/tables/{table['id']}/moves", json=body)
        return {**table, "game": game}


def _turn(client: httpx.Client, table_id: str) -> dict[str, Any]:
    while True:
        told: dict[str, Any] = client.get(f"/api/tables/{table_id}", params={"seat": 0}).json()
        if 0 in told["table"]["decide"] and 0 not in told["table"]["ready"]:
            return told
        time.sleep(0.1)


if __name__ == "__main__":
    main()
