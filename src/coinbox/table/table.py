"""One table: a game with its seats and readers."""

from __future__ import annotations

import asyncio
import time
from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import combinations
from typing import Any, NamedTuple

import msgspec

from coinbox.kernel.errors import IllegalMove
from coinbox.kernel.rules import Result
from coinbox.players import HUMAN
from coinbox.table import payload, previews
from coinbox.table.accord import Accord, Act
from coinbox.table.bots import SLOW_BOTS
from coinbox.table.clocks import Away, Clock
from coinbox.table.jobs import Analysis, Hint
from coinbox.table.seats import FRIEND, INVITED, Seat, faction_of
from coinbox.table.sentences import closed_log
from coinbox.table.sharing import Sharing
from coinbox.table.steps import Steps
from coinbox.table.store import QUICK, SLOW, UNDO, GameRow, Head, Job, Member, StepRow, damaged_step
from coinbox.table.store.turns import Passed
from coinbox.table.story import Story, held, may_be_told
from coinbox.table.table_game import TableGame, begin
from coinbox.table.together import told_accord, told_clock

BOT = "bot:"
encode = msgspec.json.encode


@dataclass(eq=False)
class Reader:
    """A browser that is shown every change."""

    you: tuple[str, ...]
    lang: str
    token: str
    mark: str | None = None
    """Names the lines of the log that he has; None for those who want all of it each time."""
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Held(NamedTuple):
    """The turn of a bot that a worker has claimed."""

    faction: str
    turn: int


