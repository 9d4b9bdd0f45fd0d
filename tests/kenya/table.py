"""Table talk for the tests of Kenya."""

from __future__ import annotations

from typing import Any

from coinbox import Game
from coinbox.games.kenya.vocabulary import FACTIONS
from tests.tabletalk import Spaces, is_done, offered, offered_spaces, open_table, play, prompt, space, state

__all__ = ["Spaces", "event", "is_done", "offered", "offered_spaces", "play", "prompt", "space", "state", "table"]


def table(spaces: Spaces | None = None, *, by: str = "british", card: str = "K12", **rest: Any) -> Game:
    """A game in which `by` is First Eligible on this card; see `open_table`."""
    return open_table("kenya", spaces, by=by, card=card, **rest)


def event(card: str, side: str, spaces: Spaces | None = None, *, by: str = "british", **rest: Any) -> Game:
    """`by` has just chosen this side of the card; its first question (or end-turn) is pending."""
    return play(table(spaces, by=by, card=card, **rest), "event", side)


def asked(game: Game) -> str:
    """The faction that has to decide."""
    assert game.driver.pending is not None
    return FACTIONS[game.driver.pending[0]]
