"""A server that really listens, and bytes that no library would send; at the end its log has nobody's secrets."""

import json
import re
import time

import httpx
import pytest
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.sync.client import connect

from tests.server.play import PATIENCE

SEEDED = "seed-nobody-logs"


@pytest.fixture(scope="module")
def table(listening_server):
    asked = {"game": "5211", "chairs": ["me", "open"], "name": "Zuzanna"}
    with calling(listening_server) as client:
        made = client.post("/api/tables", json=asked).json()
        joined = client.post(f"/api/tables/{made['id']}/join", json={"name": "Bogumił", "seed": SEEDED}).json()
    return made["id"], [made["secret"], joined["secret"]]


def calling(listening_server, **more):
    return httpx.Client(base_url=listening_server.link, timeout=PATIENCE, trust_env=False, **more)


def status(answer):
    found = re.match(rb"HTTP/1\.1 (\d{3}) ", answer)
    return int(found[1]) if found else None


def request(listening_server, head, body=b"", host=None):
    lines = [head, f"Host: {host or listening_server.host}", "Content-Type: application/json"]
    return "\r\n".join(lines).encode() + b"\r\n" + body


def chunked(*chunks):
    sent = b"".join(b"%x\r\n%s\r\n" % (len(chunk), chunk) for chunk in chunks)
    return b"Transfer-Encoding: chunked\r\n\r\n" + sent + b"0\r\n\r\n"


def alive(listening_server):
    with calling(listening_server) as client:
        return client.get("/health").json()["status"] == "ok"


def test_a_body_in_chunks_is_counted(listening_server):
    head = "POST /api/tables HTTP/1.1"
    assert status(listening_server.send(request(listening_server, head, chunked(*[b" " * 4096] * 5)))) == 413
    body = b'{"game":"azul","chairs":["me","open"],"name":"Ada"}'
    rest = b"Connection: close\r\n" + chunked(body[:9], body[9:])
    assert status(listening_server.send(request(listening_server, head, rest), finished=False)) == 201


@pytest.mark.parametrize("length", ["99999999", "16385"])
def test_a_body_that_says_it_is_long_is_not_waited_for(listening_server, length):
    head = "POST /api/tables HTTP/1.1"
    assert (
        status(listening_server.send(request(listening_server, head, f"Content-Length: {length}\r\n\r\n{{}}".encode())))
        == 413
    )


@pytest.mark.parametrize("length", ["2", "0", "-1", "+2", "2, 3", "x", "9" * 5000])
def test_a_length_that_lies_hurts_nobody(listening_server, length):
    answer = listening_server.send(
        request(
            listening_server, "POST /api/tables HTTP/1.1", f"Content-Length: {length}\r\n\r\n".encode() + b"{" * 999
        )
    )
    assert status(answer) in {None, 400, 413, 422}
    assert alive(listening_server)


@pytest.mark.parametrize(
    "data",
    [
        b"\x00\xff\x00\xff\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"A" * 200_000,
        b"GET /" + b"a" * 100_000 + b" HTTP/1.1\r\n\r\n",
    ],
)
def test_what_is_no_request_hurts_nobody(listening_server, data):
    assert status(listening_server.send(data)) in {None, 400, 403, 414, 431}
    assert alive(listening_server)


def test_another_host_is_not_served_in_whatever_form_it_is_named(listening_server):
    end = b"Connection: close\r\n\r\n"
    for host in ("evil.example", "127.0.0.1@evil.example", "[::1", "127.0.0.1\xe9"):
        assert status(listening_server.send(request(listening_server, "GET /health HTTP/1.1", end, host))) in {400, 403}
    absolute = request(listening_server, "GET http://evil.example/health HTTP/1.1", end, "evil.example")
    assert status(listening_server.send(absolute)) == 403
    twice = request(listening_server, "GET /health HTTP/1.1", b"Host: evil.example\r\n" + end)
    assert status(listening_server.send(twice)) in {400, 403}
    assert status(listening_server.send(b"GET /health HTTP/1.0\r\n\r\n")) in {400, 403}


def socket_of(listening_server, table, query="", **more):
    address = f"ws://{listening_server.host}/api/tables/{table[0]}/socket{query}"
    return connect(address, open_timeout=PATIENCE, compression=None, **more)


@pytest.mark.parametrize("origin", ["http://evil.example", "null"])
def test_a_page_of_another_site_opens_no_socket(listening_server, table, origin):
    with pytest.raises(InvalidStatus) as refused, socket_of(listening_server, table, origin=origin):
        pass
    assert refused.value.response.status_code == 403


def say(talk, message):
    """Say something, and listen as long as anything is said; the server may hang up before all of it is sent."""
    talk.send(message)
    while True:
        talk.recv(PATIENCE)


def test_frames_that_are_too_large_or_no_text_end_the_talk(listening_server, table):
    for message, code in (("x" * 20_000, 1009), (["x" * 9000, "x" * 9000], 1009), (b"bytes", 1008)):
        with socket_of(listening_server, table) as talk, pytest.raises(ConnectionClosedError) as closed:
            say(talk, message)
        assert closed.value.rcvd and closed.value.rcvd.code == code


def test_text_that_is_not_utf_8_ends_the_talk(listening_server, table):
    with socket_of(listening_server, table) as talk:
        frame = Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)
        talk.socket.sendall(frame)
        with pytest.raises(ConnectionClosedError) as closed:
            talk.recv(PATIENCE)
    assert closed.value.rcvd and closed.value.rcvd.code in {1007, 1008}
    assert alive(listening_server)


def logged(listening_server):
    """The requests in the log so far."""
    lines = [json.loads(line) for line in listening_server.log.getvalue().splitlines()]
    return [line for line in lines if line["what"] == "request"]


def test_the_log_has_a_line_for_each_request_and_no_secret_name_or_query(listening_server, table):
    table_id, secrets = table
    said = {"Authorization": f"Bearer {secrets[0]}"}
    with calling(listening_server, headers=said) as client:
        client.get(f"/api/tables/{table_id}?seat=0&since=1234&token={secrets[1]}")
        client.get(f"/api/tables/{table_id}?seat=1")
        client.post(f"/api/tables/{table_id}/moves", json={"move": "Zuzanna", "revision": 0, "id": "an-id-of-mine"})
        client.get("/nothing?query=1234")
    with socket_of(listening_server, table, query=f"?token={secrets[0]}") as talk:
        talk.send(json.dumps({"do": "hello", "secret": secrets[0], "seat": 0}))
        assert json.loads(talk.recv(PATIENCE))["tell"] == "news"
    end = time.monotonic() + PATIENCE
    while (requests := logged(listening_server))[-1]["path"] != "/nothing":  # it is written after the answer was sent
        assert time.monotonic() < end
        time.sleep(0.01)
    log = listening_server.log.getvalue()
    assert {"time", "level", "what", "method", "path", "status", "ms"} == set(requests[-1])
    for secret in (*secrets, "Zuzanna", "Bogumi", SEEDED, "1234", "query", "Bearer", "an-id-of-mine", "?"):
        assert secret not in log
