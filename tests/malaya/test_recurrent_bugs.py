"""The bugs that programs of COIN games had again and again: each is shown to be impossible here."""

from __future__ import annotations

from itertools import permutations, product

import pytest

from coinbox import Game
from coinbox.games.malaya.events import EVENTS
from tests.malaya.table import Spaces, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import MOST_DECISIONS, drawn, here, play_at_random, problems

BOXES = ("limited-op", "event", "op-special")
BRITISH_OPERATIONS = ("train", "garrison", "sweep", "assault")
MCP_OPERATIONS = ("rally", "march", "attack", "terror")
OPERATIONS = [("british", name) for name in BRITISH_OPERATIONS] + [("mcp", name) for name in MCP_OPERATIONS]
ACTIVITIES = {"resettle", "reprisal", "air-strike", "extort", "intimidate", "ambush"}
CLOSING = ("pacify-space", "agitate-space", "garrison-assault")
BUSY: Spaces = {
    "thailand": {"underground": 1, "bases": 1},
    "perak": {"troops": 2, "police": 2, "underground": 1, "active": 1, "terror": 1},
    "pahang": {"troops": 1, "police": 1, "underground": 2, "bases": 1},
    "kelantan": {"underground": 2, "bases": 1, "terror": 1},
    "johore": {"troops": 2, "police": 2, "active": 1, "opposition": True},
    "kuala_lumpur": {"troops": 2, "police": 2, "support": True, "terror": 1},
    "ec_north": {"troops": 1, "police": 1, "underground": 2},
    "ec_south": {"police": 2, "underground": 1, "terror": 1},
}
EXHAUSTED: Spaces = {
    "thailand": {"underground": 3, "bases": 1},
    "kedah": {"police": 3, "underground": 1, "active": 1, "new_villages": True},
    "perak": {"troops": 5, "police": 3, "active": 3, "bases": 1, "new_villages": True},
    "pahang": {"troops": 3, "police": 2, "underground": 2, "bases": 2, "new_villages": True, "opposition": True},
    "johore": {"troops": 4, "police": 3, "underground": 2, "new_villages": True},
    "kuala_lumpur": {"troops": 2, "police": 2, "active": 1, "terror": 2},
    "ec_north": {"troops": 1, "police": 1, "underground": 1},
    "ec_south": {"police": 1, "active": 1, "terror": 1},
}
"""Nothing is Available, and the pool of New Villages is empty."""


# -- a Limited Operation in two spaces -------------------------------------------------------------------------------


@pytest.mark.covers("2.3.4", "3.1")
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_a_limited_operation_stays_in_one_space(faction: str, operation: str, seed: int) -> None:
    game = play(table(BUSY, by=faction), "limited-op", operation)
    answers = play_at_random(game, seed)
    selected = [answer for question, answer in answers if question == f"{operation}-space"]
    assert len(selected) == 1
    assert {answer for question, answer in answers if question in CLOSING} <= {*selected, "done"}
    assert {answer.split(">")[1] for _, answer in answers if ">" in answer} <= {*selected}


@pytest.mark.covers("2.3.4", "3.2.1")
def test_a_limited_train_pacifies_only_the_space_that_it_selected() -> None:
    held = {"troops": 2, "police": 2}
    game = play(table({"perak": held, "johore": held}, commander="templer"), "limited-op", "train", "perak", "done")
    assert offered(game) == ["perak", "done"]
    play(game, "perak")
    assert is_done(game)


@pytest.mark.covers("2.3.4", "3.2.2", "R-M3")
def test_a_limited_garrison_assaults_only_in_its_destination() -> None:
    spaces: Spaces = {
        "ec_north": {"police": 1, "active": 1},
        "ec_south": {"police": 1, "active": 1},
        "perak": {"troops": 1},
    }
    game = play(table(spaces), "limited-op", "garrison", "ec_north", "troop:perak>ec_north", "done")
    assert offered(game) == ["ec_north", "done"]
    game = play(table(spaces), "limited-op", "garrison", "kuala_lumpur", "troop:perak>kuala_lumpur", "done")
    assert is_done(game)


