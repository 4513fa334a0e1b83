"""Compiled kernels over the rules of any game; importing it imports Numba."""
