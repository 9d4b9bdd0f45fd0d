"""The public face of a game: decisions in words, records, positions and views over the kernel's driver."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from coinbox.kernel.chance import Source, random_source, scripted_source
from coinbox.kernel.decision import CHANCE, Detail, Option, Prompt, detail_of
from coinbox.kernel.errors import AmbiguousOption, CoinboxError, IllegalMove, PositionError, UnknownOption
from coinbox.kernel.game import Driver
from coinbox.kernel.record import Line, Record, format_record
from coinbox.kernel.rules import Plain, Result
from coinbox.library import AnyRules, rules_of
from coinbox.text import render


@dataclass(frozen=True, slots=True)
class Choice:
    """An option of the pending decision, in words."""

    name: str
    label: str
    kind: str
    space: str | None
    piece: str | None
    origin: str | None
    rule: str
    idle: bool
    """Whether choosing it would change nothing."""


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


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why an option is not offered."""

    name: str
    reason: str
    rule: str

    def __str__(self) -> str:
        return f"{self.reason} ({self.rule})"


class Game:
    """A game in progress. `play` is the only way in which it changes."""

    __slots__ = ("driver", "lang", "made_with", "players")

    def __init__(
        self,
        driver: Driver[Any],
        players: Mapping[str, str] | None = None,
        lang: str = "en",
        made_with: int | None = None,
    ) -> None:
        self.driver = driver
        """The numbers underneath, for players that need speed."""
        self.players = dict(players or {})
        self.lang = lang
        self.made_with = driver.rules.version if made_with is None else made_with
        """The rules version of the record that it was read from; today's if it is played since its first word."""

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
        idle = self.driver.rules.idle(self.driver.state, pending)
        return Decision(
            actor=self._faction(actor),
            prompt=render.prompt(lang, self.id, prompt.id, self._prompt_args(actor, detail)),
            prompt_id=prompt.id,
            rule=prompt.rule,
            options=tuple(self._choice(lang, option, prompt, option in idle) for option in options),
            space=space,
        )

    def _choice(self, lang: str, number: int, prompt: Prompt, idle: bool) -> Choice:
        option = self.driver.rules.vocabulary.options[number]
        label = render.option(lang, self.id, option, idle=idle)
        rule = option.rule or prompt.rule
        return Choice(option.name, label, option.kind, option.space, option.piece, option.origin, rule, idle)

    def _faction(self, actor: int) -> str:
        return "chance" if actor == CHANCE else self.driver.rules.factions[actor]

    def _space_at_hand(self, detail: Detail | None) -> str | None:
        if detail is None or detail.space < 0:
            return None
        return self.driver.rules.vocabulary.options[detail.space].name

    def _prompt_args(self, actor: int, detail: Detail | None) -> dict[str, str | int]:
        return {
            "faction": self._faction(actor),
            "space": self._space_at_hand(detail) or "",
            "n": 0 if detail is None else detail.number,
        }

    def play(self, choice: str | int | Option | Choice) -> Game:
        """Answer the pending decision by name, option or index; IllegalMove says why not."""
        if isinstance(choice, Choice):
            choice = choice.name
        number = self.driver.option_number(choice)
        if number not in self.driver.options():
            name = self.driver.rules.vocabulary.name(number)
            raise IllegalMove(f"{name!r} is not offered: {self.why_not(name)}")
        self.driver.step(number)
        return self

    def match(self, text: str) -> str:
        """The one offered name that this text names or begins; AmbiguousOption lists them if there are several."""
        names = [self.driver.rules.vocabulary.name(o) for o in self.driver.options()]
        if text in names:
            return text
        found = [name for name in names if name.startswith(text)]
        if len(found) > 1:
            raise AmbiguousOption(f"{text!r} may mean {', '.join(found)}")
        if found:
            return found[0]
        if text in self.driver.rules.vocabulary.ids:
            raise IllegalMove(f"{text!r} is not offered: {self.why_not(text)}")
        raise UnknownOption(f"{text!r} is no option of this game")

    def undo(self) -> bool:
        """Take back the last decision of a player, with the dice and cards after it."""
        return self.driver.undo()

    def clone(self) -> Game:
        """The same game at the same moment; what happens to one does not touch the other."""
        return Game(self.driver.clone(logging=True), self.players, self.lang, self.made_with)

    @property
    def over(self) -> bool:
        return self.driver.pending is None

    @property
    def result(self) -> Result | None:
        return self.driver.result

    def why_not(self, *names: str) -> Explanation | None:
        """Play these names in thought and say why the first absent one is not offered; None if all are."""
        found = self.driver.absence(*names)
        if found is None:
            return None
        name, absence = found
        return Explanation(name, render.why(self.lang, self.id, absence.message, dict(absence.args)), absence.rule)

    def resume(self, seed: int | None = None) -> Game:
        """From now on dice and cards come from a random source."""
        self.driver.source = random_source(random.Random(seed))
        self.driver.answer_automatically()
        return self

    # -- showing -----------------------------------------------------------------------------------------------------

    def position(self) -> dict[str, Plain]:
        """The board in plain words; `new(position=...)` starts a turn from it."""
        return self.driver.rules.position(self.driver.state)

    def log(self, lang: str | None = None) -> list[str]:
        """What happened, in sentences."""
        return render.log(lang or self.lang, self.id, self.driver.log or [])

    def view(self) -> dict[str, Plain]:
        """What a table draws: the board, the decision, the result and the log as data."""
        decision = self.decision
        drawn: dict[str, Plain] = {
            "game": self.id,
            "scenario": self.scenario,
            "decision": None if decision is None else _decision_data(decision),
            "result": None if self.result is None else _result_data(self.result),
            "decisions": self.driver.decisions,
            "log": [{"message": message, "args": dict(args)} for message, args in self.driver.log or []],
        }
        return drawn | self.driver.rules.view(self.driver.state)

    def record(self) -> str:
        """The game as a text that `load` reads."""
        driver = self.driver
        rules = driver.rules
        header = {"game": rules.id, "scenario": driver.scenario, "rules": str(rules.version)} | self.players
        if driver.start is not None:
            header["position"] = json.dumps(rules.position(driver.start), separators=(",", ":"))
        lines: list[Line] = []
        starts: list[int] = []
        for turn in driver.turns:
            starts.append(len(lines))
            if turn.options:
                actor = rules.turn_actor(turn.before)
                names = [rules.vocabulary.name(option) for option in turn.options]
                lines.append(Line(None if actor == CHANCE else rules.factions[actor], names))
        comments = [(starts[min(remark.turn, len(starts) - 1)], remark.text) for remark in driver.remarks]
        return format_record(Record(header, lines, comments))


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
            raise PositionError(f"position: this is a position of {position['game']!r}, not of {game!r}")
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
        raise CoinboxError(f"{rules.id} has no scenario {scenario!r}; scenarios: {', '.join(rules.scenarios)}")
    return scenario


def option_of(rules: AnyRules, name: str) -> int:
    """The number of an option by its name."""
    if name not in rules.vocabulary.ids:
        raise UnknownOption(f"{name!r} is no option of {rules.id}")
    return rules.vocabulary.ids[name]


def _source(rules: AnyRules, seed: int | None, chance: Sequence[str] | Literal["ask"] | None) -> Source | None:
    if chance == "ask":
        return None
    dice = random_source(random.Random(seed))
    return dice if chance is None else scripted_source(chance, rules.vocabulary, dice)
