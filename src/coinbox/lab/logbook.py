"""Logbooks: files that grow by a line for each finished game, so that a run of hours can be continued."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Generic, TypeVar

from coinbox.kernel.errors import CoinboxError
from coinbox.text.errors import file_error

T = TypeVar("T")
KIND = "coinbox"
"""The key of a heading that says what the file holds."""
Heading = Mapping[str, str | int]


class LogbookError(CoinboxError):
    """A file cannot be continued, because it holds something else or is damaged."""


class Logbook(Generic[T]):
    """A file with a heading that tells its arguments, and one JSON line an entry.

    A line that was cut off when a run was killed is dropped; its game is played again.
    """

    def __init__(self, path: Path, heading: Heading, parse: Callable[[Mapping[str, object]], T]) -> None:
        self.path = path
        self.heading = heading
        self.entries: list[T] = []
        try:
            self._file: IO[bytes] = path.open("a+b")
            try:
                self._open(parse)
            except BaseException:
                self._file.close()
                raise
        except OSError as error:
            raise file_error(path, error) from error

    def _open(self, parse: Callable[[Mapping[str, object]], T]) -> None:
        _lock(self._file, self.path)
        self._file.seek(0)
        lines = self._file.read().splitlines(keepends=True)
        if not lines:
            self._write(self.heading)
            return
        _fit(self.path, _heading(self.path, lines[0]), self.heading)
        if not lines[-1].endswith(b"\n"):
            self._file.truncate(sum(map(len, lines[:-1])))
            del lines[-1]
        self.entries = _entries(self.path, lines, parse)

    def append(self, entry: T, line: Mapping[str, object]) -> None:
        """Keep an entry; it is on the disk when this returns."""
        try:
            self._write(line)
        except OSError as error:
            raise file_error(self.path, error) from error
        self.entries.append(entry)

    def _write(self, line: Mapping[str, object]) -> None:
        self._file.write(json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n")
        self._file.flush()

    def __enter__(self) -> Logbook[T]:
        return self

    def __exit__(
        self, _kind: type[BaseException] | None, _error: BaseException | None, _trace: TracebackType | None
    ) -> None:
        self._file.close()


def read_logbook(path: Path, kind: str, parse: Callable[[Mapping[str, object]], T]) -> tuple[Heading, list[T]]:
    """The heading and the entries of a file of this kind, which may still be growing."""
    try:
        lines = path.read_bytes().splitlines(keepends=True)
    except OSError as error:
        raise file_error(path, error) from error
    heading = _heading(path, lines[0] if lines else b"")
    if heading[KIND] != kind:
        raise _no_logbook(path)
    return heading, _entries(path, lines if lines[-1].endswith(b"\n") else lines[:-1], parse)


def _heading(path: Path, line: bytes) -> Heading:
    heading = _data(line)
    if heading is None or KIND not in heading:
        raise _no_logbook(path)
    return heading  # type: ignore[return-value]  # what is no word or number does not fit the wanted one


def _no_logbook(path: Path) -> LogbookError:
    return LogbookError(
        f"{path}: this is no file that a run can continue; nothing was written", "error-no-logbook", file=str(path)
    )


def _fit(path: Path, found: Heading, wanted: Heading) -> None:
    """A run goes on with the arguments that it began with."""
    for name in (*wanted, *found):
        if found.get(name) != wanted.get(name):
            raise LogbookError(
                f"{path}: this file is of a run with other arguments ({name}: {found.get(name)}, not "
                f"{wanted.get(name)}); nothing was written",
                "error-other-run",
                file=str(path),
                name=name,
                found=str(found.get(name)),
                wanted=str(wanted.get(name)),
            )


def _entries(path: Path, lines: list[bytes], parse: Callable[[Mapping[str, object]], T]) -> list[T]:
    entries = []
    for number, line in enumerate(lines[1:], 2):
        data = _data(line)
        try:
            entries.append(parse({} if data is None else data))
        except (TypeError, ValueError, KeyError, AttributeError) as error:
            raise LogbookError(
                f"{path}: line {number} is damaged; nothing was written",
                "error-damaged-line",
                file=str(path),
                line=str(number),
            ) from error
    return entries


def _data(line: bytes) -> dict[str, object] | None:
    try:
        data = json.loads(line)
    except ValueError:
        return None
    return data if isinstance(data, dict) else None


def _lock(file: IO[bytes], path: Path) -> None:
    """Keep other runs out of the file; where the system has no locks, people must."""
    try:
        import fcntl
    except ImportError:
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError as error:
        raise LogbookError(
            f"{path}: another run is writing to this file", "error-logbook-taken", file=str(path)
        ) from error
