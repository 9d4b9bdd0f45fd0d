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
from coinbox.kernel.turns import UNIFORM, Policy, Turns
from coinbox.lab.jobs import Workers
from coinbox.lab.training import Training, train
from coinbox.library import rules_of
from coinbox.players import BOTS, UnknownPlayer, check_player, make_player
from coinbox.players.budget import Budget, Meter, budget_of
from coinbox.players.candidates import LOOKS, Gathering, chosen
from coinbox.players.evaluation import evaluation_of
from coinbox.players.greedy import Line, Search
from coinbox.players.halving import Arm, difference, halve
from coinbox.players.learned import UNTRAINED, chance_at, learned_from, learned_of, win_chance
from coinbox.players.levels import LEVELS, levels
from coinbox.players.luck import CHOICES, STORED, Luck
from coinbox.players.plans import Depth
from coinbox.players.reasons import reason_of
from coinbox.players.rollouts import Rollout, Rollouts, after
from coinbox.players.search import PLANNED_DEPTH, USUAL_DEPTH, Searcher
from coinbox.players.thinking import GATHERING, VARIED, analyse, think
from coinbox.players.training import fitted_curve, fitted_weights, written
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


# -- candidates and halving ------------------------------------------------------------------------------------------


def test_candidates_begin_differently() -> None:
    lines = [Line((1, 1, number), ((), (), ()), 9.0 - number) for number in range(6)]
    lines += [Line((2, 2, 0), ((), (), ()), 1.0), Line((3, 3, 0), ((), (), ()), 0.5)]
    wanted = [(1, 1, 0), (1, 1, 1), (1, 1, 2), (1, 1, 3), (2, 2, 0), (3, 3, 0)]
    assert [line.way for line in chosen(lines, 6, lambda _: True)] == wanted


def test_what_is_not_new_is_no_candidate() -> None:
    lines = [Line((1, 1, number), ((), (), ()), 9.0 - number) for number in range(6)]
    lines += [Line((2, 2, number), ((), (), ()), 2.0 - number) for number in range(2)]
    old = [(1, 1, 0), (1, 1, 2), (2, 2, 0)]
    found = chosen(lines, 4, lambda line: line.way not in old)
    assert [line.way for line in found] == [(1, 1, 1), (1, 1, 3), (1, 1, 4), (2, 2, 1)]


@pytest.mark.parametrize("name", OWN_GAMES)
def test_candidates_lead_to_different_positions(name: str) -> None:
    driver = coinbox.new(name, seed=1).driver
    gathering = Gathering(driver, random.Random(1), UNIFORM, lambda: False)
    found = gathering.gather(300, 16)
    ends = [gathering.positions(line.way) for line in found]
    assert len(set(ends)) == len(found) == 16


def test_only_so_many_ways_are_looked_at_for_new_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    def nothing_new(self: Gathering, line: Line) -> bool:
        nonlocal looks
        looks += 1
        return looks == 1

    monkeypatch.setattr(Gathering, "is_new", nothing_new)
    gathering = Gathering(coinbox.new("malaya", seed=1).driver, random.Random(1), UNIFORM, lambda: False)
    assert len(gathering.gather(300, 8)) == 1
    assert looks == LOOKS * 8 < len(gathering.found)


def test_the_same_moves_in_another_order_are_one_candidate() -> None:
    gathering = Gathering(coinbox.new("malaya", seed=1).driver, random.Random(1), UNIFORM, lambda: False)
    found = gathering.gather(300, 300)
    assert len(found) == len({gathering.positions(way.way) for way in gathering.found.values()}) < len(gathering.found)


