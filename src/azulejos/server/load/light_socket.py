"""A minimal WebSocket client, so cheap that thousands of them leave the processors to the server."""

import asyncio
from collections.abc import Callable
from typing import cast

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
FINAL, MASKED = 0x80, 0x80
SHORT, MEDIUM, LONG = 125, 126, 127
"""A length up to 125 is a frame's second byte; 126 and 127 mean that two or eight more bytes hold it."""

KEY = "YXp1bGVqb3MgYmVuY2ggIQ=="
"""Any 16 bytes in Base64: no proxy between us and the server needs a random key."""


class Socket(asyncio.Protocol):
    """A socket that calls `on_text` with each text. It expects messages in one frame, as our server sends them."""

    def __init__(self, host: str, path: str, on_text: Callable[[bytes], None]) -> None:
        self._request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {KEY}\r\n\r\n"
        )
        self._on_text, self._buffer = on_text, b""
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Send the handshake."""
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        """Note that the connection is lost."""
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("the server has closed the connection"))

    def data_received(self, data: bytes) -> None:
        """Read all frames that are complete."""
        self._buffer += data
        if not self.opened.done() and not self._is_opened():
            return
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def send(self, text: str) -> None:
        """Send a text."""
        self._send(TEXT, text.encode())

    def close(self) -> None:
        """Close the connection."""
        self._transport.close()

    def _is_opened(self) -> bool:
        head, end, rest = self._buffer.partition(b"\r\n\r\n")
        if not end:
            return False
        status = head.split(b" ", 2)[1]
        if status != b"101":
            self.opened.set_exception(ConnectionError(f"the server answered {status.decode()} instead of 101"))
            self._transport.abort()
            return False
        self._buffer = rest
        self.opened.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The kind and the content of the next frame; None if it is incomplete."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        begin, size = 2, buffer[1]
        if size > SHORT:
            begin = 4 if size == MEDIUM else 10
            size = int.from_bytes(buffer[2:begin], "big")
        if len(buffer) < max(begin + size, begin):
            return None
        self._buffer = buffer[begin + size :]
        return buffer[0], buffer[begin : begin + size]

    def _take(self, kind: int, content: bytes) -> None:
        if kind == FINAL | TEXT:
            self._on_text(content)
        elif kind == FINAL | PING:
            self._send(PONG, content)
        elif kind == FINAL | CLOSE:
            self._transport.close()

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        length = bytes([MASKED | size]) if size <= SHORT else bytes([MASKED | MEDIUM]) + size.to_bytes(2, "big")
        # Masked by zeros: the protocol demands a mask, and this one costs nothing.
        self._transport.write(bytes([FINAL | kind]) + length + bytes(4) + content)
