"""Where games are kept: a file, or a database whose address need not stand on a command line."""

from __future__ import annotations

import os
from pathlib import Path

from coinbox.kernel.errors import CoinboxError
from coinbox.table.store import Store, default_path, sqlite_url
from coinbox.text import say
from coinbox.text.errors import file_error

VARIABLE = "COINBOX_DATABASE"


def store_of(data: Path | None, database: str | None, store_file: Path | None) -> Store:
    """The store that the options name, else the environment, else the file of this user."""
    if data is not None and database is not None:
        raise CoinboxError("--data and --database exclude each other", "error-data-database")
    if store_file is not None and (data is not None or database is not None):
        raise CoinboxError("--store-file excludes --data and --database", "error-store-file-alone")
    if store_file is not None:
        database = address_in(store_file)
    elif data is None and database is None:
        database = os.environ.get(VARIABLE) or None
    if database is not None:
        return Store(database)
    path = file_at(data or default_path())
    path.parent.mkdir(parents=True, exist_ok=True)
    return Store(sqlite_url(path))


def file_at(data: Path) -> Path:
    """The file of the games: in a folder it has its usual name."""
    path = data.expanduser().absolute()
    return path / default_path().name if path.is_dir() else path


def address_in(file: Path) -> str:
    """The address that stands in a file, so that its password is seen by nobody who lists processes."""
    try:
        lines = [line.strip() for line in file.expanduser().read_text(encoding="utf-8").splitlines()]
    except OSError as error:
        raise file_error(file, error) from error
    except UnicodeDecodeError:
        lines = []
    found = [line for line in lines if line and not line.startswith("#")]
    if len(found) != 1 or "://" not in found[0]:
        facts = {"file": str(file)}
        raise CoinboxError(say("en", "error-store-file", **facts), "error-store-file", **facts)
    return found[0]
