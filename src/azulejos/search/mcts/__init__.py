"""Monte Carlo tree search, for more than two players."""
