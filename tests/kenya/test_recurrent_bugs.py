"""The bugs that programs of COIN games had again and again: each is shown to be impossible here."""

from __future__ import annotations

import random
from itertools import permutations, product
from typing import Any

import pytest

from coinbox import Game
from coinbox.games.kenya.events import EVENTS
from coinbox.games.kenya.vocabulary import FACTIONS, SPACES
from tests.kenya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import MOST_DECISIONS, drawn, guerrillas, here, play_at_random, problems

BRITISH, MAU_MAU = FACTIONS
BOXES = ("limited-op", "event", "op-special")
BRITISH_OPERATIONS = ("deploy", "relocate", "sweep", "assault")
MAU_MAU_OPERATIONS = ("rally", "march", "terror")
OPERATIONS = [(BRITISH, name) for name in BRITISH_OPERATIONS] + [(MAU_MAU, name) for name in MAU_MAU_OPERATIONS]
ACTIVITIES = {"reward", "reprisal", "air-strike", "supply", "oath", "raid"}
FIRST_CAMPAIGN = ["K2", "K4", "K6", "K8"]
BUSY: Spaces = {
    "nairobi": {"troops": 1, "police": 2, "underground": 1, "bases": 1, "terror": 1},
    "kiambu": {"troops": 2, "police": 1, "underground": 1, "active": 1, "resistance": True},
    "nyeri": {"troops": 3, "police": 1, "active": 1, "underground": 1, "terror": 1},
    "embu": {"police": 1, "relocated": 1},
    "meru": {"underground": 2, "resistance": True},
    "thika": {"troops": 1, "police": 1, "loyalty": True},
    "rift_valley": {"active": 2, "terror": 1},
    "aberdares": {"underground": 2, "bases": 1},
    "mount_kenya": {"troops": 1, "underground": 1, "active": 1, "bases": 1},
}
EXHAUSTED: Spaces = {
    "nairobi": {"troops": 2, "police": 4, "underground": 1, "bases": 1, "terror": 2},
    "kiambu": {"troops": 2, "police": 3, "underground": 2, "active": 1},
    "nyeri": {"troops": 3, "police": 4, "active": 2, "resistance": True},
    "meru": {"police": 3, "underground": 1, "active": 1, "relocated": 1},
    "thika": {"troops": 1, "police": 1, "active": 1, "loyalty": True},
    "aberdares": {"troops": 2, "underground": 3, "active": 1, "bases": 2},
    "mount_kenya": {"underground": 1, "active": 1, "bases": 1},
}
"""Nothing is Available and nothing is Out of Play."""


# -- a Limited Operation in two spaces -------------------------------------------------------------------------------


@pytest.mark.covers("2.3.4", "3.1")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("faction", "operation"), [pair for pair in OPERATIONS if pair[1] != "deploy"])
def test_a_limited_operation_stays_in_one_space(faction: str, operation: str, seed: int) -> None:
    game = play(table(BUSY, by=faction, pipeline="gulag"), "limited-op", operation)
    answers = play_at_random(game, seed)
    selected = [answer for question, answer in answers if question == f"{operation}-space"]
    assert len(selected) == 1
    assert {answer.split(">")[1] for _, answer in answers if ">" in answer} <= {*selected}


@pytest.mark.covers("2.3.4", "3.2.1", "R-K1")
@pytest.mark.parametrize("seed", range(12))
def test_a_limited_deploy_places_in_one_space_and_moves_to_one(seed: int) -> None:
    game = play(table(BUSY), "limited-op", "deploy")
    answers = play_at_random(game, seed)
    assert len([answer for question, answer in answers if question == "deploy-space" and answer != "done"]) <= 1
    goals = [answer for question, answer in answers if question == "deploy-to" and answer != "done"]
    assert len(goals) <= 1
    assert {answer.split(">")[1] for _, answer in answers if ">" in answer} <= {*goals}


@pytest.mark.covers("R-C11", "2.3.4")
@pytest.mark.parametrize("operation", MAU_MAU_OPERATIONS)
def test_a_granted_limited_operation_stays_in_one_space(operation: str) -> None:
    game = play(event("K22", "shaded", BUSY, by=MAU_MAU), operation)
    assert prompt(game) == f"{operation}-space"
    play(game, min(offered_spaces(game)))
    while prompt(game) != "free-operation":
        assert prompt(game) != f"{operation}-space"
        game.play(0)


