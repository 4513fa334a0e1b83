"""Programs in their own processes."""

import subprocess
import sys


def run(program):
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
