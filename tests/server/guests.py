"""People at a table, represented by the requests they send."""

from tests.server.calls import client_of


class Guest:
    """A person at a table: a secret, and requests with it."""

    def __init__(self, app, table, secret=None):
        self.app, self.table, self.secret = app, table, secret

    async def ask(self, path="", method="POST", language="en", **body):
        address = f"/api/tables/{self.table}{path}"
        async with client_of(self.app, self.secret, language) as client:
            more = {"json": body} if method == "POST" else {"params": body}
            return await client.request(method, address, **more)

    async def do(self, path, **body):
        answer = await self.ask(path, **body)
        assert answer.is_success, answer.text
        return answer.json()

    async def refused(self, path, **body):
        answer = await self.ask(path, **body)
        return answer.status_code, answer.json()["error"]["code"]

    async def look(self, **query):
        return (await self.ask(method="GET", **query)).json()

    async def decide(self, seat, choice=0):
        """Look, and decide: one of the legal moves."""
        game = (await self.look(seat=seat))["game"]
        move = game["legal"][choice % len(game["legal"])]
        return await self.do("/moves", seat=seat, move=move, revision=game["revision"], id=f"{seat}-{game['revision']}")


async def made(app, *chairs, name="Ada", **more):
    """A table that was made by a request: its host."""
    async with client_of(app) as client:
        body = {"game": "azul", "chairs": chairs, "name": name, **more}
        answer = await client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        return Guest(app, answer.json()["id"], answer.json()["secret"])


async def joined(host, name, secret=None, **more):
    """Join a table; return the new guest."""
    guest = Guest(host.app, host.table, secret)
    guest.secret = (await guest.do("/join", name=name, **more))["secret"]
    return guest


async def seated(app, players, **more):
    """A table of people who have begun to play, by seat."""
    host = await made(app, "me", *["open"] * (players - 1), **more)
    return [host, *[await joined(host, f"P{seat}") for seat in range(1, players)]]


async def finished(guests):
    """Everybody decides when it is their turn, until the game is over; what a spectator sees then."""
    watcher, turn = Guest(guests[0].app, guests[0].table), 0
    while (seen := await watcher.look())["table"]["status"] == "playing":
        for seat in set(seen["table"]["decide"]) - set(seen["table"]["ready"]):
            turn += 7
            await guests[seat].decide(seat, turn)
    return seen
