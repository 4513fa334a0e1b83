"""Compiled kernels over the rules of any game."""
