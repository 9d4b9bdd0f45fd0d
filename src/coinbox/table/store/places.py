"""Where the store is, and how it is reached."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

BUSY_SECONDS = 5
"""So long a change waits for whoever has locked the file."""
STATEMENT_SECONDS = 10
"""So long PostgreSQL may work on a statement."""
CONNECT_SECONDS = 5
POSTGRES = {
    "connect_timeout": CONNECT_SECONDS,
    "options": f"-c statement_timeout={STATEMENT_SECONDS * 1000} -c lock_timeout={STATEMENT_SECONDS * 1000}",
    # A machine that is gone without a word is noticed.
    "keepalives_idle": STATEMENT_SECONDS,
    "tcp_user_timeout": STATEMENT_SECONDS * 1000,
}


def default_path() -> Path:
    """Where games are kept if nothing else is said."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "coinbox" / "tables.sqlite"


def sqlite_url(path: Path) -> str:
    return f"sqlite+aiosqlite:///{path}"


def driver_url(url: str) -> str:
    """The URL with the driver that this program uses."""
    for short in ("postgresql://", "postgres://"):
        if url.startswith(short):
            return f"postgresql+psycopg://{url.removeprefix(short)}"
    return url


def file_of(url: str) -> Path | None:
    """The file of a SQLite store; None if it is none, or in memory."""
    try:
        parsed = make_url(driver_url(url))
    except SQLAlchemyError:
        return None
    is_file = parsed.drivername.startswith("sqlite") and parsed.database not in (None, "", ":memory:")
    return Path(str(parsed.database)) if is_file else None


def place_of(url: str) -> str:
    """What people know the database by: a path, or a URL without its password."""
    try:
        parsed = make_url(url)
    except SQLAlchemyError:
        return url
    if parsed.drivername.startswith("sqlite"):
        return parsed.database or "memory"
    return parsed.render_as_string(hide_password=True)


def engine_of(url: str) -> AsyncEngine:
    parsed = make_url(url)
    if not parsed.drivername.startswith("sqlite"):
        return create_async_engine(
            parsed, pool_pre_ping=True, pool_timeout=STATEMENT_SECONDS, connect_args=postgres_options(parsed)
        )
    engine = create_async_engine(parsed, connect_args={"timeout": BUSY_SECONDS})

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        # What somebody wants forgotten is written over, not only given up.
        cursor.execute("PRAGMA secure_delete=ON")
        cursor.close()

    return engine


def postgres_options(url: URL) -> dict[str, Any]:
    """Limits for a connection, but for those that the URL names itself."""
    if not url.drivername.startswith("postgresql"):
        return {}
    return {name: value for name, value in POSTGRES.items() if name not in url.query}
