"""Whoever opens the page: in a browser of their own, with a seat or without."""

import contextlib
import json
import re
from urllib.parse import urlsplit

from tests.server.play import PATIENCE


@contextlib.contextmanager
def visiting(engine, link, expected="(?!)"):
    """Gives a function that opens pages; nothing may be complained of but what is expected."""
    complaints = []
    with contextlib.ExitStack() as contexts:

        def opened(path="/", *, width=1440, height=900, language="en", scheme="light", seats=None, at=link, **more):
            still = {"reduced_motion": "reduce", "locale": language, "color_scheme": scheme}
            context = engine.new_context(viewport={"width": width, "height": height}, **(still | more))
            contexts.callback(context.close)
            context.set_default_timeout(1000 * PATIENCE)
            for table in (seats or {}).values():
                context.add_init_script(_keeping(table))
            page = context.new_page()
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda said: complaints.append(said.text) if said.type in {"error", "warning"} else None)
            page.on("request", lambda request: _own(request.url, at, complaints))
            page.goto(f"{at}{path}")
            return page

        yield opened
    unexpected = [said for said in complaints if not re.search(expected, said)]
    assert not unexpected, unexpected


def _keeping(table):
    """The script that puts a seat where the page keeps it."""
    kept = json.dumps({"secret": table["secret"], "seats": table["seats"], "game": table["game"], "at": 0})
    return f"localStorage.setItem('azulejos:table:{table['id']}', {json.dumps(kept)})"


def _own(address, link, complaints):
    if urlsplit(address).scheme in {"http", "https", "ws"} and urlsplit(address).netloc != urlsplit(link).netloc:
        complaints.append(f"asked another host: {address}")
