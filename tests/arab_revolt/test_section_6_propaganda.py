"""Section 6: the Propaganda Round and the Unity Track."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.arab_revolt.vocabulary import FACTIONS
from tests.arab_revolt.table import Spaces, event, irregulars, is_done, offered, play, prompt, space, state, table
from tests.tabletalk import counted, guerrillas, here, stage

BRITISH, REBELS = FACTIONS
FIRST_CAMPAIGN = ["A3", "A4", "A5", "A7"]
SECOND_CAMPAIGN = ["A3", "A4", "A5", "A7", "A33", "A9", "A10", "A12", "A13", "A14", "A17"]
LAST_CAMPAIGN = [*SECOND_CAMPAIGN, "A34", "A19", "A20", "A21", "A22", "A23", "A25"]
UNITY = ("decentralized", "low", "middle", "high", "centralized")
DISTRICTS = ["galilee", "haifa_district", "samaria", "lydda", "jerusalem_district", "gaza"]
CITIES = ["haifa", "tel_aviv_jaffa", "jerusalem"]
RAILWAYS = ["railway_haifa_tel_aviv", "railway_tel_aviv_jerusalem", "railway_tel_aviv_egypt", "railway_haifa_syria"]
QUIET = 6
"""What an empty map earns: 2 for four Railways, 4 for nine Districts and Cities."""
CHITS = ["detain", "detain", "demolish", "demolish", "fine", "fine"]
OPS = ["1"] * 3 + ["2"] * 3 + ["3"] * 3
STAGES = ["hold", "assistance", "divide", "mobilize", "redeploy", "rebels_redeploy", "reset"]


def propaganda(spaces: Spaces, card: str = "A33", **numbers: Any) -> Game:
    """A Propaganda card, the first unless the cards before it are given, has just been revealed."""
    rest = {"stage": "reveal", "played": FIRST_CAMPAIGN, "chit": None, "political_will": 10, **numbers}
    return play(table(spaces, **rest), f"card:{card}")


def until(phase: str, spaces: Spaces, **numbers: Any) -> Game:
    """That phase of the round; dice show 6, Foreign Assistance draws a 1, and nobody did what they need not."""
    game = propaganda(spaces, **numbers)
    for name in STAGES[: STAGES.index(phase)]:
        assert stage(game) == name
        while not is_done(game):
            names = offered(game)
            wanted = [option for option in ("done", "die:6", "op-1") if option in names]
            play(game, (wanted or names)[0])
        play(game, "end-turn")
    return game


def unity(game: Game) -> str:
    return UNITY[state(game).unity]


def chits(game: Game, kind: str) -> dict[str, list[str]]:
    """Where the chits of this kind are."""
    found: dict[str, list[str]] = game.driver.rules.view(game.driver.state)["chits"][kind]  # type: ignore
    return found


def will(spaces: Spaces, **numbers: Any) -> int:
    """What the Political Will phase earns or costs with these pieces."""
    change: int = state(propaganda(spaces, **numbers)).political_will - numbers.get("political_will", 10)
    return change


# -- the round -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.0", "2.4", "2.3.1")
@pytest.mark.parametrize("first", FACTIONS)
def test_the_phases_follow_one_another_and_eligibility_stays(first: str) -> None:
    game = propaganda({}, first=first)
    seen = []
    while stage(game) != "reveal":
        while not is_done(game):
            play(game, offered(game)[-1])
        seen.append((stage(game), game.actor))
        play(game, "end-turn")
    factions = [BRITISH, REBELS, BRITISH, REBELS, BRITISH, REBELS, BRITISH]
    assert seen == list(zip(STAGES, factions, strict=True))
    assert FACTIONS[state(game).first] == first
    assert offered(game)[0].startswith("card:")


# -- Political Will --------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.1", "6.1.1", "6.1.2", "7.1")
def test_a_quiet_land_earns_6() -> None:
    assert will({}) == QUIET


@pytest.mark.covers("6.1.1", "7.1", "7.2", "1.9", "R-A18")
@pytest.mark.parametrize(("number", "change"), [(1, 1 - 1), (2, 1 - 2), (3, 0 - 3), (4, 0 - 4)])
@pytest.mark.parametrize("markers", [1, 3])
def test_a_sabotaged_railway_costs_1_and_two_others_earn_1(number: int, change: int, markers: int) -> None:
    spaces: Spaces = {name: {"sabotage": markers} for name in RAILWAYS[:number]}
    assert will(spaces) == 4 + change, "however many markers a Railway has"


@pytest.mark.covers("6.1.1", "1.3.4")
@pytest.mark.parametrize(
    ("pieces", "markers"),
    [
        ({"underground": 1}, 1),
        ({"active": 2, "police": 1}, 1),
        ({"active": 1, "police": 1}, 0),
        ({"underground": 2, "active": 1, "troops": 1, "irregulars": 1}, 1),
        ({"underground": 2, "troops": 1, "active_irregulars": 1}, 0),
        ({"underground": 1, "sabotage": 2}, 3),
        ({"police": 1, "sabotage": 2}, 2),
        ({}, 0),
    ],
)
def test_first_a_marker_where_guerrillas_outnumber_the_british(pieces: dict[str, int | bool], markers: int) -> None:
    game = propaganda({"railway_haifa_syria": pieces})
    assert here(game, "railway_haifa_syria", "sabotage") == markers
    assert state(game).political_will == 10 + (4 if markers else QUIET)


@pytest.mark.covers("6.1.2", "7.2", "1.3.2", "1.3.3")
@pytest.mark.parametrize("name", [*DISTRICTS, *CITIES])
@pytest.mark.parametrize(
    ("pieces", "change"),
    [
        ({"underground": 1}, -2),
        ({"active": 2, "police": 1}, -2),
        ({"underground": 1, "active": 2, "troops": 1, "irregulars": 1}, -2),
        ({"active": 1, "police": 1}, 0),
        ({"underground": 1, "active_irregulars": 1}, 0),
        ({"underground": 1, "troops": 5}, 0),
        ({"opposition": True}, 0),
        ({"troops": 4, "irregulars": 2}, 0),
    ],
)
def test_2_less_where_the_rebels_are_more(name: str, pieces: dict[str, int | bool], change: int) -> None:
    assert will({name: pieces}) == QUIET + change, "eight of nine spaces are still quiet"


@pytest.mark.covers("6.1.2", "1.3.7")
def test_foreign_countries_do_not_count() -> None:
    assert will({"syria": {"underground": 3, "bases": 2}, "lebanon": {"active": 2}}) == QUIET


@pytest.mark.covers("6.1.2", "7.1", "R-A18")
@pytest.mark.parametrize(("number", "gain"), [(0, 4), (1, 4), (2, 3), (3, 3), (4, 2), (7, 1), (8, 0), (9, 0)])
@pytest.mark.parametrize("unrest", [{"opposition": True}, {"troops": 1, "active": 1}])
def test_1_more_for_every_two_cities_or_districts_pooled_without_rebels_and_opposition(
    number: int, gain: int, unrest: dict[str, int | bool]
) -> None:
    names = ["haifa", *DISTRICTS, "jerusalem", "tel_aviv_jaffa"][:number]
    assert will(dict.fromkeys(names, unrest)) == 2 + gain


@pytest.mark.covers("6.1.3", "R-A18", "7.2")
@pytest.mark.parametrize(
    ("spaces", "change"),
    [
        ({"galilee": {"bases": 1, "troops": 1}}, -1),
        ({"galilee": {"bases": 2, "troops": 2}}, -1),
        ({"galilee": {"bases": 1, "troops": 1}, "gaza": {"bases": 2, "troops": 2}}, -1 - 2),
        ({"syria": {"bases": 2}}, 0),
        ({"haifa": {"bases": 1, "troops": 1}}, 0),
        ({"galilee": {"bases": 1}}, -1 - 2),
    ],
)
def test_1_less_for_each_district_with_a_base(spaces: Spaces, change: int) -> None:
    """Two noisy spaces also leave but seven quiet ones."""
    assert will(spaces) == QUIET + change


@pytest.mark.covers("6.1.4", "R-A18", "7.2")
@pytest.mark.parametrize(("hidden", "shown", "cost"), [(0, 2, 0), (2, 1, 1), (5, 0, 1), (2, 4, 2)])
def test_1_less_for_every_three_irregulars(hidden: int, shown: int, cost: int) -> None:
    spaces: Spaces = {"haifa": {"irregulars": hidden}, "railway_haifa_syria": {"active_irregulars": shown}}
    assert will(spaces) == QUIET - cost


@pytest.mark.covers("6.1", "A27 shaded", "R-A18", "5.3")
@pytest.mark.parametrize(("number", "change"), [(1, 4), (2, 3 - 1), (3, 3 - 1), (4, 2 - 2), (9, -4)])
def test_a27_shaded_is_part_of_the_sum(number: int, change: int) -> None:
    spaces: Spaces = {name: {"opposition": True} for name in [*DISTRICTS, *CITIES][:number]}
    assert will(spaces, shaded=["A27"]) == 2 + change
    assert will(spaces, unshaded=["A27"]) > 2 + change or number == 1


@pytest.mark.covers("6.1", "R-C1", "1.10", "R-A18")
@pytest.mark.parametrize(("before", "after"), [(0, 4), (1, 5), (15, 19), (16, 20), (20, 20)])
def test_political_will_moves_once_by_the_net_sum(before: int, after: int) -> None:
    """6 less 2: neither the loss nor the gain alone is stopped by an end of the track."""
    assert state(propaganda({"galilee": {"underground": 1}}, political_will=before)).political_will == after


@pytest.mark.covers("6.1", "6.1.1", "6.1.2", "6.1.3", "6.1.4")
def test_a_whole_sum() -> None:
    spaces: Spaces = {
        "galilee": {"bases": 1, "underground": 2, "troops": 1},  # 2 and 1 less
        "samaria": {"bases": 1, "police": 2, "irregulars": 2},  # 1 less
        "lydda": {"opposition": True},
        "haifa": {"active": 1, "active_irregulars": 1},
        "railway_haifa_syria": {"active": 1},  # a marker: 1 less
        "railway_tel_aviv_egypt": {"sabotage": 2},  # 1 less
    }
    # Two clean Railways earn 1, five quiet spaces 2, three Irregulars cost 1.
    assert will(spaces) == 1 - 2 + 2 - 2 - 2 - 1


ALL_REBEL: Spaces = {name: {"underground": 1} for name in [*DISTRICTS, *CITIES]}
"""Nine spaces with more Rebels, and four clean Railways: 16 less."""


@pytest.mark.covers("6.1.5", "7.0.1", "R-C18")
@pytest.mark.parametrize(("before", "winner"), [(0, REBELS), (15, REBELS), (16, REBELS), (17, None), (20, None)])
def test_the_rebels_win_at_0_and_only_there(before: int, winner: str | None) -> None:
    game = propaganda(ALL_REBEL, political_will=before)
    assert game.over is (winner is not None)
    if winner:
        assert game.result is not None
        assert (game.result.winner, game.result.reason) == (winner, "early")
        assert state(game).stage == state(game).OVER
    else:
        assert stage(game) == "hold"


@pytest.mark.covers("6.1.5", "7.0.1")
def test_20_is_no_victory_before_the_end() -> None:
    assert not propaganda({}, political_will=20).over


@pytest.mark.covers("6.1.5", "R-C18")
def test_0_in_a_campaign_is_no_victory_if_the_round_lifts_it() -> None:
    game = event("A13", "shaded", {}, by=REBELS, political_will=1, prison_guerrillas=3)
    assert (game.over, state(game).political_will) == (False, 0)
    game = propaganda({}, political_will=0)
    assert (game.over, state(game).political_will) == (False, QUIET)


@pytest.mark.covers("6.1.6", "7.0.2", "R-C10")
@pytest.mark.parametrize(("before", "winner"), [(0, REBELS), (16, REBELS), (17, BRITISH), (20, BRITISH)])
def test_the_final_round_stops_at_its_check_though_cards_are_left(before: int, winner: str) -> None:
    numbers: dict[str, Any] = {"punishments_pool": ["fine"], "prison_guerrillas": 2, "out_of_play": 3}
    game = propaganda(ALL_REBEL, "A35", played=LAST_CAMPAIGN, political_will=before, **numbers)
    assert game.over
    assert game.result is not None
    assert game.result.winner == winner
    assert game.result.reason == ("threshold" if winner == REBELS else "final")
    assert len(state(game).played) == 19
    assert (chits(game, "punishments")["pool"], state(game).prison_guerrillas) == (["fine"], 2), "no further phase"


@pytest.mark.covers("6.1.6", "R-C10")
@pytest.mark.parametrize("card", ["A33", "A34", "A35"])
def test_whichever_propaganda_card_comes_last_is_the_final_one(card: str) -> None:
    played = [other for other in LAST_CAMPAIGN if other not in ("A33", "A34")]
    others = [other for other in ("A33", "A34", "A35") if other != card]
    played[4:4], played[11:11] = [others[0]], [others[1]]
    game = propaganda({}, card, played=played)
    assert game.result is not None
    assert game.result.winner == BRITISH


@pytest.mark.covers("6.1.6")
@pytest.mark.parametrize("card", ["A34", "A35"])
def test_the_second_round_is_not_the_final_one(card: str) -> None:
    game = propaganda({}, card, played=SECOND_CAMPAIGN)
    assert (game.over, stage(game)) == (False, "hold")


@pytest.mark.covers("6.1", "6.1.1", "6.1.2", "6.1.3", "6.1.4", "R-A18")
def test_the_log_tells_each_line_before_the_net_change() -> None:
    spaces: Spaces = {
        "samaria": {"bases": 1, "underground": 1},
        "gaza": {"irregulars": 4, "opposition": True},
        "haifa": {"opposition": True},
        RAILWAYS[0]: {"active": 1},
    }
    game = propaganda(spaces, shaded=["A27"])
    lines = game.log()
    assert lines[lines.index("Propaganda Round: Political Will phase") + 2 :][:9] == [
        "Railways with Sabotage: -1 (Haifa-Tel Aviv Railway)",
        "Railways without Sabotage, 1 per 2 of 3: +1 "
        "(Tel Aviv-Jerusalem Railway, Tel Aviv-Egypt Railway, Haifa-Syria Railway)",
        "Districts and Cities with more Rebels than British, 2 each: -2 (Samaria)",
        "Districts and Cities without Rebels or Opposition, 1 per 2 of 6: +3 "
        "(Galilee, Haifa District, Lydda, Jerusalem District, Tel Aviv-Jaffa, Jerusalem)",
        "Districts with a Base: -1 (Samaria)",
        "Irregulars, 1 per 3 of 4: -1 (Gaza)",
        "Spaces at Opposition, 1 per 2 of 2: -1 (Gaza, Haifa)",
        "Political Will -2, now 8 (sum of the phase)",
        "Propaganda Round: Resources phase",
    ]
    assert counted(propaganda(spaces)).keys() == counted(game).keys() - {"courts"}
    assert "非正規兵4個、3個につき1：-1（Gaza）" in game.log("ja")


# -- Resources -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.2", "6.2.1", "R-A15", "1.7.1")
@pytest.mark.parametrize("kind", ["detain", "demolish", "fine"])
def test_the_british_may_hold_any_one_chit_set_aside_or_held_before_and_all_others_go_back(kind: str) -> None:
    game = propaganda({}, punishments_pool=["demolish"], punishments_held=["detain", "detain"])
    assert (game.actor, offered(game)) == (BRITISH, ["detain", "demolish", "fine", "done"])
    play(game, kind)
    assert is_done(game)
    assert chits(game, "punishments")["held"] == [kind]
    left = list(CHITS)
    left.remove(kind)
    assert chits(game, "punishments")["pool"] == left
    assert chits(game, "punishments")["aside"] == []


@pytest.mark.covers("6.2.1", "R-A15")
def test_the_british_may_hold_none_then_held_ones_go_back_too() -> None:
    game = play(propaganda({}, punishments_pool=[], punishments_held=["detain", "fine"]), "done")
    assert (chits(game, "punishments")["held"], chits(game, "punishments")["pool"]) == ([], CHITS)


def assistance(spaces: Spaces, *names: str, **numbers: Any) -> Game:
    """The Rebels' part of the Resources Phase."""
    return play(propaganda(spaces, **numbers), "done", "end-turn", *names)


