"""Stores the records of a contest in the order of its schedule: in one file, or one file per game in a folder."""

from pathlib import Path

from azulejos.arena.outcome_store import StoreError

RESULT = b'{"result"'
"""How the last line of a record begins."""


class RecordStore:
    """Stored records. `count` is their number: those of the first games of the schedule."""

    def __init__(self, place: str, *, resumed: bool) -> None:
        """A trailing slash or an existing folder means a folder. Only a resumed contest may find records there."""
        self._path = Path(place)
        self._folder = place.endswith("/") or self._path.is_dir()
        try:
            self.count = self._found()
        except OSError as error:
            raise StoreError(f"{place} cannot be used: {error.strerror}", code="no-file") from None
        if self.count and not resumed:
            raise StoreError(f"{place} holds records already; name another place", code="file-exists")

    def put(self, record: str) -> None:
        """Store the record of the next game."""
        if self._folder:
            unfinished = self._path / "unfinished"
            unfinished.write_text(record, encoding="utf-8", newline="\n")
            unfinished.replace(self._numbered(self.count))
        else:
            with self._path.open("ab") as file:
                file.write(record.encode())
        self.count += 1

    def _numbered(self, number: int) -> Path:
        return self._path / f"game-{number:06}.jsonl"

    def _found(self) -> int:
        """The number of complete records; an incomplete one at the end of a file is cut off."""
        if self._folder:
            self._path.mkdir(parents=True, exist_ok=True)
            return next(number for number in range(10**9) if not self._numbered(number).exists())
        if not self._path.exists():
            return 0
        content = self._path.read_bytes()
        lines = content[: content.rfind(b"\n") + 1].splitlines(keepends=True)
        ends = [number for number, line in enumerate(lines, 1) if line.startswith(RESULT)]
        with self._path.open("r+b") as file:
            file.truncate(sum(map(len, lines[: ends[-1]])) if ends else 0)
        return len(ends)
