"""The rules of 5211, clause by clause."""
