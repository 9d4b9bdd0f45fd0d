"""What two who play each other do beside the rules: offer and answer, resign, adjourn, agree on a clock."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from coinbox.table import sentences
from coinbox.table.accord import (
    ADJOURN,
    CLOCK,
    GRANT,
    OFFER,
    RESIGN,
    RESULT,
    RESUME,
    TAKE_BACK,
    TIME,
    WITHDRAW,
    Act,
    wording,
)
from coinbox.table.checks import acting, check_goes_on
from coinbox.table.clocks import Clock, Terms
from coinbox.table.commands import By
from coinbox.table.refusal import refuse
from coinbox.table.table import Table
from coinbox.table.together import place_of

if TYPE_CHECKING:
    from coinbox.table.tables import Tables

MOST_TURNS = 3
"""The decisions of so many own turns may be asked back."""


class Agreements:
    """Carries out what players do together; a step of the table stores it, so nothing is done twice or crosswise."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    # -- offers ------------------------------------------------------------------------------------------------------

    async def offer(self, by: By, said: Mapping[str, Any]) -> bytes:
        """Offer something to who sits opposite; an earlier offer of one's own is withdrawn by it."""

        def made(table: Table, you: tuple[str, ...]) -> Act:
            act = Act(table.seq + 1, you[0], OFFER, said)
            self._check_offer(table, act, by.lang)
            return act

        return await self._do(by, made)

    async def _do(self, by: By, what: Callable[[Table, tuple[str, ...]], Act]) -> bytes:
        """Store an act at a running game between two people, once for its key."""

        async def done(table: Table, you: tuple[str, ...]) -> None:
            if not table.is_shared:
                raise refuse(by.lang, "not-shared")
            check_goes_on(table, by.lang)
            await self._store(table, by.key, what(table, you))

        return await self.tables.commands.carry_out(by, done)

    def _check_offer(self, table: Table, made: Act, lang: str) -> None:
        accord, about = table.accord, made.said["about"]
        if accord.offer is not None and accord.offer.who != made.who:
            raise refuse(lang, "offer-open")
        if wording(made) in accord.declined:
            raise refuse(lang, "offer-declined")
        if about == TAKE_BACK and self._decisions(table, made) == 0:
            raise refuse(lang, "cannot-undo", n=0)
        if about == RESULT and made.said["outcome"] not in table.play.rules.outcomes:
            raise refuse(lang, "bad-request", problem="outcome")
        if about == ADJOURN and accord.adjourned:
            raise refuse(lang, "adjourned")
        if about == CLOCK:
            self._check_terms(table, made.said["terms"], lang)

    def _check_terms(self, table: Table, terms: Mapping[str, Any] | None, lang: str) -> None:
        now = None if table.clock is None else table.clock.terms
        wanted = None if terms is None else Terms(**terms)
        if wanted == now:
            raise refuse(lang, "same-clock")
        if wanted is not None and not wanted.are_fair:
            raise refuse(lang, "bad-clock")

    def _decisions(self, table: Table, made: Act) -> int:
        """How many decisions go if one's own decision at a step is taken back; 0 if it cannot be asked for."""
        play, step = table.play, made.said["step"]
        at = place_of(table, step)
        if at is None or play.journal[at].actor != made.who or not play.journal[at].is_asked:
            return 0
        return sum(entry.is_asked for entry in play.journal[at:])

    async def answer(self, by: By, offer: int, kind: str) -> bytes:
        """Grant or decline what the other offers, or withdraw what one has offered."""

        def made(table: Table, you: tuple[str, ...]) -> Act:
            standing = table.accord.offer
            if standing is None or standing.seq != offer:
                raise refuse(by.lang, "no-offer")
            if (standing.who in you) != (kind == WITHDRAW):
                raise refuse(by.lang, "not-your-offer" if kind == WITHDRAW else "own-offer")
            return Act(table.seq + 1, you[0], kind, {"offer": offer, **standing.said})

        return await self._do(by, made)

    # -- alone -------------------------------------------------------------------------------------------------------

    async def resign(self, by: By) -> bytes:
        """Give the game up: the other side wins."""
        return await self._do(
            by, lambda table, you: Act(table.seq + 1, you[0], RESIGN, {"outcome": table.opposite(you[0])})
        )

    async def resume(self, by: By) -> bytes:
        """Go on after a break; either may."""

        def made(table: Table, you: tuple[str, ...]) -> Act:
            if not table.accord.adjourned:
                raise refuse(by.lang, "not-adjourned")
            return Act(table.seq + 1, you[0], RESUME, {})

        return await self._do(by, made)

    async def lose_on_time(self, table: Table, faction: str) -> None:
        """The time of a faction is up, and that costs it the game."""
        said = {"outcome": table.opposite(faction)}
        await self.tables.commands.act(table, Act(table.seq + 1, faction, TIME, said), clock=self._stopped(table))

    # -- carrying out ------------------------------------------------------------------------------------------------

    async def _store(self, table: Table, key: str, act: Act) -> None:
        """Store an act with what follows from it."""
        granted = (act.kind, act.said.get("about")) == (GRANT, TAKE_BACK)
        decisions = self._decisions(table, table.accord.offer) if granted and table.accord.offer else 0
        clock = self._clock(table, act)
        await self.tables.commands.act(table, act, key=key, decisions=decisions, clock=clock)

    def _clock(self, table: Table, act: Act) -> Clock | None:
        """The clock after an act that sets it otherwise than a decision would."""
        about = act.said.get("about")
        if act.kind == RESUME:
            now, turn = self.tables.clock(), table.play.open_turn
            actor = table.actor if table.actor in table.seated else None
            return None if table.clock is None else table.clock.turned(actor, turn, now, table.away)
        if act.kind == GRANT and about == CLOCK:
            terms = act.said["terms"]
            return None if terms is None else Clock.agreed(Terms(**terms), table.people, table.play.open_turn)
        ends = act.kind == RESIGN or (act.kind == GRANT and about in (RESULT, ADJOURN))
        return self._stopped(table) if ends else table.clock

    def _stopped(self, table: Table) -> Clock | None:
        return None if table.clock is None else table.clock.stopped(self.tables.clock(), table.away)

    # -- looking -----------------------------------------------------------------------------------------------------

    async def takebacks(self, table_id: str, token: str | None, lang: str) -> list[dict[str, Any]]:
        """The own decisions that a player may ask back, the last one first."""
        async with self.tables.at(table_id, token, lang) as table:
            you = acting(table, token, lang)
            check_goes_on(table, lang)
            return _own_decisions(table, you, lang) if table.is_shared else []


def _own_decisions(table: Table, you: tuple[str, ...], lang: str) -> list[dict[str, Any]]:
    play, game = table.play, table.row.game
    chosen = [entry.turn for entry in play.journal if entry.actor in you and entry.choice]
    turns = sorted(set(chosen))[-MOST_TURNS:]
    found: list[dict[str, Any]] = []
    for at, entry in enumerate(play.journal):
        if entry.actor not in you or not entry.is_asked or entry.turn not in turns or not table.steps[at]:
            continue
        after = [each for each in play.journal[at:] if each.is_asked]
        found.append(
            {
                "step": table.steps[at],
                "label": sentences.label(lang, game, entry.name, entry.prompt),
                "turn": entry.turn,
                "first": all(each["turn"] != entry.turn for each in found),
                "decisions": len(after),
                "dice": any(each.is_chance for each in play.journal[at:]),
                "others": any(each.actor not in you for each in after),
            }
        )
    return found[::-1]
