"""The bugs that programs of COIN games had again and again: each is shown to be impossible here."""

from __future__ import annotations

import random
from itertools import permutations, product
from typing import Any

import pytest

import coinbox
from coinbox import Game
from coinbox.games.japanese_occupation.events import EVENTS
from coinbox.games.japanese_occupation.vocabulary import FACTIONS, SPACES, TOTAL
from tests.japanese_occupation.table import Spaces, event, is_done, offered, play, prompt, space, state, table
from tests.tabletalk import MOST_DECISIONS, drawn, here, play_at_random, problems

BRITISH, JAPANESE = FACTIONS
BOXES = ("limited-op", "event", "op-special")
BRITISH_OPERATIONS = ("train", "contact", "sabotage", "ambush")
JAPANESE_OPERATIONS = ("deploy", "construct", "sweep", "assault")
OPERATIONS = [(BRITISH, name) for name in BRITISH_OPERATIONS] + [(JAPANESE, name) for name in JAPANESE_OPERATIONS]
ACTIVITIES = {"supply", "gather", "raid", "extract", "reprisal", "eliminate"}
FIRST_CAMPAIGN = ["J1", "J2", "J3", "J4"]
BUSY: Spaces = {
    "kedah": {"troops": 2, "mpaja_underground": 1, "non_mpaja_active": 1},
    "perak": {
        "troops": 3,
        "police": 1,
        "kempeitai": 1,
        "opposition": True,
        "caches": 1,
        "camps": True,
        "force_136": 1,
        "mpaja_underground": 2,
        "mpaja_active": 1,
    },
    "kelantan": {"troops": 1, "mpaja_active": 1, "non_mpaja_underground": 1, "new_villages": True},
    "pahang": {"mpaja_underground": 1, "force_136": 1, "camps": True, "intel": 3, "revealed": True},
    "kuala_lumpur": {"troops": 3, "police": 2, "kempeitai": 1, "non_mpaja_underground": 1},
    "negri_sembilan": {"police": 1, "caches": 1, "mpaja_underground": 1, "force_136": 1, "intel": 2},
    "johore": {"troops": 2, "kempeitai": 1, "opposition": True, "camps": True, "new_villages": True, "terror": 1},
    "ec_north": {"troops": 2, "mpaja_underground": 1},
    "ec_south": {"troops": 2, "mpaja_active": 1},
}
EXHAUSTED: Spaces = {
    "kedah": {"troops": 2, "mpaja_active": 2, "non_mpaja_active": 1, "camps": True, "caches": 1, "force_136": 1},
    "perak": {"troops": 3, "police": 2, "kempeitai": 1, "opposition": True, "caches": 1, "camps": True, "force_136": 1},
    "kelantan": {"troops": 1, "mpaja_active": 1, "non_mpaja_underground": 1, "new_villages": True, "police": 1},
    "pahang": {"mpaja_underground": 2, "camps": True, "caches": 1, "troops": 2, "new_villages": True},
    "kuala_lumpur": {"troops": 3, "police": 2, "kempeitai": 1, "non_mpaja_underground": 1, "mpaja_underground": 1},
    "negri_sembilan": {"police": 1, "caches": 1, "mpaja_underground": 2, "force_136": 1, "new_villages": True},
    "johore": {"troops": 2, "kempeitai": 1, "opposition": True, "camps": True, "new_villages": True, "caches": 1},
    "ec_north": {"troops": 2, "mpaja_underground": 1, "non_mpaja_active": 1},
    "ec_south": {"mpaja_active": 1},
}
"""Nothing is Available, and no New Village is in the pool."""
FULL: dict[str, Any] = {"zipper": "12", "sabotage": [1] * 8}


def told(game: Game, message: str) -> list[dict[str, str | int]]:
    """What the log says under this message."""
    assert game.driver.log is not None
    return [args for name, args in game.driver.log if name == message]


def pieces(game: Game) -> list[int]:
    """All pieces of each type, wherever they are: on the map, Available, on a card, on the track, out of the game."""
    s = state(game)
    found = list(s.available)
    for row, kind in zip(s.ROWS, s.TYPE, strict=True):
        found[kind] += sum(getattr(s, row))
    found[0] += s.burma_troops
    found[3] += s.zipper_caches.bit_count() + s.lost_caches
    found[5] += s.davis_force
    found[6] += s.lost_kempeitai
    return found


