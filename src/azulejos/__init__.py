"""Azulejos: the rules of Azul and its relatives, a table to play them, bots and a workbench."""

__version__ = "0.2.0"
