"""The page about the shuffle is run, and its own plain code deals whole games of ours again."""

import contextlib
import doctest
import io
import json
import re
from pathlib import Path

import pytest

from azulejos.records import playthrough
from tests.records.shuffled import CASES, SECRET, played, shuffled

PAGE = (Path(__file__).parents[2] / "docs" / "protocols" / "shuffle.md").read_text(encoding="utf-8")
SPARE = {"azul": "lid", "summer-pavilion": "tower"}
"""Where tiles go that will be poured into the bag."""


def run(session):
    """Run a session of the page; what it has defined in the end."""
    test = doctest.DocTestParser().get_doctest(session, {}, "shuffle", "shuffle.md", 0)
    report: list[str] = []
    result = doctest.DocTestRunner().run(test, out=report.append, clear_globs=False)
    assert result.attempted >= 8
    assert result.failed == 0, "".join(report)
    return test.globs


def sessions():
    return re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_the_sessions_go_as_written():
    for session in sessions():
        run(session)


def test_the_first_session_needs_nothing_of_ours():
    assert "azulejos." not in sessions()[0].replace('b"azulejos:', "")


def test_the_example_of_a_header_is_that_of_the_sessions():
    example, *_ = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert json.loads(example) == shuffled().revealed()


def root_by_the_page(page, header):
    terms = {key: header[key] for key in ("game", "players", "options")}
    terms |= {"version": 1, "table": "porto", "seeds": header["shuffle"]["seeds"]}
    with contextlib.redirect_stdout(io.StringIO()):  # the page shows terms and key
        return page["root_of"](SECRET, terms)


def pieces(game, text):
    """The tiles or cards of a text, one by one."""
    return re.findall(r"[A-Z]\d" if game == "5211" else r"[A-Z]", text)


def piles(game, position):
    """What may be drawn from, one pile after the other, each laid out as the page says."""
    if game != "5211":
        return [list(position["bag"]), list(position[SPARE[game]])]
    cards = pieces(game, position["pile_cards"])
    return [sorted(cards, key=lambda card: (card[1], "YGOBT".index(card[0])))]


def drawn_by_the_page(page, root, number, game, position, count):
    numbers = page["stream"](root, number)
    drawn: list[str] = []
    for pile in piles(game, position):
        drawn += page["draw"](numbers, pile, min(count - len(drawn), len(pile)))
    return drawn


@pytest.mark.parametrize("case", CASES)
def test_the_code_of_the_page_deals_whole_games_again(case):
    page, game = run(sessions()[0]), case[0]
    record = playthrough(played(case))
    root = root_by_the_page(page, record.header)
    if game != "5211":
        assert page["below"](page["stream"](root, "starter"), case[1]) == record.header["starter"]
    positions = [record.header["position"], *(event.extra["position"] for event in record.events)]
    draws = [
        (event.chance, before) for event, before in zip(record.events, positions[:-1], strict=True) if event.chance
    ]
    for number, (chance, before) in enumerate(draws):
        groups = [pieces(game, group) for group in re.split(r" / | ", chance)[1:]]
        drawn = drawn_by_the_page(page, root, number, game, before, sum(map(len, groups)))
        for group in groups:
            taken, drawn = drawn[: len(group)], drawn[len(group) :]
            assert sorted(taken) == sorted(group)
