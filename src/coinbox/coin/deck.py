"""A deck that is drawn lazily: nobody can know the next card, because there is none before it is revealed."""

from __future__ import annotations

from dataclasses import dataclass


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

    def outcomes(self, played: list[int], number: int = 0) -> tuple[list[int], list[int] | None]:
        """The cards that may be revealed next, counted from `number`, and their weights (None: all alike)."""
        seen = frozenset(played)
        pile, place = divmod(len(played), self.pile)
        left = self.pile - place
        unseen = [number + card for card in self.events if card not in seen]
        if left > self.mixed or not self.propaganda.isdisjoint(played[pile * self.pile :]):
            return unseen, None
        propaganda = [number + card for card in self.propaganda if card not in seen]
        if left == 1:
            return propaganda, None
        # One in `left` is the Propaganda card; which of the like ones it is makes no difference.
        weights = [len(propaganda) * (left - 1)] * len(unseen) + [len(unseen)] * len(propaganda)
        return unseen + propaganda, weights

    def is_possible(self, played: list[int]) -> bool:
        """Whether these cards could have been revealed in this order."""
        if len(set(played)) != len(played) or len(played) > self.size:
            return False
        return all(card in self.outcomes(played[:at])[0] for at, card in enumerate(played))
