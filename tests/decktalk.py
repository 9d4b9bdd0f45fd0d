"""Table talk about decks: which card may come next, and with what chance."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import pytest

import coinbox
from coinbox import PositionError
from tests.tabletalk import drawn, offered, play

ROUND_BEFORE = 4
"""How many Event cards of a pile come before its Propaganda card can."""


@dataclass(frozen=True)
class DeckTalk:
    """A deck of three piles, each with a Propaganda card somewhere after its fourth card (2.1, R-C10)."""

    game: str
    letter: str
    """What the ids of the cards begin with: 1 to 32 are Events, 33 to 35 Propaganda."""
    scenario: str = "standard"
    pile: int = 7

    @property
    def events(self) -> list[str]:
        return [f"{self.letter}{n}" for n in range(1, 33)]

    @property
    def propaganda(self) -> set[str]:
        return {f"{self.letter}{n}" for n in range(33, 36)}

    def next_cards(self, played: Sequence[str]) -> dict[str, int]:
        """The cards that may come next, with their weights."""
        position: dict[str, Any] = {"stage": "reveal", "played": list(played)}
        held = [f"card:{card}" for card in self.propaganda]
        game = coinbox.new(self.game, scenario=self.scenario, position=position, chance="ask", ask=held)
        assert game.driver.pending is not None
        weights: Any = game.driver.pending[3] or [1] * len(offered(game))
        return dict(zip([name.removeprefix("card:") for name in offered(game)], weights, strict=True))

    def share_of_propaganda(self, played: Sequence[str]) -> Fraction:
        """The chance that the next card is a Propaganda card."""
        cards = self.next_cards(played)
        return Fraction(sum(weight for card, weight in cards.items() if card in self.propaganda), sum(cards.values()))

    def shuffled(self, seed: int) -> list[str]:
        """A whole deck, drawn card by card."""
        source = random.Random(seed)
        played: list[str] = []
        while len(played) < 3 * self.pile:
            cards = self.next_cards(played)
            played += source.choices(list(cards), list(cards.values()))
        return played

    # -- what every such deck must show ----------------------------------------------------------------------------

    def has_three_piles(self, seed: int) -> None:
        """All cards are different, and each pile has its Propaganda card among its last ones."""
        played = self.shuffled(seed)
        assert len(set(played)) == 3 * self.pile
        assert len(set(played) & set(self.events)) == 3 * (self.pile - 1)
        for start in range(0, 3 * self.pile, self.pile):
            (place,) = [i for i, card in enumerate(played[start : start + self.pile]) if card in self.propaganda]
            assert place >= ROUND_BEFORE

    def tells_the_chance(self, pile: int, place: int) -> None:
        """At this place of this pile a Propaganda card comes with one chance in those that are left, or not yet."""
        events = self.events
        played: list[str] = []
        for card in sorted(self.propaganda)[:pile]:
            played += [events.pop() for _ in range(self.pile - 1)] + [card]
        played += [events.pop() for _ in range(place)]
        expected = Fraction(0) if place < ROUND_BEFORE else Fraction(1, self.pile - place)
        assert self.share_of_propaganda(played) == expected

    def begins_the_next_campaign_with_what_is_left(self) -> None:
        """Events under a Propaganda card come before the next pile."""
        events = self.events
        played = [events.pop() for _ in range(ROUND_BEFORE)] + [f"{self.letter}34"]
        while len(played) < self.pile + ROUND_BEFORE:
            assert self.share_of_propaganda(played) == 0
            played.append(events.pop())
        assert self.share_of_propaganda(played) == Fraction(1, self.pile - ROUND_BEFORE)

    def deals_evenly(self) -> None:
        """All unseen cards of a kind are equally likely."""
        cards = self.next_cards(self.events[:ROUND_BEFORE])
        assert set(cards) == set(self.events[ROUND_BEFORE:]) | self.propaganda
        assert len({weight for card, weight in cards.items() if card in self.propaganda}) == 1
        assert len({weight for card, weight in cards.items() if card not in self.propaganda}) == 1

    def refuses_what_it_cannot_bring(self) -> None:
        """Too early, two in one pile, none in a pile, the same card twice, a card of another game."""
        a, b, third, fourth = (f"{self.letter}{n}" for n in (1, 2, 33, 34))
        early, two, none = [a, b, third], [*self.events[:4], third, fourth], self.events[: self.pile]
        for played in (early, two, none, [a, a], ["X1"]):
            with pytest.raises(PositionError):
                self.next_cards(played)

    def begins_with_an_event(self, game: coinbox.Game) -> None:
        """Any Event card may be the first, and it is counted."""
        assert sorted(offered(game)) == sorted(f"card:{card}" for card in self.events)
        assert drawn(game)["cards_left"] == 3 * self.pile
        play(game, f"card:{self.letter}14")
        assert drawn(game)["played"] == [f"{self.letter}14"]
        assert drawn(game)["cards_left"] == 3 * self.pile - 1
