"""The games; they never import one another. Adding one: docs/howto/add-a-game.md."""