@pytest.mark.covers("6.2.2", "6.6.1")
@pytest.mark.parametrize(("die", "bases"), [(1, 1), (2, 1), (2, 2), (5, 5), (6, 5), (1, 0)])
def test_a_roll_up_to_the_bases_on_the_map(die: int, bases: int) -> None:
    most = min(bases, 2)
    spaces: Spaces = {"lydda": {"bases": most, "troops": 3}, "syria": {"bases": min(2, bases - most)}}
    spaces["lebanon"] = {"bases": max(0, bases - 4)}
    game = assistance(spaces)
    assert (game.actor, prompt(game)) == ("chance", "resources-roll")
    play(game, f"die:{die}")
    assert prompt(game) == ("rebel-resources" if die <= bases else "draw-chit")


@pytest.mark.covers("6.2.2", "A2 unshaded", "A2 shaded")
@pytest.mark.parametrize(("side", "die"), [("unshaded", 1), ("shaded", 3)])
def test_a2_changes_that_roll(side: str, die: int) -> None:
    spaces: Spaces = {"syria": {"bases": 2}}
    for shown, won in ((die, True), (die + 1, False)):
        game = assistance(spaces, f"die:{shown}", **{side: ["A2"]})
        assert (prompt(game) == "rebel-resources") is won


@pytest.mark.covers("6.2.2", "6.6.1", "R-A15")
def test_then_a_step_to_centralized_or_any_chit_to_hold_or_neither() -> None:
    spaces: Spaces = {"syria": {"bases": 2}}
    numbers: dict[str, Any] = {"operations_pool": ["1"], "operations_held": ["2", "2"]}
    game = assistance(spaces, "die:2", **numbers)
    assert (game.actor, offered(game)) == (REBELS, ["centralize", "op-1", "op-2", "op-3", "done"])
    united = play(assistance(spaces, "die:2", **numbers), "centralize")
    assert (unity(united), chits(united, "operations")["held"]) == ("high", [])
    assert chits(united, "operations")["pool"] == OPS
    play(game, "op-3")
    assert (unity(game), chits(game, "operations")["held"]) == ("middle", ["3"])
    assert chits(game, "operations")["pool"] == OPS[:-1]
    neither = play(assistance(spaces, "die:2", **numbers), "done")
    assert (unity(neither), chits(neither, "operations")["held"]) == ("middle", [])


