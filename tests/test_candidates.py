"""Which turns `search` compares: candidates, variations of the best, and how many rollouts each of them gets."""

from __future__ import annotations

import random

import pytest

import coinbox
from coinbox.kernel.turns import UNIFORM
from coinbox.players.budget import Budget, Meter
from coinbox.players.candidates import CHANGES, LOOKS, Gathering, chosen
from coinbox.players.greedy import Line
from coinbox.players.halving import Arm, difference, halve
from coinbox.players.learned import learned_of
from coinbox.players.plans import Depth
from coinbox.players.reasons import reason_of
from coinbox.players.search import USUAL_DEPTH
from coinbox.players.thinking import VARIED, think
from coinbox.text import LANGUAGES
from tests.games import OWN_GAMES
from tests.malaya.table import table
from tests.test_search import Ticking, opened


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


def test_variations_can_be_cut_off(monkeypatch: pytest.MonkeyPatch) -> None:
    driver = coinbox.new("malaya", seed=2).driver
    gathering = Gathering(driver, random.Random(1), learned_of("malaya").policy, lambda: False)
    lines = gathering.gather(200, 8)
    gathering.stop = lambda: True
    walked = gathering.runs
    assert gathering.variations(lines[:2], 6) == []
    assert gathering.runs == walked
    monkeypatch.setattr(Gathering, "is_new", lambda *_: True)
    looks = iter(range(1000))
    gathering.stop = lambda: next(looks) >= CHANGES * 6 + 2  # as the third of those found is looked at
    assert len(gathering.variations(lines[:2], 6)) == 2


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
