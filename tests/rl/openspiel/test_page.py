"""The page on OpenSpiel is run."""

import re
import subprocess
import sys


def test_the_code_of_the_page_runs(root):
    page = (root / "docs" / "howto" / "openspiel.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    assert len(blocks) == 3
    done = subprocess.run([sys.executable, "-c", "".join(blocks)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert sum(map(float, done.stdout.strip("[]\n").split(","))) == 0