@pytest.mark.covers("6.2.2", "R-A15", "1.8.1")
def test_a_failed_roll_sends_held_chits_back_with_those_set_aside() -> None:
    game = assistance({}, "die:6", operations_pool=["3"], operations_held=["1", "2"])
    assert chits(game, "operations") == {"pool": OPS, "held": [], "played": None, "aside": []}


@pytest.mark.covers("6.2.2", "6.6.3", "R-A11")
def test_centralized_goes_no_further() -> None:
    game = assistance({"syria": {"bases": 2}}, "die:1", unity="centralized")
    play(game, "centralize")
    assert unity(game) == "centralized"


@pytest.mark.covers("6.2.3", "R-A13", "1.3.7")
@pytest.mark.parametrize("value", [1, 2, 3])
def test_foreign_assistance_rallies_abroad_in_spaces_up_to_the_drawn_chit(value: int) -> None:
    game = assistance({}, "die:6", arab_kings="in_play")
    assert (game.actor, prompt(game), offered(game)) == ("chance", "draw-chit", ["op-1", "op-2", "op-3"])
    play(game, f"op-{value}")
    countries = ["lebanon", "syria", "transjordan", "egypt"]
    for number in range(value):
        assert (game.actor, offered(game)) == (REBELS, [*countries[number:], "done"]), "though no Rebels are there"
        play(game, countries[number])
    assert is_done(game)
    assert [guerrillas(game, name) for name in countries] == [(1, 0)] * value + [(0, 0)] * (4 - value)
    assert chits(game, "operations")["pool"] == OPS, "the chit goes back"


