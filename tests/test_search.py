"""The players `planner` and `search`: budgets, repeatable and legal play, honest rollouts, plans, reasons, strength."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import coinbox
from coinbox import CoinboxError, Game
from coinbox.kernel.bits import members
from coinbox.kernel.game import Driver
from coinbox.kernel.turns import Policy, Turns
from coinbox.library import rules_of
from coinbox.players import BOTS, UnknownPlayer, check_player, make_player
from coinbox.players.budget import Budget, Meter, budget_of
from coinbox.players.evaluation import evaluation_of
from coinbox.players.greedy import Search
from coinbox.players.learned import UNTRAINED, learned_of, win_chance
from coinbox.players.levels import LEVELS, levels
from coinbox.players.luck import CHOICES, STORED, Luck
from coinbox.players.plans import Depth
from coinbox.players.rollouts import Rollout, Rollouts, after
from coinbox.players.search import PLANNED_DEPTH, USUAL_DEPTH, Searcher
from coinbox.players.thinking import GATHERING, analyse, think
from coinbox.text import LANGUAGES
from coinbox.text.errors import told
from coinbox.text.render import player_name
from tests import toy
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.malaya.table import offered, table
from tests.test_greedy import match

QUICK = Depth(runs=30, candidates=6, samples=1, replies=1)


def quick(seed: int, rollouts: int = 12) -> Searcher:
    return Searcher("search", seed, Budget(rollouts=rollouts), depth=QUICK)


class Ticking:
    """A clock that goes on by a hundredth of a second whenever it is read."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.01
        return self.now


def opened(rollouts: int) -> Meter:
    meter = Meter(Budget(rollouts=rollouts))
    meter.open(1.0)
    return meter


# -- budgets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("5000", Budget(rollouts=5000)),
        ("1", Budget(rollouts=1)),
        ("2s", Budget(seconds=2)),
        ("0.5s", Budget(seconds=0.5)),
    ],
)
def test_a_budget_is_rollouts_or_seconds(text: str, budget: Budget) -> None:
    assert budget_of(text) == budget
    assert str(budget) == text
    assert make_player(f"search:{text}", 1).name == f"search:{text}"


BAD = ("0", "abc", "-1s", "0s", "", "1e9", "2m", "1.5", "٣", "99999s", "5000 ", "nan")


@pytest.mark.parametrize("text", BAD)
def test_what_is_no_budget_is_refused_in_a_sentence(text: str) -> None:
    with pytest.raises(UnknownPlayer, match=re.escape(f"{text!r} is no budget; write rollouts such as 5000")) as error:
        make_player(f"search:{text}", 1)
    assert told("en", error.value) == str(error.value)
    assert "予算ではありません" in told("ja", error.value)


@pytest.mark.parametrize("player", ["greedy:3", "planner:2s", "random:1", "master:1s"])
def test_only_search_takes_a_budget(player: str) -> None:
    with pytest.raises(UnknownPlayer, match="takes no budget; these do: search"):
        check_player(player)


@pytest.mark.parametrize("player", ["stockfish", "stockfish:3", "", ":5", "human"])
def test_unknown_players_are_refused(player: str) -> None:
    with pytest.raises(UnknownPlayer):
        check_player(player)
    check_player("human", people=True)
    check_player("search:2s")


def test_a_turn_shares_its_rollouts_among_its_decisions() -> None:
    meter = Meter(Budget(rollouts=100))
    meter.open(0.75)
    while meter.used() < 1:
        meter.count(9)
    meter.close()
    assert meter.rollouts == 75
    meter.open(0.5)
    while meter.used() < 1:
        meter.count(9)
    assert meter.rollouts == 75 + 13


def test_a_budget_in_runs_counts_runs() -> None:
    meter = Meter(Budget(runs=90))
    meter.open(1.0)
    while meter.used() < 1:
        meter.count(9)
    assert meter.rollouts == 10