# -- too many spaces -------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.4.4", "3.1")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("operation", JAPANESE_OPERATIONS)
def test_a_limited_operation_of_the_japanese_stays_in_one_space(operation: str, seed: int) -> None:
    game = play(table(BUSY, by=JAPANESE), "limited-op", operation)
    answers = play_at_random(game, seed)
    selected = [str(args["space"]) for args in told(game, "select")]
    assert len(selected) == 1
    moved = {answer.split(">")[1] for _, answer in answers if answer.startswith("troop:")}
    assert moved <= {*selected}


@pytest.mark.covers("3.1")
@pytest.mark.parametrize("operation", JAPANESE_OPERATIONS)
def test_the_japanese_never_select_more_than_three(operation: str) -> None:
    numbers = set()
    for seed in range(12):
        game = play(table(BUSY, by=JAPANESE, zipper="12"), "op-special", operation)
        answers = play_at_random(game, seed)
        spaces = [answer for asked, answer in answers if asked == f"{operation}-space" and answer in SPACES]
        assert len(spaces) <= 3
        numbers.add(len(spaces))
    assert len(numbers) > 1 or operation == "sweep"


@pytest.mark.covers("3.1", "4.1")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_space_is_selected_twice(faction: str, operation: str) -> None:
    for seed in range(15):
        answers = play_at_random(play(table(BUSY, by=faction, zipper="12"), "op-special", operation), seed)
        for question in {asked for asked, _ in answers if asked.endswith("-space")}:
            names = [answer for asked, answer in answers if asked == question and answer in SPACES]
            assert len(names) == len(set(names))


# -- two Special Activities ------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "R-C7")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_turn_has_two_special_activities(faction: str, operation: str) -> None:
    taken = set()
    for seed in range(25):
        game = play(table(BUSY, by=faction, zipper="12"), "op-special", operation)
        used = [answer for _, answer in play_at_random(game, seed) if answer in ACTIVITIES]
        headed = [args for args in told(game, "activity") if args["action"] in ACTIVITIES]
        assert len(used) == len(headed) <= 1
        taken |= set(used)
    assert len(taken) > 1 or taken == {"extract"}


@pytest.mark.covers("2.4.4", "4.1")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_a_limited_operation_has_none(faction: str, operation: str) -> None:
    for seed in range(6):
        game = play(table(BUSY, by=faction), "limited-op", operation)
        assert not {answer for _, answer in play_at_random(game, seed)} & ACTIVITIES


# -- an Operation without a space ------------------------------------------------------------------------------------


def sparse(source: random.Random) -> Spaces:
    """A board with few pieces, where a Special Activity easily takes the only target away."""
    spaces: Spaces = {}
    for name in source.sample(SPACES, source.randint(2, 5)):
        centre = name.startswith("ec_")
        province = not centre and name != "kuala_lumpur"
        most = [("mpaja_underground", 2), ("mpaja_active", 1), ("non_mpaja_underground", 1), ("troops", 2)]
        most += [("police", 1), ("force_136", 1), ("kempeitai", 1)]
        most += [] if centre else [("caches", 1)]
        chosen: dict[str, int | bool] = {p: source.randint(1, n) for p, n in most if source.random() < 0.4}
        if province:
            chosen["camps"] = source.random() < 0.4
        spaces[name] = chosen
    for piece, limit in (("force_136", 3), ("kempeitai", 3), ("camps", 4), ("caches", 3)):
        for name in [name for name in spaces if spaces[name].get(piece)][limit:]:
            del spaces[name][piece]
    return spaces


@pytest.mark.covers("R-C6", "3.1")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_operation_ends_without_a_space(faction: str, operation: str, seed: int) -> None:
    source = random.Random(seed)
    played = 0
    while played < 12:
        numbers: dict[str, Any] = {
            "unshaded": source.sample(["J8", "J22", "J27"], source.randint(0, 2)),
            "shaded": source.sample(["J12", "J15"], source.randint(0, 1)),
        }
        game = table(sparse(source), by=faction, ask=("end-turn", "pass", *SPACES), **numbers)
        if operation in offered(play(game, "op-special")):
            answers = play_at_random(play(game, operation), seed)
            if operation == "contact":
                came = [args["piece"] for message in ("place", "move") for args in told(game, message)]
                assert "force_136" in came
            else:
                assert [answer for asked, answer in answers if asked == f"{operation}-space" and answer in SPACES]
            assert problems(game) == []
            played += 1


