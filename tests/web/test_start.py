"""The start page, setting up a table, and the first move."""

import pytest

from tests.web.visitors import awaited

LANGUAGES = {"en": "Ready to play?", "pl": "Zagrajmy!", "ru": "Всё готово к игре", "uk": "Усе готово до гри"}
SIZES = [(1440, 900), (1024, 768), (390, 844)]


@pytest.mark.parametrize(("language", "title"), LANGUAGES.items())
def test_it_speaks_the_language_of_the_browser(visit, language, title):
    page = visit("/", language=language)
    page.get_by_role("heading", name=title).wait_for()
    page.locator(f"html[lang={language}]").wait_for()
    assert "page-" not in page.locator("body").inner_text()


def test_another_language_can_be_chosen_and_stays(visit):
    page = visit("/")
    page.get_by_label("Language").select_option("pl")
    page.get_by_role("heading", name=LANGUAGES["pl"]).wait_for()
    page.reload()
    page.get_by_role("heading", name=LANGUAGES["pl"]).wait_for()


def test_a_browser_of_an_unknown_language_gets_english(visit):
    visit("/", language="ja").get_by_role("heading", name=LANGUAGES["en"]).wait_for()


@pytest.mark.parametrize(("width", "height"), SIZES)
@pytest.mark.parametrize("path", ["/", "/new/azul", "/new/summer-pavilion", "/new/5211"])
def test_nothing_is_wider_than_the_screen(visit, path, width, height):
    page = visit(path, width=width, height=height, language="uk")
    page.get_by_role("button").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_first_visit_fetches_little(visit):
    page = visit("/")
    page.wait_for_load_state("networkidle")
    parts = page.evaluate("performance.getEntriesByType('resource').map((part) => [part.name, part.encodedBodySize])")
    assert sum(size for name, size in parts if name.endswith((".js", ".css"))) < 200_000


@pytest.mark.parametrize("place", range(3))
def test_one_click_leads_to_a_game_against_a_bot(visit, place):
    page = visit("/")
    page.get_by_role("button", name="Play now").nth(place).click()
    page.wait_for_url("**/t/*")
    page.get_by_role("status").filter(has_text="turn").or_(
        page.get_by_role("status").filter(has_text="hoos")
    ).first.wait_for()


def test_a_friend_comes_by_the_link_and_the_game_starts_for_both(visit):
    host = visit("/new/azul")
    host.get_by_label("Who sits at seat 2").select_option("friend")
    host.get_by_role("button", name="Start").click()
    host.wait_for_url("**/t/*")
    host.get_by_text("Invite friends").wait_for()
    awaited(host, "document.querySelector('img[src$=\"qr.svg\"]').naturalWidth > 0")
    friend = visit(host.url[host.url.index("/t/") :])
    friend.get_by_label("Your name").fill("<b>Ben</b>")
    friend.get_by_role("button", name="Take this seat").click()
    for page in (host, friend):
        page.get_by_role("status").filter(has_not_text="Waiting").first.wait_for()
    host.get_by_text("<b>Ben</b>").first.wait_for()


def test_the_host_chooses_who_starts(visit):
    host = visit("/new/summer-pavilion")
    host.get_by_label("Who sits at seat 2").select_option("friend")
    host.get_by_label("Starting player").select_option(label="Seat 2 · Friend (by link)")
    host.get_by_role("button", name="Start").click()
    host.wait_for_url("**/t/*")
    host.get_by_role("listitem").nth(1).get_by_text("starts the game").wait_for()
    friend = visit(host.url[host.url.index("/t/") :])
    friend.get_by_role("button", name="Take this seat").click()
    friend.get_by_role("status").filter(has_text="Your turn").first.wait_for()


def test_the_host_hides_the_score_piles_of_5211(visit):
    page = visit("/new/5211")
    page.get_by_label("Hide the score piles of other players").check()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    page.get_by_text("Won: 0 · points: 0").wait_for()
    page.get_by_text("Won: 0", exact=True).wait_for()
    other = visit("/new/azul")
    other.get_by_label("Who sits at seat 2").wait_for()
    assert other.get_by_label("Hide the score piles of other players").count() == 0


def test_nobody_is_chosen_to_start_where_all_play_at_once(visit):
    page = visit("/new/5211")
    page.get_by_label("Who sits at seat 2").wait_for()
    assert page.get_by_label("Starting player").count() == 0


def test_an_address_without_a_table_says_so(visit):
    page = visit("/t/nothing-here")
    page.get_by_text("There is no table at this address.").wait_for()


def test_dark_is_dark_and_can_be_chosen(visit):
    page = visit("/", scheme="light")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(ground)
    page.get_by_label("Theme").select_option("dark")
    chosen = awaited(page, ground, lambda colour: colour != light)
    dark = visit("/", scheme="dark")
    awaited(dark, ground, lambda colour: colour == chosen)
