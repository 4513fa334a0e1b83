"""Opens pages in separate browser contexts, with or without a seat."""

import contextlib
import json
import re
import time
from urllib.parse import urlsplit

from tests.server.play import PATIENCE


@contextlib.contextmanager
def visiting(engine, link, expected="(?!)"):
    """Yields a function that opens pages. An error or warning of the browser that is not expected fails the test."""
    complaints = []
    with contextlib.ExitStack() as contexts:

        def opened(path="/", *, width=1440, height=900, language="en", scheme="light", seats=None, at=link, **more):
            still = {"reduced_motion": "reduce", "locale": language, "color_scheme": scheme}
            context = engine.new_context(viewport={"width": width, "height": height}, **(still | more))
            contexts.callback(context.close)
            context.set_default_timeout(1000 * PATIENCE)
            for table in (seats or {}).values():
                context.add_init_script(_storing(table))
            page = context.new_page()
            page.on("pageerror", lambda error: complaints.append(str(error)))
            page.on("console", lambda message: _note(message, complaints))
            page.on("request", lambda request: _own(request.url, at, complaints))
            page.goto(f"{at}{path}")
            return page

        yield opened
    unexpected = [message for message in complaints if not re.search(expected, message)]
    assert not unexpected, unexpected


def awaited(page, expression, holds=bool):
    """The value of an expression on a page, once it fulfils a condition.

    Playwright's own wait needs an eval on the page, which the content security policy forbids.
    """
    begun = time.monotonic()
    while not holds(value := page.evaluate(expression)):
        assert time.monotonic() - begun < PATIENCE, f"{expression} is still {value!r}"
        page.wait_for_timeout(20)
    return value


def _storing(table):
    """The script that stores a seat as the page does."""
    stored = json.dumps({"secret": table["secret"], "seats": table["seats"], "game": table["game"], "at": 0})
    return f"localStorage.setItem('azulejos:table:{table['id']}', {json.dumps(stored)})"


def _note(message, complaints):
    if message.type in {"error", "warning"}:
        complaints.append(message.text)


def _own(address, link, complaints):
    if urlsplit(address).scheme in {"http", "https", "ws"} and urlsplit(address).netloc != urlsplit(link).netloc:
        complaints.append(f"asked another host: {address}")
