"""Hidden state never leaks: servers that differ only in what a viewer may not know send it the same bytes."""

import hashlib
import itertools
import json

import pytest

from azulejos.core import registry
from azulejos.core.setup import Setup
from azulejos.core.turn import Decide
from azulejos.records import Shuffle, Shuffled
from azulejos.server import access_keys
from azulejos.server.store.journal import Journal
from tests.server.asgi_clients import calm, cold, opened
from tests.server.worlds import TABLE, imagined, played, reshuffled, sealed_seats

pytestmark = pytest.mark.anyio

COMMITMENT = "c" * 64
FOREIGN = ("Y1", "G2", "O3", "B4", "T5", "Y1Y1", "G2T6", "1B>1", "1=1", "nonsense")
"""Moves to be refused; those that are legal are not tried."""


@pytest.fixture
def same(monkeypatch):
    """Everything that chance would make differ between two servers, made the same; draws come from the world."""
    cold(monkeypatch)

    def be(world):
        names = map("secret-{}".format, itertools.count())
        draw = Shuffled.draw
        monkeypatch.undo()
        cold(monkeypatch)
        monkeypatch.setattr(access_keys, "new_secret", lambda: next(names))
        monkeypatch.setattr(access_keys, "new_table_id", lambda: TABLE)
        monkeypatch.setattr(Journal, "secret", _key)
        monkeypatch.setattr(Shuffle, "commitment", COMMITMENT)
        monkeypatch.setattr(Shuffle, "commit", classmethod(lambda cls: cls(world.secret)))
        scripted = lambda shuffled, game, state, number: (  # noqa: E731  (a method of a world, not worth a name)
            world.draws[number] if number < len(world.draws) else draw(shuffled, game, state, number)
        )
        monkeypatch.setattr(Shuffled, "draw", scripted)

    return be


async def _key(journal):
    return bytes(32)


class Witness:
    """A viewer at a table: fetches everything it can, tries what it may not, and keeps all answers."""

    def __init__(self, site, viewer, secret):
        self.site, self.viewer, self.secret = site, viewer, secret
        self.seen = []
        at = "" if viewer is None else f"?seat={viewer}"
        self._paths = [f"/api/tables/{TABLE}{at}", f"/api/tables/{TABLE}/picture{at}"]
        self._paths += [f"/api/tables/{TABLE}?since=0&outlook=true{at.replace('?', '&')}"]
        self._paths += [f"/api/tables/{TABLE}/record", f"/api/tables/{TABLE}/picture", f"/api/tables/{TABLE}"]
        self._paths += ["/api/tables?status=waiting", "/api/tables?status=playing", "/health"]
        self._paths += [f"/api/tables/{TABLE}?seat={seat}" for seat in (0, 1) if seat != viewer]
        self._talk = site.talk(TABLE)
        self._talk.say(do="hello", secret=secret, seat=viewer, outlook=True)
        self._streams = [site.call("GET", f"/api/tables/{TABLE}/stream{at}", secret=secret)]
        if secret is not None:
            self._streams.append(site.call("GET", "/api/bot/events", secret=secret))

    async def look(self):
        """Write down all there is to see now, bytes for bytes."""
        seen = [
            (answer.status, answer.headers, answer.body) for answer in [await self._get(path) for path in self._paths]
        ]
        seen += [
            (answer.status, answer.headers, answer.body)
            for answer in [await self._try(body) for body in self._forbidden()]
        ]
        self.seen.append([*seen, list(self._talk.received), *(stream.answer.body for stream in self._streams)])

    async def close(self):
        await self._talk.leave()
        for stream in self._streams:
            await stream.leave()

    async def _get(self, path):
        return await self.site.get(path, self.secret)

    async def _try(self, body):
        return await self.site.post(f"/api/tables/{TABLE}/moves", body, self.secret)

    def _forbidden(self):
        """Decisions that are refused whatever is hidden: for others, or against what the own view says is legal."""
        snapshot = self._talk.last["news"]["game"]
        move = {"revision": snapshot["revision"], "id": "mine"}
        others = [
            {**move, "seat": seat, "move": text} for seat in range(3) if seat != self.viewer for text in FOREIGN[:1]
        ]
        own = [{**move, "seat": self.viewer, "move": text} for text in FOREIGN if text not in snapshot["legal"]]
        late = [{**move, "seat": self.viewer, "move": "Y1", "revision": 0, "id": "0"}] if snapshot["revision"] else []
        return others + (own + late if self.viewer is not None else [])


