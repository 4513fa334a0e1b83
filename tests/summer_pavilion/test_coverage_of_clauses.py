"""Every clause of the rules, every ruling and every example has a test that names it."""

import re
from pathlib import Path

from tests.clauses import clauses_named, without_clause

SECTIONS = {1: 11, 2: 5, 3: 2, 4: 7, 5: 17, 6: 4, 7: 4, 8: 6}
"""How many clauses each section has."""

CLAUSES = [
    *(f"{section}_{number}" for section, count in SECTIONS.items() for number in range(1, count + 1)),
    *(f"R{number}" for number in range(1, 19)),
    *(f"T{number}" for number in range(1, 9)),
    *"ABCDEFGHIJKLMNOPQRSUVW",
]

CLAUSE = re.compile(r"SP_([RT]\d+|\d+_\d+|[A-Z])(?=__|$)")
ANCHOR = re.compile(r'<a id="sp-([a-z0-9]+(?:\.\d+)?)">')

HERE = Path(__file__).parent


def test_every_clause_has_a_test() -> None:
    assert sorted(set(CLAUSES) - clauses_named(HERE, CLAUSE)) == []


def test_no_test_names_a_clause_that_does_not_exist() -> None:
    assert sorted(clauses_named(HERE, CLAUSE) - set(CLAUSES)) == []


def test_the_page_of_the_rules_has_exactly_these_clauses(root: Path) -> None:
    page = (root / "docs" / "rules" / "summer-pavilion.md").read_text("utf-8")
    anchors = {anchor.upper().replace(".", "_") for anchor in ANCHOR.findall(page)}

    assert anchors - set(map(str, SECTIONS)) == set(CLAUSES)


def test_every_test_names_a_clause() -> None:
    here = {
        "test_every_clause_has_a_test",
        "test_no_test_names_a_clause_that_does_not_exist",
        "test_the_page_of_the_rules_has_exactly_these_clauses",
    }

    assert set(without_clause(HERE, CLAUSE)) == here | {"test_every_test_names_a_clause"}
