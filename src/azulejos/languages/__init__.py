"""Texts for players in several languages: one Fluent file per language, which the browser reads too."""

from azulejos.languages.language import DEFAULT, Language, names
from azulejos.languages.messages import error_text, say
from azulejos.languages.negotiation import chosen, of_locale
from azulejos.languages.words import LanguageWords

__all__ = ["DEFAULT", "Language", "LanguageWords", "chosen", "error_text", "names", "of_locale", "say"]