@pytest.mark.covers("2.4.3", "3.1")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
def test_an_empty_map_still_offers_contact_deploy_and_sweep(box: str) -> None:
    assert offered(play(table({}), box)) == ["contact", "pass"]
    assert offered(play(table({}, by=JAPANESE), box)) == ["deploy", "sweep", "pass"]


@pytest.mark.covers("2.4.3", "3.1", "1.9")
def test_with_all_force_136_on_the_map_a_contact_moves() -> None:
    spaces: Spaces = {"perak": {"force_136": 2}}
    game = play(table(spaces, davis_force=1), "limited-op", "contact")
    assert prompt(game) == "contact-move", "the third waits on a card"
    game = play(table(spaces), "limited-op", "contact")
    assert offered(game) == ["place-force", "move-force"]


# -- a piece that moves twice ----------------------------------------------------------------------------------------


@pytest.mark.covers("R-C8", "3.3.3")
def test_no_troop_moves_twice_in_a_sweep() -> None:
    spaces: Spaces = {"kedah": {"troops": 1}, "perak": {"troops": 1}}
    game = play(table(spaces, by=JAPANESE), "op-special", "sweep", "perak", "selangor", "done")
    assert offered(game) == ["troop:kedah>perak", "troop:perak>selangor", "done"]
    play(game, "troop:kedah>perak")
    assert offered(game) == ["troop:perak>selangor", "done"], "the one that stood there"
    play(game, "troop:perak>selangor")
    assert not [name for name in offered(game) if name.startswith("troop:")]


@pytest.mark.covers("R-C8", "3.2.2")
def test_no_force_136_and_no_escort_moves_twice_in_a_contact() -> None:
    spaces: Spaces = {"kedah": {"force_136": 1, "non_mpaja_active": 1}, "perak": {"force_136": 1}}
    game = play(table(spaces), "limited-op", "contact", "move-force")
    play(game, "force_136:kedah>perak", "non_mpaja_active:kedah>perak")
    assert all(name.startswith("force_136:perak>") or name == "done" for name in offered(game))
    play(game, "force_136:perak>selangor")
    assert is_done(game), "the escort of the first does not go on with the second"
    assert here(game, "perak", "non_mpaja_active") == 1


@pytest.mark.covers("R-C8", "3.3.1", "6.5.2")
def test_no_kempeitai_moves_twice() -> None:
    spaces: Spaces = {"kedah": {"kempeitai": 1}, "perak": {"troops": 1, "opposition": True}, "johore": {"troops": 1}}
    game = play(table(spaces, by=JAPANESE), "limited-op", "deploy", "johore")
    play(game, "kempeitai:kedah>perak")
    assert is_done(game)
    game = table(spaces, stage="japanese_redeploy", played=[*FIRST_CAMPAIGN, "J33"])
    play(game, "kempeitai:kedah>perak")
    assert is_done(game)


# -- New Villages ----------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.15", "R-J6", "3.2.4", "R-C1")
def test_a_new_village_is_lost_in_mid_operation_and_goes_to_the_pool() -> None:
    led = {"force_136": 1, "mpaja_underground": 1, "police": 1}
    spaces: Spaces = {"johore": {**led, "new_villages": True}, "perak": led}
    game = play(table(spaces), "op-special", "ambush", "johore")
    assert "new_village" not in space(game, "johore")
    assert drawn(game)["available"]["new_village"] == 4
    assert not is_done(game)


@pytest.mark.covers("1.15", "R-J6", "3.3.3", "R-C1")
def test_a_new_village_outlives_a_space_without_cubes_within_a_step() -> None:
    """One Troop leaves Johore and another arrives in the same movement."""
    spaces: Spaces = {"johore": {"troops": 1, "mpaja_active": 1, "new_villages": True}, "pahang": {"troops": 1}}
    game = play(table(spaces, by=JAPANESE), "op-special", "sweep", "johore", "pahang", "done")
    play(game, "troop:johore>pahang")
    assert "new_village" in space(game, "johore")
    play(game, "troop:pahang>johore")
    assert "new_village" in space(game, "johore")
    game = play(table(spaces, by=JAPANESE), "op-special", "sweep", "pahang", "done", "troop:johore>pahang")
    assert "new_village" not in space(game, "johore")


