"""The errors of the store."""

from azulejos.core.errors import AzulejosError


class StoreUnusable(AzulejosError):
    """A database cannot be opened; the message says what to do."""

    code = "store-unusable"


class StorageFailed(AzulejosError):
    """A job of the store was not done; if the connection broke during the commit, it may have been."""

    code = "storage-failed"


class Conflict(AzulejosError):
    """Another process has written to the journal since; read its entries and decide again."""

    code = "conflict"


class NoSuchTable(AzulejosError):
    """No table has this id."""

    code = "no-such-table"


class TableExists(AzulejosError):
    """A table with this id already exists."""

    code = "table-exists"
