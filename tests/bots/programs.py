"""Programs that play, or fail to, by the line protocol: plain Python that knows nothing of this package."""

import sys
import textwrap

FRAME = """
import json, os, sys, time

def answer(**said):
    print(json.dumps(said), flush=True)

for number, line in enumerate(sys.stdin):
    request = json.loads(line)
    id = request["id"]
    if request["do"] != "move":
        answer(id=id, ok=True)
        continue
{body}
"""
"""A program that starts and begins games correctly; what it does with a decision is filled in."""

FIRST = "answer(id=id, move=request['legal'][0])"

FAILURES = {
    "hangs": ("time.sleep(600)", "bot-late"),
    "late": ("time.sleep(3); " + FIRST, "bot-late"),
    "dies": ("print('my last words', file=sys.stderr); sys.exit(7)", "bot-died"),
    "is killed": ("os.kill(os.getpid(), 9)", "bot-died"),
    "closes its output": ("os.close(1); time.sleep(600)", "bot-died"),
    "no JSON": ("print('3R>4', flush=True)", "bot-rubbish"),
    "no object": ("print('[3]', flush=True)", "bot-rubbish"),
    "too deep": ("print('[' * 100000, flush=True)", "bot-rubbish"),
    "bytes": ("sys.stdout.buffer.write(bytes(range(128, 256)) + b'\\n'); sys.stdout.flush()", "bot-rubbish"),
    "wrong id": ("answer(id='other', move=request['legal'][0])", "bot-rubbish"),
    "no id": ("answer(move=request['legal'][0])", "bot-rubbish"),
    "no move": ("answer(id=id)", "bot-rubbish"),
    "a number": ("answer(id=id, move=3)", "bot-rubbish"),
    "endless line": ("while True: sys.stdout.write('x' * 65536)", "bot-rubbish"),
    "endless lines": ("while True: sys.stdout.write('\\n' * 65536)", "bot-rubbish"),
    "endless stderr": ("while True: sys.stderr.write('x' * 65536)", "bot-late"),
    "illegal": ("answer(id=id, move='9Z>9')", "bot-illegal"),
    "error": ("answer(id=id, error={'code': 'tired', 'message': 'no more'})", "bot-error"),
    "odd error": ("answer(id=id, error=3)", "bot-error"),
}
"""What a program does when it is asked for a move, and the error code of that failure."""


def program(path, body):
    """The command line of a program that does this with a decision."""
    path.write_text(FRAME.format(body=textwrap.indent(textwrap.dedent(body), "    ")))
    return [sys.executable, "-S", str(path)]
