"""How large the numbers may be that come from outside: states count in 64 bits."""

LARGEST = 10**9
"""No count, score or option of any game is larger."""
