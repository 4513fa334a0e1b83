"""Saying things in a language: a message by its id, an error by its code."""

from azulejos.core.errors import AzulejosError, Fact
from azulejos.languages.language import DEFAULT, Language


def say(language: Language, message_id: str, /, **facts: Fact) -> str:
    """A message told with facts, in English where the language lacks it.

    Raises LookupError if there is no such message, or if it needs a fact that is not given.
    """
    text = language.text(message_id, facts) or Language(DEFAULT).text(message_id, facts)
    if text is None:
        raise LookupError(f"{message_id} can not be said with {sorted(facts)}")
    return text


def tell(error: AzulejosError, language: Language) -> str:
    """What is wrong, as a sentence in the language; the error's own English message where it has none.

    The clause and what is allowed are not in it: they are the error's own, and need no words.
    """
    return language.text(error.code, error.facts) or error.message
