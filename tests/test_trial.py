"""Trials of options: marks and previews, checked against what happens when the options are played."""

from __future__ import annotations

import doctest
import os
import random
import re
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Any

import pytest

import coinbox
from coinbox import Choice, Game
from coinbox.library import rules_of
from tests.arab_revolt import table as arab_revolt
from tests.kenya import table as kenya
from tests.malaya import table as malaya
from tests.tabletalk import no_effect, offered, play, prompt

NAMES = tuple(game.id for game in coinbox.games())
CAMPAIGN = os.environ.get("COINBOX_CAMPAIGN") == "1"
GAMES, EVERY = (200, 1) if CAMPAIGN else (15, 6)
"""How many games of each are played, and how many questions are looked at: one in so many."""
CLOSING = {"done", "decline", "nothing", "stay", "pass", "end-turn"}
SAYING = {"select", "lose", "operation", "activity", "event", "box", "roll"}
"""Lines of the log that tell what is chosen, paid and rolled, not what it does."""

Leaf = tuple[object, ...]


# -- an independent reading: the positions before and after, and what is asked on the way -----------------------------


def leaves(value: Any, *path: object) -> Iterator[Leaf]:
    """Every number and word of a position, with the way to it."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from leaves(inner, *path, key)
    elif isinstance(value, list):
        for key, times in Counter(map(str, value)).items():
            yield (*path, key, times)
    else:
        yield (*path, value)


def board(game: Game) -> set[Leaf]:
    """Everything that a position says."""
    return set(leaves(game.position()))


def price(game: Game, since: int) -> Counter[str]:
    """What was paid for selections, told by the log."""
    paid: Counter[str] = Counter()
    for (message, _), (after, args) in pairwise((game.driver.log or [])[since:]):
        if (message, after) == ("select", "lose"):
            paid[str(args["faction"])] += int(args["n"])
    return paid


class Way:
    """One answer to a question, and then nothing but the words that close what is asked."""

    def __init__(self, before: Game, name: str) -> None:
        words = before.driver.rules.vocabulary
        self.name, self.kind = name, words.options[words.ids[name]].kind
        self.game = before.clone()
        self.game.driver.source = None
        self.game.play(name)
        self.since = len(before.driver.log or [])
        self.old = board(before)
        self.at_once = self._changes()
        """What has changed by the answer itself."""
        while len(offered(self.game)) == 1 and offered(self.game) != ["end-turn"]:
            self.game.play(0)
        self.told = {message for message, _ in (self.game.driver.log or [])[self.since :]} - SAYING
        """What the log tells that has been done, and perhaps undone."""
        self.stop = self._changes(), self._prompt()
        """What has changed, and which question is asked, when somebody has to choose next."""
        self.offered: Counter[tuple[str, str]] = Counter()
        """Every answer to the questions that follow, but for those that are asked again."""
        while not self.game.over:
            if self._prompt() != prompt(before):
                self.offered.update((self._prompt(), name) for name in offered(self.game))
            if (closing := self._closing()) is None:
                break
            self.game.play(closing)
        self.end = self._changes()
        """What has changed when nothing is left but to end the turn, or something must be chosen."""

    def _prompt(self) -> str:
        decision = self.game.decision
        return "over" if decision is None else "chance" if decision.actor == "chance" else decision.prompt_id

    def _closing(self) -> str | None:
        names = offered(self.game)
        if len(names) == 1 and names != ["end-turn"]:
            return names[0]
        return next((name for name in names if name in CLOSING - {"end-turn"}), None)

    def _changes(self) -> set[Leaf]:
        """What differs in the position, the price apart."""
        new = board(self.game)
        for faction, paid in price(self.game, self.since).items():
            (left,) = [leaf[-1] for leaf in new if leaf[:-1] == (f"{faction}_resources",)]
            assert isinstance(left, int)
            new = new - {(f"{faction}_resources", left)} | {(f"{faction}_resources", left + paid)}
        return new ^ self.old


def is_closing(name: str) -> bool:
    return name in CLOSING


def check_question(game: Game, tally: Counter[str]) -> None:
    """Compare the mark of every option with what playing it does."""
    decision = game.decision
    assert decision is not None
    ways = {choice.name: Way(game, choice.name) for choice in decision.options}
    closed = next((way for name, way in ways.items() if is_closing(name)), None)
    for choice in decision.options:
        others = [way for name, way in ways.items() if name != choice.name]
        if choice.idle:
            tally["marked"] += 1
            check_marked(choice, ways[choice.name], others)
        elif not is_closing(choice.name):
            tally["not marked"] += 1
            check_unmarked(choice, decision.prompt_id, ways[choice.name], closed)


def check_marked(choice: Choice, way: Way, others: list[Way]) -> None:
    """Nothing changes by it: what happens, in its own space and at once too, happens with another answer as well."""
    assert not is_closing(choice.name)
    assert choice.kind not in ("box", "card", "die")
    here = {leaf for leaf in way.at_once if leaf[:2] == ("spaces", choice.space)}
    alike = [other for other in others if (other.kind, other.stop[1]) == (choice.kind, way.stop[1])] or others
    assert not here or any(here <= other.at_once for other in alike), (choice.name, here)
    changes, _ = way.stop
    assert not changes or any(changes <= other.end | other.stop[0] for other in others), (choice.name, changes)
    if choice.kind == "side":
        assert not way.end, (choice.name, way.end)


def check_unmarked(choice: Choice, question: str, way: Way, closed: Way | None) -> None:
    """Something changes, or is asked that would not be asked otherwise."""
    changes, asked = way.stop
    if changes or way.told or asked == "chance":
        return
    assert asked not in ("end-turn", "end-phase", "over"), f"{choice.name} changes nothing and is not marked"
    if choice.kind == "space" and asked == question and closed is not None:
        assert way.end != closed.end or way.offered - closed.offered, f"{choice.name} is like {closed.name}"


@pytest.mark.covers("R-C9")
@pytest.mark.parametrize("name", NAMES)
def test_every_option_is_marked_if_and_only_if_it_changes_nothing(name: str) -> None:
    tally: Counter[str] = Counter()
    every = [option.name for option in rules_of(name).vocabulary.options]
    for seed in range(GAMES):
        game, luck = coinbox.new(name, seed=seed, ask=every), random.Random(seed)
        while not game.over:
            if len(game.driver.options()) > 1 and game.actor != "chance" and luck.randrange(EVERY) == 0:
                check_question(game, tally)
            game.play(luck.randrange(len(game.driver.options())))
    assert tally["marked"] > GAMES
    assert tally["not marked"] > GAMES


# -- previews --------------------------------------------------------------------------------------------------------


def attack(guerrillas: int, **rest: Any) -> Game:
    """The MCP are about to choose a Limited Operation with these Guerrillas against two Troops in Perak."""
    spaces = {"perak": {"troops": 2, "underground": guerrillas}}
    return play(malaya.table(spaces, by="mcp", mcp_resources=5, **rest), "limited-op")


def test_the_example_of_the_docs() -> None:
    found = doctest.testfile("../docs/previews.md", encoding="utf-8")
    assert (found.failed, found.attempted) == (0, 6)


def test_a_preview_is_what_the_log_then_tells() -> None:
    game = malaya.table({"perak": {"troops": 3, "active": 2, "bases": 1}, "johore": {"troops": 1, "active": 1}})
    play(game, "op-special", "assault")
    told = game.preview("perak")
    assert told.lines == (
        "Space selected: Perak",
        "British Resources -2, now 18",
        "1 Active Guerrilla removed from Perak",
        "British Control in Perak",
    )
    assert (told.name, told.idle, told.outcomes, told.result) == ("perak", False, (), None)
    assert told.next is not None
    assert (told.next.actor, told.next.prompt_id) == ("british", "assault-space")
    assert [option.name for option in told.next.options] == ["johore", "reprisal", "air-strike", "done"]
    before = len(game.log())
    assert tuple(play(game, "perak").log()[before:]) == told.lines


@pytest.mark.parametrize(
    ("guerrillas", "labels", "odds"),
    [
        (2, ["Die: 1-2", "Die: 3-6"], ["1/3", "2/3"]),
        (5, ["Die: 1-5", "Die: 6"], ["5/6", "1/6"]),
        (6, ["Die: 1-6"], ["1"]),
    ],
)
def test_outcomes_that_come_to_the_same_are_told_as_one(guerrillas: int, labels: list[str], odds: list[str]) -> None:
    told = attack(guerrillas).preview("attack")
    assert [outcome.label for outcome in told.outcomes] == labels
    assert [str(outcome.odds) for outcome in told.outcomes] == odds
    assert told.outcomes[0].lines[0] == "2 Troops removed from Perak"
    assert told.next is None
    assert told.outcomes[0].next is not None
    assert told.outcomes[0].next.prompt_id == "end-turn", "the table holds the turn open"


def test_an_outcome_alone_tells_its_face() -> None:
    (hit, miss) = attack(1).preview("attack").outcomes
    assert (hit.names, hit.lines[0]) == (("die:1",), "Die roll: 1")
    assert miss.names == ("die:2", "die:3", "die:4", "die:5", "die:6")
    assert miss.lines == ()


@pytest.mark.covers("1.7.1", "4.2.1")
def test_chance_after_chance_has_outcomes_of_its_own() -> None:
    pool = ["demolish", "detain", "fine", "fine"]
    game = play(arab_revolt.table({"gaza": {"troops": 1}}, punishments=pool), "op-special", "sweep")
    first = game.preview("punish").outcomes
    assert {outcome.names: outcome.odds for outcome in first} == {
        ("detain",): Fraction(1, 4),
        ("demolish",): Fraction(1, 4),
        ("fine",): Fraction(1, 2),
    }
    fine = next(outcome for outcome in first if outcome.names == ("fine",))
    assert sorted((outcome.names, outcome.odds) for outcome in fine.outcomes) == [
        (("demolish",), Fraction(1, 3)),
        (("detain",), Fraction(1, 3)),
        (("fine",), Fraction(1, 3)),
    ]
    assert all(outcome.next is not None and not outcome.outcomes for outcome in fine.outcomes)


@pytest.mark.parametrize("name", NAMES)
def test_odds_add_up_at_every_throw(name: str) -> None:
    throws, seed = 0, 0
    while throws < 5:
        game, luck = coinbox.new(name, seed=seed), random.Random(seed)
        while not game.over:
            if game.actor != "chance" and prompt(game).startswith(("choose-", "special-")):
                throws += sum(map(check_odds, [game.preview(option) for option in offered(game)]))
            game.play(luck.randrange(len(game.driver.options())))
        seed += 1


def check_odds(ahead: coinbox.Preview | coinbox.Outcome) -> int:
    """All that chance may bring is told, and once; returns how many throws there are."""
    if not ahead.outcomes:
        assert (ahead.next is None) == (ahead.result is not None)
        return 0
    assert ahead.next is None
    assert sum(outcome.odds for outcome in ahead.outcomes) == 1
    names = [name for outcome in ahead.outcomes for name in outcome.names]
    assert len(names) == len(set(names)) > 1
    return 1 + sum(map(check_odds, ahead.outcomes))


def test_the_next_card_is_not_drawn() -> None:
    game = play(malaya.table({}, ask=()), "limited-op", "pass", "op-special")
    told = game.preview("pass")
    assert told.lines[-1] == "First Eligible on the next card: British"
    assert told.outcomes == ()
    assert told.next is not None
    assert (told.next.actor, told.next.prompt_id) == ("chance", "next-card")


def test_a_preview_is_told_in_both_languages() -> None:
    game = attack(2)
    english, japanese = game.preview("attack"), game.preview("attack", lang="ja")
    assert len(english.lines) == len(japanese.lines)
    assert all(re.search("[\u3040-\u30ff\u4e00-\u9fff]", line) for line in japanese.lines)
    assert japanese.outcomes[0].label == "出目：1-2"
    assert japanese.outcomes[0].next is not None
    assert english.outcomes[0].next is not None
    assert japanese.outcomes[0].next.prompt != english.outcomes[0].next.prompt


@pytest.mark.parametrize("name", NAMES)
def test_trials_do_not_disturb_the_game(name: str) -> None:
    plain, watched = (coinbox.new(name, seed=5) for _ in range(2))
    luck, eye = random.Random(5), random.Random(6)
    while not plain.over:
        option = luck.randrange(len(plain.driver.options()))
        if eye.randrange(4) == 0:
            assert watched.decision is not None
            assert any(choice.label for choice in watched.decision.options)
            watched.preview(eye.choice(offered(watched)))
        assert watched.driver.state == plain.driver.state
        plain.play(option)
        watched.play(option)
    assert (watched.record(), watched.log(), watched.result) == (plain.record(), plain.log(), plain.result)


def test_only_what_is_offered_is_previewed() -> None:
    game = malaya.table({"perak": {"troops": 1}})
    with pytest.raises(coinbox.IllegalMove, match="'perak' is not offered"):
        game.preview("perak")
    with pytest.raises(coinbox.UnknownOption):
        game.preview("atlantis")
    with pytest.raises(coinbox.IllegalMove, match="the game is over"):
        ended("malaya").preview("end-turn")


def ended(name: str) -> Game:
    """A game that is over."""
    game = coinbox.new(name, seed=1)
    while not game.over:
        game.play(0)
    return game


@pytest.mark.parametrize("name", NAMES)
def test_a_preview_tells_the_end_of_the_game(name: str) -> None:
    game, luck = coinbox.new(name, chance="ask"), random.Random(3)
    while not game.over:
        before, chosen = game.clone(), luck.choice(offered(game))
        game.play(chosen)
    told = before.preview(chosen)
    assert told.result == game.result is not None
    assert (told.next, told.outcomes) == (None, ())
    assert told.lines == tuple(game.log()[len(before.log()) :])


def test_a_choice_stays_what_it_was_when_the_game_goes_on() -> None:
    spaces = {"kedah": {"troops": 1, "underground": 1}, "johore": {"troops": 1, "active": 1}}
    game = play(malaya.table(spaces), "op-special", "assault")
    decision = game.decision
    assert decision is not None
    play(game, "johore", "done", "end-turn")
    assert {choice.name for choice in decision.options if choice.idle} >= {"kedah"}
    game.undo()
    assert [choice.label for choice in decision.options if choice.name == "kedah"] == ["Kedah (no effect)"]


# -- what a mark is about --------------------------------------------------------------------------------------------


@pytest.mark.covers("R-C9", "3.2.3", "R-C7")
def test_what_is_done_now_instead_of_later_has_an_effect() -> None:
    spaces = {"johore": {"troops": 2, "underground": 1}, "perak": {"troops": 2, "underground": 1}}
    game = play(malaya.table(spaces), "op-special", "sweep", "johore", "perak", "done")
    assert (prompt(game), offered(game)) == ("next-activation", ["perak", "johore", "reprisal", "air-strike", "done"])
    assert no_effect(game) == {"air-strike"}, "`done` would Activate in both too"


@pytest.mark.covers("R-C9", "K21 unshaded")
def test_what_a_card_does_with_the_space_afterwards_is_an_effect() -> None:
    spaces = {"nairobi": {"troops": 1, "underground": 1}, "embu": {"troops": 1, "underground": 1}}
    game = kenya.event("K21", "unshaded", spaces)
    assert (prompt(game), no_effect(game)) == ("assault-space", set())


@pytest.mark.covers("R-C9", "4.3.1", "3.3.4")
def test_what_an_option_brings_is_no_less_when_it_pays_for_the_next_step() -> None:
    game = play(malaya.table({"perak": {"underground": 2}}, by="mcp", mcp_resources=0), "op-special", "terror")
    assert "extort" not in no_effect(game)
