"""Section 6: the Propaganda Round and the Commander Track."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.malaya.table import Spaces, event, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import counted, here, stage

FIRST_CAMPAIGN = ["M3", "M4", "M5", "M6"]
HELD = {"troops": 1, "police": 1}


def propaganda(spaces: Spaces, card: str = "M33", **numbers: Any) -> Game:
    """The first Propaganda card has just been revealed."""
    return play(table(spaces, stage="reveal", played=FIRST_CAMPAIGN, **numbers), f"card:{card}")


def redeploy(spaces: Spaces, **numbers: Any) -> Game:
    """The Redeploy phase of that round, or what follows it."""
    game = propaganda(spaces, **numbers)
    for phase in ("pacify", "agitate"):
        assert stage(game) == phase
        if offered(game) != ["end-turn"]:
            play(game, "done")
        play(game, "end-turn")
    return game


# -- Political Will --------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.0", "2.4")
def test_the_phases_follow_one_another() -> None:
    game = propaganda({})
    seen = [stage(game)]
    for _ in range(3):
        play(game, "end-turn")
        seen.append(stage(game))
    assert seen == ["pacify", "agitate", "redeploy", "reveal"]


@pytest.mark.covers("6.1.1", "R-M11", "7.1", "7.2")
@pytest.mark.parametrize(
    ("spaces", "will"),
    [
        ({}, 12),
        ({"perak": {"support": True}}, 15),
        ({"perak": {"opposition": True}}, 9),
        ({"perak": {"opposition": True}, "kuala_lumpur": {"support": True}}, 11),
        ({"perak": {"opposition": True, "new_villages": True}}, 12),
        ({"perak": {"support": True, "new_villages": True}}, 15),
        ({"johore": {"support": True}, "kedah": {"support": True}, "pahang": {"opposition": True}}, 15),
    ],
)
def test_hearts_and_minds(spaces: Spaces, will: int) -> None:
    assert state(propaganda(spaces)).political_will == will


@pytest.mark.covers("6.1.2", "R-M11", "1.3.5")
@pytest.mark.parametrize(
    ("center", "will", "sabotage"),
    [
        ({}, 12, 0),
        ({"terror": 1}, 11, 1),
        ({"underground": 1}, 11, 1),
        ({"active": 2, "police": 1}, 11, 1),
        ({"underground": 1, "police": 1}, 12, 0),
        ({"underground": 1, "active": 1, "police": 1, "troops": 1}, 12, 0),
        ({"underground": 1, "terror": 1}, 11, 1),
        ({"police": 3, "terror": 1}, 11, 1),
    ],
)
def test_sabotaged_economic_centers_cost_political_will(
    center: dict[str, int | bool], will: int, sabotage: int
) -> None:
    game = propaganda({"ec_north": center})
    assert state(game).political_will == will
    assert here(game, "ec_north", "sabotage") == sabotage


@pytest.mark.covers("6.1.2", "1.9")
@pytest.mark.parametrize(("markers", "will"), [(0, 12), (1, 11), (2, 11)])
def test_terror_in_kuala_lumpur_costs_1_however_many_markers(markers: int, will: int) -> None:
    assert state(propaganda({"kuala_lumpur": {"terror": markers}})).political_will == will


@pytest.mark.covers("6.1.2")
def test_terror_in_a_province_costs_nothing() -> None:
    assert state(propaganda({"perak": {"terror": 2}})).political_will == 12


@pytest.mark.covers("6.1", "R-C1")
def test_political_will_moves_once_by_the_net_sum() -> None:
    """+3 for Perak, -2 for both ECs: 19 becomes 20, not 18."""
    spaces: Spaces = {"perak": {"support": True}, "ec_north": {"terror": 1}, "ec_south": {"active": 1}}
    assert state(propaganda(spaces, political_will=19)).political_will == 20


@pytest.mark.covers("6.1", "6.1.1", "6.1.2", "6.2.1", "6.2.2")
def test_the_log_tells_each_line_before_the_net_change() -> None:
    spaces: Spaces = {
        "perak": {"support": True, "police": 1},
        "johore": {"opposition": True},
        "kedah": {"opposition": True, "new_villages": True},
        "kuala_lumpur": {"terror": 2},
        "ec_south": {"active": 1},
        "thailand": {"bases": 2},
    }
    game = propaganda(spaces, british_resources=0, mcp_resources=0)
    assert [line for line in game.log() if not line.startswith("Propaganda Round")][1:] == [
        "Sabotage marker placed in EC South",
        "Population at Support: +3 (Perak)",
        "Population at Opposition without New Villages: -2 (Johore)",
        "ECs with Sabotage: -1 (EC South)",
        "Terror in Kuala Lumpur: -1 (Kuala Lumpur)",
        "Political Will -1, now 11 (sum of the phase)",
        "Population under British Control: +3 (Perak)",
        "ECs without Sabotage, 6 each: +6 (EC North)",
        "British Resources +9, now 9 (sum of the phase)",
        "Bases on the map, 2 each: +4 (Thailand)",
        "MCP Resources +4, now 4 (sum of the phase)",
    ]
    assert "新村のない対立の人口値：-2（Johore）" in game.log("ja")


@pytest.mark.covers("6.1.2", "6.1")
def test_what_comes_to_nothing_is_not_told() -> None:
    assert counted(propaganda({})) == {"centers": 12}


@pytest.mark.covers("6.1.3", "7.0.1")
@pytest.mark.parametrize(
    ("will", "winner"), [(0, "mcp"), (2, "mcp"), (3, None), (10, None), (17, None), (18, "british"), (20, "british")]
)
def test_the_victory_check(will: int, winner: str | None) -> None:
    game = propaganda({}, political_will=will)
    assert game.over is (winner is not None)
    if winner:
        assert game.result is not None
        assert (game.result.winner, game.result.reason) == (winner, "early")


@pytest.mark.covers("6.1.3", "6.1")
def test_victory_is_checked_after_the_net_change() -> None:
    game = propaganda({"perak": {"opposition": True}}, political_will=18)
    assert not game.over
    assert state(game).political_will == 15
    game = propaganda({"perak": {"opposition": True}}, political_will=5)
    assert game.over
    assert state(game).political_will == 2


# -- Resources -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.2", "6.2.1")
@pytest.mark.parametrize(
    ("spaces", "before", "after"),
    [
        ({}, 0, 12),
        ({"ec_north": {"terror": 1}}, 0, 6),
        ({"ec_north": {"terror": 1}, "ec_south": {"active": 1}}, 0, 0),
        ({"perak": {"police": 1}}, 0, 15),
        ({"perak": {"police": 1, "active": 1}, "kuala_lumpur": {"troops": 1}}, 0, 14),
        ({"perak": {"active": 1}, "johore": {"police": 1, "opposition": True}}, 1, 15),
        ({"perak": {"police": 1}}, 4, 19),
        ({"perak": {"police": 1}}, 5, 20),
        ({"perak": {"police": 1}}, 6, 20),
    ],
)
def test_british_earnings(spaces: Spaces, before: int, after: int) -> None:
    assert state(propaganda(spaces, british_resources=before)).british_resources == after


@pytest.mark.covers("6.2.2", "1.8")
@pytest.mark.parametrize(
    ("spaces", "before", "after"),
    [
        ({}, 3, 3),
        ({"thailand": {"bases": 1}}, 3, 5),
        ({"thailand": {"bases": 2}, "perak": {"bases": 1, "police": 5}}, 3, 9),
        ({"thailand": {"bases": 2}, "kedah": {"bases": 2}}, 12, 20),
        ({"thailand": {"bases": 2}, "kedah": {"bases": 2}}, 13, 20),
        ({"perak": {"underground": 3}}, 3, 3),
    ],
)
def test_mcp_earnings(spaces: Spaces, before: int, after: int) -> None:
    assert state(propaganda(spaces, mcp_resources=before)).mcp_resources == after


# -- Support ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.3", "6.3.1")
def test_pacify_needs_control_troops_and_police() -> None:
    spaces: Spaces = {
        "perak": HELD,
        "kuala_lumpur": HELD,
        "johore": {"troops": 2},
        "kedah": {"police": 2},
        "pahang": {**HELD, "active": 2},
        "selangor": {**HELD, "support": True},
        "ec_north": HELD,
    }
    game = propaganda(spaces)
    assert prompt(game) == "pacify-space"
    assert offered_spaces(game) == {"perak", "kuala_lumpur"}


@pytest.mark.covers("6.3.1", "R-M15")
@pytest.mark.parametrize("commander", ["gurney", "briggs", "templer"])
def test_propaganda_pacifies_two_spaces_under_any_commander(commander: str) -> None:
    spaces: Spaces = dict.fromkeys(("perak", "johore", "kedah"), HELD)
    game = play(propaganda(spaces, commander=commander, british_resources=8), "perak", "johore")
    assert offered(game) == ["end-turn"]
    assert [space(game, name)["level"] for name in spaces] == ["support", "support", "neutral"]
    assert state(game).british_resources == 20 - 4


@pytest.mark.covers("6.3.1", "R-M2", "R-M11")
def test_propaganda_pacify_pays_terror_first_and_shifts_once() -> None:
    game = play(propaganda({"perak": {**HELD, "terror": 1, "opposition": True}}), "perak", "shift")
    assert offered(game) == ["end-turn"]
    assert (here(game, "perak", "terror"), space(game, "perak")["level"]) == (0, "neutral")
    assert state(game).british_resources == 16


@pytest.mark.covers("6.3.1", "R-M11")
def test_terror_alone_may_be_removed() -> None:
    game = play(propaganda({"perak": {**HELD, "terror": 1, "support": True}}), "perak")
    assert offered(game) == ["end-turn"]
    assert (here(game, "perak", "terror"), state(game).british_resources) == (0, 18)


@pytest.mark.covers("6.3.1", "1.8")
def test_pacify_without_money_is_not_asked() -> None:
    spaces: Spaces = {"selangor": HELD, "ec_north": {"terror": 1}, "ec_south": {"terror": 1}}
    game = propaganda(spaces, british_resources=0)
    assert state(game).british_resources == 1
    assert offered(game) == ["end-turn"]


@pytest.mark.covers("6.3.2", "R-M11")
def test_agitate_needs_mcp_pieces_and_no_british_control() -> None:
    spaces: Spaces = {
        "perak": {"active": 1},
        "johore": {"police": 1, "underground": 1},
        "kedah": {"police": 2, "underground": 1},
        "pahang": {"bases": 1},
        "selangor": {},
        "kelantan": {"active": 1, "opposition": True},
        "kuala_lumpur": {"active": 1, "support": True},
        "thailand": {"active": 1},
        "ec_north": {"active": 1},
    }
    game = play(propaganda(spaces), "end-turn")
    assert prompt(game) == "agitate-space"
    assert offered_spaces(game) == {"perak", "johore", "pahang", "kuala_lumpur"}


@pytest.mark.covers("6.3.2", "R-M2")
def test_agitate_in_up_to_two_spaces_for_1_each_step() -> None:
    spaces: Spaces = {
        "perak": {"active": 1, "terror": 1},
        "johore": {"active": 1, "support": True},
        "kedah": {"active": 1},
    }
    game = play(propaganda(spaces), "end-turn", "perak", "shift", "johore")
    assert offered(game) == ["end-turn"]
    assert [space(game, name)["level"] for name in spaces] == ["opposition", "neutral", "neutral"]
    assert state(game).mcp_resources == 7


@pytest.mark.covers("6.3", "R-M11")
def test_all_pacify_comes_before_agitate() -> None:
    spaces: Spaces = {"perak": HELD, "johore": {"active": 1}}
    game = propaganda(spaces)
    assert prompt(game) == "pacify-space"
    play(game, "perak", "end-turn")
    assert prompt(game) == "agitate-space"


# -- Redeploy --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.4", "6.4.1", "R-M10")
def test_troops_must_leave_economic_centers_and_mcp_controlled_provinces() -> None:
    spaces: Spaces = {
        "ec_north": {"troops": 1},
        "pahang": {"troops": 1, "active": 2, "opposition": True},
        "johore": {"troops": 1, "active": 1, "opposition": True},
        "perak": {"troops": 2},
        "kuala_lumpur": {"troops": 1, "active": 2, "opposition": True},
    }
    game = redeploy(spaces, political_will=15)
    seen = set()
    while prompt(game) == "redeploy-troop":
        seen |= set(offered(game))
        play(game, offered(game)[0])
    assert seen == {f"troop:{origin}>{to}" for origin in ("ec_north", "pahang") for to in ("perak", "kuala_lumpur")}
    assert offered(game) == ["end-turn"]
    assert (here(game, "ec_north", "troop"), here(game, "pahang", "troop")) == (0, 0)
    assert (here(game, "johore", "troop"), here(game, "kuala_lumpur", "troop") + here(game, "perak", "troop")) == (1, 5)


@pytest.mark.covers("6.4.1", "R-M10")
def test_with_nowhere_else_troops_go_to_kuala_lumpur() -> None:
    game = redeploy({"ec_south": {"troops": 3}, "kuala_lumpur": {"active": 5, "opposition": True}})
    assert offered(game) == ["end-turn"]
    assert here(game, "kuala_lumpur", "troop") == 3


@pytest.mark.covers("6.4.1", "R-M10")
def test_police_may_go_to_economic_centers_kuala_lumpur_and_british_provinces() -> None:
    spaces: Spaces = {
        "pahang": {"police": 1, "active": 2, "opposition": True},
        "johore": {"police": 1, "active": 1, "opposition": True},
        "perak": {"troops": 2},
    }
    game = redeploy(spaces)
    assert prompt(game) == "redeploy-police"
    places = ("perak", "kuala_lumpur", "ec_north", "ec_south")
    assert set(offered(game)) == {f"police:{a}>{b}" for a in ("pahang", "johore") for b in places} | {"done"}


@pytest.mark.covers("6.4.1", "R-M10")
def test_police_need_not_move() -> None:
    game = play(redeploy({"perak": {"police": 3}}), "done")
    assert offered(game) == ["end-turn"]
    assert here(game, "perak", "police") == 3


@pytest.mark.covers("6.4.1", "R-M10")
def test_destinations_are_those_controlled_when_the_phase_began() -> None:
    """When its Police leave, Perak is still open to others: Control is read as it was."""
    spaces: Spaces = {"perak": {"police": 1}, "johore": {"police": 1}}
    game = play(redeploy(spaces), "police:perak>kuala_lumpur")
    assert "police:johore>perak" in offered(game)
    assert space(game, "perak")["control"] == "british"


@pytest.mark.covers("6.4.2", "R-M10", "1.7")
def test_control_and_political_will_are_settled_once_after_the_moves() -> None:
    spaces: Spaces = {"perak": {"police": 2, "active": 1}, "kuala_lumpur": {"troops": 1}}
    game = redeploy(spaces)
    play(game, "police:perak>kuala_lumpur", "police:perak>ec_north")
    assert space(game, "perak")["control"] == "mcp"
    assert state(game).political_will == 9
    game = play(redeploy({**spaces, "johore": {"police": 1}}), "police:perak>ec_north", "police:perak>ec_north")
    assert (space(game, "perak")["control"], state(game).political_will) == ("british", 12)
    play(game, "done")
    assert (space(game, "perak")["control"], state(game).political_will) == ("mcp", 9)


@pytest.mark.covers("6.4.2", "R-M10", "1.12")
def test_new_villages_are_settled_after_the_moves() -> None:
    spaces: Spaces = {"perak": {"police": 1, "active": 1, "new_villages": True}, "johore": {"police": 1}}
    game = play(redeploy(spaces), "police:perak>johore")
    assert here(game, "perak", "new_village") == 1
    play(game, "done")
    assert here(game, "perak", "new_village") == 0


# -- Reset and the Commander -----------------------------------------------------------------------------------------


@pytest.mark.covers("6.5")
def test_reset_clears_markers_and_hides_guerrillas() -> None:
    spaces: Spaces = {
        "perak": {"active": 2, "underground": 1, "terror": 2, "opposition": True},
        "ec_north": {"active": 1, "terror": 1},
        "kuala_lumpur": {"terror": 1, "support": True},
    }
    game = play(redeploy(spaces), "end-turn")
    assert space(game, "perak") == {"underground": 3, "control": "mcp", "level": "opposition"}
    assert space(game, "ec_north") == {"underground": 1, "control": "none", "level": "neutral"}
    assert space(game, "kuala_lumpur") == {"control": "none", "level": "support"}
    assert stage(game) == "reveal"


@pytest.mark.covers("6.5", "6.6", "6.6.1")
@pytest.mark.parametrize(("before", "after"), [("gurney", "briggs"), ("briggs", "templer"), ("templer", "templer")])
def test_reset_moves_the_commander_track_to_the_right(before: str, after: str) -> None:
    game = play(redeploy({}, commander=before), "end-turn")
    assert game.position()["commander"] == after


@pytest.mark.covers("6.6.1")
@pytest.mark.parametrize(
    ("before", "steps"),
    [
        ("gurney", {"right": "briggs"}),
        ("briggs", {"left": "gurney", "right": "templer"}),
        ("templer", {"left": "briggs"}),
    ],
)
def test_an_event_moves_the_commander_track_a_step_that_exists(before: str, steps: dict[str, str]) -> None:
    for step, after in steps.items():
        game = event("M24", "execute", {}, commander=before, british_resources=3)
        play(game, "gain-resources")
        if len(steps) > 1:
            assert offered(game) == list(steps)
            play(game, step)
        assert game.position()["commander"] == after
        assert state(game).british_resources == 9


@pytest.mark.covers("6.6.2", "1.11")
@pytest.mark.parametrize(
    ("commander", "reprisal", "resettle", "pacify"),
    [("gurney", 2, 1, 1), ("briggs", 1, 2, 1), ("templer", 1, 1, 2)],
)
@pytest.mark.parametrize("killed", [False, True])
def test_the_commander_adds_a_space_unless_gurney_is_killed(
    commander: str, reprisal: int, resettle: int, pacify: int, killed: bool
) -> None:
    spaces: Spaces = dict.fromkeys(("perak", "johore"), HELD)
    numbers: dict[str, Any] = {"commander": commander, "gurney_killed": int(killed)}
    game = play(table(spaces, **numbers), "op-special", "sweep", "reprisal", "perak")
    assert (prompt(game) == "reprisal-space") is (reprisal == 2 and not killed)
    game = play(table(spaces, **numbers), "op-special", "train", "resettle", "perak")
    assert (prompt(game) == "resettle-space") is (resettle == 2 and not killed)
    game = play(table(spaces, **numbers), "op-special", "train", "perak", "done", "johore", "done", "done", "perak")
    assert (prompt(game) == "pacify-space") is (pacify == 2 and not killed)


@pytest.mark.covers("6.6.3", "1.11")
@pytest.mark.parametrize("commander", ["gurney", "briggs", "templer"])
def test_gurney_killed_lasts_until_the_next_reset(commander: str) -> None:
    game = play(event("M10", "shaded", {}, by="mcp", commander=commander), "thailand")
    assert game.position()["gurney_killed"] == 1
    game = redeploy({}, commander=commander, gurney_killed=1)
    assert game.position()["gurney_killed"] == 1
    play(game, "end-turn")
    assert game.position()["gurney_killed"] == 0


@pytest.mark.covers("6.6.3")
def test_moving_the_track_by_an_event_does_not_bring_the_commander_back() -> None:
    game = play(event("M24", "execute", {}, gurney_killed=1), "lower-will")
    assert game.position()["commander"] == "briggs"
    assert game.position()["gurney_killed"] == 1
    assert state(game).political_will == 11
