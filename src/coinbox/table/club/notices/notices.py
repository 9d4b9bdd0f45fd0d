"""Notices of a server: addresses that people add, and the queue of what is to be sent to them."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Mapping
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from coinbox.table.club.notices import addresses
from coinbox.table.club.notices.addresses import ASKED, ENDED, FAILED, UTC, VAPID, Address, Wishes
from coinbox.table.club.notices.outgoing import NotSent
from coinbox.table.club.notices.sealing import Seal, Unsealed
from coinbox.table.club.notices.sending import PUSH, BadAddress, Sender, checked, shown
from coinbox.table.club.notices.texts import Message, in_words, of_confirmation, of_turn
from coinbox.table.club.notices.wish import NoticeWish
from coinbox.table.club.people import Person
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.seats import new_id
from coinbox.table.store import Unavailable, turns
from coinbox.table.store.turns import NOT_NOW, ON, Due
from coinbox.table.tables import Tables

if TYPE_CHECKING:
    from coinbox.table.club.notices.push import Vapid

MOST = 10
"""So many addresses somebody may have."""
AT_ONCE = 8
"""So many notices a worker sends at the same time."""
POLL_SECONDS = 1.0
REST_SECONDS = 0.5
LOOK_SECONDS = 60.0
"""Who looks at the table is told nothing; after so long it is looked whether he still does."""
FIRST_WAIT, LONGEST_WAIT = 30.0, 7200.0
"""Seconds until it is tried again, twice as long each time."""
GIVEN_UP = 86_400.0
"""After so long without success an address is given up."""
CONFIRM, END = "confirm", "end"
"""What a signed link may do."""
log = logging.getLogger(__name__)


class Notices:
    """Keeps addresses sealed, and sends what is due. All of it stands in the store, so any worker may send."""

    def __init__(self, tables: Tables, wish: NoticeWish, base: str) -> None:
        self.tables, self.store, self.wish, self.base = tables, tables.store, wish, base
        self.seal = Seal(wish.key)
        self.sender = Sender(wish, base)
        self.held: dict[tuple[str, str], Due] = {}
        """What this worker sends now."""
        self._vapid: Vapid | None = None

    @property
    def now(self) -> float:
        return self.tables.clock()

    # -- keys --------------------------------------------------------------------------------------------------------

    async def vapid(self) -> Vapid:
        """The key by which push services know this server; made when it is first needed, and kept sealed."""
        if self._vapid is None:
            from coinbox.table.club.notices.push import Vapid

            kept = await self._kept_key(None)
            try:
                self._vapid = Vapid(self.seal.open(kept, VAPID))
            except Unsealed:
                self._vapid = Vapid(self.seal.open(await self._kept_key(kept), VAPID))
        return self._vapid

    async def _kept_key(self, lost: str | None) -> str:
        """The sealed key of all workers; one that this server cannot open any more is replaced."""
        from coinbox.table.club.notices.push import Vapid

        made = self.seal.seal(Vapid.new(), VAPID)
        found: str = await self.store.change(lambda connection: addresses.kept_key(connection, made, lost))
        return found

    def where(self, address: Address) -> dict[str, str]:
        """What is sealed of an address; Unsealed if the key is another one."""
        found: dict[str, str] = json.loads(self.seal.open(address.sealed, address.id))
        return found

    # -- what people do ----------------------------------------------------------------------------------------------

    async def of(self, person: Person) -> list[tuple[Address, str]]:
        """The addresses of a person, each as he recognises it."""
        found = await self.store.look(lambda connection: addresses.of_person(connection, person.id))
        return [(each, self._shown(each)) for each in found]

    def _shown(self, address: Address) -> str:
        try:
            return shown(address.kind, self.where(address))
        except Unsealed:
            return "?"

    async def wishes(self, person: str) -> Wishes:
        return await self.store.look(lambda connection: addresses.wishes_of(connection, person)) or Wishes("en")

    async def want(self, person: Person, wishes: Wishes) -> None:
        await self.store.change(lambda connection: addresses.wish(connection, person.id, wishes), people=[person.id])

    async def add(self, person: Person, kind: str, where: Mapping[str, str], lang: str, zone: str | None) -> None:
        """A new address. A browser has agreed already; any other is sent a link by which it is confirmed."""
        if kind == "mail" and self.wish.post is None:
            raise refuse(lang, "no-mail")
        try:
            kept = checked(kind, dict(where), inside=self.wish.inside)
        except BadAddress as error:
            raise refuse(lang, "bad-address") from error
        for each, _ in await self.of(person):
            with suppress(Unsealed):
                if each.kind == kind and self.where(each) == kept:
                    await self.turn_on(person, each.id, lang)
                    return
        made = new_id()
        sealed = self.seal.seal(json.dumps(kept), made)
        address = Address(made, person.id, kind, sealed, ON if kind == PUSH else ASKED, self.now)
        if address.state == ASKED:
            await self._ask(person, address, lang)
        await self._keep(address, Wishes(lang, zone or UTC), lang)

    async def _keep(self, address: Address, wishes: Wishes, lang: str) -> None:
        async def work(connection: Any) -> bool:
            await addresses.wish(connection, address.person, wishes, anew=False)
            return await addresses.add(connection, address, MOST)

        if not await self.store.change(work, people=[address.person]):
            raise refuse(lang, "too-many-addresses", n=MOST)

    async def _ask(self, person: Person, address: Address, lang: str) -> None:
        """Send the link by which an address is confirmed; refused if it cannot be sent."""
        message = of_confirmation(lang, person.name, self.base, self.seal.token(CONFIRM, address.id))
        try:
            await self.sender.send(address.kind, self.where(address), message)
        except NotSent as error:
            log.info("a %s was not reached to be confirmed: %s", address.kind, error.problem)
            raise refuse(lang, "address-refused", problem=in_words(lang, error.problem)) from None

    async def _mine(self, person: Person, address: str, lang: str) -> Address:
        found = await self.store.look(lambda connection: addresses.by_id(connection, address))
        if found is None or found.person != person.id:
            raise refuse(lang, "unknown-address")
        return found

    async def turn_on(self, person: Person, address: str, lang: str) -> None:
        """Use an address again that was ended or given up; one that is not confirmed is asked again."""
        found = await self._mine(person, address, lang)
        if found.state == ASKED:
            await self._ask(person, found, lang)
            return

        async def work(connection: Any) -> bool:
            await addresses.note(connection, found.id, None, None)
            return await addresses.mark(connection, found.id, ON, ASKED)

        if not await self.store.change(work):
            raise refuse(lang, "unknown-address")

    async def remove(self, person: Person, address: str, lang: str) -> None:
        await self._mine(person, address, lang)
        await self.store.change(lambda connection: addresses.remove(connection, address, person.id))

    async def confirm(self, token: str, lang: str) -> None:
        """Use an address from now on, whose owner has opened the link that came there."""
        await self._by_link(CONFIRM, token, ON, lang, ENDED, FAILED)

    async def end(self, token: str, lang: str) -> None:
        """Send nothing more to an address; whoever has the notice may say so."""
        await self._by_link(END, token, ENDED, lang, ASKED)

    async def _by_link(self, purpose: str, token: str, state: str, lang: str, *but: str) -> None:
        address = self.seal.meant(purpose, token)
        if address is None or not await self.store.change(
            lambda connection: addresses.mark(connection, address, state, *but)
        ):
            raise refuse(lang, "dead-link")

    # -- sending -----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Send what is due, as long as the server runs."""
        swept = 0.0
        while True:
            await asyncio.sleep(POLL_SECONDS)
            try:
                await self._claim()
                if self.now - swept > GIVEN_UP / 24:
                    swept = self.now
                    await self._sweep(swept - GIVEN_UP)
            except Unavailable:
                await asyncio.sleep(REST_SECONDS)
            except Exception:  # whatever is wrong, others must not wait for their notices for ever
                log.exception("no notices could be claimed")
                await asyncio.sleep(REST_SECONDS)

    async def _sweep(self, before: float) -> None:
        await self.store.change(lambda connection: addresses.sweep(connection, before))

    async def _claim(self) -> None:
        free, worker, now = AT_ONCE - len(self.held), self.store.worker, self.now
        if free <= 0:
            return
        held = [address for _, address in self.held]
        # Looking costs less than a change, and mostly nothing is due.
        if not await self.store.look(lambda connection: turns.is_due(connection, now)):
            return
        claimed: list[Due] = await self.store.change(
            lambda connection: turns.claim(connection, worker, now, free, held)
        )
        for due in claimed:
            self.held[due.game, due.address] = due
            self.tables.run(self._carry_out(due))

    async def _carry_out(self, due: Due) -> None:
        try:
            await self._go_on(due)
        except Refusal:  # the table is gone, or cannot be opened
            await self._settle(due, **NOT_NOW)
        except Unavailable:
            await asyncio.sleep(REST_SECONDS)
        except Exception:  # one notice must not keep the others back
            log.exception("a notice of table %s could not be made", due.game)
            await self._settle(due, **NOT_NOW)
        finally:
            self.held.pop((due.game, due.address), None)

    async def _go_on(self, due: Due) -> None:
        """Send one notice, or find out that it is not the time."""
        address = await self.store.look(lambda connection: addresses.by_id(connection, due.address))
        wishes = await self.wishes(due.person)
        quiet = wishes.quiet_until(self.now)
        if address is None or address.state != ON:
            await self._settle(due, **NOT_NOW)
        elif quiet is not None:
            await self._settle(due, due=quiet, begun=None, tries=0)
        elif (message := await self._message(due, wishes.lang)) is not None:
            await self._send(due, address, message)

    async def _message(self, due: Due, lang: str) -> Message | None:
        """What is to be said now; None if he looks at the table, or it does not wait for him any more."""
        async with self.tables.inside(due.game, lang) as table:
            mine = (seat for seat, member in table.members.items() if member.id == due.person)
            you = tuple(seat for seat in mine if seat in table.row.wishes)
            awaited = table.play.misfit is None and not set(you).isdisjoint(table.awaited)
            looks = not table.here.isdisjoint(you) or not table.elsewhere.isdisjoint(you)
            if awaited and not looks:
                return of_turn(table, you, lang, self.base, self.seal.token(END, due.address))
        # Who has seen the end needs not be told of it later.
        goes_on = awaited and not table.over
        await self._settle(due, **(NOT_NOW | {"due": self.now + LOOK_SECONDS} if goes_on else NOT_NOW))
        return None

    async def _send(self, due: Due, address: Address, message: Message) -> None:
        try:
            vapid = await self.vapid() if address.kind == PUSH else None
            await self.sender.send(address.kind, self.where(address), message, vapid, self.now)
        except NotSent as error:
            await self._failed(due, error)
        except Unsealed:
            await self._failed(due, NotSent("seal", for_good=True))
        else:
            await self._settle(due, **NOT_NOW, told_turn=due.turn, told_at=self.now)
            if address.problem is not None:
                await self.store.change(lambda connection: addresses.note(connection, address.id, None, None))

    async def _failed(self, due: Due, error: NotSent) -> None:
        """Try again later, or give the address up; its owner sees which, and why."""
        begun = self.now if due.begun is None else due.begun
        wait = min(LONGEST_WAIT, FIRST_WAIT * 2**due.tries)
        given_up = error.for_good or self.now - begun >= GIVEN_UP
        later: dict[str, Any] = {"due": self.now + wait, "begun": begun, "tries": due.tries + 1}
        log.warning("a notice of table %s was not taken, try %d: %s", due.game, due.tries + 1, error.problem)

        async def work(connection: Any) -> None:
            await turns.settle(connection, self.store.worker, due, **(NOT_NOW if given_up else later))
            await addresses.note(connection, due.address, error.problem, self.now)
            if given_up:
                await addresses.mark(connection, due.address, FAILED)

        await self.store.change(work)

    async def _settle(self, due: Due, /, **values: Any) -> None:
        await self.store.change(lambda connection: turns.settle(connection, self.store.worker, due, **values))
