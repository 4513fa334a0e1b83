"""Fitting nets to games, with torch."""