@pytest.mark.covers("6.2.3", "R-A13", "1.3.7")
def test_foreign_assistance_knows_countries_in_play_alone_and_is_a_choice() -> None:
    game = assistance({}, "die:6", "op-3")
    assert offered(game) == ["lebanon", "syria", "done"]
    play(game, "done")
    assert is_done(game)
    assert state(game).available[2] == 15
    game = assistance({}, "die:6", "op-3", "lebanon", "syria")
    assert is_done(game), "two are in play"


@pytest.mark.covers("6.2.3", "3.3.1")
def test_foreign_assistance_places_up_to_two_beside_a_base() -> None:
    game = assistance({"syria": {"bases": 1}}, "die:6", "op-1", "syria")
    assert (prompt(game), offered(game)) == ("rally-many", ["guerrilla", "done"])
    play(game, "guerrilla", "guerrilla")
    assert (guerrillas(game, "syria"), is_done(game)) == ((2, 0), True)
    game = assistance({"syria": {"bases": 1}}, "die:6", "op-1", "syria", "guerrilla", "done")
    assert guerrillas(game, "syria") == (1, 0)


@pytest.mark.covers("6.2.3", "1.8.2")
def test_the_effect_of_that_chit_is_ignored() -> None:
    game = assistance({"lydda": {"active": 1}}, "die:6", "op-3", "done", "end-turn")
    assert stage(game) == "divide"
    assert guerrillas(game, "lydda") == (0, 1)