@pytest.mark.covers("2.3.4", "3.3.1")
def test_a_limited_rally_agitates_only_in_the_space_that_it_selected() -> None:
    spaces: Spaces = {"pahang": {"bases": 1}, "kedah": {"bases": 1}}
    game = play(table(spaces, by="mcp"), "limited-op", "rally", "pahang", "hide")
    assert offered(game) == ["pahang", "done"]
    play(game, "pahang")
    assert is_done(game)


@pytest.mark.covers("R-C11", "2.3.4")
@pytest.mark.parametrize("operation", ["rally", "march", "terror"])
def test_a_granted_limited_operation_stays_in_one_space(operation: str) -> None:
    game = play(event("M6", "shaded", BUSY, by="mcp"), operation)
    assert prompt(game) == f"{operation}-space"
    play(game, sorted(offered_spaces(game))[0])
    assert prompt(game) != f"{operation}-space"
    while prompt(game) != "free-operation":
        game.play(0)
        assert prompt(game) != f"{operation}-space"


# -- two Special Activities ------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "R-C7")
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_turn_has_two_special_activities(faction: str, operation: str) -> None:
    taken = set()
    for seed in range(40):
        game = play(table(BUSY, by=faction), "op-special", operation)
        used = [answer for _, answer in play_at_random(game, seed) if answer in ACTIVITIES]
        assert len(used) <= 1
        taken |= set(used)
    assert taken


@pytest.mark.covers("4.1", "4.3.3")
def test_after_an_ambush_there_is_no_other() -> None:
    spaces: Spaces = {"perak": {"underground": 2, "police": 1}, "johore": {"underground": 2, "police": 1}}
    game = play(table(spaces, by="mcp"), "op-special", "attack", "perak", "ambush", "johore")
    assert offered(game) == [f"die:{n}" for n in range(1, 7)]


# -- a piece that moves twice ----------------------------------------------------------------------------------------


@pytest.mark.covers("R-C8", "3.2.3")
def test_no_troop_moves_twice_in_a_sweep() -> None:
    spaces: Spaces = {"selangor": {"troops": 1}, "pahang": {"troops": 1}}
    game = play(table(spaces), "op-special", "sweep", "pahang", "johore", "negri_sembilan", "done")
    play(game, "troop:selangor>pahang")
    assert "troop:pahang>johore" in offered(game)  # the one that stood there
    play(game, "troop:pahang>johore")
    assert here(game, "pahang", "troop") == 1
    assert not [name for name in offered(game) if name.startswith("troop:")]


@pytest.mark.covers("R-C8", "3.2.2")
def test_no_cube_moves_twice_in_a_garrison() -> None:
    spaces: Spaces = {"kedah": {"troops": 1, "police": 1}, "perak": {"police": 1}}
    game = play(table(spaces), "op-special", "garrison", "ec_north", "ec_south", "kuala_lumpur", "done")
    play(game, "troop:kedah>ec_north", "police:kedah>ec_north")
    assert {name.split(">")[0] for name in offered(game)} == {"police:perak", "done"}
    play(game, "police:perak>ec_south")
    assert is_done(game)


@pytest.mark.covers("R-C8", "3.2.2")
def test_a_troop_that_came_does_not_free_a_police_to_leave_twice() -> None:
    """Kinds are counted apart: the Police that came to Kuala Lumpur stays, the one that stood there may go."""
    spaces: Spaces = {"kedah": {"police": 1}, "kuala_lumpur": {"police": 1}}
    game = play(table(spaces), "op-special", "garrison", "kuala_lumpur", "ec_north", "done")
    play(game, "police:kedah>kuala_lumpur", "police:kuala_lumpur>ec_north")
    assert is_done(game)
    assert (here(game, "kuala_lumpur", "police"), here(game, "ec_north", "police")) == (1, 1)


@pytest.mark.covers("R-C8", "3.3.2")
def test_no_guerrilla_marches_twice() -> None:
    game = play(table({"kedah": {"underground": 1}}, by="mcp"), "op-special", "march", "perak")
    assert not offered_spaces(game)
    assert here(game, "perak", "underground") == 1


