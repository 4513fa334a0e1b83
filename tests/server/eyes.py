"""What one pair of eyes is told of a table, and what has to hold of it: it grows and never changes."""

from typing import Any


class Memory:
    """What all who are at a table have heard together."""

    def __init__(self):
        self.revision = 0
        """The latest that anybody has heard of: it is stored, so nobody may hear of an earlier one after that."""
        self.moves: dict[int, tuple[int, str]] = {}
        """Who decided what, by revision."""
        self.over = False

    def keep(self, event):
        """A decision is the same for all who hear of it, and as often as they do."""
        if "move" in event:
            decided = event["seat"], event["move"]
            assert self.moves.setdefault(event["revision"], decided) == decided


class Eyes:
    """A seat's, or a spectator's."""

    def __init__(self, memory: Memory):
        self.memory = memory
        self.events: dict[int, dict[str, Any]] = {}
        self._seen: dict[tuple[Any, ...], dict[str, Any]] = {}
        self.told: dict[str, Any] = {}

    def look(self, news, at_least=0):
        """Take in news, which have to fit all that was told before."""
        table = news["table"]
        assert table["revision"] >= max(at_least, self.told.get("table", table)["revision"])
        for event in news["events"]:
            assert self.events.setdefault(event["revision"], event) == event
            self.memory.keep(event)
        # Between two looks nothing is left out: the events go on where the last ones ended.
        assert sorted(self.events) == list(range(1, table["revision"] + 1))
        self._see(news)
        self.told = news
        self.memory.revision = max(self.memory.revision, table["revision"])
        self.memory.over = self.memory.over or table["status"] == "over"

    def _see(self, news):
        """A view is the same at every look, before a restart and after it, as long as nobody has decided."""
        game, table = news["game"], news["table"]
        if game is None:
            return
        last = self.told.get("game")
        if last and last["revision"] == game["revision"]:
            assert set(last["ready"]) <= set(game["ready"])
        moment = game["revision"], tuple(game["ready"]), game["sealed"]
        seen = {"game": game, "table": table}
        assert self._seen.setdefault(moment, seen) == seen
