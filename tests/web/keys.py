"""Makes moves by the keyboard."""

from tests.web.moves import bonus_picks, cards_of, kept_of, payments_of, placing_of

ARROWS = {"ArrowRight": (1, 0), "ArrowLeft": (-1, 0), "ArrowDown": (0, 1), "ArrowUp": (0, -1)}
MOST_STEPS = 150


def azul(player, move, game):
    """Press the characters of the move; for a column only its number."""
    keys = [move[-1]] if "=" in move else [*move.replace(">", "")]
    _press(player.page, "Escape", "Escape", "Escape", *keys, "Enter")


def summer_pavilion(player, move, game):
    """Press digits and letters for tiles, arrows for cells."""
    page = player.page
    _press(page, "Escape")
    if move.startswith("+"):
        picks = bonus_picks(move, game, player.seat)
        _press(page, *picks, "Enter")
        player.sees_at_least(game["revision"] + len(picks))
    elif move.startswith("pass"):
        _press(page, "0", *["Backspace"] * 4, *kept_of(move), "Enter")
    elif ":" in move:
        _place(page, move, game)
    else:
        source, colour = move
        _press(page, source.replace("C", "0"), colour, "Enter")


def g5211(player, move, game):
    """Press the numbers of the cards in the hand, then Enter."""
    _press(player.page, "Escape")
    hand = player.page.get_by_role("region", name="Your hand").locator("button[aria-pressed]")
    names = [card.locator("use").get_attribute("href")[1:] for card in hand.all()]
    for card in cards_of(move):
        place = names.index(card)
        names[place] = ""
        _press(player.page, str(place + 1))
    _press(player.page, "Enter")


def _press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def _place(page, move, game):
    cell, colour, jokers = placing_of(move)
    _walk(page, cell)
    _press(page, "Enter", colour)
    payments = payments_of(game["legal"], cell, colour)
    _press(page, str(payments.index(jokers) + 1), "Enter")


def _walk(page, cell):
    """Press arrows until a cell has the focus: each time the arrow towards it that was not tried yet."""
    _press(page, "ArrowUp")  # the first arrow moves the focus to the board
    tried: set[tuple[str, str]] = set()
    for _ in range(MOST_STEPS):
        here, x, y, goal_x, goal_y = _where(page, cell)
        if here == cell:
            return
        ways = {key: (goal_x - x) * dx + (goal_y - y) * dy for key, (dx, dy) in ARROWS.items()}
        fresh = [key for key in ways if (here, key) not in tried]
        key = max(fresh or ways, key=lambda each: ways[each])
        if not fresh:
            tried = {step for step in tried if step[0] != here}
        tried.add((here, key))
        _press(page, key)
    raise AssertionError(f"no way by arrows to {cell}")


def _where(page, cell):
    return page.evaluate(
        """cell => {
            const middle = (part) => {
                const { x, y, width, height } = part.getBoundingClientRect();
                return [x + width / 2, y + height / 2];
            };
            const here = document.activeElement;
            const there = document.querySelector(`[role="button"][data-cell="${cell}"]`);
            return [here.dataset.cell ?? "", ...middle(here), ...middle(there)];
        }""",
        cell,
    )
