"""Makes moves by clicks and taps on the page."""

import re

from tests.web.moves import AZUL, SUMMER_PAVILION, bonus_picks, cards_of, kept_of, payments_of, placing_of


def azul(player, move, game):
    """Tap the tiles and the line, or the column of a grey wall; confirm."""
    page = player.page
    if "=" in move:
        row, column = move.split("=")
        cell = page.get_by_role("button", name=re.compile(f"^Row {row}, column {column}:"))
        if cell.get_attribute("aria-pressed") != "true":
            cell.click()
    else:
        source, colour, _, line = move
        page.locator(f'[data-at="d{source}"] button[aria-label*="{AZUL[colour]}"] svg').first.click()
        page.locator(f'[data-at="s{player.seat}-l{line}"]').click()
    page.get_by_role("button", name=re.compile("^Confirm")).click()


def summer_pavilion(player, move, game):
    """Tap tiles, a cell and its payment, bonus tiles, or the tiles to keep; confirm."""
    if move.startswith("+"):
        _bonus(player, move, game)
    elif move.startswith("pass"):
        _pass(player, move, game)
    elif ":" in move:
        _place(player, move, game)
    else:
        source, colour = move
        tile = f'use[href="#summer-pavilion-{SUMMER_PAVILION[colour]}"]'
        player.page.locator(f'[data-source="{source}"] :is(button, [role="button"]):has({tile}) {tile}').first.click()
        player.page.get_by_role("button", name=re.compile(r"^Take \d")).click()


def g5211(player, move, game):
    """Tap the cards, then the button Ready."""
    hand = player.page.get_by_role("region", name="Your hand")
    for chosen in hand.locator('button[aria-pressed="true"]').all():
        chosen.click()
    for card in cards_of(move):
        hand.locator(f'button[aria-pressed="false"]:has(use[href="#{card}"])').first.click()
    hand.get_by_role("button", name=re.compile("^(Ready|Change choice)$")).click()


def _place(player, move, game):
    page = player.page
    cell, colour, jokers = placing_of(move)
    place = page.locator(f'[role="button"][data-cell="{cell}"]')
    if place.get_attribute("aria-pressed") != "true":  # a second tap would confirm what is shown
        place.click()
    colours = page.get_by_role("radiogroup", name="Colour")
    if colours.is_visible():
        colours.locator(f'[role="radio"]:has(use[href="#summer-pavilion-{SUMMER_PAVILION[colour]}"])').click()
    payments = payments_of(game["legal"], cell, colour)
    if len(payments) > 1:
        page.get_by_role("radiogroup", name=re.compile("^Pay")).get_by_role("radio").nth(payments.index(jokers)).click()
    page.get_by_role("button", name="Confirm").click()


def _bonus(player, move, game):
    page = player.page
    picks = bonus_picks(move, game, player.seat)
    for letter in picks:
        tile = f'button[aria-pressed="false"]:has(use[href="#summer-pavilion-{SUMMER_PAVILION[letter]}"])'
        page.locator(f'[data-source="S"] {tile}').locator("visible=true").first.click()
    page.get_by_role("button", name=re.compile(r"^Take \d")).click()
    player.sees_at_least(game["revision"] + len(picks))


def _pass(player, move, game):
    page = player.page
    page.get_by_role("button", name="Pass…").click()
    hand = page.get_by_role("group", name="Tiles beside your board")
    wanted = kept_of(move)
    tile = 'button[aria-pressed="{}"]:has(use[href="#summer-pavilion-{}"])'.format
    for letter, colour in SUMMER_PAVILION.items():
        while hand.locator(tile("true", colour)).count() > wanted.count(letter):
            hand.locator(tile("true", colour)).last.click()
    for letter, colour in SUMMER_PAVILION.items():
        while hand.get_by_role("button").count() and hand.locator(tile("true", colour)).count() < wanted.count(letter):
            hand.locator(tile("false", colour)).first.click()
    page.get_by_role("button", name=re.compile("^Pass, keep")).click()
