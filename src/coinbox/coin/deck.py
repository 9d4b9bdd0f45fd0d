"""A deck that is drawn lazily: nobody can know the next card, because there is none before it is revealed."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache


@dataclass(frozen=True, slots=True)
class Deck:
    """Equal piles, stacked; in each the Propaganda card lies among the last `mixed` cards."""

    piles: int
    pile: int
    """Cards in one pile, its Propaganda card included."""
    mixed: int
    events: tuple[int, ...]
    """The Event cards of the game; those not dealt stay unseen."""
    propaganda: frozenset[int]

    @property
    def size(self) -> int:
        return self.piles * self.pile

    first: int = 0
    """The number of the first card's option; a card's option is this plus its index."""

    def unseen(self, played: list[int]) -> list[int]:
        """The options of the Event cards that have not been revealed."""
        return [self.first + card for card in self.events if card not in played]

    def outcomes(self, played: list[int], unseen: list[int]) -> tuple[list[int], list[int] | None]:
        """The options of the cards that may be revealed next, and their weights (None: all alike)."""
        if len(played) % self.pile < self.pile - self.mixed:  # no Propaganda card lies so high in its pile
            return unseen[:], None
        left = self.propaganda_once_in(played)
        if not left:
            return unseen[:], None
        propaganda = [self.first + card for card in self.propaganda if card not in played]
        if left == 1:
            return propaganda, None
        # Which of the like Propaganda cards it is makes no difference.
        weights = [len(propaganda) * (left - 1)] * len(unseen) + [len(unseen)] * len(propaganda)
        return unseen + propaganda, weights

    def propaganda_once_in(self, played: list[int]) -> int:
        """The next card is a Propaganda card once in so many cases: as many as its pile has left; 0 for never."""
        left = self.pile - len(played) % self.pile
        return 0 if left > self.mixed or self._has_shown(played) else left

    def ahead(self, played: list[int]) -> float:
        """As how many-th of the cards to come the next Propaganda card comes, on average."""
        left = self.pile - len(played) % self.pile
        beyond = left + self.pile if self._has_shown(played) else left
        above = max(0, beyond - self.mixed)
        return above + (beyond - above + 1) / 2

    def _has_shown(self, played: list[int]) -> bool:
        """Whether the Propaganda card of the present pile has been revealed."""
        return not self.propaganda.isdisjoint(played[len(played) - len(played) % self.pile :])

    def is_possible(self, played: list[int]) -> bool:
        """Whether these cards could have been revealed in this order."""
        return _is_possible(self, tuple(played))


@lru_cache(maxsize=256)
def _is_possible(deck: Deck, played: tuple[int, ...]) -> bool:
    """As long as nothing new is revealed, a checker asks the same again."""
    if len(set(played)) != len(played) or len(played) > deck.size:
        return False
    if not played:
        return True
    before = list(played[:-1])
    return _is_possible(deck, played[:-1]) and deck.first + played[-1] in deck.outcomes(before, deck.unseen(before))[0]
