"""The public face of a game: decisions in words, records, positions and views over the kernel's driver."""

from __future__ import annotations

import json
import random
from collections import deque
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from coinbox.forecast import Forecast, in_words
from coinbox.kernel.bits import members
from coinbox.kernel.chance import Source, random_source, scripted_source
from coinbox.kernel.decision import CHANCE, Detail, Option, Pending, Selects, detail_of, section_of, told_in
from coinbox.kernel.errors import AmbiguousOption, CoinboxError, IllegalMove, PositionError, UnknownOption
from coinbox.kernel.fields import State
from coinbox.kernel.game import Driver, Entry, Remark, Turn
from coinbox.kernel.in_vain import in_vain
from coinbox.kernel.preview import Trial, trial
from coinbox.kernel.record import Line, Record, Variation, format_record
from coinbox.kernel.rules import Outlook, Plain, Prospect, Result
from coinbox.kernel.takeback import Takeback, takeback
from coinbox.kernel.trial import Moment
from coinbox.library import AnyRules, rules_of
from coinbox.text import render, say, say_in, sums
from coinbox.text.render import LogLine

if TYPE_CHECKING:
    from coinbox.players.advice import Advice


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of the pending decision, in words."""

    name: str
    kind: str
    space: str | None
    piece: str | None
    origin: str | None
    rule: str
    _lang: str = field(repr=False)
    _moment: Moment[Any] = field(repr=False, compare=False)
    _asked: render.Asked = field(repr=False, compare=False)

    @property
    def idle(self) -> bool:
        """Whether choosing it would change nothing but that its price is paid; tried when it is first asked for."""
        return self._moment.is_idle(self._moment.rules.vocabulary.ids[self.name])

    @property
    def label(self) -> str:
        """What it says, and if so that it has no effect."""
        rules = self._moment.rules
        option = rules.vocabulary.options[rules.vocabulary.ids[self.name]]
        label = render.option(self._lang, rules.id, option, self._asked, idle=self.idle)
        return render.warned(self._lang, rules.id, label, self._warnings(option))

    def _warnings(self, option: Option) -> list[tuple[str, render.Args]]:
        """What choosing it would waste: what a track cannot take, a Special Activity, a box without an Operation."""
        prompt, told = self._asked
        if self._moment.asked[0] == CHANCE:
            return []
        entries, then = self._moment.after(option.id)
        found: list[tuple[str, render.Args]] = [(name, {}) for name, _ in entries if name == "no-operation"]
        tracks = [args for name, args in entries if name == "track"]
        found += [("capped", args) for args in tracks if 0 <= int(args["n"]) < int(args["asked"])]
        offers_specials = "specials" in told and "wording" not in told and prompt != "special-or-done"
        if option.name == "done" and offers_specials and then == "end-turn":
            found.append(("forgoes", {}))
        return found


@dataclass(frozen=True, slots=True)
class Decision:
    """What is asked now: of whom, in which words, under which section, with which answers."""

    actor: str
    prompt: str
    prompt_id: str
    rule: str
    options: tuple[Choice, ...]
    space: str | None
    """The space at hand, if the question is about one."""
    _moment: Moment[Any] = field(repr=False, compare=False)

    @property
    def selected(self) -> tuple[str, ...]:
        """The spaces that the Operation which is being carried out has selected so far."""
        running = next((each for each in reversed(self._moment.doing()) if isinstance(each, Selects)), None)
        words = self._moment.rules.vocabulary
        return () if running is None else tuple(words.name(space) for space in members[running.selected])


@dataclass(frozen=True, slots=True)
class Ahead:
    """What happens next, in sentences like those of the log."""

    summary: str
    """The warning, and all of it added up in one line; empty if it changes nothing on the table."""
    lines: tuple[str, ...]
    warning: str
    """Warns if a Special Activity leaves its Operation only spaces in which it has no effect; else empty."""
    outcomes: tuple[Outcome, ...]
    """What chance may bring then, if it decides in the same turn."""
    next: Decision | None
    """What is asked then: of a player, or of chance in a turn to come; None before outcomes and at the end."""
    result: Result | None
    """How the game ends, if it does."""


@dataclass(frozen=True, slots=True)
class Outcome(Ahead):
    """One of the things that chance may bring: faces, chits or cards that come to the same, and their odds."""

    names: tuple[str, ...]
    label: str
    odds: Fraction


@dataclass(frozen=True, slots=True)
class Preview(Ahead):
    """What an option would bring."""

    name: str
    idle: bool
    """Whether it would change nothing but that its price is paid."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why an option is not offered."""

    name: str
    reason: str
    rule: str

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class Branch(NamedTuple):
    """A variation of a game's record: the turn and the place in it where it leaves what was played."""

    turn: int
    at: int
    variation: Variation


