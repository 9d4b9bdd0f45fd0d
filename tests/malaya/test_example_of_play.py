"""The printed example of play (8.0), turn by turn, with every number and Control change of its text."""

from __future__ import annotations

import pytest

import coinbox
from coinbox import Game
from tests.kept import EXAMPLE, kept_text
from tests.malaya.table import space, state
from tests.tabletalk import recorded

RECORD = kept_text("malaya", EXAMPLE)


def after(line: int) -> Game:
    """The game after so many lines of the record (cards and turns counted from 1)."""
    return recorded("malaya", "example-of-play", line)


def partly(line: int, until: str) -> Game:
    """The game in the middle of a line, just before this token."""
    return recorded("malaya", "example-of-play", line, until)


def numbers(game: Game) -> tuple[int, int, int]:
    """Political Will, British Resources, MCP Resources."""
    s = state(game)
    return s.political_will, s.british_resources, s.mcp_resources


@pytest.mark.covers("8.0", "2.1")
def test_the_setup() -> None:
    game = after(1)
    assert numbers(game) == (12, 20, 10)
    assert state(game).commander == 0
    assert state(game).available == [7, 9, 9, 2]
    assert space(game, "kuala_lumpur") == {"troop": 4, "police": 2, "control": "british", "level": "support"}
    for province in ("perak", "johore"):
        assert space(game, province) == {
            "troop": 2,
            "police": 2,
            "underground": 1,
            "control": "british",
            "level": "neutral",
        }
    assert space(game, "pahang") == {"underground": 2, "base": 1, "control": "mcp", "level": "opposition"}
    assert space(game, "kelantan") == {"underground": 1, "base": 1, "control": "mcp", "level": "neutral"}
    assert space(game, "trengganu") == {"underground": 1, "control": "mcp", "level": "neutral"}
    assert game.actor == "british"


@pytest.mark.covers("8.0", "3.2.3", "1.7")
def test_the_british_sweep_perak_pahang_and_johore() -> None:
    swept = partly(2, "reprisal")
    assert numbers(swept) == (13, 14, 10)
    assert space(swept, "pahang") == {
        "troop": 4,
        "active": 2,
        "base": 1,
        "control": "british",
        "level": "opposition",
    }
    assert space(swept, "perak")["active"] == 1
    assert space(swept, "johore")["active"] == 1
    assert space(swept, "kuala_lumpur")["troop"] == 1
    assert space(swept, "johore")["troop"] == 1


@pytest.mark.covers("8.0", "4.2.2", "6.6.2")
def test_reprisal_in_two_provinces_under_gurney() -> None:
    game = after(2)
    assert numbers(game) == (13, 14, 10)
    assert space(game, "pahang") == {
        "troop": 4,
        "active": 2,
        "base": 1,
        "terror": 1,
        "control": "british",
        "level": "neutral",
    }
    assert space(game, "perak") == {"troop": 2, "police": 2, "terror": 1, "control": "british", "level": "neutral"}
    assert space(game, "trengganu") == {"underground": 1, "active": 1, "control": "mcp", "level": "neutral"}
    assert game.actor == "mcp"


@pytest.mark.covers("8.0", "3.3.1", "2.3.5")
def test_a_limited_rally_makes_a_base_and_agitates() -> None:
    game = after(3)
    assert numbers(game) == (13, 14, 8)
    assert space(game, "trengganu") == {"base": 1, "control": "mcp", "level": "opposition"}
    assert state(after(4)).first == 1, "the MCP took the box further left"


@pytest.mark.covers("8.0", "3.3.1")
def test_the_mcp_rally_in_seven_spaces_and_extort() -> None:
    rallied = partly(5, "extort")
    assert numbers(rallied) == (7, 14, 0)
    for province in ("kedah", "selangor", "negri_sembilan"):
        assert space(rallied, province) == {"underground": 1, "control": "mcp", "level": "neutral"}
    assert space(rallied, "perak")["underground"] == 1
    assert space(rallied, "perak")["control"] == "british"
    assert space(rallied, "kelantan") == {"underground": 4, "base": 1, "control": "mcp", "level": "opposition"}
    assert space(rallied, "trengganu")["underground"] == 2
    assert space(rallied, "pahang")["underground"] == 2
    assert space(rallied, "pahang")["control"] == "mcp"
    extorted = after(5)
    assert numbers(extorted) == (7, 14, 2)
    assert space(extorted, "kelantan")["active"] == 1
    assert space(extorted, "trengganu")["active"] == 1


@pytest.mark.covers("8.0", "2.3.4")
def test_the_british_sweep_pahang_again() -> None:
    game = after(6)
    assert numbers(game) == (7, 12, 2)
    assert space(game, "pahang")["active"] == 4
    assert "underground" not in space(game, "pahang")
    assert state(after(7)).first == 0