@pytest.mark.covers("1.15", "R-J6", "1.4.1")
def test_a_new_village_without_anybody_stays() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "new_villages": True, "camps": True, "force_136": 1}}
    game = play(table(spaces, by=JAPANESE), "op-special", "sweep", "pahang", "done", "troop:johore>pahang")
    assert "new_village" in space(game, "johore"), "camps and Force 136 are no forces"


@pytest.mark.covers("1.15", "3.3.2")
def test_a_lost_new_village_may_be_built_again() -> None:
    spaces: Spaces = {name: {"new_villages": True} for name in ("perak", "kelantan", "pahang")}
    spaces["negri_sembilan"] = {"new_villages": True, "police": 1, "mpaja_active": 1}
    spaces["johore"] = {"troops": 1}
    game = table(spaces, by=JAPANESE)
    assert offered(play(game, "limited-op", "construct")) == ["end-turn"], "none is in the pool"
    game = table(spaces, card="J13", stage="icon", by=JAPANESE)
    play(game, "end-turn", "limited-op", "construct")
    assert "new-village" in offered(game)


@pytest.mark.covers("1.15", "R-J6")
def test_no_new_village_stands_among_british_forces_alone_after_any_turn() -> None:
    for (faction, operation), seed in product(OPERATIONS, range(6)):
        game = play(table(EXHAUSTED, by=faction, **FULL), "op-special", operation)
        play_at_random(game, seed)
        assert problems(game) == []


# -- Available and stacking ------------------------------------------------------------------------------------------


@pytest.mark.covers("R-C2", "1.4.1", "1.9")
def test_pieces_come_from_the_map_only_when_none_of_the_type_is_available() -> None:
    spaces: Spaces = {"kedah": {"force_136": 1, "camps": True}, "perak": {"non_mpaja_active": 4, "mpaja_active": 3}}
    game = play(table(spaces), "limited-op", "train", "mpaja")
    assert here(game, "kedah", "mpaja_underground") == 1, "MPAJA Guerrillas are Available"
    game = play(table(spaces), "limited-op", "train", "non_mpaja")
    assert offered(game) == ["non_mpaja_active:perak", "done"], "the other type is not"


@pytest.mark.covers("1.4.1", "1.2", "6.7.2")
@pytest.mark.parametrize("seed", range(3))
def test_no_piece_is_lost_or_made_in_a_whole_game(seed: int) -> None:
    game = coinbox.new("japanese_occupation", chance="ask")
    source = random.Random(seed)
    seen = set()
    while not game.over:
        play(game, source.choice(offered(game)))
        seen.add(drawn(game)["stage"])
        assert pieces(game) == [*TOTAL]
        if game.driver.pending is not None and prompt(game) == "next-card":
            assert problems(game) == []
    assert {"first", "second", "icon", "supply", "over"} <= seen


@pytest.mark.covers("1.4.2", "5.1.1", "1.4.1")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("card", "side"), sorted(EVENTS))
def test_no_event_breaks_stacking_or_runs_for_ever(card: str, side: str, faction: str) -> None:
    boards: list[tuple[Spaces, dict[str, Any]]] = [(BUSY, {"zipper": "12"}), (EXHAUSTED, FULL), ({}, {})]
    for (spaces, numbers), seed in product(boards, range(3)):
        game = event(card, side, spaces, by=faction, **numbers)
        play_at_random(game, seed)
        assert problems(game) == []
        assert pieces(game) == [*TOTAL]


@pytest.mark.covers("5.4", "5.5", "1.4.1")
@pytest.mark.parametrize("card", ["J5", "J6", "J7", "J9", "J10", "J13"])
def test_no_icon_and_no_mandatory_event_runs_for_ever(card: str) -> None:
    boards: list[tuple[Spaces, dict[str, Any]]] = [(BUSY, {"zipper": "12"}), (EXHAUSTED, FULL), ({}, {})]
    for (spaces, numbers), seed in product(boards, range(4)):
        game = play(table(spaces, stage="reveal", played=["J1"], **numbers), f"card:{card}")
        for _ in range(2):
            if drawn(game)["stage"] != "first":
                play_at_random(game, seed)
                play(game, "end-turn")
        assert drawn(game)["stage"] == "first"
        assert (problems(game), pieces(game)) == ([], [*TOTAL])


