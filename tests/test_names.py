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
PYTHON = ("src", "tests", "tools", "benchmarks")

UNCHECKED = ("tests/cli", "tests/languages", "tests/server", "tests/terminal")
"""Folders in which words are not checked yet."""

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
    "judgement",  # heuristic
    "keeper",  # scheduler
    "ledger",  # queries
    "recall",  # rewind
    "shelf",  # record_store
    "squad",  # bot_pool
    "teller",  # narrator
    "telling",  # payloads
    "warmth",  # precompile
}
"""Names that no module may have again, each with the name it has now."""

WORDS = {
    "appraisal",  # heuristic
    "appraise",  # evaluate
    "beliefs",  # determinization
    "clerk",  # writer
    "crew",  # pool, workers
    "desk",  # thread
    "farewell",  # timeout
    "foretold",  # predicted
    "gist",  # eval_key
    "glance",  # one_ply
    "habits",  # rollout policy
    "hall",  # hub
    "hoped",  # expected
    "house",  # app state
    "judgement",  # heuristic
    "keeper",  # scheduler
    "knock",  # check
    "ledger",  # queries
    "misjudges",  # noise
    "misreads",  # noise
    "overlooks",  # rate
    "purse",  # budget
    "reckon",  # compute, write
    "reckoner",  # writer
    "shelf",  # store
    "sitter",  # entrant, player
    "soften",  # softmax
    "squad",  # pool
    "tell",  # print, report, return
    "teller",  # narrator
    "tells",  # shows, reveals
    "told",  # shown, reported, output
    "warmth",  # precompile
    "wish",  # arguments
}
"""Words that no identifier may contain again, each with the word to use."""

EXCEPTIONS = {
    "src/azulejos/languages": {"tell"},
    "src/azulejos/server": {"tell", "told"},  # fields of the HTTP API and of the socket are frozen
    "tests/azul/test_notice.py": {"told"},  # a helper of tests/terminal
}
"""Words that identifiers in a folder or file may still contain."""

PHRASES = (
    "can not",  # cannot
    "for enemies",  # paranoid search
    "gone on with",  # resumed
    "hangs on",  # depends on
    "hand-made promise",  # linear policy
    "honest cache",  # say what the cache guarantees
    "imagined play",  # rollouts
    "in the midst",  # during, while
    "slip of the pen",  # typing error
    "so many",  # this many, that many
    "without fail",  # always, exactly
)
"""Phrases that no document, docstring or comment may contain again, each with the one to use."""


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


def checked() -> Iterator[tuple[str, Path]]:
    """All Python files in which words are checked, with their paths from the root."""
    for path in sorted(path for folder in PYTHON for path in (ROOT / folder).rglob("*.py")):
        place = path.relative_to(ROOT).as_posix()
        if path != Path(__file__) and not place.startswith(UNCHECKED):
            yield place, path


def allowed(place: str) -> set[str]:
    return {word for folder, words in EXCEPTIONS.items() if place.startswith(folder) for word in words}


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
        f"{place}: {name}"
        for place, path in checked()
        for name in identifiers(path)
        if words_of(name) & WORDS - allowed(place)
    }
    assert sorted(found) == []


def has_phrase(path: Path, phrase: str) -> bool:
    """Whether a file has a phrase, also one that a line break or a comment sign interrupts."""
    return phrase in " ".join(re.sub(r"^\s*#", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE).split())


@pytest.mark.parametrize("phrase", PHRASES)
def test_no_document_has_a_phrase_that_was_replaced(phrase):
    texts = [path for path in DOCUMENTS.rglob("*.md") if path.name not in GENERATED]
    assert [path.name for path in texts if has_phrase(path, phrase)] == []


@pytest.mark.parametrize("phrase", PHRASES)
def test_no_docstring_or_comment_has_a_phrase_that_was_replaced(phrase):
    outside = ("src/azulejos/cli",)  # its texts are changed separately
    files = [(place, path) for place, path in checked() if not place.startswith(outside)]
    assert [place for place, path in files if has_phrase(path, phrase)] == []


@pytest.mark.parametrize("place", [*UNCHECKED, *EXCEPTIONS])
def test_exceptions_name_folders_that_exist(place):
    assert (ROOT / place).exists()