def test_a_die_may_fail_and_yet_is_not_the_same_as_none() -> None:
    game = table({"perak": {"troops": 1, "underground": 2}}, by="mcp")
    words = game.rules.vocabulary.ids
    gathering = Gathering(game.driver, random.Random(1), UNIFORM, lambda: False)
    attack = gathering.positions(tuple(words[name] for name in ("limited-op", "attack", "perak")))
    assert len(attack) > len(set(attack)) > 1  # it fails with some dice and succeeds with others
    assert len(set(gathering.positions(tuple(words[name] for name in ("pass",))))) == 1
    failing = [Line(tuple(words[name] for name in ("limited-op", *end)), (), 0.0) for end in (("attack",), ("rally",))]
    assert all(map(gathering.is_new, failing))
    assert not any(map(gathering.is_new, failing))


@pytest.mark.parametrize("name", OWN_GAMES)
def test_variations_are_other_turns_than_all_so_far(name: str) -> None:
    driver = coinbox.new(name, seed=2).driver
    gathering = Gathering(driver, random.Random(1), learned_of(name).policy, lambda: False)
    lines = gathering.gather(200, 8)
    varied = gathering.variations(lines[:2], 6)
    assert 3 <= len(varied) <= 6
    assert [line.score for line in varied] == sorted((line.score for line in varied), reverse=True)
    ends = [gathering.positions(line.way) for line in (*lines, *varied)]
    assert all(one != two for at, one in enumerate(ends) for two in ends[:at])


def test_variations_can_be_cut_off() -> None:
    driver = coinbox.new("malaya", seed=2).driver
    gathering = Gathering(driver, random.Random(1), learned_of("malaya").policy, lambda: False)
    lines = gathering.gather(200, 8)
    gathering.stop = lambda: True
    walked = gathering.runs
    assert gathering.variations(lines[:2], 6) == []
    assert gathering.runs == walked
    looks = iter(range(1000))
    gathering.stop = lambda: next(looks) >= 12 * 6 + 2  # as the second of those found is looked at
    assert len(gathering.variations(lines[:2], 6)) <= 2


def test_a_turn_without_a_choice_has_no_variations() -> None:
    driver = coinbox.new("malaya", seed=2).driver
    gathering = Gathering(driver, random.Random(1), UNIFORM, lambda: False)
    assert gathering.variations([Line((), (), 0.0)], 6) == []


