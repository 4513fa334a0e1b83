"""Determinized search, for games with hidden hands."""
