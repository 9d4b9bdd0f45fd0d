"""Records: a game as a text file that a person can read, compare and mend."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass, field

from coinbox.kernel.errors import RecordError
from coinbox.kernel.piecemeal import Work, at_once

TITLE = "coinbox record 1"
RULE = "---"
OPEN, CLOSE = "(", ")"
"""The lines before and after a variation; its name may follow the first."""
_PAIR = re.compile(r"(?P<key>[a-z_]+): (?P<value>.*?)(?=\s{2,}[a-z_]+: |\s*$)")
PIECE = 200
"""The number of rows that are read in one piece."""
_WORD = re.compile(r"[a-z0-9_:>.+*/-]+", re.IGNORECASE)


@dataclass(slots=True)
class Line:
    """One turn: who acts (None for chance) and the options in order."""

    actor: str | None
    tokens: list[str]
    number: int = field(default=0, compare=False)


@dataclass(slots=True)
class Record:
    """The header of a record, its lines, and what stands between them, by the number of lines before it."""

    header: dict[str, str]
    lines: list[Line]
    comments: list[tuple[int, str]] = field(default_factory=list)
    variations: list[tuple[int, Variation]] = field(default_factory=list)


@dataclass(slots=True)
class Variation:
    """Another way to go on from where it stands: its name, and its lines as a record without a header."""

    name: str
    part: Record


def format_record(record: Record) -> str:
    """The text of a record; `parse_record` reads it back."""
    return "\n".join(rows_of(record)) + "\n"


def rows_of(record: Record) -> Iterator[str]:
    """The text of a record row by row."""
    yield TITLE
    first = [f"{key}: {record.header[key]}" for key in ("game", "scenario", "rules") if key in record.header]
    rest = {k: v for k, v in record.header.items() if k not in ("game", "scenario", "rules", "position")}
    yield "   ".join(first)
    if rest:
        yield "   ".join(f"{key}: {value}" for key, value in rest.items())
    if "position" in record.header:
        yield f"position: {record.header['position']}"
    yield RULE
    width = max((len(line.actor) for part in parts_of(record) for line in part.lines if line.actor), default=0)
    yield from _rows(record, width)


def parts_of(record: Record) -> Iterator[Record]:
    """A record and all of its variations."""
    waiting = [record]
    while waiting:
        part = waiting.pop()
        yield part
        waiting += [found.part for _, found in part.variations]


def _rows(record: Record, width: int) -> Iterator[str]:
    """Lines, comments and variations as they are written."""
    comments = deque(sorted(record.comments, key=lambda c: c[0]))
    variations = deque(sorted(record.variations, key=lambda v: v[0]))
    for at in range(len(record.lines) + 1):
        last = at == len(record.lines)
        while variations and (last or variations[0][0] <= at):
            found = variations.popleft()[1]
            yield f"{OPEN} {found.name}".rstrip()
            yield from _rows(found.part, width)
            yield CLOSE
        while comments and (last or comments[0][0] <= at):
            yield f"# {comments.popleft()[1]}"
        if not last:
            line = record.lines[at]
            words = " ".join(line.tokens)
            yield f"{line.actor:<{width}}  {words}".rstrip() if line.actor else words


def parse_record(text: str, actors: frozenset[str] | None = None) -> Record:
    """Read a record; `actors` are the faction ids that may stand at the start of a line."""
    record = at_once(parsing(text))
    return record if actors is None else with_actors(record, actors)


def parsing(text: str) -> Work[Record]:
    """Read a record piece by piece, without knowing who may stand at the start of a line."""
    rows = text.replace("\r\n", "\n").split("\n")
    if not rows or rows[0].strip() != TITLE:
        raise RecordError(f"line 1: a record begins with the line {TITLE!r}", "error-record-title", title=TITLE)
    header: dict[str, str] = {}
    at = 1
    while at < len(rows) and rows[at].strip() != RULE:
        _header_row(rows[at], at + 1, header)
        at += 1
    if at == len(rows):
        n = len(rows)
        raise RecordError(
            f"line {n}: the header is not closed by a line {RULE!r}", "error-header-open", line=n, rule=RULE
        )
    if "game" not in header:
        raise RecordError("the header names no game (a line such as 'game: NAME')", "error-header-game")
    record = Record(header, [])
    yield from _read_rows(rows, at + 1, record)
    return record


def _read_rows(rows: list[str], first: int, record: Record) -> Work[None]:
    """Read lines, comments and variations into a record."""
    open_parts = [record]
    for number, row in enumerate(rows[first:], first + 1):
        if number % PIECE == 0:
            yield
        here, bare = open_parts[-1], row.strip()
        if bare.startswith(OPEN):
            part = Record({}, [])
            here.variations.append((len(here.lines), Variation(bare.removeprefix(OPEN).strip(), part)))
            open_parts.append(part)
        elif bare == CLOSE and len(open_parts) > 1:
            open_parts.pop()
        else:
            _turn_row(row, number, here)
    if len(open_parts) > 1:
        n = len(rows)
        raise RecordError(
            f"line {n}: a variation is not closed by a line {CLOSE!r}", "error-variation-open", line=n, close=CLOSE
        )


def with_actors(record: Record, actors: frozenset[str]) -> Record:
    """A record that was read before it was known which faction ids may stand at the start of a line."""
    lines = [
        Line(line.tokens[0], line.tokens[1:], line.number) if line.tokens[0] in actors else line
        for line in record.lines
    ]
    variations = [(at, Variation(found.name, with_actors(found.part, actors))) for at, found in record.variations]
    return Record(record.header, lines, record.comments, variations)


def _header_row(row: str, number: int, header: dict[str, str]) -> None:
    row = row.split("#")[0] if not row.startswith("position:") else row
    if not row.strip():
        return
    if row.startswith("position: "):
        header["position"] = row.removeprefix("position: ").strip()
        return
    pairs = list(_PAIR.finditer(row.strip()))
    if not pairs or _PAIR.sub("", row.strip()).strip():
        raise RecordError(
            f"line {number}: {row.strip()!r} is no 'key: value' (two spaces between pairs)",
            "error-header-row",
            line=number,
            row=row.strip(),
        )
    for pair in pairs:
        header[pair["key"]] = pair["value"]


def _turn_row(row: str, number: int, record: Record) -> None:
    body, mark, comment = row.partition("#")
    if mark:
        record.comments.append((len(record.lines), comment.strip()))
    words = body.split()
    if not words:
        return
    for place, word in enumerate(words, 1):
        if not _WORD.fullmatch(word):
            raise RecordError(
                f"line {number}, token {place}: {word!r} is no option name",
                "error-no-word",
                line=number,
                token=place,
                word=word,
            )
    record.lines.append(Line(None, words, number))
