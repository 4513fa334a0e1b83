"""A long, thin wire between browser and server: everything takes its time, and it can be cut."""

import contextlib
import socket
import threading
import time
from urllib.parse import urlsplit

SLOW, PIECE = 0.25, 65536
"""Seconds for each piece of so many bytes, in either direction."""


class Wire:
    """Listens at an address of its own and passes everything on, slowly."""

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
        """Cut all lines that are open; what is under way is lost."""
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
                self._start(_pass_on, near, far)
                self._start(_pass_on, far, near)

    def _start(self, what, *ends):
        threading.Thread(target=what, args=ends, daemon=True).start()


def _pass_on(here, there):
    with contextlib.suppress(OSError):
        while piece := here.recv(PIECE):
            time.sleep(SLOW)
            there.sendall(piece)
        there.shutdown(socket.SHUT_WR)
