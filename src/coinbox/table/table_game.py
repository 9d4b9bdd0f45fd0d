"""A game at a table: options fed one by one, automatic answers, turns held open, undo."""

from __future__ import annotations

import random
import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, NamedTuple
from weakref import ref

import coinbox
from coinbox.game import Game, known_scenario
from coinbox.kernel.chance import Source, random_source
from coinbox.kernel.decision import CHANCE
from coinbox.kernel.errors import RecordError
from coinbox.kernel.game import Driver, Remark
from coinbox.kernel.onward import Halt, Onward
from coinbox.library import AnyRules, rules_of
from coinbox.loading import END_TURN, Misfit, is_closed, left_out, misfit, version_remark, way_to
from coinbox.table.least import least
from coinbox.table.sight import Sight


class JournalEntry(NamedTuple):
    """One option of the game's journal: who chose it, and where it stands."""

    actor: str
    name: str
    choice: bool
    """Whether there was more than one option."""
    turn: int
    logged: int
    """How long the log was before it."""
    told: int
    """How long the log was when it had taken effect."""
    prompt: str
    """The id of the question that it answered."""

    @property
    def is_chance(self) -> bool:
        """Whether a die or a card fell."""
        return self.choice and self.actor == "chance"

    @property
    def is_asked(self) -> bool:
        """Whether somebody was asked (the driver takes these back one by one)."""
        return (self.choice and self.actor != "chance") or self.name == END_TURN


class Refused(NamedTuple):
    """The first of several names that cannot be played: its place, and what halts the faction before it."""

    at: int
    halt: Halt | None
    """None if the name is not offered at its point."""


