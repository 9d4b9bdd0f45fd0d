"""The bugs that programs of COIN games had again and again: each is shown to be impossible here."""

from __future__ import annotations

import random
from itertools import permutations, product
from typing import Any

import pytest

import coinbox
from coinbox import Game
from coinbox.games.arab_revolt.events import EVENTS
from coinbox.games.arab_revolt.vocabulary import FACTIONS, SPACES
from tests.arab_revolt.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import MOST_DECISIONS, drawn, guerrillas, here, play_at_random, problems

BRITISH, REBELS = FACTIONS
BOXES = ("limited-op", "event", "op-special")
BRITISH_OPERATIONS = ("deploy", "patrol", "sweep", "assault")
REBEL_OPERATIONS = ("rally", "march", "sabotage", "ambush")
OPERATIONS = [(BRITISH, name) for name in BRITISH_OPERATIONS] + [(REBELS, name) for name in REBEL_OPERATIONS]
ACTIVITIES = {"punish", "divide", "air-recon", "mobilize", "coordinate", "raid"}
FIRST_CAMPAIGN = ["A3", "A4", "A5", "A7"]
SELECTING = {name: f"{name}-{'origin' if name == 'march' else 'space'}" for _, name in OPERATIONS}
"""Operation -> the question for its spaces."""
BUSY: Spaces = {
    "galilee": {"troops": 2, "police": 1, "underground": 2, "active": 1, "bases": 1},
    "haifa_district": {"troops": 2, "irregulars": 1, "underground": 1, "curfews": True},
    "samaria": {"police": 1, "underground": 2, "bases": 1, "opposition": True},
    "lydda": {"police": 1, "active": 1, "irregulars": 1},
    "gaza": {"troops": 1, "opposition": True},
    "haifa": {"troops": 2, "police": 1, "underground": 1},
    "jerusalem": {"police": 1, "active": 1, "curfews": True, "opposition": True},
    "railway_haifa_syria": {"police": 1, "underground": 2, "sabotage": 1},
    "railway_tel_aviv_egypt": {"troops": 1, "active": 1},
    "syria": {"underground": 1, "bases": 1},
}
EXHAUSTED: Spaces = {
    "galilee": {"troops": 4, "police": 2, "underground": 2, "active": 1, "bases": 1, "curfews": True},
    "haifa_district": {"troops": 3, "irregulars": 1, "underground": 1, "opposition": True},
    "samaria": {"police": 3, "underground": 2, "active": 1, "bases": 2, "opposition": True, "irregulars": 1},
    "lydda": {"police": 1, "active": 2, "irregulars": 1, "active_irregulars": 1},
    "haifa": {"troops": 4, "police": 1, "underground": 1, "curfews": True, "irregulars": 1},
    "jerusalem": {"troops": 4, "police": 1, "active": 1, "curfews": True, "opposition": True},
    "railway_haifa_syria": {"police": 1, "underground": 2, "sabotage": 2, "irregulars": 1},
    "syria": {"underground": 2, "bases": 2},
}
"""Nothing is Available, and no Curfew is in the pool."""


def selected(answers: list[tuple[str, str]], operation: str) -> list[str]:
    """The spaces that an Operation selected, as the log of a random turn tells."""
    return [answer for question, answer in answers if question == SELECTING[operation] and answer in SPACES]


def carried_out(game: Game) -> list[str]:
    """The Operations of the log, those that a Raid granted included."""
    return [str(args["action"]) for message, args in game.entries if message == "operation"]


def selections(game: Game, operation: str) -> int:
    """How many spaces the Operation of a turn selected, without those of the like ones that a Raid granted."""
    turn = game.turns[-1]
    run = game.rules.turn(turn.before.copy())
    pending, number = next(run), 0
    for option in turn.options:
        number += pending[1].id == SELECTING[operation] and option < len(SPACES)
        pending = run.send(option)
    return number - (carried_out(game).count(operation) - 1)


# -- too many spaces -------------------------------------------------------------------------------------------------


@pytest.mark.covers("2.3.5", "3.1")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("operation", BRITISH_OPERATIONS)
def test_a_limited_operation_of_the_british_stays_in_one_space(operation: str, seed: int) -> None:
    answers = play_at_random(play(table(BUSY), "limited-op", operation), seed)
    assert len(selected(answers, operation)) == 1
    assert {answer.split(">")[1] for _, answer in answers if ">" in answer} <= {*selected(answers, operation)}


