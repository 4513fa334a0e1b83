"""A proxy between browser and server that is slow and can cut all connections."""

import contextlib
import socket
import threading
import time
from urllib.parse import urlsplit

SLOW, PIECE = 0.25, 65536
"""The delay in seconds for each piece, and the size of a piece in bytes, in either direction."""


class SlowProxy:
    """Listens at its own address and forwards all data slowly."""

    def __init__(self, link):
        self._to = (urlsplit(link).hostname, urlsplit(link).port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open = []
        self.link = f"http://127.0.0.1:{self._listening.getsockname()[1]}"

    def __enter__(self):
        self._start(self._accept)
        return self

    def __exit__(self, *_):
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        self.cut()

    def cut(self):
        """Close all open connections; data under way is lost."""
        for end in self._open:
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._open.clear()

    def _accept(self):
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = socket.create_connection(self._to)
                self._open += [near, far]
                self._start(_forward, near, far)
                self._start(_forward, far, near)

    def _start(self, what, *ends):
        threading.Thread(target=what, args=ends, daemon=True).start()


def _forward(here, there):
    with contextlib.suppress(OSError):
        while piece := here.recv(PIECE):
            time.sleep(SLOW)
            there.sendall(piece)
        there.shutdown(socket.SHUT_WR)
