"""Makes moves by typing their notation, as users of screen readers may do."""


def azul(player, move, game):
    """Type the move; the first Enter shows it, the second one makes it."""
    box = player.page.get_by_label("Type a move")
    box.fill(move)
    box.press("Enter")
    player.page.keyboard.press("Enter")


def summer_pavilion(player, move, game):
    """Type the move into the box below the bar."""
    box = player.page.get_by_label("A move in notation")
    if not box.is_visible():
        player.page.get_by_text("Keys and notation").click()
    box.fill(move)
    box.press("Enter")


def g5211(player, move, game):
    """Type the move into the box beside the hand."""
    box = player.page.get_by_role("region", name="Your hand").get_by_role("textbox")
    box.fill(move)
    box.press("Enter")
