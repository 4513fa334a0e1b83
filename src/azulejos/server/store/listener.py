"""A thread that receives from PostgreSQL which tables other processes have changed."""

import logging
import selectors
import socket
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

from sqlalchemy import Engine, text

from azulejos.server.store.queries import CHANNEL

PAUSE = 1.0
"""Seconds between attempts to reach a database that does not answer."""

Callback = Callable[[str, int], None]


class Listener:
    """A thread with its own connection. Each time it begins to listen it calls back with ("", 0): reread everything."""

    def __init__(self, engine: Engine, callback: Callback) -> None:
        """Start listening; the callback is called in the thread."""
        self._engine, self._callback = engine, callback
        self._ended = Event()
        # A pair of sockets, so that one selector can wait for the database and for `close`.
        self._stop_receiver, self._stop_sender = socket.socketpair()
        self._thread = Thread(target=self._work, name="listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening."""
        self._ended.set()
        self._stop_sender.send(b"!")
        self._thread.join()
        self._stop_receiver.close()
        self._stop_sender.close()

    def _work(self) -> None:
        while not self._ended.is_set():
            try:
                self._listen()
            except Exception as error:  # noqa: BLE001  (the driver raises its own errors here; all mean to reconnect)
                logging.getLogger(__name__).warning("the listener has lost the database: %s", error)
                self._ended.wait(PAUSE)

    def _listen(self) -> None:
        with self._engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            try:
                connection.execute(text(f"LISTEN {CHANNEL}"))
                self._callback("", 0)
                self._receive(connection.connection.driver_connection)
            finally:
                connection.invalidate()  # or closing would try to roll back on a connection that may be broken

    def _receive(self, driver: Any) -> None:
        with selectors.DefaultSelector() as selector:
            selector.register(self._stop_receiver, selectors.EVENT_READ)
            selector.register(driver, selectors.EVENT_READ)
            while not self._ended.is_set():
                selector.select()
                for notification in driver.notifies(timeout=0):
                    table_id, head = notification.payload.split(" ")
                    self._callback(table_id, int(head))
