"""The files of the page are sent compressed to clients that accept it."""

import gzip
import os

import pytest

from azulejos.server.errors import NoSuchPage
from azulejos.server.http import pages


def test_texts_are_packed_for_who_accepts_it():
    packed, plain = pages.part("icon.svg", "gzip, deflate"), pages.part("icon.svg", "identity")
    assert gzip.decompress(bytes(packed.body)) == (pages.FOLDER / "icon.svg").read_bytes()
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.headers["content-type"] == plain.headers["content-type"] == "image/svg+xml"
    assert "content-encoding" not in plain.headers
    assert packed.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"


def test_fonts_are_packed_already():
    font = next((pages.FOLDER / "assets").glob("*.woff2"))
    assert "content-encoding" not in pages.part(f"assets/{font.name}", "gzip").headers


def test_a_page_that_was_built_anew_is_packed_anew(tmp_path, monkeypatch):
    monkeypatch.setattr(pages, "FOLDER", tmp_path)
    for number, text in enumerate((b"one", b"two")):
        (tmp_path / "index.html").write_bytes(text)
        changed = (number + 1) * 10**9
        os.utime(tmp_path / "index.html", ns=(changed, changed))
        assert gzip.decompress(bytes(pages.page("gzip").body)) == text


@pytest.mark.parametrize("path", ["../pages.py", "nothing.js", "assets"])
def test_nothing_but_the_page_is_served(path):
    with pytest.raises(NoSuchPage):
        pages.part(path, "gzip")
