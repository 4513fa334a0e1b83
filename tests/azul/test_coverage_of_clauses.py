"""Every clause of the rules, every ruling and every example has a test that names it."""

import re
from pathlib import Path

from tests.clauses import clauses_named, without_clause

CLAUSES = [
    "1_1",
    "1_2",
    "1_3",
    "1_4",
    "1_5",
    "1_6",
    "1_7",
    "1_8",
    "1_9",
    "2_1",
    "2_2",
    "2_3",
    "2_4",
    "2_5",
    "3_1",
    "3_2",
    "4_1",
    "4_2",
    "4_3a",
    "4_3b",
    "4_4",
    "4_5",
    "4_6",
    "4_7a",
    "4_7b",
    "4_7c",
    "4_8",
    "4_9",
    "4_10",
    "5_1",
    "5_2",
    "5_3",
    "5_4",
    "6_1",
    "6_2",
    "6_3",
    "7_1",
    "7_2",
    "7_3",
    "8_1",
    "8_2",
    "8_3",
    "8_4",
    "9_1",
    "9_2",
    "9_3",
    "10_1",
    "10_2",
    "10_3",
    "10_4",
    "10_5",
    "10_6",
    "10_7",
    "R1",
    "R2",
    "R3",
    "R4",
    "R5",
    "R6",
    "R7",
    "R8",
    "R9",
    "R10",
    "R11",
    "R12",
    "T1",
    "T2",
    "T3",
    "T4",
    "T5",
    "T6",
    "T7",
    "T8",
    "T9",
    "T10",
    "T11",
    "T12",
    "T13",
    "T14",
    "T15",
    "T16",
    "T17",
    "T18",
    "T19",
    "T20",
    "T21",
]

CLAUSE = re.compile(r"AZ_([RT]\d+|\d+_\d+[a-c]?)(?=__|$)")

HERE = Path(__file__).parent


def test_every_clause_has_a_test():
    assert sorted(set(CLAUSES) - clauses_named(HERE, CLAUSE)) == []


def test_no_test_names_a_clause_that_does_not_exist():
    assert sorted(clauses_named(HERE, CLAUSE) - set(CLAUSES)) == []


def test_every_test_names_a_clause():
    here = {"test_every_clause_has_a_test", "test_no_test_names_a_clause_that_does_not_exist"}

    assert set(without_clause(HERE, CLAUSE)) == here | {"test_every_test_names_a_clause"}