@pytest.mark.covers("6.2.3", "R-A15")
def test_a_held_chit_is_not_drawn_and_stays_held() -> None:
    game = assistance({"syria": {"bases": 1}}, "die:1", "op-3")
    assert game.driver.pending is not None
    assert game.driver.pending[3] == (3, 3, 2)
    play(game, "op-3", "done")
    assert chits(game, "operations")["held"] == ["3"]


@pytest.mark.covers("6.2.3", "R-C2", "1.4.1")
def test_foreign_assistance_may_take_guerrillas_from_the_map() -> None:
    game = assistance({"gaza": {"active": 15, "troops": 2}}, "die:6", "op-1", "syria", political_will=20)
    assert offered(game) == ["active:gaza", "done"]
    play(game, "active:gaza")
    assert (guerrillas(game, "syria"), guerrillas(game, "gaza")) == ((1, 0), (0, 14))


# -- Support ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.3", "6.3.1", "4.2.2")
def test_the_british_may_divide_in_either_way_or_not() -> None:
    spaces: Spaces = {"haifa": {"irregulars": 2, "active": 1}}
    game = until("divide", spaces)
    assert (game.actor, offered(game)) == (BRITISH, ["strike", "roll", "done"])
    play(game, "strike")
    assert (irregulars(game, "haifa"), guerrillas(game, "haifa")) == ((2, 1), (0, 0))
    assert is_done(game)
    game = play(until("divide", spaces), "roll", "die:2")
    assert (unity(game), is_done(game)) == ("low", True)
    game = play(until("divide", spaces), "done")
    assert (is_done(game), guerrillas(game, "haifa")) == (True, (0, 1))


