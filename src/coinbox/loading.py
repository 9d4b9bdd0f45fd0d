"""Records read back: their words are played again, under today's rules even if they were made with older ones."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from coinbox.game import Branch, Game, known_scenario, option_of
from coinbox.kernel.decision import CHANCE
from coinbox.kernel.errors import RecordError
from coinbox.kernel.game import Driver, Remark
from coinbox.kernel.piecemeal import Work, at_once
from coinbox.kernel.record import Line, Record, parsing, with_actors
from coinbox.kernel.rules import Plain, Reason
from coinbox.library import AnyRules, rules_of
from coinbox.text import render, say

DONE = "done"
END_TURN = "end-turn"
_VERSION = re.compile(r"[1-9][0-9]{0,5}")


@dataclass(frozen=True, slots=True)
class Misfit:
    """A word that does not fit the rules where it stands."""

    game: str
    word: str
    problem: str
    """What is wrong, as the id of a message."""
    args: tuple[tuple[str, str], ...] = ()
    reason: Reason | None = None
    """Why the word is not offered, if that is what is wrong."""
    offered: tuple[str, ...] = ()

    def sentence(self, lang: str, called: str | None = None) -> str:
        """What is wrong, in a language; the word itself may be called otherwise."""
        args = dict(self.args, word=called or self.word)
        if self.reason is not None:
            args["reason"] = render.why(lang, self.game, self.reason.message, self.reason.args)
            args["rule"] = self.reason.rule
        return say(lang, f"record-{self.problem}", **args)


class OutdatedRecord(RecordError):
    """A record of older rules that today's follow only in part; `game` is the game up to there."""

    def __init__(self, sentence: str, game: Game, misfit: Misfit, line: int, token: int) -> None:
        super().__init__(sentence)
        self.game = game
        self.misfit = misfit
        self.line = line
        self.token = token


# -- reading -----------------------------------------------------------------------------------------------------------


def load(
    text: str, *, to: int | None = None, ask: Sequence[str] = (), lang: str = "en", automatic: bool = True
) -> Game:
    """Read a record and play it; `to` stops after so many decisions. RecordError names line and token.

    A record of an older rules version is played under today's rules: `Game.made_with` says which it was made with. If
    a word does not fit any more, OutdatedRecord brings the game up to there. Newer versions are refused.
    Dice and cards after the end of the record are asked for, until `resume` lets a random source answer them; single
    options there are taken, unless `automatic` is False.
    """
    return at_once(loading(text, to=to, ask=ask, lang=lang, automatic=automatic))


def loading(
    text: str,
    *,
    to: int | None = None,
    ask: Sequence[str] = (),
    lang: str = "en",
    automatic: bool = True,
    check: Callable[[Record], None] | None = None,
) -> Work[Game]:
    """Do the same piece by piece; `check` may look at what was read, and refuse it, before it is played."""
    read = yield from parsing(text)
    if check is not None:
        check(read)
    rules = rules_of(read.header["game"])
    record = with_actors(read, frozenset(rules.factions))
    made_with = _made_with(rules, record.header, lang)
    _check_keys(rules, record.header)
    reading = Reading(_driver(rules, record.header, ask), older=made_with < rules.version)
    yield from reading.play(record.lines, to)
    driver = reading.driver
    if automatic:
        driver.answer_automatically()
    driver.remarks = reading.remarks(record, made_with)
    game = Game(driver, {f: record.header[f] for f in rules.factions if f in record.header}, lang, made_with)
    game.branches = reading.branches(record)
    if reading.misfit is not None:
        raise _refusal(reading.misfit, reading, game)
    return game


def read_on(game: Game, lines: Sequence[Line]) -> Work[Reading]:
    """Play further lines of a record, piece by piece, on a game that has come to where they stand."""
    reading = Reading(game.driver, older=False)
    yield from reading.play(lines, None)
    if reading.misfit is not None:
        raise _refusal(reading.misfit, reading, game)
    return reading


