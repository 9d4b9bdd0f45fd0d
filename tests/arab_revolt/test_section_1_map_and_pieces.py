"""Section 1: the map, the pieces, Opposition, both kinds of chits, Sabotage, the tracks and Curfews."""

from __future__ import annotations

from typing import Any

import pytest

import coinbox
from coinbox import Game, PositionError
from coinbox.games.arab_revolt.vocabulary import FACTIONS
from tests.arab_revolt.table import (
    Spaces,
    at,
    event,
    is_done,
    offered,
    offered_spaces,
    play,
    prompt,
    space,
    state,
    table,
)
from tests.tabletalk import asked, drawn, finish, spaces_drawn, weights

REBELS = FACTIONS[1]
DISTRICTS = {"galilee", "haifa_district", "samaria", "lydda", "jerusalem_district", "gaza"}
CITIES = {"haifa", "tel_aviv_jaffa", "jerusalem"}
HAIFA_SYRIA, HAIFA_TEL_AVIV = "railway_haifa_syria", "railway_haifa_tel_aviv"
TEL_AVIV_JERUSALEM, TEL_AVIV_EGYPT = "railway_tel_aviv_jerusalem", "railway_tel_aviv_egypt"
RAILWAYS = {HAIFA_SYRIA, HAIFA_TEL_AVIV, TEL_AVIV_JERUSALEM, TEL_AVIV_EGYPT}
FRENCH = {"lebanon", "syria"}
KINGDOMS = {"transjordan", "egypt"}
FOREIGN = FRENCH | KINGDOMS
SETTLED = DISTRICTS | CITIES
PALESTINE = SETTLED | RAILWAYS
EVERYWHERE = PALESTINE | FOREIGN
ADJACENT = {
    "galilee": {"samaria", "haifa_district", "lebanon", "syria", HAIFA_SYRIA, "transjordan"},
    "haifa_district": {"samaria", HAIFA_TEL_AVIV, "galilee", "haifa", HAIFA_SYRIA},
    "samaria": {"galilee", "haifa_district", "jerusalem_district", HAIFA_TEL_AVIV, "lydda", "transjordan"},
    "lydda": {
        *("gaza", HAIFA_TEL_AVIV, TEL_AVIV_JERUSALEM, TEL_AVIV_EGYPT),
        *("samaria", "jerusalem_district", "tel_aviv_jaffa"),
    },
    "jerusalem_district": {"samaria", "jerusalem", "lydda", "gaza", "transjordan", TEL_AVIV_JERUSALEM},
    "gaza": {"lydda", "jerusalem_district", "egypt", TEL_AVIV_EGYPT, "transjordan"},
    "haifa": {HAIFA_TEL_AVIV, "haifa_district", HAIFA_SYRIA},
    "tel_aviv_jaffa": {HAIFA_TEL_AVIV, "lydda", TEL_AVIV_JERUSALEM, TEL_AVIV_EGYPT},
    "jerusalem": {"jerusalem_district", TEL_AVIV_JERUSALEM},
    HAIFA_TEL_AVIV: {"tel_aviv_jaffa", "haifa", "haifa_district", "samaria", "lydda"},
    TEL_AVIV_JERUSALEM: {"lydda", "tel_aviv_jaffa", "jerusalem", "jerusalem_district"},
    TEL_AVIV_EGYPT: {"lydda", "tel_aviv_jaffa", "gaza", "egypt"},
    HAIFA_SYRIA: {"syria", "haifa", "haifa_district", "galilee"},
    "lebanon": {"galilee", "syria"},
    "syria": {HAIFA_SYRIA, "galilee", "lebanon", "transjordan"},
    "transjordan": {"samaria", "jerusalem_district", "galilee", "gaza", "syria"},
    "egypt": {"gaza", TEL_AVIV_EGYPT},
}
BEFORE_PROPAGANDA = ["A1", "A2", "A3", "A4"]
KINDS = {"troop": 0, "police": 1, "guerrilla": 2, "base": 3, "irregular": 4}
PUNISHMENTS = ["detain", "demolish", "fine"]


def available(game: Game, kind: str) -> int:
    number: int = state(game).available[KINDS[kind]]
    return number


def chits(game: Game, kind: str) -> dict[str, Any]:
    """Pool, hand, chit in play and chits set aside, of `operations` or `punishments`."""
    found: dict[str, Any] = drawn(game)["chits"][kind]
    return found


def propaganda(spaces: Spaces, **numbers: Any) -> Game:
    """The first Propaganda card has just been revealed."""
    return play(table(spaces, stage="reveal", played=BEFORE_PROPAGANDA, **numbers), "card:A33")


# -- the map ---------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.3.7", "1.3.4", "1.3.3", "1.3.2", "1.3.1", "1.3")
def test_the_map_has_six_districts_three_cities_four_railways_and_four_foreign_countries() -> None:
    kinds = {name: s["kind"] for name, s in spaces_drawn(table()).items()}
    for kind, names in (("district", DISTRICTS), ("city", CITIES), ("railway", RAILWAYS), ("foreign", FOREIGN)):
        assert {name for name, of in kinds.items() if of == kind} == names
    assert len(kinds) == 17


@pytest.mark.covers("1.3.1", "1.4")
@pytest.mark.parametrize("name", sorted(EVERYWHERE))
def test_every_space_holds_forces_as_far_as_stacking_lets_them_in(name: str) -> None:
    held: dict[str, int | bool] = {"underground": 1, "active": 1}
    if name not in RAILWAYS:
        held["bases"] = 1
    if name not in FOREIGN:
        held |= {"troops": 2, "police": 1, "irregulars": 1, "active_irregulars": 1}
    assert at(table({name: held}, arab_kings="in_play"), name) == held


@pytest.mark.covers("1.3.5")
@pytest.mark.parametrize("name", sorted(ADJACENT))
def test_adjacency_is_that_of_the_board(name: str) -> None:
    assert set(spaces_drawn(table())[name]["adjacent"]) == ADJACENT[name]


@pytest.mark.covers("1.3.5", "3.3.2", "1.3.7", "R-A6")
@pytest.mark.parametrize("kings", ["out_of_play", "in_play"])
@pytest.mark.parametrize("name", sorted(PALESTINE | FRENCH))
def test_guerrillas_march_to_the_adjacent_spaces_in_play(name: str, kings: str) -> None:
    game = table({name: {"underground": 2}}, by=REBELS, arab_kings=kings)
    play(game, "limited-op", "march")
    reached = {option.split(">")[1] for option in offered(game)}
    assert reached == (ADJACENT[name] if kings == "in_play" else ADJACENT[name] - KINGDOMS)


@pytest.mark.covers("1.3.5", "3.2.3")
@pytest.mark.parametrize("name", sorted(SETTLED))
def test_troops_sweep_in_from_the_adjacent_spaces_of_palestine(name: str) -> None:
    spaces: Spaces = {other: {"troops": 1} for other in PALESTINE - {name}}
    game = play(table(spaces, out_of_play=0), "limited-op", "sweep", name)
    assert set(offered(game)) == {f"troop:{other}>{name}" for other in ADJACENT[name] - FOREIGN} | {"done"}


@pytest.mark.covers("1.3.4", "1.3.5", "3.3.2")
def test_the_example_of_a_railway_and_the_five_spaces_that_it_touches() -> None:
    game = play(table({HAIFA_TEL_AVIV: {"active": 2}}, by=REBELS), "limited-op", "march")
    reached = {option.split(">")[1] for option in offered(game)}
    assert reached == {"tel_aviv_jaffa", "haifa", "haifa_district", "samaria", "lydda"}