class TableGame:
    """The game of a table, with every option marked."""

    def __init__(
        self,
        rules: AnyRules,
        scenario: str,
        players: dict[str, str],
        start: Any = None,
        made_with: int | None = None,
    ) -> None:
        asked = frozenset({rules.vocabulary.ids[END_TURN]})
        self._driver: Driver[Any] = Driver(rules, scenario, start=start, ask=asked, automatic=False)
        self.game = Game(self._driver, players, made_with=made_with)
        if self.game.is_older:
            self._driver.remarks.append(version_remark(self.game.made_with, rules))
        self.journal: list[JournalEntry] = []
        self.chapters: dict[str, Any] = {}
        """Language -> the log of closed turns in sentences, kept by those who tell it."""
        self._sight: ref[Sight] | None = None
        self.misfit: Misfit | None = None
        """The stored word that the rules of today do not take; the game stops before it and takes no further one."""

    @property
    def rules(self) -> AnyRules:
        return self._driver.rules

    @property
    def scenario(self) -> str:
        return self._driver.scenario

    @property
    def decisions(self) -> int:
        """How many choices among two or more options were made."""
        return self._driver.decisions

    @property
    def offered(self) -> tuple[str, ...]:
        """The names of the options of the pending decision."""
        return self.game.offered

    @property
    def actor(self) -> str | None:
        """The faction that is asked now."""
        return None if self.misfit else self.game.actor

    @property
    def over(self) -> bool:
        return self._driver.pending is None

    @property
    def open_turn(self) -> int:
        """The number of the turn that is being played."""
        return len(self._driver.turns) - 1

    @property
    def turn_actor(self) -> str | None:
        """Whose turn it is, None for a drawn card and after the end."""
        return None if self.over else self.actor_of(self.open_turn)

    def actor_of(self, turn: int) -> str | None:
        """Whose turn this was."""
        actor = self.game.actor_of(turn)
        return None if actor == "chance" else actor

    def offers(self, name: str) -> bool:
        return name in self.game.offered

    # -- playing -----------------------------------------------------------------------------------------------------

    def feed(self, name: str) -> None:
        """Answer the pending decision with an offered option; nothing follows by itself."""
        driver = self._driver
        pending = driver.pending
        option = self.rules.vocabulary.ids.get(name)
        if pending is None or option is None or option not in pending[2]:
            n = len(self.journal)
            raise RecordError(f"{name!r} is not offered at step {n}", "error-not-offered-at", name=name, n=n)
        actor = "chance" if pending[0] == CHANCE else self.rules.factions[pending[0]]
        turn, logged = self.open_turn, len(driver.log or ())
        self._sight = None
        driver.feed(option)
        # A turn that ended has begun the next one already, which may have told something of its own.
        told = driver.turns[turn + 1].logged if self.open_turn > turn else len(driver.log or ())
        self.journal.append(JournalEntry(actor, name, len(pending[2]) > 1, turn, logged, told, pending[1].id))

    def feed_stored(self, name: str) -> bool:
        """Play a stored option again; False if it was left out, or does not fit, which stops the game.

        Under older rules single options may have been left out before it, and `done` may have closed a question that is
        asked no more.
        """
        driver, older = self._driver, self.game.is_older
        option = self.rules.vocabulary.ids.get(name, -1)
        if option not in driver.options():
            if older and is_closed(driver, name):
                driver.remarks.append(left_out(driver, name))
                return False
            before = way_to(driver, option) if older else None
            if before is None:
                self.misfit = misfit(driver, name)
                return False
            for single in before:
                self.feed(self.rules.vocabulary.name(single))
        self.feed(name)
        return True

    def refused(self, names: Sequence[str]) -> Refused | None:
        """The first of these names that cannot be played as one command; None if all of them can."""
        onward, ids = Onward(self._driver), self.rules.vocabulary.ids
        halt: Halt | None = None
        for at, name in enumerate(names):
            if halt is not None or ids.get(name, -1) not in onward.ahead.options():
                return Refused(at, halt)
            halt = onward.answer(ids[name])
        return None

    def least(self) -> str | None:
        """The option by which who is asked does as little as he can; None if none is of that kind."""
        found = least(self._driver)
        return None if found is None else self.rules.vocabulary.name(found)

    @property
    def sight(self) -> Sight:
        """What there is to see now; it is worked out anew when many others have been looked at since."""
        found = None if self._sight is None else self._sight()
        if found is None:
            found = Sight(self.game, frozenset(entry.prompt for entry in self.turn_entries()))
            self._sight = ref(found)
        return found

    def automatic(self, dice: Source | None, bots: Collection[str]) -> list[JournalEntry]:
        """Take dice, cards, single options, and the end of turns that nobody has to hold open.

        Without a source of dice, they are left to be chosen.
        """
        begun = len(self.journal)
        while (pending := self._driver.pending) is not None:
            options = pending[2]
            if len(options) == 1:
                option = options[0]
                if pending[0] != CHANCE and self._is_held(option, self.rules.factions[pending[0]], bots):
                    break
            elif pending[0] == CHANCE and dice is not None:
                option = dice(pending)
            else:
                break
            self.feed(self.rules.vocabulary.name(option))
        return self.journal[begun:]

    def chance_answer(self, dice: Source) -> str:
        """What a source of dice answers to chance, which is asked now."""
        assert self._driver.pending is not None
        return self.rules.vocabulary.name(dice(self._driver.pending))

    def _is_held(self, option: int, actor: str, bots: Collection[str]) -> bool:
        """Whether a person has to end this turn, having been asked something in it."""
        if self.rules.vocabulary.name(option) != END_TURN or actor in bots:
            return False
        return any(entry.actor == actor and entry.is_asked for entry in self.turn_entries())

    def turn_entries(self) -> list[JournalEntry]:
        """What was chosen in the open turn so far."""
        turn = self.open_turn
        at = len(self.journal)
        while at and self.journal[at - 1].turn == turn:
            at -= 1
        return self.journal[at:]

    @property
    def first_of_open_turn(self) -> int:
        """The place in the journal of the first entry of the open turn."""
        return len(self.journal) - len(self.turn_entries())

    def place_of(self, entry: int) -> int:
        """How long the log was when this entry was to be chosen."""
        return self.journal[entry].logged if entry < len(self.journal) else len(self.game.entries)

    def last_own(self, factions: Collection[str]) -> int:
        """The place in the journal of the last decision of these factions, -1 if there is none."""
        closing = -1
        for at in reversed(range(len(self.journal))):
            entry = self.journal[at]
            if entry.actor not in factions or not entry.is_asked:
                continue
            if entry.choice:
                return closing if closing >= 0 and self.journal[closing].turn == entry.turn else at
            # The end of a turn in which nothing was chosen is no decision.
            closing = at
        return -1

    def board_after(self, at: int) -> dict[str, Any]:
        """The board as it was when the entry at this place of the journal had had its effect, or a turn ended."""
        number = self.journal[at].turn
        turn = self._driver.turns[number]
        first = next(i for i, entry in enumerate(self.journal) if entry.turn == number)
        state = turn.before.copy()
        run = self.rules.turn(state)
        next(run)
        with suppress(StopIteration):
            for option in turn.options[: at - first + (self.journal[at].name != END_TURN)]:
                run.send(option)
        return self.rules.view(state)

    def rewound(self, place: int) -> TableGame:
        """The game as it was after this number of options, without comments."""
        past: TableGame = object.__new__(type(self))
        past._driver = self._driver.rewound(place, logging=True)
        past.game = Game(past._driver, self.game.players, made_with=self.game.made_with)
        past.journal, past.chapters = self.journal[:place], {}
        past._sight, past.misfit = None, None
        return past

    def follow(self, loaded: Game) -> None:
        """Play what a loaded game played, and keep what its record remarks."""
        for name in loaded.journal:
            self.feed(name)
        self._driver.remarks = loaded.remarks[:]
        self.game.branches = loaded.branches[:]

    # -- going back --------------------------------------------------------------------------------------------------

    def undoable(self, factions: Collection[str]) -> int:
        """How many decisions these factions may take back: their own last ones of the open turn, up to a die."""
        count = 0
        if self.over or self.misfit:
            return 0
        for entry in reversed(self.turn_entries()):
            if entry.is_chance or (entry.is_asked and entry.actor not in factions):
                break
            count += entry.is_asked
        return count

    def undo(self, decisions: int) -> None:
        """Take back so many decisions with everything after them."""
        self._sight = None
        for _ in range(decisions):
            if not self._driver.undo():
                raise RecordError("there is nothing to take back", "error-nothing-to-undo")
        del self.journal[sum(len(turn.options) for turn in self._driver.turns) :]

    def note_undone(self, words: str) -> None:
        """Keep in the record what was taken back before it was played again."""
        self._driver.remarks.append(Remark(self.open_turn, f"undone: {words}"))

    def until(self, decisions: int) -> TableGame:
        """The game as it was after so many decisions."""
        past = TableGame(self.rules, self._driver.scenario, self.game.players, self._driver.start)
        for entry in self.journal:
            if entry.choice and past.decisions >= decisions:
                break
            past.feed(entry.name)
        return past


