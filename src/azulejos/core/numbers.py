"""The limit of numbers that come from outside, since states store 64-bit integers."""

LARGEST = 10**9
"""The largest count, score or option value of any game."""
