"""For those who add a game or a bot: checks that find what is wrong with it, perft, golden files."""

from azulejos.testing.bots import check_bot
from azulejos.testing.conformance import ConformanceError, Report, all_setups, check_game
from azulejos.testing.golden import GoldenMismatch, compare, golden_record, perft_text
from azulejos.testing.perft import divide, perft

__all__ = [
    "ConformanceError",
    "GoldenMismatch",
    "Report",
    "all_setups",
    "check_bot",
    "check_game",
    "compare",
    "divide",
    "golden_record",
    "perft",
    "perft_text",
]
