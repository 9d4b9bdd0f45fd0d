"""The stored steps of a table: which of them were taken back, and what they say without any rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from coinbox.kernel.record import RULE, Line, Record, format_record, parse_record
from coinbox.loading import END_TURN
from coinbox.table.store import PLAY, UNDO, GameRow, StepRow, damaged_step


class Takeback(NamedTuple):
    """What an undo took back."""

    words: list[str]
    """For each decision, the last one first: the option and all that followed it."""
    before: int
    """How many decisions more, from the record that the table goes on from."""


class Steps:
    """The steps of a table as they stand after every undo.

    Who was asked is told by the steps themselves: rules that have changed may ask otherwise.
    """

    def __init__(self, rows: Sequence[StepRow]) -> None:
        self.rows = rows
        self.gone: set[int] = set()
        """The numbers of those that were taken back, and need not be played."""
        self.takebacks: dict[int, Takeback] = {}
        """The number of an undo -> what it took back."""
        standing: list[StepRow] = []
        for row in rows:
            if row.kind == UNDO:
                self.takebacks[row.seq] = self._take_back(standing, _number(row))
            else:
                standing.append(row)

    def _take_back(self, standing: list[StepRow], decisions: int) -> Takeback:
        words: list[str] = []
        while len(words) < decisions:
            at = next((at for at in reversed(range(len(standing))) if _is_asked(standing[at])), None)
            if at is None:
                standing.clear()
                break
            self.gone.update(row.seq for row in standing[at:])
            words.append(" ".join(row.option for row in standing[at:]))
            del standing[at:]
        return Takeback(words, decisions - len(words))


def _is_asked(row: StepRow) -> bool:
    """Whether an undo counts this step."""
    return row.kind == PLAY or row.option == END_TURN


def _number(row: StepRow) -> int:
    if not row.option.isdecimal():
        raise damaged_step(row.seq, row.option)
    return int(row.option)


def with_names(record: str, names: Mapping[str, str]) -> str:
    """A record whose header tells readers who played; it is a comment there, which no program takes up or keeps."""
    if not names:
        return record
    head, rule, rest = record.partition(f"\n{RULE}\n")
    told = "   ".join(f"{faction}: {name}" for faction, name in names.items())
    return f"{head}\n# {told}{rule}{rest}"


def with_comments(record: str, comments: Sequence[str]) -> str:
    """A record with comments behind its last line."""
    return record + "".join(f"# {comment}\n" for comment in comments)


def stored_record(row: GameRow, rows: Sequence[StepRow], players: Mapping[str, str]) -> str:
    """All words of a table as they were stored, in a record of the rules that it was opened under."""
    if row.initial is None:
        header = {"game": row.game, "scenario": row.scenario, "rules": str(row.rules), **players}
        record = Record(header, [])
    else:
        record = parse_record(row.initial)
    steps = Steps(rows)
    words: list[str] = []
    for step in rows:
        if step.kind == UNDO:
            taken = steps.takebacks[step.seq]
            comments = [f"undone: {said}" for said in taken.words]
            if taken.before:
                comments.append(f"undone: {taken.before} decisions of the lines above")
            record.comments += [(len(record.lines), comment) for comment in comments]
        elif step.seq not in steps.gone:
            words.append(step.option)
            # A line ends with a turn. It needs no faction: that is known from the rules.
            if step.option == END_TURN or (len(words) == 1 and step.actor == "chance"):
                record.lines.append(Line(None, words))
                words = []
    if words:
        record.lines.append(Line(None, words))
    return format_record(record)
