"""The forecast: it says what the Propaganda Round then does, at any moment, and changes nothing."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import coinbox
from coinbox import Forecast, Game
from coinbox.library import rules_of
from coinbox.text import LANGUAGES
from tests.arab_revolt import table as arab_revolt
from tests.games import OWN_GAMES
from tests.japanese_occupation import table as japanese_occupation
from tests.kenya import table as kenya
from tests.malaya import table as malaya
from tests.tabletalk import offered, play, prompt, state

SCENARIOS = [(game, scenario) for game in OWN_GAMES for scenario in rules_of(game).scenarios]
GAMES = 25
LETTERS = {"malaya": "M", "kenya": "K", "arab_revolt": "A", "japanese_occupation": "J"}
FIRST_CAMPAIGN = {"malaya": ["M3", "M4", "M5", "M6"], "kenya": ["K2", "K4", "K6", "K8"]}
MALAYA_LAST = [
    *("M1", "M2", "M3", "M4", "M33", "M5", "M6"),
    *("M7", "M8", "M9", "M10", "M34", "M11", "M12"),
    *("M13", "M14", "M15", "M16"),
]
OCCUPATION_LAST = [
    *("J1", "J2", "J3", "J4", "J33", "J5", "J7"),
    *("J8", "J10", "J11", "J12", "J34", "J13", "J14"),
    *("J15", "J16", "J17", "J18"),
]


def ahead(game: Game, lang: str | None = None) -> Forecast:
    """The forecast, which there must be."""
    found = game.forecast(lang)
    assert found is not None
    return found


def amounts(found: Forecast) -> dict[str, int]:
    return {line.id: line.amount for line in found.lines}


def propaganda_cards(name: str) -> tuple[str, ...]:
    return tuple(f"card:{LETTERS[name]}{number}" for number in (33, 34, 35))


def new_game(name: str, scenario: str | None = None) -> Game:
    """A game that asks for everything, also for a Propaganda card that is sure to come."""
    return coinbox.new(name, scenario, chance="ask", ask=("end-turn", *propaganda_cards(name)))


def is_propaganda(game: Game, option: int) -> bool:
    return game.driver.rules.vocabulary.name(option) in propaganda_cards(game.id)


def raise_best(game: Game) -> int:
    """Where an MPAJA Guerrilla makes the Guerrillas more than the cubes, else anywhere (an option is its space)."""
    s = state(game)
    rows = (s.mpaja_underground, s.mpaja_active, s.non_mpaja_underground, s.non_mpaja_active)
    margin = {i: sum(row[i] for row in rows) - s.troops[i] - s.police[i] for i in game.driver.options()}
    return next((i for i in margin if margin[i] == 0), next(iter(margin)))


def count_the_round(game: Game, draw: random.Random, found: Forecast) -> None:
    """Go on until the round has counted all that it counts by itself; so far the forecast must not change."""
    while not game.over and game.driver.rules.view(game.driver.state)["stage"] == "resistance":
        again = ahead(game)
        assert (again.lines, again.tracks, again.result) == (found.lines, found.tracks, found.result)
        if offered(game) == ["end-turn"] and game.driver.turns[-1].before.stage == state(game).stage:
            if not found.ends:
                break
            play(game, "end-turn")
            continue
        game.driver.step(
            raise_best(game) if prompt(game) == "mobilize-space" else draw.choice(list(game.driver.options()))
        )


# -- the forecast and the round ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_the_round_does_what_was_forecast(name: str, scenario: str) -> None:
    """Random games, asked for their forecast before every card; a Propaganda card is compared with it."""
    rounds = ends = 0
    for seed in range(GAMES):
        draw = random.Random(seed)
        game = new_game(name, scenario)
        while not game.over:
            option = draw.choice(list(game.driver.options()))
            if not is_propaganda(game, option):
                game.driver.step(option)
                continue
            found, logged = ahead(game), len(game.driver.log or [])
            assert found.once_in
            game.driver.step(option)
            count_the_round(game, draw, found)
            assert game.driver.log is not None
            told = [args for message, args in game.driver.log[logged:] if message == "count"]
            assert [(line.id, line.amount, " ".join(line.spaces), line.track or "") for line in found.lines] == [
                (args["what"], args["n"], args["spaces"], args["track"]) for args in told
            ]
            assert {track: after for track, (_, after) in found.tracks.items()} == tracks(game, found)
            assert game.over is found.ends
            assert game.result == (found.result if found.ends else None)
            rounds, ends = rounds + 1, ends + found.ends
    assert rounds > ends > GAMES // 2


def tracks(game: Game, found: Forecast) -> dict[str, int]:
    return {track: getattr(state(game), track) for track in found.tracks}


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_before_the_cap_a_track_moves_by_the_sum_of_its_lines(name: str, scenario: str) -> None:
    moved = 0
    for seed in range(GAMES // 3):
        draw = random.Random(seed)
        game = coinbox.new(name, scenario, seed=seed, logging=False)
        while not game.over:
            game.driver.step(draw.choice(list(game.driver.options())))
            if draw.random() < 0.04 and not game.over:
                found = ahead(game)
                for track, (before, after) in found.tracks.items():
                    if track != "resources":  # the Japanese ones are set to 0
                        total = sum(line.amount for line in found.lines if line.track == track)
                        assert after == max(0, min(20, before + total))
                        moved += after != before
    assert moved > GAMES


@pytest.mark.parametrize("name", OWN_GAMES)
def test_were_it_the_last_is_what_the_last_round_decides(name: str) -> None:
    """The same board before the third Propaganda card ends as it was forecast before the first or second."""
    letter = LETTERS[name]
    events = [card for card in played_cards(name) if int(card[1:]) < 33]
    last = [*events[:4], f"{letter}33", *events[4:6], *events[6:10], f"{letter}34", *events[10:12], *events[12:16]]
    outcomes = set()
    for seed in range(GAMES):
        game = new_game(name)
        draw = random.Random(seed)
        while not game.over and not (prompt(game) == "next-card" and draw.random() < 0.15):
            game.driver.step(draw.choice(list(game.driver.options())))
        if game.over:
            continue
        found = ahead(game)
        position: dict[str, Any] = {**game.position(), "played": last}
        final = play(coinbox.new(name, position=position, chance="ask", ask=("end-turn",)), f"card:{letter}35")
        if not final.over:
            count_the_round(final, draw, ahead(final))
        assert final.result is not None
        assert final.result.reason == ("threshold" if found.result.reason == "early" else "final")
        assert replace(final.result, reason=found.result.reason) == found.result
        outcomes.add(found.result.outcome)
    assert outcomes


def cards(game: Game) -> list[str]:
    played: Any = game.driver.rules.view(game.driver.state)["played"]
    return list(played)


def played_cards(name: str) -> list[str]:
    words = rules_of(name).vocabulary.options
    capabilities = {"A28"}  # its Police are pieces of the position
    return [w.name[5:] for w in words if w.kind == "card" and w.name[5:] not in capabilities]


# -- at any moment ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_there_is_a_forecast_from_the_first_card_to_the_end_and_it_changes_nothing(name: str, scenario: str) -> None:
    game = coinbox.new(name, scenario, seed=4)
    draw = random.Random(4)
    while not game.over:
        before, record, log = state(game).copy(), game.record(), list(game.driver.log or [])
        found = ahead(game)
        assert found.result.outcome in game.driver.rules.outcomes
        assert (state(game), game.record(), game.driver.log) == (before, record, log)
        game.driver.step(draw.choice(list(game.driver.options())))
    assert game.forecast() is None


def test_in_the_middle_of_a_turn_it_is_the_board_as_it_stands() -> None:
    game = malaya.table({"perak": {"troops": 1, "police": 1}}, british_resources=10)
    assert amounts(ahead(game)) == {"controlled": 3, "centers": 12}
    play(game, "limited-op", "train", "perak", "done", "perak")
    assert offered(game) == ["end-turn"]
    found = ahead(game)
    assert amounts(found) == {"support": 3, "controlled": 3, "centers": 12}
    assert found.tracks["political_will"] == (12, 15)
    assert game.undo()
    assert "support" not in amounts(ahead(game))


def test_in_a_round_it_is_the_next_one_without_the_markers_that_go() -> None:
    spaces: malaya.Spaces = {
        "kuala_lumpur": {"terror": 1},
        "ec_north": {"active": 1},
        "perak": {"opposition": True, "troops": 1, "police": 1},
    }
    game = malaya.table(spaces, stage="reveal", played=FIRST_CAMPAIGN["malaya"], british_resources=4)
    lost = {"opposition": -3, "sabotaged-centers": -1}
    assert amounts(ahead(game)).items() >= {**lost, "terror-in-city": -1}.items()
    play(game, "card:M33")
    found = ahead(game)
    assert amounts(found).items() >= lost.items(), "Guerrillas still hold the Economic Center"
    assert "terror-in-city" not in amounts(found)
    assert found.tracks["political_will"] == (7, 3)
    play(game, "perak")
    assert "opposition" not in amounts(ahead(game)), "Pacified"


@pytest.mark.parametrize(
    ("table", "marked", "card"),
    [
        (kenya, {"nanyuki": {"terror": 1}}, "K33"),
        (arab_revolt, {"railway_haifa_syria": {"sabotage": 1}}, "A33"),
        (japanese_occupation, {"kedah": {"intel": 3, "revealed": True}}, "J33"),
    ],
)
def test_in_a_round_of_the_other_games_too(table: Any, marked: dict[str, Any], card: str) -> None:
    letter = card[0]
    played = [f"{letter}{number}" for number in (3, 4, 5, 7)]
    rest = {"chit": None} if letter == "A" else {}
    game = table.table(marked, stage="reveal", played=played, **rest)
    counted = {"terrorised", "cut-railways", "intel"}
    assert amounts(ahead(game)).keys() & counted
    play(game, f"card:{card}")
    if letter == "J":
        play(game, "end-turn")
    assert not amounts(ahead(game)).keys() & counted


# -- the edges of the tracks and of victory ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("will", "after", "outcome", "reason", "ends"),
    [
        (20, 20, "british", "early", True),
        (16, 19, "british", "early", True),
        (15, 18, "british", "early", True),
        (14, 17, "british", "final", False),
        (8, 11, "british", "final", False),
        (7, 10, "tie", "final", False),
        (6, 9, "mcp", "final", False),
        (0, 3, "mcp", "final", False),
    ],
)
def test_malaya_with_three_at_support(will: int, after: int, outcome: str, reason: str, ends: bool) -> None:
    game = malaya.table({"perak": {"support": True}}, political_will=will)
    found = ahead(game)
    assert found.tracks["political_will"] == (will, after)
    assert (found.result.outcome, found.result.reason, found.ends) == (outcome, reason, ends)
    assert found.result.winner == (None if outcome == "tie" else outcome)
    assert ("centers" in amounts(found)) is not ends, "a round that ends the game has no Resources phase"


@pytest.mark.parametrize(("will", "after", "ends"), [(2, 0, True), (3, 0, True), (5, 2, True), (6, 3, False)])
def test_malaya_with_three_at_opposition(will: int, after: int, ends: bool) -> None:
    found = ahead(malaya.table({"perak": {"opposition": True}}, political_will=will))
    assert found.tracks["political_will"] == (will, after)
    assert (found.result.winner, found.ends) == ("mcp", ends)
    assert found.result.reason == ("early" if ends else "final")


def test_resources_stop_at_20() -> None:
    found = ahead(malaya.table({"thailand": {"bases": 2}}, british_resources=19, mcp_resources=18))
    assert found.tracks == {"political_will": (12, 12), "british_resources": (19, 20), "mcp_resources": (18, 20)}
    assert amounts(found) == {"centers": 12, "bases": 4}


def test_the_last_round_ends_the_game_and_brings_no_resources() -> None:
    found = ahead(malaya.table({}, stage="reveal", played=MALAYA_LAST, political_will=10))
    assert (found.result.outcome, found.result.reason, found.ends) == ("tie", "final", True)
    assert found.lines == ()


@pytest.mark.parametrize(("will", "after"), [(8, 0), (9, 0), (10, 1)])
def test_arab_revolt_ends_at_0(will: int, after: int) -> None:
    """Five majorities cost 10, two Districts with Bases 2, three Irregulars 1; Railways and quiet spaces bring 4."""
    spaces: arab_revolt.Spaces = {
        **{name: {"underground": 1} for name in ("galilee", "haifa_district", "gaza")},
        **{name: {"bases": 1} for name in ("samaria", "lydda")},
        "jerusalem": {"irregulars": 3, "troops": 1},
    }
    found = ahead(arab_revolt.table(spaces, political_will=will))
    assert sum(amounts(found).values()) == -10 - 2 - 1 + 4
    assert found.tracks == {"political_will": (will, after)}
    won = ("british", "final", False) if after else ("rebels", "early", True)
    assert (found.result.winner, found.result.reason, found.ends) == won


@pytest.mark.parametrize(
    ("resistance", "forces", "outcome"),
    [
        (17, 3, "japanese"),
        (18, 0, "mpaja"),
        (18, 1, "mpaja"),
        (19, 2, "british"),
        (20, 0, "british"),
    ],
)
@pytest.mark.parametrize("last", [False, True])
def test_who_wins_the_occupation(resistance: int, forces: int, outcome: str, last: bool) -> None:
    """Chits of 3 and a Cache make good for 15 Neutral Population: Resistance stays; there is one Jungle Camp."""
    spaces: dict[str, dict[str, int | bool]] = {
        "kedah": {"camps": True, "intel": 3, "revealed": True, "force_136": forces},
        "pahang": {"intel": 2, "revealed": True},
    }
    rest: dict[str, Any] = {"stage": "reveal", "played": OCCUPATION_LAST} if last else {}
    found = ahead(japanese_occupation.table(spaces, resistance=resistance, **rest))
    assert found.tracks["resistance"] == (resistance, resistance)
    assert (found.result.outcome, found.ends) == (outcome, last)
    assert found.result.winner == (None if outcome == "mpaja" else outcome)


def test_too_few_mpaja_are_raised_where_they_make_a_majority() -> None:
    """One Available: in Pahang it would be one of 3 against 3 cubes, in Johore it makes 2 against 1."""
    spaces: dict[str, dict[str, int | bool]] = {
        "pahang": {"opposition": True, "mpaja_active": 4, "troops": 5},
        "johore": {"opposition": True, "mpaja_active": 1, "troops": 1},
        "kedah": {"mpaja_active": 4},
    }
    game = japanese_occupation.table(spaces, stage="reveal", played=["J3", "J4", "J5", "J7"])
    found = ahead(game)
    assert amounts(found)["mobilized"] == 1
    lines = {line.id: line for line in found.lines}
    assert lines["guerrilla-majorities"].spaces == ("kedah", "johore")
    assert play(game, "card:J33", "johore").driver.state.guerrilla_majority.bit_count() == 2


def test_clashes_come_before_majorities_are_counted() -> None:
    spaces: dict[str, dict[str, int | bool]] = {"kedah": {"mpaja_active": 1, "non_mpaja_active": 1}}
    assert amounts(ahead(japanese_occupation.table(spaces))).items() >= {"clashes": -2}.items()
    assert "guerrilla-majorities" not in amounts(ahead(japanese_occupation.table(spaces)))
    assert amounts(ahead(japanese_occupation.table({"kedah": {"mpaja_active": 1}})))["guerrilla-majorities"] == 1


def test_sabotage_of_the_round_itself_is_counted() -> None:
    game = malaya.table({"ec_south": {"active": 1}}, political_will=12)
    found = ahead(game)
    assert amounts(found) == {"sabotaged-centers": -1, "centers": 6}
    assert malaya.space(game, "ec_south").get("sabotage") is None


# -- what bots make of it ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OWN_GAMES)
def test_bots_count_what_is_forecast(name: str) -> None:
    """Before every card the terms of a bot that stand for lines of the round are those lines."""
    compared = 0
    for seed in range(GAMES):
        game = new_game(name)
        draw = random.Random(seed)
        while not game.over:
            if prompt(game) == "next-card":
                line = amounts(ahead(game))
                evaluation = game.driver.rules.evaluation
                assert evaluation is not None
                judged = evaluation(state(game), 0)
                terms = dict(zip(judged.terms, judged.measure(state(game)), strict=True))
                assert {term: terms[term] for term in LINES[name]} == {
                    term: sum(sign * line.get(what, 0) for what, sign in parts.items())
                    for term, parts in LINES[name].items()
                }
                compared += 1
            game.driver.step(draw.choice(list(game.driver.options())))
    assert compared > 10 * GAMES


LINES: dict[str, dict[str, dict[str, int]]] = {
    "malaya": {
        "hearts_and_minds": {"support": 1, "opposition": 1},
        "settlers_intimidated": {"sabotaged-centers": -1, "terror-in-city": -1},
    },
    "kenya": {
        "kikuyu_resistance": {"resisting": 1, "loyal": 1},
        "settlers_terrorised": {"terrorised": -1},
        "contained": {"quiet-nairobi": 1, "no-bases-outside": 1},
    },
    "arab_revolt": {
        "railways": {"cut-railways": 1, "whole-railways": 1},
        "leaders": {"leaders": -1},
        "enemy_of_my_enemy": {"irregulars": -1},
        "courts": {"courts": -1},
    },
    "japanese_occupation": {
        "intel": {"intel": 1},
        "caches": {"caches": 1},
        "majorities": {"guerrilla-majorities": 1},
    },
}
"""Game -> term of its bot -> the lines that it adds up, with their sign."""


# -- how soon ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("played", "once_in"), [(1, 0), (3, 0), (4, 3), (5, 2), (6, 1)])
def test_the_last_three_of_a_pile_hold_the_propaganda_card(played: int, once_in: int) -> None:
    events = [f"M{number}" for number in range(1, 8)]
    found = ahead(malaya.table({}, played=events[:played]))
    assert found.once_in == once_in
    assert found.chance == (pytest.approx(1 / once_in) if once_in else 0)


def test_after_a_propaganda_card_the_pile_holds_no_other() -> None:
    found = ahead(malaya.table({}, played=["M1", "M2", "M3", "M4", "M33", "M5"]))
    assert (found.once_in, found.chance) == (0, 0)


def test_the_extended_deck_mixes_it_into_five() -> None:
    game = coinbox.new("malaya", "extended", chance="ask")
    draw = random.Random(0)
    seen = {}
    while not game.over and len(cards(game)) < 9:
        game.driver.step(draw.choice(list(game.driver.options())))
        if not game.over and game.actor == "chance" and prompt(game) == "next-card":
            seen[len(cards(game))] = ahead(game).once_in
    assert [seen[number] for number in range(1, 5)] == [0, 0, 0, 5]


# -- in words ---------------------------------------------------------------------------------------------------------


def test_a_line_says_what_where_and_by_how_much() -> None:
    game = malaya.table({"johore": {"opposition": True}, "kedah": {"opposition": True}})
    line = next(line for line in ahead(game).lines if line.id == "opposition")
    assert (line.rule, line.track, line.amount, line.spaces) == ("6.1.1", "political_will", -4, ("kedah", "johore"))
    assert line.label == "Population at Opposition without New Villages"
    assert line.sentence == "Population at Opposition without New Villages: -4 (Kedah, Johore)"
    japanese = next(line for line in ahead(game, "ja").lines if line.id == "opposition")
    assert japanese.sentence == "新村のない対立の人口値：-4（Kedah、Johore）"


def test_it_speaks_the_language_of_the_game_unless_asked() -> None:
    game = coinbox.new("kenya", seed=1, lang="ja")
    assert ahead(game) == ahead(game, "ja") != ahead(game, "en")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", OWN_GAMES)
def test_the_forecast_is_the_log_to_come(name: str, lang: str) -> None:
    """The sentences of the forecast stand in the log after the round."""
    game = new_game(name)
    draw = random.Random(11)
    while not is_propaganda(game, option := draw.choice(list(game.driver.options()))):
        game.driver.step(option)
    found = ahead(game)
    sentences = [line.sentence for line in ahead(game, lang).lines]
    game.driver.step(option)
    count_the_round(game, draw, found)
    assert sentences
    assert [sentence for sentence in sentences if sentence not in game.log(lang)] == []
