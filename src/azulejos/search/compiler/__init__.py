"""Compiling kernels with Numba, and the disk cache of machine code."""
