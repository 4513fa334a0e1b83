"""The rulings on what the rulebook leaves open or other editions rule otherwise."""

import pytest

from azulejos.core.errors import OptionError
from azulejos.core.setup import Setup
from azulejos.games.g5211 import GAME
from azulejos.records import Event
from azulejos.table import LogEntry, NotYourTurn, TakebackRefused
from tests.g5211.positions import over, play, position, split, start
from tests.g5211.rounds import scored, taken
from tests.g5211.tables import table_of

ANYTHING = {2: (4, 2, 1, 1, 0), 3: (5, 3, 2, 1, 1), 4: (6, 4, 3, 2, 1), 5: (7, 6, 4, 2, 1)}
AROUND_LIMIT = {
    2: [(4, 3, 1, 0, 0), (5, 2, 1, 0, 0), (6, 2, 0, 0, 0)],
    3: [(5, 4, 3, 0, 0), (6, 4, 2, 0, 0), (7, 3, 2, 0, 0)],
    4: [(6, 5, 4, 1, 0), (7, 5, 4, 0, 0), (8, 5, 3, 0, 0)],
    5: [(7, 6, 5, 2, 0), (8, 7, 5, 0, 0), (9, 6, 5, 0, 0)],
}


# --- The two editions ---------------------------------------------------------------------------------


def test_the_rulebook_is_the_default__F_D1__F_D2():
    assert Setup.of(GAME).options == {"edition": "rulebook", "target": 0}
    with pytest.raises(OptionError):
        Setup.of(GAME, 2, {"edition": "german"})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_least_or_exactly_the_number_of_roosters__F_D1(players):
    needed, counts = players + 2, ANYTHING[players]
    for roosters, rulebook, international in [
        (needed - 1, "Y", "Y"),
        (needed, "roosters", "roosters"),
        (needed + 1, "roosters", "Y"),
        (needed + 2, "roosters", "Y"),
    ]:
        assert taken(scored(players, counts, roosters)) == rulebook
        assert taken(scored(players, counts, roosters, "international")) == international


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_colour_is_out_beyond_the_limit_or_from_it_on__F_D2(players):
    below, at_limit, beyond = AROUND_LIMIT[players]
    assert [counts[0] - players for counts in AROUND_LIMIT[players]] == [2, 3, 4]

    assert [taken(scored(players, counts)) for counts in (below, at_limit, beyond)] == ["Y", "Y", "G"]
    international = [taken(scored(players, counts, edition="international")) for counts in (below, at_limit, beyond)]
    assert international == ["Y", "G", "G"]


def test_the_edition_is_shown_to_everyone__F_D1__F_D2():
    for edition in ("rulebook", "international"):
        state = start(3, edition)
        lines = GAME.picture(GAME.view(state, None), None, ["A", "B", "C"])

        assert GAME.view(state, None)["edition"] == edition
        assert edition in "".join(span.text for line in lines for span in line)


# --- The others ---------------------------------------------------------------------------------------


def test_all_draw_after_part_three_before_scoring__F_D3():
    table = play(position(2, hands=["Y2", "G2"], part=3), "Y2", "G2")

    assert table["turn"] == {"chance": "draw"}
    assert [len(split(seat["open"])) for seat in table["seats"]] == [4, 4]
    assert table["round"] == 1


def test_ties_are_resolved_again_and_again__F_D4():
    assert taken(scored(4, (4, 4, 3, 3, 2))) == "T"
    assert taken(scored(4, (3, 4, 2, 4, 3))) == "O"


@pytest.mark.parametrize(("players", "counts"), [(2, (1, 7, 0, 0, 0)), (4, (1, 5, 5, 5, 0)), (5, (1, 9, 10, 0, 0))])
def test_a_single_card_may_win__F_D5(players, counts):
    assert taken(scored(players, counts)) == "Y"


def test_two_single_cards_share_and_go_out__F_D5():
    assert taken(scored(2, (3, 3, 1, 0, 1))) is None


def test_score_piles_were_seen_and_stay_seen__F_D6():
    state = GAME.read_position(position(3, won=["Y6", "G1G2"], round=2))

    for seat in (0, 1, 2, None):
        assert [player["won"] for player in GAME.view(state, seat)["seats"]] == ["Y6", "G1G2", ""]


def test_a_choice_may_be_changed_until_the_last_is_in__F_D7():
    table = table_of(position(3, hands=["Y1Y2G3O4T1", "B1B1B2B3B4"]))
    table.play(0, "Y1Y2", revision=0)
    table.play(1, "B1B1", revision=0)
    table.play(0, "O4T1", revision=0)
    assert table.glimpse(0).sealed == "O4T1"
    assert table.revision == 0
    last = table.legal(2)[0]
    table.play(2, last, revision=0)

    assert table.events(None)[:3] == [
        LogEntry(1, Event(seat=0, move="O4T1")),
        LogEntry(2, Event(seat=1, move="B1B1")),
        LogEntry(3, Event(seat=2, move=last)),
    ]
    assert [player["open"] for player in table.glimpse(None).view["seats"]] == ["O4T1", "B1B1", last]


def test_what_was_revealed_cannot_be_taken_back__F_D7():
    table = table_of(position(2, hands=["Y1Y2G3O4T1", "B1B1B2B3B4"], round=11))
    table.play(0, "Y1Y2", revision=0)
    table.play(1, "B1B1", revision=0)

    for seat in (0, 1):
        with pytest.raises(TakebackRefused):
            table.ask_takeback(seat)


def test_the_last_choice_of_a_position_reveals_too_and_cannot_be_taken_back__F_D7():
    """Seat 0 has chosen in the position already; in the last round no draw follows."""
    table = table_of(position(2, hands=["G3O4T1", "B1B1B2B3B4"], sealed=["Y1Y2", ""], round=11))
    with pytest.raises(NotYourTurn):
        table.play(0, "G3O4", revision=0)
    table.play(1, "B1B1", revision=0)
    assert table.glimpse(1).view["seats"][0]["open"] == "Y1Y2"

    with pytest.raises(TakebackRefused):
        table.ask_takeback(1)


def test_a_record_that_ends_within_a_part_reveals_no_sealed_choice__F_D7():
    """A choice that others may not know yet is not among the events they get."""
    document = position(2, hands=["Y1Y2G3O4T1", "B1B1B2B3B4"])
    table = table_of(document, [Event(seat=0, move="Y1Y2")])

    for seat in (1, None):
        assert table.glimpse(seat).view["seats"][0]["sealed"] is True
        assert "Y1Y2" not in str(table.events(seat))


def test_removed_cards_are_not_shown_at_the_end__F_D8():
    state = GAME.read_position(over(2, ["Y6", "G2"], [1, 2]))

    for seat in (0, 1, None):
        assert "removed" not in GAME.view(state, seat)
