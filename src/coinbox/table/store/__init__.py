"""The store: games, seats and an append-only list of steps, on SQLite or PostgreSQL by the same statements."""

from coinbox.table.store.backup import backup
from coinbox.table.store.faults import Conflict, Damaged, Gone, StoreError, Unavailable
from coinbox.table.store.jobs import QUICK, SLOW, Job
from coinbox.table.store.migrations import SCHEMA, VERSION, Migrated, migrate, schema_now
from coinbox.table.store.places import default_path, driver_url, file_of, place_of, sqlite_url
from coinbox.table.store.rows import GameRow, Head, Member, StepRow, damaged_step
from coinbox.table.store.schema import AUTO, PLAY, UNDO
from coinbox.table.store.store import NewGame, Store

__all__ = [
    "AUTO",
    "PLAY",
    "QUICK",
    "SCHEMA",
    "SLOW",
    "UNDO",
    "VERSION",
    "Conflict",
    "Damaged",
    "GameRow",
    "Gone",
    "Head",
    "Job",
    "Member",
    "Migrated",
    "NewGame",
    "StepRow",
    "Store",
    "StoreError",
    "Unavailable",
    "backup",
    "damaged_step",
    "default_path",
    "driver_url",
    "file_of",
    "migrate",
    "place_of",
    "schema_now",
    "sqlite_url",
]
