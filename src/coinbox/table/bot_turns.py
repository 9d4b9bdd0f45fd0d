"""Bots at the tables: each turn of one is a job in the store, which a worker claims and carries out bit by bit."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

import coinbox
from coinbox.loading import END_TURN
from coinbox.players import make_player
from coinbox.table.bots import Choice, Lost, NoAnswer
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.store import QUICK, SLOW, Conflict, GameRow, Job, Unavailable
from coinbox.table.table import BOT, Held, Table
from coinbox.text import LANGUAGES, say

if TYPE_CHECKING:
    from coinbox.table.tables import Tables

POLL_SECONDS = 2.0
"""So often a worker looks for bots that nobody has told it of, such as those of a worker that has died."""
REST_SECONDS = 0.5
"""So long a worker waits after a fault before it tries again."""
AT_ONCE = {QUICK: 16, SLOW: 8}
"""At so many tables a worker lets bots think at the same time; they take turns with the processes, a choice each."""
MOST = 1000
"""When so many tables wait for bots, nobody can open another one with a bot."""
TRIES = 3
"""So often a bot is asked for a choice before another one chooses in its place."""
STAND_IN = "greedy"
log = logging.getLogger(__name__)


@dataclass(eq=False)
class Turn:
    """A job that this worker has claimed."""

    game: str
    level: str
    failed: int = 0
    """How often the bot gave no answer."""


class Question(NamedTuple):
    """What a bot is asked."""

    table: Table
    held: Held
    bot: str
    seq: int
    record: str
    seed: int


class BotTurns:
    """Claims the turns of bots and carries them out."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.held: dict[str, Turn] = {}
        """The tables at which this worker lets bots think."""
        self._news = asyncio.Event()

    def wake(self) -> None:
        """There may be something to do."""
        self._news.set()

    async def check_room(self, row: GameRow, lang: str) -> None:
        """Refuse another table with a bot while too many wait."""
        if any(wish.startswith(BOT) for wish in row.wishes.values()) and await self.tables.store.waiting() >= MOST:
            raise refuse(lang, "busy")

    async def look_at(self, table: Table) -> None:
        """Put a bot that is to move into the queue, if it is not known there."""
        if table.level is not None and table.job is None:
            await self._put(table.id, table.level)
            table.job = table.level
            self.wake()

    async def _put(self, game: str, level: str | None) -> None:
        await self.tables.store.put_job(game, Job(level))

    # -- claiming ----------------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Claim what waits, as long as the server runs."""
        self.wake()
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(POLL_SECONDS):
                    await self._news.wait()
            self._news.clear()
            try:
                await self._claim()
            except Unavailable:
                await asyncio.sleep(REST_SECONDS)
            except Exception:  # whatever is wrong, bots must not stand still for ever
                log.exception("no bots could be claimed")
                await asyncio.sleep(REST_SECONDS)

    async def _claim(self) -> None:
        for level, most in AT_ONCE.items():
            free = most - sum(turn.level == level for turn in self.held.values())
            for game in await self.tables.store.claim(level, free) if free else ():
                self.held[game] = turn = Turn(game, level)
                self.tables.run(self._carry_out(turn))

    def _let_go(self, turn: Turn) -> None:
        """The job is done, or waits in the queue again."""
        if self.held.get(turn.game) is turn:
            del self.held[turn.game]

    async def _carry_out(self, turn: Turn) -> None:
        """Let bots move at a table as long as the job is this worker's."""
        try:
            while self.held.get(turn.game) is turn:
                await self._go_on(turn)
        finally:
            self._let_go(turn)
            self.wake()

    async def _go_on(self, turn: Turn) -> None:
        """One stretch of choices."""
        try:
            question = await self._question(turn)
            if question is None:
                return
            if turn.failed < TRIES:
                await self._ask(turn, question)
            else:
                await self._play(turn, question, question.seq, await self._stand_in(question))
        except NoAnswer as error:
            turn.failed += 1
            log.warning("table %s: a bot gave no answer, try %d of %d: %s", turn.game, turn.failed, TRIES, error)
        except (Lost, Conflict):
            return
        except Unavailable:
            await asyncio.sleep(REST_SECONDS)
        except Refusal as refusal:
            log.warning("table %s: its bots rest: %s", turn.game, refusal)
            await self._give_up(turn)
        except Exception:  # whatever is wrong with one table must not keep the bots of the others from moving
            log.exception("table %s: its bots rest", turn.game)
            await self._give_up(turn)

    async def _give_up(self, turn: Turn) -> None:
        """Try again when somebody looks at the table."""
        with suppress(Unavailable):
            await self._put(turn.game, None)
            known = self.tables.known(turn.game)
            if known is not None:
                known.job = None
            self._let_go(turn)

    # -- moving ------------------------------------------------------------------------------------------------------

    async def _question(self, turn: Turn) -> Question | None:
        """What the bot of a table is asked now; None if none is, or one that belongs into another queue."""
        async with self.tables.inside(turn.game, "en") as table:
            play, faction = table.play, table.actor
            if faction not in table.bots or table.level != turn.level:
                await self._put(turn.game, table.level)
                table.job = table.level
                self._let_go(turn)
                return None
            assert faction is not None
            seed = secrets.randbits(32) if table.row.seed is None else _bot_seed(table.row.seed, len(play.journal))
            held = Held(faction, play.open_turn)
            return Question(table, held, table.bots[faction], table.seq, play.game.record(), seed)

    async def _ask(self, turn: Turn, asked: Question) -> None:
        """Play what the bot chooses, until it has no more to say or the job is another's."""
        seq = asked.seq
        stretch = self.tables.thinkers.stretch(
            bot=asked.bot, record=asked.record, faction=asked.held.faction, seed=asked.seed
        )
        while self.held.get(turn.game) is turn and (choice := await stretch.next()) is not None:
            seq = await self._play(turn, asked, seq, choice)

    async def _play(self, turn: Turn, asked: Question, seq: int, choice: Choice) -> int:
        """Store a bot's choice; Lost if the game has gone another way in the meantime."""
        table = asked.table
        async with table.lock:
            await self.tables.load(table, "en")
            if table.seq != seq or table.actor not in table.bots:
                raise Lost
            if not table.play.offers(choice.option):
                raise NoAnswer(f"'{choice.option}' is not offered")
            if not await self.tables.commands.advance(table, [choice.option], note=choice.reason, held=asked.held):
                self._let_go(turn)
            return table.seq

    async def _stand_in(self, asked: Question) -> Choice:
        """What a simpler bot chooses, which needs no process of its own."""
        log.warning("table %s: %s chooses in place of %s", asked.table.id, STAND_IN, asked.bot)
        option = await asyncio.to_thread(sensible, asked.record, asked.seed)
        return Choice(option, {lang: say(lang, "table-bot-stand-in") for lang in LANGUAGES})


def sensible(record: str, seed: int) -> str:
    """A choice that makes sense, or at least a legal one."""
    game = coinbox.load(record, ask=(END_TURN,))
    try:
        return game.rules.vocabulary.name(make_player(STAND_IN, seed).choose(game))
    except Exception:  # a game that no bot can judge is played on nevertheless
        log.exception("%s has no choice either", STAND_IN)
        return random.Random(seed).choice(game.offered)


def _bot_seed(seed: int, step: int) -> int:
    return random.Random(f"bot:{seed}:{step}").getrandbits(32)
