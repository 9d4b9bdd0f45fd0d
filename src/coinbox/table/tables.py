"""All tables of a server: commands, seats and bots. Whatever changes is stored before anybody sees it."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Coroutine, Sequence
from contextlib import aclosing, asynccontextmanager, suppress
from typing import Any, NamedTuple
from weakref import WeakValueDictionary

from coinbox.kernel.errors import CoinboxError, RecordError
from coinbox.library import games, rules_of
from coinbox.loading import newer
from coinbox.table import payload
from coinbox.table.bots import NoAnswer, Thinkers
from coinbox.table.counts import Counts
from coinbox.table.new_table import Wish, row_of
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.seats import WATCH, Seat, faction_of, for_faction, hand_out, hash_of, new_id, new_token, opened_by
from coinbox.table.space_card import space_card
from coinbox.table.steps import stored_record
from coinbox.table.store import AUTO, PLAY, UNDO, Conflict, Damaged, GameRow, StepRow, Store
from coinbox.table.table import BOT, Reader, Table, encode
from coinbox.table.table_game import JournalEntry, dice_of
from coinbox.text import LANGUAGES, say, say_in
from coinbox.text.errors import told

KEPT = 1000
"""How many games stay in memory when nobody looks at them."""
WAKENED = 200
"""How many of the newest tables are looked at for bots to move when the server starts."""
SEATS_SECONDS = 1.0
"""So old may be what a server knows of the seats of a table if others work on the same database."""
log = logging.getLogger(__name__)


class Opened(NamedTuple):
    """A new table with the tokens for its seats."""

    table: str
    seats: dict[str, str]
    watch: str
    state: bytes
    invitations: dict[str, str]
    opener: str | None


class Tables:
    """Finds, opens and changes tables."""

    def __init__(self, store: Store, thinkers: Thinkers) -> None:
        self.store = store
        self.thinkers = thinkers
        self.counts = Counts()
        self._known: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._recent: OrderedDict[str, Table] = OrderedDict()
        self._tasks: set[asyncio.Task[None]] = set()

    async def start(self) -> None:
        """Open the store, read rules and texts, which take a moment, and wake the bots."""
        await self.store.open()
        for lang in LANGUAGES:
            games(lang)
        self.run(self._wake_all())

    async def stop(self) -> None:
        """Let bots rest, and close the store."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.thinkers.close()
        await self.store.close()

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Let something go on beside the commands, until the server stops."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # -- finding -----------------------------------------------------------------------------------------------------

    async def find(self, table: str, lang: str) -> Table:
        """The table of this id, not yet loaded perhaps."""
        found = self._known.get(table)
        if found is None:
            try:
                row = await self.store.game(table)
            except Damaged as error:
                raise refuse(lang, "bad-record", problem=told(lang, error)) from error
            if row is None:
                raise refuse(lang, "unknown-table")
            known = await self.store.seats(table), await self.store.rematch_of(table)
            made = Table(row, *known, await self.store.consents(table))
            # Another request may have been quicker.
            found = self._known.setdefault(table, made)
        self._keep(found)
        return found

    @property
    def in_memory(self) -> int:
        """How many tables need not be read from the store."""
        return len(self._known)

    def _keep(self, table: Table) -> None:
        self._known[table.id] = table
        self._recent[table.id] = table
        self._recent.move_to_end(table.id)
        while len(self._recent) > KEPT:
            self._recent.popitem(last=False)

    @asynccontextmanager
    async def at(self, table: str, lang: str) -> AsyncIterator[Table]:
        """The table, loaded, while nobody else reads or changes it."""
        found = await self.find(table, lang)
        async with found.lock:
            await self._load(found, lang)
            yield found

    async def _load(self, table: Table, lang: str) -> None:
        """Play what is stored again, unless it is in memory; refused if the game cannot even begin."""
        if table.is_loaded:
            return
        try:
            rules = rules_of(table.row.game)
            if table.row.rules > rules.version:
                raise RecordError(newer(lang, rules, table.row.rules))
            table.load(await self.store.steps(table.id))
        except CoinboxError as error:
            log.error("table %s cannot be opened: %s", table.id, error)
            raise refuse(lang, "bad-record", problem=told(lang, error)) from error
        if table.play.misfit is not None:
            log.warning("table %s: %s", table.id, table.play.misfit.sentence("en"))
            return
        await self._catch_up(table, lang)
        self._wake(table)

    async def _catch_up(self, table: Table, lang: str) -> None:
        """Where older rules asked, those of today may go on by themselves; that is stored like everything else."""
        begun = len(table.play.journal)
        entries = table.play.automatic(dice_of(table.row.seed, begun), table.bots)
        if not entries:
            return
        try:
            await self._commit(table, _auto_rows(entries, table.seq + 1), begun)
        except Conflict:
            table.forget()
            await self._load(table, lang)
        except BaseException:
            table.forget()
            raise

    async def recognise(self, table_id: str, token: str | None) -> None:
        """Read again who sits at a table, if somebody unknown comes or another server may have changed it."""
        table = self._known.get(table_id)
        if table is None or not token:
            return
        shared = not self.store.url.startswith("sqlite")
        old = time.monotonic() - table.seats_read > SEATS_SECONDS
        if (shared and old) or not opened_by(token, table.seats):
            await self.read_seats(table)

    async def read_seats(self, table: Table) -> None:
        """Take up the seats as they are stored; whoever looks on is told."""
        found = await self.store.seats(table.id)
        table.seats_read = time.monotonic()
        if sorted(found) != sorted(table.seats):
            table.seats = found
            table.touch()

    def seated(self, table: Table, token: str | None, lang: str) -> tuple[str, ...]:
        """The factions of a token, none for those who watch; refused without a seat."""
        opened = opened_by(token, table.seats) if token else []
        if not opened:
            raise refuse(lang, "no-seat")
        return tuple(faction for faction in table.row.wishes if faction in opened)

    # -- opening -----------------------------------------------------------------------------------------------------

    async def open(self, wish: Wish, lang: str) -> Opened:
        """A new table; the first card is drawn and stored with it."""
        row = row_of(wish, lang)
        tokens = hand_out(row.wishes)
        table = await self._open(row, tokens.seats)
        opened = await self._opened(table, tokens.own, tokens.watch, tuple(tokens.own), lang)
        return opened._replace(invitations=tokens.invitations, opener=tokens.opener)

    async def _open(self, row: GameRow, seats: list[Seat]) -> Table:
        table = Table(row, seats, None)
        play = table.begin()
        begun = len(play.journal)
        entries = play.automatic(dice_of(row.seed, begun), table.bots)
        steps = _auto_rows(entries, 1)
        await self.store.add_game(row, seats, steps)
        for at, step in enumerate(steps, begun):
            table.remember(step, at)
        self._keep(table)
        self._wake(table)
        return table

    async def _opened(
        self, table: Table, tokens: dict[str, str], watch: str, you: tuple[str, ...], lang: str
    ) -> Opened:
        async with table.lock:
            await self._load(table, lang)
            return Opened(table.id, tokens, watch, table.state(you, lang), {}, None)

    async def rematch(self, table_id: str, token: str | None, lang: str) -> Opened:
        """The same players with sides changed; everybody's token opens his new seat. There is one for each table."""
        async with self.at(table_id, lang) as table:
            you = self.seated(table, token, lang)
            if not you:
                raise refuse(lang, "wrong-seat")
            assert token is not None
            watch = new_token()
            if table.rematch is None:
                table.rematch = await self._rematch(table)
                table.touch()
        follower = await self.find(table.rematch, lang)
        seat = Seat(WATCH, hash_of(watch))
        await self.store.add_seat(follower.id, seat)
        follower.seats.append(seat)
        mine = self.seated(follower, token, lang)
        return await self._opened(follower, dict.fromkeys(mine, token), watch, mine, lang)

    async def _rematch(self, table: Table) -> str:
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
        ]
        try:
            return (await self._open(row, seats)).id
        except Conflict:
            found = await self.store.rematch_of(table.id)
            assert found is not None
            return found

    # -- commands ----------------------------------------------------------------------------------------------------

    async def play(
        self, table_id: str, token: str | None, lang: str, seq: int, options: Sequence[str], key: str
    ) -> bytes:
        """Carry out decisions with everything that follows by itself, all or none; the same key is carried out once."""
        async with self.at(table_id, lang) as table:
            you = self.acting(table, token, lang)
            if key in table.keys:
                return table.state(you, lang)
            self.check_turn(table, you, seq, lang)
            self._check_option(table, options[0], lang)
            self._check_further(table, options, lang)
            return await self._answered(table, you, seq, lang, key, self._advance(table, options, key=key))

    async def undo(self, table_id: str, token: str | None, lang: str, seq: int, steps: int, key: str) -> bytes:
        """Take back own decisions of the open turn."""
        async with self.at(table_id, lang) as table:
            you = self.acting(table, token, lang)
            if key in table.keys:
                return table.state(you, lang)
            self._check_seq(table, you, seq, lang)
            self._check_goes_on(table, lang)
            possible = table.play.undoable(you)
            if steps > possible:
                raise refuse(lang, "cannot-undo", n=possible)
            return await self._answered(table, you, seq, lang, key, self._take_back(table, you[0], steps, key))

    async def _answered(
        self, table: Table, you: tuple[str, ...], seq: int, lang: str, key: str, change: Coroutine[Any, Any, None]
    ) -> bytes:
        """The state after a change; if another server wrote first, what is true now."""
        try:
            await change
        except Conflict:
            await self._load(table, lang)
            if key not in table.keys:
                self._check_seq(table, you, seq, lang)
        return table.state(you, lang)

    def acting(self, table: Table, token: str | None, lang: str) -> tuple[str, ...]:
        you = self.seated(table, token, lang)
        if not you:
            raise refuse(lang, "wrong-seat")
        return you

    def _check_seq(self, table: Table, you: tuple[str, ...], seq: int, lang: str) -> None:
        if seq != table.seq:
            refusal = refuse(lang, "stale", seq=table.seq)
            refusal.state = table.state(you, lang)
            raise refusal

    def _check_goes_on(self, table: Table, lang: str) -> None:
        if table.play.misfit is not None:
            raise refuse(lang, "stopped", n=table.play.decisions)
        if table.play.over:
            raise refuse(lang, "game-over")

    def check_turn(self, table: Table, you: tuple[str, ...], seq: int, lang: str) -> None:
        self._check_seq(table, you, seq, lang)
        self._check_goes_on(table, lang)
        actor = table.play.actor
        if actor not in you:
            raise refuse(lang, "not-your-turn", faction=say_in(lang, table.play.rules.id, f"faction-{actor}"))

    def _check_option(self, table: Table, option: str, lang: str) -> None:
        play = table.play
        if play.offers(option):
            return
        why = play.game.why_not_in(lang, option) if option in play.rules.vocabulary.ids else None
        if why is None:
            raise Refusal("not-offered", say(lang, "table-no-such-option", name=option))
        raise refuse(lang, "not-offered", name=option, reason=why.reason, rule=why.rule)

    def _check_further(self, table: Table, options: Sequence[str], lang: str) -> None:
        """Refuse all names if one of them cannot be played at its point without anybody or anything in between."""
        play = table.play
        refused = play.refused(options) if len(options) > 1 else None
        if refused is None:
            return
        name, before = options[refused.at], options[refused.at - 1]
        place: dict[str, str | int] = {"name": name, "before": before, "n": refused.at + 1, "of": len(options)}
        if refused.halt is not None:
            raise Refusal("not-at-once", say(lang, "table-not-at-once", halt=refused.halt, **place))
        known = name in play.rules.vocabulary.ids
        why = play.game.why_not_in(lang, *options[: refused.at + 1]) if known else None
        if why is None:
            raise Refusal("not-offered", say(lang, "table-no-such-option", name=name))
        raise Refusal("not-offered", say(lang, "table-not-offered-then", reason=why.reason, rule=why.rule, **place))

    async def _advance(
        self, table: Table, options: Sequence[str], *, key: str | None = None, note: dict[str, str] | None = None
    ) -> None:
        """Play offered options and what follows each of them by itself, and store all of it at once."""
        play = table.play
        begun = len(play.journal)
        rows: list[StepRow] = []
        try:
            for option in options:
                at = len(play.journal)
                play.feed(option)
                follow = play.automatic(dice_of(table.row.seed, at), table.bots)
                seq = table.seq + len(rows) + 1
                # The key stands with the first: a store keeps it once.
                rows.append(StepRow(seq, PLAY, option, play.journal[at].actor, None if rows else key, note))
                rows += _auto_rows(follow, seq + 1)
            await self._commit(table, rows, begun)
        except BaseException:
            table.forget()
            raise

    async def _take_back(self, table: Table, actor: str, decisions: int, key: str) -> None:
        try:
            table.play.undo(decisions)
            row = StepRow(table.seq + 1, UNDO, str(decisions), actor, key)
            await self._commit(table, [row], len(table.play.journal))
        except BaseException:
            table.forget()
            raise

    async def _commit(self, table: Table, rows: list[StepRow], begun: int) -> None:
        await self.store.add_steps(table.id, rows)
        self.counts.stored(rows, table.bots)
        for at, row in enumerate(rows, begun):
            table.remember(row, at)
        self._wake(table)
        table.touch()

    async def agree(self, table_id: str, token: str | None, lang: str, agreed: bool) -> bytes:
        """Keep whether a player wants hints; they are on when all have agreed."""
        async with self.at(table_id, lang) as table:
            you = self.acting(table, token, lang)
            await self.store.set_consent(table.id, you, agreed)
            table.agreed = table.agreed | set(you) if agreed else table.agreed - set(you)
            if not table.has_hints:
                table.drop_hint()
            table.touch()
            return table.state(you, lang)

    # -- looking -----------------------------------------------------------------------------------------------------

    async def state(self, table_id: str, token: str | None, lang: str) -> bytes:
        async with self.at(table_id, lang) as table:
            return table.state(self.seated(table, token, lang), lang)

    async def why(self, table_id: str, token: str | None, lang: str, names: Sequence[str]) -> dict[str, Any]:
        """Why the first of these names that is absent is not offered, playing them in thought."""
        async with self.at(table_id, lang) as table:
            self.seated(table, token, lang)
            self._check_goes_on(table, lang)
            play = table.play
            unknown = [name for name in names if name not in play.rules.vocabulary.ids]
            if unknown:
                raise Refusal("bad-request", say(lang, "table-no-such-option", name=unknown[0]))
            try:
                why = play.game.why_not_in(lang, *names)
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
        async with self.at(table_id, lang) as table:
            you = self.acting(table, token, lang)
            if seq is not None and seq != table.seq:
                return None
            self.check_turn(table, you, table.seq, lang)
            unknown = [name for name in names if name not in table.play.rules.vocabulary.ids]
            if unknown:
                raise Refusal("bad-request", say(lang, "table-no-such-option", name=unknown[0]))
            found = table.preview(lang, tuple(names))
            if found is None:
                why = table.play.game.why_not_in(lang, *names)
                name, reason, rule = (names[-1], "", "") if why is None else (why.name, why.reason, why.rule)
                raise refuse(lang, "not-offered", name=name, reason=reason, rule=rule)
            return found

    async def space(self, table_id: str, token: str | None, lang: str, space: str) -> dict[str, Any]:
        """What a space is, and what may be done there."""
        async with self.at(table_id, lang) as table:
            self.seated(table, token, lang)
            found = space_card(table.play, lang, space)
            if found is None:
                raise refuse(lang, "not-found")
            return found

    async def record(self, table_id: str, token: str | None, lang: str) -> str:
        """The game as a record; where it does not fit the rules of today, all of it as it was stored."""
        table = await self.find(table_id, lang)
        async with table.lock:
            self.seated(table, token, lang)
            with suppress(Refusal):
                await self._load(table, lang)
            if table.is_loaded and table.play.misfit is None:
                return table.play.game.record()
            try:
                return stored_record(table.row, await self.store.steps(table.id), table.players)
            except CoinboxError as error:
                raise refuse(lang, "bad-record", problem=told(lang, error)) from error

    async def moments(self, table_id: str, token: str | None, lang: str) -> dict[str, Any]:
        async with self.at(table_id, lang) as table:
            self.seated(table, token, lang)
            return payload.moments(table.play, lang)

    async def moment(self, table_id: str, token: str | None, lang: str, number: int) -> bytes:
        """The state after so many decisions."""
        async with self.at(table_id, lang) as table:
            you = self.seated(table, token, lang)
            count = table.play.decisions
            if number > count:
                raise Refusal("bad-request", say(lang, "table-no-such-moment", n=count))
            past = payload.moment(table.play, number, lang) | table.progress(you)
            return encode(table.head(lang) | past | {"you": you, "replay": True, "thinking": None})

    async def beats(self, table_id: str, token: str | None, lang: str, since: int | None) -> bytes:
        """What happened after a step, turn by turn in beats."""
        async with self.at(table_id, lang) as table:
            return table.story(self.seated(table, token, lang), lang, since)

    async def status(self, asked: Sequence[tuple[str, str]]) -> list[dict[str, Any]]:
        """Whose turn it is at these tables; those that a token does not open are left out."""
        found = []
        for table_id, token in asked:
            try:
                found.append(await self._status(table_id, token))
            except Refusal:
                continue
            except Exception:  # whatever is wrong with one table must not hide the others
                log.exception("table %s cannot be listed", table_id)
        return found

    async def _status(self, table_id: str, token: str) -> dict[str, Any]:
        await self.recognise(table_id, token)
        table = await self.find(table_id, "en")
        async with table.lock:
            you = self.seated(table, token, "en")
            with suppress(Refusal):
                await self._load(table, "en")
            return table.status(you) if table.is_loaded else table.closed_status(you)

    # -- readers -----------------------------------------------------------------------------------------------------

    async def join(self, table_id: str, token: str | None, lang: str) -> tuple[Table, Reader]:
        """A reader who is told of every change from now on."""
        await self.recognise(table_id, token)
        async with self.at(table_id, lang) as table:
            you = self.seated(table, token, lang)
            assert token is not None
            reader = Reader(you, lang, token)
            table.readers.add(reader)
            table.touch()
            return table, reader

    def leave(self, table: Table, reader: Reader) -> None:
        table.readers.discard(reader)
        table.touch()

    async def shown_to(self, table: Table, reader: Reader) -> bytes:
        """The state as this reader sees it now; refused if his seat was taken back."""
        await self.recognise(table.id, reader.token)
        async with table.lock:
            reader.you = self.seated(table, reader.token, reader.lang)
            await self._load(table, reader.lang)
            return table.state(reader.you, reader.lang)

    # -- bots --------------------------------------------------------------------------------------------------------

    async def _wake_all(self) -> None:
        """After a start, bots whose turn it is go on."""
        for row in await self.store.recent(WAKENED):
            if any(wish.startswith(BOT) for wish in row.wishes.values()):
                try:
                    async with self.at(row.id, "en"):
                        pass
                except Refusal as refusal:
                    log.warning("table %s: %s", row.id, refusal)
                except Exception:  # whatever is wrong with one table must not keep the bots of the others from moving
                    log.exception("table %s cannot be opened", row.id)

    def _wake(self, table: Table) -> None:
        """If it is a bot's turn, let it think."""
        actor = table.play.actor
        if actor in table.bots and (table.task is None or table.task.done()):
            table.thinking = actor
            table.task = self.run(self._think(table))

    async def _think(self, table: Table) -> None:
        """Play for the bots until a person is asked or the game is over."""
        try:
            while await self._bot_turn(table):
                pass
        except (Refusal, Conflict) as problem:
            log.warning("table %s: a bot had to stop: %s", table.id, problem)
        finally:
            table.thinking = None
            table.touch()

    async def _bot_turn(self, table: Table) -> bool:
        """One stretch of a bot's choices; False when no bot is to move."""
        async with table.lock:
            await self._load(table, "en")
            faction = table.play.actor
            if faction not in table.bots:
                return False
            table.thinking = faction
            expected = table.seq
            seed = (
                secrets.randbits(32) if table.row.seed is None else _bot_seed(table.row.seed, len(table.play.journal))
            )
            request: dict[str, Any] = {
                "record": table.play.game.record(),
                "faction": faction,
                "bot": table.bots[faction],
                "seed": seed,
            }
        try:
            async with aclosing(self.thinkers.choices(**request)) as choices:
                async for choice in choices:
                    after = await self._bot_plays(table, expected, choice.option, choice.reason)
                    if after is None:
                        return True
                    expected = after
        except NoAnswer as error:
            log.warning("table %s: %s (%s) gave no answer: %s", table.id, table.bots[faction], faction, error)
            await self._bot_plays(table, expected, None, None)
        return True

    async def _bot_plays(self, table: Table, seq: int, option: str | None, note: dict[str, str] | None) -> int | None:
        """Store a bot's choice, or any option; None if the game has gone another way in the meantime."""
        async with table.lock:
            await self._load(table, "en")
            play = table.play
            if table.seq != seq or play.actor not in table.bots:
                return None
            if option is None or not play.offers(option):
                option = secrets.choice(play.offered)
                note = {lang: say(lang, "table-bot-random") for lang in LANGUAGES}
            await self._advance(table, [option], note=note)
            return table.seq


def _bot_seed(seed: int, step: int) -> int:
    return random.Random(f"bot:{seed}:{step}").getrandbits(32)


def _auto_rows(entries: Sequence[JournalEntry], first: int) -> list[StepRow]:
    return [StepRow(seq, AUTO, entry.name, entry.actor) for seq, entry in enumerate(entries, first)]