@pytest.mark.covers("3.1", "2.3.5", "1.8.2", "R-A2", "R-A16")
@pytest.mark.parametrize("chit", [1, 2, 3])
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
@pytest.mark.parametrize("operation", REBEL_OPERATIONS)
def test_the_rebels_never_select_more_spaces_than_their_chit(operation: str, box: str, chit: int) -> None:
    numbers = set()
    for seed in range(25):
        game = play(table(BUSY, by=REBELS, chit=chit), box, operation)
        answers = play_at_random(game, seed)
        spaces = selections(game, operation)
        assert spaces <= chit + ("coordinate" in {answer for _, answer in answers})
        numbers.add(spaces)
    assert len(numbers) > 1 or chit == 1


@pytest.mark.covers("3.1")
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("operation", BRITISH_OPERATIONS)
def test_the_british_never_select_more_than_three(operation: str, seed: int) -> None:
    game = play(table(BUSY), "op-special", operation)
    play_at_random(game, seed)
    assert 1 <= selections(game, operation) <= 3


@pytest.mark.covers("3.1", "4.1")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_space_is_selected_twice(faction: str, operation: str) -> None:
    for seed in range(15):
        game = play(table(BUSY, by=faction), "op-special", operation)
        answers = play_at_random(game, seed)
        for question in {asked for asked, _ in answers if asked.endswith("-space")} - {"free-operation"}:
            names = [answer for asked, answer in answers if asked == question and answer in SPACES]
            if len(carried_out(game)) == 1:
                assert len(names) == len(set(names))


@pytest.mark.covers("R-C11", "2.3.5", "R-A2")
@pytest.mark.parametrize("operation", REBEL_OPERATIONS)
def test_a_granted_limited_operation_stays_in_one_space(operation: str) -> None:
    game = play(event("A25", "shaded", BUSY, by=REBELS, chit=3), operation)
    assert prompt(game) == SELECTING[operation]
    play(game, min(offered_spaces(game)))
    while prompt(game) != "free-operation":
        assert prompt(game) != SELECTING[operation]
        game.play(0)


# -- two Special Activities ------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "R-C7")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_turn_has_two_special_activities(faction: str, operation: str) -> None:
    taken = set()
    for seed in range(30):
        game = play(table(BUSY, by=faction), "op-special", operation)
        used = [answer for _, answer in play_at_random(game, seed) if answer in ACTIVITIES]
        assert len(used) <= 1
        taken |= set(used)
    assert len(taken) > 1


@pytest.mark.covers("2.3.5", "4.1")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_a_limited_operation_has_none(faction: str, operation: str) -> None:
    for seed in range(8):
        game = play(table(BUSY, by=faction), "limited-op", operation)
        assert not {answer for _, answer in play_at_random(game, seed)} & ACTIVITIES


@pytest.mark.covers("4.1", "4.3.3")
def test_the_operation_of_a_raid_brings_no_second_activity() -> None:
    game = play(table(BUSY, by=REBELS), "op-special", "rally", "raid", "haifa_district")
    play(game, "underground:samaria>haifa_district", "done", "sabotage")
    while not is_done(game):
        assert not set(offered(game)) & ACTIVITIES
        play(game, offered(game)[-1])


# -- an Operation without a space ------------------------------------------------------------------------------------

CITIES_AND_DISTRICTS = [name for name in SPACES if not name.startswith("railway")][:9]


def sparse(source: random.Random) -> Spaces:
    """A board with few pieces, where a Special Activity easily takes the only target away."""
    spaces: Spaces = {}
    for name in source.sample(SPACES[:15], source.randint(1, 4)):
        abroad, railway = name in ("lebanon", "syria"), name.startswith("railway")
        most = [("underground", 1), ("active", 2)]
        if not abroad:
            most += [("troops", 2), ("police", 1), ("irregulars", 1)]
        if not railway:
            most += [("bases", 1)]
        pieces: dict[str, int | bool] = {p: source.randint(1, n) for p, n in most if source.random() < 0.35}
        if name in CITIES_AND_DISTRICTS:
            pieces["opposition"] = source.random() < 0.3
            british = any(piece in pieces for piece in ("troops", "police", "irregulars"))
            pieces["curfews"] = british and source.random() < 0.3
        spaces[name] = pieces
    curfews = [name for name in spaces if spaces[name].get("curfews")]
    for name in curfews[3:]:
        spaces[name]["curfews"] = False
    return spaces


