"""What people do at tables: open, decide, take back, agree, play again. All of it is stored before anybody sees it."""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from coinbox.library import rules_of
from coinbox.table.accord import OFFER, TIME, Act
from coinbox.table.checks import (
    acting,
    check_further,
    check_goes_on,
    check_not_adjourned,
    check_option,
    check_seq,
    check_turn,
    seated,
    stale,
)
from coinbox.table.clocks import Clock
from coinbox.table.club.people import Person
from coinbox.table.club.seating import is_own, with_key
from coinbox.table.new_table import Wish, row_of
from coinbox.table.refusal import refuse
from coinbox.table.seats import VISITOR, WATCH, Seat, faction_of, for_faction, hand_out, hash_of, new_id, watch_token
from coinbox.table.store import AUTO, PLAY, UNDO, Conflict, GameRow, Head, Member, NewGame, StepRow, acts, clocks
from coinbox.table.store.turns import Passed
from coinbox.table.store.writing import Work
from coinbox.table.table import Held, Table
from coinbox.table.table_game import JournalEntry, TableGame, dice_of

if TYPE_CHECKING:
    from coinbox.table.tables import Tables


TRIES = 10
"""Attempts for a command while other workers keep storing steps first."""


class By(NamedTuple):
    """A command's table, sender, step and key, with the language of the answer and the log lines the sender has."""

    table: str
    token: str | None
    lang: str
    seq: int
    key: str
    mark: str = ""


class Opened(NamedTuple):
    """A new table with the tokens for its seats."""

    table: str
    seats: dict[str, str]
    watch: str
    state: bytes
    invitations: dict[str, str]
    opener: str | None


class Begun(NamedTuple):
    """A table that is not stored yet."""

    table: Table
    at: int
    """How many options of its game come from a record."""
    new: NewGame


class Asked(NamedTuple):
    """Who was asked before a change, and in which turn."""

    actor: str | None
    turn: int

    @classmethod
    def at(cls, play: TableGame) -> Asked:
        return cls(play.actor, play.open_turn)


