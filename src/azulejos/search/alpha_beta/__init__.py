"""Alpha-beta for two players: the compiled kernel, iterative deepening, the transposition table."""