@pytest.mark.covers("8.0", "4.2.3", "3.2.4", "7.1")
def test_air_strike_before_the_assault_in_pahang() -> None:
    rows = RECORD.splitlines()
    at = rows.index("---") + 1 + 7
    rows[at] = "british  op-special assault air-strike johore pahang"
    struck = coinbox.load("\n".join(rows[: at + 1]) + "\n", ask=("end-turn",))
    assert numbers(struck) == (8, 12, 2)
    assert space(struck, "pahang")["control"] == "none"
    assert "active" not in space(struck, "johore")
    game = after(8)
    assert numbers(game) == (9, 10, 2)
    assert space(game, "pahang") == {"troop": 4, "terror": 1, "control": "british", "level": "neutral"}


@pytest.mark.covers("8.0", "3.3.2")
def test_one_guerrilla_marches_into_the_northern_economic_center_for_nothing() -> None:
    game = after(9)
    assert numbers(game) == (9, 10, 2)
    assert space(game, "ec_north")["underground"] == 1
    assert state(after(10)).first == 1


@pytest.mark.covers("8.0", "4.3.2", "3.3.4")
def test_intimidate_and_terror() -> None:
    game = after(11)
    assert numbers(game) == (9, 10, 0)
    assert space(game, "perak")["police"] == 1
    for province in ("kedah", "negri_sembilan"):
        assert space(game, province) == {"active": 1, "terror": 1, "control": "mcp", "level": "opposition"}
    assert space(game, "ec_north") == {"active": 1, "sabotage": 1, "control": "none", "level": "neutral"}


@pytest.mark.covers("8.0", "3.2.2")
def test_a_limited_garrison_takes_negri_sembilan() -> None:
    game = after(12)
    assert numbers(game) == (11, 8, 0)
    assert space(game, "negri_sembilan")["control"] == "british"
    assert space(game, "negri_sembilan")["troop"] == 2
    assert space(game, "pahang")["troop"] == 2
    assert state(after(13)).first == 0


@pytest.mark.covers("8.0", "3.2.1", "4.2.1")
def test_train_pacify_and_resettle() -> None:
    trained = partly(14, "johore shift")
    assert numbers(trained) == (11, 2, 0)
    game = after(14)
    assert numbers(game) == (11, 0, 0)
    assert space(game, "kuala_lumpur")["troop"] == 5
    assert space(game, "pahang")["police"] == 2
    assert space(game, "johore")["police"] == 4
    assert space(game, "johore")["level"] == "support"
    assert space(game, "negri_sembilan")["new_village"] == 1
    assert space(game, "negri_sembilan")["level"] == "opposition"


@pytest.mark.covers("8.0", "M7 shaded")
def test_trade_unions_shaded() -> None:
    game = after(15)
    assert numbers(game) == (11, 0, 5)
    assert space(game, "kuala_lumpur")["level"] == "neutral"
    assert state(after(16)).first == 1


@pytest.mark.covers("8.0", "4.3.3", "3.3.3")
def test_ambush_in_perak_and_a_failed_attack_in_negri_sembilan() -> None:
    game = after(17)
    assert numbers(game) == (11, 0, 3)
    assert space(game, "perak") == {
        "troop": 2,
        "active": 1,
        "terror": 1,
        "control": "british",
        "level": "neutral",
    }
    assert space(game, "negri_sembilan")["troop"] == 2


@pytest.mark.covers("8.0", "2.3.3")
def test_the_british_pass() -> None:
    game = after(18)
    assert numbers(game) == (11, 2, 3)
    assert state(after(19)).first == 0


@pytest.mark.covers("8.0", "6.1", "6.1.1", "6.1.2", "6.2.1", "6.2.2")
def test_political_will_and_resources_of_the_propaganda_round() -> None:
    game = after(19)
    assert numbers(game) == (7, 18, 7)


@pytest.mark.covers("8.0", "6.3.1", "6.3.2")
def test_pacify_and_agitate_of_the_propaganda_round() -> None:
    pacified = after(20)
    assert numbers(pacified) == (7, 12, 7)
    assert space(pacified, "kuala_lumpur")["level"] == "support"
    assert space(pacified, "pahang")["level"] == "support"
    assert "terror" not in space(pacified, "pahang")
    agitated = after(21)
    assert numbers(agitated) == (7, 12, 6)
    assert space(agitated, "selangor")["level"] == "opposition"


@pytest.mark.covers("8.0", "6.4.1", "6.5")
def test_redeploy_and_reset() -> None:
    game = after(22)
    assert numbers(game) == (7, 12, 6)
    assert space(game, "perak") == {
        "troop": 2,
        "police": 2,
        "underground": 1,
        "control": "british",
        "level": "neutral",
    }
    assert space(game, "johore")["police"] == 2
    assert not any(state(game).terror)
    assert not any(state(game).active)
    assert state(game).commander == 1
    assert game.actor == "chance"
    assert state(game).first == 0


def test_the_record_is_what_the_game_writes() -> None:
    assert coinbox.load(RECORD).record() == RECORD
