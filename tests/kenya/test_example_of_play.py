"""The printed example of play (8.0), turn by turn, with every number and Control change of its text."""

from __future__ import annotations

import pytest

from coinbox import Game
from tests.kenya.table import offered, space, state
from tests.tabletalk import recorded


def after(line: int) -> Game:
    """The game after so many lines of the record (cards and turns counted from 1)."""
    return recorded("kenya", "example-of-play", line)


def partly(line: int, until: str) -> Game:
    """The game in the middle of a line, just before this token."""
    return recorded("kenya", "example-of-play", line, until)


def numbers(game: Game) -> tuple[int, int, int]:
    """Political Will, Mau Mau Resources, Pipeline."""
    s = state(game)
    return s.political_will, s.mau_mau_resources, s.pipeline


@pytest.mark.covers("8.0", "2.1")
def test_the_setup() -> None:
    game = after(1)
    assert numbers(game) == (12, 8, 1)
    assert state(game).available == [4, 0, 7, 1]
    assert state(game).out_of_play == 8
    assert space(game, "nairobi") == {
        "troop": 2,
        "police": 3,
        "underground": 1,
        "base": 1,
        "control": "british",
        "level": "neutral",
    }
    for reserve in ("kiambu", "fort_hall", "nyeri", "embu", "meru"):
        assert space(game, reserve) == {"underground": 1, "control": "mau_mau", "level": "neutral"}
    for mountain in ("aberdares", "mount_kenya"):
        assert space(game, mountain) == {"underground": 1, "base": 1, "control": "mau_mau", "level": "neutral"}
    for province in ("rift_valley", "nanyuki"):
        assert space(game, province) == {"troop": 2, "police": 1, "control": "british", "level": "neutral"}
    for province in ("thompsons_falls", "thika"):
        assert space(game, province) == {"police": 1, "control": "british", "level": "neutral"}
    assert game.actor == "mau_mau"


@pytest.mark.covers("8.0", "3.3.3", "4.3.2")
def test_a_wave_of_terror_and_an_oath_in_nyeri() -> None:
    assert numbers(partly(2, "oath")) == (12, 4, 1)
    game = after(2)
    for reserve in ("meru", "embu", "fort_hall", "kiambu"):
        assert space(game, reserve) == {"active": 1, "terror": 1, "control": "mau_mau", "level": "resistance"}
    assert space(game, "nyeri") == {"underground": 2, "control": "mau_mau", "level": "resistance"}
    assert numbers(game) == (12, 4, 1)


@pytest.mark.covers("8.0", "3.2.1", "2.3.4", "2.3.5", "1.7")
def test_a_limited_deploy_brings_six_troops_to_nyeri() -> None:
    placed = partly(3, "nyeri troop")
    assert space(placed, "nairobi")["troop"] == 6
    game = after(3)
    assert space(game, "nyeri") == {"troop": 6, "underground": 2, "control": "british", "level": "resistance"}
    assert numbers(game) == (14, 4, 1)
    assert state(game).available[0] == 0
    assert after(4).actor == "british"


@pytest.mark.covers("8.0", "3.2.3", "4.2.3")
def test_a_sweep_into_the_mountains_and_an_air_strike() -> None:
    moved = partly(5, "aberdares nyeri mount_kenya nairobi air-strike")
    assert space(moved, "nyeri")["control"] == "none"
    assert space(moved, "aberdares")["control"] == space(moved, "mount_kenya")["control"] == "british"
    assert numbers(moved) == (14, 4, 1)
    swept = partly(5, "air-strike")
    assert state(swept).with_underground & 0b110000010001 == 0
    assert space(swept, "nyeri") == {"troop": 2, "active": 2, "control": "none", "level": "resistance"}
    for mountain in ("aberdares", "mount_kenya"):
        assert space(swept, mountain) == {"troop": 4, "active": 1, "base": 1, "control": "british", "level": "neutral"}
    assert space(swept, "nairobi")["active"] == 1
    game = after(5)
    assert space(game, "nyeri") == {"troop": 2, "active": 1, "control": "british", "level": "resistance"}
    assert numbers(game) == (14, 4, 1)


@pytest.mark.covers("8.0", "5.3")
def test_the_mau_mau_enact_the_land_and_freedom_army() -> None:
    game = after(6)
    assert state(game).parameters.raid_spaces == 2
    assert after(7).actor == "mau_mau"


@pytest.mark.covers("8.0", "3.3.1", "4.3.1")
def test_a_rally_interrupted_by_supply() -> None:
    rallied = partly(8, "supply")
    assert numbers(rallied) == (12, 0, 1)
    assert space(rallied, "thompsons_falls") == {
        "police": 1,
        "underground": 1,
        "control": "none",
        "level": "neutral",
    }
    assert space(rallied, "nairobi") == {
        "police": 3,
        "underground": 3,
        "active": 1,
        "base": 1,
        "control": "mau_mau",
        "level": "neutral",
    }
    assert numbers(partly(8, "nyeri guerrilla")) == (12, 3, 1)
    game = after(8)
    assert space(game, "nyeri") == {
        "troop": 2,
        "underground": 1,
        "active": 1,
        "control": "none",
        "level": "resistance",
    }
    assert numbers(game) == (12, 2, 1)
    assert state(game).available[2] == 0


@pytest.mark.covers("8.0", "2.3.3", "6.6.1")
def test_the_british_pass_and_move_the_pipeline() -> None:
    game = after(9)
    assert numbers(game) == (12, 2, 2)
    assert after(10).actor == "british"


