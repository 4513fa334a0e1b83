"""Writes the schema of the server's API for the page: web/src/wire/openapi.json, from which its types are made.

python tools/wire_types.py && npm --prefix web run types
"""

import json
from pathlib import Path

from azulejos.server.http.app import create_app
from azulejos.server.settings import Settings

SCHEMA = Path(__file__).parent.parent / "web" / "src" / "wire" / "openapi.json"


def schema() -> str:
    """The schema as the file has it."""
    document = create_app(Settings(database="")).openapi()
    return json.dumps(document, indent=1, ensure_ascii=False, sort_keys=True) + "\n"


if __name__ == "__main__":
    SCHEMA.write_text(schema(), encoding="utf-8")
