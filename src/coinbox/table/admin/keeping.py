"""Carrying tables elsewhere and back: archives, records, backups."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from sqlalchemy.exc import DBAPIError, IntegrityError

from coinbox.kernel.errors import CoinboxError
from coinbox.loading import load
from coinbox.players import HUMAN
from coinbox.table import store as stores
from coinbox.table.admin import archive
from coinbox.table.admin.base import Store, game_row, migrate, step_rows
from coinbox.table.admin.bundles import Bundle, add, bundles, bundles_in, clear, known, put_people
from coinbox.table.admin.checking import Checked, check
from coinbox.table.bots import Thinkers
from coinbox.table.commands import Opened
from coinbox.table.new_table import Wish
from coinbox.table.refusal import Refusal
from coinbox.table.steps import stored_record
from coinbox.table.store import sqlite_url
from coinbox.table.table import BOT
from coinbox.table.tables import Tables
from coinbox.text import say

SQLITE = b"SQLite format 3\x00"
Tell = Callable[[int], None]
"""Told how many tables more are done."""


class Existing(CoinboxError):
    """Tables of an archive that are in the store already."""


class Kept(NamedTuple):
    """A backup or archive, and what replaying it has found."""

    tables: int
    checked: list[Checked]

    @property
    def problems(self) -> list[Checked]:
        return [each for each in self.checked if each.problems]


# -- archives and records ----------------------------------------------------------------------------------------------


async def export(store: Store, path: Path, wanted: Sequence[str] | None, tell: Tell) -> int:
    """Write tables to an archive."""
    return await archive.write(path, _counted(bundles(store, wanted), tell))


async def export_records(store: Store, folder: Path, wanted: Sequence[str] | None, tell: Tell) -> int:
    """Write the record of each table to a folder, as TABLE.coin; what is there already is not touched."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    async for found in _counted(bundles(store, wanted), tell):
        path = folder / f"{found['games']['id']}.coin"
        part = archive.new_file(path)
        part.write_text(record_of(found), encoding="utf-8")
        archive.keep(part, path)
        number += 1
    return number


def record_of(found: Bundle) -> str:
    """The game of a table as it was stored."""
    row = game_row(found["games"])
    players = {f: wish.removeprefix(BOT) if wish.startswith(BOT) else HUMAN for f, wish in row.wishes.items()}
    return stored_record(row, step_rows(found["steps"]), players)


async def take_in(store: Store, path: Path, tell: Tell, *, only_new: bool = False) -> int:
    """Store the tables of an archive, all or none; refused if one of them exists, unless only new ones are wanted."""
    ids = [found["games"]["id"] for found in archive.read(path)]
    there = await known(store, ids)
    if there and not only_new:
        tables = ", ".join(sorted(there)[:5]) + (", …" if len(there) > 5 else "")
        facts: dict[str, str | int] = {"n": len(there), "tables": tables}
        raise Existing(say("en", "error-tables-exist", **facts), "error-tables-exist", **facts)
    await _replace(store, (found for found in archive.read(path) if found["games"]["id"] not in there), tell)
    return len(ids) - len(there)


async def open_record(store: Store, path: Path, lang: str) -> Opened:
    """Open a table that goes on from a record, with all seats in one hand."""
    text = path.read_text(encoding="utf-8-sig")
    game = load(text, lang=lang).id
    tables = Tables(store, Thinkers())
    try:
        return await tables.commands.open(Wish(game, None, {}, record=text), lang)
    except Refusal as refusal:
        raise CoinboxError(say(lang, "error-in-file", file=str(path), problem=str(refusal))) from refusal


async def _counted(found: AsyncIterator[Bundle], tell: Tell) -> AsyncIterator[Bundle]:
    async for each in found:
        yield each
        tell(1)


async def _replace(
    store: Store, new: Iterator[Bundle], tell: Tell, *, everything: bool = False, people: Path | None = None
) -> None:
    """Add tables in one transaction, perhaps in place of all that were there, and people of a file for those here."""
    try:
        async with store.engine.begin() as connection:
            if everything:
                await clear(connection)
            if people is not None:
                await put_people(connection, people)
            for found in new:
                await add(connection, found)
                tell(1)
    except IntegrityError as error:
        raise CoinboxError(say("en", "error-tables-clash"), "error-tables-clash") from error
    except DBAPIError as error:
        facts = {"place": store.place, "problem": " ".join(str(error.orig).split())}
        raise CoinboxError(say("en", "error-database", **facts), "error-database", **facts) from error


# -- backups -----------------------------------------------------------------------------------------------------------


async def backup(store: Store, path: Path) -> None:
    """A copy of everything at one moment while servers go on, as an SQLite file that can be served."""
    await stores.backup(store.url, path)


async def verify(path: Path, lang: str, tell: Tell) -> Kept:
    """Replay every table of a backup or an archive."""
    checked = []
    with readable(path) as found:
        for each in found:
            checked.append(check(each, lang))
            tell(1)
    return Kept(len(checked), checked)


async def restore(store: Store, path: Path, tell: Tell) -> None:
    """Put a backup in place of all tables of the store, whole or not at all; an archive knows nothing of people."""
    with TemporaryDirectory() as folder:
        source = path
        if is_sqlite(path):
            # A copy is brought up to date; the backup stays as it is.
            source = Path(shutil.copy(path, Path(folder) / "backup.sqlite"))
            await migrate(sqlite_url(source))
        with readable(source) as found:
            await _replace(store, found, tell, everything=True, people=source if is_sqlite(source) else None)


@contextmanager
def readable(path: Path) -> Iterator[Iterator[Bundle]]:
    """The tables of a backup, whatever kind of file it is."""
    if not is_sqlite(path):
        yield archive.read(path)
        return
    try:
        with closing(sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro", uri=True)) as file:
            found = file.execute("pragma integrity_check").fetchone()[0]
        if found != "ok":
            raise sqlite3.DatabaseError(found)
        yield bundles_in(path)
    except sqlite3.DatabaseError as error:
        facts = {"place": str(path), "problem": " ".join(str(error).split())}
        raise CoinboxError(say("en", "error-no-database", **facts), "error-no-database", **facts) from error


def is_sqlite(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(SQLITE)) == SQLITE
