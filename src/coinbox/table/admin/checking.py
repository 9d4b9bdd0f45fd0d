"""Whether what is stored can be played: every game is replayed, and every row is looked at."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from coinbox.kernel.errors import CoinboxError
from coinbox.library import rules_of
from coinbox.loading import newer
from coinbox.table.admin.base import GameRow, StepRow, game_row, read_acts, step_rows
from coinbox.table.admin.bundles import Bundle
from coinbox.table.seats import INVITED, OPENER, TAKEN, VISITOR, WATCH, faction_of
from coinbox.table.store import Head
from coinbox.table.table import BOT, Table
from coinbox.text import say
from coinbox.text.errors import told


class Checked(NamedTuple):
    """A table that was replayed, as far as it could be."""

    id: str
    problems: list[str]
    decisions: int
    over: bool


def check(found: Bundle, lang: str) -> Checked:
    """Replay a table; whatever is wrong with one must not hide the others."""
    table: Table | None = None
    problems: list[str] = []
    try:
        table = replayed(found, lang)
        problems = list(_problems(found, table, lang))
    except CoinboxError as error:
        problems = [told(lang, error)]
    except Exception as error:
        problems = [say(lang, "admin-problem-other", problem=f"{type(error).__name__}: {error}")]
    loaded = table is not None and table.is_loaded
    decisions, over = (table.play.decisions, table.over) if table is not None and loaded else (0, False)
    return Checked(found["games"]["id"], problems, decisions, over)


def replayed(found: Bundle, lang: str) -> Table:
    """The table with its game played up to where it stands; an error of coinbox says why it cannot even begin."""
    row = game_row(found["games"])
    rules = rules_of(row.game)
    if row.rules > rules.version:
        raise CoinboxError(newer(lang, rules, row.rules))
    table = Table(row, Head.new([], row.name))
    table.load(step_rows(found["steps"]), read_acts(found.get("acts", ())))
    return table


def _problems(found: Bundle, table: Table, lang: str) -> Iterator[str]:
    if table.play.misfit is not None:
        yield say(lang, "admin-problem-misfit", n=table.play.decisions, problem=table.play.misfit.sentence(lang))
    yield from _gaps(step_rows(found["steps"]), lang)
    yield from _seats(table.row, [str(seat["who"]) for seat in found["seats"]], lang)


def _gaps(steps: list[StepRow], lang: str) -> Iterator[str]:
    for wanted, step in enumerate(steps, 1):
        if step.seq != wanted:
            yield say(lang, "admin-problem-gap", n=wanted)
            return


def _seats(row: GameRow, held: list[str], lang: str) -> Iterator[str]:
    places = {WATCH, OPENER, VISITOR, *(kind + faction for kind in ("", INVITED, TAKEN) for faction in row.wishes)}
    for who in held:
        if who not in places:
            yield say(lang, "admin-problem-seat", who=who)
    seated = {faction_of(who) for who in held if not who.startswith(TAKEN)}
    for faction, wish in row.wishes.items():
        if not wish.startswith(BOT) and faction not in seated:
            yield say(lang, "admin-problem-nobody", who=faction)