class Game:
    """A game in progress. `play` is the only way in which it changes."""

    __slots__ = ("branches", "driver", "lang", "made_with", "players")

    def __init__(
        self,
        driver: Driver[Any],
        players: Mapping[str, str] | None = None,
        lang: str = "en",
        made_with: int | None = None,
    ) -> None:
        self.driver = driver
        """The numbers underneath, for players that need speed; all others use the names of this class."""
        self.players = dict(players or {})
        self.lang = lang
        self.made_with = driver.rules.version if made_with is None else made_with
        """The rules version of the record that it was read from; today's if it is played since its first word."""
        self.branches: list[Branch] = []
        """Other ways to go on that its record tells."""

    @property
    def is_older(self) -> bool:
        """Whether it was begun under older rules than it is played with."""
        return self.made_with < self.driver.rules.version

    # -- playing -----------------------------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        return self.driver.rules.id

    @property
    def scenario(self) -> str:
        return self.driver.scenario

    @property
    def actor(self) -> str | None:
        """The faction id that must decide, `chance`, or None when the game is over."""
        pending = self.driver.pending
        return None if pending is None else self._faction(pending[0])

    @property
    def decision(self) -> Decision | None:
        """The pending decision in the game's language; None when the game is over."""
        return self.decision_in(self.lang)

    def decision_in(self, lang: str) -> Decision | None:
        """The pending decision in a language."""
        pending = self.driver.pending
        if pending is None:
            return None
        actor, prompt, options, _ = pending
        detail = detail_of(pending)
        space = self._space_at_hand(detail)
        moment = self.driver.moment()
        asked = prompt.id, self._told_in(pending, detail)
        section = section_of(pending)
        return Decision(
            actor=self._faction(actor),
            prompt=render.prompt(lang, self.id, *asked),
            prompt_id=prompt.id,
            rule=section,
            options=tuple(self._choice(lang, option, section, moment, asked) for option in options),
            space=space,
            _moment=moment,
        )

    def _choice(self, lang: str, number: int, section: str, moment: Moment[Any], asked: render.Asked) -> Choice:
        option = self.driver.rules.vocabulary.options[number]
        rule = option.rule or section
        return Choice(option.name, option.kind, option.space, option.piece, option.origin, rule, lang, moment, asked)

    def _faction(self, actor: int) -> str:
        return "chance" if actor == CHANCE else self.driver.rules.factions[actor]

    def _space_at_hand(self, detail: Detail | None) -> str | None:
        if detail is None or detail.space < 0:
            return None
        return self.driver.rules.vocabulary.options[detail.space].name

    def _told_in(self, pending: Pending, detail: Detail | None) -> dict[str, str | int]:
        """What is said in a question: who is asked, the space at hand, whether it may be closed, and what is told."""
        words = self.driver.rules.vocabulary.options
        args: dict[str, str | int] = {
            "faction": self._faction(pending[0]),
            "space": self._space_at_hand(detail) or "",
            "closes": int(any(words[option].closes for option in pending[2])),
        }
        return args | told_in(pending, self.driver.state)

    def play(self, choice: str | int | Option | Choice) -> Game:
        """Answer the pending decision by name, option or index; IllegalMove says why not."""
        if isinstance(choice, Choice):
            choice = choice.name
        self.driver.step(self._offered(choice))
        return self

    def _offered(self, choice: str | int | Option) -> int:
        """The number of an offered option; IllegalMove says why another is not."""
        number = self.driver.option_number(choice)
        if number not in self.driver.options():
            name = self.driver.rules.vocabulary.name(number)
            raise self._not_offered(name)
        return number

    def _not_offered(self, *names: str) -> IllegalMove:
        """The error that says, in the language of the game, why an option is not offered, the last of several."""
        why = self.why_not(*names)
        name = names[-1] if why is None else why.name
        return IllegalMove(say(self.lang, "error-not-offered", name=name, why=str(why)))

    def preview(self, name: str, lang: str | None = None) -> Preview:
        """What an option would bring until somebody is asked, without playing it; IllegalMove if it is not offered.

        If chance decides in the same turn, its outcomes are told with their odds, those that come to the same as one; a
        card of the next turn is not drawn. The game is not touched.
        """
        return self.preview_in(lang or self.lang, name)

    def preview_in(self, lang: str, *names: str) -> Preview:
        """The same in a language; several names are played in thought, one after the other."""
        numbers = [self.driver.option_number(name) for name in names]
        tried = trial(self.driver, *numbers)
        if tried is None:
            raise self._not_offered(*names)
        idle = len(names) == 1 and self.driver.moment().is_idle(numbers[0])
        return Preview(**self._told(tried, lang), name=names[-1], idle=idle)

    def _told(self, tried: Trial[Any], lang: str, *, warned: bool = False) -> dict[str, Any]:
        """A trial in sentences; `warned` if its beginning has a warning already."""
        words = self.driver.rules.vocabulary.options
        outcomes = []
        summary = sums.summed(lang, self.id, tried.entries)
        wasted = None if warned else in_vain(self.driver, tried.ahead)
        warning = ""
        if wasted is not None:
            action = say_in(lang, self.id, f"action-{wasted.action}")
            warning = say(lang, "preview-in-vain", action=action, n=wasted.price)
            summary = say(lang, "preview-warned", sum=summary, warning=warning) if summary else warning
        for outcome in tried.outcomes:
            shown = [words[option] for option in outcome.options]
            label, names = render.outcomes(lang, self.id, shown), tuple(word.name for word in shown)
            then = self._told(outcome.then, lang, warned=warned or wasted is not None)
            outcomes.append(Outcome(**then, names=names, label=label, odds=outcome.odds))
        return {
            "summary": summary,
            "lines": tuple(render.log(lang, self.id, tried.entries)),
            "warning": warning,
            "outcomes": tuple(outcomes),
            "next": None if outcomes else Game(tried.ahead).decision_in(lang),
            "result": tried.ahead.result,
        }

    def match(self, text: str) -> str:
        """The one offered name that this text names or begins; AmbiguousOption lists them if there are several."""
        names = [self.driver.rules.vocabulary.name(o) for o in self.driver.options()]
        if text in names:
            return text
        found = [name for name in names if name.startswith(text)]
        if len(found) > 1:
            several = ", ".join(found)
            raise AmbiguousOption(f"'{text}' may mean {several}", "error-ambiguous", word=text, names=several)
        if found:
            return found[0]
        if text in self.driver.rules.vocabulary.ids:
            raise self._not_offered(text)
        raise UnknownOption(f"'{text}' is no option of this game", "error-no-option", name=text)

    def answer(self, option: int) -> None:
        """Answer the pending decision with an offered option by its number in the vocabulary, as players choose it."""
        self.driver.step(option)

    def undo(self) -> bool:
        """Take back the last decision of a player, with the dice and cards after it."""
        return self.driver.undo()

    def takeback(self, factions: Collection[str]) -> Takeback | None:
        """The way back to the last decision that one of these factions made; None if there is none."""
        return takeback(self.driver, [i for i, faction in enumerate(self.rules.factions) if faction in factions])

    def clone(self) -> Game:
        """The same game at the same moment; what happens to one does not touch the other."""
        twin = Game(self.driver.clone(logging=True), self.players, self.lang, self.made_with)
        twin.branches = self.branches[:]
        return twin

    def beginning(self) -> Game:
        """The same game before its first option; nothing is answered by itself until `resume`."""
        driver = Driver(self.rules, self.scenario, start=self.start, automatic=False)
        return Game(driver, self.players, self.lang, self.made_with)

    def rewound(self, place: int) -> Game:
        """The same game as it was after this number of options, without its comments and variations."""
        return Game(self.driver.rewound(place, logging=True), self.players, self.lang, self.made_with)

    def follow(self, names: Iterable[str]) -> Game:
        """Play these options one after the other; nothing else follows, so all are named, single ones too."""
        for name in names:
            self.driver.feed(self._offered(name))
        return self

    @property
    def over(self) -> bool:
        return self.driver.pending is None

    @property
    def result(self) -> Result | None:
        return self.driver.result

    def why_not(self, *names: str) -> Explanation | None:
        """Play these names in thought and say why the first absent one is not offered; None if all are."""
        return self.why_not_in(self.lang, *names)

    def why_not_in(self, lang: str, *names: str) -> Explanation | None:
        """The same in a language."""
        found = self.driver.absence(*names)
        if found is None:
            return None
        name, absence = found
        return Explanation(name, render.why(lang, self.id, absence.message, dict(absence.args)), absence.rule)

    def resume(self, seed: int | None = None) -> Game:
        """From now on dice and cards come from a random source."""
        self.driver.source = random_source(random.Random(seed))
        self.driver.answer_automatically()
        return self

    # -- looking -----------------------------------------------------------------------------------------------------

    @property
    def rules(self) -> AnyRules:
        """The rules that it is played by."""
        return self.driver.rules

    @property
    def start(self) -> State | None:
        """The state that it began with, if it was not the scenario's own."""
        return self.driver.start

    @property
    def remarks(self) -> list[Remark]:
        """The comments of its record."""
        return self.driver.remarks

    @property
    def decisions(self) -> int:
        """How many choices among two or more options were made."""
        return self.driver.decisions

    @property
    def offered(self) -> tuple[str, ...]:
        """The names of the options that may be played now, in their order."""
        return self.names(self.driver.options())

    @property
    def journal(self) -> tuple[str, ...]:
        """The name of every option of the game in order, automatic ones included."""
        return self.names(self.driver.journal)

    @property
    def turns(self) -> list[Turn[Any]]:
        """All turns and phases so far; the last one is being played."""
        return self.driver.turns

    @property
    def entries(self) -> list[Entry]:
        """What happened, as messages with arguments."""
        return self.driver.log or []

    def since(self, place: int) -> tuple[str, ...]:
        """The names of all options after this number of them, automatic ones included."""
        return self.names(self.driver.since(place))

    def place(self, place: int) -> tuple[int, int]:
        """The turn that was open after this number of options, and how many of them were its own."""
        return self.driver.place(place)

    def names(self, options: Iterable[int]) -> tuple[str, ...]:
        """The names of options by their numbers."""
        return tuple(map(self.rules.vocabulary.name, options))

    def actor_of(self, turn: int) -> str:
        """Whose turn this was: a faction id, or `chance` for a drawn card."""
        return self._faction(self.rules.turn_actor(self.turns[turn].before))

    def logged(self, turn: int) -> list[Entry]:
        """What happened in a turn, as messages with arguments."""
        until = self.turns[turn + 1].logged if turn + 1 < len(self.turns) else None
        return self.entries[self.turns[turn].logged : until]

    def board(self, after: int | None = None) -> dict[str, Plain]:
        """The board as data, now or after a turn."""
        if after is None or after + 1 >= len(self.turns):
            return self.rules.view(self.driver.state)
        return self.rules.view(self.turns[after + 1].before)

    def outlook(self, after: int | None = None) -> Outlook | None:
        """What the next Propaganda Round would bring now, or would have brought after a turn; None after the end."""
        if after is None or after + 1 == len(self.turns):
            return self.rules.forecast(self.driver.state, self.turns[-1].before)
        state = self.turns[after + 1].before
        return self.rules.forecast(state, state)

    def tracks(self, after: int | None = None) -> dict[str, int]:
        """The numbers of all tracks, now or after a turn."""
        found = self.board(after)["tracks"]
        assert isinstance(found, dict)
        return {track: value for track, value in found.items() if isinstance(value, int)}

    def analyse(self, budget: str = "1s", *, plans: int = 3, seed: int = 0) -> Advice:
        """The win chance of who is asked now, and his best plans with what they would do; the game is not touched.

        The budget is a number of rollouts (`400`), which says the same for the same seed, or seconds (`1s`).
        """
        from coinbox.players.advice import advise  # players are imported where they are needed

        return advise(self, budget, plans=plans, seed=seed)

    # -- showing -----------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Plain]:
        """The board in plain words; `new(position=...)` starts a turn from it."""
        return self.driver.rules.position(self.driver.state)

    def log(self, lang: str | None = None) -> list[str]:
        """What happened, in sentences."""
        return render.log(lang or self.lang, self.id, self.entries)

    def story(self, lang: str | None = None) -> list[LogLine]:
        """What happened, line by line: the sentence, what it is made of, and whether it heads a turn or an action."""
        return render.story(lang or self.lang, self.id, self.entries)

    def forecast(self, lang: str | None = None) -> Forecast | None:
        """What the next Propaganda Round would bring if its card came now; None when the game is over."""
        if self.over:
            return None
        outlook = self.outlook()
        return None if outlook is None else in_words(outlook, lang or self.lang, self.id)

    def prospects(self, space: str) -> tuple[Prospect, ...]:
        """What each faction could do in a space if its turn came now."""
        option = option_of(self.rules, space)
        if self.rules.vocabulary.options[option].kind != "space":
            raise UnknownOption(f"'{space}' is no option of this game", "error-no-option", name=space)
        return tuple(self.rules.prospects(self.driver.state, option))

    def view(self) -> dict[str, Plain]:
        """What a table draws: the board, the decision, the result and the log as data."""
        decision = self.decision
        drawn: dict[str, Plain] = {
            "game": self.id,
            "scenario": self.scenario,
            "decision": None if decision is None else _decision_data(decision),
            "result": None if self.result is None else _result_data(self.result),
            "decisions": self.decisions,
            "log": [{"message": message, "args": dict(args)} for message, args in self.entries],
        }
        return drawn | self.board()

    def record(self) -> str:
        """The game as a text that `load` reads."""
        return format_record(self.written())

    def written(self) -> Record:
        """The record of the game."""
        driver = self.driver
        rules = driver.rules
        header = {"game": rules.id, "scenario": driver.scenario, "rules": str(rules.version)} | self.players
        if driver.start is not None:
            header["position"] = json.dumps(rules.position(driver.start), separators=(",", ":"))
        record = Record(header, [])
        self._write(record, 0, 0)
        return record

    def part(self, after: int) -> Record:
        """The part of the record after this number of options, without a header."""
        record = Record({}, [])
        self._write(record, *self.driver.place(after))
        return record

    def _write(self, record: Record, first: int, begun: int) -> None:
        """Write the turns from a place of one of them on."""
        driver = self.driver
        last = len(driver.turns) - 1
        waiting: list[Remark | Branch] = [*self.branches, *driver.remarks]
        between = deque(sorted(waiting, key=lambda found: (min(found.turn, last), found.at)))
        for number, turn in enumerate(driver.turns[first:], first):
            actor = driver.rules.turn_actor(turn.before)
            while between and min(between[0].turn, last) <= number:
                found = between.popleft()
                self._write_turn(record.lines, actor, turn.options[begun : found.at])
                begun = max(begun, found.at)
                if isinstance(found, Branch):
                    record.variations.append((len(record.lines), found.variation))
                else:
                    record.comments.append((len(record.lines), found.text))
            self._write_turn(record.lines, actor, turn.options[begun:])
            begun = 0

    def _write_turn(self, lines: list[Line], actor: int, options: Sequence[int]) -> None:
        """A turn, or the part of it up to what stands between its words, as a line of a record."""
        if options:
            lines.append(Line(None if actor == CHANCE else self.rules.factions[actor], list(self.names(options))))


