"""Every question says what is chosen and what closes it, in both languages."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import coinbox
from coinbox import Choice, Decision, Game
from coinbox.kernel.decision import CHANCE
from coinbox.text import LANGUAGES, say
from tests.games import OWN_GAMES

GAMES = 20
BARE = {say(lang, f"option-{name}") for lang in LANGUAGES for name in ("done", "end-turn")}


def questions(name: str, games: int = GAMES) -> Iterator[Game]:
    """The moments of random games at which a player is asked."""
    for seed in range(games):
        game = coinbox.new(name, seed=seed, logging=False, ask=("end-turn",))
        choice = random.Random(seed)
        while (pending := game.driver.pending) is not None:
            if pending[0] != CHANCE:
                yield game
            game.driver.step(choice.choice(pending[2]))


def decision(game: Game, lang: str = "en") -> Decision:
    asked = game.decision_in(lang)
    assert asked is not None
    return asked


def option(game: Game, name: str, lang: str = "en") -> Choice:
    return next(choice for choice in decision(game, lang).options if choice.name == name)


# -- what closes a question ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_closing_option_says_what_it_closes(name: str) -> None:
    seen: dict[tuple[str, str], set[str]] = {}
    for game in questions(name):
        pending = game.driver.pending
        assert pending is not None
        for closing in {"done", "end-turn"} & {game.rules.vocabulary.name(o) for o in pending[2]}:
            if (closing, pending[1].id) not in seen:
                seen[closing, pending[1].id] = {option(game, closing, lang).label for lang in LANGUAGES}
    assert {asked: labels for asked, labels in seen.items() if labels & BARE or len(labels) < len(LANGUAGES)} == {}
    assert len(seen) > 25


def test_the_end_of_a_phase_is_called_after_it() -> None:
    ends = {}
    for game in questions("malaya"):
        pending = game.driver.pending
        if pending is not None and pending[1].id == "end-phase":
            asked = decision(game)
            ends[asked.options[0].label] = asked.prompt
    assert ends == {
        "End the Support phase": "End your part of the Support phase",
        "End the Redeploy phase": "End your part of the Redeploy phase",
    }
