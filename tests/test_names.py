"""Names: a public type name has one meaning, and words that were replaced do not come back."""

import ast
import io
import re
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src" / "azulejos"
DOCUMENTS = ROOT / "docs"

SHARED = {
    "State",  # the protocol's state, and that of each game: `Any`, since compiled code takes records
    "Board",  # a player's board of each game: `Any` in its state, the JSON object in its faults
}
"""Type names that several modules define: aliases of each game for its own arrays and JSON."""

GENERATED = {"architecture.md", "features.md"}
"""Documents whose tables are made from docstrings; tests of their own compare them with the code."""

MODULES = {
    "beliefs",  # determinization
    "clerk",  # db_writer
    "crew",  # worker_pool
    "desk",  # search_thread
    "findings",  # search_result
    "glance",  # one_ply
    "habits",  # rollout_policy
    "hall",  # table_hub
    "house",  # app_state
    "keeper",  # scheduler
    "ledger",  # queries
    "shelf",  # record_store
    "squad",  # bot_pool
    "teller",  # narrator
    "telling",  # payloads
    "warmth",  # precompile
}
"""Names that no module may have again, each with the name it has now."""

WORDS = {
    "appraise",  # evaluate
    "beliefs",  # determinization
    "clerk",  # writer
    "crew",  # pool, workers
    "desk",  # thread
    "gist",  # eval_key
    "glance",  # one_ply
    "habits",  # rollout policy
    "hall",  # hub
    "house",  # app state
    "keeper",  # scheduler
    "ledger",  # queries
    "shelf",  # store
    "sitter",  # entrant, player
    "squad",  # pool
    "teller",  # narrator
    "warmth",  # precompile
    "wish",  # arguments
}
"""Words that no identifier in the sources may contain again, each with the word to use."""

PHRASES = (
    "can not",  # cannot
    "gone on with",  # resumed
    "hangs on",  # depends on
    "honest cache",  # say what the cache guarantees
    "slip of the pen",  # typing error
)
"""Phrases that no document may contain again, each with the one to use."""


def modules() -> list[Path]:
    return sorted(SOURCES.rglob("*.py"))


def type_names(path: Path) -> Iterator[str]:
    """The public classes and type aliases that a module defines: names in CamelCase."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.ClassDef(name=name) | ast.AnnAssign(target=ast.Name(id=name)):
                yield name
            case ast.Assign(targets=[ast.Name(id=name)]):
                yield name


def is_type_name(name: str) -> bool:
    return re.fullmatch(r"[A-Z]\w*[a-z]\w*", name) is not None


def words_of(name: str) -> set[str]:
    """The words of an identifier: `open_hall` and `OpenHall` have the same."""
    return {word.lower() for word in re.findall(r"[A-Z]?[a-z]+", name)}


def identifiers(path: Path) -> Iterator[str]:
    source = io.StringIO(path.read_text(encoding="utf-8"))
    return (token.string for token in tokenize.generate_tokens(source.readline) if token.type == tokenize.NAME)


def test_every_public_type_name_is_defined_once():
    places = defaultdict(list)
    for path in modules():
        for name in filter(is_type_name, type_names(path)):
            places[name].append(str(path.relative_to(SOURCES)))
    assert {name: found for name, found in places.items() if len(found) > 1 and name not in SHARED} == {}


def test_the_names_that_may_be_shared_are():
    shared = [name for path in modules() for name in set(type_names(path)) if name in SHARED]
    assert all(shared.count(name) > 1 for name in SHARED), "take a name off the list once it is defined once"


def test_no_module_has_a_name_that_was_replaced():
    assert [path for path in modules() if path.stem in MODULES or path.parent.name in MODULES] == []


def test_no_identifier_has_a_word_that_was_replaced():
    found = {
        f"{path.relative_to(SOURCES)}: {name}"
        for path in modules()
        for name in identifiers(path)
        if words_of(name) & WORDS
    }
    assert sorted(found) == []


@pytest.mark.parametrize("phrase", PHRASES)
def test_no_document_has_a_phrase_that_was_replaced(phrase):
    texts = [path for path in DOCUMENTS.rglob("*.md") if path.name not in GENERATED]
    assert [path.name for path in texts if phrase in path.read_text(encoding="utf-8")] == []
