"""A question says that it may be left if, and only if, one of its options closes it."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

import coinbox
from coinbox import Game
from coinbox.coin.operation import Withheld
from coinbox.kernel.decision import CHANCE, detail_of
from coinbox.library import board_of
from coinbox.text import LANGUAGES, render
from tests.arab_revolt import table as arab_revolt
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.kenya import table as kenya
from tests.malaya import table as malaya
from tests.tabletalk import Spaces, play, prompt

GAMES = 400 if CAMPAIGN else 40
EAGER = 0.7
"""How often a Special Activity is taken where one is offered: many come before the Operation then (R-C6)."""
LEAVING = {
    "en": re.compile(
        r"\bor (skip|stop|finish|decline|pass|spare|leave|go on|none|neither)\b|\bmay go along\b", re.IGNORECASE
    ),
    "ja": re.compile(r"または|パス|やめる|行わずに|へ進む|てよい|ないか選択|^((?!か、).)*か選択"),
}
"""How a sentence says that a question may be left."""


def may_be_left(game: Game) -> bool:
    """Whether an option of the pending question closes it."""
    words = game.rules.vocabulary.options
    return any(words[option].closes for option in game.driver.options())


def says_so(game: Game, lang: str) -> bool:
    """Whether the pending question says that it may be left."""
    decision = game.decision_in(lang)
    assert decision is not None
    return bool(LEAVING[lang].search(decision.prompt))


def wording(game: Game) -> tuple[str, str]:
    """What tells the sentences of questions apart."""
    assert game.driver.pending is not None
    detail = detail_of(game.driver.pending)
    return prompt(game), str(dict(detail.facts).get("wording", "")) if detail else ""


def withheld(game: Game) -> list[str]:
    """The options that would leave the Operation without a space (R-C6)."""
    assert game.driver.pending is not None
    detail = detail_of(game.driver.pending)
    options = detail.operation.options if detail and isinstance(detail.operation, Withheld) else ()
    return [game.rules.vocabulary.name(option) for option in options]


def questions(name: str, seed: int) -> Iterator[Game]:
    """The questions of a random game in which many Special Activities are taken."""
    game, luck = coinbox.new(name, seed=seed, logging=False, ask=("end-turn",)), random.Random(seed)
    words = game.rules.vocabulary.options
    while (pending := game.driver.pending) is not None:
        if pending[0] != CHANCE:
            yield game
        specials = [option for option in pending[2] if (words[option].rule or "").startswith("4.")]
        game.driver.step(luck.choice(specials if specials and luck.random() < EAGER else pending[2]))


@pytest.mark.campaign
@pytest.mark.covers("R-C6")
@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_question_says_that_it_may_be_left_if_and_only_if_it_may(name: str) -> None:
    says: set[tuple[str, str]] = set()
    silent: set[tuple[str, str]] = set()
    """Questions that have said so, and those that may be left and have not."""
    kept = 0
    for seed in range(GAMES):
        for game in questions(name, seed):
            said = {says_so(game, lang) for lang in LANGUAGES}
            assert len(said) == 1, [game.decision_in(lang) for lang in LANGUAGES]
            kept += bool(withheld(game))
            if True in said:
                assert may_be_left(game), game.decision
                says.add(wording(game))
            elif may_be_left(game):
                silent.add(wording(game))
    assert says & silent == set()
    assert len(says) > 5
    assert kept > 0 or name == "malaya"  # there few Activities can take a first space away


# -- closing words that a Special Activity before the Operation withholds ----------------------------------------------

HIDEOUTS: Spaces = {"mount_kenya": {"active": 2}, "aberdares": {"active": 13}, "meru": {"police": 1}}
CURFEW: dict[str, int | bool] = {"bases": 1, "police": 1, "curfews": True}
CONFINED: Spaces = {"lydda": {**CURFEW, "bases": 2}, "galilee": {**CURFEW, "bases": 2}, "samaria": CURFEW}
TAKE = {
    "en": ("take one of yours from the map", "take one of yours from the map, or skip"),
    "ja": ("マップから1個取る", "マップから1個取るか、配置をやめる"),
}


@pytest.mark.covers("R-C6", "R-C2")
@pytest.mark.parametrize(
    ("game", "answers"),
    [
        (
            kenya.table(HIDEOUTS, by="mau_mau", mau_mau_resources=5),
            ["terror", "meru", "active:mount_kenya>meru", "done"],
        ),
        (arab_revolt.table(CONFINED, by="rebels"), ["rally", "mobilize", "lebanon"]),
    ],
    ids=["Terror by a Raid", "Rally by a Mobilize"],
)
def test_a_piece_that_must_be_taken_cannot_be_skipped(game: Game, answers: list[str]) -> None:
    game = game.clone().play("op-special")
    for name in answers:
        if name in game.offered:  # a single option is passed
            game.play(name)
    assert (prompt(game), withheld(game)) == ("take-from-map", ["done"])
    assert len(game.offered) > 1
    for lang in LANGUAGES:
        decision = game.decision_in(lang)
        assert decision is not None
        assert decision.prompt.endswith(TAKE[lang][0])


def test_a_piece_that_need_not_be_taken_can_be_skipped() -> None:
    spaces: Spaces = {"perak": {"active": 5}, "johore": {"underground": 10}}
    game = play(malaya.table(spaces, by="mcp"), "op-special", "rally", "perak", "guerrilla")
    assert (prompt(game), withheld(game)) == ("take-from-map", [])
    for lang in LANGUAGES:
        decision = game.decision_in(lang)
        assert decision is not None
        assert decision.prompt.endswith(TAKE[lang][1])


@pytest.mark.parametrize(
    ("game", "id"),
    [
        *((name, "take-from-map") for name in OWN_GAMES),
        *((name, "free-operation") for name in OWN_GAMES),
        ("kenya", "oath-place"),
        ("arab_revolt", "ambush-troop"),
        ("japanese_occupation", "ambush-move"),
        ("japanese_occupation", "extract-repair"),
        ("japanese_occupation", "eliminate-what"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_of_a_special_activity_depends_on_its_closing_word(game: str, id: str, lang: str) -> None:
    told: dict[str, str | int] = {
        "faction": "british",
        "space": board_of(game).ids[0],
        "n": 1,
        "limited": 1,
        "most": 1,
        "piece": "police",
    }
    said = [render.prompt(lang, game, id, {**told, "closes": closes}) for closes in (0, 1)]
    assert [bool(LEAVING[lang].search(sentence)) for sentence in said] == [False, True], said
