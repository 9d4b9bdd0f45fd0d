"""What people see of a table: its state, its past, its record, what could be done, and the list of their tables."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from coinbox.kernel.errors import CoinboxError
from coinbox.table import payload
from coinbox.table.checks import acting, check_goes_on, check_known, check_turn, seated
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.space_card import space_card
from coinbox.table.steps import stored_record, with_comments, with_names
from coinbox.table.store import Unavailable
from coinbox.table.table import encode
from coinbox.table.together import ending_comments
from coinbox.text import say
from coinbox.text.errors import told

if TYPE_CHECKING:
    from coinbox.table.tables import Tables

log = logging.getLogger(__name__)


class Looking:
    """Answers questions; nothing is changed."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def state(self, table_id: str, token: str | None, lang: str, mark: str = "") -> bytes:
        async with self.tables.at(table_id, token, lang) as table:
            return table.state(seated(table, token, lang), lang, mark)

    async def why(self, table_id: str, token: str | None, lang: str, names: Sequence[str]) -> dict[str, Any]:
        """Why the first of these names that is absent is not offered, playing them in thought."""
        async with self.tables.at(table_id, token, lang) as table:
            check_goes_on(table, lang)
            check_known(table, names, lang)
            try:
                why = table.play.game.why_not_in(lang, *names)
            except CoinboxError as error:
                raise Refusal("bad-request", told(lang, error)) from error
            if why is None:
                return {"offered": True, "name": names[-1], "reason": "", "rule": ""}
            return {"offered": False, "name": why.name, "reason": why.reason, "rule": why.rule}

    async def preview(
        self, table_id: str, token: str | None, lang: str, names: Sequence[str], seq: int | None
    ) -> bytes | None:
        """What an option of the reader's own decision would bring, playing these names in thought.

        None if the game has gone on since the step that the reader has seen.
        """
        async with self.tables.at(table_id, token, lang) as table:
            you = acting(table, token, lang)
            if seq is not None and seq != table.seq:
                return None
            check_turn(table, you, table.seq, lang)
            check_known(table, names, lang)
            found = table.preview(lang, tuple(names))
            if found is None:
                why = table.play.game.why_not_in(lang, *names)
                name, reason, rule = (names[-1], "", "") if why is None else (why.name, why.reason, why.rule)
                raise refuse(lang, "not-offered", name=name, reason=reason, rule=rule)
            return found

    async def space(self, table_id: str, token: str | None, lang: str, space: str) -> dict[str, Any]:
        """What a space is, and what may be done there."""
        async with self.tables.at(table_id, token, lang) as table:
            found = space_card(table.play, lang, space)
            if found is None:
                raise refuse(lang, "not-found")
            return found

    async def record(self, table_id: str, token: str | None, lang: str) -> str:
        """The game as a record; where it does not fit the rules of today, all of it as it was stored."""
        async with self.tables.shut(table_id, token, lang) as table:
            with suppress(Refusal):
                await self.tables.load(table, lang)
            if table.is_loaded and table.play.misfit is None:
                record = with_comments(table.play.game.record(), ending_comments(table))
                return with_names(record, table.names)
            try:
                steps = await self.tables.store.steps(table.id)
                return with_names(stored_record(table.row, steps, table.players), table.names)
            except CoinboxError as error:
                raise refuse(lang, "bad-record", problem=told(lang, error)) from error

    async def moments(self, table_id: str, token: str | None, lang: str) -> dict[str, Any]:
        async with self.tables.at(table_id, token, lang) as table:
            return payload.moments(table.play, lang)

    async def moment(self, table_id: str, token: str | None, lang: str, number: int, mark: str = "") -> bytes:
        """The state after so many decisions."""
        async with self.tables.at(table_id, token, lang) as table:
            you = seated(table, token, lang)
            count = table.play.decisions
            if number > count:
                raise Refusal("bad-request", say(lang, "table-no-such-moment", n=count))
            past = payload.moment(table.play, number, lang, mark) | table.progress(you)
            if number == count:
                past["result"] = table.common(lang).data["result"]
            return encode(table.head(lang, you) | past | {"you": you, "replay": True, "thinking": None})

    async def beats(self, table_id: str, token: str | None, lang: str, since: int | None, mark: str = "") -> bytes:
        """What happened after a step, turn by turn in beats."""
        async with self.tables.at(table_id, token, lang) as table:
            return table.story(seated(table, token, lang), lang, since, mark)

    async def status(self, asked: Sequence[tuple[str, str]]) -> list[dict[str, Any]]:
        """Whose turn it is at these tables; those that a token does not open are left out."""
        found = []
        for table_id, token in asked:
            try:
                found.append(await self._status(table_id, token))
            except Refusal:
                continue
            except Unavailable:
                raise
            except Exception:  # whatever is wrong with one table must not hide the others
                log.exception("table %s cannot be listed", table_id)
        return found

    async def _status(self, table_id: str, token: str) -> dict[str, Any]:
        async with self.tables.shut(table_id, token, "en") as table:
            you = seated(table, token, "en")
            with suppress(Refusal):
                await self.tables.load(table, "en")
            return table.status(you) if table.is_loaded else table.closed_status(you)
