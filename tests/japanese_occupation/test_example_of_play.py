"""The printed example of play (8.0), turn by turn, with every number, piece and chit of its text."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox import Game
from coinbox.games.japanese_occupation import propaganda
from coinbox.games.japanese_occupation.japanese_operations import deploy_spaces
from coinbox.games.japanese_occupation.vocabulary import CITY
from tests.japanese_occupation.table import offered, space, state
from tests.tabletalk import recorded


def after(line: int) -> Game:
    """The game after so many lines of the record (cards and turns counted from 1)."""
    return recorded("japanese_occupation", "example-of-play", line)


def partly(line: int, until: str) -> Game:
    """The game in the middle of a line, just before this token."""
    return recorded("japanese_occupation", "example-of-play", line, until)


def at(game: Game, name: str) -> dict[str, Any]:
    """Pieces and markers of a space, without a concealed Intel chit, and its level if that is not Neutral."""
    here = space(game, name)
    del here["control"]
    here.pop("intel", None)
    if here["level"] == "neutral":
        del here["level"]
    return here


def tracks(game: Game) -> tuple[int, int, int]:
    """Resistance, Resources and the Zipper box."""
    s = state(game)
    return s.resistance, s.resources, s.zipper


OPPOSED = {"level": "opposition"}
CAMP = {"jungle_camp": True}
GARRISON = {"troop": 3, "police": 1, "kempeitai": 1}


@pytest.mark.covers("8.0", "2.1")
def test_the_setup_and_the_first_icon() -> None:
    game = after(1)
    assert tracks(game) == (2, 0, 0)
    assert state(game).available == [0, 3, 4, 2, 2, 1, 0]
    assert at(game, "kedah") == at(game, "kelantan") == {"non_mpaja_underground": 1}
    assert at(game, "pahang") == {"mpaja_underground": 1}
    assert at(game, "trengganu") == at(game, "selangor") == {}
    assert at(game, "perak") == {
        **GARRISON,
        "mpaja_underground": 2,
        "supply_cache": 1,
        "force_136": 1,
        **CAMP,
        **OPPOSED,
    }
    assert at(game, "kuala_lumpur") == GARRISON
    assert at(game, "johore") == {**GARRISON, "mpaja_underground": 2, **CAMP, **OPPOSED}
    assert at(game, "ec_north") == at(game, "ec_south") == {"troop": 3}
    assert at(game, "negri_sembilan") == {"mpaja_underground": 1, "force_136": 1, **CAMP, **OPPOSED}
    assert all("intel" in space(game, name) for name in ("kedah", "perak", "kuala_lumpur", "johore"))


@pytest.mark.covers("8.0", "3.2.2", "4.2.3", "3.2.3")
def test_contact_in_trengganu_and_a_raid_on_the_railway() -> None:
    game = after(3)
    assert at(game, "trengganu") == {"force_136": 1, **CAMP}
    assert at(game, "selangor") == {"mpaja_active": 1}
    assert at(game, "perak")["mpaja_underground"] == 1
    assert state(game).sabotage == [0, 0, 0, 0, 1, 0, 0, 0]
    assert state(game).available[5] == 0


@pytest.mark.covers("8.0", "3.3.2", "2.4.4", "2.4.5")
def test_a_limited_construct_repairs_it() -> None:
    assert offered(partly(4, "limited-op")) == ["limited-op", "event"]
    game = after(4)
    assert sum(state(game).sabotage) == 0
    assert state(game).first == 1, "the Japanese are First Eligible next"


@pytest.mark.covers("8.0", "5.5", "4.3.1", "3.3.1")
def test_food_shortage_then_eight_resources_and_a_deploy() -> None:
    assert at(after(6), "pahang") == {}
    assert deploy_spaces(state(after(6))) == CITY, "Perak and Johore are at Opposition"
    game = after(7)
    assert tracks(game) == (2, 8, 0)
    assert at(game, "kuala_lumpur") == {**GARRISON, "police": 2}


@pytest.mark.covers("8.0", "3.2.1", "2.4.4")
def test_a_limited_train_at_every_force_136() -> None:
    game = after(8)
    assert at(game, "perak")["mpaja_underground"] == 3
    assert at(game, "trengganu") == {"non_mpaja_underground": 1, "force_136": 1, **CAMP}
    assert at(game, "negri_sembilan")["mpaja_underground"] == 2
    assert state(game).first == 0


@pytest.mark.covers("8.0", "J2 unshaded", "5.5")
def test_mobilize_in_trengganu_and_three_railways_cut() -> None:
    assert at(after(10), "trengganu")["level"] == "opposition"
    game = after(11)
    assert state(game).sabotage == [0, 0, 0, 1, 1, 0, 1, 0]


@pytest.mark.covers("8.0", "4.3.2", "3.3.3", "1.8")
def test_two_reprisals_and_a_sweep() -> None:
    driven = partly(12, "perak kelantan negri_sembilan troop")
    assert at(driven, "perak") == {
        **GARRISON,
        "mpaja_underground": 2,
        "supply_cache": 1,
        "force_136": 1,
        "terror": 1,
        **CAMP,
    }
    assert at(driven, "johore") == {**GARRISON, "mpaja_underground": 1, "terror": 1, **CAMP}
    assert at(driven, "kedah") == {"non_mpaja_underground": 1, "mpaja_underground": 1}
    assert at(driven, "negri_sembilan")["mpaja_underground"] == 3
    game = after(12)
    assert at(game, "perak")["mpaja_active"] == 2
    assert at(game, "kelantan") == {"troop": 2, "non_mpaja_active": 1}
    assert at(game, "negri_sembilan") == {"troop": 6, "mpaja_active": 3, "force_136": 1, **CAMP, **OPPOSED}
    assert state(game).first == 0


@pytest.mark.covers("8.0", "5.5", "4.2.1", "3.2.1", "1.4.1")
def test_no_cache_to_seize_then_supply_and_train_with_pieces_from_the_map() -> None:
    assert offered(after(13)) == ["limited-op", "event", "op-special"], "the icon changes nothing, so nobody is asked"
    supplied = partly(14, "perak mpaja mpaja trengganu")
    for province in ("trengganu", "negri_sembilan"):
        assert at(supplied, province)["supply_cache"] == 1
        assert "jungle_camp" not in at(supplied, province)
    game = after(14)
    assert at(game, "perak") == {
        **GARRISON,
        "mpaja_underground": 2,
        "mpaja_active": 2,
        "supply_cache": 1,
        "force_136": 1,
        "terror": 1,
        **CAMP,
    }
    assert at(game, "trengganu") == {"non_mpaja_underground": 3, "supply_cache": 1, "force_136": 1, **OPPOSED}
    assert at(game, "kedah") == {"mpaja_underground": 1}
    assert at(game, "negri_sembilan") == {
        "troop": 6,
        "mpaja_underground": 2,
        "mpaja_active": 1,
        "supply_cache": 1,
        "force_136": 1,
        **OPPOSED,
    }


@pytest.mark.covers("8.0", "3.3.3", "2.4.4")
def test_a_limited_sweep_without_moving() -> None:
    game = after(15)
    assert at(game, "negri_sembilan")["mpaja_active"] == 3
    assert state(game).first == 1


@pytest.mark.covers("8.0", "5.5", "3.3.4", "4.3.3")
def test_seized_supplies_assaults_and_eliminated_camps() -> None:
    assert at(after(17), "trengganu") == {"non_mpaja_underground": 3, "force_136": 1, **CAMP, **OPPOSED}
    fought = partly(18, "eliminate")
    assert at(fought, "kelantan") == {"troop": 2}
    assert at(fought, "perak")["mpaja_underground"] == 2
    assert "mpaja_active" not in at(fought, "perak")
    assert at(fought, "perak")["supply_cache"] == 1
    assert at(fought, "negri_sembilan") == {"troop": 6, "force_136": 1, **OPPOSED}
    game = after(18)
    assert "jungle_camp" not in at(game, "perak")
    assert at(game, "perak")["force_136"] == 1
    assert "jungle_camp" not in at(game, "johore")
    assert tracks(game) == (2, 8, 0)


@pytest.mark.covers("8.0", "3.2.2", "2.4.4")
def test_a_limited_contact_moves_two_of_three() -> None:
    game = after(19)
    assert at(game, "kelantan") == {"troop": 2, "non_mpaja_underground": 1, "force_136": 1, **CAMP}
    assert at(game, "pahang") == {"force_136": 1, **CAMP}
    assert at(game, "trengganu") == {"non_mpaja_underground": 2, **CAMP, **OPPOSED}
    assert at(game, "perak")["force_136"] == 1


@pytest.mark.covers("8.0", "5.5", "4.2.2", "1.11", "3.2.4", "7.1")
def test_a_traitor_killed_four_chits_and_two_ambushes() -> None:
    assert at(after(21), "johore") == {"troop": 1, "kempeitai": 1, "mpaja_underground": 1, "terror": 1}
    gathered = partly(22, "perak mpaja_underground:perak remove-police")
    for name, value in (("kedah", 2), ("trengganu", 2), ("perak", 1), ("johore", 0)):
        assert at(gathered, name)[f"intel_{value}"] is True
    assert at(gathered, "trengganu")["non_mpaja_active"] == 1
    game = after(22)
    assert "police" not in at(game, "perak")
    assert at(game, "kelantan") == {"troop": 1, "non_mpaja_active": 1, "force_136": 1, **CAMP}
    assert at(game, "kuala_lumpur")["troop"] == 2
    assert tracks(game) == (3, 8, 0)


@pytest.mark.covers("8.0", "J21 shaded", "4.3.3")
def test_police_in_three_provinces_and_a_concealed_chit() -> None:
    game = after(23)
    for province in ("perak", "negri_sembilan", "johore"):
        assert at(game, province)["police"] == 1
    assert "intel_1" not in at(game, "perak")
    assert "intel" in space(game, "perak")
    assert state(game).first == 1


@pytest.mark.covers("8.0", "6.1.1", "6.1.2", "6.2", "6.2.1", "6.2.2", "6.2.3", "6.2.4", "6.2.5", "6.7.2")
def test_the_propaganda_round_adds_three() -> None:
    s = state(after(23)).copy()
    steps = propaganda.mobilization(s)
    with pytest.raises(StopIteration):
        next(steps)
    assert (
        s.mpaja_underground[s.SPACES.index("trengganu")] == s.mpaja_underground[s.SPACES.index("negri_sembilan")] == 1
    )
    assert propaganda.gathered(s) == 4
    assert (sum(s.caches), s.guerrilla_majority.bit_count()) == (1, 3)
    assert propaganda.extracted(s) == -2
    assert propaganda.pacified(s, propaganda.calm_spaces(s)) == -2 - 1
    assert propaganda.net_resistance(s) == 4 + 1 + 3 - 2 - 2 - 1
    game = after(25)
    assert tracks(game) == (6, 0, 1)
    assert state(game).available[3] == 3, "the box 6 released its Cache"


@pytest.mark.covers("8.0", "6.3.1", "6.3.2", "3.3.2")
def test_resources() -> None:
    restive = after(26)
    assert at(restive, "kelantan")["level"] == at(restive, "selangor")["level"] == "opposition"
    game = after(27)
    assert state(game).sabotage == [0, 0, 0, 0, 1, 0, 0, 0]
    assert at(game, "johore")["new_village"] is True
    assert at(game, "johore")["level"] == "opposition"


@pytest.mark.covers("8.0", "6.4.1", "6.4.2")
def test_support() -> None:
    supplied = after(28)
    for province in ("kelantan", "pahang"):
        assert at(supplied, province)["supply_cache"] == 1
        assert "jungle_camp" not in at(supplied, province)
    game = after(29)
    assert at(game, "kelantan") == {"troop": 1, "supply_cache": 1, "force_136": 1, "terror": 1}
    assert at(game, "negri_sembilan") == {"troop": 6, "police": 1, "terror": 1}
    assert at(game, "pahang") == {"non_mpaja_active": 1, "mpaja_underground": 1, "supply_cache": 1, "force_136": 1}


@pytest.mark.covers("8.0", "6.5.1", "6.5.2", "6.6")
def test_redeployment_and_reset() -> None:
    moved = after(31)
    assert at(moved, "kelantan")["kempeitai"] == 1
    assert at(moved, "kuala_lumpur") == {"troop": 2, "police": 2}
    game = after(32)
    s = state(game)
    assert (sum(s.terror), s.revealed, sum(s.intel)) == (0, 0, 0)
    assert sum(s.sabotage) == 1, "Sabotage stays"
    assert not sum(s.mpaja_active) + sum(s.non_mpaja_active)
    assert s.first == 0, "the British are First Eligible"
