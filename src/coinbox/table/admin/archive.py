"""Archives: tables in a text file, a JSON object a line, compressed if its name ends with .gz.

The first line says what it is, each further one is a table, the last one how many there are and their checksum, so that
a file that was cut off is not taken for a whole one. docs/host.md describes it.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from pathlib import Path
from typing import IO, Any

import coinbox
from coinbox.kernel.errors import CoinboxError
from coinbox.table.admin.base import PARTS, games, metadata
from coinbox.table.admin.bundles import Bundle
from coinbox.text import say
from coinbox.text.errors import file_error

FORMAT = 1
"""Raised when an older coinbox could not read the file."""
TITLE = "coinbox tables"
ID = re.compile(r"[A-Za-z0-9_-]{1,32}")
TYPES = (str, int, float, type(None))


class BadArchive(CoinboxError):
    """A file that is no archive, or not a whole one."""


async def write(path: Path, tables: AsyncIterator[Bundle]) -> int:
    """Write an archive for its owner alone, whole or not at all; how many tables it holds."""
    part = new_file(path)
    number, digest = 0, hashlib.sha256()
    try:
        with _open(part, "wt", compressed=path.suffix == ".gz") as file:
            head = {"file": TITLE, "format": FORMAT, "coinbox": coinbox.__version__}
            file.write(json.dumps(head) + "\n")
            async for table in tables:
                line = json.dumps(table, ensure_ascii=False, separators=(",", ":"))
                digest.update(line.encode("utf-8", "surrogatepass"))
                file.write(line + "\n")
                number += 1
            file.write(json.dumps({"tables": number, "sha256": digest.hexdigest()}) + "\n")
        keep(part, path)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    return number


def new_file(path: Path) -> Path:
    """An empty file beside a path at which nothing may be yet; what is written there gets the name at the end."""
    if path.exists():
        raise CoinboxError(f"{path}: exists already; nothing was written", "error-exists", file=str(path))
    part = path.with_name(f"{path.name}.part")
    try:
        os.close(os.open(part, os.O_CREAT | os.O_TRUNC | os.O_WRONLY, 0o600))
    except OSError as error:
        raise file_error(path, error) from error
    return part


def keep(part: Path, path: Path) -> None:
    """Give a file its name when it has reached the disk."""
    with part.open("rb") as file:
        os.fsync(file.fileno())
    part.replace(path)


def read(path: Path) -> Iterator[Bundle]:
    """The tables of an archive; BadArchive says in which line it is not as it should be."""
    digest, number, whole = hashlib.sha256(), 0, False
    for line, text in _lines(path):
        data = _parsed(path, line, text)
        if line == 1:
            _check_head(path, data)
        elif whole:
            raise _bad(path, line)
        elif "sha256" in data:
            whole = (data.get("tables"), data["sha256"]) == (number, digest.hexdigest())
            if not whole:
                raise _bad(path, line)
        else:
            number += 1
            digest.update(text.encode("utf-8", "surrogatepass"))
            yield _checked(path, line, data)
    if not whole:
        raise BadArchive(say("en", "error-archive-cut", file=str(path)), "error-archive-cut", file=str(path))


def is_archive(path: Path) -> bool:
    """Whether a file begins as an archive does."""
    try:
        with _open(path, "rt", compressed=_is_compressed(path)) as file:
            return TITLE in file.readline(1000)
    except (OSError, EOFError, UnicodeDecodeError):
        return False


def _lines(path: Path) -> Iterator[tuple[int, str]]:
    line = 0
    try:
        with _open(path, "rt", compressed=_is_compressed(path)) as file:
            for line, text in enumerate(file, 1):
                yield line, text.removesuffix("\n")
    except gzip.BadGzipFile as error:
        raise _bad(path, line + 1) from error
    except OSError as error:
        raise file_error(path, error) from error
    except (EOFError, UnicodeDecodeError) as error:
        raise _bad(path, line + 1) from error


def _parsed(path: Path, line: int, text: str) -> dict[str, Any]:
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _bad(path, line) from error
    if not isinstance(data, dict):
        raise _bad(path, line)
    return data


def _check_head(path: Path, head: dict[str, Any]) -> None:
    if head.get("file") != TITLE or not isinstance(head.get("format"), int):
        raise _bad(path, 1)
    if head["format"] > FORMAT:
        facts = {"file": str(path), "version": str(head.get("coinbox"))}
        raise BadArchive(say("en", "error-archive-newer", **facts), "error-archive-newer", **facts)


def _checked(path: Path, line: int, data: dict[str, Any]) -> Bundle:
    """A table of which each row has the columns of the store and belongs to it."""
    row = data.get("games")
    parts = {name: data.get(name, []) for name in PARTS}
    if set(data) - {"games", *PARTS} or not isinstance(row, dict) or not _fits("games", row):
        raise _bad(path, line)
    if not isinstance(row["id"], str) or not ID.fullmatch(row["id"]):
        raise _bad(path, line)
    for name, rows in parts.items():
        if not isinstance(rows, list):
            raise _bad(path, line)
        if not all(isinstance(each, dict) and _fits(name, each) and each["game"] == row["id"] for each in rows):
            raise _bad(path, line)
    return {"games": row, **parts}


def _fits(name: str, row: dict[str, Any]) -> bool:
    columns = metadata.tables[name].c if name != games.name else games.c
    needed = {column.name for column in columns if not column.nullable}
    return needed <= set(row) <= {column.name for column in columns} and all(
        isinstance(value, TYPES) for value in row.values()
    )


def _bad(path: Path, line: int) -> BadArchive:
    return BadArchive(say("en", "error-archive", file=str(path), line=line), "error-archive", file=str(path), line=line)


def _is_compressed(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(2) == b"\x1f\x8b"


def _open(path: Path, mode: str, *, compressed: bool) -> IO[str]:
    """A text of lines in UTF-8, in which nothing that a row may hold is lost."""
    form: dict[str, Any] = {"encoding": "utf-8", "errors": "surrogatepass", "newline": "\n"}
    opener: Any = gzip.open if compressed else open
    file: IO[str] = opener(path, mode, **form)
    return file