# -- two Special Activities ------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "R-C7")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_turn_has_two_special_activities(faction: str, operation: str) -> None:
    taken = set()
    for seed in range(40):
        game = play(table(BUSY, by=faction, pipeline="gulag"), "op-special", operation)
        used = [answer for _, answer in play_at_random(game, seed) if answer in ACTIVITIES]
        assert len(used) <= 1
        taken |= set(used)
    assert len(taken) > 1


@pytest.mark.covers("2.3.4", "4.1")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_a_limited_operation_has_none(faction: str, operation: str) -> None:
    for seed in range(10):
        game = play(table(BUSY, by=faction, pipeline="gulag"), "limited-op", operation)
        assert not {answer for _, answer in play_at_random(game, seed)} & ACTIVITIES


@pytest.mark.covers("4.1", "4.3.3")
def test_the_operation_of_a_raid_brings_no_second_activity() -> None:
    game = play(
        table(BUSY, by=MAU_MAU), "op-special", "rally", "raid", "nyeri", "strike", "underground:aberdares>nyeri"
    )
    play(game, "done", "terror")
    while not is_done(game):
        assert not set(offered(game)) & ACTIVITIES
        play(game, offered(game)[-1])


# -- an Operation without a space ------------------------------------------------------------------------------------


def sparse(source: random.Random) -> Spaces:
    """A board with few pieces, where a Special Activity easily takes the only target away."""
    spaces: Spaces = {}
    for name in source.sample(SPACES, source.randint(1, 4)):
        most = (("troops", 2), ("police", 1), ("underground", 1), ("active", 2), ("bases", 1))
        pieces: dict[str, int | bool] = {p: source.randint(1, n) for p, n in most if source.random() < 0.35}
        level = source.choice(["loyalty", "resistance", "neutral"])
        if level != "neutral" and name not in ("aberdares", "mount_kenya"):
            pieces[level] = True
        spaces[name] = pieces
    return spaces


def selections(game: Game) -> int:
    """How many spaces the Operation selected, without those of free ones in a Raid, each of which selects one."""
    assert game.driver.log is not None
    told = [message for message, _ in game.driver.log]
    return told.count("select") - (told.count("operation") - 1)


@pytest.mark.covers("R-C6", "3.1")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize(("faction", "operation"), [pair for pair in OPERATIONS if pair[1] != "deploy"])
def test_no_operation_ends_without_a_space(faction: str, operation: str, seed: int) -> None:
    source = random.Random(seed)
    played = 0
    while played < 5:
        numbers: dict[str, Any] = {
            "mau_mau_resources": source.randint(0, 2),
            "pipeline": source.choice(["villagization", "gulag"]),
        }
        capabilities = source.sample(["K5", "K7", "K28", "K31"], 2)
        game = table(sparse(source), by=faction, ask=("end-turn", "pass"), shaded=capabilities, **numbers)
        if operation in offered(play(game, "op-special")):
            play_at_random(play(game, operation), seed)
            assert selections(game) > 0
            played += 1


# -- a piece that moves twice ----------------------------------------------------------------------------------------


@pytest.mark.covers("R-C8", "3.2.3")
def test_no_troop_moves_twice_in_a_sweep() -> None:
    spaces: Spaces = {"kiambu": {"troops": 1}, "fort_hall": {"troops": 1}}
    game = play(table(spaces), "op-special", "sweep", "fort_hall", "nyeri", "done")
    assert offered(game) == ["troop:kiambu>fort_hall", "troop:fort_hall>nyeri", "done"]
    play(game, "troop:kiambu>fort_hall")
    assert offered(game) == ["troop:fort_hall>nyeri", "done"], "the one that stood there"
    play(game, "troop:fort_hall>nyeri")
    assert not [name for name in offered(game) if name.startswith("troop:")]
    assert (here(game, "fort_hall", "troop"), here(game, "nyeri", "troop")) == (1, 1)


@pytest.mark.covers("R-C8", "3.3.2")
def test_no_guerrilla_marches_twice() -> None:
    game = play(table({"thika": {"underground": 1}}, by=MAU_MAU), "op-special", "march", "nairobi")
    assert not offered_spaces(game)
    assert guerrillas(game, "nairobi") == (1, 0)
    assert state(game).mau_mau_resources == 7