@pytest.mark.covers("1.3.4")
@pytest.mark.parametrize("name", sorted(RAILWAYS))
def test_no_railway_borders_on_another(name: str) -> None:
    assert not set(spaces_drawn(table())[name]["adjacent"]) & RAILWAYS


@pytest.mark.covers("1.3.4", "3.2.2", "3.3.2")
def test_sabotage_hinders_no_movement() -> None:
    game = table({HAIFA_TEL_AVIV: {"sabotage": 2}, "lydda": {"underground": 1}}, by=REBELS)
    play(game, "limited-op", "march", f"underground:lydda>{HAIFA_TEL_AVIV}")
    assert at(game, HAIFA_TEL_AVIV) == {"underground": 1, "sabotage": 2}
    game = table({HAIFA_TEL_AVIV: {"sabotage": 2}, "gaza": {"troops": 1}})
    play(game, "limited-op", "patrol", HAIFA_TEL_AVIV, f"troop:gaza>{HAIFA_TEL_AVIV}")
    assert at(game, HAIFA_TEL_AVIV) == {"troops": 1, "sabotage": 2}


@pytest.mark.covers("1.3.4", "6.1.1", "1.9")
@pytest.mark.parametrize(("cut", "will"), [(0, 12 + 2), (1, 12 + 1 - 1), (2, 12 + 1 - 2), (4, 12 - 4)])
def test_sabotaged_railways_count_in_a_propaganda_round_however_many_markers(cut: int, will: int) -> None:
    """Opposition everywhere: 6.1.2 brings nothing."""
    spaces: Spaces = {name: {"opposition": True} for name in SETTLED}
    spaces |= {name: {"sabotage": 3} for name in sorted(RAILWAYS)[:cut]}
    assert state(propaganda(spaces, political_will=12)).political_will == will


@pytest.mark.covers("1.3.2", "1.3.3", "6.1.2")
@pytest.mark.parametrize("name", ["gaza", "haifa"])
@pytest.mark.parametrize(("here", "quiet"), [({}, 2), ({"opposition": True}, 1), ({"police": 1, "active": 1}, 1)])
def test_rebels_and_opposition_in_districts_and_cities_bear_on_victory(
    name: str, here: dict[str, int | bool], quiet: int
) -> None:
    """Of four quiet spaces with this one, two give 1 Political Will; all Railways are cut (4)."""
    busy = sorted(SETTLED - {name})[:5]
    spaces: Spaces = {other: {"opposition": True} for other in busy}
    spaces |= {railway: {"sabotage": 1} for railway in RAILWAYS}
    assert state(propaganda({**spaces, name: here}, political_will=12)).political_will == 12 - 4 + quiet


@pytest.mark.covers("1.3.3", "1.3.2")
def test_numbers_printed_in_spaces_are_ignored() -> None:
    assert {s["population"] for s in spaces_drawn(table()).values()} == {0}


# -- Prison ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.3.6", "1.7.2", "1.4.1")
def test_detain_sends_a_guerrilla_to_prison_and_not_to_available() -> None:
    game = table({"galilee": {"troops": 2, "active": 1}}, punishments=["detain"])
    play(game, "op-special", "sweep", "punish", "galilee")
    assert state(game).prison_guerrillas == 1
    assert available(game, "guerrilla") == 14
    assert at(game, "galilee") == {"troops": 2, "opposition": True}


@pytest.mark.covers("1.3.6", "A31 unshaded")
def test_some_events_send_bases_to_prison_too() -> None:
    game = event("A31", "unshaded", {"syria": {"bases": 1, "underground": 1}})
    if not is_done(game):
        play(game, "syria")
    assert (state(game).prison_bases, state(game).prison_guerrillas) == (1, 1)
    assert (available(game, "base"), available(game, "guerrilla")) == (4, 14)
    assert at(game, "syria") == {}


@pytest.mark.covers("1.3.6", "6.5")
def test_prison_empties_in_the_reset_phase() -> None:
    game = table({}, prison_guerrillas=3, prison_bases=2, stage="reset", played=[*BEFORE_PROPAGANDA, "A33"])
    assert (available(game, "guerrilla"), available(game, "base")) == (15, 5)
    assert drawn(game)["prison"] == {"guerrilla": 0, "base": 0}


@pytest.mark.covers("1.3.6", "1.4.1", "R-C2")
def test_prisoners_are_neither_available_nor_taken_for_a_placement() -> None:
    game = table({"galilee": {"active": 1}}, by=REBELS, prison_guerrillas=14, prison_bases=5)
    assert (available(game, "guerrilla"), available(game, "base")) == (0, 0)
    play(game, "limited-op", "rally")
    assert prompt(game) == "take-from-map"
    assert offered(game) == ["active:galilee", "done"]


# -- Foreign Countries -------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.3.7", "2.1")
def test_transjordan_and_egypt_begin_out_of_play() -> None:
    spaces = spaces_drawn(table())
    assert {name for name, s in spaces.items() if s["markers"].get("out_of_play")} == KINGDOMS
    assert state(table()).abroad.bit_count() == 2


@pytest.mark.covers("1.3.7", "A30 shaded")
def test_an_event_brings_them_into_play() -> None:
    game = event("A30", "shaded", {"gaza": {"underground": 1}}, by=REBELS)
    assert not any(s["markers"] for s in spaces_drawn(game).values())
    game = table({"gaza": {"underground": 1}}, by=REBELS, arab_kings="in_play")
    play(game, "limited-op", "march", "underground:gaza>egypt")
    assert at(game, "egypt") == {"underground": 1}


@pytest.mark.covers("1.3.7")
@pytest.mark.parametrize("name", sorted(KINGDOMS))
def test_nobody_stands_in_a_country_out_of_play(name: str) -> None:
    with pytest.raises(PositionError, match="Out of Play"):
        table({name: {"underground": 1}})
    assert at(table({name: {"underground": 1}}, arab_kings="in_play"), name) == {"underground": 1}


@pytest.mark.covers("1.3.7", "3.3.1", "3.3.2", "4.3.1", "R-A7")
@pytest.mark.parametrize("name", ["syria", "transjordan"])
def test_the_rebels_rally_march_and_mobilize_abroad(name: str) -> None:
    abroad: Spaces = {name: {"underground": 1}}
    game = play(table(abroad, by=REBELS, arab_kings="in_play"), "limited-op", "rally")
    assert at(game, name) == {"underground": 2}
    game = play(table({**abroad, "gaza": {"underground": 1}}, by=REBELS, arab_kings="in_play"), "limited-op", "march")
    assert name in offered_spaces(game)
    game = play(table(abroad, by=REBELS, arab_kings="in_play"), "op-special", "rally", "mobilize")
    assert offered_spaces(game) == FOREIGN
    play(game, name)
    assert at(game, name)["bases"] == 1


@pytest.mark.covers("1.3.7", "R-A7", "3.3.3", "3.3.4")
def test_there_is_no_sabotage_or_ambush_abroad() -> None:
    game = table({"syria": {"underground": 2}, "lebanon": {"underground": 2}}, by=REBELS)
    assert offered(play(game, "limited-op")) == ["rally", "march", "pass"]