@pytest.mark.covers("1.4.1", "1.4.2", "R-C2")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_operation_runs_for_ever_with_nothing_available(faction: str, operation: str, box: str) -> None:
    for seed in range(6):
        game = table(EXHAUSTED, by=faction, **FULL)
        assert state(game).available == [0] * 7
        play_at_random(play(game, box, operation), seed)
        assert (problems(game), pieces(game)) == ([], [*TOTAL])


@pytest.mark.covers("1.4.1", "R-C2")
@pytest.mark.parametrize("index", [0, -1])
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_always_the_same_answer_ends_the_turn_too(faction: str, operation: str, index: int) -> None:
    game = play(table(EXHAUSTED, by=faction, **FULL), "op-special", operation)
    for _ in range(MOST_DECISIONS):
        if is_done(game):
            break
        play(game, offered(game)[index])
    assert is_done(game)


@pytest.mark.covers("6.0", "6.3", "6.4", "6.5", "6.6")
@pytest.mark.parametrize("seed", range(6))
def test_a_propaganda_round_ends_with_nothing_available(seed: int) -> None:
    game = table(EXHAUSTED, stage="reveal", played=FIRST_CAMPAIGN, resistance=seed * 4, **FULL)
    play(game, "card:J33")
    for _ in range(8):
        play_at_random(game, seed)
        play(game, "end-turn")
        assert (problems(game), pieces(game)) == ([], [*TOTAL])
    assert drawn(game)["stage"] == "reveal"


@pytest.mark.covers("J17 execute", "J25 shaded", "6.6", "1.4.1")
def test_nobody_is_lost_on_the_way_over_a_card_and_back() -> None:
    game = event("J17", "execute", BUSY, by=JAPANESE, zipper="12", played=[*FIRST_CAMPAIGN, "J17"])
    play_at_random(game, 1)
    assert (state(game).burma_troops, sum(state(game).troops)) == (3, 12)
    play(game, "end-turn", "op-special", "pass")
    while not offered(game)[0].startswith("card:"):
        play(game, offered(game)[-1])
    play(game, "card:J33")
    while drawn(game)["stage"] != "reveal":
        play(game, offered(game)[-1])
    assert (state(game).burma_troops, sum(state(game).troops)) == (0, 15)
    assert (problems(game), pieces(game)) == ([], [*TOTAL])


@pytest.mark.covers("6.7.2", "R-J11", "J14 shaded", "J7 shaded", "J7 unshaded")
@pytest.mark.parametrize("seed", range(8))
def test_caches_are_conserved_through_the_boxes_of_the_zipper(seed: int) -> None:
    source = random.Random(seed)
    game = table(BUSY, zipper="12")
    position: dict[str, Any] = dict(game.position())
    for _ in range(12):
        card, side = source.choice([("J7", "unshaded"), ("J7", "shaded"), ("J14", "shaded"), ("J24", "unshaded")])
        position |= {"played": [card], "stage": "first", "first_box": "none"}
        game = coinbox.new("japanese_occupation", position=position, chance="ask", ask=("end-turn",))
        play_at_random(play(game, "event", side), source.randint(0, 99))
        assert pieces(game)[3] == 5
        assert problems(game) == []
        position = dict(game.position())


# -- Intel -----------------------------------------------------------------------------------------------------------


HIDDEN: Spaces = {
    "perak": {"force_136": 1, "mpaja_underground": 2, "troops": 1},
    "kedah": {"mpaja_underground": 1},
    "kelantan": {"non_mpaja_underground": 1},
}


def in_mid_draw() -> Game:
    """A Guerrilla in Kedah has shown itself for a chit that is about to be drawn."""
    return play(table(HIDDEN), "op-special", "ambush", "gather", "kedah")