@pytest.mark.covers("R-C6", "3.1")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_operation_ends_without_a_space(faction: str, operation: str, seed: int) -> None:
    source = random.Random(seed)
    played = 0
    while played < 8:
        numbers: dict[str, Any] = {
            "unity": source.choice(["decentralized", "middle", "centralized"]),
            "shaded": source.sample(["A1", "A8", "A15", "A18"], 2),
            "unshaded": source.sample(["A27", "A2"], 1),
            "prison_guerrillas": source.choice([0, 3]),
            "punishments": source.choice([["fine"], ["demolish", "fine"], ["detain", "fine"]]),
            "punishments_held": source.choice([[], ["detain"], ["demolish", "detain"]]),
        }
        game = table(sparse(source), by=faction, ask=("end-turn", "pass"), **numbers)
        if operation in offered(play(game, "op-special")):
            play_at_random(play(game, operation), seed)
            assert selections(game, operation) > 0
            assert problems(game) == []
            played += 1


@pytest.mark.covers("2.3.3", "3.1")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
def test_a_turn_with_nothing_possible_is_a_pass(box: str) -> None:
    """No Rebel piece is left but in Prison, and no space is at Opposition."""
    game = table({"gaza": {"troops": 1}}, by=REBELS, prison_guerrillas=15, prison_bases=5, ask=("end-turn", "pass"))
    assert offered(play(game, box)) == ["pass"]
    assert is_done(play(game, "pass"))
    play(game, "end-turn")
    assert game.actor == BRITISH


@pytest.mark.covers("3.2", "3.2.2", "3.2.3")
def test_the_british_can_patrol_and_sweep_an_empty_map() -> None:
    game = play(table({}), "limited-op")
    assert offered(game) == ["patrol", "sweep", "pass"]
    assert is_done(play(game, "sweep", "gaza"))


# -- a piece that moves twice ----------------------------------------------------------------------------------------


@pytest.mark.covers("R-C8", "3.2.3")
def test_no_troop_moves_twice_in_a_sweep() -> None:
    spaces: Spaces = {"galilee": {"troops": 1}, "samaria": {"troops": 1}}
    game = play(table(spaces), "op-special", "sweep", "samaria", "lydda", "done")
    assert offered(game) == ["troop:galilee>samaria", "troop:samaria>lydda", "done"]
    play(game, "troop:galilee>samaria")
    assert offered(game) == ["troop:samaria>lydda", "done"], "the one that stood there"
    play(game, "troop:samaria>lydda")
    assert not [name for name in offered(game) if name.startswith("troop:")]


@pytest.mark.covers("R-C8", "3.2.2")
def test_no_cube_moves_twice_in_a_patrol() -> None:
    game = play(table({"gaza": {"police": 1}}), "op-special", "patrol", "haifa", "jerusalem", "done")
    play(game, "police:gaza>haifa")
    assert not [name for name in offered(game) if name.startswith("police:")]


@pytest.mark.covers("R-C8", "3.3.2")
def test_no_guerrilla_marches_twice() -> None:
    spaces: Spaces = {"galilee": {"underground": 1}, "samaria": {"active": 1}}
    game = play(table(spaces, by=REBELS), "op-special", "march", "galilee", "underground:galilee>samaria", "samaria")
    assert not [name for name in offered(game) if name.startswith("underground:samaria")]
    play(game, "active:samaria>lydda")
    assert "samaria" not in offered(game)
    assert guerrillas(game, "samaria") == (1, 0)


@pytest.mark.covers("R-C8", "6.4.1")
def test_no_police_redeploys_twice() -> None:
    game = table({"gaza": {"police": 1}}, stage="redeploy", played=[*FIRST_CAMPAIGN, "A33"], chit=None)
    play(game, "police:gaza>haifa")
    assert is_done(game)


# -- Curfews ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.12", "R-A4", "3.3.4", "3.3.2")
def test_a_curfew_goes_in_mid_operation_with_the_last_british_piece() -> None:
    spaces: Spaces = {
        "gaza": {"police": 1, "underground": 1, "curfews": True},
        "lydda": {"police": 1, "underground": 1},
    }
    game = play(table(spaces, by=REBELS), "op-special", "ambush", "gaza")
    assert "curfew" not in space(game, "gaza")
    assert drawn(game)["available"]["curfew"] == 3
    assert prompt(game) == "ambush-space"


@pytest.mark.covers("1.12", "R-A4", "3.2.3")
def test_a_curfew_outlives_a_space_that_is_empty_within_a_step() -> None:
    """One Troop leaves Gaza and another arrives in the same movement."""
    spaces: Spaces = {"gaza": {"troops": 1, "curfews": True}, "lydda": {"troops": 1}}
    game = play(table(spaces), "op-special", "sweep", "gaza", "lydda", "done")
    play(game, "troop:gaza>lydda")
    assert "curfew" in space(game, "gaza")
    play(game, "troop:lydda>gaza")
    assert "curfew" in space(game, "gaza")
    game = play(table(spaces), "op-special", "sweep", "lydda", "done", "troop:gaza>lydda")
    assert "curfew" not in space(game, "gaza")