@pytest.mark.covers("1.3.7", "3.2", "4.2")
@pytest.mark.parametrize("operation", ["deploy", "patrol", "sweep", "assault"])
def test_the_british_never_select_a_foreign_country(operation: str) -> None:
    spaces: Spaces = {
        "syria": {"underground": 1, "active": 1, "bases": 1},
        "galilee": {"troops": 3, "active": 1, "irregulars": 1},
        HAIFA_SYRIA: {"troops": 1, "active": 1},
    }
    game = play(table(spaces, arab_kings="in_play"), "op-special", operation)
    assert offered_spaces(game)
    assert not offered_spaces(game) & FOREIGN
    play(game, "air-recon")
    assert not offered_spaces(game) & FOREIGN


@pytest.mark.covers("1.4.2", "1.3.7")
@pytest.mark.parametrize("piece", ["troops", "police", "irregulars", "active_irregulars"])
@pytest.mark.parametrize("name", sorted(FOREIGN))
def test_no_british_piece_stands_abroad(name: str, piece: str) -> None:
    with pytest.raises(PositionError, match=r"1\.4\.2"):
        table({name: {piece: 1}}, arab_kings="in_play")


# -- pieces ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.2", "1.4")
@pytest.mark.parametrize(
    ("piece", "kind", "number"),
    [
        ("troops", "troop", 15),
        ("police", "police", 9),
        ("underground", "guerrilla", 15),
        ("active", "guerrilla", 15),
        ("bases", "base", 5),
        ("irregulars", "irregular", 6),
        ("active_irregulars", "irregular", 6),
    ],
)
def test_the_number_of_pieces(piece: str, kind: str, number: int) -> None:
    full: Spaces = {"galilee": {piece: 2}, "samaria": {piece: 2}, "lydda": {piece: number - 4}}
    assert available(table(full, out_of_play=0), kind) == 0
    with pytest.raises(PositionError):
        table({**full, "gaza": {piece: 1}}, out_of_play=0)


@pytest.mark.covers("1.2", "1.4")
@pytest.mark.parametrize(
    ("states", "kind"), [(("underground", "active"), "guerrilla"), (("irregulars", "active_irregulars"), "irregular")]
)
def test_both_states_are_one_type(states: tuple[str, str], kind: str) -> None:
    number = {"guerrilla": 15, "irregular": 6}[kind]
    assert available(table({"gaza": {states[0]: number - 2}, "lydda": {states[1]: 2}}), kind) == 0
    with pytest.raises(PositionError, match=f"{kind} too many"):
        table({"gaza": {states[0]: number - 2}, "lydda": {states[1]: 3}})


@pytest.mark.covers("1.4", "1.2", "2.1")
@pytest.mark.parametrize(("troops", "aside", "possible"), [(10, 5, True), (11, 5, False), (15, 0, True), (0, 15, True)])
def test_troops_out_of_play_are_none_of_the_available(troops: int, aside: int, possible: bool) -> None:
    if possible:
        game = table({"gaza": {"troops": troops}}, out_of_play=aside)
        assert available(game, "troop") == 0
        assert drawn(game)["out_of_play"] == {"troop": aside}
    else:
        with pytest.raises(PositionError, match="troop too many"):
            table({"gaza": {"troops": troops}}, out_of_play=aside)


@pytest.mark.covers("1.4.1")
def test_removed_pieces_go_to_available() -> None:
    game = table({"gaza": {"troops": 2, "active": 1, "bases": 1}})
    assert state(game).available == [8, 9, 14, 4, 6]
    play(game, "limited-op", "assault")
    assert state(game).available == [8, 9, 15, 5, 6]
    game = table({"gaza": {"police": 1, "underground": 1}, "lydda": {"irregulars": 1, "underground": 1}}, by=REBELS)
    play(game, "limited-op", "ambush", "gaza", "lydda")
    assert state(game).available[1:] == [9, 13, 5, 6]


# -- taking own pieces from the map ------------------------------------------------------------------------------------


@pytest.mark.covers("1.4.1", "R-C2")
def test_the_example_a_guerrilla_is_taken_from_the_map_for_a_rally() -> None:
    spaces: Spaces = {"galilee": {"active": 13}, "gaza": {"underground": 1}, "syria": {"active": 1}}
    game = play(table(spaces, by=REBELS), "limited-op", "rally", "gaza")
    assert prompt(game) == "take-from-map"
    assert sorted(offered(game)) == ["active:galilee", "active:syria", "done", "underground:gaza"]
    play(game, "active:galilee")
    assert at(game, "gaza") == {"underground": 2}
    assert at(game, "galilee") == {"active": 12}
    assert available(game, "guerrilla") == 0


@pytest.mark.covers("1.4.1", "R-C2", "1.4.3")
def test_a_guerrilla_taken_from_the_same_space_comes_back_underground() -> None:
    game = table({"galilee": {"active": 15}}, by=REBELS)
    play(game, "limited-op", "rally", "active:galilee")
    assert at(game, "galilee") == {"active": 14, "underground": 1}


@pytest.mark.covers("R-C2")
def test_taking_from_the_map_may_be_declined() -> None:
    game = table({"galilee": {"active": 15}}, by=REBELS)
    play(game, "limited-op", "rally", "done")
    assert at(game, "galilee") == {"active": 15}


@pytest.mark.covers("R-C2")
def test_nothing_is_taken_while_one_is_available() -> None:
    game = play(table({"galilee": {"active": 14}}, by=REBELS), "limited-op", "rally")
    assert prompt(game) != "take-from-map"
    assert at(game, "galilee") == {"active": 14, "underground": 1}


@pytest.mark.covers("1.4.1", "R-C2", "3.2.1")
def test_police_may_be_taken_from_the_map() -> None:
    spaces: Spaces = {"gaza": {"police": 3}, "lydda": {"police": 5}, HAIFA_SYRIA: {"police": 1}}
    game = play(table(spaces), "limited-op", "deploy", "gaza", "police")
    assert prompt(game) == "take-from-map"
    assert sorted(offered(game)) == ["done", "police:gaza", "police:lydda", f"police:{HAIFA_SYRIA}"]
    play(game, f"police:{HAIFA_SYRIA}", "police", "police:lydda")
    assert (at(game, "gaza"), at(game, "lydda"), at(game, HAIFA_SYRIA)) == ({"police": 5}, {"police": 4}, {})


@pytest.mark.covers("1.4.1", "R-C2", "1.4.3", "3.2.1")
@pytest.mark.parametrize(("taken", "left"), [("active_irregulars", {"irregulars": 1}), ("irregulars", {"active": 1})])
def test_irregulars_may_be_taken_from_the_map_and_arrive_underground(taken: str, left: dict[str, int]) -> None:
    spaces: Spaces = {"gaza": {"police": 1, "irregulars": 4}, "lydda": {"irregulars": 1, "active_irregulars": 1}}
    game = play(table(spaces), "limited-op", "deploy", "gaza", "irregular")
    assert prompt(game) == "take-from-map"
    assert len(offered(game)) == 4
    name = next(o for o in offered(game) if o.endswith(":lydda") and ("active" in o) == ("active" in taken))
    play(game, name)
    assert at(game, "gaza") == {"police": 1, "irregulars": 5}
    assert at(game, "lydda") == {("active_irregulars" if "active" in left else "irregulars"): 1}


@pytest.mark.covers("1.4.1", "R-C2", "4.3.1", "6.6.1")
def test_a_base_may_be_taken_from_the_map_and_moves_no_track() -> None:
    spaces: Spaces = {
        "galilee": {"bases": 2},
        "samaria": {"bases": 2},
        "gaza": {"bases": 1},
        "lydda": {"underground": 1},
    }
    game = play(table(spaces, by=REBELS), "op-special", "rally", "mobilize", "lydda")
    assert prompt(game) == "take-from-map"
    assert offered(game) == ["base:galilee", "base:samaria", "base:gaza", "done"]
    play(game, "base:galilee")
    assert at(game, "lydda") == {"underground": 1, "bases": 1}
    assert at(game, "galilee") == {"bases": 1}
    assert (state(game).political_will, drawn(game)["unity"]) == (18, "middle")


