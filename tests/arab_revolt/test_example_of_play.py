"""The printed example of play (8.0), turn by turn, with every number and piece of its text."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from tests.arab_revolt.table import offered, prompt, space, state
from tests.tabletalk import recorded


def after(line: int) -> Game:
    """The game after so many lines of the record (cards and turns counted from 1)."""
    return recorded("arab_revolt", "example-of-play", line)


def partly(line: int, until: str) -> Game:
    """The game in the middle of a line, just before this token."""
    return recorded("arab_revolt", "example-of-play", line, until)


def at(game: Game, name: str) -> dict[str, Any]:
    """Pieces and markers of a space, with its level if that is not Neutral."""
    here = space(game, name)
    del here["control"]
    if here["level"] == "neutral":
        del here["level"]
    return here


def pools(game: Game) -> tuple[list[int], list[int]]:
    """The Operations chits (as values) and Punishment chits that are in their pools."""
    s = state(game)
    return [value + 1 for value in s.operations_pool], s.punishments_pool


OPPOSED = {"level": "opposition"}


@pytest.mark.covers("8.0", "2.1", "2.3.1")
def test_the_setup() -> None:
    game = after(1)
    s = state(game)
    assert (s.political_will, s.unity, s.out_of_play, s.prison_guerrillas) == (18, 2, 5, 0)
    assert s.available == [0, 0, 6, 3, 6]
    assert at(game, "lebanon") == {"underground": 1}
    assert at(game, "syria") == {"underground": 2, "base": 1}
    assert at(game, "galilee") == at(game, "lydda") == {"police": 1, "underground": 1}
    assert at(game, "samaria") == {"police": 1, "underground": 2, "base": 1, **OPPOSED}
    for city in ("haifa", "tel_aviv_jaffa", "jerusalem"):
        assert at(game, city) == {"troop": 2, "police": 1}
    for district in ("haifa_district", "jerusalem_district"):
        assert at(game, district) == {"troop": 2, "police": 1, "underground": 1}
    assert at(game, "gaza") == {"police": 1}
    for country in ("transjordan", "egypt"):
        assert at(game, country) == {"out_of_play": True}
    assert game.driver.turns[-1].before.first == 1, "the Rebels are First Eligible"


@pytest.mark.covers("8.0", "2.3.4", "1.8.1", "4.3.1", "3.3.1")
def test_three_ops_for_a_mobilize_and_a_rally() -> None:
    assert offered(partly(2, "op-3 op-special")) == ["op-1", "op-3"]
    mobilized = partly(2, "galilee guerrilla")
    assert at(mobilized, "galilee") == at(mobilized, "lydda") == {"police": 1, "underground": 1, "base": 1}
    assert at(mobilized, "samaria")["underground"] == 3
    assert state(mobilized).chit == 3
    game = after(2)
    assert at(game, "galilee") == {"police": 1, "underground": 3, "base": 1}
    assert at(game, "lydda") == {"police": 1, "underground": 3, "base": 1, **OPPOSED}
    assert at(game, "jerusalem_district")["underground"] == 2
    assert state(game).available == [0, 0, 0, 1, 6]
    assert pools(game)[0] == [1, 1, 1, 2, 2, 2, 3, 3], "the chit of 3 is set aside, the other went back"
    assert state(game).chit == 0


@pytest.mark.covers("8.0", "3.2.3", "2.3.5", "2.3.6")
def test_a_limited_sweep_into_jerusalem_district() -> None:
    assert offered(partly(3, "limited-op")) == ["limited-op", "event"]
    game = after(3)
    assert at(game, "jerusalem_district") == {"troop": 4, "police": 1, "active": 2}
    assert at(game, "jerusalem") == {"police": 1}
    assert state(game).first == 0, "the British are First Eligible next"


@pytest.mark.covers("8.0", "4.2.3", "3.2.4")
def test_air_recon_and_two_assaults() -> None:
    seen = partly(5, "haifa_district jerusalem_district done")
    assert at(seen, "haifa_district")["active"] == 1
    assert at(seen, "lydda") == {"police": 1, "underground": 2, "active": 1, "base": 1, **OPPOSED}
    game = after(5)
    assert at(game, "haifa_district") == {"troop": 2, "police": 1}
    assert at(game, "jerusalem_district") == {"troop": 4, "police": 1}
    assert state(game).available[2] == 3


@pytest.mark.covers("8.0", "3.3.2", "2.3.5", "1.8.2")
def test_a_limited_march_from_two_origins_and_the_effect_of_the_chit() -> None:
    marched = after(6)
    assert at(marched, "samaria") == {"police": 1, "base": 1, **OPPOSED}
    assert at(marched, "lydda") == {"police": 1, "base": 1, **OPPOSED}
    assert at(marched, "haifa_district")["underground"] == at(marched, "jerusalem_district")["underground"] == 1
    for railway in ("haifa_tel_aviv", "tel_aviv_jerusalem", "tel_aviv_egypt"):
        assert at(marched, f"railway_{railway}") == {"underground": 1}
    assert at(marched, "gaza") == {"police": 1, "active": 1}
    assert prompt(marched) == "chit-remove"
    game = after(7)
    assert at(game, "gaza") == {"police": 1}
    assert state(game).first == 1, "the Rebels are First Eligible next"
    assert pools(game)[0] == [1, 1, 1, 2, 2, 3, 3]


@pytest.mark.covers("8.0", "A10 shaded", "1.7.2")
def test_mobilization_without_punishment() -> None:
    game = after(9)
    assert at(game, "tel_aviv_jaffa") == {"troop": 2, "police": 1, **OPPOSED}
    assert at(game, "jerusalem") == {"police": 1, **OPPOSED}
    assert pools(game) == ([1, 1, 1, 2, 2, 3], [0, 0, 1, 1, 2, 2]), "the Punishment chit went back"
    assert game.actor == "british", "no Guerrilla is Active, so the chit of 3 has no effect"


@pytest.mark.covers("8.0", "4.2.1", "3.2.2")
def test_detain_and_a_patrol_that_assaults() -> None:
    punished = partly(10, "railway_haifa_tel_aviv railway_tel_aviv_egypt")
    assert at(punished, "haifa_district") == {"troop": 2, "police": 1, **OPPOSED}
    assert at(punished, "jerusalem_district") == {"troop": 4, "police": 1, **OPPOSED}
    assert state(punished).prison_guerrillas == 2
    watched = partly(10, "railway_haifa_tel_aviv end-turn")
    assert at(watched, "railway_haifa_tel_aviv") == {"troop": 2, "active": 1}
    game = after(10)
    assert at(game, "railway_haifa_tel_aviv") == {"troop": 2}
    assert at(game, "railway_tel_aviv_egypt") == at(game, "railway_tel_aviv_jerusalem") == {"troop": 1, "active": 1}
    assert at(game, "haifa") == {"police": 1}
    assert at(game, "tel_aviv_jaffa") == {"police": 1, **OPPOSED}
    assert pools(game)[1] == [0, 1, 1, 2, 2], "Detain is set aside, Fine went back"
    assert state(game).first == 1


@pytest.mark.covers("8.0", "5.4", "tip A11")
def test_italian_aid_lets_the_rebels_rally_twice() -> None:
    game = after(12)
    assert at(game, "tel_aviv_jaffa") == {"police": 1, "underground": 1, **OPPOSED}
    assert at(game, "jerusalem") == {"police": 1, "underground": 1, **OPPOSED}
    assert state(game).available[2] == 3


@pytest.mark.covers("8.0", "3.3.4", "4.3.3", "7.2")
def test_an_ambush_of_three_and_a_raid() -> None:
    game = after(13)
    assert state(game).political_will == 17
    assert at(game, "galilee") == {"underground": 1, "active": 1, "base": 1}
    assert at(game, "jerusalem") == {"active": 1, **OPPOSED}
    assert at(game, "syria") == {"underground": 1, "base": 1}
    assert at(game, "railway_haifa_syria") == {"active": 1, "sabotage": 1}
    assert at(game, "samaria") == {"active": 1, "base": 1, **OPPOSED}
    assert state(game).available[1] == 4
    assert prompt(game) == "chit-replace"
    replaced = after(14)
    assert at(replaced, "tel_aviv_jaffa") == {"irregular": 1, **OPPOSED}


@pytest.mark.covers("8.0", "3.2.1", "1.12")
def test_a_limited_deploy_with_a_curfew() -> None:
    game = after(15)
    assert at(game, "jerusalem_district") == {"troop": 4, "police": 1, "irregular": 1, "curfew": True, **OPPOSED}
    assert state(game).first == 0


@pytest.mark.covers("8.0", "4.2.2", "3.2.1")
def test_divide_then_deploy_lifts_the_curfew_and_opposition() -> None:
    divided = partly(17, "tel_aviv_jaffa police")
    assert at(divided, "jerusalem_district")["active_irregular"] == 1
    assert at(divided, "jerusalem") == {"irregular": 1, **OPPOSED}
    game = after(17)
    assert at(game, "tel_aviv_jaffa") == {"police": 2, "irregular": 1, **OPPOSED}
    assert at(game, "haifa_district") == {"troop": 2, "police": 3, **OPPOSED}
    assert at(game, "jerusalem_district") == {"troop": 4, "police": 1, "irregular": 1, "active_irregular": 1}


@pytest.mark.covers("8.0", "A23 shaded", "1.8.2")
def test_an_unlucky_roll_and_the_chit_all_the_same() -> None:
    assert sum(state(after(17)).bases) == 4
    assert prompt(after(18)) == "chit-remove"
    game = after(19)
    assert at(game, "railway_haifa_syria") == {"sabotage": 1}
    assert state(game).political_will == 17
    assert state(game).first == 1


@pytest.mark.covers("8.0", "4.3.2", "6.6.1", "3.3.1")
def test_coordinate_brings_unity_and_a_second_space() -> None:
    game = after(21)
    assert state(game).unity == 3
    assert at(game, "lydda") == {"police": 1, "underground": 2, "base": 1, **OPPOSED}
    assert at(game, "galilee") == {"underground": 3, "active": 1, "base": 1, **OPPOSED}
    assert game.actor == "british", "a chit of 1 has no effect"


@pytest.mark.covers("8.0", "A25 unshaded", "1.7.2")
def test_montgomery_sweeps_and_punishes() -> None:
    game = after(22)
    assert at(game, "samaria") == {"troop": 4, "underground": 1, "active": 1, "base": 1}
    assert at(game, "haifa_district") == {"troop": 2, "police": 3, "underground": 1}
    assert at(game, "jerusalem_district")["troop"] == 2
    assert at(game, "railway_haifa_tel_aviv") == {}
    assert state(game).available == [0, 0, 0, 1, 2]


@pytest.mark.covers("8.0", "6.1", "6.1.1", "6.1.2", "6.1.3", "6.1.4")
def test_the_propaganda_round_costs_seven() -> None:
    from coinbox.games.arab_revolt import propaganda

    s = state(after(22))
    assert propaganda.railways(s, propaganda.cut_railways(s)) == -1 + 1
    assert propaganda.rebellion(s, propaganda.rebel_spaces(s), propaganda.quiet_spaces(s)) == -4 + 1
    assert propaganda.leaders(s) == -3
    assert propaganda.irregulars(s, sum(s.irregulars) + sum(s.active_irregulars)) == -1
    assert state(after(23)).political_will == 10


@pytest.mark.covers("8.0", "6.2.1", "6.2.2", "6.2.3")
def test_resources() -> None:
    held = after(24)
    assert state(held).punishments_held == [2]
    assert pools(held)[1] == [0, 0, 1, 1, 2]
    game = after(25)
    assert state(game).unity == 4
    assert pools(game)[0] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    assert state(game).available[2] == 0


@pytest.mark.covers("8.0", "6.3.1", "6.3.2", "6.6.2", "1.4.1")
def test_support() -> None:
    assert offered(partly(26, "roll")) == ["roll", "done"], "a Unity value of 0 lets no Irregular strike"
    assert state(after(26)).unity == 4
    game = after(27)
    assert at(game, "haifa_district")["base"] == 1
    assert at(game, "galilee")["underground"] == 4
    assert at(game, "lydda")["underground"] == 3
    assert at(game, "lebanon") == {}
    assert at(game, "syria") == {"base": 1}


@pytest.mark.covers("8.0", "6.4.1", "6.4.2", "6.5")
def test_redeployment_and_reset() -> None:
    british = after(28)
    assert at(british, "tel_aviv_jaffa") == {"troop": 2, "police": 2, **OPPOSED}
    assert at(british, "jerusalem") == OPPOSED
    assert state(british).available[4] == 4
    game = after(30)
    assert at(game, "samaria") == {"troop": 4, "underground": 3, "base": 1}
    assert at(game, "syria") == {"underground": 1, "base": 1}
    assert at(game, "galilee") == {"underground": 5, "base": 1, **OPPOSED}
    assert at(game, "jerusalem_district") == {"troop": 2, "police": 1, "irregular": 2}
    s = state(game)
    assert (sum(s.sabotage), s.curfews, s.prison_guerrillas) == (0, 0, 0)
    assert s.available[2] == 2
    assert s.political_will == 10
