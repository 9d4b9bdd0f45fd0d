"""Table talk for the tests of Arab Revolt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coinbox import Game
from tests.tabletalk import Spaces, here, is_done, offered, offered_spaces, open_table, play, prompt, space, state

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


def stands(game: Game, name: str) -> dict[str, Any]:
    """Pieces and markers of a space."""
    return {thing: n for thing, n in space(game, name).items() if thing not in ("control", "level")}


def at_opposition(game: Game) -> set[str]:
    """The spaces at Opposition."""
    spaces: Any = game.position()["spaces"]
    return {name for name, here in spaces.items() if here.get("opposition")}


def available(game: Game, kind: str) -> int:
    """How many of a type are Available."""
    number: int = state(game).available[state(game).TYPES.index(kind)]
    return number


def there(game: Game, name: str) -> dict[str, Any]:
    """The pieces and markers of a space, Opposition among them."""
    shown = space(game, name)
    level = shown.pop("level")
    del shown["control"]
    return shown | ({"opposition": True} if level == "opposition" else {})


def unity(game: Game) -> Any:
    """Where the Unity Track stands."""
    return game.position()["unity"]


def pool(game: Game) -> Any:
    """The Punishment chits of the pool."""
    return game.position()["punishments_pool"]


def at(game: Game, name: str) -> dict[str, Any]:
    """What stands in a space, in the words of a position."""
    spaces: Any = game.position()["spaces"]
    found: dict[str, Any] = spaces.get(name, {})
    return found


def irregulars(game: Game, name: str) -> tuple[int, int]:
    """Underground and Active Irregulars of a space."""
    return here(game, name, "irregular"), here(game, name, "active_irregular")


def finish(game: Game) -> Game:
    """Decline whatever is still offered."""
    while not is_done(game):
        game.play("decline" if "decline" in offered(game) else "done")
    return game