def _decision_data(decision: Decision) -> dict[str, Plain]:
    options: list[Plain] = [
        {
            "name": c.name,
            "label": c.label,
            "kind": c.kind,
            "space": c.space,
            "piece": c.piece,
            "origin": c.origin,
            "rule": c.rule,
            "idle": c.idle,
        }
        for c in decision.options
    ]
    return {
        "actor": decision.actor,
        "prompt": decision.prompt,
        "prompt_id": decision.prompt_id,
        "rule": decision.rule,
        "space": decision.space,
        "options": options,
    }


def _result_data(result: Result) -> dict[str, Plain]:
    tracks: dict[str, Plain] = dict(result.tracks)
    return {"winner": result.winner, "outcome": result.outcome, "reason": result.reason, "tracks": tracks}


def new(
    game: str,
    scenario: str | None = None,
    seed: int | None = None,
    *,
    position: Mapping[str, Plain] | None = None,
    chance: Sequence[str] | Literal["ask"] | None = None,
    players: Mapping[str, str] | None = None,
    ask: Sequence[str] = (),
    lang: str = "en",
    logging: bool = True,
) -> Game:
    """Start a game; chance is answered from the seed, from a script (then the seed), or asked like a player.

    `ask` names single options that are to be asked all the same (a table that holds turns open asks `end-turn`).
    """
    rules = rules_of(game)
    scenario = known_scenario(rules, scenario)
    start = None
    if position is not None:
        if position.get("game", game) != game:
            found = str(position["game"])
            raise PositionError(
                f"position: this is a position of '{found}', not of '{game}'",
                "position-other-game",
                found=found,
                game=game,
            )
        start = rules.from_position(dict(position), scenario)
    driver = Driver(
        rules,
        scenario,
        start=start,
        source=_source(rules, seed, chance),
        ask=frozenset(option_of(rules, name) for name in ask),
        logging=logging,
    )
    return Game(driver, players, lang)


def known_scenario(rules: AnyRules, scenario: str | None) -> str:
    """A scenario of the game, its first one if none is named."""
    if scenario is None:
        return rules.scenarios[0]
    if scenario not in rules.scenarios:
        scenarios = ", ".join(rules.scenarios)
        raise CoinboxError(
            f"{rules.id} has no scenario {scenario!r}; scenarios: {scenarios}",
            "error-no-scenario",
            game=rules.id,
            scenario=scenario or "",
            scenarios=scenarios,
        )
    return scenario


def option_of(rules: AnyRules, name: str) -> int:
    """The number of an option by its name."""
    if name not in rules.vocabulary.ids:
        raise UnknownOption(f"'{name}' is no option of this game", "error-no-option", name=name)
    return rules.vocabulary.ids[name]


def _source(rules: AnyRules, seed: int | None, chance: Sequence[str] | Literal["ask"] | None) -> Source | None:
    if chance == "ask":
        return None
    dice = random_source(random.Random(seed))
    return dice if chance is None else scripted_source(chance, rules.vocabulary, dice)
