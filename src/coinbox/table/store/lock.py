"""One server for one SQLite file: a lock beside it, which ends with the process that holds it."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from coinbox.table.store.faults import StoreError, line, unusable


class FileLock:
    """Held by the server on a SQLite file; SQLite's own locks do this on every system, and know threads too."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._held: sqlite3.Connection | None = None

    def take(self) -> None:
        """Hold the lock; StoreError if another server has it."""
        lock = sqlite3.connect(f"{self.path}.lock", timeout=0, isolation_level=None, check_same_thread=False)
        try:
            lock.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            lock.close()
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise unusable(str(self.path), line(error)) from error
            raise StoreError(
                f"{self.path}: another coinbox serves the games of this file; several need PostgreSQL (--database)",
                "error-second-server",
                place=str(self.path),
            ) from error
        self._held = lock

    def give_back(self) -> None:
        lock, self._held = self._held, None
        if lock is not None:
            lock.close()
