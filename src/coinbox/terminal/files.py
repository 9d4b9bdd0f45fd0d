"""Record files: read with clear errors, written whole or not at all."""

from __future__ import annotations

import errno
import os
from pathlib import Path

import coinbox
from coinbox.kernel.errors import CoinboxError, RecordError
from coinbox.kernel.record import TITLE
from coinbox.text.errors import file_error


def read_record(path: Path) -> str:
    """The text of a record file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise file_error(path, error) from error
    if not data.strip():
        raise RecordError(f"{path}: the file is empty", "error-empty-file", file=str(path))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        n = error.start + 1
        raise RecordError(
            f"{path}: not a text file (byte {n} is not UTF-8)", "error-not-text", file=str(path), n=n
        ) from error


def load_record(path: Path, *, to: int | None = None, ask: tuple[str, ...] = (), lang: str = "en") -> coinbox.Game:
    """Read and play a record file; an error names the file, the line and the token."""
    text = read_record(path)
    try:
        return coinbox.load(text, to=to, ask=ask, lang=lang)
    except CoinboxError as error:
        error.found_in(str(path))
        raise


def is_record(path: Path) -> bool:
    """Whether the file begins as a record does."""
    with path.open("rb") as file:
        return file.read(len(TITLE) + 3).removeprefix(b"\xef\xbb\xbf").startswith(TITLE.encode())


def write_record(path: Path, text: str) -> None:
    """Write a record; a file that is no record is not touched."""
    if path.is_dir() or (path.exists() and not is_record(path)):
        raise CoinboxError(
            f"{path}: exists and is no coinbox record; nothing was written", "error-no-record", file=str(path)
        )
    write_text(path, text)


def check_place(path: Path) -> None:
    """An error if a file cannot be written there, before long work is done for it."""
    wrong = errno.EISDIR if path.is_dir() else 0 if path.parent.is_dir() else errno.ENOENT
    if wrong:
        raise file_error(path, OSError(wrong, os.strerror(wrong)))


def write_text(path: Path, text: str) -> None:
    """Write a file beside its place and then move it there: whole or not at all."""
    beside = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with beside.open("x", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise file_error(path, error) from error
    finally:
        beside.unlink(missing_ok=True)
