"""Bots of the server: which are installed, when they move, their processes, compiling their searches."""
