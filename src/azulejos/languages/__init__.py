"""What players are told, in their language: one Fluent file for each, which the browser reads too."""

from azulejos.languages.choice import chosen
from azulejos.languages.language import DEFAULT, Language, names
from azulejos.languages.speech import say, tell

__all__ = ["DEFAULT", "Language", "chosen", "names", "say", "tell"]