def begin(game: str, scenario: str, players: dict[str, str], initial: str | None, made_with: int) -> TableGame:
    """A new game, or the game of a record at its end or where it stops to fit."""
    rules = rules_of(game)
    if initial is None:
        return TableGame(rules, known_scenario(rules, scenario), players, made_with=made_with)
    found = None
    try:
        loaded = coinbox.load(initial, ask=(END_TURN,))
    except coinbox.OutdatedRecord as error:
        loaded, found = error.game, error.misfit
    play = TableGame(rules, loaded.scenario, players, loaded.start, made_with)
    play.follow(loaded)
    play.misfit = found
    return play


def canonical(text: str, moment: int | None, lang: str) -> tuple[str, str, str]:
    """A record up to a moment as this program writes it, with its game and scenario; RecordError if it is none."""
    game = coinbox.load(text, to=moment, ask=(END_TURN,), lang=lang)
    if moment is not None and moment > game.decisions:
        n = game.decisions
        raise RecordError(f"the record has {n} decisions, not {moment}", "error-no-moment", n=n, moment=moment)
    game.players = {}
    return game.record(), game.id, game.scenario


def dice_of(seed: int | None, step: int) -> Source:
    """Where dice and cards come from: the system, or a seed that somebody wished for."""
    # A seed gives the same dice to the same decisions, however often somebody changed his mind in between.
    return random_source(secrets.SystemRandom() if seed is None else random.Random(f"{seed}:{step}"))
