"""Table talk for the tests of Arab Revolt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coinbox import Game
from tests.tabletalk import Spaces, is_done, offered, offered_spaces, open_table, play, prompt, space, state

__all__ = ["Spaces", "event", "is_done", "offered", "offered_spaces", "play", "prompt", "space", "state", "table"]


def table(
    spaces: Spaces | None = None,
    *,
    by: str = "british",
    card: str = "A17",
    chit: int | None = 3,
    punishments: Sequence[str] | None = None,
    **rest: Any,
) -> Game:
    """A game in which `by` is First Eligible on this card; see `open_table`.

    The pool of the Rebels holds one Operations chit of this value, which is drawn and played by itself (None: the whole
    pool, and its draws are asked or scripted as `op-1` to `op-3`). `punishments` is the pool of Punishment chits, if it
    is not the whole one: with one kind in it, the draw is certain.
    """
    if chit is not None:
        rest.setdefault("operations_pool", [str(chit)])
    if punishments is not None:
        rest["punishments_pool"] = list(punishments)
    return open_table("arab_revolt", spaces, by=by, card=card, **rest)


def event(card: str, side: str, spaces: Spaces | None = None, *, by: str = "british", **rest: Any) -> Game:
    """`by` has just chosen this side of the card; its first question (or end-turn) is pending."""
    return play(table(spaces, by=by, card=card, **rest), "event", side)
