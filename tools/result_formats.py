"""How the figures of a result file become a table: one function for each table of tools/result_tables.py."""

from collections.abc import Callable, Iterable
from typing import Any

AIMS = {"azul": 15, "summer-pavilion": 20, "5211": 15}
"""Seconds of processor time until level 8 is at full strength."""

Rows = Iterable[Iterable[str]]


def table(head: Iterable[str], rows: Rows) -> str:
    """A table in Markdown, figures to the right."""
    names = tuple(head)
    lines = [names, ("---", *["---:"] * (len(names) - 1)), *rows]
    return "\n".join("| " + " | ".join(line) + " |" for line in lines)


def nets(found: Any) -> str:
    """The nets that come with the package."""
    rows = [
        (
            f"{each['game']}, {each['for']}",
            f"`{each['command']}`",
            str(each["generation"]),
            "" if each["minutes"] is None else f"{each['minutes']} min",
        )
        for each in found
    ]
    return table(("net", "command", "generation", "took"), rows).replace("| ---: |", "|---|", 1)


def scores(found: Any) -> str:
    """How far expected final scores are from the true ones."""
    names = ("score", "bias", "lead_by_scores", "lead_by_chance")
    rows = [(each["round"], f"{each['positions']:,}", *(f"{each[name]:.2f}" for name in names)) for each in found]
    head = ("round", "positions", "a seat's score", "too high by", "the lead by scores", "the lead by the win chance")
    return table(head, rows)


def engine(found: Any) -> str:
    """How fast the rules are, compiled and interpreted."""
    rows = [
        (
            game,
            players,
            f"{each['games_per_second']:,}",
            f"{each['moves_per_second'] / 1e6:.1f} M",
            f"{each['legal_lists_per_second'] / 1e6:.1f} M",
            f"{each['interpreted_moves_per_second']:,}",
            f"{each['moves_per_second'] / each['interpreted_moves_per_second']:,.0f}",
        )
        for game, counts in found.items()
        for players, each in counts.items()
    ]
    head = ("game", "players", "random games/s", "moves/s", "legal-move lists/s", "interpreted moves/s", "ratio")
    return table(head, rows)


def search(found: Any) -> str:
    """Positions or simulations per second."""
    rows = [
        (
            game,
            players,
            each["search"],
            f"{each['one_thread']:,}",
            f"{each['two_threads']:,}",
            f"{each['ratio']:.2f}",
            f"{each['cores']:.2f}" if "cores" in each else "",
        )
        for game, counts in found.items()
        for players, each in counts.items()
    ]
    return table(("game", "players", "search", "one thread", "two threads", "ratio", "cores"), rows)


def evaluation(found: Any) -> str:
    """What a net costs a search."""
    each, position, often = found["evaluation_ns"], found["position_ns"], found["evaluations_per_position"]
    rows = [
        ("one evaluation", f"{each:.0f} ns"),
        ("one position of a search", f"{position:.0f} ns, {1e3 / position:.2f} M per second"),
        ("evaluations", f"{often:.2f} per position, {1e3 * often / position:.2f} M per second"),
        ("share of the evaluations", f"{each * often / position:.0%}"),
    ]
    return table(("what", "measured"), rows)


def compiling(found: Any) -> str:
    """What it takes to compile."""
    rows = [
        (game, f"{each['first']:.1f} s", f"{AIMS[game]} s", f"{each['all']:.1f} s", "45 s")
        for game, each in found.items()
    ]
    return table(("game", "level 8 with two players", "aim", "all kernels", "aim"), rows)


def first_minute(found: Any) -> str:
    """What a new user waits for."""
    bare = found["bare"]
    rows = [
        ("`make setup` in a fresh clone", f"{found['setup']:.0f} s", ""),
        ("from `make play` to the first page", f"{found['page']:.0f} s", "60 s"),
        ("on the disk, without the history", f"{found['megabytes']:.0f} MB", "450 MB"),
        (
            "downloading the packages alone",
            f"{found['download']:.0f} s, {found['download_megabytes']:.0f} MB",
            "",
        ),
        ("warm start to the first page", f"{found['warm']:.2f} s", ""),
        ("processor time of that", f"{found['warm_processor']:.2f} s", "1.0 s"),
        ("`import azulejos`", f"{found['import']:.3f} s, {found['import'] / bare:.1f} × a bare interpreter", ""),
        ("`azulejos --help`", f"{found['help']:.3f} s, {found['help'] / bare:.1f} × a bare interpreter", ""),
    ]
    return table(("what", "measured", "aim"), rows)


