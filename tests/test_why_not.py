"""Why an option is not offered: what holds in every game."""

from __future__ import annotations

import random

import pytest

import coinbox
from coinbox import Game
from tests.arab_revolt import table as arab_revolt
from tests.games import OWN_GAMES
from tests.japanese_occupation import table as occupation
from tests.kenya import table as kenya
from tests.malaya import table as malaya
from tests.tabletalk import Spaces, offered, open_table, play


@pytest.mark.slow
@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_absent_word_of_random_games_can_be_explained(name: str) -> None:
    draw = random.Random(5)
    for seed in range(12):
        game = coinbox.new(name, seed=seed)
        words = [option.name for option in game.driver.rules.vocabulary.options]
        while not game.over:
            absent = draw.choice(words)
            if absent not in offered(game):
                explanation = game.why_not(absent)
                assert explanation is not None
                assert explanation.reason
                assert explanation.rule
            game.driver.step(draw.choice(game.driver.options()))


@pytest.mark.parametrize(
    ("game", "answers", "absent", "rule", "reason"),
    [
        (
            open_table(
                "arab_revolt",
                {"samaria": {"underground": 2, "bases": 1}},
                by="rebels",
                card="A17",
                operations_pool=["3"],
            ),
            ["op-special", "sabotage", "raid", "galilee", "underground:samaria>galilee"],
            ("sabotage", "gaza"),
            "4.3.3",
            "The Operation is not granted for Gaza",
        ),
        (
            open_table("malaya", {"kuala_lumpur": {"troops": 1}}, card="M15"),
            ["event", "unshaded", "done"],
            ("sweep", "kedah"),
            "5.1",
            "The Operation is not granted for Kedah",
        ),
        (
            open_table("malaya", {}, card="M5"),
            ["event"],
            ("execute",),
            "5.2",
            "The card does not offer: Carry out the Event",
        ),
        (
            open_table("japanese_occupation", {}, card="J18"),
            ["event", "unshaded"],
            ("johore",),
            "J18",
            "Only spaces next to Thailand qualify; Johore is not next to it",
        ),
    ],
    ids=["raid", "card", "side", "thailand"],
)
def test_a_reason_names_the_section_that_excludes(
    game: Game, answers: list[str], absent: tuple[str, ...], rule: str, reason: str
) -> None:
    said = play(game.clone(), *answers).why_not(*absent)
    assert said is not None
    assert (said.rule, said.reason) == (rule, reason)


BOTH: Spaces = {"syria": {"underground": 1}, "lebanon": {"underground": 1}}


@pytest.mark.parametrize(
    ("game", "answers", "absent", "reason"),
    [
        (malaya.event("M22", "unshaded", {}), ["perak"], "ec_north", "Only Provinces and Kuala Lumpur qualify"),
        (malaya.event("M22", "unshaded", {}), ["perak"], "perak", "Perak has been chosen already"),
        (malaya.event("M4", "shaded", {}, by="mcp"), ["perak"], "ec_north", "Only Provinces qualify"),
        (malaya.event("M12", "unshaded", {}), ["kelantan"], "perak", "about Kelantan alone, not about Perak"),
        (malaya.event("M25", "unshaded", {}), [], "perak", "about EC North alone, not about Perak"),
        (kenya.event("K8", "shaded", {}, by="mau_mau"), ["thika"], "aberdares", "Only Provinces qualify"),
        (occupation.event("J21", "shaded", {}, by="japanese"), ["perak"], "ec_north", "Only Provinces qualify"),
        (arab_revolt.event("A31", "unshaded", BOTH), [], "gaza", "Only Syria and Lebanon qualify"),
    ],
)
def test_a_card_names_its_condition_and_not_a_list(game: Game, answers: list[str], absent: str, reason: str) -> None:
    explanation = play(game.clone(), *answers).why_not(absent)
    assert explanation is not None
    assert reason in explanation.reason
