"""The files of languages, taken apart."""

import re
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from azulejos.languages import names
from azulejos.languages.language import source

LANGUAGES = names()

FOREIGN = {
    "en": "[а-яёіїєґ]",
    "pl": "[а-яёіїєґ]",
    "ru": "[a-zіїєґ]",
    "uk": "[a-zыёэъ]",
}
"""Letters that a language has no use for: they tell of a word left in another one."""


@cache
def entries(language: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(language)).body


def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Message)}


def terms(language: str) -> dict[str, ast.Term]:
    return {entry.id.name: entry for entry in entries(language) if isinstance(entry, ast.Term)}


class Parts(Visitor):
    """What stands in a pattern: variables, those of them that are shown, other entries, plain text."""

    def __init__(self, node: ast.BaseNode) -> None:
        self.variables: set[str] = set()
        self.shown: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()
        self.text: list[str] = []
        self.visit(node)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_Placeable(self, node: ast.Placeable) -> None:
        shown = node.expression
        inside = shown.arguments.positional if isinstance(shown, ast.FunctionReference) else [shown]
        self.shown |= {each.id.name for each in inside if isinstance(each, ast.VariableReference)}
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.terms.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)


def parts(language: str, message_id: str) -> Parts:
    """The parts of a message and of all messages it refers to."""
    found = Parts(messages(language)[message_id])
    for other in list(found.messages):
        inner = parts(language, other)
        found.variables |= inner.variables
        found.shown |= inner.shown
    return found


def declared(message_id: str) -> set[str]:
    """The variables that the comment in the English file offers to every language."""
    comment = messages("en")[message_id].comment
    return set(re.findall(r"\$(\w+)", (comment and comment.content) or ""))
