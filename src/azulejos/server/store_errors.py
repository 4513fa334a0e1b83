"""How the store of the server can fail."""

from azulejos.core.errors import AzulejosError


class StoreUnusable(AzulejosError):
    """A database can not be opened; the message says what to do."""

    code = "store-unusable"


class StorageFailed(AzulejosError):
    """What was asked of the store was not done; if the connection broke at the last moment, it may have been."""

    code = "storage-failed"


class Conflict(AzulejosError):
    """Somebody else has written at the table since; read on and decide again."""

    code = "conflict"


class NoSuchTable(AzulejosError):
    """No table has this id."""

    code = "no-such-table"


class TableExists(AzulejosError):
    """A table of this id is there already."""

    code = "table-exists"