@pytest.mark.covers("R-C8", "3.3.2")
def test_a_guerrilla_that_stood_there_may_march_on_in_its_own_state() -> None:
    spaces: Spaces = {"thika": {"active": 1}, "kiambu": {"underground": 1}}
    game = play(table(spaces, by=MAU_MAU), "op-special", "march", "kiambu", "rift_valley")
    assert guerrillas(game, "rift_valley") == (1, 0)
    assert guerrillas(game, "kiambu") == (0, 1)


@pytest.mark.covers("R-C8", "3.2.1")
def test_a_deployed_troop_moves_once_and_may_be_one_just_placed() -> None:
    game = play(table({"nyeri": {"troops": 1}}), "limited-op", "deploy", "nairobi", "troop", "done", "thika")
    assert sorted(offered(game)) == ["troop:nairobi>thika", "troop:nyeri>thika"]
    play(game, "troop:nairobi>thika", "troop:nyeri>thika")
    assert is_done(game)
    assert here(game, "thika", "troop") == 2


# -- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1", "1.8")
@pytest.mark.parametrize(
    ("names", "paid"),
    [
        (("rally", "embu", "done"), 1),
        (("rally", "embu", "fort_hall", "done"), 2),
        (("march", "thompsons_falls", "active:rift_valley>thompsons_falls", "done", "done", "done"), 1),
        (("terror", "aberdares", "done"), 1),
        (("terror", "aberdares", "mount_kenya", "done"), 2),
    ],
)
def test_what_a_paid_operation_costs(names: tuple[str, ...], paid: int) -> None:
    game = play(table(BUSY, by=MAU_MAU, mau_mau_resources=9), "op-special", *names)
    assert is_done(game)
    assert state(game).mau_mau_resources == 9 - paid


@pytest.mark.covers("3.1", "1.8")
@pytest.mark.parametrize("operation", MAU_MAU_OPERATIONS)
def test_nothing_is_bought_on_credit(operation: str) -> None:
    for seed in range(12):
        game = play(table(BUSY, by=MAU_MAU, mau_mau_resources=1), "limited-op", operation)
        play_at_random(game, seed)
        assert state(game).mau_mau_resources == 0
    broke = play(table(BUSY, by=MAU_MAU, mau_mau_resources=0, ask=("end-turn", "pass")), "limited-op")
    assert offered(broke) == ["pass"]


@pytest.mark.covers("3.1", "1.8")
@pytest.mark.parametrize("operation", BRITISH_OPERATIONS)
def test_british_operations_never_touch_resources(operation: str) -> None:
    for seed in range(6):
        game = play(table(BUSY, mau_mau_resources=5, pipeline="gulag"), "op-special", operation)
        play_at_random(game, seed)
        assert state(game).mau_mau_resources == 5


@pytest.mark.covers("3.1.2", "5.4")
@pytest.mark.parametrize("names", [("rally", "embu"), ("march", "thompsons_falls"), ("terror", "aberdares")])
@pytest.mark.parametrize("resources", [0, 5])
def test_a_free_operation_is_never_charged(names: tuple[str, ...], resources: int) -> None:
    game = play(event("K22", "shaded", BUSY, by=MAU_MAU, mau_mau_resources=resources), *names)
    assert state(game).mau_mau_resources == resources


# -- Control and Political Will --------------------------------------------------------------------------------------


@pytest.mark.covers("1.7", "1.10", "R-C1")
@pytest.mark.parametrize(
    ("police", "active", "will", "control"),
    [
        (0, 0, 12 - 2, MAU_MAU),
        (1, 0, 12, "none"),
        (2, 0, 12, BRITISH),
        (1, 1, 12 - 2, MAU_MAU),
        (0, 1, 12, MAU_MAU),
    ],
)
def test_only_mau_mau_control_moves_political_will(police: int, active: int, will: int, control: str) -> None:
    spaces: Spaces = {"nyeri": {"police": police, "active": active}}
    game = table(spaces, by=MAU_MAU)
    play(game, "limited-op", "rally", "nyeri")
    assert (state(game).political_will, space(game, "nyeri")["control"]) == (will, control)


@pytest.mark.covers("1.7", "1.3.2")
def test_control_counts_the_population_now() -> None:
    for relocated, will in ((0, 10), (1, 11), (2, 12)):
        game = table({"nyeri": {"relocated": relocated}}, by=MAU_MAU)
        assert state(play(game, "limited-op", "rally", "nyeri")).political_will == will