def _driver(rules: AnyRules, header: dict[str, str], ask: Sequence[str]) -> Driver[Any]:
    """The game of a record before its first word."""
    scenario = known_scenario(rules, header.get("scenario"))
    position = _header_position(header)
    return Driver(
        rules,
        scenario,
        start=None if position is None else rules.from_position(position, scenario),
        ask=frozenset(option_of(rules, name) for name in ask),
        automatic=False,
    )


def _made_with(rules: AnyRules, header: dict[str, str], lang: str) -> int:
    """The rules version of a record; one without is taken to be of today."""
    version = header.get("rules", str(rules.version))
    if not _VERSION.fullmatch(version):
        raise RecordError(
            f"{version[:20]!r} is no rules version (a number from 1)", "error-rules-version", version=version[:20]
        )
    if int(version) > rules.version:
        raise RecordError(newer(lang, rules, int(version)))
    return int(version)


def newer(lang: str, rules: AnyRules, version: int) -> str:
    """That a game was made with rules that this program does not know yet."""
    return say(lang, "record-newer", version=version, game=rules.id, known=rules.version)


def _check_keys(rules: AnyRules, header: dict[str, str]) -> None:
    unknown = set(header) - {"game", "scenario", "rules", "position", *rules.factions}
    if unknown:
        key = sorted(unknown)[0]
        raise RecordError(f"the header has an unknown key {key!r}", "error-header-key", key=key)


def _header_position(header: dict[str, str]) -> dict[str, Plain] | None:
    if "position" not in header:
        return None
    try:
        position = json.loads(header["position"])
    except json.JSONDecodeError as error:
        raise RecordError(
            f"the position of the header is no JSON: {error}", "error-position-json", problem=str(error)
        ) from error
    if not isinstance(position, dict):
        raise RecordError("the position of the header is not a table", "error-position-table")
    return position


class Reading:
    """A record on its way through the rules."""

    def __init__(self, driver: Driver[Any], *, older: bool) -> None:
        self.driver = driver
        self.older = older
        self.misfit: Misfit | None = None
        """The word before which the reading had to stop; `line` and `token` say where it stands."""
        self.line = self.token = 0
        self._ends = [(len(driver.turns) - 1, len(driver.turns[-1].options))]
        """The turn in which each line ended, and how much of it was played then."""
        self._left_out: list[Remark] = []

    def play(self, lines: Sequence[Line], to: int | None) -> Work[None]:
        """Play the lines up to a number of decisions, or to a word that does not fit, with a pause before each."""
        stop = sys.maxsize if to is None else to
        for line in lines:
            yield
            if not self._play_line(line, stop):
                break
            self._ends.append((len(self.driver.turns) - 1, len(self.driver.turns[-1].options)))

    def _play_line(self, line: Line, stop: int) -> bool:
        """Play the words of a line; False if they were not played to the end."""
        driver = self.driver
        ids = driver.rules.vocabulary.ids
        seen = None
        first = 1 if line.actor is None else 2
        for token, word in enumerate(line.tokens, first):
            option = ids.get(word, -1)
            if driver.pending is None or option not in driver.pending[2]:
                if self.older and token > first and is_closed(driver, word):
                    self._left_out.append(left_out(driver, word))
                    continue
                before = way_to(driver, option)
                if before is None:
                    return driver.decisions < stop and self._stop_at(line, token, word)
                for single in before:
                    driver.feed(single)
            if driver.decisions >= stop and len(driver.options()) > 1:
                return False
            turn = driver.turns[-1]
            if turn is not seen and line.actor is not None and turn_actor(driver) != line.actor:
                return self._stop_at(line, token, word)
            seen = turn
            driver.feed(option)
        return True

    def _stop_at(self, line: Line, token: int, word: str) -> Literal[False]:
        self.line, self.token = line.number, token
        self.misfit = misfit(self.driver, word, line.actor)
        return False

    def place(self, line: int) -> tuple[int, int]:
        """Where so many lines have led: a turn, and how many of its options were played."""
        return self._ends[min(line, len(self._ends) - 1)]

    def branches(self, record: Record) -> list[Branch]:
        """The variations of the record at their places."""
        return [Branch(*self.place(line), found) for line, found in record.variations]

    def remarks(self, record: Record, made_with: int) -> list[Remark]:
        """The comments of the record at their places, below what is to be known of its version."""
        kept = []
        for line, comment in record.comments:
            turn, at = self.place(line)
            kept.append(Remark(turn, comment, at))
        note = [version_remark(made_with, self.driver.rules)] if self.older else []
        return note + kept + self._left_out