class Table:
    """One game with its seats and readers; its lock is held while it is read or changed."""

    def __init__(self, row: GameRow, head: Head) -> None:
        self.row = row
        self.seats: list[Seat] = []
        self.members: dict[str, Member] = {}
        """Seat -> who of the club sits there."""
        self.shared: frozenset[tuple[str, str]] = frozenset()
        """What players let the club have of it: kind and faction."""
        self.tells_members = False
        """Whether they are shown by name: only where there is a club."""
        self.said: str | None = None
        """When something was last said here; it is only compared."""
        self.rematch: str | None = None
        self.clock: Clock | None = None
        self.away: Away = {}
        """Seat -> when who sits there has holidays."""
        self.time: Callable[[], float] = time.time
        self._shown_at = 0
        """The second in which states that tell of a running clock were made."""
        self.agreed: set[str] = set()
        """The factions that want hints."""
        self.elsewhere: frozenset[str] = frozenset()
        """The factions whose players are shown the table by other workers."""
        self.job: str | None = None
        """The level of the bot that is known to be in the queue."""
        self.stored = 0
        """The number of the last step that is known to be in the store."""
        self.is_gone = False
        """Whether somebody has deleted it."""
        self.in_doubt = False
        """Whether another worker has said that something has changed."""
        self.lock = asyncio.Lock()
        self.hint: Hint | None = None
        self.analysis: Analysis | None = None
        self.readers: set[Reader] = set()
        self.bots = {f: wish.removeprefix(BOT) for f, wish in row.wishes.items() if wish.startswith(BOT)}
        self.forget()
        self.learn(head)

    def forget(self) -> None:
        """Drop what was in memory; the store tells it again."""
        self._play: TableGame | None = None
        self.drop_hint()
        self.seq = self.moved = 0
        """The last step, and the last one that has changed the game."""
        self.accord = Accord()
        self.keys: set[str] = set()
        self.reasons: list[payload.BotReason] = []
        self.steps: list[int] = []
        """The step that stored each entry of the journal, 0 for those of a record that it goes on from."""
        self.updated = self.row.created
        self._states: dict[tuple[str, tuple[str, ...], str], bytes] = {}
        self._news: dict[bytes, str] = {}
        self._previews: dict[tuple[str, tuple[str, ...]], bytes] = {}
        self._standing: dict[str, Any] | None = None

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

    @property
    def over(self) -> bool:
        """Whether nobody decides anything here any more."""
        return self.accord.ending is not None or self.play.over

    @property
    def result(self) -> Result | None:
        """How the game at this table has ended, None while it goes on."""
        ending, play = self.accord.ending, self.play
        if ending is None or play.over:
            return play.game.result
        winner = ending.outcome if ending.outcome in self.row.wishes else None
        return Result(winner, ending.reason, play.game.tracks(), ending.outcome)

    @property
    def actor(self) -> str | None:
        """The faction that is asked now."""
        return None if self.over else self.play.actor

    # -- talk --------------------------------------------------------------------------------------------------------

    @property
    def has_talk(self) -> bool:
        """Whether two people of the club play each other here, or something was said before one of them left."""
        playing = {self.members[faction].id for faction in self.row.wishes if faction in self.members}
        return self.tells_members and (len(playing) > 1 or self.said is not None)

    def talk_data(self, you: tuple[str, ...]) -> dict[str, str | None] | None:
        """What changes when something is said, for those who may read it: those who watch only after the end."""
        return {"mark": self.said} if self.has_talk and (you or self.over) else None

    # -- hints -------------------------------------------------------------------------------------------------------

    @property
    def people(self) -> dict[str, set[str]]:
        """Faction -> the keys of who plays it, or is invited to, for those that people play; one may play several."""
        seated = self._keys({faction: faction for faction in self.row.wishes})
        invited = self._keys({INVITED + faction: faction for faction in self.row.wishes})
        found = invited | seated
        return {faction: found[faction] for faction in self.row.wishes if faction in found}

    def _keys(self, places: Mapping[str, str]) -> dict[str, set[str]]:
        """Faction -> all keys of its place."""
        found: dict[str, set[str]] = {}
        for seat in self.seats:
            if seat.who in places:
                found.setdefault(places[seat.who], set()).add(seat.token_hash)
        return found

    @property
    def is_shared(self) -> bool:
        """Whether people play each other: two of them have no key in common."""
        return any(one.isdisjoint(other) for one, other in combinations(self.people.values(), 2))

    @property
    def has_hints(self) -> bool:
        """Whether a player may ask for a hint: nobody sits opposite, or all have agreed."""
        return not self.is_shared or self.people.keys() <= self.agreed

    def hints_data(self) -> dict[str, Any]:
        agreed = [faction for faction in self.people if faction in self.agreed]
        return {"on": self.has_hints, "shared": self.is_shared, "agreed": agreed}

    @property
    def sharing(self) -> Sharing:
        """What the club may have of the table."""
        return Sharing(tuple(self.row.wishes), self.bots, self.members, self.shared)

    def drop_hint(self) -> None:
        """The game has moved on, or nobody wants to wait."""
        hint, self.hint = self.hint, None
        if hint is not None and hint.task is not None:
            hint.task.cancel()

    # -- bots --------------------------------------------------------------------------------------------------------

    @property
    def thinking(self) -> str | None:
        """The faction of the bot that is to move."""
        actor = self.actor
        return actor if actor in self.bots else None

    @property
    def level(self) -> str | None:
        """The level of the bot that is to move."""
        faction = self.thinking
        return None if faction is None else SLOW if self.bots[faction] in SLOW_BOTS else QUICK

    def job_after(self, before: str | None, held: Held | None = None) -> Job | None:
        """What becomes of the job of a bot after a change; None if nothing does.

        A bot goes on with the turn that a worker holds for it; every other turn of a bot waits behind those that wait.
        """
        faction = self.thinking
        if faction is not None:
            return None if held == Held(faction, self.play.open_turn) else Job(self.level)
        return Job(None) if before in self.bots or self.job is not None else None

    @property
    def answering(self) -> str | None:
        """The faction that has an offer to answer."""
        offer = None if self.over else self.accord.offer
        return None if offer is None else self.opposite(offer.who)

    def opposite(self, faction: str) -> str:
        """Who plays against a faction."""
        return next(other for other in self.row.wishes if other != faction)

    @property
    def awaited(self) -> list[str]:
        """The factions that have something to decide or to answer here, or to know that the game is over."""
        return [faction for faction in self.row.wishes if self.over or faction in (self.actor, self.answering)]

    def passed(self, before: str | None, turn: int | None, now: float, *, offered: bool = False) -> Passed | None:
        """To whom the table has passed by a change, before which somebody was asked in a turn; None if to nobody."""
        if self.actor == before and self.play.open_turn == turn and not offered:
            return None
        return Passed(self.awaited, before, self.play.open_turn, now)

    # -- time --------------------------------------------------------------------------------------------------------

    def clock_after(self, now: float) -> Clock | None:
        """The clock as it is to be set after a change of the game."""
        if self.clock is None:
            return None
        actor = None if self.accord.adjourned or self.actor not in self.seated else self.actor
        return self.clock.turned(actor, self.play.open_turn, now, self.away)

    @property
    def seated(self) -> list[str]:
        """The factions that people play who have sat down."""
        awaited = {faction_of(seat.who) for seat in self.seats if seat.who.startswith(INVITED)}
        return [faction for faction in self.people if faction not in awaited]

    # -- from the store ----------------------------------------------------------------------------------------------

    def learn(self, head: Head) -> bool:
        """Take note of what the store says of the table; whether anything is new."""
        before = self._learnt
        self.stored, self.seats, self.rematch = head.seq, head.seats, head.rematch
        self.members, self.said, self.shared = dict(head.members), head.said, head.shared
        self.agreed, self.elsewhere, self.job = set(head.agreed), head.elsewhere, head.job
        self.clock, self.away = head.clock, dict(head.away)
        return self.rename(head.name) or before != self._learnt

    @property
    def _learnt(self) -> tuple[Any, ...]:
        """What a reader may be shown of what the store says."""
        here = self.stored, self.seats, self.rematch, self.agreed, self.elsewhere, self.members
        return *here, self.said, self.shared, self.clock, self.away

    def rename(self, name: str | None) -> bool:
        """Take note of what the table is called; whether that is new."""
        if name == self.row.name:
            return False
        self.row = self.row._replace(name=name)
        self._renew()
        return True

    def follow(self, rows: Sequence[StepRow], acts: Mapping[int, Act]) -> None:
        """Play steps that were stored by others behind those that are known."""
        play = self.play
        try:
            for row in rows:
                if row.seq != self.seq + 1:
                    raise damaged_step(row.seq, str(self.seq))
                if row.kind == UNDO:
                    play.undo(int(row.option))
                else:
                    play.feed(row.option)
                self.remember(row, len(play.journal) - (row.kind != UNDO), acts.get(row.seq))
            if self.seq != self.stored:
                raise damaged_step(self.stored, str(self.seq))
        except BaseException:
            self.forget()
            raise

    def begin(self) -> TableGame:
        """The game before its first step."""
        self._play = begin(self.row.game, self.row.scenario, self.players, self.row.initial, self.row.rules)
        self.steps = [0] * len(self._play.journal)
        return self._play

    def load(self, rows: Sequence[StepRow], acts: Mapping[int, Act]) -> None:
        """Play the stored steps again, as far as they fit the rules of today."""
        try:
            play = self.begin()
            steps = Steps(rows)
            for row in rows:
                played = play.misfit is None and self._replay(row, steps)
                self.remember(row if played else row._replace(note=None), len(play.journal) - 1, acts.get(row.seq))
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

    def remember(self, row: StepRow, entry: int, act: Act | None = None) -> None:
        """Take note of a step that has been stored and played; `entry` is its place in the game."""
        self.seq = row.seq
        if not row.is_beside:
            self.moved = row.seq
            self.drop_hint()
            self.accord = self.accord.moved()
        if act is not None:
            self.accord = self.accord.after(act)
        self.stored = max(self.stored, row.seq)
        self.updated = row.at or time.time()
        if row.key is not None:
            self.keys.add(row.key)
        if row.kind == UNDO:
            self.reasons = [reason for reason in self.reasons if reason.entry < len(self.play.journal)]
            del self.steps[len(self.play.journal) :]
        else:
            self.steps += [row.seq] * (entry + 1 - len(self.steps))
        if row.note is not None:
            self.reasons.append(payload.BotReason(entry, row.actor, row.note))
        self._previews.clear()
        self._renew()
        self._standing = None

    # -- showing -----------------------------------------------------------------------------------------------------

    def touch(self) -> None:
        """Tell all readers that there is something new."""
        self._renew()
        for reader in self.readers:
            reader.news.set()

    def _renew(self) -> None:
        self._states.clear()
        self._news.clear()

    @property
    def here(self) -> set[str]:
        """The factions whose players are shown the table by this worker."""
        return {faction for reader in self.readers for faction in reader.you}

    def welcome(self, reader: Reader) -> None:
        """Somebody reads along from now on; the others are told if a player has come."""
        before = self.here
        self.readers.add(reader)
        reader.news.set()
        if self.here != before:
            self.touch()

    def part_from(self, reader: Reader) -> None:
        """Somebody has left; the others are told if a player has."""
        before = self.here
        self.readers.discard(reader)
        if self.here != before:
            self.touch()

    def common(self, lang: str) -> payload.Common:
        told = self.play.sight.told
        if lang not in told:
            told[lang] = payload.common(self.play, lang)
        found: payload.Common = told[lang]
        return found if self.accord.ending is None else payload.ended(found, lang, self.row.game, self.result)

    def state(self, you: tuple[str, ...], lang: str, mark: str = "") -> bytes:
        """The state as JSON for one seat, without the lines of the log that a mark names."""
        self._notice_time()
        known = lang, you, mark if mark in closed_log(self.play, lang).marks else ""
        if known not in self._states:
            shared = self.common(lang)
            personal = payload.personal(self.play, shared, lang, you) | self.progress(you)
            told = shared.data | shared.log.data(mark)
            self._states[known] = encode(self.head(lang, you) | told | {"replay": False} | personal)
        return self._states[known]

    def _notice_time(self) -> None:
        """What was made to be shown while a clock runs is true for a second."""
        now = int(self.time())
        if self.clock is not None and self.clock.since is not None and now != self._shown_at:
            self._renew()
        self._shown_at = now

    def news_for(self, reader: Reader) -> str:
        """The message with the state as a reader sees it, who has what he was shown before."""
        state = self.state(reader.you, reader.lang, reader.mark or "")
        if reader.mark is not None:
            reader.mark = closed_log(self.play, reader.lang).mark
        if state not in self._news:
            self._news[state] = f'{{"type":"state","state":{state.decode()}}}'
        return self._news[state]

    def progress(self, you: tuple[str, ...]) -> dict[str, int]:
        """Up to which step turns are closed, and at which the reader has last decided."""
        first, own = self.play.first_of_open_turn, self.play.last_own(you)
        closed = self.steps[first - 1] if first else 0
        return {"closed": closed, "since": closed if not you else self.steps[own] if own >= 0 else 0}

    def entries_until(self, seq: int) -> int:
        """How many entries of the journal were there after a step, of those that were not taken back since."""
        return min(bisect_right(self.steps, seq), len(self.play.journal))

    def story(self, you: tuple[str, ...], lang: str, since: int | None, mark: str) -> bytes:
        """What happened after a step, or after the reader's last decision, as far as it is to be told now."""
        play, progress = self.play, self.progress(you)
        seen = bisect_right(self.steps, progress["since"] if since is None else since)
        told = may_be_told(play, you, seen, over=self.over)
        story = Story(play, lang, self.reasons, self.steps)
        first = play.place_of(seen)
        turns = story.turns(first, told.place) if told.place > first else []
        if told.all:
            at, state = self.seq, msgspec.Raw(self.state(you, lang, mark))
        else:
            at = self.steps[told.entry - 1] if told.entry else 0
            past = held(play, lang, story, told, you, mark)
            state = msgspec.Raw(encode(self.head(lang, you) | past | {"you": you, "replay": False} | progress))
        return encode({"at": at, "turns": turns, "state": state})

    def summaries(self, you: tuple[str, ...], lang: str) -> list[str]:
        """What was done since the reader's last decision, a sentence or two for each turn."""
        play = self.play
        seen = bisect_right(self.steps, self.progress(you)["since"])
        first, told = play.place_of(seen), may_be_told(play, you, seen, over=self.over)
        turns = Story(play, lang, self.reasons, self.steps).turns(first, told.place) if told.place > first else []
        return [str(turn["summary"]) for turn in turns]

    def preview(self, lang: str, names: tuple[str, ...]) -> bytes | None:
        """What an option would bring as JSON, worked out once a step of the game; None if it is not offered."""
        if (lang, names) not in self._previews:
            try:
                found = self.play.game.preview_in(lang, *names)
            except IllegalMove:
                return None
            known = {"seq": self.seq, **previews.preview(lang, self.row.game, found)}
            self._previews[lang, names] = encode(known)
        return self._previews[lang, names]

    def head(self, lang: str, you: tuple[str, ...]) -> dict[str, Any]:
        """What a state says about the table itself."""
        return {
            "table": self.id,
            "game": self.row.game,
            "scenario": self.play.scenario,
            "name": self.row.name,
            "seq": self.seq,
            "moved": self.moved,
            "players": self.player_data(),
            "thinking": self.thinking,
            "rematch": self.rematch,
            "hints": self.hints_data(),
            "accord": told_accord(self, lang),
            "clock": told_clock(self, lang),
            "rules": self.rules_data(),
            "stopped": payload.stopped(self.play, lang),
            "seeded": self.row.seed is not None,
            "talk": self.talk_data(you),
            "sharing": self.sharing.data() if self.tells_members else None,
        }

    def player_data(self) -> dict[str, Any]:
        """Who plays, and whether he is here."""
        here = self.here | self.elsewhere
        awaited = {faction_of(seat.who) for seat in self.seats if seat.who.startswith(INVITED)}
        return {
            faction: {
                "kind": "bot" if faction in self.bots else HUMAN,
                "bot": self.bots.get(faction),
                "online": faction in self.bots or faction in here,
                "friend": wish == FRIEND,
                "seated": faction not in awaited,
                "person": self._member(faction),
            }
            for faction, wish in self.row.wishes.items()
        }

    def _member(self, faction: str) -> dict[str, str] | None:
        found = self.members.get(faction) if self.tells_members else None
        return None if found is None else found._asdict()

    @property
    def names(self) -> dict[str, str]:
        """Faction -> who of the club plays it, by name."""
        shown = {faction: self._member(faction) for faction in self.row.wishes}
        return {faction: found["name"] for faction, found in shown.items() if found is not None}

    def rules_data(self) -> dict[str, int]:
        """The version of the rules that the table was opened under, and that of today."""
        return {"made_with": self.row.rules, "today": self.play.rules.version}

    def status(self, you: Sequence[str]) -> dict[str, Any]:
        """One line of somebody's list of games."""
        play = self.play
        result = self.result
        if self._standing is None:
            self._standing = payload.standing(play)
        return (
            self._line(you)
            | self._standing
            | {
                "scenario": play.scenario,
                "turn": self.actor,
                "yours": self.actor in you,
                "over": self.over,
                "outcome": None if result is None else result.outcome,
                "rules": self.rules_data(),
                "stopped": None if play.misfit is None else play.decisions,
            }
        )

    def closed_status(self, you: Sequence[str]) -> dict[str, Any]:
        """The line of a table that cannot be opened: what its row says."""
        nothing = dict.fromkeys(("turn", "outcome", "rules", "stopped"))
        unknown = {"card": 0, "cards": 0, "tracks": {}, "spaces": {}}
        return self._line(you) | {"scenario": self.row.scenario, "yours": False, "over": False} | nothing | unknown

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
