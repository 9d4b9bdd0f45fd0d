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
from coinbox.table.steps import Steps
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
        self._play = begin(self.row.game, self.row.scenario, self.players, self.row.initial, self.row.rules)
        return self._play

    def load(self, rows: Sequence[StepRow]) -> None:
        """Play the stored steps again, as far as they fit the rules of today."""
        try:
            play = self.begin()
            steps = Steps(rows)
            for row in rows:
                played = play.misfit is None and self._replay(row, steps)
                self.remember(row if played else row._replace(note=None), len(play.journal) - 1)
        except BaseException:
            self.forget()
            raise

    def _replay(self, row: StepRow, steps: Steps) -> bool:
        """Play a stored step again; False if it was taken back later, or is not to be played for another reason."""
        play = self.play
        if row.kind == UNDO:
            for words in steps.takebacks[row.seq].words:
                play.note_undone(words)
            play.undo(steps.takebacks[row.seq].before)
            return True
        return row.seq not in steps.gone and play.feed_stored(row.option)

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
            found = encode(self.head(lang) | shared.data | {"replay": False} | personal)
            self._states[lang, you] = found
        return found

    def head(self, lang: str) -> dict[str, Any]:
        """What a state says about the table itself."""
        return {
            "table": self.id,
            "game": self.row.game,
            "scenario": self.play.scenario,
            "name": self.row.name,
            "seq": self.seq,
            "players": self.player_data(),
            "thinking": self.thinking,
            "rematch": self.rematch,
            "rules": self.rules_data(),
            "stopped": payload.stopped(self.play, lang),
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

    def rules_data(self) -> dict[str, int]:
        """The version of the rules that the table was opened under, and that of today."""
        return {"made_with": self.row.rules, "today": self.play.rules.version}

    def status(self, you: Sequence[str]) -> dict[str, Any]:
        """One line of somebody's list of games."""
        play = self.play
        result = play.game.result
        return self._line(you) | {
            "scenario": play.scenario,
            "turn": play.actor,
            "yours": play.actor in you,
            "over": play.over,
            "outcome": None if result is None else result.outcome,
            "rules": self.rules_data(),
            "stopped": None if play.misfit is None else play.decisions,
        }

    def closed_status(self, you: Sequence[str]) -> dict[str, Any]:
        """The line of a table that cannot be opened: what its row says."""
        nothing = dict.fromkeys(("turn", "outcome", "rules", "stopped"))
        return self._line(you) | {"scenario": self.row.scenario, "yours": False, "over": False} | nothing

    def _line(self, you: Sequence[str]) -> dict[str, Any]:
        return {
            "table": self.id,
            "game": self.row.game,
            "name": self.row.name,
            "you": list(you),
            "seq": self.seq,
            "updated": datetime.fromtimestamp(self.updated, UTC).isoformat(timespec="seconds"),
            "players": self.player_data(),
        }
