"""Changes values of JSON documents."""

import copy
from typing import Any


def changed(document: Any, path: str, value: Any) -> Any:
    """A copy of a document with one value replaced; the path is keys and indices with dots between."""
    result = copy.deepcopy(document)
    *parents, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place = result
    for step in parents:
        place = place[step]
    place[last] = value
    return result
