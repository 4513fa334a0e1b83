"""`azulejos engine`: runs a bot for other programs, by JSON lines."""

import contextlib

import click


@click.command(epilog="""Example: echo '{"id": "1", "do": "hello"}' | azulejos engine""")
@click.option(
    "--bot",
    "name",
    default="best",
    show_default=True,
    help="A bot by name, file.py:Class, net:FILE.npz or cmd:PROGRAM.",
)
@click.option("--seed", help="Decides the bot's chance, so that its play can be repeated.")
@click.option("--hurry", is_flag=True, help="A person waits: answer soon, also while the compiler is at work.")
def engine(name: str, seed: str | None, hurry: bool) -> None:
    """Answer requests for moves and analyses: JSON lines on standard input and output.

    docs/protocols/engine.md describes the protocol. Standard output carries only answers; the rest goes to stderr.
    """
    from azulejos.bots import bot_class
    from azulejos.bots.engine import Engine
    from azulejos.bots.engine_loop import Loop, own_pipes

    requests, answers = own_pipes()
    try:
        Loop(Engine(name, bot_class(name), seed, hurry=hurry), requests, answers).run()
    finally:
        with contextlib.suppress(OSError):  # a closed pipe is not a failure; without this it would be reported at exit
            answers.close()