@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_best_are_compared_anew_with_what_differs_little_from_them(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[Line] = []
    real = Gathering.variations

    def watched(self: Gathering, lines: list[Line], number: int) -> list[Line]:
        shown.extend(lines)
        return real(self, lines, number)

    monkeypatch.setattr(Gathering, "variations", watched)
    meter = opened(400)
    thought = think(
        coinbox.new(name, seed=1).driver, meter, random.Random(1), Depth(candidates=12, samples=1, variations=5)
    )
    again = [arm for arm in thought.arms if arm.begins]
    subjects = [arm.subject for arm in again]
    assert len(shown) == VARIED
    assert all(line in subjects for line in shown)
    assert VARIED < len(again) <= VARIED + 5
    assert thought.arms[: len(again)] == again
    assert len({arm.begins for arm in again}) == 1
    spent = sum(len(arm.values) for arm in thought.arms if not arm.begins) + VARIED * again[0].begins
    assert 0.3 < spent / meter.rollouts < 0.5
    assert again[0].error < min(arm.error for arm in again[2:])
    reasons = {lang: reason_of(lang, thought) for lang in LANGUAGES}
    assert all(reasons.values())


def test_where_there_is_little_to_choose_nothing_is_varied() -> None:
    thought = think(
        coinbox.new("malaya", seed=1).driver, opened(60), random.Random(1), Depth(candidates=3, variations=5)
    )
    assert [arm.begins for arm in thought.arms] == [0, 0, 0]


def test_without_time_nothing_is_varied(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gathering, "variations", lambda *_: pytest.fail("no time"))
    meter = Meter(Budget(seconds=1.0), iter(range(1_000_000)).__next__)
    meter.open(0.8)
    thought = think(coinbox.new("malaya", seed=1).driver, meter, random.Random(1), USUAL_DEPTH)
    assert len(thought.arms) > 8


def test_finding_variations_takes_little_of_the_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock, took = Ticking(), list[float]()
    real = Gathering.variations

    def watched(self: Gathering, lines: list[Line], number: int) -> list[Line]:
        began = clock.now
        found = real(self, lines, number)
        took.append(clock.now - began)
        return found

    monkeypatch.setattr(Gathering, "variations", watched)
    meter = Meter(Budget(seconds=10.0), clock)
    meter.open(1.0)
    think(coinbox.new("malaya", seed=1).driver, meter, random.Random(1), Depth(variations=40))
    assert took == [pytest.approx(1.0, abs=0.05)]
    assert clock.now <= 10.2


def test_only_the_second_round_may_use_what_the_rest_of_the_turn_does_not_need(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    used: list[int] = []
    real = Meter.widen

    def watched(self: Meter) -> None:
        used.append(self.rollouts)
        real(self)

    monkeypatch.setattr(Meter, "widen", watched)
    meter = Meter(Budget(rollouts=200))
    meter.open(0.5, 1.0)
    think(coinbox.new("malaya", seed=1).driver, meter, random.Random(1), Depth(variations=4))
    assert used[0] == 40  # FIRST_ROUND of the share
    assert 200 <= meter.rollouts <= 201


def test_rollouts_in_common_are_compared() -> None:
    early, late = Arm("early", 0.5, [0.9, 0.9, 0.5, 0.6]), Arm("late", 0.5, [0.2, 0.3], begins=2)
    assert difference(early, late) == pytest.approx((0.3, 0.0))
    assert difference(late, early) == pytest.approx((-0.3, 0.0))
    behind, error = difference(late, Arm("first", 0.5, [0.5, 0.7]))
    assert behind == pytest.approx(-0.35)
    assert error == pytest.approx((0.05**2 + 0.1**2) ** 0.5)
    assert difference(early, Arm("unseen", 0.5)) == (0.0, 0.5)


def test_halving_goes_on_with_the_number_with_which_the_candidates_begin() -> None:
    numbers: list[int] = []

    def rollout(_: str, number: int) -> float:
        numbers.append(number)
        return 0.5

    halve([Arm("one", 0.5, begins=7), Arm("two", 0.4, begins=7)], rollout, lambda _: len(numbers) / 6)
    assert numbers == [7, 7, 8, 8, 9, 9]


def test_halving_finds_the_best_and_spends_most_on_it() -> None:
    noise = [random.Random(number).random() for number in range(1000)]
    spent = 0

    def rollout(worth: float, number: int) -> float:
        nonlocal spent
        spent += 1
        return worth + noise[number]

    arms = halve([Arm(worth, 0.5) for worth in (0.1, 0.3, 0.2, 0.0)], rollout, lambda _: spent / 60)
    assert [arm.subject for arm in arms[:2]] == [0.3, 0.2]
    assert len(arms[0].values) > len(arms[-1].values) > 0
    gap, error = difference(arms[0], arms[1])
    assert gap == pytest.approx(0.1)
    assert error < 1e-9  # the same cards and dice for both


def test_every_candidate_has_its_rollouts_when_much_is_spent_before_the_first() -> None:
    """Half of Arab Revolt's candidates were dropped unseen: finding them had taken longer than the first round may."""
    arms = [Arm(number, 0.5) for number in range(16)]
    spent = 300
    alive: list[int] = []

    def rollout(number: int, _: int) -> float:
        nonlocal spent
        spent += 1
        alive.append(number)
        return number / 16

    found = halve(arms, rollout, lambda _: spent / 1000)
    assert all(len(arm.values) >= 10 for arm in found)
    assert [arm.subject for arm in found[:2]] == [15, 14]
    rounds = [len(arm.values) for arm in found]
    assert rounds == sorted(rounds, reverse=True)


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


# -- training --------------------------------------------------------------------------------------------------------


def test_weights_are_fitted_to_what_was_chosen() -> None:
    choices: Counter[tuple[tuple[int, ...], int]] = Counter({((1, 2), 1): 30, ((1, 2), 2): 10, ((1, 3), 1): 40})
    weights = fitted_weights(choices)
    assert weights[1] == 1.0
    assert weights[2] == pytest.approx(1 / 3, abs=0.05)
    assert weights[3] < 0.1


def test_a_curve_is_fitted_to_results() -> None:
    rng = random.Random(1)
    scored = [(x, float(rng.random() < chance_at((0.5, 0.4), x)), 1.0) for x in range(-10, 11) for _ in range(40)]
    a, b = fitted_curve(scored)
    assert fitted_curve(()) == (0.0, 0.2)
    assert a == pytest.approx(0.5, abs=0.25)
    assert b == pytest.approx(0.4, abs=0.1)


def test_a_curve_of_a_side_that_never_won_is_no_certainty() -> None:
    a, b = fitted_curve([(x, 0.0, 0.2) for x in range(-10, 11)] * 8)
    assert -4 < a < -1
    assert 0.05 < b < 0.35


class ByPolicy:
    """Chooses by a policy alone."""

    name = "policy"

    def __init__(self, runs: Turns[Any], seed: int) -> None:
        self.runs, self.draw = runs, random.Random(seed).random

    def choose(self, game: Game) -> int:
        pending = game.driver.pending
        assert pending is not None
        me = pending[0]
        turn = game.driver.turns[-1]
        return self.runs.run(turn.before, me, self.draw, self.draw, played=turn.options).way[0]

    def reason(self, _lang: str) -> str | None:
        return None


def training(game: str, player: str, games: int, seed: int) -> Training:
    """A bot against itself."""
    return Training(game, dict.fromkeys(rules_of(game).factions, player), games, seed)


def test_a_tiny_training_beats_uniform_play() -> None:
    heard: list[int] = []
    learned = train(training("malaya", "greedy", 4, 3), tell=heard.append)
    assert heard == [1, 1, 1, 1]
    assert learned["command"] == "coinbox train malaya --player greedy --games 4 --seed 3"
    rules = rules_of("malaya")
    runs: Turns[Any] = Turns(rules, learned_from(rules, learned).policy)
    won = 0
    for seed in range(12):
        game = coinbox.new("malaya", seed=seed, logging=False)
        me = seed % 2
        seats: dict[int, Any] = {me: ByPolicy(runs, seed), 1 - me: make_player("random", seed)}
        while game.driver.pending is not None:
            game.driver.step(seats[game.driver.pending[0]].choose(game))
        assert game.result is not None
        won += game.result.winner == rules.factions[me]
    assert won >= 9


def test_training_is_the_same_for_a_seed_and_can_be_read_again() -> None:
    import json

    first, again = (train(training("kenya", "random", 2, 9)) for _ in range(2))
    assert written(first) == written(again)
    assert json.loads(written(first)) == json.loads(json.dumps(first))
    assert written(first) != written(train(training("kenya", "random", 2, 10)))


def test_training_in_processes_learns_the_same() -> None:
    wanted = training("arab_revolt", "random", 5, 2)
    assert written(train(wanted, Workers(2))) == written(train(wanted))


def test_two_bots_may_play_what_is_learned_from() -> None:
    mixed = Training("malaya", {"british": "greedy", "mcp": "random"}, 2, 4)
    learned, alike = train(mixed), train(training("malaya", "random", 2, 4))
    assert learned["command"] == "coinbox train malaya british=greedy mcp=random --games 2 --seed 4"
    assert learned["policy"]["british"] != alike["policy"]["british"]


@pytest.mark.parametrize("name", OWN_GAMES)
def test_what_was_learned_lies_in_the_folder_of_the_game(name: str) -> None:
    from coinbox.library import folder_of

    text = folder_of(name).joinpath("learned.json").read_text(encoding="utf-8")
    assert f"coinbox train {name} " in text
    assert len(text.encode()) < 60_000
    assert all(0 < slope < 2 for curves in learned_of(name).curves for _, slope in curves)


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