def test_the_last_decision_of_a_turn_may_use_more() -> None:
    meter = Meter(Budget(rollouts=100))
    meter.open(0.7, 0.95)
    while meter.used() < 1:
        meter.count(9)
    assert meter.rollouts == 70
    meter.widen()
    while meter.used() < 1:
        meter.count(9)
    assert meter.rollouts == 95
    meter.open(0.5)
    meter.widen()
    while meter.used() < 1:
        meter.count(9)
    assert meter.rollouts == 98  # without a greater share there is nothing to widen


def test_runs_that_find_candidates_count_too() -> None:
    meter = Meter(Budget(runs=100))
    meter.open(0.8)
    assert meter.runs_left(0.25, 240) == 20
    meter.gathered(20)
    assert meter.used() == 0.25
    assert Meter(Budget(rollouts=100)).runs_left(0.25, 240) == 240


@pytest.mark.parametrize("name", OWN_GAMES)
def test_no_turn_of_the_planner_takes_many_more_runs_than_it_may(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """However often it plans anew; a rollout that has begun, and what a risky line may lead to, come on top.

    Finding candidates may take more where a game says that it is worth while.
    """
    runs = Counter[tuple[int, int]]()
    game = coinbox.new(name, seed=1, logging=False)
    rules, state = game.driver.rules, game.driver.state
    breadth = max(evaluation_of(rules, state, faction).breadth for faction in range(len(rules.factions)))
    start, run = Search.start, Turns.run

    def now() -> tuple[int, int]:
        assert game.driver.pending is not None
        return len(game.driver.turns), game.driver.pending[0]

    def started(self: Search) -> Any:
        runs[now()] += 1
        return start(self)

    def counted(self: Any, *args: Any, **kwargs: Any) -> Any:
        runs[now()] += 1
        return run(self, *args, **kwargs)

    monkeypatch.setattr(Search, "start", started)
    monkeypatch.setattr(Turns, "run", counted)
    few = Budget(runs=400)
    seats = [Searcher("planner", seed, few, depth=PLANNED_DEPTH) for seed in (1, 2)]
    while game.driver.pending is not None and len(game.driver.turns) < 24:
        game.driver.step(seats[game.driver.pending[0]].choose(game))
    assert 100 < max(runs.values()) < 400 * (1.5 + GATHERING * (breadth - 1))


def test_a_budget_in_rollouts_is_kept() -> None:
    game = coinbox.new("malaya", seed=1)
    meter = Meter(Budget(rollouts=40))
    meter.open(1.0)
    thought = think(game.driver, meter, random.Random(1), QUICK)
    assert meter.rollouts == sum(len(arm.values) for arm in thought.arms) == 20  # few candidates need less


def test_a_budget_in_time_is_not_overrun() -> None:
    clock = Ticking()
    game = coinbox.new("malaya", seed=1)
    player = Searcher("search", 1, Budget(seconds=1.0), clock=clock)
    turn = game.driver.turns[-1].before
    while game.driver.turns[-1].before is turn:
        game.driver.step(player.choose(game))
    assert 0.5 < clock.now <= 1.2


def test_cut_off_before_the_first_rollout_it_still_answers() -> None:
    game = coinbox.new("malaya", seed=1)
    meter = Meter(Budget(rollouts=10))
    meter.open(1.0)
    thought = think(game.driver, meter, random.Random(1), QUICK, stop=lambda: True)
    assert meter.rollouts == 0
    assert thought.best.way[0] in game.driver.options()


@pytest.mark.parametrize("name", OWN_GAMES)
def test_without_time_it_still_looks_for_a_good_turn(name: str) -> None:
    """The rest of a turn is planned after each die or chit: a Gather that stops at the first has lost the others."""
    game = coinbox.new(name, seed=1)
    meter = Meter(Budget(seconds=1.0), iter(range(1_000_000)).__next__)
    meter.open(0.8)
    assert meter.spent() > 1
    thought = think(game.driver, meter, random.Random(1), USUAL_DEPTH)
    assert meter.rollouts == 0
    assert len(thought.arms) > 8
    assert thought.best.score == max(arm.subject.score for arm in thought.arms)


def test_a_long_rollout_takes_no_time_from_finding_candidates() -> None:
    now = iter((0.0, 0.0, 0.4, 0.4, 0.4, 0.4, 0.4)).__next__
    meter = Meter(Budget(seconds=1.0), now)
    meter.open(0.5)
    meter.count(1)
    meter.count(1)
    meter.close()
    meter.open(0.5)
    assert meter.spent() == 0
    assert meter.used() > 1


def test_finding_candidates_is_no_long_rollout() -> None:
    """A fifth of the budget stayed unused, and the rest of a turn after a chit was planned without a rollout."""
    now = iter((0.0, 0.4, 0.45, 0.45, 0.5, 0.5)).__next__
    meter = Meter(Budget(seconds=1.0), now)
    meter.open(1.0)
    meter.gathered(100)
    meter.count(1)
    assert meter.used() == pytest.approx(0.5)


# -- repeatable and legal --------------------------------------------------------------------------------------------


def turns(name: str, make: Callable[[int], Any], decisions: int) -> list[int]:
    """The options of the beginning of a game between two of a kind."""
    game = coinbox.new(name, seed=5)
    seats = (make(1), make(2))
    for _ in range(decisions):
        if game.driver.pending is None:
            break
        number = seats[game.driver.pending[0]].choose(game)
        assert number in game.driver.options()
        game.driver.step(number)
    return game.driver.journal


@pytest.mark.parametrize("name", OWN_GAMES)
def test_it_is_legal_and_the_same_for_a_seed(name: str) -> None:
    assert turns(name, quick, 40) == turns(name, quick, 40)


def test_the_planner_is_the_same_for_a_seed() -> None:
    assert turns("malaya", lambda seed: make_player("planner", seed), 6) == turns(
        "malaya", lambda seed: make_player("planner", seed), 6
    )


def test_it_follows_its_plan_and_plans_anew_when_a_choice_was_taken_back() -> None:
    game = coinbox.new("malaya", seed=1, ask=["end-turn"])
    player = quick(1)
    first = player.choose(game)
    game.driver.step(first)
    game.undo()
    other = next(option for option in game.driver.options() if option != first)
    game.driver.step(other)
    if len(game.driver.options()) > 1:
        assert player.choose(game) in game.driver.options()


def test_a_record_keeps_the_budget() -> None:
    game = coinbox.new("malaya", seed=1)
    game.players = {"british": "human", "mcp": "search:1s"}
    assert coinbox.load(game.record()).players == game.players


# -- whole turns -----------------------------------------------------------------------------------------------------


def first_turn(name: str) -> tuple[Any, Any]:
    rules = rules_of(name)
    draw = random.Random(0).random
    runs: Turns[Any] = Turns(rules)
    return rules, runs.run(rules.setup(rules.scenarios[0]), 0, draw, draw).state


@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_turn_that_is_run_again_by_its_script_ends_the_same(name: str) -> None:
    rules, before = first_turn(name)
    unchanged = before.copy()
    runs: Turns[Any] = Turns(rules, learned_of(name).policy)
    me = rules.turn_actor(before)
    for seed in range(30):
        draw = random.Random(seed).random
        ended = runs.run(before, me, draw, draw)
        again = runs.run(before, me, draw, draw, played=ended.opening, script=ended.way)
        assert before == unchanged
        assert again.way == ended.way or ended.luck
        assert again.state == ended.state or ended.luck


def test_the_script_of_one_faction_does_not_answer_for_the_other() -> None:
    """M19 asks the MCP in the turn of the British: a British script must leave those answers alone."""
    from tests.malaya.table import event

    game = event("M19", "unshaded", {"thailand": {"underground": 3}, "johore": {"police": 1}}, mcp_resources=0)
    driver = game.driver
    assert driver.pending is not None
    other = driver.pending[0]
    runs: Turns[Any] = Turns(driver.rules)
    draw = random.Random(1).random
    turn = driver.turns[-1]
    mine = runs.run(turn.before, 1 - other, draw, draw, played=turn.options, script=driver.options())
    assert mine.way == ()


def test_a_policy_is_followed() -> None:
    rules, before = first_turn("malaya")
    me = rules.turn_actor(before)
    box = rules.vocabulary.ids["limited-op"]
    row = [0.0] * len(rules.vocabulary)
    row[box] = 1.0
    policy = tuple({"choose-box": row} if faction == me else {} for faction in (0, 1))
    draw = random.Random(1).random
    assert {Turns(rules, policy).run(before, me, draw, draw).way[0] for _ in range(20)} == {box}


# -- rollouts --------------------------------------------------------------------------------------------------------


def test_rollouts_of_one_number_see_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, before = first_turn("malaya")
    me = rules.turn_actor(before)
    ids = rules.vocabulary.ids
    rollouts = Rollouts(rules, me, 7, UNTRAINED)
    cards: list[list[int]] = []
    real = rollouts.turns.run

    def watched(state: Any, actor: int, *args: Any, **kwargs: Any) -> Any:
        ended = real(state, actor, *args, **kwargs)
        if rules.turn_actor(state) < 0:
            cards[-1].append(ended.state.played[-1])
        return ended

    monkeypatch.setattr(rollouts.turns, "run", watched)
    for way in ((ids["limited-op"],), (ids["event"],), (ids["op-special"],)):
        for number in range(4):
            cards.append([])
            rollouts.run(before, (), way, number)
    assert cards[:4] == cards[4:8] == cards[8:]
    assert len({tuple(drawn) for drawn in cards[:4]}) > 1


def test_search_looks_a_card_further_than_the_analyst(monkeypatch: pytest.MonkeyPatch) -> None:
    """Guides, exercises and hints keep the horizon with which their figures were made."""
    ahead = set[int]()
    real = Rollouts.run

    def watched(self: Rollouts, *args: Any, **kwargs: Any) -> Rollout:
        ahead.add(self.cards)
        return real(self, *args, **kwargs)

    monkeypatch.setattr(Rollouts, "run", watched)
    looked = []
    for look in (lambda game: make_player("search:3", 1).choose(game), lambda game: analyse(game, Budget(rollouts=3))):
        ahead.clear()
        look(coinbox.new("malaya", seed=1))
        looked.append(set(ahead))
    assert looked == [{2}, {1}]


@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_glance_goes_as_far_as_the_answer(name: str) -> None:
    rules, before = first_turn(name)
    rollouts = Rollouts(rules, rules.turn_actor(before), 7, UNTRAINED, cards=2)
    glance = rollouts.run(before, (), (), 0, glance=True)
    runs = rollouts.turns.runs
    whole = rollouts.run(before, (), (), 0)
    assert glance.reply == whole.reply != ()
    assert runs < (rollouts.turns.runs - runs) / 2


def test_search_glances_while_many_candidates_are_left(monkeypatch: pytest.MonkeyPatch) -> None:
    glances: list[bool] = []
    real = Rollouts.run

    def watched(self: Rollouts, *args: Any, glance: bool = False) -> Rollout:
        glances.append(glance)
        return real(self, *args, glance=glance)

    monkeypatch.setattr(Rollouts, "run", watched)
    thought = think(coinbox.new("malaya", seed=1).driver, opened(60), random.Random(1), Depth(candidates=12, few=3))
    assert glances == sorted(glances, reverse=True)
    assert 20 < sum(glances) < len(glances) - 20
    assert len(thought.arms) == 12
    glances.clear()
    think(coinbox.new("malaya", seed=1).driver, opened(60), random.Random(1), Depth(candidates=12))
    assert not any(glances)


def test_a_rollout_does_not_choose_after_it_has_seen_its_die() -> None:
    """One Guerrilla hits with a 1 only; the best of many runs has hit, the rollout hits once in six."""
    game = table({"perak": {"troops": 2, "underground": 1}}, by="mcp", mcp_resources=1)
    driver = game.driver
    ids = driver.rules.vocabulary.ids
    before = driver.turns[-1].before
    row = [0.0] * len(driver.rules.vocabulary)
    for name in ("limited-op", "attack", "perak"):
        row[ids[name]] = 1.0
    policy: Policy = ({}, dict.fromkeys(("choose-box", "choose-limited"), row))
    rollouts = Rollouts(driver.rules, 1, 1, learned_of("malaya"), samples=12)
    rollouts.turns = Turns(driver.rules, policy)
    hits = sum(sum(rollouts.turn(before, 1, Luck(4).at(n, 1)).state.troops) < 2 for n in range(120))
    assert 8 <= hits <= 34


def test_what_a_plan_leaves_open_after_a_chit_is_played_on() -> None:
    """A plan ends where chance answers; who Gathers in four spaces does not stop there."""
    from tests.japanese_occupation.table import table as occupied

    spaces: Any = {name: {"mpaja_underground": 1} for name in ("perak", "kelantan", "trengganu", "pahang")}
    spaces["kelantan"]["force_136"] = 1
    driver = occupied(spaces).driver
    ids = driver.rules.vocabulary.ids
    way = [ids[name] for name in ("op-special", "contact", "gather", "perak")]
    before = driver.turns[-1].before
    rollouts = Rollouts(driver.rules, 0, 1, learned_of("japanese_occupation"))
    ended = [rollouts.own_turn(before, (), way, rollouts.luck.at(number, 0)) for number in range(20)]
    assert all(list(turn.way[:4]) == way for turn in ended)
    revealed = [turn.state.revealed.bit_count() for turn in ended]
    assert sum(revealed) / len(revealed) > 2
    values = [turn.state.intel[members[turn.state.revealed][0]] for turn in ended]
    assert len(set(values)) > 1


def test_dice_that_come_later_are_unseen_where_the_rest_is_chosen() -> None:
    first, then = 0.25, iter((0.5, 0.75))
    draw = after(first, lambda: next(then))
    assert [draw() for _ in range(3)] == [0.25, 0.5, 0.75]


def test_luck_depends_on_rollout_moment_and_purpose_alone() -> None:
    luck = Luck(5)
    first = [luck.at(2, 3)(CHOICES)() for _ in range(2)]
    assert first[0] == first[1] == Luck(5).at(2, 3)(CHOICES)()
    others = [
        luck.at(1, 3)(CHOICES)(),
        luck.at(2, 4)(CHOICES)(),
        luck.at(2, 3)(CHOICES + 1)(),
        Luck(6).at(2, 3)(CHOICES)(),
    ]
    assert len({first[0], *others}) == 5


def test_luck_has_no_end() -> None:
    draw, again = (Luck(5).at(0, 0)(CHOICES) for _ in range(2))
    numbers = [draw() for _ in range(3 * STORED)]
    assert numbers == [again() for _ in range(3 * STORED)]
    assert len(set(numbers)) == len(numbers)
    assert all(0 <= number < 1 for number in numbers)


def test_the_opponent_in_a_rollout_looks_at_more_turns() -> None:
    rules, before = first_turn("malaya")
    me = rules.turn_actor(before)
    tried = []
    for thinks in (me, 1 - me):
        rollouts = Rollouts(rules, thinks, 7, UNTRAINED, samples=2, replies=5)
        rollouts.turn(before, me, rollouts.luck.at(0, 1))
        tried.append(rollouts.turns.runs)
    assert tried[0] < tried[1]


def test_the_end_of_a_game_is_certain() -> None:
    game = coinbox.new("malaya", seed=3)
    while not game.over:
        game.play(0)
    assert game.result is not None
    rules = game.driver.rules
    chances = [win_chance(rules, (), game.driver.state, faction) for faction in (0, 1)]
    assert chances == [float(game.result.winner == faction) for faction in rules.factions]
    assert analyse(game, Budget(rollouts=5)).plans == ()


# -- plans and reasons -----------------------------------------------------------------------------------------------


def test_an_analysis_tells_plans_that_can_be_played() -> None:
    game = table({"kuala_lumpur": {"troops": 4, "police": 4, "support": True}}, by="mcp", mcp_resources=8)
    parts: list[float] = []
    found = analyse(game, Budget(rollouts=40), plans=3, depth=QUICK, tell=parts.append)
    assert found.faction == "mcp"
    assert parts == sorted(parts)
    assert found.plans[0].chance == found.chance
    assert 0 < found.error < 0.5
    assert found.plans[0].behind == 0 <= found.plans[1].behind
    assert found.plans[0].forecast["political_will"][1] < found.plans[0].forecast["political_will"][0]
    for plan in found.plans:
        trial = game.clone()
        for name in plan.way:
            trial.play(name)
        assert offered(trial) == ["end-turn"]


def test_an_analysis_can_be_stopped() -> None:
    game = coinbox.new("malaya", seed=1)
    heard: list[float] = []
    found = analyse(game, Budget(rollouts=10_000), depth=QUICK, stop=lambda: len(heard) >= 7, tell=heard.append)
    assert found.rollouts == 7


def test_before_a_card_it_tells_the_chance_of_the_first_faction() -> None:
    game = coinbox.new("malaya", chance="ask")
    found = analyse(game, Budget(rollouts=8), depth=QUICK)
    assert (found.faction, found.plans) == ("british", ())
    assert 0 < found.chance < 1


@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_reason_speaks_of_the_game(name: str) -> None:
    game = coinbox.new(name, seed=2)
    player = quick(3, 24)
    assert player.reason("en") is None
    option = player.choose(game)
    english, japanese = player.reason("en"), player.reason("ja")
    assert english is not None
    assert japanese is not None
    assert re.match(r"It sees a win chance of about \d+%\. With its plan the next Propaganda Round", english)
    assert japanese.startswith("勝率は約")
    game.driver.step(option)
    assert player.reason("en") == english


# -- levels ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_five_levels_have_names(lang: str) -> None:
    found = levels(lang)
    assert [level.player for level in found] == list(LEVELS)
    assert [level.number for level in found] == [1, 2, 3, 4, 5]
    assert len({level.name for level in found}) == len({level.about for level in found}) == 5
    assert set(LEVELS) < set(BOTS)


def test_a_budget_stands_behind_the_name() -> None:
    assert player_name("en", "search:2s") == "thinking bot (2s)"
    assert player_name("en", "search") == "thinking bot"
    assert player_name("en", "somebody:1") == "somebody:1"


# -- strength --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_novice_beats_random(name: str) -> None:
    factions = rules_of(name).factions
    assert match(name, "novice", "random", 1) == [factions[0]]
    assert match(name, "random", "novice", 1) == [factions[1]]


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN_GAMES if CAMPAIGN else OWN_GAMES[:1])
def test_the_planner_beats_random(name: str) -> None:
    factions = rules_of(name).factions
    assert match(name, "planner", "random", 1) == [factions[0]]
    assert match(name, "random", "planner", 1) == [factions[1]]