@pytest.mark.covers("R-C2", "1.4.2")
def test_stacking_is_judged_before_a_base_is_taken() -> None:
    spaces: Spaces = {
        "galilee": {"bases": 2, "underground": 1},
        "samaria": {"bases": 2, "active": 1},
        "syria": {"bases": 1},
    }
    game = play(table(spaces, by=REBELS), "op-special", "rally", "mobilize")
    assert offered_spaces(game) == {"syria", "lebanon"}


@pytest.mark.covers("R-C2", "1.4.1", "1.12", "R-A4")
def test_taking_the_last_british_piece_ends_the_curfew_there() -> None:
    spaces: Spaces = {"gaza": {"police": 8}, "lydda": {"police": 1, "curfews": True}}
    game = play(table(spaces), "limited-op", "deploy", "gaza", "police", "police:lydda", "done")
    assert at(game, "lydda") == {}
    assert drawn(game)["available"]["curfew"] == 3


@pytest.mark.covers("R-C2", "2.3.3")
def test_the_base_of_a_pass_is_not_taken_from_the_map() -> None:
    spaces: Spaces = {
        "galilee": {"bases": 2},
        "samaria": {"bases": 2},
        "gaza": {"bases": 1},
        "lydda": {"underground": 1},
    }
    game = play(table(spaces, by=REBELS), "event", "pass")
    assert is_done(game)
    assert at(game, "lydda") == {"underground": 1}


@pytest.mark.covers("R-C2", "1.7.2")
def test_demolish_of_a_british_punish_places_available_guerrillas_only() -> None:
    game = table({"gaza": {"troops": 1, "opposition": True}, "lydda": {"active": 15}}, punishments=["demolish"])
    play(game, "op-special", "sweep", "punish")
    assert at(game, "gaza") == {"troops": 1}
    assert at(game, "lydda") == {"active": 15}


@pytest.mark.covers("R-C3", "1.4.1", "1.8.2", "R-C2")
def test_a_piece_whose_replacement_is_not_available_is_simply_removed() -> None:
    spaces: Spaces = {"gaza": {"active": 1}, "lydda": {"irregulars": 6}}
    game = play(table(spaces, by=REBELS, chit=3), "event", "pass", "done", "end-turn", "active:gaza")
    assert at(game, "gaza") == {}
    assert at(game, "lydda") == {"irregulars": 6}


# -- stacking --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.4.2")
@pytest.mark.parametrize("name", sorted(SETTLED | FRENCH))
def test_two_bases_a_space_and_not_three(name: str) -> None:
    assert at(table({name: {"bases": 2}}), name) == {"bases": 2}
    with pytest.raises(PositionError):
        table({name: {"bases": 3}})


@pytest.mark.covers("1.4.2", "1.3.4")
@pytest.mark.parametrize("name", sorted(RAILWAYS))
def test_no_base_stands_on_a_railway(name: str) -> None:
    with pytest.raises(PositionError, match=r"1\.4\.2"):
        table({name: {"bases": 1}})


@pytest.mark.covers("1.4.2", "4.3.1", "2.3.3")
def test_no_base_is_placed_beside_two() -> None:
    spaces: Spaces = {"galilee": {"bases": 2, "active": 1}, "gaza": {"bases": 1, "active": 1}, "lydda": {"active": 1}}
    assert offered_spaces(play(table(spaces, by=REBELS), "event", "pass")) == {"gaza", "lydda"}
    game = play(table(spaces, by=REBELS), "op-special", "march", "mobilize")
    assert offered_spaces(game) == {"gaza", "lydda", "syria", "lebanon"}


@pytest.mark.covers("1.4.2", "1.9", "3.3.3", "R-A7")
@pytest.mark.parametrize("before", [0, 1, 7])
def test_a_railway_takes_any_number_of_sabotage_markers(before: int) -> None:
    game = table({HAIFA_SYRIA: {"underground": 1, "sabotage": before}}, by=REBELS)
    play(game, "limited-op", "sabotage")
    assert at(game, HAIFA_SYRIA) == {"active": 1, "sabotage": before + 1}


@pytest.mark.covers("1.9", "R-C18")
def test_sabotage_markers_are_unlimited() -> None:
    assert space(table({HAIFA_SYRIA: {"sabotage": 20}}), HAIFA_SYRIA)["sabotage"] == 20


@pytest.mark.covers("1.9", "1.4.2")
@pytest.mark.parametrize("name", ["galilee", "haifa", "syria"])
def test_sabotage_markers_lie_on_railways_only(name: str) -> None:
    with pytest.raises(PositionError, match="no Railway"):
        table({name: {"sabotage": 1}})


# -- Underground and Active ------------------------------------------------------------------------------------------


@pytest.mark.covers("1.4.3", "R-C8")
def test_a_marching_guerrilla_keeps_its_state() -> None:
    game = table({"gaza": {"underground": 1, "active": 1}}, by=REBELS, chit=1)
    play(game, "limited-op", "march", "underground:gaza>lydda", "active:gaza>lydda")
    assert at(game, "lydda") == {"underground": 1, "active": 1}


@pytest.mark.covers("1.4.3")
def test_new_guerrillas_and_irregulars_arrive_underground() -> None:
    game = play(table({"gaza": {"active": 1}}, by=REBELS), "limited-op", "rally")
    assert at(game, "gaza") == {"active": 1, "underground": 1}
    game = play(table({"gaza": {"active_irregulars": 1}}), "limited-op", "deploy", "irregular")
    assert at(game, "gaza") == {"active_irregulars": 1, "irregulars": 1}


@pytest.mark.covers("1.4.3", "1.8.2")
def test_an_irregular_that_replaces_a_guerrilla_is_underground() -> None:
    game = play(table({"gaza": {"active": 1}}, by=REBELS, chit=3), "event", "pass", "done", "end-turn", "active:gaza")
    assert at(game, "gaza") == {"irregulars": 1}


@pytest.mark.covers("1.4.3", "2.1")
def test_guerrillas_are_set_up_underground() -> None:
    assert sum(state(table()).active) == 0
    assert sum(state(table()).underground) == 9


@pytest.mark.covers("1.4.3", "3.2.3")
def test_activating_reaches_underground_guerrillas_only() -> None:
    game = play(table({"gaza": {"troops": 2, "active": 2, "underground": 2}}), "limited-op", "sweep", "gaza")
    assert at(game, "gaza") == {"troops": 2, "active": 3, "underground": 1}


@pytest.mark.covers("1.4.3", "3.3.4", "3.2.4")
def test_bases_are_always_active() -> None:
    """An Assault removes a Base without anything being Activated."""
    game = play(table({"gaza": {"troops": 1, "bases": 1}}), "limited-op", "assault")
    assert at(game, "gaza") == {"troops": 1}


@pytest.mark.covers("1.5")
def test_two_factions_play() -> None:
    (game,) = [g for g in coinbox.games() if g.id == "arab_revolt"]
    assert game.factions == ("british", "rebels")


