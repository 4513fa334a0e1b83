"""The searches, compiled over the rules of any game; importing their kernels imports Numba."""