@pytest.mark.covers("1.12", "R-A4", "R-C2", "3.2.1")
def test_a_curfew_that_goes_may_be_placed_again_in_the_same_deploy() -> None:
    spaces: Spaces = {
        "gaza": {"police": 1, "curfews": True},
        "haifa": {"police": 4, "curfews": True},
        "jerusalem": {"police": 4, "curfews": True},
        "lydda": {"troops": 1},
    }
    game = play(table(spaces), "limited-op", "deploy", "lydda", "police", "police:gaza", "done")
    assert "curfew" not in space(game, "gaza")
    assert (prompt(game), offered(game)) == ("deploy-curfew", ["lydda", "done"])
    play(game, "lydda")
    assert drawn(game)["available"]["curfew"] == 0


@pytest.mark.covers("1.12", "1.8.2", "R-A4")
def test_no_curfew_stands_alone_after_any_turn() -> None:
    for (faction, operation), seed in product(OPERATIONS, range(6)):
        game = play(table(BUSY, by=faction), "op-special", operation)
        play_at_random(game, seed)
        assert problems(game) == []


# -- Available, Prison and stacking ----------------------------------------------------------------------------------


@pytest.mark.covers("R-C2", "1.4.1", "1.3.6")
def test_pieces_come_from_the_map_only_when_none_is_available_and_never_from_prison() -> None:
    spaces: Spaces = {"gaza": {"active": 12, "opposition": True}, "lydda": {"opposition": True}}
    game = play(table(spaces, by=REBELS, prison_guerrillas=2), "op-special", "rally", "lydda")
    assert (guerrillas(game, "lydda"), guerrillas(game, "gaza")) == ((1, 0), (0, 12))
    play(game, "gaza")
    assert offered(game) == ["underground:lydda", "active:gaza", "done"]
    play(game, "active:gaza")
    assert (guerrillas(game, "gaza"), state(game).prison_guerrillas) == ((1, 11), 2)


@pytest.mark.covers("1.3.6", "6.5", "1.2")
def test_nobody_is_lost_on_the_way_through_prison_and_back() -> None:
    spaces: Spaces = {"gaza": {"troops": 3, "underground": 2, "active": 1, "bases": 1, "curfews": True}}
    game = table(spaces, punishments=["detain"], unshaded=["A1", "A27"], chit=None, played=[*FIRST_CAMPAIGN[:3], "A9"])
    play(game, "op-special", "sweep", "punish", "base:gaza", "active:gaza")
    assert (state(game).prison_guerrillas, state(game).prison_bases) == (1, 1)
    assert (guerrillas(game, "gaza"), state(game).available[2:4]) == ((2, 0), [12, 4])
    play_at_random(game, 1)
    play(game, "end-turn", "op-1", "op-1", "limited-op", "pass")
    while not offered(game)[0].startswith("card:"):
        play(game, offered(game)[-1])
    play(game, "card:A33")
    while drawn(game)["stage"] != "reveal":
        play(game, offered(game)[-1])
    assert (state(game).prison_guerrillas, state(game).prison_bases) == (0, 0)
    assert problems(game) == []
    assert sum(state(game).underground) + sum(state(game).active) + state(game).available[2] == 15
    assert sum(state(game).bases) + state(game).available[3] == 5


@pytest.mark.covers("R-C2", "R-C3", "1.8.2", "R-A3")
@pytest.mark.parametrize(("number", "placed"), [(5, 1), (6, 0)])
def test_the_effect_of_a_3_takes_no_irregular_from_the_map(number: int, placed: int) -> None:
    spaces: Spaces = {"gaza": {"active": 1}, "haifa": {"irregulars": number}}
    game = play(table(spaces, by=REBELS, chit=3), "limited-op", "pass", "done", "end-turn", "active:gaza")
    assert (guerrillas(game, "gaza"), here(game, "gaza", "irregular")) == ((0, 0), placed)
    assert here(game, "haifa", "irregular") == number


@pytest.mark.covers("1.3.7", "R-A3", "1.4.2")
def test_no_irregular_goes_abroad() -> None:
    game = play(table({"syria": {"active": 1}}, by=REBELS, chit=3), "limited-op", "pass", "done", "end-turn")
    play(game, "active:syria")
    assert (guerrillas(game, "syria"), here(game, "syria", "irregular")) == ((0, 0), 0)
    assert state(game).available[4] == 6


