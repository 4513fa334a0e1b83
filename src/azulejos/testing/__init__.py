"""Checks for authors of games and bots: conformance, perft, golden files."""

from azulejos.testing.bots import check_bot
from azulejos.testing.conformance import ConformanceError, ConformanceReport, all_setups, check_game
from azulejos.testing.golden import GoldenMismatch, compare, golden_record, perft_text
from azulejos.testing.perft import divide, perft

__all__ = [
    "ConformanceError",
    "ConformanceReport",
    "GoldenMismatch",
    "all_setups",
    "check_bot",
    "check_game",
    "compare",
    "divide",
    "golden_record",
    "perft",
    "perft_text",
]