@pytest.mark.covers("6.3.1", "6.6.2")
def test_at_centralized_the_british_can_only_roll() -> None:
    game = until("divide", {"haifa": {"irregulars": 2, "active": 1}}, unity="centralized")
    assert offered(game) == ["roll", "done"]


@pytest.mark.covers("6.3.1", "6.6.2")
def test_at_decentralized_two_spaces_may_strike() -> None:
    spaces: Spaces = {"haifa": {"irregulars": 1, "active": 1}, "gaza": {"irregulars": 1, "active": 1}}
    game = play(until("divide", spaces, unity="decentralized"), "strike", "haifa")
    assert offered(game) == ["gaza", "done"]


@pytest.mark.covers("6.3", "6.3.2", "4.3.1")
def test_the_rebels_may_then_mobilize() -> None:
    spaces: Spaces = {"lydda": {"active": 1, "police": 2}, "gaza": {"opposition": True}}
    game = until("mobilize", spaces)
    assert (game.actor, offered(game)) == (REBELS, ["lydda", "lebanon", "syria", "done"])
    play(game, "lydda", "done", "gaza")
    assert is_done(game)
    assert (here(game, "lydda", "base"), guerrillas(game, "gaza")) == (1, (1, 0))
    game = play(until("mobilize", spaces), "done", "done")
    assert (is_done(game), sum(state(game).bases)) == (True, 0)


# -- Redeploy --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.4", "6.4.1")
def test_troops_on_railways_must_go_to_cities() -> None:
    spaces: Spaces = {"railway_haifa_syria": {"troops": 2}, "gaza": {"troops": 1}}
    game = until("redeploy", spaces)
    for _ in range(2):
        assert (prompt(game), offered(game)) == (
            "redeploy-troop",
            [f"troop:railway_haifa_syria>{city}" for city in CITIES],
        )
        play(game, "troop:railway_haifa_syria>jerusalem")
    assert is_done(game)
    assert (here(game, "jerusalem", "troop"), here(game, "gaza", "troop")) == (2, 1), "Troops elsewhere stay"


@pytest.mark.covers("6.4.1", "R-A14", "R-C8")
def test_police_from_anywhere_may_go_to_railways_and_cities() -> None:
    spaces: Spaces = {"gaza": {"police": 1}, "haifa": {"police": 1}, "railway_haifa_syria": {"police": 1}}
    game = until("redeploy", spaces)
    goals = {name.split(">")[1] for name in offered(game) if name.startswith("police:gaza>")}
    assert goals == {*CITIES, *RAILWAYS}
    play(game, "police:gaza>railway_tel_aviv_egypt")
    assert not [name for name in offered(game) if name.startswith("police:railway_tel_aviv_egypt")], "once each"
    play(game, "police:railway_haifa_syria>haifa", "done")
    assert is_done(game)
    assert (here(game, "haifa", "police"), here(game, "railway_tel_aviv_egypt", "police")) == (2, 1)