@pytest.mark.slow
@pytest.mark.skipif(not CAMPAIGN, reason="forty games of thought")
@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_planner_beats_greedy(name: str) -> None:
    factions = rules_of(name).factions
    won = match(name, "planner", "greedy", 20).count(factions[0])
    won += match(name, "greedy", "planner", 20).count(factions[1])
    assert won >= 24


def test_without_terms_it_cannot_play() -> None:
    driver = Driver(toy.TOY, toy.TOY.scenarios[0])
    with pytest.raises(CoinboxError, match="no terms to judge"):
        quick(1).choose(Game(driver))


def test_a_risk_is_a_reply_that_costs_something() -> None:
    game = coinbox.new("malaya", seed=1)
    meter = Meter(Budget(rollouts=12))
    meter.open(1.0)
    thought = think(game.driver, meter, random.Random(1), QUICK)
    best = thought.arms[0]
    ids = game.driver.rules.vocabulary.ids
    rally, terror = ((ids["op-special"], ids[name], ids["perak"]) for name in ("rally", "terror"))
    best.values = [0.6] * 4 + [0.3] * 4
    thought.seen[id(best.subject)] = [Rollout(0.6, rally)] * 4 + [Rollout(0.3, terror)] * 4
    risk = thought.plans(1)[0].risk
    assert risk is not None
    assert risk.reply == ("op-special", "terror")
    assert risk.chance == pytest.approx(0.3)
    thought.seen[id(best.subject)] = [Rollout(0.45, rally)] * 4 + [Rollout(0.45, terror)] * 4
    assert thought.plans(1)[0].risk is None
    thought.seen[id(best.subject)] = [Rollout(0.6, rally)] * 4 + [Rollout(0.3, (ids["limited-op"], ids["pass"]))] * 4
    assert thought.plans(1)[0].risk is None  # who passes threatens nothing