@pytest.mark.covers("R-C8", "3.3.2")
def test_a_guerrilla_that_stood_there_may_march_on_in_its_own_state() -> None:
    spaces: Spaces = {"kedah": {"active": 1}, "perak": {"underground": 1}}
    game = play(table(spaces, by="mcp"), "op-special", "march", "perak", "pahang")
    assert here(game, "pahang", "underground") == 1
    assert (here(game, "perak", "active"), here(game, "perak", "underground")) == (1, 0)


@pytest.mark.covers("R-C8", "6.4.1")
def test_no_police_moves_twice_in_a_redeploy() -> None:
    game = table({"perak": {"police": 1}, "johore": {"police": 1}}, stage="reveal", played=["M3", "M4", "M5", "M6"])
    play(game, "card:M33", "end-turn", "end-turn", "police:perak>johore")
    assert {name.split(">")[0] for name in offered(game)} == {"police:johore", "done"}
    play(game, "police:johore>ec_north")
    assert offered(game) == ["end-turn"]
    assert (here(game, "johore", "police"), here(game, "ec_north", "police")) == (1, 1)


# -- prices ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("3.1", "3.1.2", "5.4")
@pytest.mark.parametrize(
    ("faction", "names", "paid"),
    [
        ("british", ("train", "kedah", "police"), 2),
        ("british", ("garrison", "kedah", "troop:perak>kedah"), 2),
        ("british", ("sweep", "perak"), 2),
        ("british", ("assault", "perak"), 2),
        ("mcp", ("rally", "kedah"), 1),
        ("mcp", ("march", "trengganu"), 1),
        ("mcp", ("march", "ec_north"), 0),
        ("mcp", ("attack", "perak", "die:6"), 1),
        ("mcp", ("terror", "perak"), 1),
        ("mcp", ("terror", "ec_north"), 0),
    ],
)
def test_what_a_paid_operation_costs(faction: str, names: tuple[str, ...], paid: int) -> None:
    game = play(table(BUSY, by=faction, british_resources=9, mcp_resources=9), "limited-op", *names)
    spent = 9 - (state(game).british_resources if faction == "british" else state(game).mcp_resources)
    assert spent == paid


@pytest.mark.covers("3.1.2", "5.4")
@pytest.mark.parametrize(
    "names", [("rally", "kedah"), ("march", "trengganu"), ("attack", "perak"), ("terror", "perak")]
)
@pytest.mark.parametrize("resources", [0, 5])
def test_a_free_operation_is_never_charged(names: tuple[str, ...], resources: int) -> None:
    game = play(event("M6", "shaded", BUSY, by="mcp", mcp_resources=resources), *names)
    assert state(game).mcp_resources == resources


@pytest.mark.covers("3.1.2", "5.4")
@pytest.mark.parametrize("names", [("sweep", "pahang"), ("assault",), ("train", "selangor", "police")])
@pytest.mark.parametrize("resources", [0, 5])
def test_a_free_british_operation_is_never_charged(names: tuple[str, ...], resources: int) -> None:
    spaces = {**BUSY, "kuala_lumpur": {"troops": 2, "police": 2, "support": True}}
    game = play(event("M15", "unshaded", spaces, british_resources=resources), "troop", "done", *names)
    assert here(game, "kuala_lumpur", "troop") == 3
    assert state(game).british_resources == resources


@pytest.mark.covers("3.1.2", "3.2.1", "5.4")
@pytest.mark.parametrize(("resources", "left"), [(1, None), (2, 0), (5, 3)])
def test_pacify_in_a_free_train_is_charged(resources: int, left: int | None) -> None:
    game = play(event("M15", "unshaded", {}, british_resources=resources), "troop", "police", "done")
    if left is None:
        assert prompt(game) == "must-operation"
        return
    play(game, "kuala_lumpur")
    assert space(game, "kuala_lumpur")["level"] == "support"
    assert state(game).british_resources == left


@pytest.mark.covers("3.1.2", "3.3.1", "5.4")
@pytest.mark.parametrize("resources", [0, 1])
def test_agitate_in_a_free_rally_is_charged(resources: int) -> None:
    game = event("M6", "shaded", {"pahang": {"bases": 1}}, by="mcp", mcp_resources=resources)
    play(game, "rally", "pahang", "hide")
    assert prompt(game) == ("agitate-space" if resources else "free-operation")


# -- stacking and empty pools ----------------------------------------------------------------------------------------


