"""Decisions typed as text, which is how a screen reader's user may play."""


def azul(player, move, game):
    """Once to see it, once to make it."""
    box = player.page.get_by_label("Type a move")
    box.fill(move)
    box.press("Enter")
    player.page.keyboard.press("Enter")


def pavilion(player, move, game):
    """In the box below the bar."""
    box = player.page.get_by_label("A move in notation")
    if not box.is_visible():
        player.page.get_by_text("Keys and notation").click()
    box.fill(move)
    box.press("Enter")


def cards(player, move, game):
    """In the box beside the hand."""
    box = player.page.get_by_role("region", name="Your hand").get_by_role("textbox")
    box.fill(move)
    box.press("Enter")
