"""The rules at both speeds as ratios within one run: machines are noisy, ratios less so.

.venv/bin/python benchmarks/engine.py
"""

from azulejos.core import registry
from azulejos.search.bench import measure, report


def main() -> None:
    """The figures of `azulejos bench engine`, and what they are to one another."""
    figures = measure(registry.names(), None, 2.0)
    print(report(figures))
    for name, counts in figures.items():
        if name in {"compile_seconds", "signature"}:
            continue
        for players, figure in counts.items():
            compiled = figure["moves_per_second"] / figure["interpreted_moves_per_second"]
            lists = figure["legal_lists_per_second"] / figure["moves_per_second"]
            print(f"{name}, {players} players: compiled {compiled:,.0f} × interpreted, {lists:.1f} lists a move")


if __name__ == "__main__":
    main()