# -- Opposition --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.6")
@pytest.mark.parametrize("name", sorted(EVERYWHERE))
def test_only_districts_and_cities_have_an_attitude(name: str) -> None:
    if name in SETTLED:
        assert space(table({name: {"opposition": True}}), name)["level"] == "opposition"
        assert space(table({}), name)["level"] == "neutral"
    else:
        with pytest.raises(PositionError, match="Opposition"):
            table({name: {"opposition": True}}, arab_kings="in_play")


@pytest.mark.covers("1.6", "3.3.3")
@pytest.mark.parametrize("before", [False, True])
@pytest.mark.parametrize("name", ["gaza", "haifa"])
def test_adding_opposition_leaves_one_marker(name: str, before: bool) -> None:
    game = play(table({name: {"underground": 1, "opposition": before}}, by=REBELS), "limited-op", "sabotage")
    assert at(game, name) == {"active": 1, "opposition": True}


@pytest.mark.covers("1.6", "1.7.2")
@pytest.mark.parametrize("before", [False, True])
def test_removing_opposition_leaves_neutral(before: bool) -> None:
    game = table({"gaza": {"troops": 1, "opposition": before}}, punishments=["demolish"])
    play(game, "op-special", "sweep", "punish")
    assert at(game, "gaza") == {"troops": 1, "underground": 1}


@pytest.mark.covers("1.6", "R-C18")
def test_opposition_markers_are_enough_for_every_district_and_city() -> None:
    game = table({name: {"opposition": True} for name in SETTLED})
    assert state(game).opposition.bit_count() == 9


# -- Punishment chits --------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.7", "1.7.1", "2.1")
def test_there_are_two_punishment_chits_of_each_type() -> None:
    pool = ["detain", "detain", "demolish", "demolish", "fine", "fine"]
    assert chits(table(), "punishments") == {"pool": pool, "held": [], "played": None, "aside": []}


@pytest.mark.covers("1.7.1")
@pytest.mark.parametrize(("pool", "held"), [(3, 0), (0, 3), (1, 2)])
def test_a_third_chit_of_a_type_is_no_position(pool: int, held: int) -> None:
    with pytest.raises(PositionError, match="3 chits fine"):
        table(punishments=["fine"] * pool, punishments_held=["fine"] * held)


@pytest.mark.covers("1.7.1", "4.2.1")
def test_a_drawn_punishment_is_left_to_chance_and_the_other_goes_back() -> None:
    game = play(table({"gaza": {"troops": 1}}), "op-special", "sweep", "punish")
    assert (prompt(game), offered(game)) == ("draw-punishment", PUNISHMENTS)
    play(game, "fine")
    assert (prompt(game), offered(game)) == ("draw-punishment", PUNISHMENTS)
    play(game, "detain")
    assert (prompt(game), offered(game)) == ("choose-punishment", ["detain", "fine"])
    play(game, "detain")
    assert chits(game, "punishments") == {
        "pool": ["detain", "demolish", "demolish", "fine", "fine"],
        "held": [],
        "played": None,
        "aside": ["detain"],
    }


@pytest.mark.covers("1.7.1")
def test_the_draw_weighs_what_is_left_in_the_pool() -> None:
    game = table({"gaza": {"troops": 1}}, punishments=["detain", "fine", "fine"])
    play(game, "op-special", "sweep", "punish")
    assert weights(game) == {"detain": 1, "fine": 2}
    play(game, "fine")
    assert weights(game) == {"detain": 1, "fine": 1}


@pytest.mark.covers("1.7.1", "R-A9")
def test_a_held_punishment_may_be_used_in_place_of_the_drawn_ones() -> None:
    game = table({"gaza": {"troops": 1}}, punishments=["fine", "fine"], punishments_held=["demolish"])
    play(game, "op-special", "sweep", "punish")
    assert offered(game) == ["fine", "held-demolish"]
    play(game, "held-demolish")
    assert at(game, "gaza") == {"troops": 1, "underground": 1}
    assert chits(game, "punishments")["pool"] == ["fine", "fine"]
    assert chits(game, "punishments")["held"] == []


@pytest.mark.covers("1.7.1", "2.3.3")
def test_a_selected_punishment_is_any_of_the_pool_and_is_held_openly() -> None:
    game = table({}, punishments=["detain", "fine", "fine"])
    play(game, "event", "pass")
    assert (prompt(game), offered(game)) == ("hold-punishment", ["detain", "fine"])
    play(game, "fine")
    assert chits(game, "punishments") == {
        "pool": ["detain", "fine"],
        "held": ["fine"],
        "played": None,
        "aside": ["detain", "demolish", "demolish"],
    }


@pytest.mark.covers("1.7.1", "6.2.1")
def test_used_punishments_come_back_in_the_resources_phase() -> None:
    game = propaganda({}, punishments=["fine"])
    play(game, "detain")
    assert chits(game, "punishments") == {
        "pool": ["detain", "demolish", "demolish", "fine", "fine"],
        "held": ["detain"],
        "played": None,
        "aside": [],
    }


@pytest.mark.covers("1.7.2", "R-A9")
@pytest.mark.parametrize(
    ("chit", "before", "after"),
    [
        ("detain", {"underground": 1}, {"opposition": True}),
        ("detain", {}, {"opposition": True}),
        ("detain", {"active": 1, "opposition": True}, {"opposition": True}),
        ("demolish", {"opposition": True}, {"underground": 1}),
        ("demolish", {"active": 1}, {"active": 1, "underground": 1}),
        ("fine", {"active": 1, "opposition": True}, {"active": 1, "opposition": True}),
    ],
)
def test_what_each_type_does(chit: str, before: dict[str, int | bool], after: dict[str, int | bool]) -> None:
    game = table({"gaza": {"troops": 1, **before}}, punishments=[chit])
    play(game, "op-special", "sweep", "punish")
    assert at(game, "gaza") == {"troops": 1, **after}


@pytest.mark.covers("1.7.2", "R-A9")
def test_fine_takes_one_sabotage_marker_from_an_adjacent_railway() -> None:
    spaces: Spaces = {
        "haifa": {"troops": 1},
        HAIFA_SYRIA: {"sabotage": 2},
        HAIFA_TEL_AVIV: {"sabotage": 1},
        TEL_AVIV_EGYPT: {"sabotage": 1},
    }
    game = play(table(spaces, punishments=["fine"]), "op-special", "sweep", "punish")
    assert offered_spaces(game) == {HAIFA_SYRIA, HAIFA_TEL_AVIV}
    play(game, HAIFA_SYRIA)
    assert at(game, HAIFA_SYRIA) == {"sabotage": 1}
    assert at(game, "haifa") == {"troops": 1}


# -- Operations chits --------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.8", "1.8.1", "2.1")
def test_there_are_three_operations_chits_of_each_value() -> None:
    pool = ["1", "1", "1", "2", "2", "2", "3", "3", "3"]
    assert chits(table(chit=None), "operations") == {"pool": pool, "held": [], "played": None, "aside": []}


@pytest.mark.covers("1.8.1")
def test_a_fourth_chit_of_a_value_is_no_position() -> None:
    with pytest.raises(PositionError, match="chits 2"):
        table(operations_pool=["2", "2", "2"], operations_held=["2"])


@pytest.mark.covers("1.8.1", "2.3.4", "R-A1")
def test_the_rebels_draw_two_chits_and_choose_before_they_take_a_box() -> None:
    game = table(by=REBELS, chit=None)
    assert (prompt(game), offered(game)) == ("draw-chit", ["op-1", "op-2", "op-3"])
    play(game, "op-1")
    assert (prompt(game), offered(game)) == ("draw-chit", ["op-1", "op-2", "op-3"])
    play(game, "op-3")
    assert (prompt(game), offered(game)) == ("choose-chit", ["op-1", "op-3"])
    play(game, "op-3")
    assert prompt(game) == "choose-box"
    assert chits(game, "operations") == {
        "pool": ["1", "1", "1", "2", "2", "2", "3", "3"],
        "held": [],
        "played": "3",
        "aside": [],
    }