class Commands:
    """Carries out what people want, and what follows by itself."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store

    # -- opening -----------------------------------------------------------------------------------------------------

    async def open(self, wish: Wish, lang: str, person: Person | None = None) -> Opened:
        """A new table; the first card is drawn and stored with it. The key of a person opens his seats, too."""
        row = row_of(wish, lang)
        await self.tables.bots.check_room(row, lang)
        tokens = hand_out(row.wishes)
        own = () if person is None else (seat.who for seat in tokens.seats if is_own(seat.who))
        sitting = {} if person is None else dict.fromkeys(own, person.member)
        table = await self._open(row, with_key(tokens.seats, person), sitting)
        async with table.lock:
            await self.tables.load(table, lang)
            state = table.state(tuple(tokens.own), lang)
        return Opened(table.id, tokens.own, tokens.watch, state, tokens.invitations, tokens.opener)

    async def _open(
        self, row: GameRow, seats: list[Seat], sitting: Mapping[str, Member], seen: Sequence[Seat] | None = None
    ) -> Table:
        # Who opens a table is there; who is taken along to a rematch may not be.
        begun = self.begin(row, seats, sitting, tells=row.rematch_of is not None)
        await self.store.add_game(*begun.new._replace(seen=seen))
        return self.take_up(begun)

    def begin(self, row: GameRow, seats: list[Seat], sitting: Mapping[str, Member], *, tells: bool) -> Begun:
        """A table that is to be stored with what happens there first; who is asked is told if he may be away."""
        table = Table(row, Head.new(seats, row.name, sitting))
        play = table.begin()
        at = len(play.journal)
        steps = _auto_rows(play.automatic(dice_of(row.seed, at), table.bots), 1)
        passed = self._passed(table, Asked(None, -1)) if tells else None
        return Begun(table, at, NewGame(row, seats, steps, table.job_after(None), sitting, passed))

    def take_up(self, begun: Begun) -> Table:
        """Serve a table that has been stored."""
        table = begun.table
        for at, step in enumerate(begun.new.first, begun.at):
            table.remember(step, at)
        self.tables.keep(table)
        self.tables.memory.grown()
        self.tables.bots.wake()
        return table

    async def rematch(self, table_id: str, token: str | None, lang: str) -> Opened:
        """The same players with sides changed; everybody's token opens his new seat. There is one for each table."""
        async with self.tables.at(table_id, token, lang) as table:
            rematch = await self._rematch(table, token, lang)
        assert token is not None
        watch = watch_token(token)
        await self._let_watch(rematch, Seat(WATCH, hash_of(watch)), lang)
        async with self.tables.at(rematch, token, lang) as follower:
            mine = seated(follower, token, lang)
            return Opened(follower.id, dict.fromkeys(mine, token), watch, follower.state(mine, lang), {}, None)

    async def _let_watch(self, table_id: str, seat: Seat, lang: str) -> None:
        """Everybody who asks for the rematch has one link for those who watch, however often he asks."""
        follower = await self.tables.find(table_id, lang)
        async with follower.lock:
            if seat in follower.seats:
                return
            await self.store.add_seat(follower.id, seat)
            follower.seats.append(seat)

    async def _rematch(self, table: Table, token: str | None, lang: str) -> str:
        """Find or open the rematch of a table. Another worker may open it, or change the seats, first."""
        you, tries = acting(table, token, lang), 0
        while table.rematch is None:
            if tries == TRIES:
                raise stale(table, you, lang)
            tries += 1
            try:
                table.rematch = await self._open_rematch(table)
                table.touch()
            except Conflict:
                await self.tables.renew(table, lang)
                you = acting(table, token, lang)
        return table.rematch

    async def _open_rematch(self, table: Table) -> str:
        factions = list(table.row.wishes)
        other = dict(zip(factions, factions[1:] + factions[:1], strict=True))
        row = table.row._replace(
            id=new_id(),
            created=time.time(),
            rules=rules_of(table.row.game).version,
            wishes={faction: table.row.wishes[other[faction]] for faction in factions},
            scenario=table.play.scenario,
            initial=None,
            seed=None,
            rematch_of=table.id,
        )
        seats = [
            for_faction(seat, other[faction]) if (faction := faction_of(seat.who)) in other else seat
            for seat in table.seats
            # The new table is not shared with the club until its players say so.
            if seat.who != VISITOR
        ]
        sitting = {other.get(who, who): member for who, member in table.members.items()}
        return (await self._open(row, seats, sitting, table.seats)).id

    # -- deciding ----------------------------------------------------------------------------------------------------

    async def carry_out(self, by: By, what: Callable[[Table, tuple[str, ...]], Coroutine[Any, Any, object]]) -> bytes:
        """Carry out a command once for its key, and return the state only if the key is stored.

        `what` checks the command and stores it. If another worker stores a step first, nothing of it is stored. Then
        this method reads the new steps, and checks and carries out the command again.
        """
        async with self.tables.at(by.table, by.token, by.lang) as table:
            you, tries = acting(table, by.token, by.lang), 0
            while by.key not in table.keys:
                if tries == TRIES:
                    raise stale(table, you, by.lang)
                tries += 1
                check_seq(table, you, by.seq, by.lang)
                try:
                    await what(table, you)
                except Conflict:
                    await self.tables.renew(table, by.lang)
                    you = acting(table, by.token, by.lang)
            return table.state(you, by.lang, by.mark)

    async def play(
        self, table_id: str, token: str | None, lang: str, seq: int, options: Sequence[str], key: str, mark: str = ""
    ) -> bytes:
        """Carry out decisions with everything that follows by itself, all or none; the same key is carried out once."""

        async def played(table: Table, you: tuple[str, ...]) -> None:
            check_turn(table, you, seq, lang)
            check_option(table, options[0], lang)
            check_further(table, options, lang)
            await self.advance(table, options, key=key)

        return await self.carry_out(By(table_id, token, lang, seq, key, mark), played)

    async def undo(
        self, table_id: str, token: str | None, lang: str, seq: int, steps: int, key: str, mark: str = ""
    ) -> bytes:
        """Take back own decisions of the open turn."""

        async def taken_back(table: Table, you: tuple[str, ...]) -> None:
            check_goes_on(table, lang)
            check_not_adjourned(table, lang)
            possible = table.play.undoable(you)
            if steps > possible:
                raise refuse(lang, "cannot-undo", n=possible)
            await self._take_back(table, you[0], steps, key)

        return await self.carry_out(By(table_id, token, lang, seq, key, mark), taken_back)

    async def advance(
        self,
        table: Table,
        options: Sequence[str],
        *,
        key: str | None = None,
        note: dict[str, str] | None = None,
        held: Held | None = None,
    ) -> bool:
        """Play offered options and what follows each of them by itself, and store all of it at once.

        False if the job of a bot is no longer that of the worker that holds it.
        """
        play = table.play
        begun = len(play.journal)
        before = Asked.at(play)
        rows: list[StepRow] = []
        with _all_or_none(table):
            for option in options:
                at = len(play.journal)
                play.feed(option)
                follow = play.automatic(dice_of(table.row.seed, at), table.bots)
                seq = table.seq + len(rows) + 1
                # The key stands with the first: a store keeps it once.
                rows.append(StepRow(seq, PLAY, option, play.journal[at].actor, None if rows else key, note))
                rows += _auto_rows(follow, seq + 1)
            return await self._commit(table, rows, begun, before, held)

    async def go_on(self, table: Table) -> None:
        """Play what asks nobody, and store it."""
        begun = len(table.play.journal)
        before = Asked.at(table.play)
        entries = table.play.automatic(dice_of(table.row.seed, begun), table.bots)
        if not entries:
            return
        with _all_or_none(table):
            await self._commit(table, _auto_rows(entries, table.seq + 1), begun, before)

    async def _take_back(self, table: Table, actor: str, decisions: int, key: str) -> None:
        before = Asked.at(table.play)
        with _all_or_none(table):
            table.play.undo(decisions)
            row = StepRow(table.seq + 1, UNDO, str(decisions), actor, key)
            await self._commit(table, [row], len(table.play.journal), before)

    async def act(
        self, table: Table, act: Act, *, clock: Clock | None, key: str | None = None, decisions: int = 0
    ) -> None:
        """Store what a player, or the clock, does beside the rules, with the decisions that are taken back by it."""
        before = Asked.at(table.play)
        with _all_or_none(table):
            table.play.undo(decisions)
            # Whether the game goes on decides who is told of it.
            table.accord = table.accord.after(act)
            if decisions or table.over or act.kind == OFFER:
                before = before._replace(actor=None if act.kind == TIME else act.who)
            row = StepRow(act.seq, UNDO, str(decisions), act.who, key)
            if decisions:
                clock = table.clock_after(self.tables.clock())
            await self._commit(table, [row], len(table.play.journal), before, act=act, clock=clock)

    async def _commit(
        self,
        table: Table,
        rows: list[StepRow],
        begun: int,
        before: Asked,
        held: Held | None = None,
        *,
        act: Act | None = None,
        clock: Clock | None = None,
    ) -> bool:
        """Store steps and what they bring about; an act says how it sets the clock."""
        job = table.job_after(before.actor, held)
        if act is None:
            clock = table.clock_after(self.tables.clock())
        offered = act is not None and act.kind == OFFER
        passed, beside = self._passed(table, before, offered=offered), _beside(table, act, clock)
        await self.store.add_steps(table.id, rows, job, passed, beside)
        self.tables.counts.stored((row for row in rows if not row.is_beside), table.bots)
        for at, row in enumerate(rows, begun):
            table.remember(row, at, act)
        table.clock = clock
        self.tables.timekeeper.awake |= clock is not None
        if job is not None:
            table.job = job.level
            self.tables.bots.wake()
        table.touch()
        return job is None

    def _passed(self, table: Table, before: Asked, *, offered: bool = False) -> Passed | None:
        """To whom the turn, or an offer, has passed, if anybody is told of that."""
        if not self.tables.tells_turns:
            return None
        return table.passed(before.actor, before.turn, self.tables.clock(), offered=offered)

    async def agree(self, table_id: str, token: str | None, lang: str, agreed: bool) -> bytes:
        """Keep whether a player wants hints; they are on when all have agreed."""
        async with self.tables.at(table_id, token, lang) as table:
            you = acting(table, token, lang)
            await self.store.set_consent(table.id, you, agreed)
            table.agreed = table.agreed | set(you) if agreed else table.agreed - set(you)
            if not table.has_hints:
                table.drop_hint()
            table.touch()
            return table.state(you, lang)


@contextmanager
def _all_or_none(table: Table) -> Iterator[None]:
    """Drop the game from memory if a change fails; the next use reads it from the store."""
    try:
        yield
    except BaseException:
        table.forget()
        table.in_doubt = True
        raise


def _beside(table: Table, act: Act | None, clock: Clock | None) -> Work | None:
    """What is stored together with steps: an act, and the clock if it is set anew."""
    is_set = clock != table.clock
    if act is None and not is_set:
        return None

    async def work(connection: AsyncConnection) -> None:
        if act is not None:
            await acts.add(connection, table.id, act)
        if is_set:
            await clocks.put(connection, table.id, clock)

    return work


def _auto_rows(entries: Sequence[JournalEntry], first: int) -> list[StepRow]:
    return [StepRow(seq, AUTO, entry.name, entry.actor) for seq, entry in enumerate(entries, first)]
