"""Who gets a seat: friends come by an invitation that gives it once, and who opened the table may invite anew."""

from __future__ import annotations

from typing import Any

from coinbox.table.checks import seated
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

    async def sit(self, table_id: str, token: str | None, lang: str, key: str, agreed: bool) -> bytes:
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
                await self._sit(table, faction, token, key, lang)
            return table.state(seated(table, key, lang), lang)

    async def _sit(self, table: Table, faction: str, invitation: str, key: str, lang: str) -> None:
        try:
            await sit_down(self.tables.store, table.id, faction, hash_of(invitation), hash_of(key))
        except Used as error:
            raise refuse(lang, "seat-taken") from error
        finally:
            await self.tables.read_seats(table)

    async def seats(self, table_id: str, token: str | None, lang: str) -> Data:
        """Whether the reader may invite, and to which seats."""
        async with self.tables.at(table_id, token, lang) as table:
            return {"opener": self._is_opener(table, token, lang), "friends": friends(table)}

    async def invite(self, table_id: str, token: str | None, lang: str, faction: str) -> Data:
        """Take a friend's seat back and invite anew; whoever had it, or an invitation to it, has it no more."""
        async with self.tables.at(table_id, token, lang) as table:
            if not self._is_opener(table, token, lang):
                raise refuse(lang, "not-opener")
            if faction not in friends(table):
                raise refuse(lang, "not-found")
            invitation = new_token()
            await invite_anew(self.tables.store, table.id, faction, hash_of(invitation))
            await self.tables.read_seats(table)
            return {"faction": faction, "invitation": invitation}

    def _is_opener(self, table: Table, token: str | None, lang: str) -> bool:
        seated(table, token, lang)
        assert token is not None
        return is_opener(opened_by(token, table.seats), table.row.wishes)

    def _invitation(self, table: Table, token: str | None, lang: str) -> str:
        """The invitation that a token is, used or not."""
        opened = opened_by(token or "", table.seats)
        found = next((who for who in opened if who.startswith((INVITED, TAKEN))), None)
        if found is None:
            raise refuse(lang, "no-invitation")
        return found


def friends(table: Table) -> list[str]:
    """The factions that friends of the opener play."""
    return [faction for faction, wish in table.row.wishes.items() if wish == FRIEND]
