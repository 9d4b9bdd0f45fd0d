"""Records: a game as a text file that a person can read, compare and mend."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from coinbox.kernel.errors import RecordError

TITLE = "coinbox record 1"
RULE = "---"
_PAIR = re.compile(r"(?P<key>[a-z_]+): (?P<value>.*?)(?=\s{2,}[a-z_]+: |\s*$)")
_WORD = re.compile(r"[a-z0-9_:>.+*/-]+", re.IGNORECASE)


@dataclass(slots=True)
class Line:
    """One turn: who acts (None for chance) and the options in order."""

    actor: str | None
    tokens: list[str]
    number: int = field(default=0, compare=False)


@dataclass(slots=True)
class Record:
    """The header of a record, its turns, and its comments by the number of the turn they stand before."""

    header: dict[str, str]
    lines: list[Line]
    comments: list[tuple[int, str]] = field(default_factory=list)


def format_record(record: Record) -> str:
    """The text of a record; `parse_record` reads it back."""
    out = [TITLE]
    first = [f"{key}: {record.header[key]}" for key in ("game", "scenario", "rules") if key in record.header]
    rest = {k: v for k, v in record.header.items() if k not in ("game", "scenario", "rules", "position")}
    out.append("   ".join(first))
    if rest:
        out.append("   ".join(f"{key}: {value}" for key, value in rest.items()))
    if "position" in record.header:
        out.append(f"position: {record.header['position']}")
    out.append(RULE)
    width = max((len(line.actor) for line in record.lines if line.actor), default=0)
    comments = sorted(record.comments, key=lambda c: c[0])
    for at, line in enumerate(record.lines):
        while comments and comments[0][0] <= at:
            out.append(f"# {comments.pop(0)[1]}")
        words = " ".join(line.tokens)
        out.append(f"{line.actor:<{width}}  {words}".rstrip() if line.actor else words)
    out.extend(f"# {text}" for _, text in comments)
    return "\n".join(out) + "\n"


def parse_record(text: str, actors: frozenset[str] | None = None) -> Record:
    """Read a record; `actors` are the faction ids that may stand at the start of a line."""
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
    for number, row in enumerate(rows[at + 1 :], at + 2):
        _turn_row(row, number, record)
    return record if actors is None else with_actors(record, actors)


def with_actors(record: Record, actors: frozenset[str]) -> Record:
    """A record that was read before it was known which faction ids may stand at the start of a line."""
    lines = [
        Line(line.tokens[0], line.tokens[1:], line.number) if line.tokens[0] in actors else line
        for line in record.lines
    ]
    return Record(record.header, lines, record.comments)


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