@pytest.mark.covers("8.0", "4.2.2", "6.6.3", "3.2.4")
def test_a_reprisal_goes_unnoticed_and_the_assault_follows() -> None:
    reprisal = partly(11, "aberdares mount_kenya nairobi done")
    assert space(reprisal, "nyeri") == {
        "troop": 2,
        "underground": 1,
        "terror": 1,
        "control": "british",
        "level": "neutral",
    }
    assert space(reprisal, "mount_kenya")["active"] == 2
    assert numbers(reprisal) == (12, 2, 2)
    game = after(11)
    for mountain in ("aberdares", "mount_kenya"):
        assert space(game, mountain) == {
            "troop": 4,
            "underground": 1,
            "base": 1,
            "control": "british",
            "level": "neutral",
        }
    assert space(game, "nairobi") == {
        "police": 3,
        "underground": 3,
        "base": 1,
        "control": "mau_mau",
        "level": "neutral",
    }
    assert state(game).available[2] == 4
    assert numbers(game) == (12, 2, 2)


@pytest.mark.covers("8.0", "3.3.2", "1.7")
def test_two_guerrillas_march_into_nanyuki_from_both_sides() -> None:
    game = after(12)
    assert space(game, "nanyuki") == {"police": 1, "underground": 2, "control": "mau_mau", "level": "neutral"}
    assert space(game, "thompsons_falls") == {"police": 1, "control": "british", "level": "neutral"}
    assert space(game, "nyeri") == {"troop": 2, "terror": 1, "control": "british", "level": "neutral"}
    assert numbers(game) == (11, 1, 2)
    assert after(13).actor == "mau_mau"


@pytest.mark.covers("8.0", "4.3.3", "3.3.3")
def test_a_raid_in_two_spaces_and_terror_in_nairobi() -> None:
    first = partly(14, "rift_valley strike")
    assert space(first, "nanyuki") == {
        "police": 1,
        "underground": 1,
        "base": 1,
        "control": "mau_mau",
        "level": "neutral",
    }
    assert numbers(first) == (11, 1, 2)
    raided = partly(14, "nairobi mark-terror")
    assert space(raided, "rift_valley") == {"active": 1, "control": "mau_mau", "level": "neutral"}
    assert numbers(raided) == (10, 1, 2)
    game = after(14)
    assert space(game, "nairobi") == {
        "police": 3,
        "underground": 2,
        "active": 1,
        "base": 1,
        "terror": 1,
        "control": "mau_mau",
        "level": "resistance",
    }
    assert numbers(game) == (10, 0, 2)


@pytest.mark.covers("8.0", "3.2.2", "6.6.3", "1.3.5")
def test_a_relocation_in_nyeri_is_noticed() -> None:
    game = after(15)
    assert space(game, "nyeri") == {"troop": 2, "terror": 1, "population": 1, "control": "british", "level": "neutral"}
    assert state(game).out_of_play == 7
    assert state(game).available[1] == 2
    assert numbers(game) == (9, 0, 2)
    assert after(16).actor == "british"


@pytest.mark.covers("8.0", "3.2.1", "1.4.1", "4.2.1")
def test_deploy_and_reward_bring_nairobi_back() -> None:
    nairobi = partly(17, "nyeri police")
    assert space(nairobi, "nairobi")["police"] == 5
    assert numbers(nairobi) == (11, 0, 2)
    deployed = partly(17, "reward")
    assert "police" not in space(deployed, "nanyuki")
    assert space(deployed, "nyeri") == {
        "police": 1,
        "terror": 1,
        "population": 1,
        "control": "british",
        "level": "neutral",
    }
    assert space(deployed, "fort_hall") == {
        "troop": 2,
        "active": 1,
        "terror": 1,
        "control": "british",
        "level": "resistance",
    }
    assert numbers(deployed) == (13, 0, 2)
    game = after(17)
    assert space(game, "nairobi")["level"] == "neutral"
    assert "terror" not in space(game, "nairobi")


@pytest.mark.covers("8.0", "2.3.3", "2.3.5")
def test_the_mau_mau_pass_for_a_resource() -> None:
    game = after(18)
    assert numbers(game) == (13, 1, 2)
    assert game.driver.rules.view(state(game))["eligible"] == {"first": "mau_mau", "second": "british"}


@pytest.mark.covers("8.0", "6.1", "6.1.1", "6.1.2", "6.1.3", "6.2")
def test_the_propaganda_round_costs_six_and_brings_four() -> None:
    assert numbers(after(19)) == (7, 5, 2)


@pytest.mark.covers("8.0", "6.3.1", "6.3.2")
def test_nairobi_is_rewarded_and_nobody_swears() -> None:
    game = after(20)
    assert space(game, "nairobi")["level"] == "loyalty"
    assert offered(game) == ["end-turn"]
    assert game.actor == "mau_mau"


@pytest.mark.covers("8.0", "6.4.1", "6.4.2", "6.5")
def test_redeploy_forest_camps_and_reset() -> None:
    game = after(22)
    assert {name: space(game, name)["troop"] for name in ("fort_hall", "thompsons_falls", "thika", "nyeri")} == {
        "fort_hall": 4,
        "thompsons_falls": 2,
        "thika": 2,
        "nyeri": 2,
    }
    for mountain in ("aberdares", "mount_kenya"):
        assert space(game, mountain) == {"underground": 1, "base": 1, "control": "mau_mau", "level": "neutral"}
    game = after(23)
    assert numbers(game) == (7, 5, 3)
    assert state(game).with_active == 0
    assert not any(state(game).terror)
    assert game.driver.pending is not None
    assert game.driver.pending[1].id == "next-card"
