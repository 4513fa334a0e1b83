"""How fast the page is, as the browser itself measures it, with its own server on this machine.

.venv/bin/python benchmarks/page.py [--times 9]
"""

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, sync_playwright
from result_files import write

GAMES = ("azul", "summer-pavilion", "5211")
PAINTED = """() => new Promise((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries().at(-1).startTime))
        .observe({ type: "largest-contentful-paint", buffered: true });
})"""
LOADED = """() => performance.getEntriesByType("resource").concat(performance.getEntriesByType("navigation"))
    .map(({ name, encodedBodySize, decodedBodySize }) => [name, encodedBodySize, decodedBodySize])"""
WATCH = """() => {
    const sentence = () => document.querySelector("h1")?.textContent + document.querySelector("main").dataset.revision;
    addEventListener("keydown", (event) => {
        if (event.key !== "Enter") return;
        const before = sentence();
        const seen = (window.figures = { frames: [], long: [], move: null });
        const frame = (now) => {
            seen.frames.push(now);
            if (seen.changed === undefined && sentence() !== before) {
                seen.changed = now;
                // The task after a frame runs when its picture is made.
                const { port1, port2 } = new MessageChannel();
                port1.onmessage = () => (seen.move = performance.now() - event.timeStamp);
                port2.postMessage(0);
            }
            if (now - event.timeStamp < 700) requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
    }, true);
    new PerformanceObserver((list) => figures.long.push(...list.getEntries().map((each) => each.duration)))
        .observe({ type: "longtask" });
}"""


def main() -> None:
    """Start a server and a browser, measure, and write the results."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--times", type=int, default=9)
    often = parser.parse_args().times
    print(f"load of the last minute before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        where = ["--port", "0", "--database", f"{folder}/tables.sqlite", "--unlimited", "--cold"]
        server = subprocess.Popen([sys.executable, "-m", "azulejos", "serve", *where], stdout=subprocess.PIPE)
        assert server.stdout is not None
        link = server.stdout.readline().decode().split()[-1].rstrip("/")
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        try:
            figures = first_view(browser, link, often)
            figures["games"] = {game: moves(browser, link, game, often) for game in GAMES}
        finally:
            browser.close()
            server.terminate()
            server.communicate()
    print(f"load of the last minute after: {os.getloadavg()[0]:.1f}")
    write("page", figures)


def first_view(browser: Browser, link: str, often: int) -> dict[str, Any]:
    """Measure a first visit: the time to the largest contentful paint, and what was fetched."""
    views, works, loaded = [], [], []
    for _ in range(often):
        page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
        work = Work(page)
        page.goto(f"{link}/", wait_until="networkidle")
        views.append(page.evaluate(PAINTED))
        works.append(work.done())
        loaded = page.evaluate(LOADED)
        page.context.close()
    report("start page, largest contentful paint, ms", views)
    report("start page, work of the main thread, ms of CPU", works)
    sizes = []
    for what, kinds in (("HTML, scripts and styles", (".js", ".css", "/")), ("fonts", (".woff2",))):
        parts = [size for name, size, _ in loaded if name.endswith(kinds)]
        sizes.append(round(sum(parts) / 1000))
        print(f"{what}: {len(parts)} files, {sizes[-1]} kB compressed")
    return {
        "first_view_ms": spread(views),
        "first_view_cpu_ms": spread(works),
        "kilobytes": sizes[0],
        "font_kilobytes": sizes[1],
    }


def moves(browser: Browser, link: str, game: str, often: int) -> dict[str, Any]:
    """Measure the time from a key to the painted move, and the frames of the animation after it."""
    table = make(link, game)
    page = browser.new_context(viewport={"width": 1440, "height": 900}, locale="en").new_page()
    kept = json.dumps({"secret": table["secret"], "seats": [0], "game": game, "at": 0})
    page.add_init_script(f"localStorage.setItem('azulejos:table:{table['id']}', {json.dumps(kept)})")
    page.goto(f"{link}/t/{table['id']}", wait_until="networkidle")
    page.evaluate(WATCH)
    work, delays, gaps, long, works = Work(page), [], [], [], []
    for number in range(often + 1):
        legal = owed(link, table)
        page.wait_for_timeout(1500)  # wait until earlier animations are over
        for key in keys_of(game, legal[0]):
            page.keyboard.press(key)
        work.done()
        page.keyboard.press("Enter")
        page.wait_for_timeout(1000)
        seen = page.evaluate("figures")
        if number:  # the first warms the server up
            delays.append(seen["move"])
            gaps += [b - a for a, b in pairwise(seen["frames"])]
            long += seen["long"]
            works.append(work.done())
    page.context.close()
    report(f"{game}, from the key to the picture of the move, ms", delays)
    late = sum(gap > 25 for gap in gaps) / len(gaps)
    usual, mean = 1000 / statistics.median(gaps), 1000 * len(gaps) / sum(gaps)
    print(f"{game}, frames a second in the 0.7 s after a move: median {usual:.0f}, mean {mean:.0f};", end=" ")
    print(f"later than 25 ms: {late:.1%}; longest task {max(long, default=0):.0f} ms")
    report(f"{game}, work of the main thread for a move, its answer and {len(gaps) // often} frames, ms of CPU", works)
    return {
        "move_ms": spread(delays),
        "frames": round(usual),
        "frames_mean": round(mean),
        "late": round(late, 3),
        "move_cpu_ms": spread(works),
    }


class Work:
    """The processor time of a page's main thread, independent of other load on the machine."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})
        self._before = 0.0

    def done(self) -> float:
        """Return the milliseconds since the last call."""
        metrics = self._session.send("Performance.getMetrics")["metrics"]
        now = 1000 * float(next(each["value"] for each in metrics if each["name"] == "TaskDuration"))
        since, self._before = now - self._before, now
        return since


def keys_of(game: str, move: str) -> str:
    """The keys of a first move, without the Enter."""
    if game == "5211":
        return "12"[: len(move) // 2]
    return move.replace(">", "").replace("C", "0")


def make(link: str, game: str) -> dict[str, Any]:
    """Make a table against the random bot."""
    with httpx.Client(base_url=link, timeout=60, trust_env=False) as client:
        table: dict[str, Any] = client.post(
            "/api/tables", json={"game": game, "chairs": ["me", "random"], "name": "Ada"}
        ).json()
        client.post(f"/api/tables/{table['id']}/start", headers={"Authorization": f"Bearer {table['secret']}"})
    return table


def owed(link: str, table: dict[str, Any]) -> list[str]:
    """Wait for our turn; return the legal moves."""
    headers = {"Authorization": f"Bearer {table['secret']}"}
    while True:
        snapshot = httpx.get(
            f"{link}/api/tables/{table['id']}", params={"seat": 0}, headers=headers, trust_env=False
        ).json()
        if 0 in snapshot["table"]["decide"] and 0 not in snapshot["table"]["ready"]:
            legal: list[str] = snapshot["game"]["legal"]
            return legal
        time.sleep(0.05)


def report(what: str, figures: Sequence[float]) -> None:
    """Print the median, the minimum and the maximum."""
    each = spread(figures)
    print(f"{what}: median {each['median']} ({each['least']}–{each['most']}), {len(figures)} times")


def spread(figures: Sequence[float]) -> dict[str, int]:
    """The median, the minimum and the maximum of some figures."""
    return {"median": round(statistics.median(figures)), "least": round(min(figures)), "most": round(max(figures))}


if __name__ == "__main__":
    main()
