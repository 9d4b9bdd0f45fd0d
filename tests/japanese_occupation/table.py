"""Table talk for the tests of Japanese Occupation."""

from __future__ import annotations

from typing import Any

from coinbox import Game
from coinbox.games.japanese_occupation.vocabulary import SPACES
from tests.tabletalk import Spaces, here, is_done, offered, offered_spaces, open_table, play, prompt, space, state

__all__ = ["Spaces", "event", "is_done", "offered", "offered_spaces", "play", "prompt", "space", "state", "table"]


def table(spaces: Spaces | None = None, *, by: str = "british", card: str = "J26", **rest: Any) -> Game:
    """A game in which `by` is First Eligible on this card; see `open_table`.

    The MPAJA icon of the card is taken to be done; `stage="icon"` or `stage="mandatory"` begins before that.
    """
    return open_table("japanese_occupation", spaces, by=by, card=card, **rest)


def event(card: str, side: str, spaces: Spaces | None = None, *, by: str = "british", **rest: Any) -> Game:
    """`by` has just chosen this side of the card; its first question (or end-turn) is pending."""
    return play(table(spaces, by=by, card=card, **rest), "event", side)


def stands(game: Game, name: str) -> dict[str, Any]:
    """Pieces and markers of a space, without a concealed Intel chit."""
    return {thing: n for thing, n in space(game, name).items() if thing not in ("control", "level", "intel")}


def at_opposition(game: Game) -> set[str]:
    """The spaces at Opposition."""
    return {name for name in SPACES if space(game, name)["level"] == "opposition"}


def is_over(game: Game) -> bool:
    """Whether the turn or phase is over and everything on the board is possible."""
    assert game.driver.rules.check(game.driver.state) == []
    return is_done(game)


def there(game: Game, name: str) -> dict[str, Any]:
    """The pieces and markers of a space, Opposition among them; a concealed Intel chit goes without saying."""
    shown = space(game, name)
    level = shown.pop("level")
    del shown["control"]
    shown.pop("intel", None)
    return shown | ({"opposition": True} if level == "opposition" else {})


def available(game: Game, kind: str) -> int:
    """How many of a kind are Available."""
    shown: Any = game.driver.rules.view(state(game))
    number: int = shown["available"][kind]
    return number


def sabotage(game: Game) -> dict[str, int]:
    """The Railways with Sabotage, and how many markers each has."""
    return {f"r{i}": markers for i, markers in enumerate(state(game).sabotage, 1) if markers}


def broken(*railways: str) -> list[int]:
    """A Sabotage marker on each of these Railways."""
    return [int(f"r{n}" in railways) for n in range(1, 9)]


def guerrillas(game: Game, name: str) -> tuple[int, int, int, int]:
    """MPAJA and other Guerrillas of a space, each Underground and Active."""
    mpaja = here(game, name, "mpaja_underground"), here(game, name, "mpaja_active")
    return *mpaja, here(game, name, "non_mpaja_underground"), here(game, name, "non_mpaja_active")