@pytest.mark.covers("1.4.2", "5.1.1", "1.4.1")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(("card", "side"), sorted(EVENTS))
def test_no_event_breaks_stacking_or_runs_for_ever(card: str, side: str, faction: str) -> None:
    empty: Spaces = {}
    for (spaces, out_of_play), seed in product(((BUSY, 5), (EXHAUSTED, 0), (empty, 5)), range(3)):
        game = event(card, side, spaces, by=faction, out_of_play=out_of_play, chit=2)
        play_at_random(game, seed)
        assert problems(game) == []


@pytest.mark.covers("5.4", "1.4.1")
@pytest.mark.parametrize("card", ["A11", "A24"])
@pytest.mark.parametrize("seed", range(4))
def test_no_mandatory_event_runs_for_ever(card: str, seed: int) -> None:
    empty: Spaces = {}
    for spaces, out_of_play in ((BUSY, 5), (EXHAUSTED, 0), (empty, 5)):
        game = table(spaces, stage="reveal", played=["A3"], out_of_play=out_of_play)
        play_at_random(play(game, f"card:{card}"), seed)
        assert problems(game) == []
        assert drawn(play(game, "end-turn"))["stage"] == "first"


@pytest.mark.covers("1.4.1", "1.4.2", "R-C2")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_operation_runs_for_ever_with_nothing_available(faction: str, operation: str, box: str) -> None:
    for seed in range(6):
        game = table(EXHAUSTED, by=faction, out_of_play=0)
        assert state(game).available == [0, 0, 0, 0, 0]
        play_at_random(play(game, box, operation), seed)
        assert problems(game) == []


@pytest.mark.covers("1.4.1", "R-C2")
@pytest.mark.parametrize("index", [0, -1])
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_always_the_same_answer_ends_the_turn_too(faction: str, operation: str, index: int) -> None:
    game = play(table(EXHAUSTED, by=faction, out_of_play=0), "op-special", operation)
    for _ in range(MOST_DECISIONS):
        if is_done(game):
            break
        play(game, offered(game)[index])
    assert is_done(game)


@pytest.mark.covers("6.2", "6.3", "6.4", "6.5")
@pytest.mark.parametrize("card", ["A33", "A34"])
@pytest.mark.parametrize("seed", range(6))
def test_a_propaganda_round_ends_with_nothing_available(card: str, seed: int) -> None:
    game = table(EXHAUSTED, stage="reveal", played=FIRST_CAMPAIGN, out_of_play=0, chit=None)
    play(game, f"card:{card}")
    for _ in range(7):
        play_at_random(game, seed)
        play(game, "end-turn")
        assert problems(game) == []
    assert drawn(game)["stage"] == "reveal"


# -- chits -----------------------------------------------------------------------------------------------------------


def counts(game: Game) -> tuple[int, int]:
    """All Operations and Punishment chits, wherever they are."""
    every = []
    for kind in ("operations", "punishments"):
        chits = drawn(game)["chits"][kind]
        every.append(len(chits["pool"]) + len(chits["held"]) + len(chits["aside"]) + (chits["played"] is not None))
    return every[0], every[1]


@pytest.mark.covers("1.7.1", "1.8.1", "6.2")
@pytest.mark.parametrize("seed", range(4))
def test_no_chit_is_lost_or_made_in_a_whole_game(seed: int) -> None:
    game = coinbox.new("arab_revolt", chance="ask")
    source = random.Random(seed)
    seen = set()
    while not game.over:
        play(game, source.choice(offered(game)))
        seen.add(drawn(game)["stage"])
        assert counts(game) == (9, 6)
        if prompt_id(game) == "next-card":
            assert state(game).chit == 0
            assert problems(game) == []
    assert {"first", "second", "hold", "assistance"} <= seen


def prompt_id(game: Game) -> str | None:
    return None if game.driver.pending is None else prompt(game)


@pytest.mark.covers("R-A1", "1.8.1", "2.3.4")
def test_an_empty_pool_leaves_events_and_passing() -> None:
    game = table(BUSY, by=REBELS, operations_pool=[], ask=("end-turn", "pass"))
    assert prompt(game) == "choose-box"
    assert offered(play(game, "op-special")) == ["pass"]
    game = table(BUSY, by=REBELS, operations_pool=[])
    assert "unshaded" in offered(play(game, "event"))


@pytest.mark.covers("R-A1", "1.8.1")
def test_with_an_empty_pool_a_held_chit_must_be_played() -> None:
    game = table(BUSY, by=REBELS, operations_pool=[], operations_held=["2"])
    assert (prompt(game), state(game).chit, state(game).operations_held) == ("choose-box", 2, [])


