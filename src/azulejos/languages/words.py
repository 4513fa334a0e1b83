"""The words of a language, for games and screens: messages by their ids, refusals as sentences."""

import sys
from collections.abc import Sequence

from azulejos.core.errors import AzulejosError, Fact
from azulejos.core.texts import Words
from azulejos.languages.language import DEFAULT, Language

_MOST_CHOICES = 16
"""A refusal lists what is allowed if there are no more than this, as the error itself does."""


class LanguageWords(Words):
    """Messages in a language; in English where the language lacks one. Long facts are shown whole."""

    def __init__(self, language: Language | None = None) -> None:
        self.language = language or Language(DEFAULT)

    def text(self, message_id: str, english: str, /, **facts: Fact) -> str:
        """The message in this language, in that of the English files, or the English text that is given."""
        found = (Language(name).text(message_id, facts, sys.maxsize) for name in (self.language.name, DEFAULT))
        return next(filter(None, found), english)

    def say(self, message_id: str, /, **facts: Fact) -> str:
        """A message that must be in the files. Raises LookupError if it is not, or if it needs another fact."""
        text = self.text(message_id, "", **facts)
        if not text:
            raise LookupError(f"{message_id} cannot be said with {sorted(facts)}")
        return text

    def refusal(self, error: AzulejosError) -> str:
        """The sentence of an error with its clause; the error's own text if it is in no file."""
        sentence = self.language.text(error.code, error.facts)
        if sentence is None:
            return str(error)
        return f"{sentence.removesuffix('.')} ({error.clause})." if error.clause else sentence

    def refusal_with_choices(self, error: AzulejosError) -> str:
        """The refusal, and what would have been allowed, if it does not say so itself."""
        sentence = self.refusal(error)
        if sentence == str(error) or "choices" in error.facts:
            return sentence
        return " ".join([sentence, *self._possible(error.allowed)])

    def _possible(self, allowed: Sequence[str]) -> list[str]:
        few = 0 < len(allowed) <= _MOST_CHOICES
        return [self.say("terminal-possible", choices=", ".join(allowed))] if few else []
