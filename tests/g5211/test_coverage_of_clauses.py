"""Every clause of the rules, every ruling and every example has a test that names it."""

import re
from pathlib import Path

from tests.clauses import clauses_named, without_clause

CLAUSES = [
    *("1_1", "1_2", "1_3", "1_4"),
    *("2_1", "2_2", "2_3"),
    *("3_1", "3_2", "3_3", "3_4", "3_5", "3_6"),
    *("4_1", "4_2", "4_3a", "4_3b", "4_3c", "4_4", "4_5", "4_6"),
    *("5_1", "5_2"),
    *("6_1", "6_2", "6_3", "6_4"),
    *("D1", "D2", "D3", "D4", "D5", "D6", "D7", "D8"),
    *("T1", "T2", "T3", "T4", "T5", "T6", "T7", "T8", "T9", "T10"),
    *("T11", "T12", "T13", "T14", "T15", "T16", "T17", "T18", "T19"),
]

CLAUSE = re.compile(r"F_([DT]\d+|\d+_\d+[a-c]?)(?=__|$)")

HERE = Path(__file__).parent


def test_every_clause_has_a_test():
    assert sorted(set(CLAUSES) - clauses_named(HERE, CLAUSE)) == []


def test_no_test_names_a_clause_that_does_not_exist():
    assert sorted(clauses_named(HERE, CLAUSE) - set(CLAUSES)) == []


def test_every_test_names_a_clause():
    here = {"test_every_clause_has_a_test", "test_no_test_names_a_clause_that_does_not_exist"}

    assert set(without_clause(HERE, CLAUSE)) == here | {"test_every_test_names_a_clause"}