@pytest.mark.covers("1.4.2", "5.1.1", "1.4.1", "1.12")
@pytest.mark.parametrize("start", ["busy", "exhausted", "empty"])
@pytest.mark.parametrize("faction", ["british", "mcp"])
@pytest.mark.parametrize(("card", "side"), sorted(EVENTS))
def test_no_event_breaks_stacking_or_runs_for_ever(card: str, side: str, faction: str, start: str) -> None:
    spaces = {"busy": BUSY, "exhausted": EXHAUSTED, "empty": {}}[start]
    for seed in range(6):
        game = event(card, side, spaces, by=faction)
        play_at_random(game, seed)
        assert problems(game) == []


@pytest.mark.covers("1.4.1", "1.4.2", "R-C2")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_no_operation_runs_for_ever_with_nothing_available(faction: str, operation: str, box: str) -> None:
    for seed in range(10):
        game = table(EXHAUSTED, by=faction, british_resources=20, mcp_resources=20)
        assert state(game).available == [0, 0, 0, 0]
        assert drawn(game)["available"]["new_village"] == 0
        play_at_random(play(game, box, operation), seed)
        assert problems(game) == []


@pytest.mark.covers("1.4.1", "R-C2")
@pytest.mark.parametrize("index", [0, -1])
@pytest.mark.parametrize(("faction", "operation"), OPERATIONS)
def test_always_the_same_answer_ends_the_turn_too(faction: str, operation: str, index: int) -> None:
    game = play(table(EXHAUSTED, by=faction, british_resources=20, mcp_resources=20), "op-special", operation)
    for _ in range(MOST_DECISIONS):
        if is_done(game):
            break
        play(game, offered(game)[index])
    assert is_done(game)


@pytest.mark.covers("6.3", "6.4", "6.5")
@pytest.mark.parametrize("seed", range(10))
def test_a_propaganda_round_ends_with_nothing_available(seed: int) -> None:
    game = table(EXHAUSTED, stage="reveal", played=["M3", "M4", "M5", "M6"])
    play(game, "card:M33")
    for _ in range(3):
        play_at_random(game, seed)
        play(game, "end-turn")
        assert problems(game) == []
    assert drawn(game)["stage"] == "reveal"


# -- a Capability that never fires -----------------------------------------------------------------------------------


@pytest.mark.covers("5.3", "M1 unshaded", "4.2.1")
@pytest.mark.parametrize(
    ("before", "after"), [("opposition", "neutral"), ("neutral", "opposition"), ("support", "neutral")]
)
def test_m1_unshaded_calms_where_opposition_is(before: str, after: str) -> None:
    perak: dict[str, int | bool] = {"police": 2, "active": 1}
    if before != "neutral":
        perak[before] = True
    game = play(table({"perak": perak}, unshaded=["M1"]), "op-special", "train", "resettle")
    assert (here(game, "perak", "new_village"), space(game, "perak")["level"]) == (1, after)


@pytest.mark.covers("5.3", "M1 shaded", "3.3.1")
def test_m1_shaded_opens_new_villages_at_opposition_to_rally() -> None:
    spaces: Spaces = {
        "perak": {"police": 1, "new_villages": True, "opposition": True},
        "johore": {"police": 1, "new_villages": True},
    }
    assert not {"perak", "johore"} & offered_spaces(play(table(spaces, by="mcp"), "limited-op", "rally"))
    game = play(table(spaces, by="mcp", shaded=["M1"]), "limited-op", "rally")
    assert {"perak", "johore"} & offered_spaces(game) == {"perak"}


@pytest.mark.covers("5.3", "M2 unshaded", "3.2.4")
def test_m2_unshaded_lets_one_assault_remove_bases_first() -> None:
    spaces: Spaces = {name: {"troops": 1, "underground": 1, "bases": 1} for name in ("johore", "kedah")}
    game = play(table(spaces, unshaded=["M2"]), "op-special", "assault", "johore", "bases-first", "kedah")
    assert (here(game, "johore", "base"), here(game, "johore", "underground")) == (0, 1)
    assert (here(game, "kedah", "base"), here(game, "kedah", "underground")) == (1, 1)