@pytest.mark.covers("1.8.1")
def test_the_draw_of_operations_chits_weighs_what_is_left() -> None:
    game = table(by=REBELS, operations_pool=["1", "3", "3"])
    assert weights(game) == {"op-1": 1, "op-3": 2}
    play(game, "op-3")
    assert weights(game) == {"op-1": 1, "op-3": 1}


@pytest.mark.covers("1.8.1", "6.6.4", "2.3.4")
def test_at_decentralized_they_draw_one() -> None:
    game = play(table(by=REBELS, chit=None, unity="decentralized"), "op-2")
    assert prompt(game) == "choose-box"
    assert chits(game, "operations")["played"] == "2"


@pytest.mark.covers("1.8.1", "6.6.4", "R-A1")
@pytest.mark.parametrize("unity", ["decentralized", "middle"])
def test_a_held_chit_may_be_used_in_place_of_the_drawn_ones(unity: str) -> None:
    game = table(by=REBELS, operations_pool=["1", "2"], operations_held=["3"], unity=unity)
    play(game, "op-1")  # in the middle the second draw can only be the 2
    assert offered(game) == (["op-1", "held-op-3"] if unity == "decentralized" else ["op-1", "op-2", "held-op-3"])
    play(game, "held-op-3")
    assert chits(game, "operations")["played"] == "3"
    assert chits(game, "operations")["held"] == []
    assert chits(game, "operations")["pool"] == ["1", "2"]


@pytest.mark.covers("1.8.1", "R-A15")
def test_held_chits_are_open_to_all_and_may_stay_held() -> None:
    game = table(by=REBELS, operations_pool=["1"], operations_held=["3", "2"])
    assert offered(game) == ["op-1", "held-op-2", "held-op-3"]
    play(game, "op-1")
    assert chits(game, "operations")["held"] == ["2", "3"]


@pytest.mark.covers("R-A1")
def test_they_draw_what_is_there_and_with_an_empty_pool_play_a_held_chit() -> None:
    assert chits(table(by=REBELS, operations_pool=["2"]), "operations")["played"] == "2"
    game = table(by=REBELS, operations_pool=[], operations_held=["1", "3"])
    assert (prompt(game), offered(game)) == ("choose-chit", ["held-op-1", "held-op-3"])


@pytest.mark.covers("1.8.1", "6.2.2")
def test_a_used_chit_is_set_aside_until_the_resources_phase() -> None:
    game = play(table({}, by=REBELS, operations_pool=["1", "2"]), "op-2", "op-1", "event", "pass", "end-turn")
    assert chits(game, "operations")["pool"] == ["2"]
    assert chits(game, "operations")["aside"].count("1") == 3
    assert chits(game, "operations")["played"] is None
    game = play(propaganda({}, dice=["die:6", "op-1"], operations_pool=["2"]), "detain", "end-turn", "done")
    assert len(chits(game, "operations")["pool"]) == 9


@pytest.mark.covers("1.8.2", "2.3.5", "R-A2", "3.3")
@pytest.mark.parametrize("box", ["limited-op", "op-special"])
@pytest.mark.parametrize("value", [1, 2, 3])
def test_the_value_is_the_number_of_spaces_in_either_box(box: str, value: int) -> None:
    spaces: Spaces = {name: {"underground": 1} for name in sorted(DISTRICTS)[:5]}
    game = play(table(spaces, by=REBELS, chit=value, unity="centralized"), box, "sabotage")
    for name in sorted(DISTRICTS)[:value]:
        assert name in offered_spaces(game)
        play(game, name)
    assert not offered_spaces(game)
    finish(game)
    assert sum(state(game).active) == value


@pytest.mark.covers("1.8.2", "2.3.4", "R-A3")
@pytest.mark.parametrize(
    ("names"), [("limited-op", "pass"), ("event", "pass"), ("limited-op", "sabotage", "gaza", "done")]
)
@pytest.mark.parametrize(("value", "left"), [(2, {}), (3, {"irregulars": 1})])
def test_after_whatever_the_rebels_did_the_british_use_the_chit(
    names: tuple[str, ...], value: int, left: dict[str, int]
) -> None:
    spaces: Spaces = {"lydda": {"active": 1}, "gaza": {"underground": 1}, "galilee": {"underground": 1}}
    game = play(table(spaces, by=REBELS, chit=value), *names)
    if not is_done(game):
        play(game, "done")
    play(game, "end-turn")
    assert asked(game) == 0
    assert {"active:lydda", "done"} <= set(offered(game))
    play(game, "active:lydda")
    assert at(game, "lydda") == left
    assert is_done(game)
    assert available(game, "guerrilla") == 13


@pytest.mark.covers("1.8.2", "2.3.4")
def test_the_chit_is_used_after_an_event_too() -> None:
    game = play(event("A4", "shaded", {"lydda": {"active": 1}}, by=REBELS, chit=2), "end-turn")
    assert offered(game) == ["active:lydda", "done"]


@pytest.mark.covers("1.8.2", "R-C4")
@pytest.mark.parametrize("value", [2, 3])
def test_the_british_may_decline(value: int) -> None:
    game = play(table({"lydda": {"active": 1}}, by=REBELS, chit=value), "event", "pass", "done", "end-turn", "done")
    assert at(game, "lydda") == {"active": 1}
    assert is_done(game)


@pytest.mark.covers("1.8.2")
def test_a_chit_of_1_has_no_effect() -> None:
    game = play(table({"lydda": {"active": 1}}, by=REBELS, chit=1), "event", "pass", "done", "end-turn")
    assert prompt(game) == "choose-box"
    assert at(game, "lydda") == {"active": 1}


@pytest.mark.covers("1.8.2", "2.3.4")
@pytest.mark.parametrize("value", [2, 3])
def test_without_an_active_guerrilla_there_is_nothing_to_ask(value: int) -> None:
    game = play(table({"lydda": {"underground": 1}}, by=REBELS, chit=value), "event", "pass", "done", "end-turn")
    assert prompt(game) == "choose-box"


@pytest.mark.covers("1.8.2", "6.6.3", "R-A3")
@pytest.mark.parametrize("value", [2, 3])
def test_at_centralized_no_chit_has_an_effect(value: int) -> None:
    game = table({"lydda": {"active": 1}}, by=REBELS, chit=value, unity="centralized")
    play(game, "event", "pass", "done", "end-turn")
    assert prompt(game) == "choose-box"
    assert at(game, "lydda") == {"active": 1}


@pytest.mark.covers("R-A3", "6.6.3", "4.3.2")
@pytest.mark.parametrize(("unity", "die", "asked"), [("high", "die:1", False), ("high", "die:6", True)])
def test_unity_is_read_at_the_end_of_the_turn(unity: str, die: str, asked: bool) -> None:
    spaces: Spaces = {"lydda": {"active": 1, "bases": 1}, "gaza": {"underground": 1}}
    game = table(spaces, by=REBELS, chit=2, unity=unity, dice=[die])
    play(game, "op-special", "sabotage", "coordinate", "end-turn")
    assert (prompt(game) == "chit-remove") is asked


