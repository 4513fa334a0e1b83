"""The OpenAPI schema of the API, with the types that are sent on sockets and in streams."""

from typing import Any

from fastapi import FastAPI
from pydantic import TypeAdapter

from azulejos.server.payloads.lists import BotTablePayload
from azulejos.server.payloads.messages import ServerMessage

REFERENCE = "#/components/schemas/{model}"

MORE: dict[str, TypeAdapter[Any]] = {
    "ServerMessage": TypeAdapter(ServerMessage),
    "BotTablePayload": TypeAdapter(BotTablePayload),
}
"""Types that no route has as its answer, by name."""


def schema_of(app: FastAPI) -> dict[str, Any]:
    """Return the schema of an application; it is made once."""
    known = app.openapi_schema is not None
    document = FastAPI.openapi(app)
    if not known:
        schemas = document["components"]["schemas"]
        for name, adapter in MORE.items():
            schema = adapter.json_schema(mode="serialization", ref_template=REFERENCE)
            schemas.update({**schema.pop("$defs", {}), name: schema, **schemas})
    return document