@pytest.mark.covers("6.4.1", "1.12", "R-A4")
def test_a_curfew_goes_with_the_last_police() -> None:
    game = until("redeploy", {"gaza": {"police": 1, "curfews": True}})
    play(game, "police:gaza>haifa")
    assert "curfew" not in space(game, "gaza")


@pytest.mark.covers("6.4.1", "R-A14", "R-C13")
@pytest.mark.parametrize(("number", "most"), [(1, 0), (2, 1), (3, 1), (5, 2), (6, 3)])
def test_up_to_half_of_the_irregulars_may_be_dismissed(number: int, most: int) -> None:
    game = until("redeploy", {"gaza": {"irregulars": number - 1, "troops": 1}, "haifa": {"active_irregulars": 1}})
    removed = 0
    while not is_done(game):
        assert prompt(game) == "disband-irregular"
        assert "done" in offered(game)
        play(game, offered(game)[0])
        removed += 1
    assert removed == most
    assert state(game).available[4] == 6 - number + most


@pytest.mark.covers("6.4.1", "R-A14")
def test_either_state_and_fewer_are_the_british_choice() -> None:
    game = until("redeploy", {"gaza": {"irregulars": 3}, "haifa": {"active_irregulars": 1}})
    assert offered(game) == ["irregular:gaza", "active_irregular:haifa", "done"]
    play(game, "active_irregular:haifa", "done")
    assert is_done(game)
    assert (irregulars(game, "gaza"), irregulars(game, "haifa")) == ((3, 0), (0, 0))


@pytest.mark.covers("6.4", "6.4.2", "R-A14")
def test_guerrillas_on_railways_and_in_cities_must_go_to_bases() -> None:
    spaces: Spaces = {
        "haifa": {"underground": 1},
        "railway_haifa_syria": {"active": 1},
        "gaza": {"bases": 1, "troops": 1},
        "lebanon": {"bases": 1},
        "lydda": {"active": 1, "police": 1},
    }
    game = until("rebels_redeploy", spaces, political_will=18)
    assert (game.actor, offered(game)) == (REBELS, ["underground:haifa>gaza", "underground:haifa>lebanon"])
    play(game, "underground:haifa>gaza")
    assert offered(game) == ["active:railway_haifa_syria>gaza", "active:railway_haifa_syria>lebanon"]
    play(game, "active:railway_haifa_syria>lebanon")
    assert is_done(game)
    assert (guerrillas(game, "gaza"), guerrillas(game, "lebanon")) == ((1, 0), (0, 1)), "in any Base space"
    assert guerrillas(game, "lydda") == (0, 1), "Districts are no matter"


@pytest.mark.covers("6.4.2", "1.3.7", "R-A14")
@pytest.mark.parametrize(
    ("kings", "countries"),
    [("out_of_play", ["lebanon", "syria"]), ("in_play", ["lebanon", "syria", "transjordan", "egypt"])],
)
def test_without_a_base_they_go_abroad(kings: str, countries: list[str]) -> None:
    game = until("rebels_redeploy", {"haifa": {"underground": 1}}, arab_kings=kings)
    assert offered(game) == [f"underground:haifa>{country}" for country in countries]


# -- Reset -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.5", "1.12", "1.9", "1.3.6", "1.4.3")
def test_reset_clears_markers_and_prison_and_hides_everybody() -> None:
    spaces: Spaces = {
        "gaza": {"troops": 2, "curfews": True, "active": 1, "opposition": True, "active_irregulars": 1},
        "haifa": {"police": 2, "curfews": True},
        "railway_haifa_syria": {"sabotage": 3, "police": 1},
        "syria": {"active": 2, "bases": 1},
    }
    game = until("reset", spaces, prison_guerrillas=4, prison_bases=2)
    assert state(game).curfews == 0
    assert sum(state(game).sabotage) == 0
    assert (state(game).prison_guerrillas, state(game).prison_bases) == (0, 0)
    assert (state(game).available[2], state(game).available[3]) == (12, 4)
    assert (guerrillas(game, "gaza"), guerrillas(game, "syria")) == ((1, 0), (2, 0))
    assert irregulars(game, "gaza") == (1, 0)
    assert space(game, "gaza")["level"] == "opposition", "Opposition stays"
    assert stage(play(game, "end-turn")) == "reveal"


