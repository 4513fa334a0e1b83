"""Texts for players in several languages: one Fluent file per language, which the browser reads too."""

from azulejos.languages.language import DEFAULT, Language, names
from azulejos.languages.messages import say, tell
from azulejos.languages.negotiation import chosen

__all__ = ["DEFAULT", "Language", "chosen", "names", "say", "tell"]