@pytest.mark.covers("R-C1", "1.10")
def test_a_step_that_changes_several_spaces_adds_up_before_it_is_clamped() -> None:
    """2 for Nairobi and less 1 for Nanyuki at 20: one after the other would end at 19."""
    spaces: Spaces = {"nairobi": {"active": 1}, "nanyuki": {"troops": 2, "active": 1}}
    game = table(spaces, political_will=20)
    play(game, "limited-op", "deploy", "done", "nairobi", "troop:nanyuki>nairobi")
    assert [space(game, name)["control"] for name in ("nairobi", "nanyuki")] == [BRITISH, MAU_MAU]
    assert state(game).political_will == 20


# -- stacking and empty pools ----------------------------------------------------------------------------------------


@pytest.mark.covers("R-C2", "1.4.1")
def test_pieces_come_from_the_map_only_when_none_is_available() -> None:
    fourteen: Spaces = {"meru": {"active": 14}}
    game = play(table(fourteen, by=MAU_MAU), "op-special", "rally", "nyeri")
    assert (guerrillas(game, "nyeri"), guerrillas(game, "meru")) == ((1, 0), (0, 14))
    play(game, "embu")
    assert offered(game) == ["guerrilla", "nothing"]
    play(game, "guerrilla")
    assert offered(game) == ["underground:nyeri", "active:meru", "done"]
    play(game, "active:meru")
    assert (guerrillas(game, "embu"), guerrillas(game, "meru")) == ((1, 0), (0, 13))


@pytest.mark.covers("R-C2", "1.3.5", "3.2.1")
def test_police_out_of_play_are_not_available() -> None:
    game = play(table({"nyeri": {"police": 7}}), "limited-op", "deploy", "nairobi", "police")
    assert offered(game) == ["police:nyeri", "done"]
    play(game, "police:nyeri")
    assert (here(game, "nairobi", "police"), state(game).out_of_play) == (1, 8)


@pytest.mark.covers("R-C3", "R-C2", "3.3.1")
@pytest.mark.parametrize(("answer", "bases"), [("base:aberdares", 1), ("done", 0)])
def test_guerrillas_make_room_even_if_no_base_comes(answer: str, bases: int) -> None:
    spaces: Spaces = {"nyeri": {"active": 2}, "aberdares": {"bases": 2}, "mount_kenya": {"bases": 2}}
    game = play(table(spaces, by=MAU_MAU), "limited-op", "rally", "nyeri", "base")
    assert offered(game) == ["base:aberdares", "base:mount_kenya", "done"]
    play(game, answer)
    assert (guerrillas(game, "nyeri"), here(game, "nyeri", "base")) == ((0, 0), bases)
    assert state(game).political_will == (12 if bases else 14), "a Base so taken earns nothing"


@pytest.mark.covers("1.4.2", "5.1.1", "1.4.1")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("card", "side"), sorted(EVENTS))
def test_no_event_breaks_stacking_or_runs_for_ever(card: str, side: str, faction: str) -> None:
    empty: Spaces = {}
    for (spaces, out_of_play), seed in product(((BUSY, 8), (EXHAUSTED, 0), (empty, 8)), range(3)):
        game = event(card, side, spaces, by=faction, out_of_play=out_of_play, pipeline="gulag")
        play_at_random(game, seed)
        assert problems(game) == []


@pytest.mark.covers("1.4.1", "1.4.2", "R-C2")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_operation_runs_for_ever_with_nothing_available(faction: str, operation: str, box: str) -> None:
    for seed in range(8):
        game = table(EXHAUSTED, by=faction, mau_mau_resources=20, out_of_play=0, pipeline="gulag")
        assert state(game).available == [0, 0, 0, 0]
        play_at_random(play(game, box, operation), seed)
        assert problems(game) == []


@pytest.mark.covers("1.4.1", "R-C2")
@pytest.mark.parametrize("index", [0, -1])
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_always_the_same_answer_ends_the_turn_too(faction: str, operation: str, index: int) -> None:
    game = table(EXHAUSTED, by=faction, mau_mau_resources=20, out_of_play=0, pipeline="gulag")
    play(game, "op-special", operation)
    for _ in range(MOST_DECISIONS):
        if is_done(game):
            break
        play(game, offered(game)[index])
    assert is_done(game)


@pytest.mark.covers("6.3", "6.4", "6.5")
@pytest.mark.parametrize("seed", range(10))
def test_a_propaganda_round_ends_with_nothing_available(seed: int) -> None:
    game = table(EXHAUSTED, stage="reveal", played=FIRST_CAMPAIGN, out_of_play=0)
    play(game, "card:K33")
    for _ in range(5):
        play_at_random(game, seed)
        play(game, "end-turn")
        assert problems(game) == []
    assert drawn(game)["stage"] == "reveal"


