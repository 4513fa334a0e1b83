"""Checks for games and bots."""