@pytest.mark.covers("R-A3", "6.6.3", "A9 unshaded")
def test_a_turn_that_ends_below_centralized_has_the_effect() -> None:
    game = event("A9", "unshaded", {"lydda": {"active": 1}}, by=REBELS, chit=2, unity="centralized")
    if not is_done(game):
        play(game, "syria")
    play(game, "end-turn")
    assert prompt(game) == "chit-remove"


@pytest.mark.covers("R-A3", "1.8.2")
@pytest.mark.parametrize("value", [2, 3])
def test_abroad_the_guerrilla_is_only_removed(value: int) -> None:
    game = table({"syria": {"active": 1}}, by=REBELS, chit=value)
    play(game, "event", "pass", "done", "end-turn", "active:syria")
    assert at(game, "syria") == {}
    assert available(game, "irregular") == 6


@pytest.mark.covers("R-A3", "1.8.2")
@pytest.mark.parametrize("name", ["gaza", "haifa", HAIFA_SYRIA])
def test_in_palestine_an_irregular_takes_its_place_anywhere(name: str) -> None:
    game = play(table({name: {"active": 2}}, by=REBELS, chit=3), "limited-op", "pass")
    if not is_done(game):
        play(game, "done")
    play(game, "end-turn", f"active:{name}")
    assert at(game, name) == {"active": 1, "irregulars": 1}


@pytest.mark.covers("1.8.2", "R-A16", "4.3.2")
def test_coordinate_raises_the_value_and_not_the_effect() -> None:
    spaces: Spaces = {"gaza": {"underground": 1}, "lydda": {"underground": 1}, "galilee": {"underground": 1}}
    game = table(spaces, by=REBELS, chit=2, dice=["die:6"])
    play(game, "op-special", "sabotage", "gaza", "lydda", "coordinate", "galilee", "end-turn")
    assert sum(state(game).active) == 3
    assert prompt(game) == "chit-remove"


@pytest.mark.covers("1.8.2", "2.3.4")
@pytest.mark.parametrize(
    ("first", "boxes", "possible"),
    [
        ("rebels", {"first_box": "event"}, True),
        ("british", {"first_box": "event", "second_box": "op-special"}, True),
        ("rebels", {}, False),
        ("british", {"first_box": "event"}, False),
        ("rebels", {"first_box": "event", "second_box": "op-special"}, False),
    ],
)
def test_a_chit_has_its_effect_only_after_a_turn_of_the_rebels(
    first: str, boxes: dict[str, str], possible: bool
) -> None:
    position: Any = {"played": ["A17"], "spaces": {"gaza": {"active": 1}}, "operations_pool": [], "stage": "chit"}
    position |= {"chit": 2, "first": first, **boxes}
    if possible:
        assert prompt(coinbox.new("arab_revolt", position=position, chance="ask")) == "chit-remove"
    else:
        with pytest.raises(PositionError):
            coinbox.new("arab_revolt", position=position, chance="ask")


@pytest.mark.covers("1.8.1", "2.3.4")
def test_a_position_within_a_turn_of_the_rebels_begins_that_turn_anew() -> None:
    game = table(by=REBELS, operations_pool=["1", "3"])
    play(game, "op-3", "op-3", "limited-op")
    again = coinbox.new("arab_revolt", position=game.position(), chance="ask")
    assert prompt(again) == "draw-chit"
    assert weights(again) == {"op-1": 1, "op-3": 1}


# -- Political Will and Unity ------------------------------------------------------------------------------------------


@pytest.mark.covers("1.10", "5.1.1", "A4 shaded")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (2, 0), (1, 0), (0, 0)])
def test_political_will_is_never_below_0(before: int, after: int) -> None:
    game = event("A4", "shaded", {"gaza": {"irregulars": 6}}, by=REBELS, political_will=before)
    assert state(game).political_will == after


@pytest.mark.covers("1.10", "5.1.1", "A29 unshaded", "6.6.4")
@pytest.mark.parametrize(("before", "after"), [(17, 19), (18, 20), (19, 20), (20, 20)])
def test_political_will_is_never_above_20(before: int, after: int) -> None:
    game = event("A29", "unshaded", {}, political_will=before, unity="decentralized")
    assert state(game).political_will == after


@pytest.mark.covers("1.11", "6.6")
@pytest.mark.parametrize("name", ["decentralized", "low", "middle", "high", "centralized"])
def test_the_unity_track_has_five_spaces(name: str) -> None:
    assert drawn(table(unity=name))["unity"] == name


@pytest.mark.covers("1.10", "1.11", "1.12", "1.8.2")
@pytest.mark.parametrize(
    "wrong",
    [
        {"political_will": 21},
        {"political_will": -1},
        {"unity": 5},
        {"unity": "united"},
        {"out_of_play": 16},
        {"prison_guerrillas": 16},
        {"prison_bases": 6},
        {"arab_kings": "away"},
        {"first": "mcp"},
        {"operations_pool": ["4"]},
        {"punishments_pool": ["search"]},
    ],
)
def test_numbers_off_their_track_are_no_position(wrong: dict[str, Any]) -> None:
    with pytest.raises(PositionError):
        table({}, **wrong)


@pytest.mark.covers("1.8.1", "1.8.2", "2.3.4")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"chit": 4}, "chit"),
        ({"chit": 2, "stage": "reveal"}, "outside a turn"),
        ({"chit": 2, "stage": "first", "first": "british"}, "outside a turn"),
        ({"chit": 2, "stage": "second", "first": "rebels", "first_box": "event"}, "outside a turn"),
        ({"chit": 1, "stage": "chit", "first_box": "event", "first": "rebels"}, "chit that has none"),
        ({"chit": 3, "stage": "first", "operations_pool": ["3", "3", "3"]}, "4 chits 3"),
    ],
)
def test_chits_that_cannot_be_in_play_are_no_position(wrong: dict[str, Any], why: str) -> None:
    with pytest.raises(PositionError, match=why):
        coinbox.new(
            "arab_revolt", position={"played": ["A17"], "spaces": {}, "operations_pool": [], **wrong}, chance="ask"
        )


# -- Curfews -----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("1.12", "R-C18")
def test_there_are_three_curfews() -> None:
    three: Spaces = {name: {"police": 1, "curfews": True} for name in ("gaza", "lydda", "haifa")}
    assert drawn(table(three))["available"]["curfew"] == 0
    assert drawn(table({}))["available"]["curfew"] == 3
    with pytest.raises(PositionError, match="4 Curfews"):
        table({**three, "samaria": {"police": 1, "curfews": True}})


@pytest.mark.covers("1.12", "1.4.2")
@pytest.mark.parametrize("name", sorted(RAILWAYS | FRENCH))
def test_a_curfew_lies_in_districts_and_cities_only(name: str) -> None:
    with pytest.raises(PositionError, match="Curfew"):
        table({name: {"curfews": True}})


@pytest.mark.covers("1.12", "3.2.1", "1.3.2", "1.3.3")
@pytest.mark.parametrize("name", sorted(SETTLED))
def test_deploy_places_a_curfew_in_any_district_or_city(name: str) -> None:
    game = play(table({name: {"police": 1}}), "limited-op", "deploy", "done", name)
    assert at(game, name) == {"police": 1, "curfews": True}
    assert drawn(game)["available"]["curfew"] == 2