# -- a Capability that never fires -----------------------------------------------------------------------------------


def enacted(card: str, side: str, spaces: Spaces, *names: str, by: str, **rest: Any) -> Game:
    """A faction acts with Operation and Special Activity after the other has put a Capability into force."""
    other = MAU_MAU if by == BRITISH else BRITISH
    return play(event(card, side, spaces, by=other, **rest), "end-turn", "op-special", *names)


@pytest.mark.covers("5.3", "K3 unshaded", "K3 shaded", "4.3.1")
@pytest.mark.parametrize(("side", "gained"), [("unshaded", 1), ("shaded", 4)])
def test_k3_narrows_or_doubles_supply(side: str, gained: int) -> None:
    spaces: Spaces = {"nairobi": {"bases": 1}, "kiambu": {"underground": 1, "police": 1}, "aberdares": {"bases": 1}}
    game = enacted("K3", side, spaces, "rally", "supply", by=MAU_MAU, mau_mau_resources=5)
    assert state(game).mau_mau_resources == 5 + gained


@pytest.mark.covers("5.3", "K5 unshaded", "K5 shaded", "4.2.3")
@pytest.mark.parametrize(("side", "first", "second"), [("unshaded", 11, True), ("shaded", 2, False)])
def test_k5_widens_or_confines_air_strike(side: str, first: int, second: bool) -> None:
    game = enacted("K5", side, BUSY, "sweep", "air-strike", by=BRITISH)
    assert len(offered_spaces(game)) == first
    play(game, "mount_kenya")
    assert (prompt(game) == "air-strike-space") is second


@pytest.mark.covers("5.3", "K7 unshaded", "3.2.3")
def test_k7_unshaded_sweeps_mountain_jungles_fully_and_removes_one() -> None:
    spaces: Spaces = {"aberdares": {"troops": 2, "underground": 4}}
    game = enacted("K7", "unshaded", spaces, "sweep", "aberdares", "done", "aberdares", by=BRITISH)
    assert offered(game) == ["underground:aberdares", "active:aberdares"]
    play(game, "underground:aberdares")
    assert guerrillas(game, "aberdares") == (1, 2)


@pytest.mark.covers("5.3", "K7 shaded", "3.2.1")
def test_k7_shaded_deploys_cubes_or_moves_troops() -> None:
    spaces: Spaces = {"nyeri": {"troops": 1}}
    game = enacted("K7", "shaded", spaces, "deploy", "nairobi", "troop", "done", "done", by=BRITISH)
    assert is_done(game)
    game = enacted("K7", "shaded", spaces, "deploy", "nairobi", "done", "done", by=BRITISH)
    assert prompt(game) == "deploy-to"


@pytest.mark.covers("5.3", "K11 unshaded", "K11 shaded", "4.2.1")
@pytest.mark.parametrize(("side", "question"), [("unshaded", "reward-space"), ("shaded", "reward-recruit")])
def test_k11_doubles_reward_or_brings_a_recruit(side: str, question: str) -> None:
    spaces: Spaces = {"nyeri": {"police": 1}, "meru": {"police": 1}}
    assert prompt(enacted("K11", side, spaces, "deploy", "reward", "nyeri", by=BRITISH)) == question


@pytest.mark.covers("5.3", "K28 unshaded", "K28 shaded", "4.3.2")
@pytest.mark.parametrize(
    ("side", "spaces"), [("unshaded", ["meru", "nyeri"]), ("shaded", ["kiambu", "meru", "nairobi", "nyeri", "thika"])]
)
def test_k28_narrows_or_widens_oath(side: str, spaces: list[str]) -> None:
    board: Spaces = {name: {"underground": 1} for name in ("nairobi", "nyeri", "meru", "thika", "aberdares")}
    board["kiambu"] = {"underground": 1, "police": 2}
    assert sorted(offered(enacted("K28", side, board, "rally", "oath", by=MAU_MAU))) == spaces


@pytest.mark.covers("5.3", "K31 shaded", "4.3.3")
def test_k31_shaded_raids_twice() -> None:
    spaces: Spaces = {"aberdares": {"underground": 2}}
    game = enacted("K31", "shaded", spaces, "rally", "raid", "nyeri", "done", "decline", by=MAU_MAU)
    assert prompt(game) == "raid-space"