@pytest.mark.covers("6.5", "R-A19", "tip A34")
def test_munich_sends_all_troops_out_of_play_to_cities_as_the_british_like() -> None:
    game = until("reset", {}, card="A34", out_of_play=3)
    for city in ("haifa", "jerusalem", "haifa"):
        assert (game.actor, prompt(game), offered(game)) == (BRITISH, "munich-troop", CITIES)
        play(game, city)
    assert is_done(game)
    assert (here(game, "haifa", "troop"), here(game, "jerusalem", "troop")) == (2, 1)
    assert (state(game).out_of_play, state(game).available[0]) == (0, 12), "Available Troops stay where they are"


@pytest.mark.covers("6.5", "R-A19")
@pytest.mark.parametrize("card", ["A33", "A35"])
def test_no_other_card_brings_them(card: str) -> None:
    game = until("reset", {}, card=card, out_of_play=3)
    assert is_done(game)
    assert state(game).out_of_play == 3


@pytest.mark.covers("6.5", "R-A19")
def test_munich_is_over_with_its_own_round() -> None:
    played = ["A3", "A4", "A5", "A7", "A34", "A9", "A10", "A12", "A13", "A14", "A17"]
    game = until("reset", {}, card="A33", played=played, out_of_play=5)
    assert is_done(game)
    assert state(game).out_of_play == 5, "Troops that left after Munich do not come back"


# -- the Unity Track -------------------------------------------------------------------------------------------------


@pytest.mark.covers("6.6", "6.6.1", "1.11")
@pytest.mark.parametrize(("before", "after"), list(zip(UNITY, ("decentralized", *UNITY[:-1]), strict=True)))
def test_a_step_towards_decentralized(before: str, after: str) -> None:
    game = event("A9", "unshaded", {}, unity=before, political_will=10)
    assert unity(game) == after
    assert state(game).political_will == (11 if before == "decentralized" else 10)


@pytest.mark.covers("6.6", "6.6.1", "1.11", "R-A11")
@pytest.mark.parametrize(("before", "after"), list(zip(UNITY, (*UNITY[2:], *["centralized"] * 2), strict=True)))
def test_two_steps_towards_centralized(before: str, after: str) -> None:
    game = play(event("A20", "shaded", {}, by=BRITISH, unity=before, political_will=10), "decline")
    assert (unity(game), state(game).political_will) == (after, 10)


@pytest.mark.covers("6.6.4", "R-A11", "7.1")
@pytest.mark.parametrize(("before", "after"), [("middle", 10), ("low", 11), ("decentralized", 12)])
def test_each_step_beyond_decentralized_earns_1(before: str, after: int) -> None:
    game = event("A29", "unshaded", {}, unity=before, political_will=10)
    assert (unity(game), state(game).political_will) == ("decentralized", after)


@pytest.mark.covers("6.6.1", "3.2.4", "R-A11")
def test_each_base_that_an_assault_removes_is_a_step() -> None:
    spaces: Spaces = {"gaza": {"troops": 2, "bases": 2}}
    game = play(table(spaces, unity="low", political_will=10), "limited-op", "assault")
    assert (unity(game), state(game).political_will) == ("decentralized", 11)


@pytest.mark.covers("6.6.3", "1.8.2", "R-A3")
@pytest.mark.parametrize(("position", "spared"), [("centralized", True), ("high", False)])
@pytest.mark.parametrize("chit", [2, 3])
def test_at_centralized_chits_have_no_effect(position: str, spared: bool, chit: int) -> None:
    game = table({"gaza": {"active": 1}}, by=REBELS, chit=chit, unity=position)
    play(game, "limited-op", "pass", "done", "end-turn")
    assert (prompt(game) == "choose-box") is spared


@pytest.mark.covers("6.6.4", "2.3.4", "1.8.1")
@pytest.mark.parametrize(("position", "number"), [("decentralized", 1), ("low", 2), ("centralized", 2)])
def test_at_decentralized_the_rebels_draw_one_chit(position: str, number: int) -> None:
    game = table({}, by=REBELS, chit=None, unity=position, operations_pool=["1", "1", "2", "2", "3"])
    drawn = 0
    while prompt(game) == "draw-chit":
        play(game, "op-2")
        drawn += 1
    assert drawn == number


@pytest.mark.covers("6.6.4", "1.8.1")
def test_at_decentralized_a_held_chit_may_still_be_used() -> None:
    numbers: dict[str, Any] = {"operations_pool": ["1", "2"], "operations_held": ["3"]}
    game = table({}, by=REBELS, chit=None, unity="decentralized", **numbers)
    play(game, "op-1")
    assert offered(game) == ["op-1", "held-op-3"]