@pytest.mark.covers("R-A9", "1.7.1", "2.3.3")
def test_an_empty_pool_of_punishments_gives_a_pass_nothing() -> None:
    game = play(table(BUSY, punishments=[]), "limited-op", "pass")
    assert is_done(game)
    assert state(game).punishments_held == []


@pytest.mark.covers("1.8.2", "2.3.4")
def test_the_chit_of_one_turn_is_not_that_of_the_next() -> None:
    game = table({"gaza": {"active": 1}, "syria": {"underground": 1}}, by=REBELS, chit=None)
    play(game, "op-3", "op-3", "limited-op", "pass", "done", "end-turn", "done", "end-turn")
    assert state(game).chit == 0
    play(game, "op-special", "pass", "fine", "end-turn", "card:A12", "op-1", "op-2", "op-1")
    assert state(game).chit == 1


# -- undo, clone and record ------------------------------------------------------------------------------------------


def in_mid_draw() -> Game:
    """The Rebels have drawn one of two chits."""
    return play(table(BUSY, by=REBELS, chit=None), "op-2")


@pytest.mark.covers("1.8.1", "2.3.4")
def test_a_clone_in_mid_draw_goes_its_own_way() -> None:
    game = in_mid_draw()
    other = game.clone()
    play(game, "op-3")
    assert offered(game) == ["op-2", "op-3"]
    assert prompt(other) == "draw-chit"
    play(other, "op-2")
    assert prompt(other) == "choose-box", "two of a kind leave no choice"
    play(game, "op-3")
    assert (state(game).chit, state(other).chit) == (3, 2)
    assert (state(game).operations_pool.count(1), state(other).operations_pool.count(1)) == (3, 2)


@pytest.mark.covers("1.8.1", "2.3.4")
def test_a_record_in_mid_draw_reads_back() -> None:
    for names in ((), ("op-3",), ("op-3", "op-2"), ("op-3", "op-2", "op-special", "rally", "coordinate")):
        game = play(in_mid_draw(), *names)
        again = coinbox.load(game.record(), ask=("end-turn",))
        assert (prompt(again), offered(again)) == (prompt(game), offered(game))
        assert again.position() == game.position()


@pytest.mark.covers("1.7.1", "4.2.1")
def test_a_record_in_mid_punish_reads_back() -> None:
    game = play(table(BUSY), "op-special", "assault", "punish")
    for name in ("fine", "detain", "detain", "galilee", "haifa", "underground:galilee"):
        play(game, name)
        again = coinbox.load(game.record(), ask=("end-turn",))
        assert (prompt(again), offered(again)) == (prompt(game), offered(game))
        assert again.position() == game.position()


@pytest.mark.covers("1.7.1", "4.2.1")
def test_undo_takes_a_punish_back_with_its_draws() -> None:
    game = play(table(BUSY), "op-special", "assault")
    before = game.position()
    play(game, "punish", "fine", "detain", "detain", "galilee", "done", "underground:galilee")
    assert game.position() != before
    while prompt(game) != "assault-space" or state(game).prison_guerrillas:
        assert game.undo()
    assert game.position() == before
    assert "punish" in offered(game)


@pytest.mark.covers("1.8.2", "2.3.4")
def test_undo_of_a_chit_effect_brings_the_guerrilla_back() -> None:
    spaces: Spaces = {"gaza": {"active": 2}}
    game = play(table(spaces, by=REBELS, chit=2), "limited-op", "pass", "done", "end-turn", "active:gaza")
    assert guerrillas(game, "gaza") == (0, 1)
    assert game.undo()
    assert (guerrillas(game, "gaza"), prompt(game), state(game).chit) == ((0, 2), "chit-remove", 2)


@pytest.mark.covers("2.3.4", "4.1")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_undo_to_the_start_restores_everything(faction: str, operation: str) -> None:
    game = table(BUSY, by=faction)
    before = game.position()
    play_at_random(play(game, "op-special", operation), 3)
    while game.undo():
        pass
    assert (game.position(), prompt(game)) == (before, "choose-box")


# -- forced choices --------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1")
def test_nobody_is_asked_what_has_one_answer() -> None:
    for seed in range(2):
        game = coinbox.new("arab_revolt", chance="ask")
        source = random.Random(seed)
        while not game.over:
            assert len(offered(game)) > 1
            play(game, source.choice(offered(game)))


# -- a Capability that never fires -----------------------------------------------------------------------------------