def starts(found: Any) -> str:
    """How long commands take."""
    bare = found["commands"]["python -c pass"]
    rows = [(f"`{name}`", f"{each:.2f} s", f"{each / bare:.1f}") for name, each in found["commands"].items()]
    return table(("command", "time", "× a bare interpreter"), rows)


def first_moves(found: Any) -> str:
    """How long the first move of a bot takes."""
    rows = [(game, f"{each['cold']:.2f} s", f"{each['warm']:.2f} s") for game, each in found["first_moves"].items()]
    return table(("game", "cold", "warm"), rows)


def outlooks(found: Any) -> str:
    """What listing moves and outlooks takes, with the most players of each game."""
    most = {each["game"]: max(other["players"] for other in found if other["game"] == each["game"]) for each in found}
    names = ("legal_median", "legal_worst", "outlook_median", "outlook_worst")
    rows = [
        (
            ", ".join([each["game"], *map(str, each["options"].values()), f"{each['players']} players"]),
            str(each["most_moves"]),
            *(f"{each[name]:.2f}" for name in names),
        )
        for each in found
        if each["players"] == most[each["game"]]
    ]
    return table(("game", "most moves", "legal: median", "worst", "with outlooks: median", "worst"), rows)


def server(found: Any) -> str:
    """A server under load."""
    rows = [
        ("tables, sockets", f"{found['tables']:,}, {found['sockets']:,}"),
        ("decisions per second", f"{found['moves_per_second']:,}"),
        ("refused, sockets lost", f"{found['refused']}, {found['sockets_lost']}"),
        ("until acknowledged: p50, p95, p99, worst", _waits(found["receipt_ms"])),
        ("until the other player has the news", _waits(found["others_news_ms"])),
        ("cores that the server used", f"{found['server_processor']}"),
        ("memory per table that no client follows", f"{found['kb_per_idle_table']} kB"),
        ("memory per table with two sockets", f"{found['kb_per_table_with_two_sockets']} kB"),
        ("from the start of the process to the first page", f"{found['first_page_seconds']} s"),
    ]
    return table(("what", "measured"), rows)


def decisions(found: Any) -> str:
    """The processor time of a decision."""
    rows = [(game, f"{each['all_threads_ms']:.2f}", f"{each['event_loop_ms']:.2f}") for game, each in found.items()]
    return table(("game", "all threads", "event loop"), rows)


def environments(found: Any) -> str:
    """Environment steps per second."""
    rows = [
        (game, f"{each['vector']:,}", f"{each['vector_best']:,}", f"{each['pettingzoo']:,}", f"{each['ratio']:,}")
        for game, each in found.items()
    ]
    return table(("game", "vector: median", "best", "PettingZoo, in Python", "ratio"), rows)


def page(found: Any) -> str:
    """How quick the page is in a browser."""
    rows = [("first view of the start page, ms", *_spread(found["first_view_ms"]), "1,000")]
    rows += [
        (f"{game}: from the key to the picture of a move, ms", *_spread(each["move_ms"]), "100")
        for game, each in found["games"].items()
    ]
    rows += [
        (f"{game}: frames per second after a move", str(each["frames"]), f"mean {each['frames_mean']}", "60")
        for game, each in found["games"].items()
    ]
    rows += [("start page: main thread, ms of processor time", *_spread(found["first_view_cpu_ms"]), "")]
    rows += [
        (f"{game}: main thread for a move, ms of processor time", *_spread(each["move_cpu_ms"]), "")
        for game, each in found["games"].items()
    ]
    rows += [
        ("HTML, scripts and styles, kB compressed", str(found["kilobytes"]), "", "200"),
        ("fonts, kB", str(found["font_kilobytes"]), "", ""),
    ]
    return table(("what", "median", "range", "aim"), rows)


def _spread(each: Any) -> tuple[str, str]:
    return str(each["median"]), f"{each['least']}–{each['most']}"


def _waits(each: Any) -> str:
    return ", ".join(str(each[name]) for name in ("p50", "p95", "p99", "max")) + " ms"


TABLES: dict[str, tuple[str, Callable[[Any], str]]] = {
    "trainings": ("nets.json", nets),
    "scores": ("scores.json", scores),
    "engine": ("engine.json", engine),
    "search": ("search.json", search),
    "evaluation": ("evaluation.json", evaluation),
    "compiling": ("compiling.json", compiling),
    "first-minute": ("first_minute.json", first_minute),
    "starts": ("start.json", starts),
    "first-moves": ("start.json", first_moves),
    "outlooks": ("outlooks.json", outlooks),
    "server": ("server.json", server),
    "decisions": ("decisions.json", decisions),
    "environments": ("environments.json", environments),
    "page": ("page.json", page),
}
"""All other tables: from which file, and how."""