@pytest.mark.covers("1.12", "3.2.1")
def test_without_a_curfew_in_the_pool_none_is_placed() -> None:
    spaces: Spaces = {name: {"police": 1, "curfews": True} for name in ("lydda", "haifa", "samaria")}
    game = play(table({**spaces, "gaza": {"police": 1}}), "limited-op", "deploy", "gaza", "done")
    assert is_done(game)
    game = play(
        table({**spaces, "gaza": {"police": 1}}), "op-special", "deploy", "gaza", "done", "lydda", "done", "done"
    )
    assert (prompt(game), offered(game)) == ("deploy-curfew", ["lydda", "done"])


@pytest.mark.covers("1.12", "A5 unshaded")
def test_an_event_places_no_more_curfews_than_the_pool_has() -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("gaza", "lydda", "galilee")}
    spaces["haifa"] = {"police": 1, "curfews": True}
    spaces["jerusalem"] = {"police": 1, "curfews": True}
    game = event("A5", "unshaded", spaces)
    play(game, "gaza")
    assert is_done(game)
    assert drawn(game)["available"]["curfew"] == 0


@pytest.mark.covers("1.12", "1.4.2", "A5 unshaded", "5.1.1")
def test_no_space_gets_a_second_curfew() -> None:
    spaces: Spaces = {name: {"troops": 1} for name in ("gaza", "lydda")}
    spaces["galilee"] = {"troops": 1, "curfews": True}
    assert offered_spaces(event("A5", "unshaded", spaces)) == {"gaza", "lydda"}


@pytest.mark.covers("1.12", "R-A4", "3.3.4")
@pytest.mark.parametrize(
    ("here", "kept"),
    [
        ({"police": 1}, False),
        ({"irregulars": 1}, False),
        ({"police": 2}, True),
        ({"police": 1, "troops": 1}, True),
    ],
)
def test_a_curfew_goes_with_the_last_british_piece_in_an_ambush(here: dict[str, int | bool], kept: bool) -> None:
    game = table({"gaza": {"underground": 1, "curfews": True, **here}}, by=REBELS)
    play(game, "limited-op", "ambush")
    assert ("curfews" in at(game, "gaza")) is kept


@pytest.mark.covers("1.12", "R-A4", "R-C1", "3.2.2", "3.2.3")
@pytest.mark.parametrize(("staying", "kept"), [({}, False), ({"active_irregulars": 1}, True), ({"police": 1}, True)])
def test_a_curfew_goes_when_the_last_troop_moves_out(staying: dict[str, int | bool], kept: bool) -> None:
    game = table({"gaza": {"troops": 1, "curfews": True, **staying}})
    play(game, "limited-op", "sweep", "lydda", "troop:gaza>lydda")
    assert ("curfews" in at(game, "gaza")) is kept
    game = table({"gaza": {"troops": 1, "curfews": True, **staying}})
    play(game, "limited-op", "patrol", HAIFA_SYRIA, f"troop:gaza>{HAIFA_SYRIA}")
    if not is_done(game):
        play(game, "done")
    assert ("curfews" in at(game, "gaza")) is kept


@pytest.mark.covers("1.12", "R-A4", "R-C1", "3.2.3")
def test_a_sweep_is_one_step_for_curfews() -> None:
    """The only Troop of Gaza leaves while another arrives: its Curfew stays."""
    game = table({"gaza": {"troops": 1, "curfews": True}, "lydda": {"troops": 1}})
    play(game, "op-special", "sweep", "gaza", "lydda", "done", "troop:gaza>lydda", "troop:lydda>gaza")
    assert at(game, "gaza") == {"troops": 1, "curfews": True}


@pytest.mark.covers("1.12", "3.2.1")
def test_the_british_lift_a_curfew_with_deploy() -> None:
    game = play(table({"gaza": {"police": 1, "curfews": True}}), "limited-op", "deploy", "done", "gaza")
    assert at(game, "gaza") == {"police": 1}
    assert drawn(game)["available"]["curfew"] == 3


@pytest.mark.covers("1.12", "6.5")
def test_the_reset_phase_lifts_all_curfews() -> None:
    spaces: Spaces = {name: {"police": 1, "curfews": True} for name in ("gaza", "haifa")}
    game = table(spaces, stage="reset", played=[*BEFORE_PROPAGANDA, "A33"])
    assert drawn(game)["available"]["curfew"] == 3


@pytest.mark.covers("1.12", "3.3.1")
def test_a_curfew_blocks_rally() -> None:
    spaces: Spaces = {
        "gaza": {"police": 1, "underground": 1, "curfews": True},
        "lydda": {"police": 1, "opposition": True, "curfews": True},
        "galilee": {"police": 1, "underground": 1},
        "samaria": {"opposition": True},
    }
    assert offered_spaces(play(table(spaces, by=REBELS), "limited-op", "rally")) == {"galilee", "samaria"}


@pytest.mark.covers("1.12", "3.3.2")
@pytest.mark.parametrize("curfew", [False, True])
def test_a_curfew_helps_to_find_marching_guerrillas(curfew: bool) -> None:
    game = table({"gaza": {"underground": 1}, "lydda": {"police": 3, "curfews": curfew}}, by=REBELS)
    play(game, "limited-op", "march", "underground:gaza>lydda")
    assert at(game, "lydda").get("active", 0) == int(curfew)


@pytest.mark.covers("1.12", "R-A4")
def test_a_curfew_without_a_british_piece_is_no_position() -> None:
    with pytest.raises(PositionError, match="without a British piece"):
        table({"gaza": {"curfews": True}})


# -- who outnumbers whom -----------------------------------------------------------------------------------------------


@pytest.mark.covers("R-A5", "3.2.1", "1.4")
@pytest.mark.parametrize(
    ("here", "possible"),
    [
        ({"police": 1}, True),
        ({"irregulars": 1}, True),
        ({"active_irregulars": 1}, True),
        ({"troops": 1, "irregulars": 1, "underground": 1}, True),
        ({"active_irregulars": 2, "bases": 1}, True),
        ({"troops": 1, "underground": 1}, False),
        ({"troops": 1, "irregulars": 1, "active": 1, "bases": 1}, False),
        ({"troops": 1, "irregulars": 1, "active_irregulars": 1, "active": 1, "bases": 1}, True),
        ({"active": 1}, False),
        ({}, False),
    ],
)
@pytest.mark.parametrize("name", ["gaza", "haifa"])
def test_a_majority_counts_all_pieces_irregulars_and_bases_too(
    name: str, here: dict[str, int | bool], possible: bool
) -> None:
    game = play(table({name: here, "lydda": {"police": 1}, "samaria": {"police": 1}}), "limited-op", "deploy")
    assert (name in offered_spaces(game)) is possible


@pytest.mark.covers("6.1.2", "3.3.1")
@pytest.mark.parametrize(
    ("here", "more"),
    [
        ({"bases": 1}, True),
        ({"bases": 1, "active": 1, "irregulars": 1}, True),
        ({"bases": 1, "active": 1, "irregulars": 1, "police": 1}, False),
        ({"bases": 1, "active": 1, "irregulars": 2, "active_irregulars": 1}, False),
    ],
)
def test_a_rebel_majority_costs_2_in_a_propaganda_round(here: dict[str, int | bool], more: bool) -> None:
    """All Railways cut: -4; eight quiet spaces: +4; a District with a Base: -1; at most one set of Irregulars: -1."""
    spaces: Spaces = {railway: {"sabotage": 1} for railway in RAILWAYS}
    spaces["gaza"] = here
    irregulars = int(here.get("irregulars", 0)) + int(here.get("active_irregulars", 0))
    game = propaganda(spaces, political_will=12)
    assert state(game).political_will == 12 - 4 + 4 - 1 - irregulars // 3 - 2 * more
