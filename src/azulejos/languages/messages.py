"""Texts in a language: a message by its id, an error by its code."""

from azulejos.core.errors import AzulejosError, Fact
from azulejos.languages.language import DEFAULT, Language


def say(language: Language, message_id: str, /, **facts: Fact) -> str:
    """A message with its facts filled in, in English where the language lacks it.

    Raises LookupError if there is no such message, or if it needs a fact that is not given.
    """
    text = language.text(message_id, facts) or Language(DEFAULT).text(message_id, facts)
    if text is None:
        raise LookupError(f"{message_id} cannot be said with {sorted(facts)}")
    return text


def error_text(error: AzulejosError, language: Language) -> str:
    """The error as a sentence in the language; its own English message where the language has none.

    The sentence leaves out the clause and the allowed values, which need no translation.
    """
    return language.text(error.code, error.facts) or error.message