def version_remark(made_with: int, rules: AnyRules) -> Remark:
    """The comment that keeps the version of an older record."""
    return Remark(0, f"rules {made_with}, read under rules {rules.version}")


def left_out(driver: Driver[Any], word: str) -> Remark:
    """The comment that keeps a word that was not played."""
    return Remark(len(driver.turns) - 1, f"left out: {word}")


def _refusal(found: Misfit, reading: Reading, game: Game) -> RecordError:
    """The error that names line, token and reason; for older rules it brings the game up to there."""
    lang, line, token = game.lang, reading.line, reading.token
    problem = found.sentence(lang)
    if found.offered:
        problem = say(lang, "record-offered", problem=problem, options=", ".join(found.offered))
    if not reading.older:
        return RecordError(say(lang, "record-at", line=line, token=token, problem=problem))
    rules = read_under(lang, game)
    told = say(lang, "record-outdated", n=game.decisions, line=line, rules=rules, token=token, problem=problem)
    return OutdatedRecord(told, game, found, line, token)


def read_under(lang: str, game: Game) -> str:
    """With which rules a game was made, and under which it is read."""
    return say(lang, "record-read-under", old=game.made_with, new=game.rules.version)


# -- words that fit, and words that do not -----------------------------------------------------------------------------


def way_to(driver: Driver[Any], option: int) -> list[int] | None:
    """The single options before an option, which a record may leave out; None if they do not lead to it."""
    ahead, before = _past_single_options(driver, option)
    return before if option in ahead.options() else None


def is_closed(driver: Driver[Any], word: str) -> bool:
    """Whether this is a `done` where nothing but the end of the turn is left.

    In an older record it closed a question that is asked no more, and may be left out: it decided nothing.
    """
    return word == DONE and [driver.rules.vocabulary.name(option) for option in driver.options()] == [END_TURN]


def misfit(driver: Driver[Any], word: str, actor: str | None = None) -> Misfit:
    """Why a word does not fit now, in a turn that the record says is this faction's."""
    rules = driver.rules
    if word not in rules.vocabulary.ids:
        return Misfit(rules.id, word, "unknown-word", (("game", rules.id),))
    ahead, _ = _past_single_options(driver, rules.vocabulary.ids[word])
    if ahead.over:
        return Misfit(rules.id, word, "after-the-end")
    turn = turn_actor(ahead)
    if actor not in (None, turn):
        return Misfit(rules.id, word, "other-turn", (("turn", turn), ("actor", actor)))
    found = driver.absence(word)
    assert found is not None, f"{word} is offered"
    offered = tuple(rules.vocabulary.name(option) for option in ahead.options())
    return Misfit(rules.id, word, "not-offered", reason=found[1], offered=offered)


def _past_single_options(driver: Driver[Any], option: int) -> tuple[Driver[Any], list[int]]:
    """The game where an option is offered or there is a choice, and the single options that lead there."""
    ahead, taken = driver.clone(), list[int]()
    while len(ahead.options()) == 1 and option not in ahead.options():
        taken.append(ahead.options()[0])
        ahead.feed(taken[-1])
    return ahead, taken


def turn_actor(driver: Driver[Any]) -> str:
    """Whose turn it is: a faction, or `chance` for a card that is to be revealed."""
    actor = driver.rules.turn_actor(driver.turns[-1].before)
    return "chance" if actor == CHANCE else driver.rules.factions[actor]