@pytest.mark.covers("1.11", "4.2.2")
def test_a_clone_in_mid_draw_goes_its_own_way() -> None:
    game = in_mid_draw()
    other = game.clone()
    play(game, "intel-2")
    assert (prompt(other), other.actor) == ("draw-intel", "chance")
    play(other, "intel-0")
    assert ("intel_2" in space(game, "kedah"), "intel_0" in space(other, "kedah")) == (True, True)
    assert (state(game).intel[0], state(other).intel[0]) == (3, 1)


@pytest.mark.covers("1.11", "4.2.2")
def test_a_record_in_mid_draw_reads_back() -> None:
    for names in ((), ("intel-1",), ("intel-1", "perak"), ("intel-1", "perak", "intel-1", "done")):
        game = play(in_mid_draw(), *names)
        again = coinbox.load(game.record(), ask=("end-turn",))
        assert (prompt(again), offered(again)) == (prompt(game), offered(game))
        assert again.position() == game.position()


@pytest.mark.covers("1.11", "4.2.2")
def test_undo_takes_a_gather_back_with_its_draws() -> None:
    game = play(table(HIDDEN), "op-special", "ambush")
    before = game.position()
    play(game, "gather", "kedah", "intel-2", "perak", "intel-1", "done")
    assert game.position() != before
    while prompt(game) != "ambush-space" or state(game).revealed:
        assert game.undo()
    assert game.position() == before
    assert "gather" in offered(game)


@pytest.mark.covers("1.11", "R-J14", "6.6")
@pytest.mark.parametrize("seed", range(3))
def test_there_are_never_more_than_three_chits_of_a_value(seed: int) -> None:
    game = coinbox.new("japanese_occupation", chance="ask")
    source = random.Random(seed + 10)
    drawn_chits = 0
    while not game.over:
        names = offered(game)
        wanted = [name for name in names if name in ("op-special", "contact", "sabotage", "gather")]
        drawn_chits += prompt(game) == "draw-intel"
        play(game, source.choice(wanted or names))
        intel = state(game).intel
        assert all(intel.count(value) <= 3 for value in (1, 2, 3))
    assert drawn_chits > 3


@pytest.mark.covers("1.11", "R-J14")
def test_the_last_chit_of_the_cup_is_certain() -> None:
    spaces: Spaces = {
        name: {"intel": 1 + i % 3, "revealed": True}
        for i, name in enumerate(["kedah", "kelantan", "trengganu", "pahang", "selangor"])
    }
    spaces |= {"kuala_lumpur": {"intel": 3}, "negri_sembilan": {"intel": 1}, "johore": {"intel": 2}}
    spaces["perak"] = {"force_136": 1, "mpaja_underground": 1}
    game = play(table(spaces), "op-special", "contact", "gather", "perak")
    assert "intel_2" in space(game, "perak"), "it is not asked"


@pytest.mark.covers("1.11", "R-J14")
def test_a_concealed_chit_is_not_shown_though_its_value_is_kept() -> None:
    spaces: Spaces = {"perak": {"kempeitai": 1, "intel": 3, "revealed": True}, "kedah": {"troops": 1}}
    game = play(table(spaces, by=JAPANESE), "op-special", "sweep", "eliminate")
    assert ("intel" in space(game, "perak"), "intel_2" in space(game, "perak")) == (True, False)
    assert state(game).intel[1] == 3


# -- undo ------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.4.2", "4.1")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_undo_to_the_start_restores_everything(faction: str, operation: str) -> None:
    game = table(BUSY, by=faction, zipper="12")
    before = game.position()
    play_at_random(play(game, "op-special", operation), 3)
    while game.undo():
        pass
    assert (game.position(), prompt(game)) == (before, "choose-box")


@pytest.mark.covers("5.5", "R-J19")
def test_undo_of_an_icon_brings_the_cache_back() -> None:
    spaces: Spaces = {name: {"camps": True} for name in ("perak", "kedah", "johore", "pahang")}
    spaces["selangor"] = {"caches": 1}
    game = table(spaces, card="J7", stage="icon")
    before = game.position()
    play(game, "johore")
    assert here(game, "selangor", "supply_cache") == 0
    assert game.undo()
    assert prompt(game) == "take-camp"
    while game.undo():
        pass
    assert (game.position()["spaces"], here(game, "johore", "jungle_camp")) == (before["spaces"], True)


