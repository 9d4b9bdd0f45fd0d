"""Section 6: the Propaganda Round and the Pipeline Track."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.kenya.vocabulary import FACTIONS
from tests.kenya.table import Spaces, asked, event, is_done, offered, offered_spaces, play, prompt, space, state, table
from tests.tabletalk import counted, guerrillas, here, stage

BRITISH, MAU_MAU = FACTIONS
FIRST_CAMPAIGN = ["K2", "K4", "K6", "K8"]
LAST_CAMPAIGN = [
    *["K1", "K2", "K4", "K6", "K33", "K8", "K9"],
    *["K10", "K12", "K13", "K14", "K15", "K16", "K34"],
    *["K17", "K18", "K19", "K20"],
]
QUIET: Spaces = {"nairobi": {"bases": 1}}
"""A Base in Nairobi: neither of the two gains of 6.1.3, one Resource."""
PIPELINE = ("rule_of_law", "emergency_powers", "villagization", "prison_system", "gulag")
WAYS = (["right", "stay"], *[["left", "right", "stay"]] * 3, ["left", "stay"])
MOUNTAINS = ["aberdares", "mount_kenya"]
DICE = [f"die:{n}" for n in range(1, 7)]


def propaganda(spaces: Spaces, card: str = "K33", **numbers: Any) -> Game:
    """A Propaganda card, the first unless the cards before it are given, has just been revealed."""
    rest = {"stage": "reveal", "played": FIRST_CAMPAIGN, **numbers}
    return play(table(spaces, **rest), f"card:{card}")


def redeploy(spaces: Spaces, **numbers: Any) -> Game:
    """The Redeploy phase of that round."""
    game = propaganda(spaces, **numbers)
    for phase in ("reward", "oath"):
        assert stage(game) == phase
        if not is_done(game):
            play(game, "done")
        play(game, "end-turn")
    return game


def camps(spaces: Spaces, **numbers: Any) -> Game:
    """The Forest Camps of that phase; the British have moved nothing that they need not."""
    game = redeploy(spaces, **numbers)
    if not is_done(game):
        play(game, "done")
    return play(game, "end-turn")


def reset(spaces: Spaces, **numbers: Any) -> Game:
    """The Reset phase of that round; no Forest Camp has Rallied."""
    return play(camps(spaces, **numbers), "done", "end-turn")


# -- Political Will --------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.0", "2.4", "2.3.1")
@pytest.mark.parametrize("first", FACTIONS)
def test_the_phases_follow_one_another_and_eligibility_stays(first: str) -> None:
    game = propaganda({}, political_will=10, first=first)
    seen = [(stage(game), asked(game))]
    while stage(game) != "reveal":
        if not is_done(game):
            play(game, offered(game)[-1])
        play(game, "end-turn")
        seen.append((stage(game), asked(game) if stage(game) != "reveal" else ""))
    assert seen == [
        ("reward", BRITISH),
        ("oath", MAU_MAU),
        ("redeploy", BRITISH),
        ("redeploy", MAU_MAU),
        ("reset", BRITISH),
        ("reveal", ""),
    ]
    assert FACTIONS[state(game).first] == first
    assert offered(game)[0].startswith("card:")


@pytest.mark.covers("6.1", "6.1.1", "7.2")
@pytest.mark.parametrize(
    ("spaces", "will"),
    [
        ({}, 12),
        ({"nyeri": {"resistance": True}}, 10),
        ({"nyeri": {"loyalty": True}}, 12),
        ({"nyeri": {"resistance": True}, "kiambu": {"loyalty": True}}, 12),
        ({"nyeri": {"resistance": True}, "meru": {"resistance": True}, "kiambu": {"loyalty": True}}, 11),
        ({"nyeri": {"loyalty": True}, "kiambu": {"loyalty": True}, "meru": {"resistance": True}}, 12),
        ({"nyeri": {"resistance": True, "relocated": 1}}, 11),
        ({"thika": {"resistance": True}, "embu": {"resistance": True}}, 10),
        ({"nairobi": {"bases": 1, "resistance": True}}, 10),
    ],
)
def test_resistance_costs_its_surplus_of_population_and_loyalty_earns_nothing(spaces: Spaces, will: int) -> None:
    assert state(propaganda({**QUIET, **spaces})).political_will == will


@pytest.mark.covers("6.1.2", "R-K12", "1.3.4", "7.2")
@pytest.mark.parametrize(
    ("terror", "will"),
    [
        ({"nairobi": 1}, 11),
        ({"nairobi": 3}, 11),
        ({"thika": 1, "rift_valley": 2}, 10),
        ({"nairobi": 1, "thika": 1, "nanyuki": 1, "thompsons_falls": 1, "rift_valley": 1}, 7),
        ({"kiambu": 1, "fort_hall": 1, "nyeri": 2, "embu": 1, "meru": 1}, 12),
        ({"aberdares": 1, "mount_kenya": 2}, 12),
    ],
)
def test_terror_in_non_reserve_spaces_costs_1_a_space(terror: dict[str, int], will: int) -> None:
    spaces: Spaces = {name: {"terror": n} for name, n in terror.items()}
    spaces["nairobi"] = {"bases": 1, "terror": terror.get("nairobi", 0)}
    assert state(propaganda(spaces)).political_will == will


@pytest.mark.covers("6.1.3", "R-K12", "7.1")
@pytest.mark.parametrize(
    ("spaces", "will"),
    [
        ({}, 14),
        ({"aberdares": {"bases": 2}, "mount_kenya": {"bases": 1}}, 14),
        ({"nairobi": {"underground": 1}}, 12),
        ({"nairobi": {"active": 1, "troops": 4}}, 12),
        ({"nairobi": {"active": 1}, "aberdares": {"bases": 1}}, 12),
        ({"nyeri": {"bases": 1}}, 12),
        ({"nairobi": {"bases": 1}}, 10),
        ({"nairobi": {"underground": 1}, "thika": {"bases": 1}}, 10),
    ],
)
def test_2_for_a_clear_nairobi_and_2_for_no_base_outside_mountain_jungles(spaces: Spaces, will: int) -> None:
    assert state(propaganda(spaces, political_will=10)).political_will == will


@pytest.mark.covers("6.1", "R-C1")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (16, 17), (20, 20)])
def test_political_will_moves_once_by_the_net_sum(before: int, after: int) -> None:
    """4 for both gains, less 2 for Resistance and 1 for Terror: a loss taken first would stop at 0."""
    spaces: Spaces = {"nyeri": {"resistance": True}, "thika": {"terror": 1}}
    assert state(propaganda(spaces, political_will=before)).political_will == after


@pytest.mark.covers("6.1.4", "7.0.1", "R-C18")
@pytest.mark.parametrize(
    ("will", "winner"),
    [(0, MAU_MAU), (2, MAU_MAU), (3, None), (10, None), (17, None), (18, BRITISH), (20, BRITISH)],
)
def test_the_victory_check(will: int, winner: str | None) -> None:
    game = propaganda(QUIET, political_will=will)
    assert game.over is (winner is not None)
    assert state(game).mau_mau_resources == (8 if winner else 9), "an end comes before the Resources"
    if winner:
        assert game.result is not None
        assert (game.result.winner, game.result.reason) == (winner, "early")


@pytest.mark.covers("6.1.4", "6.1")
def test_victory_is_checked_after_the_net_change() -> None:
    spaces: Spaces = {"nairobi": {"bases": 1, "resistance": True}}
    game = propaganda(spaces, political_will=19)
    assert (game.over, state(game).political_will) == (False, 17)
    game = propaganda(spaces, political_will=4)
    assert (game.over, state(game).political_will) == (True, 2)
    assert propaganda({}, political_will=14).over


@pytest.mark.covers("6.1.5", "7.0.2", "R-C10")
@pytest.mark.parametrize(("will", "winner"), [(3, MAU_MAU), (9, MAU_MAU), (10, None), (11, BRITISH), (17, BRITISH)])
def test_the_final_round_ends_with_its_check_though_cards_are_left(will: int, winner: str | None) -> None:
    game = propaganda(QUIET, "K35", played=LAST_CAMPAIGN, political_will=will)
    assert game.over
    assert game.result is not None
    assert (game.result.winner, game.result.reason) == (winner, "final")
    assert state(game).mau_mau_resources == 8
    assert len(state(game).played) == 19


@pytest.mark.covers("6.1.5")
def test_the_second_round_is_not_the_final_one() -> None:
    game = propaganda(QUIET, "K35", played=LAST_CAMPAIGN[:11], political_will=9)
    assert not game.over
    assert stage(game) == "reward"


@pytest.mark.covers("6.1", "6.1.1", "6.1.2", "6.1.3", "6.2")
def test_the_log_tells_each_line_before_the_net_change() -> None:
    spaces: Spaces = {
        "nyeri": {"resistance": True},
        "kiambu": {"loyalty": True},
        "thika": {"loyalty": True},
        "nanyuki": {"terror": 2},
        "aberdares": {"bases": 1},
    }
    game = propaganda(spaces, political_will=10)
    lines = game.log()
    assert lines[lines.index("Propaganda Round: Political Will phase") + 1 :][:6] == [
        "Population at Resistance: -2 (Nyeri)",
        "Population at Loyalty, which offsets Resistance up to 3: +2 (Kiambu, Thika)",
        "Terror in Nairobi and Non-Reserve Provinces: -1 (Nanyuki)",
        "No Mau Mau in Nairobi: +2",
        "No Base beyond the Mountain Jungles: +2",
        "Political Will +3, now 13 (sum of the phase)",
    ]
    assert counted(game)["bases"] == 1
    assert "忠誠の人口値、抵抗と相殺する分（3まで）：+2（Kiambu、Thika）" in game.log("ja")


# -- Resources -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.2", "1.8")
@pytest.mark.parametrize(
    ("spaces", "before", "after"),
    [
        ({"nyeri": {"underground": 3}}, 3, 3),
        ({"aberdares": {"bases": 1}}, 3, 4),
        ({"aberdares": {"bases": 2, "troops": 4}, "nairobi": {"bases": 1, "police": 4}, "meru": {"bases": 1}}, 3, 7),
        ({"aberdares": {"bases": 2}, "mount_kenya": {"bases": 2}}, 16, 20),
        ({"aberdares": {"bases": 2}, "mount_kenya": {"bases": 2}}, 18, 20),
    ],
)
def test_a_resource_for_each_base_on_the_map(spaces: Spaces, before: int, after: int) -> None:
    assert state(propaganda(spaces, mau_mau_resources=before, political_will=8)).mau_mau_resources == after


# -- Support ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.3", "6.3.1", "R-K8")
def test_the_british_may_reward_in_one_space_or_none() -> None:
    spaces: Spaces = {
        **QUIET,
        "nyeri": {"police": 1, "terror": 1, "resistance": True},
        "thika": {"police": 1},
        "meru": {"police": 1, "active": 1},
        "embu": {"police": 1, "relocated": 1},
    }
    game = propaganda(spaces)
    assert (stage(game), asked(game)) == ("reward", BRITISH)
    assert offered(game) == ["thika", "nyeri", "done"]
    play(game, "nyeri")
    assert is_done(game)
    assert (here(game, "nyeri", "terror"), space(game, "nyeri")["level"]) == (0, "neutral")
    game = play(propaganda(spaces), "done")
    assert is_done(game)
    assert (here(game, "nyeri", "terror"), space(game, "nyeri")["level"]) == (1, "resistance")
    assert is_done(propaganda(QUIET)), "nothing to Reward"


@pytest.mark.covers("6.3.1", "R-K8", "K11 unshaded", "K11 shaded")
def test_propagandas_reward_follows_k11() -> None:
    spaces: Spaces = {**QUIET, "nyeri": {"police": 1}, "thika": {"police": 1}}
    game = play(propaganda(spaces, unshaded=["K11"]), "nyeri")
    assert offered(game) == ["thika", "done"]
    play(game, "thika")
    assert is_done(game)
    assert [space(game, name)["level"] for name in ("nyeri", "thika")] == ["loyalty", "loyalty"]
    game = play(propaganda(spaces, shaded=["K11"]), "nyeri")
    assert (asked(game), offered(game)) == (MAU_MAU, [*MOUNTAINS, "done"])
    play(game, "aberdares")
    assert guerrillas(game, "aberdares") == (1, 0)
    assert is_done(play(propaganda(spaces, shaded=["K11"]), "done")), "no Reward, no recruit"


@pytest.mark.covers("6.3", "6.3.2", "R-K8")
def test_the_mau_mau_may_then_oath_in_one_space_or_none() -> None:
    spaces: Spaces = {
        **QUIET,
        "nyeri": {"underground": 1},
        "kiambu": {"underground": 1, "loyalty": True},
        "meru": {"active": 1},
        "thika": {"underground": 1},
    }
    game = play(propaganda(spaces), "end-turn")
    assert (stage(game), asked(game)) == ("oath", MAU_MAU)
    assert offered(game) == ["kiambu", "nyeri", "done"]
    play(game, "nyeri")
    assert offered(game) == ["guerrilla", "done"]
    play(game, "guerrilla")
    assert is_done(game)
    assert (guerrillas(game, "nyeri"), space(game, "nyeri")["level"]) == ((2, 0), "resistance")
    assert state(game).mau_mau_resources == 9, "only the Base of Nairobi counted"
    game = play(propaganda(spaces), "end-turn", "done")
    assert is_done(game)
    assert space(game, "nyeri")["level"] == "neutral"


@pytest.mark.covers("6.3.2", "R-K8", "K28 unshaded", "K28 shaded")
def test_propagandas_oath_follows_k28() -> None:
    spaces: Spaces = {
        **QUIET,
        "nyeri": {"underground": 1},
        "kiambu": {"underground": 1, "police": 2, "loyalty": True},
        "thika": {"underground": 1},
    }
    game = play(propaganda(spaces, unshaded=["K28"]), "done", "end-turn")
    assert offered(game) == ["nyeri", "done"]
    game = play(propaganda(spaces, shaded=["K28"]), "done", "end-turn")
    assert offered(game) == ["kiambu", "thika", "nyeri", "done"]
    play(game, "thika", "done")
    assert offered(game) == ["kiambu", "nyeri", "done"]
    play(game, "kiambu", "done")
    assert is_done(game)
    assert [space(game, name)["level"] for name in ("thika", "kiambu", "nyeri")] == ["resistance", *["neutral"] * 2]


# -- Redeploy --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.4", "6.4.1", "R-K7")
def test_troops_must_leave_mountain_jungles_for_nairobi_or_british_provinces() -> None:
    spaces: Spaces = {
        "nairobi": {"bases": 1, "underground": 2},
        "aberdares": {"troops": 2},
        "mount_kenya": {"troops": 1, "active": 3},
        "nyeri": {"troops": 1},
        "kiambu": {"troops": 1, "active": 1},
        "meru": {"troops": 1, "active": 2},
        "thika": {"police": 1, "loyalty": True},
    }
    game = redeploy(spaces)
    seen: list[str] = []
    while prompt(game) == "redeploy-troop":
        assert "done" not in offered(game)
        seen += offered(game)
        play(game, offered(game)[0])
    places = ("nairobi", "thika", "nyeri")
    assert set(seen) == {f"troop:{origin}>{to}" for origin in MOUNTAINS for to in places}
    assert len(seen) == 9, "three Troops, each asked for once"
    assert prompt(game) == "redeploy-police"
    assert [here(game, name, "troop") for name in ("nairobi", *MOUNTAINS)] == [3, 0, 0]
    assert [here(game, name, "troop") for name in ("nyeri", "kiambu", "meru")] == [1, 1, 1], "these stay"


@pytest.mark.covers("6.4.1", "R-K7")
def test_with_nowhere_else_troops_go_to_nairobi_under_any_control() -> None:
    game = redeploy({"aberdares": {"troops": 3}, "nairobi": {"bases": 1, "active": 5}})
    assert is_done(game)
    assert here(game, "nairobi", "troop") == 3


@pytest.mark.covers("6.4.1", "R-K7")
def test_police_may_go_from_anywhere_to_nairobi_and_british_provinces() -> None:
    spaces: Spaces = {
        **QUIET,
        "aberdares": {"police": 1},
        "kiambu": {"police": 1, "active": 1},
        "nyeri": {"troops": 2},
        "embu": {"police": 1, "relocated": 1},
    }
    game = redeploy(spaces)
    assert prompt(game) == "redeploy-police"
    places = ("nairobi", "nyeri", "embu")
    origins = ("aberdares", "kiambu", "embu")
    assert set(offered(game)) == {f"police:{a}>{b}" for a in origins for b in places if a != b} | {"done"}
    play(game, "police:aberdares>nyeri", "done")
    assert is_done(game)
    assert (here(game, "nyeri", "police"), here(game, "aberdares", "police")) == (1, 0)


@pytest.mark.covers("6.4.1", "R-K7")
def test_police_need_not_move() -> None:
    game = play(redeploy({**QUIET, "nyeri": {"police": 3, "loyalty": True}, "meru": {"police": 1}}), "done")
    assert is_done(game)
    assert (here(game, "nyeri", "police"), here(game, "meru", "police")) == (3, 1)


@pytest.mark.covers("6.4.1", "R-K7", "R-C8")
def test_no_police_redeploys_twice() -> None:
    game = redeploy({**QUIET, "nyeri": {"police": 1}, "meru": {"police": 1}})
    play(game, "police:nyeri>meru")
    assert offered(game) == ["police:meru>nairobi", "police:meru>nyeri", "done"]
    play(game, "police:meru>nyeri")
    assert is_done(game)
    assert (here(game, "nyeri", "police"), here(game, "meru", "police")) == (1, 1)


@pytest.mark.covers("6.4.1", "R-K7")
def test_destinations_are_those_controlled_when_the_phase_began() -> None:
    """Nyeri stays open when its Police leave; Kiambu stays closed when its Guerrilla is outnumbered no longer."""
    spaces: Spaces = {**QUIET, "nyeri": {"police": 1}, "kiambu": {"police": 1, "active": 1}, "meru": {"police": 1}}
    game = play(redeploy(spaces), "police:nyeri>nairobi")
    assert space(game, "nyeri")["control"] == BRITISH
    assert "police:meru>nyeri" in offered(game)
    assert not [name for name in offered(game) if name.endswith(">kiambu")]


@pytest.mark.covers("6.4.3", "R-K7", "1.7", "R-C1")
def test_control_and_political_will_are_settled_once_after_the_camps() -> None:
    spaces: Spaces = {
        "nairobi": {"bases": 1, "active": 1},
        "nyeri": {"police": 2, "active": 1},
        "aberdares": {"troops": 1},
    }
    game = redeploy(spaces, political_will=12)
    play(game, "troop:aberdares>nairobi", "police:nyeri>nairobi", "police:nyeri>nairobi", "end-turn")
    play(game, "aberdares", "done")
    controls = [space(game, name)["control"] for name in ("nairobi", "nyeri", "aberdares")]
    assert controls == [MAU_MAU, BRITISH, BRITISH], "as the phase began"
    assert state(game).political_will == 12
    play(game, "end-turn")
    controls = [space(game, name)["control"] for name in ("nairobi", "nyeri", "aberdares")]
    assert controls == [BRITISH, MAU_MAU, MAU_MAU]
    assert state(game).political_will == 12, "2 for Nairobi, less 2 for Nyeri"


@pytest.mark.covers("6.4.3", "R-C18")
def test_victory_is_not_checked_when_control_is_settled() -> None:
    """2 for Nairobi, less 1 for Meru, reach 18."""
    spaces: Spaces = {"nairobi": {"bases": 1}, "meru": {"police": 2, "active": 1}}
    game = redeploy(spaces, political_will=17)
    play(game, "police:meru>nairobi", "police:meru>nairobi", "end-turn", "done", "end-turn")
    assert (state(game).political_will, game.over, stage(game)) == (18, False, "reset")


@pytest.mark.covers("6.4.2", "R-K7", "3.3.1")
def test_the_mau_mau_may_rally_in_each_mountain_jungle_at_no_cost() -> None:
    game = camps(QUIET, mau_mau_resources=0)
    assert (prompt(game), asked(game)) == ("forest-camp", MAU_MAU)
    assert offered(game) == [*MOUNTAINS, "done"]
    play(game, "mount_kenya")
    assert offered(game) == ["aberdares", "done"]
    play(game, "aberdares")
    assert is_done(game)
    assert [guerrillas(game, name) for name in MOUNTAINS] == [(1, 0), (1, 0)]
    assert state(game).mau_mau_resources == 1, "the Base of Nairobi"
    game = play(camps(QUIET), "done")
    assert is_done(game)
    assert state(game).available[2] == 15


@pytest.mark.covers("6.4.2", "R-K7", "3.3.1", "1.4.2")
@pytest.mark.parametrize(
    ("camp", "ways"),
    [
        ({"active": 1, "underground": 1}, ["guerrilla", "base"]),
        ({"active": 1, "bases": 1}, ["guerrilla", "guerrillas", "hide"]),
        ({"active": 2, "bases": 1}, ["guerrilla", "base", "guerrillas", "hide"]),
        ({"active": 2, "bases": 2}, ["guerrilla", "guerrillas", "hide"]),
    ],
)
def test_a_forest_camp_has_all_choices_of_a_rally(camp: dict[str, int | bool], ways: list[str]) -> None:
    game = play(camps({**QUIET, "aberdares": camp}), "aberdares")
    assert offered(game) == ways


@pytest.mark.covers("6.4.2", "R-K7", "3.3.1")
def test_what_a_forest_camp_can_do() -> None:
    camp: Spaces = {**QUIET, "aberdares": {"active": 3, "bases": 2}}
    game = play(camps(camp), "aberdares", "guerrillas", "guerrilla", "guerrilla")
    assert (prompt(game), guerrillas(game, "aberdares")) == ("forest-camp", (2, 3)), "as many as Bases"
    game = play(camps(camp), "aberdares", "hide")
    assert guerrillas(game, "aberdares") == (3, 0)
    game = play(camps({**QUIET, "aberdares": {"active": 2}}), "aberdares", "base")
    assert (guerrillas(game, "aberdares"), here(game, "aberdares", "base")) == ((0, 0), 1)


@pytest.mark.covers("6.4.2", "R-C2")
def test_a_forest_camp_may_take_a_guerrilla_from_the_map_if_none_is_available() -> None:
    spaces: Spaces = {**QUIET, "nyeri": {"active": 15}}
    game = play(camps(spaces, political_will=8), "aberdares")
    assert offered(game) == ["guerrilla", "nothing"]
    play(game, "guerrilla", "active:nyeri")
    assert (guerrillas(game, "nyeri"), guerrillas(game, "aberdares")) == ((0, 14), (1, 0))


@pytest.mark.covers("6.4.2", "K31 unshaded")
def test_k31_unshaded_ends_the_forest_camps() -> None:
    game = play(redeploy(QUIET, unshaded=["K31"]), "end-turn")
    assert (stage(game), asked(game)) == ("reset", BRITISH)
    assert [guerrillas(game, name) for name in MOUNTAINS] == [(0, 0), (0, 0)]


@pytest.mark.covers("6.4.3", "K31 unshaded")
def test_control_is_settled_without_forest_camps_too() -> None:
    spaces: Spaces = {**QUIET, "nyeri": {"police": 1, "active": 1}, "thika": {"police": 1}}
    game = play(redeploy(spaces, unshaded=["K31"]), "police:nyeri>thika", "done")
    assert (space(game, "nyeri")["control"], state(game).political_will) == ("none", 12)
    play(game, "end-turn")
    assert (space(game, "nyeri")["control"], state(game).political_will) == (MAU_MAU, 10)


# -- Reset and the Pipeline ------------------------------------------------------------------------------------------


@pytest.mark.covers("6.5")
def test_reset_clears_terror_and_hides_guerrillas() -> None:
    spaces: Spaces = {
        "nairobi": {"bases": 1, "active": 1, "terror": 2},
        "nyeri": {"active": 2, "underground": 1, "terror": 3, "resistance": True},
        "aberdares": {"active": 1, "terror": 1},
        "meru": {"loyalty": True, "terror": 1, "relocated": 0},
    }
    game = reset(spaces)
    assert space(game, "nyeri") == {"underground": 3, "control": MAU_MAU, "level": "resistance"}
    assert space(game, "nairobi") == {"underground": 1, "base": 1, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "aberdares") == {"underground": 1, "control": MAU_MAU, "level": "neutral"}
    assert space(game, "meru") == {"control": "none", "level": "loyalty"}
    play(game, "stay", "end-turn")
    assert stage(game) == "reveal"
    play(game, "card:K9")
    assert offered(game) == ["limited-op", "event", "op-special"]


@pytest.mark.covers("6.5", "6.6", "6.6.1", "R-K9")
@pytest.mark.parametrize(("before", "ways"), list(enumerate(WAYS)))
def test_reset_lets_the_british_move_the_pipeline_either_way_or_leave_it(before: int, ways: list[str]) -> None:
    for way in ways:
        game = reset(QUIET, pipeline=PIPELINE[before])
        assert (asked(game), offered(game)) == (BRITISH, ways)
        play(game, way)
        assert is_done(game)
        assert state(game).pipeline == before + {"left": -1, "right": 1, "stay": 0}[way]


@pytest.mark.covers("6.6.1", "2.3.3", "R-K9", "R-C9")
@pytest.mark.parametrize("box", ["limited-op", "event", "op-special"])
@pytest.mark.parametrize(("before", "ways"), list(enumerate(WAYS)))
def test_a_british_pass_moves_the_pipeline_likewise(before: int, ways: list[str], box: str) -> None:
    for way in ways:
        game = play(table(QUIET, pipeline=PIPELINE[before]), box, "pass")
        assert offered(game) == ways
        play(game, way)
        assert is_done(game)
        assert state(game).pipeline == before + {"left": -1, "right": 1, "stay": 0}[way]


@pytest.mark.covers("2.3.3", "R-K9")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (19, 20), (20, 20)])
def test_a_mau_mau_pass_brings_a_resource_and_leaves_the_pipeline(before: int, after: int) -> None:
    game = play(table(QUIET, by=MAU_MAU, mau_mau_resources=before), "event", "pass")
    assert is_done(game)
    assert (state(game).mau_mau_resources, state(game).pipeline) == (after, 1)


@pytest.mark.covers("6.6.1", "R-K9")
@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize(
    ("card", "before", "after"), [("K1", 3, 4), ("K1", 4, 4), ("K25", 1, 0), ("K25", 0, 0), ("K25", 4, 3)]
)
def test_events_of_either_player_move_it_and_shifts_beyond_the_ends_are_lost(
    card: str, before: int, after: int, faction: str
) -> None:
    game = event(card, "unshaded", {}, by=faction, pipeline=PIPELINE[before])
    assert is_done(game)
    assert state(game).pipeline == after


@pytest.mark.covers("6.6.2", "1.11", "R-K2")
@pytest.mark.parametrize(
    ("track", "relocations", "reprisals"), list(zip(PIPELINE, (0, 0, 1, 1, 2), (0, 1, 1, 2, 2), strict=True))
)
def test_the_pipeline_sets_the_most_spaces_of_relocate_and_reprisal(
    track: str, relocations: int, reprisals: int
) -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("kiambu", "nyeri", "fort_hall")}
    made = []
    for operation, question in (("relocate", "relocate-space"), ("reprisal", "reprisal-space")):
        game = play(table(spaces, pipeline=track), "op-special")
        if operation == "reprisal":
            play(game, "sweep")
        number = 0
        if operation in offered(game):
            play(game, operation)
            while prompt(game) == question:
                play(game, min(offered_spaces(game)))
                number += 1
        made.append(number)
    assert made == [relocations, reprisals]


@pytest.mark.covers("6.6.3", "3.2.2", "R-K2")
@pytest.mark.parametrize(
    ("track", "die", "will"),
    [
        ("villagization", 1, 11),
        ("villagization", 2, 12),
        ("prison_system", 2, 11),
        ("prison_system", 3, 12),
        ("gulag", 3, 11),
        ("gulag", 4, 12),
        ("gulag", 6, 12),
    ],
)
def test_a_roll_below_the_pipeline_costs_1(track: str, die: int, will: int) -> None:
    game = play(table({"nyeri": {"police": 1}}, pipeline=track), "limited-op", "relocate")
    assert (prompt(game), offered(game)) == ("outrage", DICE)
    play(game, f"die:{die}")
    assert is_done(game)
    assert state(game).political_will == will


@pytest.mark.covers("6.6.3", "R-K2")
def test_one_roll_however_many_spaces() -> None:
    spaces: Spaces = {"kiambu": {"police": 1}, "nyeri": {"police": 1}}
    game = play(table(spaces, pipeline="gulag"), "op-special", "relocate", "kiambu", "nyeri", "die:1", "done")
    assert is_done(game)
    assert state(game).political_will == 11


@pytest.mark.covers("6.6.3", "K25 shaded")
@pytest.mark.parametrize("track", PIPELINE)
def test_events_call_for_the_same_roll_and_at_0_and_1_there_is_none(track: str) -> None:
    game = event("K25", "shaded", {}, pipeline=track)
    value = PIPELINE.index(track)
    if value < 2:
        assert is_done(game)
        assert state(game).political_will == 12
        return
    assert offered(game) == DICE
    play(game, f"die:{value - 1}")
    assert state(game).political_will == 10, "this card's roll costs 2"


@pytest.mark.covers("6.6.3", "1.10")
def test_outrage_stops_at_0() -> None:
    game = play(table({"nyeri": {"police": 1}}, pipeline="gulag", political_will=0), "limited-op", "relocate", "die:1")
    assert state(game).political_will == 0


@pytest.mark.covers("R-K12", "1.4.1", "1.3.5")
def test_police_removed_from_the_map_go_to_available_not_out_of_play() -> None:
    spaces: Spaces = {"nyeri": {"underground": 1, "police": 3}}
    game = play(table(spaces, by=MAU_MAU), "limited-op", "terror", "remove-police")
    assert here(game, "nyeri", "police") == 1
    assert (state(game).available[1], state(game).out_of_play) == (6, 8)