@pytest.mark.covers("5.3", "K31 unshaded", "6.4.2")
@pytest.mark.parametrize(("side", "camps"), [("unshaded", 0), ("shaded", 1)])
def test_k31_unshaded_ends_the_forest_camps(side: str, camps: int) -> None:
    game = table({"nairobi": {"bases": 1}}, card="K31", played=["K2", "K4", "K6", "K31"])
    play(game, "event", side, "end-turn", "limited-op", "pass", "end-turn", "card:K33")
    seen = []
    while drawn(game)["stage"] != "reveal":
        seen.append(prompt(game))
        play(game, offered(game)[-1])
    assert seen.count("forest-camp") == camps


# -- the wrong side of a card ----------------------------------------------------------------------------------------


@pytest.mark.covers("5.2")
@pytest.mark.parametrize(
    ("card", "side", "will", "pipeline", "nairobi"),
    [
        ("K1", "unshaded", 12, "gulag", "loyalty"),
        ("K2", "unshaded", 12, "prison_system", "loyalty"),
        ("K2", "shaded", 10, "prison_system", "resistance"),
        ("K9", "shaded", 12, "prison_system", "neutral"),
        ("K24", "shaded", 9, "villagization", "neutral"),
        ("K25", "unshaded", 14, "villagization", "neutral"),
        ("K26", "execute", 12, "gulag", "neutral"),
        ("K27", "unshaded", 12, "gulag", "neutral"),
        ("K27", "shaded", 12, "prison_system", "neutral"),
        ("K32", "unshaded", 13, "prison_system", "neutral"),
        ("K32", "shaded", 9, "prison_system", "neutral"),
    ],
)
def test_the_chosen_side_is_the_one_carried_out(card: str, side: str, will: int, pipeline: str, nairobi: str) -> None:
    game = event(card, side, {}, pipeline="prison_system", dice=["die:6"])
    assert is_done(game)
    assert (state(game).political_will, drawn(game)["pipeline"]) == (will, pipeline)
    assert space(game, "nairobi")["level"] == nairobi


@pytest.mark.covers("5.2", "5.1")
@pytest.mark.parametrize(("card", "side"), sorted(EVENTS))
def test_the_log_names_the_side_that_was_chosen(card: str, side: str) -> None:
    game = event(card, side, BUSY, by=MAU_MAU)
    assert game.driver.log is not None
    told = [args for message, args in game.driver.log if message == "event"]
    assert told == [{"faction": MAU_MAU, "card": card, "side": side}]


@pytest.mark.covers("5.2")
def test_the_two_sides_of_a_card_are_two_effects() -> None:
    cards = {card for card, _ in EVENTS}
    assert len(cards) == 32
    for card in cards - {"K4", "K26"}:
        assert EVENTS[card, "unshaded"] is not EVENTS[card, "shaded"]
    assert {side for card, side in EVENTS if card in ("K4", "K26")} == {"execute"}


# -- eligibility -----------------------------------------------------------------------------------------------------


def act(game: Game, box: str, passing: bool) -> None:
    """Take a box, act there or pass, and end the turn."""
    play(game, box)
    if passing:
        play(game, "pass")
    while not is_done(game):
        game.play(0)
    play(game, "end-turn")


@pytest.mark.covers("2.3.5", "2.3.3", "2.3.1", "2.3.6", "R-C9")
@pytest.mark.parametrize("first", FACTIONS)
@pytest.mark.parametrize(("first_passes", "second_passes"), list(product((False, True), repeat=2)))
@pytest.mark.parametrize(("first_box", "second_box"), list(permutations(BOXES, 2)))
def test_eligibility_after_every_pair_of_boxes(
    first_box: str, second_box: str, first_passes: bool, second_passes: bool, first: str
) -> None:
    second = MAU_MAU if first == BRITISH else BRITISH
    game = table(BUSY, by=first)
    act(game, first_box, first_passes)
    assert drawn(game)["stage"] == "second"
    assert offered(game) == [box for box in BOXES if box != first_box]
    act(game, second_box, second_passes)
    leader = first if BOXES.index(first_box) < BOXES.index(second_box) else second
    assert drawn(game)["stage"] == "reveal"
    assert drawn(game)["eligible"]["first"] == leader
    assert drawn(game)["boxes"] == {BRITISH: None, MAU_MAU: None}
    play(game, "card:K5")
    assert game.driver.pending is not None
    assert FACTIONS[game.driver.pending[0]] == leader
    assert offered(game) == list(BOXES)
