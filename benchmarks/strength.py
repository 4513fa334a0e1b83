"""Plays the matches of docs/strength.md and writes the results to benchmarks/results/matches.json.

.venv/bin/python benchmarks/strength.py [TEXT …]

A match is a row of that file: the table it stands in, its command, its figures. With TEXT only those are played whose
table or command holds it. To add a match, add a row with its table and command, and play it. All of them take hours.
"""

import json
import shlex
import subprocess
import sys
from typing import Any

from result_files import ROOT, read_matches, stamp, write_matches

OURS = ["--in-process", "--workers", "1"]
"""The package's bots play inside the worker, and a match has one core."""

Row = dict[str, Any]


def main() -> None:
    """Play what was asked for, one match after another; each is kept at once."""
    rows = read_matches()
    for row in rows:
        if not sys.argv[1:] or any(text in row["table"] or text in row["command"] for text in sys.argv[1:]):
            row.update(played(row))
            row.pop("source", None)
            row.pop("note", None)
            write_matches(rows)
            print(json.dumps(row, ensure_ascii=False), flush=True)


def played(row: Row) -> Row:
    """The figures of a match, and when and where they were measured."""
    program, *arguments = shlex.split(row["command"])
    match = program == "azulejos"
    command = ["-m", "azulejos", *arguments, *OURS] if match else [program, *arguments]
    ran = subprocess.run([sys.executable, *command, "--json"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    answer = json.loads(ran.stdout) if match else json.loads(ran.stdout.splitlines()[-1])
    return {**(of_match(answer) if match else of_script(answer)), **stamp()}


def of_match(answer: Row) -> Row:
    """The figures of `azulejos match`: those of the first bot."""
    first = answer["standings"][0]
    milliseconds = round(1000 * first["seconds"], 1)
    return {**figures(first["games"], first["score"], first["fair"], first["lead"]), "milliseconds": milliseconds}


def of_script(answer: Row) -> Row:
    """The figures of a benchmark that plays: those of the seat that differs."""
    score = answer["first_places"] if "first_places" in answer else answer["wins"]
    return figures(answer["games"], score, 1 / answer["players"], answer["lead"])


def figures(games: int, score: Row, fair: float, lead: Row) -> Row:
    """The figures of a row of matches."""
    return {
        "games": games,
        "score": round(score["value"], 4),
        "score_error": round((score["high"] - score["low"]) / 2, 4),
        "fair": round(fair, 4),
        "lead": round(lead["value"], 2),
        "lead_error": round((lead["high"] - lead["low"]) / 2, 2),
    }


if __name__ == "__main__":
    main()
