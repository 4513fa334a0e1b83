"""Compiles the searches of all games, in a process of its own that ends with the server that started it."""

import asyncio
import os
import subprocess
import sys
from threading import Thread
from typing import NoReturn

COMMAND = (sys.executable, "-m", "azulejos.server.warming")


async def warm() -> None:
    """Have all games compiled; whoever stops waiting stops the compiling too."""
    process = await asyncio.create_subprocess_exec(
        *COMMAND, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    try:
        await process.wait()
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


def main() -> None:
    """Compile one game after another, as long as somebody holds the other end of our input."""
    # Numba is slow to import, and only this process needs it.
    from azulejos.core import registry  # noqa: PLC0415  (see above)
    from azulejos.search import warmth  # noqa: PLC0415  (see above)

    if hasattr(os, "nice"):
        os.nice(10)  # those who play come first
    for name in registry.names():
        warmth.load(name)


def _end_with_the_server() -> NoReturn:
    # A server that was killed can not end us any more. Without this, each restart would add a compiler.
    sys.stdin.buffer.read()
    os._exit(1)


if __name__ == "__main__":
    Thread(target=_end_with_the_server, daemon=True).start()
    main()
