"""Logs as lines of JSON on stderr: event, place, duration; never a secret, a name or a query."""

import json
import logging
import sys
from typing import Any

STANDARD = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName", "color_message"}


class Lines(logging.Formatter):
    """Formats each log record as one JSON object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line."""
        document: dict[str, Any] = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        # Attributes that begin with an underscore belong to other libraries: Ray adds some to every record.
        extra = {key: value for key, value in vars(record).items() if not key.startswith("_")}
        document |= {key: value for key, value in extra.items() if key not in STANDARD}
        if record.exc_info:
            document["trace"] = self.formatException(record.exc_info)
        return json.dumps(document, ensure_ascii=False, default=str)


def start_logging(*, verbose: bool) -> None:
    """Write lines to stderr: warnings and worse, with `verbose` each request too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(handlers=[handler], level=logging.INFO if verbose else logging.WARNING, force=True)
    # These would log URLs with their queries, of requests and of sockets.
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