# -- forced choices --------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1")
def test_nobody_is_asked_what_has_one_answer() -> None:
    for seed in range(2):
        game = coinbox.new("japanese_occupation", chance="ask")
        source = random.Random(seed)
        while not game.over:
            assert len(offered(game)) > 1
            play(game, source.choice(offered(game)))


# -- a Capability that never fires -----------------------------------------------------------------------------------


def enacted(card: str, side: str, spaces: Spaces, *names: str, by: str, **rest: Any) -> Game:
    """A faction acts with Operation and Special Activity after the other has put a Capability into force."""
    other = JAPANESE if by == BRITISH else BRITISH
    game = event(card, side, spaces, by=other, **rest)
    return play(game, "end-turn", "op-special", *names)


@pytest.mark.covers("5.3", "J8 unshaded", "J8 shaded", "4.2.1")
def test_j8_drops_supplies_or_loses_them() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "camps": True}, "johore": {"camps": True}}
    assert offered(enacted("J8", "unshaded", spaces, "train", "supply", by=BRITISH)) == ["perak", "johore"]
    game = enacted("J8", "shaded", spaces, "train", "supply", "die:2", by=BRITISH)
    assert "jungle_camp" in space(game, "perak")


@pytest.mark.covers("5.3", "J12 unshaded", "J12 shaded", "3.3.2", "4.3.1")
def test_j12_provokes_or_repairs() -> None:
    spaces: Spaces = {"kedah": {"troops": 1}}
    cut = [1, 0, 0, 0, 0, 0, 0, 0]
    game = enacted("J12", "unshaded", spaces, "construct", "kedah", by=JAPANESE, sabotage=cut)
    assert (game.actor, prompt(game)) == (BRITISH, "construct-provokes")
    game = enacted("J12", "shaded", spaces, "deploy", "extract", "r1", "ec_north", by=JAPANESE, sabotage=cut)
    assert state(game).resources == 4


@pytest.mark.covers("5.3", "J15 unshaded", "J15 shaded", "4.3.1", "6.1.2")
def test_j15_recruits_settlers_or_subdues_them() -> None:
    spaces: Spaces = {"johore": {"troops": 1, "new_villages": True, "opposition": True}}
    game = enacted("J15", "unshaded", spaces, "deploy", "extract", "ec_north", "done", by=JAPANESE)
    assert (game.actor, prompt(game)) == (BRITISH, "extract-recruit")
    rest: dict[str, Any] = {"stage": "reveal", "played": ["J15", *FIRST_CAMPAIGN], "shaded": ["J15"]}
    assert here(play(table(spaces, **rest), "card:J33"), "johore", "mpaja_underground") == 0


@pytest.mark.covers("5.3", "J19 unshaded", "J19 shaded", "4.2.2")
def test_j19_widens_or_narrows_gather() -> None:
    spaces: Spaces = {
        "kedah": {"force_136": 1, "mpaja_underground": 1},
        "perak": {"mpaja_underground": 1},
        "johore": {"force_136": 1, "mpaja_underground": 1},
        "pahang": {"mpaja_underground": 1},
        "trengganu": {"force_136": 1},
    }
    names = ["contact", "gather", "kedah", "perak", "intel-0", "done", "johore", "johore", "intel-0"]
    game = enacted("J19", "shaded", spaces, *names, by=BRITISH)
    assert prompt(game) == "contact-move", "Pahang is next to the second space only"
    game = enacted("J19", "unshaded", spaces, *names, by=BRITISH)
    assert offered(game) == ["pahang", "done"]
    assert offered(play(game, "done")) == ["trengganu", "done"]


@pytest.mark.covers("5.3", "J22 unshaded", "J22 shaded", "4.2.2", "4.3.3")
def test_j22_hides_those_who_gather_or_exposes_force_136() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 1, "camps": True, "kempeitai": 1, "troops": 1}}
    game = enacted("J22", "unshaded", spaces, "contact", "gather", "perak", "intel-0", by=BRITISH)
    assert here(game, "perak", "mpaja_underground") == 1
    game = enacted("J22", "shaded", spaces, "sweep", "eliminate", "die:6", by=JAPANESE)
    assert "remove-force" in offered(game)


