"""`why` says nothing false and little that is vague: reasons of random games against an independent reading."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import coinbox
from coinbox.kernel.decision import Option
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.reasons import CHECKERS, Claim, Moment

GAMES = 60 if CAMPAIGN else 4
SHARE = 0.08
"""The share of all questions that are asked about."""
ALWAYS = ("space", "action", "place", "box", "side", "word", "railway")
SOMETIMES = {"piece": 0.1, "move": 0.02}
VAGUE = ("not-possible-there", "not-asked", "may-not-move", "no-effect")
MOST_VAGUE = 0.02
VARIOUS = ("take-from-map",)
"""Questions that ask now for these pieces and now for those."""


def claims(name: str, seeds: range) -> Iterator[Claim]:
    """Reasons for what is not offered at some questions of random games."""
    for seed in seeds:
        draw = random.Random(seed)
        game = coinbox.new(name, seed=seed)
        while not game.over:
            if draw.random() < SHARE:
                at = Moment(game)
                for word in at.words:
                    if word not in at.offered and is_asked(word, draw):
                        found = game.driver.absence(word.name)
                        assert found is not None
                        yield Claim(at, word, found[1])
            game.driver.step(draw.choice(game.driver.options()))


def is_asked(word: Option, draw: random.Random) -> bool:
    """Whether to ask for this word: all spaces, actions and words, and some of the many pieces and moves."""
    return word.kind in ALWAYS or draw.random() < SOMETIMES.get(word.kind, 0)


class Kinds:
    """Which pieces each question offers in some game, and of which it is said that it never does."""

    def __init__(self) -> None:
        self.offered: set[tuple[str, str]] = set()
        self.denied: dict[tuple[str, str], str] = {}

    def note(self, claim: Claim) -> None:
        """Look at the question of a claim, and at what it says of a kind of piece."""
        asked = claim.at.prompt
        self.offered |= {(asked, word.piece) for word in claim.at.offered if word.piece}
        if claim.reason.message in ("other-pieces-asked", "other-pieces-move") and asked not in VARIOUS:
            names = [word.name for _, word in claim.at.answers]
            self.denied[asked, claim.option.piece or ""] = f"{claim.option.name} after {' '.join(names)}"

    def contradictions(self) -> dict[tuple[str, str], str]:
        """Pieces that a question is said not to ask for, and offers elsewhere."""
        return {key: where for key, where in self.denied.items() if key in self.offered}


@pytest.mark.campaign
@pytest.mark.parametrize("name", OWN_GAMES)
def test_no_reason_is_false_and_few_are_vague(name: str) -> None:
    asked, vague = Counter[str](), Counter[str]()
    kinds = Kinds()
    for claim in claims(name, range(GAMES)):
        message, at = claim.reason.message, claim.at
        assert message in CHECKERS, f"nobody checks {message}"
        told = f"{at.prompt}: {claim.option.name}: {message} {claim.args}"
        assert CHECKERS[message](claim), f"{told}\n{[word.name for _, word in at.answers]}"
        kinds.note(claim)
        asked[claim.option.kind] += 1
        vague[claim.option.kind] += message in VAGUE
    assert not kinds.contradictions()
    assert asked["space"]
    assert asked["action"]
    assert vague["space"] <= MOST_VAGUE * asked["space"]
    assert vague["action"] <= MOST_VAGUE * asked["action"]
