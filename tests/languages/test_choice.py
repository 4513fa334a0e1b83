"""Which language someone gets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from azulejos.languages import DEFAULT, chosen, names, of_locale


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("pl", "pl"),
        ("pl-PL,pl;q=0.9,en-US;q=0.8,en;q=0.7", "pl"),
        ("en;q=0.5, uk;q=0.9, ru;q=0.8", "uk"),
        ("ru, uk", "ru"),
        ("de-CH, fr;q=0.9, ru;q=0.1", "ru"),
        ("UK-ua", "uk"),
        ("uk ; q=0.3 , pl ; Q=0.4", "pl"),
        ("pl;q=0, ru;q=0.001", "ru"),
        ("pl;q=1.000", "pl"),
        ("*, pl;q=0.9", "en"),
        ("de, fr", "en"),
        ("plx", "en"),
    ],
)
def test_the_browser_gets_the_best_of_what_it_asks_for(header: str, language: str) -> None:
    assert chosen(header=header).name == language


@pytest.mark.parametrize(
    "header",
    [
        "",
        ",",
        ";;;",
        "pl;q=",
        "pl;q=2",
        "pl;q=-1",
        "pl;q=0.12345",
        "pl q=1",
        "pl;q=nan",
        "pl_PL",
        "../pl",
        "\x00",
        "п",
        "пл",
    ],
)
def test_a_malformed_header_gets_the_default(header: str) -> None:
    assert chosen(header=header).name == DEFAULT


def test_what_is_malformed_does_not_spoil_the_rest() -> None:
    assert chosen(header="xx;q=oops, uk;q=0.4").name == "uk"


def test_nothing_asked_for_gets_the_default() -> None:
    assert chosen().name == DEFAULT


def test_a_name_goes_before_the_header() -> None:
    assert chosen("ru", "pl").name == "ru"
    assert chosen("ru-RU", "pl").name == "ru"


@pytest.mark.parametrize("name", ["", "de", "../en", "ru.ftl", "-"])
def test_an_unknown_name_leaves_it_to_the_header(name: str) -> None:
    assert chosen(name, "pl").name == "pl"


@given(st.text(), st.text())
def test_any_garbage_gets_some_language(name: str, header: str) -> None:
    assert chosen(name, header).name in names()


@given(st.text(alphabet="plruken-;,=q01.* "))
def test_anything_like_a_header_gets_some_language(header: str) -> None:
    assert chosen(header=header).name in names()


def test_an_endless_header_is_not_read() -> None:
    assert chosen(header="pl," * 10**6).name == DEFAULT


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "uk_UA"}, "uk"),
        ({"LANG": "ru"}, "ru"),
        ({"LANG": "pl_PL.ISO8859-2@euro"}, "pl"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "uk_UA.UTF-8"}, "uk"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "uk_UA", "LC_ALL": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "pl_PL", "LC_ALL": ""}, "pl"),
        ({"LANG": "pl_PL", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "pl_PL", "LC_MESSAGES": "POSIX"}, "en"),
        ({"LANG": "pl_PL", "LC_CTYPE": "ru_RU.UTF-8"}, "pl"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "../pl"}, "en"),
        ({"LANG": "*"}, "en"),
        ({}, "en"),
    ],
)
def test_the_locale_chooses_in_the_usual_order(environment: dict[str, str], language: str) -> None:
    assert of_locale(environment).name == language


@given(st.text())
def test_any_locale_gets_some_language(locale: str) -> None:
    assert of_locale({"LANG": locale}).name in names()