@pytest.mark.covers("5.3", "M2 shaded", "4.3.1")
@pytest.mark.parametrize(("police", "gained"), [(0, 4), (1, 1)])
def test_m2_shaded_pays_the_population_under_mcp_control(police: int, gained: int) -> None:
    spaces: Spaces = {"perak": {"underground": 1, "police": police}}
    game = play(table(spaces, by="mcp", mcp_resources=5, shaded=["M2"]), "op-special", "rally", "extort")
    assert state(game).mcp_resources == 5 + gained


@pytest.mark.covers("5.3", "M8 unshaded", "3.3.3")
@pytest.mark.parametrize(("troops", "police", "lost"), [(3, 0, 2), (2, 1, 1), (1, 2, 0)])
def test_m8_unshaded_costs_a_guerrilla_for_each_troop(troops: int, police: int, lost: int) -> None:
    spaces: Spaces = {"perak": {"troops": troops, "police": police, "active": 4}}
    game = play(table(spaces, by="mcp", dice=["die:4"], unshaded=["M8"]), "limited-op", "attack")
    assert here(game, "perak", "active") == 4 - lost


@pytest.mark.covers("5.3", "M8 shaded", "4.3.3")
def test_m8_shaded_lets_an_ambush_remove_any_two_cubes() -> None:
    spaces: Spaces = {"perak": {"troops": 2, "police": 2, "underground": 1}}
    game = play(
        table(spaces, by="mcp", shaded=["M8"]), "op-special", "attack", "ambush", "remove-troop", "remove-troop"
    )
    assert (here(game, "perak", "troop"), here(game, "perak", "police")) == (0, 2)
    assert state(game).political_will == 11


@pytest.mark.covers("5.3", "M18 unshaded", "3.2.3")
def test_m18_unshaded_sweeps_jungle_like_any_space() -> None:
    game = table({"johore": {"troops": 2, "police": 1, "underground": 4}}, unshaded=["M18"])
    play(game, "limited-op", "sweep", "johore")
    assert here(game, "johore", "active") == 3


@pytest.mark.covers("5.3", "M18 shaded", "3.2.1")
@pytest.mark.parametrize(("cubes", "paid"), [(("police",) * 4, 2), (("troop", "police"), 4), (("police", "troop"), 4)])
def test_m18_shaded_makes_training_troops_cost_4(cubes: tuple[str, ...], paid: int) -> None:
    game = table({"kuala_lumpur": {"support": True}}, shaded=["M18"])
    play(game, "limited-op", "train", "kuala_lumpur", *cubes)
    assert state(game).british_resources == 20 - paid


@pytest.mark.covers("5.3", "M27 unshaded", "4.3.2")
def test_m27_unshaded_limits_intimidate_to_one_space_and_exposes() -> None:
    spaces: Spaces = {name: {"underground": 1, "police": 2} for name in ("perak", "johore")}
    game = play(table(spaces, by="mcp", unshaded=["M27"]), "op-special", "rally", "intimidate", "perak")
    assert prompt(game) != "intimidate-space"
    assert (here(game, "perak", "active"), here(game, "perak", "police")) == (1, 1)


@pytest.mark.covers("5.3", "M27 shaded", "3.3.4")
@pytest.mark.parametrize(("answer", "left"), [("remove-police", 1), ("done", 2)])
def test_m27_shaded_lets_terror_remove_a_police(answer: str, left: int) -> None:
    spaces: Spaces = {"perak": {"underground": 1, "police": 2}}
    game = play(table(spaces, by="mcp", shaded=["M27"]), "limited-op", "terror", answer)
    assert (here(game, "perak", "police"), here(game, "perak", "terror")) == (left, 1)


@pytest.mark.covers("5.3", "M28 unshaded", "3.2.1")
def test_m28_unshaded_lets_pacify_shift_twice() -> None:
    spaces: Spaces = {"perak": {"troops": 2, "police": 2, "opposition": True}}
    game = play(table(spaces, unshaded=["M28"]), "limited-op", "train", "perak", "done", "perak", "shift")
    assert is_done(game)
    assert space(game, "perak")["level"] == "support"
    assert state(game).british_resources == 16


