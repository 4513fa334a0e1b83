import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.core.bunch import EMPTY
from azulejos.core.errors import ParseError
from azulejos.core.letters import Letters

LETTERS = Letters("PGOYBR")
bunches = st.text("PGOYBR", max_size=40).map(LETTERS.read)
FORMS = {"supply": "supply PGGO", "deal": "deal PP - …"}


@given(bunches)
def test_a_bunch_survives_the_way_through_text(bunch):
    assert LETTERS.read(LETTERS.text(bunch)) == bunch
    assert LETTERS.read_word(LETTERS.word(bunch)) == bunch


@given(st.lists(bunches, min_size=1, max_size=9))
def test_a_draw_survives_the_way_through_text(drawn):
    assert LETTERS.read_draw(LETTERS.draw_text("deal", drawn), FORMS) == ("deal", drawn)


def test_the_empty_bunch_is_a_dash_in_a_text():
    assert (LETTERS.text(EMPTY), LETTERS.word(EMPTY)) == ("", "-")


@pytest.mark.parametrize("word", ["", "GP", "pg", "K", "--", "P-"])
def test_words_in_another_form_are_none(word):
    assert LETTERS.read_word(word) is None


@pytest.mark.parametrize("text", ["", "deal", "remove P", "deal P  G", "supply GP", "deal PX", " deal P"])
def test_texts_in_another_form_are_no_draws(text):
    with pytest.raises(ParseError) as caught:
        LETTERS.read_draw(text, FORMS)

    assert caught.value.code == "bad-chance-text" and caught.value.allowed
