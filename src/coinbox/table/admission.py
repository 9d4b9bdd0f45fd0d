"""Who gets a seat: friends come by an invitation that gives it once, and players may invite to one anew."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coinbox.table.checks import seated
from coinbox.table.club.people import Person
from coinbox.table.refusal import refuse
from coinbox.table.seat_store import Used, invite_anew, sit_down
from coinbox.table.seats import FRIEND, INVITED, TAKEN, faction_of, hash_of, is_opener, new_token, opened_by
from coinbox.table.table import Table
from coinbox.table.tables import Tables

Data = dict[str, Any]


class Admission:
    """Lets friends sit down at the tables of a server."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def look(self, table_id: str, token: str | None, lang: str) -> Data:
        """What an invitation is for; looking at it does not use it."""
        async with self.tables.at(table_id, token, lang) as table:
            who = self._invitation(table, token, lang)
            return {
                "table": table.id,
                "game": table.row.game,
                "scenario": table.play.scenario,
                "name": table.row.name,
                "faction": faction_of(who),
                "taken": who.startswith(TAKEN),
                "seeded": table.row.seed is not None,
                "players": table.player_data(),
            }

    async def sit(
        self, table_id: str, token: str | None, lang: str, key: str, agreed: bool, person: Person | None = None
    ) -> bytes:
        """Take the seat of an invitation under a key that the friend's browser has made; the same key may ask again."""
        async with self.tables.at(table_id, token, lang) as table:
            seated(table, token, lang)
            assert token is not None
            who = self._invitation(table, token, lang)
            faction = faction_of(who)
            if faction not in opened_by(key, table.seats):
                if who.startswith(TAKEN):
                    raise refuse(lang, "seat-taken")
                if table.row.seed is not None and not agreed:
                    raise refuse(lang, "seeded")
                await self._sit(table, faction, token, key, lang, person)
            return table.state(seated(table, key, lang), lang)

    async def _sit(
        self, table: Table, faction: str, invitation: str, key: str, lang: str, person: Person | None
    ) -> None:
        used: Used | None = None
        try:
            await sit_down(self.tables.store, table.id, faction, hash_of(invitation), hash_of(key), person)
        except Used as error:
            used = error
        finally:
            await self.tables.read_seats(table)
        # Another worker may have carried out the same request.
        if used is not None and faction not in opened_by(key, table.seats):
            raise refuse(lang, "seat-taken") from used

    async def seats(self, table_id: str, token: str | None, lang: str) -> Data:
        """Whether the reader may invite, and to which seats."""
        async with self.tables.at(table_id, token, lang) as table:
            opened = self._opened(table, token, lang)
            return {
                "opener": is_opener(opened, table.row.wishes),
                "friends": friends(table),
                "may_invite": may_invite(table, opened),
            }

    async def invite(self, table_id: str, token: str | None, lang: str, faction: str) -> Data:
        """Take a seat back and invite anew; whoever had it, or an invitation to it, has it no more."""
        async with self.tables.at(table_id, token, lang) as table:
            allowed = may_invite(table, self._opened(table, token, lang))
            if not allowed:
                raise refuse(lang, "not-opener")
            if faction not in allowed:
                raise refuse(lang, "not-found")
            invitation = new_token()
            await invite_anew(self.tables.store, table.id, faction, hash_of(invitation))
            await self.tables.read_seats(table)
            return {"faction": faction, "invitation": invitation}

    def _opened(self, table: Table, token: str | None, lang: str) -> list[str]:
        """All places that a token opens."""
        seated(table, token, lang)
        assert token is not None
        return opened_by(token, table.seats)

    def _invitation(self, table: Table, token: str | None, lang: str) -> str:
        """The invitation that a token is, used or not."""
        opened = opened_by(token or "", table.seats)
        found = next((who for who in opened if who.startswith((INVITED, TAKEN))), None)
        if found is None:
            raise refuse(lang, "no-invitation")
        return found


def may_invite(table: Table, opened: Sequence[str]) -> list[str]:
    """The factions to which who opens these seats may invite anew.

    Who opened the table invites his friends. A player invites to the seat opposite if a friend or somebody of the club
    has it, or has left it: he may have lost his key.
    """
    mine = friends(table) if is_opener(opened, table.row.wishes) else []
    plays = any(faction in opened for faction in table.row.wishes)
    left = {faction_of(seat.who) for seat in table.seats if seat.who.startswith(INVITED)}
    opposite = {*friends(table), *table.members, *left} - set(opened) if plays else set()
    return [faction for faction in table.row.wishes if faction in opposite or faction in mine]


def friends(table: Table) -> list[str]:
    """The factions that friends of the opener play."""
    return [faction for faction, wish in table.row.wishes.items() if wish == FRIEND]
