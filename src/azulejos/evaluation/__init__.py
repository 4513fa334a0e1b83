"""Learned values: small networks that say how likely a seat wins, evaluated inside the compiled searches."""
