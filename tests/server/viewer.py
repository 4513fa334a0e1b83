"""What one viewer receives of a table; checks that the events only grow and never change."""

from typing import Any


class Memory:
    """What all viewers of a table have received together."""

    def __init__(self):
        self.revision = 0
        """The latest revision that any viewer has received; it is stored, so no viewer may get an earlier one."""
        self.moves: dict[int, tuple[int, str]] = {}
        """Seat and move by revision."""
        self.over = False

    def keep(self, event):
        """Check that a decision is the same for all viewers, each time they receive it."""
        if "move" in event:
            decided = event["seat"], event["move"]
            assert self.moves.setdefault(event["revision"], decided) == decided


class Viewer:
    """A seat or a spectator."""

    def __init__(self, memory: Memory):
        self.memory = memory
        self.events: dict[int, dict[str, Any]] = {}
        self._seen: dict[tuple[Any, ...], dict[str, Any]] = {}
        self.snapshot: dict[str, Any] = {}

    def look(self, news, at_least=0):
        """Check that news fits all that was received before."""
        table = news["table"]
        assert table["revision"] >= max(at_least, self.snapshot.get("table", table)["revision"])
        for event in news["events"]:
            assert self.events.setdefault(event["revision"], event) == event
            self.memory.keep(event)
        # Between two looks nothing is left out: the events go on where the last ones ended.
        assert sorted(self.events) == list(range(1, table["revision"] + 1))
        self._see(news)
        self.snapshot = news
        self.memory.revision = max(self.memory.revision, table["revision"])
        self.memory.over = self.memory.over or table["status"] == "over"

    def _see(self, news):
        """Check that a view stays the same, also after a restart, as long as no seat decides."""
        game, table = news["game"], news["table"]
        if game is None:
            return
        last = self.snapshot.get("game")
        if last and last["revision"] == game["revision"]:
            assert set(last["ready"]) <= set(game["ready"])
        # A seat that owes several sealed decisions is asked for the next one at the same revision.
        moment = game["revision"], tuple(game["ready"]), game["sealed"], *game["legal"][:1]
        seen = {"game": game, "table": table}
        assert self._seen.setdefault(moment, seen) == seen
