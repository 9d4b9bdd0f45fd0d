"""What there is to see at a moment of a game, worked out once for readers of all seats and languages."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection
from functools import cached_property
from typing import Any

from coinbox.game import Game
from coinbox.kernel.onward import Reach, Repeats, Way, all_repeats, menu_behind, reach
from coinbox.kernel.rules import Outlook, Plain

KEPT = 64
"""So many moments are held as they were worked out, for readers who are shown them one after the other.

They are thousands of small things each: held for every table, they would all be new whenever the collector looks.
"""


class Sight:
    """The board, the next Propaganda Round and the ways ahead at one moment; whoever plays on makes another."""

    def __init__(self, game: Game, known: Collection[str]) -> None:
        """`known` are the ids of the questions that were asked in the open turn."""
        self._game = game
        self._known = known
        self.told: dict[str, Any] = {}
        """Language -> what all readers see alike, kept by those who tell it."""
        HELD.append(self)

    @cached_property
    def board(self) -> dict[str, Plain]:
        """The board as data; it is shared, and must not be changed."""
        return self._game.board()

    @cached_property
    def outlook(self) -> Outlook | None:
        """What the next Propaganda Round would bring; None when the game is over."""
        return None if self._game.over else self._game.outlook()

    @cached_property
    def reach(self) -> Reach[Any]:
        """What may be answered behind the closing word of the pending question."""
        return reach(self._game.driver, self._known)

    @cached_property
    def repeats(self) -> dict[int, Repeats]:
        """The options of the pending question that may be chosen several times at once."""
        driver = self._game.driver
        return all_repeats(driver, driver.options())

    @cached_property
    def menus(self) -> list[Way[Any]]:
        """The actions behind the boxes that are offered."""
        driver = self._game.driver
        found = [menu_behind(driver, option) for option in driver.options()]
        return [way for way in found if way is not None]


HELD: deque[Sight] = deque(maxlen=KEPT)
"""What has been looked at last."""
