"""Sections 4.1 and 4.2: when Special Activities are taken, and those of the British."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.japanese_occupation.vocabulary import FACTIONS
from tests.japanese_occupation.table import (
    Spaces,
    event,
    guerrillas,
    is_done,
    offered,
    offered_spaces,
    play,
    prompt,
    space,
    state,
    table,
)
from tests.tabletalk import here

BRITISH, JAPANESE = FACTIONS
ACTIVITIES = {"supply", "gather", "raid", "extract", "reprisal", "eliminate"}
PAIRS = {
    "train": {"supply", "raid"},
    "contact": {"supply", "gather", "raid"},
    "sabotage": {"gather", "raid"},
    "ambush": {"gather", "raid"},
}
"""Operation -> what may accompany it."""
LED = {"force_136": 1, "camps": True}
READY: Spaces = {
    "perak": {**LED, "caches": 1, "mpaja_underground": 2, "troops": 2, "police": 1},
    "kelantan": {**LED, "mpaja_underground": 1, "troops": 1},
    "pahang": {"non_mpaja_underground": 1},
}
PROVINCES = ["kedah", "perak", "kelantan", "trengganu", "pahang", "selangor", "negri_sembilan", "johore"]


def british(spaces: Spaces | None, *names: str, **rest: Any) -> Game:
    """The British have chosen an Operation with a Special Activity, and played on."""
    return play(table(spaces, **rest), "op-special", *names)


def supplied(game: Game, name: str) -> tuple[int, bool]:
    """The Caches of a space, and whether it has a Jungle Camp."""
    return here(game, name, "supply_cache"), "jungle_camp" in space(game, name)


def activities(game: Game) -> set[str]:
    return set(offered(game)) & ACTIVITIES


def intel(game: Game, name: str) -> str | None:
    """The Intel chit of a space as the table shows it."""
    return next((marker for marker in space(game, name) if marker.startswith("intel")), None)


# -- when ------------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "4.1.1", "4.2", "4.2.1", "4.2.2", "4.2.3")
@pytest.mark.parametrize("operation", PAIRS)
def test_which_activity_accompanies_which_operation(operation: str) -> None:
    assert activities(british(READY, operation)) == PAIRS[operation]


@pytest.mark.covers("4.1", "2.4.4", "R-J3")
@pytest.mark.parametrize("operation", PAIRS)
def test_a_limited_operation_has_no_activity(operation: str) -> None:
    game = play(table(READY), "limited-op", operation)
    while not is_done(game):
        assert not activities(game)
        game.play(0)


@pytest.mark.covers("4.1", "2.4.3", "R-J15")
def test_the_contact_of_a_pass_has_no_activity() -> None:
    game = play(table(READY), "op-special", "pass", "contact")
    while not is_done(game):
        assert not activities(game)
        game.play(0)


@pytest.mark.covers("4.1", "R-C7")
def test_train_then_supply_then_train_in_another_space() -> None:
    """The printed example."""
    game = british(READY, "train", "perak", "done", "supply", "kelantan", "done")
    assert supplied(game, "kelantan") == (1, False)
    assert (prompt(game), activities(game)) == ("train-space", set()), "one a turn"
    play(game, "kelantan", "mpaja", "mpaja")
    assert guerrillas(game, "kelantan") == (3, 0, 0, 0), "the new Cache counts"
    assert is_done(game)


@pytest.mark.covers("4.1", "R-C7")
def test_an_activity_after_the_last_space() -> None:
    game = british(READY, "train", "perak", "done", "kelantan", "done")
    assert offered(game) == ["supply", "raid", "done"]
    assert is_done(play(game, "done")), "it is no must, and is not asked twice"


@pytest.mark.covers("R-C7", "3.2.2", "4.2.1")
def test_an_activity_of_a_contact_before_its_moves_before_its_camps_and_after() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "caches": 1, "mpaja_underground": 1}, "kelantan": {"camps": True}}
    game = british(spaces, "contact")
    assert offered(game) == ["place-force", "move-force", "gather", "raid"]
    play(game, "move-force", "force_136:perak>selangor")
    assert prompt(game) == "special-or-done"
    assert not supplied(game, "selangor")[1], "its camp is a step of its own"
    play(game, "done")
    assert supplied(game, "selangor") == (0, True)
    assert offered(game) == ["supply", "gather", "raid", "done"]
    play(game, "supply")
    assert supplied(game, "selangor") == (1, False)
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.2.2", "4.2.1", "R-J2")
def test_a_supply_between_the_moves_and_the_camps_lets_the_camp_come_again() -> None:
    game = british({"perak": {"force_136": 1}, "kelantan": {"camps": True}}, "contact", "move-force")
    play(game, "force_136:perak>kelantan", "supply")
    assert supplied(game, "kelantan") == (1, True)
    assert is_done(game)


@pytest.mark.covers("R-C7", "3.2.2")
def test_nothing_comes_between_the_moves_of_a_contact() -> None:
    spaces: Spaces = {"perak": {**LED, "force_136": 2, "non_mpaja_underground": 1}}
    game = british(spaces, "contact", "move-force", "force_136:perak>kedah")
    assert (prompt(game), activities(game)) == ("contact-escort-move", set())
    play(game, "done")
    assert (prompt(game), activities(game)) == ("contact-move", set())


@pytest.mark.covers("4.1", "R-C7")
@pytest.mark.parametrize("activity", ["gather", "raid"])
def test_an_activity_is_whole_before_the_operation_goes_on(activity: str) -> None:
    game = british(READY, "sabotage", activity)
    assert (prompt(game), "kelantan" in offered(game)) == (f"{activity}-space", True)


@pytest.mark.covers("4.1")
@pytest.mark.parametrize("activity", ["supply", "gather", "raid"])
def test_an_activity_once_chosen_takes_a_space_at_least(activity: str) -> None:
    game = british(READY, "contact", activity)
    assert "done" not in offered(game)


# -- Supply ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.1", "1.9", "1.10")
def test_supply_takes_provinces_with_force_136_and_a_jungle_camp() -> None:
    spaces: Spaces = {
        "perak": LED,
        "kelantan": {**LED, "troops": 5, "opposition": True, "terror": 1},
        "pahang": {"camps": True},
        "selangor": {"camps": True},
        "johore": {"force_136": 1},
    }
    game = british(spaces, "train", "supply")
    assert (prompt(game), offered(game)) == ("supply-space", ["perak", "kelantan"])


@pytest.mark.covers("4.2.1", "1.4.2")
def test_neither_kuala_lumpur_nor_an_economic_center_is_supplied() -> None:
    spaces: Spaces = {"kuala_lumpur": {"force_136": 1}, "ec_north": {"force_136": 1}, "perak": {"camps": True}}
    assert "supply" not in offered(british(spaces, "train"))


@pytest.mark.covers("4.2.1", "1.10")
def test_a_camp_is_replaced_by_a_cache_and_both_go_where_they_belong() -> None:
    game = british({"perak": LED, "kelantan": LED}, "train", "supply", "perak", "done")
    assert (supplied(game, "perak"), supplied(game, "kelantan")) == ((1, False), (0, True))
    assert state(game).available[3] == 2
    assert game.driver.rules.view(state(game))["available"]["jungle_camp"] == 3  # type: ignore[index,call-overload]


@pytest.mark.covers("4.2.1", "6.7.3", "6.7")
@pytest.mark.parametrize(("zipper", "most"), [("delay", 2), ("6", 2), ("12", 3), ("18", 3), ("ready", 3)])
def test_two_provinces_from_zipper_12_on_three(zipper: str, most: int) -> None:
    names = ["kedah", "perak", "pahang"]
    game = british(dict.fromkeys(names, LED), "train", "supply", "kedah", zipper=zipper)
    assert offered(game) == ["perak", "pahang", "done"], "no space twice"
    play(game, "pahang")
    assert prompt(game) == ("supply-space" if most == 3 else "train-space")
    if most == 3:
        play(game, "perak")
        assert prompt(game) == "train-space"
    assert sum(state(game).caches) == most


@pytest.mark.covers("4.2.1", "R-J17", "1.4.2", "R-C3")
def test_where_a_cache_stands_the_camp_is_only_removed() -> None:
    game = british({"perak": {**LED, "caches": 1}}, "train", "supply")
    assert supplied(game, "perak") == (1, False)
    assert state(game).available[3] == 2


CACHES: Spaces = {"kedah": {"caches": 1}, "trengganu": {"caches": 1}, "johore": {"caches": 1}}


@pytest.mark.covers("4.2.1", "R-J17", "R-C2", "1.4.1")
@pytest.mark.parametrize("answer", ["supply_cache:kedah", "supply_cache:johore", "done"])
def test_with_no_cache_available_one_of_the_map_may_come_or_the_camp_is_only_removed(answer: str) -> None:
    game = british({**CACHES, "perak": LED}, "train", "supply")
    assert state(game).available[3] == 0, "two wait on the Zipper Track"
    assert offered(game) == ["supply_cache:kedah", "supply_cache:trengganu", "supply_cache:johore", "done"]
    play(game, answer)
    taken = answer != "done"
    assert supplied(game, "perak") == (int(taken), False)
    assert sum(state(game).caches) == 3
    if taken:
        assert supplied(game, answer.split(":")[1])[0] == 0


@pytest.mark.covers("4.2.1", "R-J17", "J14 shaded", "6.7.2")
def test_with_no_cache_anywhere_the_camp_is_only_removed() -> None:
    game = british({"perak": LED}, "train", "supply", lost_caches=3)
    assert supplied(game, "perak") == (0, False)
    assert state(game).zipper_caches.bit_count() == 2, "never from the track"


@pytest.mark.covers("R-C2", "4.2.1")
def test_no_cache_leaves_the_map_while_one_is_available() -> None:
    game = british({"kedah": {"caches": 1}, "perak": LED}, "train", "supply")
    assert (supplied(game, "perak"), supplied(game, "kedah")) == ((1, False), (1, False))


@pytest.mark.covers("4.2.1", "1.15", "R-J6")
def test_a_cache_placed_where_no_cube_is_ends_a_new_village() -> None:
    game = british({"johore": {**LED, "new_villages": True}}, "train", "supply")
    assert "new_village" not in space(game, "johore")
    game = british({"johore": {**LED, "new_villages": True, "police": 1}}, "train", "supply")
    assert "new_village" in space(game, "johore")


@pytest.mark.covers("J8 unshaded", "4.2.1", "tip J8")
def test_with_j8_one_of_the_same_number_needs_no_force_136() -> None:
    spaces: Spaces = {"perak": LED, "kedah": {"camps": True}, "johore": {"camps": True}}
    game = british(spaces, "train", "supply", unshaded=["J8"])
    assert offered(game) == ["kedah", "perak", "johore"]
    play(game, "johore")
    assert offered(game) == ["perak", "done"]
    play(game, "perak")
    assert (prompt(game), sum(state(game).caches)) == ("train-place", 2)


@pytest.mark.covers("J8 shaded", "4.2.1", "R-C17")
@pytest.mark.parametrize(("die", "lost"), [(1, True), (2, True), (3, False), (6, False)])
def test_with_j8_shaded_a_low_roll_leaves_the_camp(die: int, lost: bool) -> None:
    game = british({"perak": LED}, "train", "supply", f"die:{die}", shaded=["J8"])
    assert supplied(game, "perak") == ((0, True) if lost else (1, False))


@pytest.mark.covers("J27 shaded", "4.2.1")
def test_with_j27_shaded_one_supplied_space_loses_its_opposition() -> None:
    restive = {**LED, "opposition": True}
    game = british({"perak": restive, "kelantan": restive}, "train", "supply", "perak", "kelantan", shaded=["J27"])
    assert offered(game) == ["perak", "kelantan"]
    play(game, "kelantan")
    assert [space(game, name)["level"] for name in ("perak", "kelantan")] == ["opposition", "neutral"]


@pytest.mark.covers("J27 shaded", "4.2.1")
def test_with_j27_shaded_a_neutral_space_may_be_supplied_too() -> None:
    spaces: Spaces = {"perak": LED, "kedah": {"opposition": True}}
    game = british(spaces, "train", "supply", shaded=["J27"])
    assert (supplied(game, "perak"), space(game, "kedah")["level"]) == ((1, False), "opposition")


# -- Gather ----------------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.2.2", "1.9")
def test_gather_takes_spaces_with_force_136_of_any_kind() -> None:
    spaces: Spaces = {
        "perak": {"force_136": 1},
        "kuala_lumpur": {"force_136": 1},
        "ec_north": {"force_136": 1},
        "johore": {"camps": True, "mpaja_underground": 1},
    }
    game = british(spaces, "contact", "gather")
    assert (prompt(game), offered(game)) == ("gather-space", ["perak", "kuala_lumpur", "ec_north"])


@pytest.mark.covers("4.2.2", "1.3.7", "1.11")
def test_gather_reaches_the_space_and_its_neighbours() -> None:
    spaces: Spaces = {name: {"mpaja_underground": 1} for name in (*PROVINCES, "kuala_lumpur", "ec_north")}
    spaces["kelantan"]["force_136"] = 1
    game = british(spaces, "contact", "gather")
    assert (prompt(game), offered(game)) == ("gather-where", ["perak", "kelantan", "trengganu", "pahang", "done"]), (
        "Economic Centers have no chit"
    )


@pytest.mark.covers("4.2.2", "1.4.3", "1.11", "R-J18")
@pytest.mark.parametrize("value", [0, 1, 2])
def test_a_guerrilla_shows_itself_and_reveals_the_chit_of_its_own_space(value: int) -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 1}, "kedah": {"non_mpaja_underground": 1}}
    game = british(spaces, "contact", "gather", "kedah", f"intel-{value}", "done")
    assert guerrillas(game, "kedah") == (0, 0, 0, 1)
    assert guerrillas(game, "perak") == (1, 0, 0, 0)
    assert (intel(game, "kedah"), intel(game, "perak")) == (f"intel_{value}", "intel")


@pytest.mark.covers("4.2.2", "R-J18", "R-C4")
def test_each_reveal_is_a_choice() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 1}, "kedah": {"mpaja_underground": 1}}
    game = british(spaces, "contact", "gather", "done")
    assert prompt(game) == "contact-how"
    assert (guerrillas(game, "perak"), state(game).revealed) == ((1, 0, 0, 0), 0)


@pytest.mark.covers("4.2.2", "R-J18")
def test_one_guerrilla_and_one_chit_a_space() -> None:
    game = british({"perak": {"force_136": 1, "mpaja_underground": 3}}, "contact", "gather", "perak", "intel-1")
    assert prompt(game) == "contact-how"
    assert guerrillas(game, "perak") == (2, 1, 0, 0)


@pytest.mark.covers("4.2.2", "1.4.3", "R-C5")
@pytest.mark.parametrize(("kind", "left"), [("mpaja", (0, 1, 1, 0)), ("non_mpaja", (1, 0, 0, 1))])
def test_the_british_choose_which_guerrilla_shows_itself(kind: str, left: tuple[int, ...]) -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 1, "non_mpaja_underground": 1}}
    game = british(spaces, "contact", "gather", "perak", f"{kind}_underground:perak", "intel-2")
    assert guerrillas(game, "perak") == left


@pytest.mark.covers("4.2.2", "R-J18", "1.11")
def test_active_guerrillas_and_revealed_or_missing_chits_do_not_serve() -> None:
    spaces: Spaces = {
        "perak": {"force_136": 1, "mpaja_active": 2},
        "kedah": {"mpaja_underground": 1, "intel": 3, "revealed": True},
        "kelantan": {"mpaja_underground": 1, "intel": 2, "intel_gone": True},
        "pahang": {"troops": 1},
        "selangor": {"mpaja_underground": 1},
    }
    game = british(spaces, "contact", "gather")
    assert offered(game) == ["selangor", "done"]


@pytest.mark.covers("4.2.2", "R-J14", "1.11")
def test_a_chit_that_was_concealed_again_comes_back_with_its_value() -> None:
    game = british({"perak": {"force_136": 1, "mpaja_underground": 1, "intel": 3}}, "contact", "gather", "perak")
    assert intel(game, "perak") == "intel_2", "nothing is drawn"


@pytest.mark.covers("4.2.2", "R-J14", "1.11")
def test_a_chit_is_drawn_from_what_is_left_in_the_cup() -> None:
    spaces: Spaces = {name: {"intel": 3} for name in ("kedah", "kelantan", "johore")}
    spaces["perak"] = {"force_136": 1, "mpaja_underground": 1}
    spaces["selangor"] = {"intel": 1}
    game = british(spaces, "contact", "gather", "perak")
    assert (game.actor, prompt(game), offered(game)) == ("chance", "draw-intel", ["intel-0", "intel-1"])
    pending = game.driver.pending
    assert pending is not None
    assert pending[3] == [2, 3]


@pytest.mark.covers("4.2.2", "4.1")
def test_gather_in_two_spaces() -> None:
    spaces: Spaces = {name: {"force_136": 1, "mpaja_underground": 1} for name in ("kedah", "johore", "trengganu")}
    game = british(spaces, "contact", "gather", "kedah", "kedah", "intel-0")
    assert offered(game) == ["trengganu", "johore", "done"]
    play(game, "johore", "johore", "intel-2")
    assert prompt(game) == "contact-move"
    assert [intel(game, name) for name in ("kedah", "johore", "trengganu")] == ["intel_0", "intel_2", "intel"]


@pytest.mark.covers("4.2.2", "R-J18")
def test_a_space_in_reach_of_both_gives_one_chit() -> None:
    spaces: Spaces = {
        "perak": {"force_136": 1},
        "kelantan": {"force_136": 1},
        "pahang": {"mpaja_underground": 2},
        "trengganu": {"mpaja_underground": 1},
    }
    game = british(spaces, "contact", "gather", "perak", "pahang", "intel-0", "kelantan")
    assert offered(game) == ["trengganu", "done"]
    assert guerrillas(game, "pahang") == (1, 1, 0, 0)


@pytest.mark.covers("4.2.2", "R-J18")
def test_a_space_passed_over_is_still_in_reach_of_the_second() -> None:
    spaces: Spaces = {"perak": {"force_136": 1}, "kelantan": {"force_136": 1}, "pahang": {"mpaja_underground": 2}}
    game = british(spaces, "contact", "gather", "perak", "done", "kelantan")
    assert offered(game) == ["pahang", "done"]


@pytest.mark.covers("4.2.2", "R-C6", "3.2.3")
@pytest.mark.parametrize("operation", ["sabotage", "ambush"])
def test_the_last_guerrilla_that_the_operation_needs_stays_hidden(operation: str) -> None:
    spaces: Spaces = {
        "perak": {"force_136": 1, "mpaja_underground": 1, "troops": 1},
        "kedah": {"mpaja_underground": 1, "troops": 1},
    }
    game = british(spaces, operation, "gather")
    assert offered(game) == ["kedah", "done"]
    play(game, "kedah", "intel-0")
    assert prompt(game) == {"sabotage": "sabotage-railway", "ambush": "ambush-roll"}[operation]
    assert intel(game, "perak") == "intel"


@pytest.mark.covers("4.2.2", "R-C6")
@pytest.mark.parametrize("operation", ["sabotage", "ambush"])
def test_two_spaces_spare_one_of_them(operation: str) -> None:
    led = {"force_136": 1, "mpaja_underground": 1, "police": 1}
    game = british({"perak": led, "kelantan": led}, operation, "gather", "perak")
    assert offered(game) == ["perak", "kelantan", "done"]
    play(game, "perak", "intel-0")
    assert (prompt(game), offered(game)) == ("gather-space", ["kelantan", "done"])
    play(game, "kelantan")
    assert guerrillas(game, "kelantan") == (0, 1, 0, 0), "the Operation, not Gather, took the last one"
    assert intel(game, "kelantan") == "intel"


@pytest.mark.covers("4.2.2", "R-C7")
def test_after_the_first_space_of_the_operation_gather_may_take_everybody() -> None:
    led = {"force_136": 1, "mpaja_underground": 1}
    game = british({"perak": led, "kelantan": led}, "sabotage", "perak", "r3", "gather", "kelantan")
    assert offered(game) == ["kelantan", "done"]
    play(game, "kelantan", "intel-1")
    assert guerrillas(game, "kelantan") == (0, 1, 0, 0)


@pytest.mark.covers("J19 unshaded", "4.2.2")
def test_with_j19_gather_takes_three_spaces() -> None:
    spaces: Spaces = {name: {"force_136": 1, "mpaja_underground": 1} for name in ("kedah", "johore", "trengganu")}
    names = ["contact", "gather", "kedah", "kedah", "intel-0", "johore", "johore", "intel-0"]
    assert prompt(british(spaces, *names)) == "contact-move"
    assert offered(british(spaces, *names, unshaded=["J19"])) == ["trengganu", "done"]


@pytest.mark.covers("J22 unshaded", "4.2.2", "R-J18")
def test_with_j22_nobody_shows_itself_but_must_be_underground() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 1}, "kedah": {"mpaja_active": 1}}
    game = british(spaces, "contact", "gather", unshaded=["J22"])
    assert offered(game) == ["perak", "done"]
    play(game, "perak", "intel-2")
    assert (guerrillas(game, "perak"), intel(game, "perak")) == ((1, 0, 0, 0), "intel_2")


@pytest.mark.covers("J22 unshaded", "4.2.2", "R-C6")
def test_with_j22_the_last_guerrilla_may_gather_and_still_act() -> None:
    spaces: Spaces = {"perak": {"force_136": 1, "mpaja_underground": 1}}
    game = british(spaces, "sabotage", "gather", unshaded=["J22"])
    assert offered(game) == ["perak", "done"]


# -- Raid ------------------------------------------------------------------------------------------------------------


CAMP: Spaces = {"perak": {"caches": 1, "mpaja_underground": 2, "non_mpaja_active": 1}}


def raid(spaces: Spaces, *names: str, **rest: Any) -> Game:
    """A Raid before a Contact that places Force 136."""
    return british(spaces, "contact", "raid", *names, **rest)


@pytest.mark.covers("4.2.3", "1.3.7", "R-J18")
def test_raid_takes_spaces_of_any_kind_next_to_a_cache_with_guerrillas() -> None:
    spaces: Spaces = {**CAMP, "johore": {"caches": 1}, "kelantan": {"mpaja_underground": 2}}
    game = raid(spaces)
    assert prompt(game) == "raid-space"
    assert offered_spaces(game) == {"kedah", "kelantan", "pahang", "selangor", "ec_north"}
    game = raid({"negri_sembilan": {"caches": 1, "mpaja_active": 1}})
    assert offered_spaces(game) == {"selangor", "kuala_lumpur", "pahang", "johore", "ec_south"}


@pytest.mark.covers("4.2.3", "R-J18")
@pytest.mark.parametrize("spaces", [{"perak": {"caches": 1}}, {"perak": {"mpaja_underground": 1}}])
def test_without_a_cache_or_without_guerrillas_there_is_no_raid(spaces: Spaces) -> None:
    assert "raid" not in offered(british({**spaces, "johore": {"force_136": 1}}, "contact"))


@pytest.mark.covers("4.2.3", "R-J18", "1.4.3")
def test_one_or_two_guerrillas_of_either_type_move_in_and_keep_their_state() -> None:
    game = raid(CAMP, "kedah")
    assert offered(game) == ["mpaja_underground:perak>kedah", "non_mpaja_active:perak>kedah"], "one must"
    play(game, "non_mpaja_active:perak>kedah")
    assert offered(game) == ["mpaja_underground:perak>kedah", "done"]
    play(game, "mpaja_underground:perak>kedah")
    assert guerrillas(game, "kedah") == (1, 0, 0, 1)
    assert guerrillas(game, "perak") == (1, 0, 0, 0)
    assert prompt(game) == "free-operation", "no third one"


@pytest.mark.covers("4.2.3", "R-J18", "R-K6")
def test_both_come_from_one_cache() -> None:
    spaces: Spaces = {"perak": {"caches": 1, "mpaja_underground": 2}, "pahang": {"caches": 1, "mpaja_active": 2}}
    game = raid(spaces, "selangor", "mpaja_active:pahang>selangor")
    assert offered(game) == ["mpaja_active:pahang>selangor", "done"]


@pytest.mark.covers("4.2.3", "6.7.3", "4.1")
@pytest.mark.parametrize(("zipper", "most"), [("delay", 2), ("12", 2), ("18", 2), ("ready", 3)])
def test_two_spaces_with_zipper_ready_three(zipper: str, most: int) -> None:
    game = raid({"perak": {"caches": 1, "mpaja_active": 5}}, zipper=zipper)
    for number, name in enumerate(["kedah", "kelantan", "pahang"][:most], 1):
        play(game, name, "done")
        assert prompt(game) == ("raid-space" if number < most else "contact-province")
        assert number == most or name not in offered(game), "no space twice"
    assert state(game).mpaja_active[:5].count(1) == most


@pytest.mark.covers("R-C8", "R-K6", "4.2.3")
def test_no_guerrilla_raids_twice() -> None:
    spaces: Spaces = {"perak": {"caches": 1, "mpaja_active": 1}, "kelantan": {"caches": 1}}
    game = raid(spaces, "kelantan")
    assert prompt(game) == "contact-province", "the only Guerrilla has moved"
    spaces = {"perak": {"caches": 1, "mpaja_active": 1}, "kelantan": {"caches": 1, "mpaja_active": 1}}
    game = raid(spaces, "kelantan", "trengganu")
    assert guerrillas(game, "kelantan") == (0, 1, 0, 0)
    assert guerrillas(game, "trengganu") == (0, 1, 0, 0), "the one that stood there may go"


@pytest.mark.covers("R-C8", "4.2.3", "3.2.2")
def test_a_guerrilla_that_raided_may_escort_afterwards() -> None:
    spaces: Spaces = {"perak": {"caches": 1, "non_mpaja_underground": 1}, "kelantan": {"force_136": 1}}
    game = raid(spaces, "kelantan", "decline", "move-force", "force_136:kelantan>trengganu")
    assert offered(game) == ["non_mpaja_underground:kelantan>trengganu", "done"]


@pytest.mark.covers("4.2.3", "3.2.3", "3.2.4")
def test_then_a_sabotage_or_an_ambush_there_without_force_136_if_wanted() -> None:
    game = raid({**CAMP, "kelantan": {"troops": 1}}, "kelantan", "mpaja_underground:perak>kelantan", "done")
    assert (prompt(game), offered(game)) == ("free-operation", ["sabotage", "ambush", "decline"])
    play(game, "decline")
    assert guerrillas(game, "kelantan") == (1, 0, 0, 0)


@pytest.mark.covers("4.2.3", "3.2.3")
def test_the_sabotage_of_a_raid() -> None:
    game = raid({**CAMP, "kelantan": {}}, "kelantan", "mpaja_underground:perak>kelantan", "done", "sabotage")
    assert offered(game) == ["r2", "r4"]
    play(game, "r2")
    assert state(game).sabotage == [0, 1, 0, 0, 0, 0, 0, 0]
    assert guerrillas(game, "kelantan") == (0, 1, 0, 0)


@pytest.mark.covers("4.2.3", "3.2.4", "7.1")
@pytest.mark.parametrize(("die", "moved"), [(1, 0), (2, 1)])
def test_the_ambush_of_a_raid_counts_caches_next_door(die: int, moved: int) -> None:
    spaces: Spaces = {**CAMP, "kelantan": {"troops": 2}}
    game = raid(spaces, "kelantan", "mpaja_underground:perak>kelantan", "done", "ambush", f"die:{die}")
    if moved:
        play(game, "troop:kelantan>kuala_lumpur")
    assert (here(game, "kuala_lumpur", "troop"), state(game).resistance) == (moved, 2 + moved)
    assert prompt(game) == "raid-space"


@pytest.mark.covers("4.2.3", "R-J18")
def test_any_underground_guerrilla_of_the_space_may_act() -> None:
    spaces: Spaces = {"perak": {"caches": 1, "mpaja_active": 1}, "kedah": {"non_mpaja_underground": 1}}
    game = raid(spaces, "kedah", "sabotage")
    assert (guerrillas(game, "kedah"), state(game).sabotage[0]) == ((0, 1, 0, 1), 1)


@pytest.mark.covers("4.2.3", "R-J18")
def test_active_guerrillas_alone_do_not_act() -> None:
    game = raid({"perak": {"caches": 1, "mpaja_active": 1}, "kedah": {"troops": 1}}, "kedah")
    assert (prompt(game), guerrillas(game, "kedah")) == ("contact-province", (0, 1, 0, 0))


@pytest.mark.covers("4.2.3", "R-J5", "3.2.4")
def test_a_raid_on_kuala_lumpur_can_only_strike_police() -> None:
    spaces: Spaces = {"negri_sembilan": {"caches": 1, "mpaja_underground": 1}, "kuala_lumpur": {"troops": 1}}
    assert offered(raid(spaces, "kuala_lumpur")) == ["sabotage", "decline"]
    spaces["kuala_lumpur"]["police"] = 1
    game = raid(spaces, "kuala_lumpur", "ambush")
    assert here(game, "kuala_lumpur", "police") == 0


@pytest.mark.covers("4.2.3", "R-J18", "3.2.3")
def test_a_sabotage_where_no_railway_is_left_only_activates() -> None:
    spaces: Spaces = {"kelantan": {"caches": 1, "mpaja_underground": 1}}
    game = raid(spaces, "trengganu", "sabotage")
    assert (guerrillas(game, "trengganu"), sum(state(game).sabotage)) == ((0, 1, 0, 0), 0)


@pytest.mark.covers("4.2.3", "R-C11", "J27 unshaded")
def test_j27_gives_the_strike_of_a_raid_no_further_space() -> None:
    spaces: Spaces = {**CAMP, "kelantan": {"mpaja_underground": 1}, "pahang": {"mpaja_underground": 1}}
    game = raid(spaces, "kedah", "mpaja_underground:perak>kedah", "done", "sabotage", unshaded=["J27"])
    assert prompt(game) == "raid-space"


@pytest.mark.covers("4.2.3", "1.15", "R-J6")
def test_a_raid_into_a_new_village_without_cubes_ends_it() -> None:
    game = raid({**CAMP, "kelantan": {"new_villages": True}}, "kelantan", "mpaja_underground:perak>kelantan")
    assert "new_village" not in space(game, "kelantan")


@pytest.mark.covers("4.2.3", "R-C6", "3.2.3", "3.2.4")
@pytest.mark.parametrize("operation", ["sabotage", "ambush"])
def test_a_raid_may_bring_an_operation_its_first_space(operation: str) -> None:
    spaces: Spaces = {"perak": {"caches": 1, "mpaja_underground": 1}, "kelantan": {"force_136": 1, "police": 1}}
    assert operation not in offered(play(table(spaces), "limited-op"))
    assert operation in offered(british(spaces))
    del spaces["kelantan"]["force_136"]
    assert operation not in offered(british(spaces))


@pytest.mark.covers("4.2.3", "R-C6")
@pytest.mark.parametrize("operation", ["sabotage", "ambush"])
def test_that_first_space_gets_an_underground_guerrilla_which_is_not_spent_in_the_raid(operation: str) -> None:
    spaces: Spaces = {
        "perak": {"caches": 1, "mpaja_underground": 1, "mpaja_active": 1},
        "kelantan": {"force_136": 1, "police": 1},
        "kedah": {"police": 1},
    }
    game = british(spaces, operation)
    assert offered(game) == ["mpaja_underground:perak>kelantan", "mpaja_active:perak>kelantan"], "Kedah would not do"
    assert guerrillas(play(game.clone(), "mpaja_active:perak>kelantan"), "kelantan") == (0, 2, 0, 0), "both must come"
    play(game, "mpaja_underground:perak>kelantan", "done")
    assert prompt(game) == "raid-space", "it did not strike"
    play(game, "done")
    assert guerrillas(game, "kelantan") == (0, 1, 0, 0)


@pytest.mark.covers("4.2.3", "R-C6")
def test_a_raid_does_not_lead_the_last_guerrilla_away() -> None:
    spaces: Spaces = {
        "perak": {"caches": 1, "force_136": 1, "mpaja_underground": 1, "mpaja_active": 1, "troops": 1},
        "kedah": {"police": 1},
    }
    game = british(spaces, "ambush", "raid", "kedah")
    assert guerrillas(game, "kedah") == (0, 1, 0, 0), "only the Active one may go"
    assert prompt(game) == "ambush-roll", "the Underground one stayed and strikes in Perak"


@pytest.mark.covers("4.2.3", "R-C6", "3.2.4")
def test_a_raid_does_not_strike_the_last_target_of_an_ambush() -> None:
    spaces: Spaces = {
        "perak": {"caches": 1, "mpaja_underground": 2},
        "kelantan": {"force_136": 1, "police": 1},
    }
    game = british(spaces, "ambush", "mpaja_underground:perak>kelantan")
    assert offered(game) == ["sabotage", "decline"]


@pytest.mark.covers("4.2.3", "R-C6", "R-J5")
def test_a_raid_does_not_strike_the_last_police_of_kuala_lumpur() -> None:
    spaces: Spaces = {
        "selangor": {"caches": 1, "mpaja_underground": 1},
        "kuala_lumpur": {"force_136": 1, "police": 1, "troops": 2, "mpaja_underground": 1},
    }
    game = british(spaces, "ambush", "raid", "kuala_lumpur")
    assert offered(game) == ["sabotage", "decline"], "without Police nothing in Kuala Lumpur can be struck"


@pytest.mark.covers("4.2.3", "R-C7", "R-C11")
def test_a_space_of_the_raid_may_be_one_of_the_operation_too() -> None:
    spaces: Spaces = {"perak": {"caches": 1, "mpaja_underground": 2}, "kelantan": {"force_136": 1}}
    game = british(spaces, "sabotage", "mpaja_underground:perak>kelantan", "sabotage", "r2")
    assert state(game).sabotage == [0, 1, 0, 1, 0, 0, 0, 0], "one marker by the Raid, one by the Operation"
    assert (guerrillas(game, "kelantan"), is_done(game)) == ((0, 2, 0, 0), True)


# -- granted by cards ------------------------------------------------------------------------------------------------


@pytest.mark.covers("4.1", "R-C11", "J7 unshaded")
def test_an_event_may_grant_an_activity_without_an_operation() -> None:
    game = event("J7", "unshaded", {"perak": {"force_136": 1, "mpaja_underground": 1}}, by=JAPANESE)
    assert (game.actor, offered(game)) == (BRITISH, ["gather", "decline"])
    play(game, "gather", "perak", "intel-2")
    assert (intel(game, "perak"), is_done(game)) == ("intel_2", True)
    assert (state(game).first_box, state(game).first) == (2, 1), "eligibility is untouched"
