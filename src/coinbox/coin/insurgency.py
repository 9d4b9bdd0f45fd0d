"""What Malaya and Kenya alone share: Rally, March by destinations, Reprisal, and what a lost Base brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from coinbox.coin.forces import (
    ACTIVE,
    BASE,
    BRITISH,
    GUERRILLAS,
    INSURGENT,
    UNDERGROUND,
    activate,
    cubes_in,
    guerrillas_in,
    hide,
    may_stand,
    move,
    remove,
)
from coinbox.coin.menu import SPECIAL_OR_DONE, Menu
from coinbox.coin.operation import Operation
from coinbox.coin.questions import Move, Movers, Questions, can_place, movers
from coinbox.coin.rebellion import Rebellion
from coinbox.coin.sections import rule
from coinbox.coin.territory import Territory
from coinbox.coin.will import change_will
from coinbox.kernel.decision import Prompt, Steps, Vocabulary, about

S = TypeVar("S", bound=Territory)

RALLY_HOW = Prompt("rally-how", "3.3.1")
RALLY_MANY = Prompt("rally-many", "3.3.1")
RALLY_REPLACE = Prompt("rally-replace", "3.3.1")
MARCH_SPACE = Prompt("march-space", "3.3.2")
MARCH_MOVE = Prompt("march-move", "3.3.2")
REPRISAL_MOVE = Prompt("reprisal-move", "4.2.2")


class Insurgency(Rebellion[S]):
    """The shared procedures in the words and on the map of one game."""

    def __init__(
        self,
        words: Vocabulary,
        adjacent: Sequence[int],
        questions: Questions[S],
        menu: Menu[S],
        end_step: Callable[[S], None],
    ) -> None:
        super().__init__(words, adjacent, questions, menu, end_step)
        ids = words.ids
        self.guerrilla, self.base = ids["guerrilla"], ids["base"]
        self.guerrillas, self.hide, self.nothing = ids["guerrillas"], ids["hide"], ids["nothing"]

    # -- Rally -----------------------------------------------------------------------------------------------------

    @rule("3.3.1")
    def rally_in(self, s: S, space: int, population: int) -> Steps[None]:
        """A Guerrilla, or two become a Base; with a Base there, many Guerrillas or all flipped."""
        options = []
        if can_place(s, INSURGENT, UNDERGROUND):
            options.append(self.guerrilla)
        if guerrillas_in(s, space) >= 2 and may_stand(s, BASE, space):
            options.append(self.base)
        if s.bases[space]:
            if options and options[0] == self.guerrilla:
                options.append(self.guerrillas)
            options.append(self.hide)
        if not options:
            return
        if not s.available[2]:
            options.append(self.nothing)
        choice = yield INSURGENT, RALLY_HOW, options, about(space=space)
        if choice == self.guerrilla:
            yield from self.questions.place_for(s, INSURGENT, UNDERGROUND, space)
        elif choice == self.base:
            yield from self.replace_with_base(s, space)
        elif choice == self.guerrillas:
            yield from self._rally_many(s, space, population + s.bases[space])
        elif choice == self.hide:
            hide(s, space)

    def replace_with_base(self, s: S, space: int) -> Steps[None]:
        """Two Guerrillas of the player's choice make room for a Base (R-C3)."""
        for _ in range(2):
            chosen = yield from self.questions.pick_piece(INSURGENT, RALLY_REPLACE, s, GUERRILLAS, 1 << space)
            if chosen is not None:
                remove(s, *chosen)
        yield from self.questions.place_for(s, INSURGENT, BASE, space)

    def _rally_many(self, s: S, space: int, most: int) -> Steps[None]:
        """Guerrillas up to Population plus Bases."""
        for left in range(most, 0, -1):
            if not can_place(s, INSURGENT, UNDERGROUND):
                return
            choice = yield INSURGENT, RALLY_MANY, (self.guerrilla, self.done), about(space=space, number=left)
            if choice == self.done:
                return
            yield from self.questions.place_for(s, INSURGENT, UNDERGROUND, space)

    # -- March -----------------------------------------------------------------------------------------------------

    @rule("3.3.2", "2.3.4")
    def march(
        self,
        s: S,
        op: Operation[S],
        watched: Callable[[S], int],
        cost: int,
        costless: int = 0,
    ) -> Steps[None]:
        """Move Guerrillas into adjacent destinations, each paid, and set some Active: all of it is one step (R-C7)."""
        unmoved: Movers = {}
        moved: list[Move] = []

        def destinations(s: S) -> int:
            """Spaces next to a Guerrilla that has not moved."""
            if not op.selected:
                unmoved.clear()
                unmoved.update(movers(s, GUERRILLAS))
            spaces = 0
            for (_, origin), left in unmoved.items():
                if left:
                    spaces |= self.adjacent[origin]
            return spaces

        while (space := (yield from op.select(s, MARCH_SPACE, destinations, cost, costless, moving=True))) is not None:
            here = 1 << space
            reach = [near & here for near in self.adjacent]
            detail = about(here, op, space)
            moved += yield from self.questions.move_pieces(s, INSURGENT, MARCH_MOVE, unmoved, reach, detail, stop=False)
        for space, number in march_exposed(s, moved, watched(s)).items():
            activate(s, space, number)
        self.end_step(s)
        yield from op.boundary(s, SPECIAL_OR_DONE)

    # -- Reprisal --------------------------------------------------------------------------------------------------

    @rule("4.2.2")
    def send_next_door(self, s: S, space: int) -> Steps[None]:
        """One Guerrilla of a space where a Reprisal was made goes to an adjacent one."""
        near = self.adjacent[space]
        options: list[int] = []
        for piece, row in ((UNDERGROUND, s.underground), (ACTIVE, s.active)):
            if row[space]:
                options += self.questions.at[piece].moves[space][near]
        if options:
            choice = yield BRITISH, REPRISAL_MOVE, options, about(near, space=space)
            move(s, *self.questions.moves[choice])
        self.end_step(s)


@rule("3.3.2")
def march_exposed(s: Territory, moved: list[Move], watched: int) -> dict[int, int]:
    """Destination -> Underground Guerrillas that the March sets Active, judged per pair of spaces."""
    together = Counter((origin, space) for _, origin, space in moved)
    exposed: dict[int, int] = {}
    for piece, origin, space in moved:
        if piece == UNDERGROUND and watched >> space & 1 and together[origin, space] + cubes_in(s, space) > 3:
            exposed[space] = exposed.get(space, 0) + 1
    return exposed


@rule("7.1")
def remove_bases(s: Territory, space: int, hits: int) -> int:
    """Remove up to so many Bases, Political Will +1 for each; returns how many."""
    removed = min(hits, s.bases[space])
    for _ in range(removed):
        remove(s, BASE, space)
        change_will(s, 1)
    return removed
