"""One table: a game with its seats and readers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import msgspec

from coinbox.players import HUMAN
from coinbox.table import payload
from coinbox.table.seats import Seat
from coinbox.table.store import UNDO, GameRow, StepRow
from coinbox.table.table_game import TableGame, begin

BOT = "bot:"
encode = msgspec.json.encode


@dataclass(eq=False)
class Reader:
    """A browser that is shown every change."""

    you: tuple[str, ...]
    lang: str
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Table:
    """One game with its seats and readers; its lock is held while it is read or changed."""

    def __init__(self, row: GameRow, seats: list[Seat], rematch: str | None) -> None:
        self.row = row
        self.seats = seats
        self.rematch = rematch
        self.lock = asyncio.Lock()
        self.readers: set[Reader] = set()
        self.thinking: str | None = None
        self.task: asyncio.Task[None] | None = None
        self.bots = {f: wish.removeprefix(BOT) for f, wish in row.wishes.items() if wish.startswith(BOT)}
        self.forget()

    def forget(self) -> None:
        """Drop what was in memory; the store tells it again."""
        self._play: TableGame | None = None
        self.seq = 0
        self.keys: set[str] = set()
        self.reasons: list[payload.BotReason] = []
        self.updated = self.row.created
        self._common: dict[str, payload.Common] = {}
        self._states: dict[tuple[str, tuple[str, ...]], bytes] = {}

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def is_loaded(self) -> bool:
        return self._play is not None

    @property
    def play(self) -> TableGame:
        assert self._play is not None
        return self._play

    @property
    def players(self) -> dict[str, str]:
        """Faction -> `human` or the kind of bot."""
        return {faction: self.bots.get(faction, HUMAN) for faction in self.row.wishes}

    # -- from the store ----------------------------------------------------------------------------------------------

    def begin(self) -> TableGame:
        """The game before its first step."""
        self._play = begin(self.row.game, self.row.scenario, self.players, self.row.initial)
        return self._play

    def load(self, rows: Sequence[StepRow]) -> None:
        """Play the stored steps again."""
        try:
            play = self.begin()
            for row in rows:
                entry = len(play.journal)
                if row.kind == UNDO:
                    play.undo(int(row.option))
                else:
                    play.feed(row.option)
                self.remember(row, entry)
        except BaseException:
            self.forget()
            raise

    def remember(self, row: StepRow, entry: int) -> None:
        """Take note of a step that has been stored and played; `entry` is its place in the game."""
        self.seq = row.seq
        self.updated = row.at or time.time()
        if row.key is not None:
            self.keys.add(row.key)
        if row.kind == UNDO:
            self.reasons = [reason for reason in self.reasons if reason.entry < len(self.play.journal)]
        if row.note is not None:
            self.reasons.append(payload.BotReason(entry, row.actor, row.note))
        self._common.clear()
        self._states.clear()

    # -- showing -----------------------------------------------------------------------------------------------------

    def touch(self) -> None:
        """Tell all readers that there is something new."""
        self._states.clear()
        for reader in self.readers:
            reader.news.set()

    def common(self, lang: str) -> payload.Common:
        if lang not in self._common:
            self._common[lang] = payload.common(self.play, lang, self.reasons)
        return self._common[lang]

    def state(self, you: tuple[str, ...], lang: str) -> bytes:
        """The state as JSON for one seat."""
        found = self._states.get((lang, you))
        if found is None:
            shared = self.common(lang)
            personal = payload.personal(self.play, shared, lang, you)
            found = encode(self.head() | shared.data | {"replay": False} | personal)
            self._states[lang, you] = found
        return found

    def head(self) -> dict[str, Any]:
        """What a state says about the table itself."""
        return {
            "table": self.id,
            "game": self.row.game,
            "scenario": self.play.driver.scenario,
            "name": self.row.name,
            "seq": self.seq,
            "players": self.player_data(),
            "thinking": self.thinking,
            "rematch": self.rematch,
        }

    def player_data(self) -> dict[str, Any]:
        """Who plays, and whether he is here."""
        here = {faction for reader in self.readers for faction in reader.you}
        return {
            faction: {
                "kind": "bot" if faction in self.bots else HUMAN,
                "bot": self.bots.get(faction),
                "online": faction in self.bots or faction in here,
            }
            for faction in self.row.wishes
        }

    def status(self, you: Sequence[str]) -> dict[str, Any]:
        """One line of somebody's list of games."""
        actor, result = self.play.actor, self.play.driver.result
        return {
            "table": self.id,
            "game": self.row.game,
            "scenario": self.play.driver.scenario,
            "name": self.row.name,
            "turn": actor,
            "yours": actor in you,
            "you": list(you),
            "over": self.play.over,
            "outcome": None if result is None else result.outcome,
            "seq": self.seq,
            "updated": datetime.fromtimestamp(self.updated, UTC).isoformat(timespec="seconds"),
            "players": self.player_data(),
        }