def enacted(card: str, side: str, spaces: Spaces, *names: str, by: str, **rest: Any) -> Game:
    """A faction acts with Operation and Special Activity after the other has put a Capability into force."""
    other = REBELS if by == BRITISH else BRITISH
    game = event(card, side, spaces, by=other, **{"operations_pool": ["1"], **rest})
    while not is_done(game):
        play(game, offered(game)[0])
    return play(game, "end-turn", "op-special", *names)


@pytest.mark.covers("5.3", "A1 unshaded", "A1 shaded", "1.7.2")
@pytest.mark.parametrize(
    ("side", "prisoners", "question"), [("unshaded", 2, "sweep-space"), ("shaded", 1, "spread-opposition")]
)
def test_a1_detains_more_or_spreads_opposition(side: str, prisoners: int, question: str) -> None:
    spaces: Spaces = {"gaza": {"troops": 1, "curfews": True, "underground": 3, "opposition": True}}
    game = enacted("A1", side, spaces, "sweep", "punish", by=BRITISH, punishments=["detain"])
    assert (state(game).prison_guerrillas, prompt(game)) == (prisoners, question)


@pytest.mark.covers("5.3", "A2 unshaded", "A2 shaded", "4.3.2")
@pytest.mark.parametrize(("side", "shifted"), [("unshaded", 2), ("shaded", 3)])
def test_a2_spoils_or_helps_rolls(side: str, shifted: int) -> None:
    spaces: Spaces = {"syria": {"bases": 2}}
    game = enacted("A2", side, spaces, "rally", "coordinate", "die:2", by=REBELS)
    assert state(game).unity == shifted
    game = enacted("A2", side, spaces, "rally", "coordinate", "die:3", by=REBELS)
    assert state(game).unity == shifted


@pytest.mark.covers("5.3", "A8 unshaded", "A8 shaded", "4.3.3", "3.3.4")
def test_a8_halves_raids_or_sends_troops_away() -> None:
    spaces: Spaces = {"galilee": {"underground": 4, "bases": 1, "police": 1, "troops": 1}}
    game = enacted("A8", "unshaded", spaces, "rally", "raid", "samaria", "done", "decline", by=REBELS)
    assert prompt(game) != "raid-space"
    game = enacted("A8", "shaded", spaces, "ambush", "galilee", by=REBELS)
    assert prompt(game) == "ambush-troop"


@pytest.mark.covers("5.3", "A15 unshaded", "A15 shaded", "4.3.3", "1.7.2")
def test_a15_guards_railways_or_recruits() -> None:
    spaces: Spaces = {
        "galilee": {"underground": 2, "bases": 1},
        "haifa": {"troops": 1, "curfews": True},
        "railway_haifa_syria": {"sabotage": 1},
    }
    assert "railway_haifa_syria" not in offered(enacted("A15", "unshaded", spaces, "rally", "raid", by=REBELS))
    assert "railway_haifa_syria" in offered(enacted("A15", "shaded", spaces, "rally", "raid", by=REBELS))
    game = enacted("A15", "shaded", spaces, "sweep", "punish", by=BRITISH, punishments=["fine"])
    assert (here(game, "railway_haifa_syria", "sabotage"), guerrillas(game, "railway_haifa_syria")) == (0, (1, 0))


@pytest.mark.covers("5.3", "A18 unshaded", "A18 shaded", "4.2.1", "3.2.3")
def test_a18_lets_choose_or_mobilizes_after_sweeps() -> None:
    spaces: Spaces = {"gaza": {"troops": 1}}
    game = enacted("A18", "unshaded", spaces, "sweep", "punish", by=BRITISH)
    assert (game.actor, offered(game)) == (BRITISH, ["detain", "demolish", "fine"])
    game = enacted("A18", "shaded", spaces, "sweep", "gaza", "done", "done", by=BRITISH, punishments=["detain"])
    assert space(game, "gaza")["level"] == "opposition"


@pytest.mark.covers("5.3", "A27 unshaded", "A27 shaded", "1.7.2", "6.1")
@pytest.mark.parametrize(("side", "bases", "will"), [("unshaded", True, 0), ("shaded", False, -1)])
def test_a27_imprisons_bases_or_costs_political_will(side: str, bases: bool, will: int) -> None:
    spaces: Spaces = {"gaza": {"troops": 2, "underground": 1, "bases": 1}}
    game = enacted("A27", side, spaces, "sweep", "punish", by=BRITISH, punishments=["detain"])
    assert (prompt(game) == "detain-piece") is bases
    spaces = {"gaza": {"opposition": True}, "lydda": {"opposition": True}}
    rest: dict[str, Any] = {"stage": "reveal", "played": ["A27", *FIRST_CAMPAIGN], "chit": None, side: ["A27"]}
    game = play(table(spaces, political_will=10, **rest), "card:A33")
    assert state(game).political_will == 10 + 2 + 3 + will


