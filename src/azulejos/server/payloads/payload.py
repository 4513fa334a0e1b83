"""The base class of all that the server sends."""

from pydantic import BaseModel


class Payload(BaseModel):
    """An answer, or a part of one. A field with a default is sent only if it was set."""

    def to_text(self) -> str:
        """The payload as compact JSON, for sockets, streams and refusals; routes leave the writing to FastAPI."""
        return self.model_dump_json(exclude_unset=True)
