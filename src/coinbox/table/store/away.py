"""Who is away from which table, and when: the holidays of those of the club who sit there."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sqlalchemy import String, cast, select
from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.table.clocks import Span
from coinbox.table.store.members import SITTING
from coinbox.table.store.schema import holidays, people, person_seats

SITTING_AWAY: Any = SITTING.join(holidays, holidays.c.person == people.c.id)
"""People on their seats, with their holidays."""
SPAN = cast(holidays.c.begins, String) + " " + cast(holidays.c.ends, String)
"""A holiday as one word that `spans` reads."""


async def of_table(connection: AsyncConnection, game: str) -> dict[str, list[Span]]:
    """Faction -> when its player is away."""
    wanted = select(person_seats.c.who, SPAN).select_from(SITTING_AWAY).where(person_seats.c.game == game)
    return spans([(who, span) for who, span in await connection.execute(wanted)])


def spans(rows: Iterable[tuple[str, str]]) -> dict[str, list[Span]]:
    """Faction -> when its player is away, from factions with a `SPAN` each."""
    found: dict[str, list[Span]] = {}
    for who, span in rows:
        begins, ends = span.split()
        found.setdefault(who, []).append((float(begins), float(ends)))
    return {who: sorted(times) for who, times in found.items()}