@pytest.mark.covers("5.3", "A28 execute", "3.3.2")
def test_a28_sees_who_crosses_the_border() -> None:
    spaces: Spaces = {"syria": {"underground": 1}, "gaza": {"police": 3}}
    game = enacted("A28", "execute", spaces, "march", "syria", "underground:syria>galilee", by=REBELS)
    while not is_done(game):
        play(game, "done")
    assert guerrillas(game, "galilee") == (0, 1)
    assert here(game, "gaza", "police") == 0


# -- the wrong side of a card ----------------------------------------------------------------------------------------


@pytest.mark.covers("5.2")
@pytest.mark.parametrize(
    ("card", "side", "will", "unity"),
    [
        ("A3", "shaded", 10, 3),
        ("A4", "shaded", 9, 2),
        ("A7", "unshaded", 10, 2),
        ("A9", "unshaded", 10, 1),
        ("A13", "shaded", 8, 2),
        ("A16", "unshaded", 10, 2),
        ("A16", "shaded", 9, 2),
        ("A19", "execute", 11, 2),
        ("A20", "unshaded", 10, 1),
        ("A21", "unshaded", 10, 1),
        ("A29", "unshaded", 10, 0),
    ],
)
def test_the_chosen_side_is_the_one_carried_out(card: str, side: str, will: int, unity: int) -> None:
    rest: dict[str, Any] = {"prison_guerrillas": 2, "unshaded": ["A15"], "political_will": 10}
    game = event(card, side, {"haifa": {"irregulars": 3}}, dice=["die:6", "die:6"], **rest)
    while not is_done(game):
        play(game, "done")
    assert (state(game).political_will, state(game).unity) == (will, unity)


@pytest.mark.covers("5.2", "5.1")
@pytest.mark.parametrize(("card", "side"), sorted(EVENTS))
def test_the_log_names_the_side_that_was_chosen(card: str, side: str) -> None:
    game = event(card, side, BUSY, by=REBELS)
    assert game.driver.log is not None
    told = [args for message, args in game.driver.log if message == "event"]
    assert told == [{"faction": REBELS, "card": card, "side": side}]


@pytest.mark.covers("5.2", "5.4")
def test_the_two_sides_of_a_card_are_two_effects() -> None:
    cards = {card for card, _ in EVENTS}
    assert len(cards) == 30, "32 Events, two of them Mandatory"
    single = {"A19", "A26", "A28"}
    for card in cards - single:
        assert EVENTS[card, "unshaded"] is not EVENTS[card, "shaded"]
    assert {(card, side) for card, side in EVENTS if card in single} == {(card, "execute") for card in single}


# -- eligibility -----------------------------------------------------------------------------------------------------


def act(game: Game, box: str, passing: bool) -> None:
    """Take a box, act there or pass, and end the turn with the effect of its chit."""
    while prompt(game) != "choose-box":
        game.play(0)
    play(game, box)
    if passing:
        play(game, "pass")
    while prompt(game) not in ("choose-box", "next-card", "draw-chit"):
        game.play(0)


@pytest.mark.covers("2.3.6", "2.3.3", "2.3.1", "2.3.7", "R-C9")
@pytest.mark.parametrize("first", FACTIONS)
@pytest.mark.parametrize(("first_passes", "second_passes"), list(product((False, True), repeat=2)))
@pytest.mark.parametrize(("first_box", "second_box"), list(permutations(BOXES, 2)))
def test_eligibility_after_every_pair_of_boxes(
    first_box: str, second_box: str, first_passes: bool, second_passes: bool, first: str
) -> None:
    second = REBELS if first == BRITISH else BRITISH
    game = table(BUSY, by=first, card="A4", chit=3)
    act(game, first_box, first_passes)
    assert drawn(game)["stage"] == "second"
    assert offered(game) == [box for box in BOXES if box != first_box]
    act(game, second_box, second_passes)
    leader = first if BOXES.index(first_box) < BOXES.index(second_box) else second
    assert drawn(game)["stage"] == "reveal"
    assert drawn(game)["eligible"]["first"] == leader
    assert drawn(game)["boxes"] == {BRITISH: None, REBELS: None}
    play(game, "card:A5")
    assert game.actor == leader
    assert offered(game) == list(BOXES)
