"""Nets: small networks that predict how likely a seat wins, evaluated inside the compiled searches."""