@pytest.mark.covers("5.3", "J27 unshaded", "J27 shaded", "3.2.3", "4.2.1")
def test_j27_adds_a_space_or_calms_one() -> None:
    spaces: Spaces = {
        "perak": {"force_136": 1, "mpaja_underground": 1, "camps": True, "opposition": True},
        "johore": {"mpaja_underground": 1},
        "pahang": {"mpaja_underground": 1},
    }
    game = enacted("J27", "unshaded", spaces, "sabotage", "johore", "r7", by=BRITISH)
    assert "perak" in offered(game)
    assert "pahang" not in offered(game), "one only"
    game = enacted("J27", "shaded", spaces, "train", "supply", by=BRITISH)
    assert space(game, "perak")["level"] == "neutral"


# -- the wrong side of a card ----------------------------------------------------------------------------------------


@pytest.mark.covers("5.2")
@pytest.mark.parametrize(
    ("card", "side", "resistance", "resources", "zipper"),
    [
        ("J1", "unshaded", 12, 9, 2),
        ("J3", "shaded", 10, 15, 2),
        ("J4", "unshaded", 11, 9, 2),
        ("J4", "shaded", 10, 9, 2),
        ("J7", "shaded", 10, 9, 0),
        ("J10", "unshaded", 10, 5, 2),
        ("J10", "shaded", 10, 11, 2),
        ("J24", "shaded", 9, 9, 2),
        ("J31", "unshaded", 10, 8, 2),
        ("J31", "shaded", 10, 10, 2),
    ],
)
def test_the_chosen_side_is_the_one_carried_out(
    card: str, side: str, resistance: int, resources: int, zipper: int
) -> None:
    spaces: Spaces = {
        "perak": {"force_136": 1, "camps": True, "opposition": True, "troops": 1, "terror": 2},
        "johore": {"new_villages": True},
    }
    game = event(card, side, spaces, resistance=10, resources=9, zipper="12")
    while not is_done(game):
        play(game, offered(game)[-1])
    assert (state(game).resistance, state(game).resources, state(game).zipper) == (resistance, resources, zipper)


@pytest.mark.covers("5.2", "5.1")
@pytest.mark.parametrize(("card", "side"), sorted(EVENTS))
def test_the_log_names_the_side_that_was_chosen(card: str, side: str) -> None:
    game = event(card, side, BUSY, by=JAPANESE, zipper="12")
    assert told(game, "event") == [{"faction": JAPANESE, "card": card, "side": side}]


@pytest.mark.covers("5.2", "5.4")
def test_the_two_sides_of_a_card_are_two_effects() -> None:
    cards = {card for card, _ in EVENTS}
    assert len(cards) == 30, "32 Events, two of them Mandatory"
    for card in cards - {"J17"}:
        assert EVENTS[card, "unshaded"] is not EVENTS[card, "shaded"]
    assert [side for card, side in EVENTS if card == "J17"] == ["execute"]


# -- eligibility -----------------------------------------------------------------------------------------------------


def act(game: Game, box: str, passing: bool) -> None:
    """Take a box, act there or pass, and end the turn."""
    play(game, box)
    if passing:
        play(game, "pass")
    while prompt(game) not in ("choose-box", "next-card"):
        game.play(0)


@pytest.mark.covers("2.4.5", "2.4.3", "2.4.1", "2.4.6", "R-C9")
@pytest.mark.parametrize("first", FACTIONS)
@pytest.mark.parametrize(("first_passes", "second_passes"), list(product((False, True), repeat=2)))
@pytest.mark.parametrize(("first_box", "second_box"), list(permutations(BOXES, 2)))
def test_eligibility_after_every_pair_of_boxes(
    first_box: str, second_box: str, first_passes: bool, second_passes: bool, first: str
) -> None:
    second = JAPANESE if first == BRITISH else BRITISH
    game = table(BUSY, by=first, card="J4", zipper="12")
    act(game, first_box, first_passes)
    assert drawn(game)["stage"] == "second"
    assert offered(game) == [box for box in BOXES if box != first_box]
    act(game, second_box, second_passes)
    leader = first if BOXES.index(first_box) < BOXES.index(second_box) else second
    assert drawn(game)["stage"] == "reveal"
    assert drawn(game)["eligible"]["first"] == leader
    assert drawn(game)["boxes"] == {BRITISH: None, JAPANESE: None}
