"""Who plays whom in a tournament, and how people stand: for any number of people and any results."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from coinbox.table.club.matches.matching import perfect
from coinbox.table.club.matches.pairing import Entrant, Pair, round_robin, rounds_for, swiss
from coinbox.table.club.matches.rounds import drawn, entrant, round_of
from coinbox.table.club.matches.rows import Entry, Played, Tournament
from coinbox.table.club.matches.standings import FIRST, NONE, SECOND, TIE, Ended, standings

RESULTS = (FIRST, SECOND, TIE, NONE)
quick = settings(deadline=None, max_examples=60)


def everybody(pairs: list[Pair]) -> list[int]:
    return sorted(number for pair in pairs for number in pair if number is not None)


# -- partners ----------------------------------------------------------------------------------------------------------


def can_be_perfect(graph: dict[int, set[int]]) -> bool:
    """The same question, answered by trying everything."""
    if not graph:
        return True
    one = min(graph)
    return any(
        can_be_perfect({each: others - {one, two} for each, others in graph.items() if each not in (one, two)})
        for two in graph[one]
    )


@quick
@given(st.integers(1, 4), st.data())
def test_partners_are_found_whenever_there_are_any(half: int, data: st.DataObject) -> None:
    every = list(combinations(range(2 * half), 2))
    graph: dict[int, set[int]] = {each: set() for each in range(2 * half)}
    for one, two in data.draw(st.lists(st.sampled_from(every), unique=True)):
        graph[one].add(two)
        graph[two].add(one)
    found = perfect(graph)
    assert (found is not None) == can_be_perfect(graph)
    assert all(found[found[each]] == each and found[each] in graph[each] for each in found or {} if found)


def test_partners_across_rings_that_lie_in_each_other() -> None:
    ring = {0: {1, 4, 5}, 1: {0, 2}, 2: {1, 3}, 3: {2, 4, 8}, 4: {3, 0}, 5: {0, 6}, 6: {5, 7}, 7: {6, 9}, 8: {3, 9}}
    graph = {**ring, 9: {7, 8}}
    found = perfect(graph)
    assert found is not None
    assert all(found[found[each]] == each for each in graph)
    assert perfect({0: {1, 2}, 1: {0, 2}, 2: {0, 1}, 3: set()}) is None


# -- round robin -------------------------------------------------------------------------------------------------------


@quick
@given(st.integers(2, 32))
def test_in_a_round_robin_everybody_meets_everybody_once_on_even_sides(people: int) -> None:
    numbers = list(range(1, people + 1))
    met: Counter[frozenset[int]] = Counter()
    balance: Counter[int] = Counter()
    byes: Counter[int] = Counter()
    for round in range(1, rounds_for(people) + 1):
        pairs = round_robin(numbers, round)
        assert everybody(pairs) == numbers
        for first, second in pairs:
            if second is None:
                byes[first] += 1
                continue
            met[frozenset((first, second))] += 1
            balance[first] += 1
            balance[second] -= 1
    assert met == Counter(frozenset(pair) for pair in combinations(numbers, 2))
    assert byes == (Counter(numbers) if people % 2 else Counter())
    assert all(abs(n) <= (people + 1) % 2 for n in balance.values())


# -- Swiss -------------------------------------------------------------------------------------------------------------


def entrants(numbers: list[int], games: list[Played]) -> list[Entrant]:
    return [entrant(number, games) for number in numbers]


@quick
@given(st.integers(2, 13), st.data())
def test_a_swiss_tournament_is_fair_whatever_the_results(people: int, data: st.DataObject) -> None:
    numbers, games = list(range(1, people + 1)), list[Played]()
    byes: Counter[int] = Counter()
    for round in range(1, data.draw(st.integers(1, rounds_for(people))) + 1):
        before = {each.number: each for each in entrants(numbers, games)}
        pairs = swiss(list(before.values()))
        assert everybody(pairs) == numbers
        assert pairs == swiss(list(before.values())), "the same way each time"
        for board, (first, second) in enumerate(pairs, 1):
            result = FIRST if second is None else data.draw(st.sampled_from(RESULTS))
            games.append(Played(round, board, 1, "malaya", first, second, result))
            if second is None:
                byes[first] += 1
            else:
                assert before[first].balance <= before[second].balance
        again = [pair for pair in pairs if pair.second is not None and pair.second in before[pair.first].met]
        # So long as at most half of the others are known, there is always somebody new for everybody.
        assert not again or round > people // 2 - 1
        assert max(byes.values(), default=0) <= 1
    assert all(abs(each.balance) <= 4 for each in entrants(numbers, games))


def test_who_stands_alike_meets_and_as_few_as_possible_float() -> None:
    def one(number: int, points: int, *met: int) -> Entrant:
        return Entrant(number, points, dict.fromkeys(met, 1), 0, ())

    # 1 to 4 are equal; 2 has met 3 and 4, so that only 1 is left for him, and nobody need float.
    leaders = [one(1, 4), one(2, 4, 3, 4), one(3, 4, 2), one(4, 4, 2)]
    others = [one(5, 2), one(6, 2)]
    pairs = {frozenset(pair) for pair in swiss([*others, *leaders])}
    assert pairs == {frozenset((1, 2)), frozenset((3, 4)), frozenset((5, 6))}
    # Of three with four points one floats to the next group, and nobody falls through it.
    pairs = {frozenset(pair) for pair in swiss([one(1, 4), one(2, 4), one(3, 4), one(4, 2), one(5, 0), one(6, 0)])}
    assert frozenset((5, 6)) in pairs
    assert any(4 in pair and pair & {1, 2, 3} for pair in pairs)


def test_the_bye_goes_to_the_last_who_had_none_and_people_meet_again_only_where_they_must() -> None:
    def one(number: int, points: int, met: dict[int, int], byes: int) -> Entrant:
        return Entrant(number, points, met, byes, ())

    pairs = swiss([one(1, 4, {2: 1}, 0), one(2, 2, {1: 1, 3: 1}, 0), one(3, 0, {2: 1}, 1)])
    assert pairs[-1] == Pair(2, None), "3 had a bye, and 1 has not met 3"
    pairs = swiss(
        [one(1, 0, {2: 2, 3: 1}, 0), one(2, 0, {1: 2, 4: 1}, 0), one(3, 0, {1: 1, 4: 2}, 0), one(4, 0, {2: 1, 3: 2}, 0)]
    )
    assert {frozenset(pair) for pair in pairs} == {frozenset((1, 4)), frozenset((2, 3))}
    (pair,) = swiss([one(1, 0, {2: 3}, 0), one(2, 0, {1: 3}, 0)])
    assert set(pair) == {1, 2}, "two go on for as long as they like"


# -- rounds ------------------------------------------------------------------------------------------------------------


def tournament(**other: Any) -> Tournament:
    known = Tournament("id", "Cup", "robin", ("malaya", "kenya"), True, 3, 0, 7, 0.0)
    return known._replace(**other)


def test_a_round_has_its_game_and_sides_are_changed() -> None:
    pairs = [Pair(1, 2), Pair(3, 4), Pair(5, None)]
    games = round_of(tournament(), pairs, {4})
    assert [(game.board, game.leg, game.first, game.second) for game in games] == [
        *((1, 1, 1, 2), (1, 2, 2, 1), (2, 1, 3, 4), (2, 2, 4, 3), (3, 1, 5, None), (3, 2, 5, None)),
    ]
    assert [(game.result, game.how) for game in games] == [
        *((None, None), (None, None), (FIRST, "left"), (SECOND, "left"), (FIRST, "bye"), (FIRST, "bye")),
    ]
    assert {game.title for game in games} == {"malaya"}
    titles = [round_of(tournament(round=done), pairs, set())[0].title for done in range(4)]
    assert titles == ["malaya", "kenya", "malaya", "kenya"]
    assert [game.leg for game in round_of(tournament(sides=False), pairs, set())] == [1, 1, 1]
    assert {game.result for game in round_of(tournament(), [Pair(1, 2), Pair(5, None)], {1, 2, 5})} == {NONE}


def test_the_draw_follows_from_the_seed() -> None:
    people = [Entry(number, None, None, None, False) for number in range(1, 9)]
    assert drawn(tournament(), people) == drawn(tournament(), people)
    assert sorted(drawn(tournament(), people)) == list(range(1, 9))
    assert drawn(tournament(), people) != drawn(tournament(seed=8), people)


# -- standings ---------------------------------------------------------------------------------------------------------


def lines(kind: str, numbers: list[int], *games: Ended) -> list[tuple[int, int, float, float]]:
    return [(line.place, line.number, line.points, line.tiebreak) for line in standings(kind, numbers, games)]


def test_points_and_sonneborn_berger_by_hand() -> None:
    games = (
        *(Ended(1, 1, 2, FIRST), Ended(1, 3, 4, TIE)),
        *(Ended(2, 1, 3, SECOND), Ended(2, 2, 4, FIRST)),
        *(Ended(3, 1, 4, FIRST), Ended(3, 2, 3, NONE)),
    )
    # 1: beat 2 (1 point) and 4 (½): 1.5. 3: tied with 4 (½), beat 1 (2): 2.25. 2: beat 4: ½.
    assert lines("robin", [1, 2, 3, 4], *games) == [
        (1, 1, 2.0, 1.5),
        (2, 3, 1.5, 2.25),
        (3, 2, 1.0, 0.5),
        (4, 4, 0.5, 0.75),
    ]


def test_buchholz_counts_opponents_once_a_match_and_one_self_for_a_bye() -> None:
    games = (
        *(Ended(1, 1, 2, FIRST), Ended(1, 2, 1, SECOND), Ended(1, 3, None, FIRST), Ended(1, 3, None, FIRST)),
        *(Ended(2, 1, 3, TIE), Ended(2, 3, 1, TIE), Ended(2, 2, None, FIRST), Ended(2, 2, None, FIRST)),
    )
    # 1 (3 points) met 2 (2) and 3 (3); 3 (3 points) met 1 (3) and had a bye: his own 3.
    assert lines("swiss", [1, 2, 3], *games) == [(1, 3, 3.0, 6.0), (2, 1, 3.0, 5.0), (3, 2, 2.0, 5.0)]
    # Who did not come is no opponent.
    absent = lines("swiss", [1, 2], Ended(1, 1, 2, FIRST, played=False))
    assert absent == [(1, 1, 1.0, 1.0), (2, 2, 0.0, 0.0)]


def test_then_the_games_among_equals_then_a_shared_place() -> None:
    ring = (Ended(1, 1, 2, FIRST), Ended(2, 2, 3, FIRST), Ended(3, 3, 1, FIRST))
    assert [line[0] for line in lines("robin", [1, 2, 3], *ring)] == [1, 1, 1]
    # 3 and 4 have 1½ points each, and 1¾ by Sonneborn-Berger: 3 has beaten 4.
    games = (
        *(Ended(1, 1, 2, FIRST), Ended(1, 3, 4, FIRST)),
        *(Ended(2, 1, 3, FIRST), Ended(2, 2, 4, SECOND)),
        *(Ended(3, 1, 4, TIE), Ended(3, 2, 3, TIE)),
    )
    assert lines("robin", [1, 2, 3, 4], *games) == [
        *((1, 1, 2.5, 2.75), (2, 3, 1.5, 1.75), (3, 4, 1.5, 1.75), (4, 2, 0.5, 0.75)),
    ]
    # 1 and 4 have not met: they share the second place, and nobody has the third.
    apart = (Ended(1, 2, 1, FIRST), Ended(1, 4, 3, NONE), Ended(2, 1, 3, FIRST), Ended(2, 2, 4, SECOND))
    assert [line[:2] for line in lines("swiss", [1, 2, 3, 4], *apart)] == [(1, 2), (2, 1), (2, 4), (4, 3)]
