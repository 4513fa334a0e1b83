"""The clauses of Summer Pavilion, one test or more for each: the name of a test ends with the clauses it tests."""