@pytest.mark.covers("5.3", "M28 shaded", "3.2.1", "6.3.1")
@pytest.mark.parametrize("where", ["train", "propaganda"])
def test_m28_shaded_makes_each_step_of_pacify_cost_3(where: str) -> None:
    spaces: Spaces = {"perak": {"troops": 2, "police": 2, "terror": 1}}
    if where == "train":
        game = play(table(spaces, shaded=["M28"]), "limited-op", "train", "perak", "done")
    else:
        game = table(spaces, stage="reveal", played=["M28", "M4", "M5", "M6"], shaded=["M28"])
        play(game, "card:M33")
    play(game, "perak", "shift")
    assert space(game, "perak")["level"] == "support"
    assert state(game).british_resources == 14


# -- the wrong side of a card ----------------------------------------------------------------------------------------


@pytest.mark.covers("5.2")
@pytest.mark.parametrize(
    ("card", "side", "british", "mcp", "will"),
    [
        ("M7", "unshaded", 10, 7, 12),
        ("M7", "shaded", 10, 15, 12),
        ("M14", "unshaded", 20, 10, 13),
        ("M14", "shaded", 6, 10, 12),
        ("M29", "unshaded", 10, 10, 12),
        ("M29", "shaded", 8, 12, 12),
        ("M30", "unshaded", 10, 7, 12),
        ("M25", "unshaded", 16, 10, 12),
        ("M25", "shaded", 10, 10, 12),
        ("M11", "unshaded", 10, 10, 12),
        ("M11", "shaded", 10, 10, 11),
    ],
)
def test_the_chosen_side_is_the_one_carried_out(card: str, side: str, british: int, mcp: int, will: int) -> None:
    game = event(card, side, {}, british_resources=10)
    while not is_done(game):
        play(game, "done")
    assert (state(game).british_resources, state(game).mcp_resources) == (british, mcp)
    assert state(game).political_will == will


@pytest.mark.covers("5.2", "5.1")
@pytest.mark.parametrize(("card", "side"), sorted(EVENTS))
def test_the_log_names_the_side_that_was_chosen(card: str, side: str) -> None:
    game = event(card, side, BUSY, by="mcp")
    assert game.driver.log is not None
    told = [args for message, args in game.driver.log if message == "event"]
    assert told == [{"faction": "mcp", "card": card, "side": side}]


@pytest.mark.covers("5.2")
def test_the_two_sides_of_a_card_are_two_effects() -> None:
    cards = {card for card, _ in EVENTS}
    assert len(cards) == 32
    for card in cards - {"M24", "M26"}:
        assert EVENTS[card, "unshaded"] is not EVENTS[card, "shaded"]
    assert {side for card, side in EVENTS if card in ("M24", "M26")} == {"execute"}


# -- eligibility -----------------------------------------------------------------------------------------------------


def act(game: Game, box: str, passing: bool) -> None:
    """Take a box, act there or pass, and end the turn."""
    play(game, box)
    if passing:
        play(game, "pass")
    while not is_done(game):
        game.play(0)
    play(game, "end-turn")


@pytest.mark.covers("2.3.5", "2.3.3", "2.3.1", "2.3.6")
@pytest.mark.parametrize("first", ["british", "mcp"])
@pytest.mark.parametrize(("first_passes", "second_passes"), list(product((False, True), repeat=2)))
@pytest.mark.parametrize(("first_box", "second_box"), list(permutations(BOXES, 2)))
def test_eligibility_after_every_pair_of_boxes(
    first_box: str, second_box: str, first_passes: bool, second_passes: bool, first: str
) -> None:
    second = "mcp" if first == "british" else "british"
    game = table(BUSY, by=first, card="M23")
    act(game, first_box, first_passes)
    assert drawn(game)["stage"] == "second"
    assert offered(game) == [box for box in BOXES if box != first_box]
    act(game, second_box, second_passes)
    leader = first if BOXES.index(first_box) < BOXES.index(second_box) else second
    assert drawn(game)["stage"] == "reveal"
    assert drawn(game)["eligible"]["first"] == leader
    assert drawn(game)["boxes"] == {"british": None, "mcp": None}
    play(game, "card:M5")
    assert game.driver.pending is not None
    assert game.driver.pending[0] == ("british", "mcp").index(leader)
    assert offered(game) == list(BOXES)