async def witnessed(folder, world, viewer, watched, clock=None):
    """What a viewer receives in a world: on its socket and streams all the time, by requests at the end."""
    times = itertools.count(1_000_000)
    now = [float(next(times))]
    async with opened(folder, lambda: now[0]) as site:
        secrets = await seated(site, world, viewer, clock)
        witness = Witness(site, viewer, None if viewer is None else secrets[viewer])
        for number, decision in enumerate(world.decisions):
            now[0] = float(next(times))
            if decision is not None:
                await decide(site, secrets, decision, f"m{number}")
            await calm(site)
            if number >= len(world.decisions) - watched:
                await witness.look()
        await witness.close()
        return witness.seen


async def seated(site, world, viewer, clock):
    """The secrets by seat at a table where all have sat down; the viewer's is a bot's token."""
    host = next(seat for seat in range(world.setup.players) if seat != viewer)
    chairs = ["me" if seat == host else "open" for seat in range(world.setup.players)]
    asked = {"game": world.game.name, "chairs": chairs, "name": "Host", "listed": True, "clock": clock or {}}
    made = (await site.post("/api/tables", asked | {"options": dict(world.setup.options)})).json
    secrets = {host: made["secret"]}
    for seat in set(range(world.setup.players)) - {host}:
        token = (await site.post("/api/bots", {"name": "Eye"})).json["token"] if seat == viewer else None
        answer = await site.post(f"/api/tables/{TABLE}/join", {"name": f"P{seat}", "seat": seat}, token)
        secrets[seat] = answer.json["secret"]
    return secrets


async def decide(site, secrets, decision, move_id):
    seat, move = decision
    live = await site.get(f"/api/tables/{TABLE}")
    body = {"seat": seat, "move": move, "revision": live.json["table"]["revision"], "id": move_id}
    answer = await site.post(f"/api/tables/{TABLE}/moves", body, secrets[seat])
    assert answer.status == 200, answer.body


async def compare(same, tmp_path, worlds, viewer, watched=6, clock=None):
    """All worlds look the same to a viewer, step by step."""
    seen = []
    for number, world in enumerate(worlds):
        same(world)
        folder = tmp_path / f"{number}-{viewer}"
        folder.mkdir()
        seen.append(await witnessed(folder, world, viewer, watched, clock))
    for step, (one, *others) in enumerate(zip(*seen, strict=True)):
        assert all(one == other for other in others), f"look {step} tells them apart"


def cards(players, seed, decisions):
    game = registry.game("5211")
    return played(game, Setup.of(game, players, {"target": 0}), seed, lambda _, done: len(done) >= decisions)


@pytest.mark.parametrize(
    ("players", "viewer", "decisions"),
    [(2, None, 5), (2, 1, 13), (3, None, 8), (3, 2, 20), (4, 1, 15), (5, 4, 14)],
)
async def test_hands_removed_cards_pile_and_sealed_choices_of_5211_reach_nobody(
    same, tmp_path, players, viewer, decisions
):
    world = cards(players, f"{players}{viewer}", decisions)
    others = [imagined(world, viewer, seed) for seed in range(2)]
    assert all(other.draws != world.draws for other in others), (
        "the game has imagined what is true: choose another seed"
    )
    await compare(same, tmp_path, [world, *others], viewer)


async def test_a_seat_whose_cards_differ_does_see_that(same, tmp_path):
    """The witness would notice."""
    world = cards(3, "differ", 8)
    other = imagined(world, 0, 1)
    with pytest.raises(AssertionError, match="look 0"):
        await compare(same, tmp_path, [world, other], 1)


@pytest.mark.parametrize("viewer", [None, 0])
async def test_that_a_sealed_choice_was_changed_reaches_nobody_else(same, tmp_path, viewer):
    """Not by what is sealed, not by a number, not by a time, not by a piece of news."""
    world = cards(3, "change", 7)
    (sealed,) = sealed_seats(world)
    assert sealed != viewer
    legal = _choices(world, sealed)
    quiet = world.then(None, None, None)
    restless = world.then((sealed, legal[0]), (sealed, legal[1]), (sealed, legal[-1]))
    await compare(same, tmp_path, [quiet, restless], viewer, clock={"per_game": 86400})


def _choices(world, seat):
    """The moves of a seat that has sealed its last decision."""
    before = world.decisions[: max(number for number, (each, _) in enumerate(world.decisions) if each == seat)]
    state = world.__class__(world.game, world.setup, world.draws, before, world.secret).state
    return [world.game.move_text(move) for move in world.game.legal(state, seat)]


def tiling(seed):
    """Azul on the grey wall, where several seats owe a column at once."""
    game = registry.game("azul")
    setup = Setup.of(game, 3, {"wall": "grey"})
    return played(game, setup, seed, lambda turn, _: isinstance(turn, Decide) and len(turn.seats) > 1)


@pytest.mark.parametrize("seed", range(2))
async def test_a_sealed_column_of_the_grey_wall_and_a_changed_one_reach_nobody_else(same, tmp_path, seed):
    world = tiling(seed)
    turn = world.game.turn(world.state)
    seat, *others = turn.seats
    legal = [world.game.move_text(move) for move in world.game.legal(world.state, seat)]
    one = world.then((seat, legal[0]), None)
    other = reshuffled(world).then((seat, legal[-1]), (seat, legal[1]))
    for viewer in (None, others[0]):
        await compare(same, tmp_path, [one, other], viewer, watched=3)


@pytest.mark.parametrize("name", ["azul", "summer-pavilion"])
async def test_what_is_still_in_the_bag_reaches_nobody(same, tmp_path, name):
    """Two shuffles that have brought the same so far and will part: nobody can tell them apart."""
    game = registry.game(name)
    world = played(game, Setup.of(game, 2), "bag", lambda _, done: len(done) >= 14)
    for viewer in (None, 1):
        await compare(same, tmp_path, [world, reshuffled(world)], viewer, watched=3)


async def test_no_answer_holds_a_secret_of_another_or_of_the_shuffle_or_any_hash(tmp_path, monkeypatch):
    cold(monkeypatch)
    game = registry.game("5211")
    async with opened(tmp_path) as site:
        asked = {"game": "5211", "chairs": ["me", "open"], "name": "Ada", "listed": True}
        host = (await site.post("/api/tables", asked)).json
        table_id = host["id"]
        guest = (await site.post(f"/api/tables/{table_id}/join", {"name": "Bob"})).json
        secrets = {0: host["secret"], 1: guest["secret"]}
        talks = [site.talk(table_id) for _ in range(3)]
        for seat, talk in zip((0, 1, 2), talks, strict=True):
            talk.say(do="hello", secret=secrets.get(seat), seat=seat if seat in secrets else None)
        shuffle = (await site.state.hub.look(table_id, lambda live: live.shuffle.secret)).hex()
        forbidden = [*secrets.values(), *map(access_keys.hashed, secrets.values()), site.state.key.hex()]
        forbidden += [hashlib.sha256(secret.encode()).hexdigest() for secret in secrets.values()]
        said = []
        while (table := (await site.get(f"/api/tables/{table_id}")).json["table"])["status"] != "over":
            said += [(await site.get(path)).body for path in _paths(table_id)]
            for seat in table["decide"]:
                snapshot = (await site.get(f"/api/tables/{table_id}?seat={seat}", secrets[seat])).json
                move = {"seat": seat, "move": snapshot["game"]["legal"][0], "revision": snapshot["game"]["revision"]}
                for tried in (secrets[1 - seat], secrets[seat], secrets[seat]):
                    answer = await site.post(f"/api/tables/{table_id}/moves", move | {"id": str(len(said))}, tried)
                    said.append(answer.body)
                said.append(json.dumps(snapshot).encode())
        received = [text.encode() for talk in talks for text in talk.received]
        assert len(received) > 30
        _hold_nothing([*said, *received], [*forbidden, shuffle])
        record = await site.get(f"/api/tables/{table_id}/record")
        assert shuffle.encode() in record.body
        _hold_nothing([record.body], forbidden)
        for talk in talks:
            await talk.leave()
    assert game.name.encode() in record.body


def _paths(table_id):
    names = ("", "/picture", "/record", "/qr.svg", "?since=0")
    return [*(f"/api/tables/{table_id}{name}" for name in names), "/api/tables?status=playing", "/metrics", "/health"]


def _hold_nothing(answers, forbidden):
    for answer, secret in itertools.product(answers, forbidden):
        assert secret.encode() not in answer
