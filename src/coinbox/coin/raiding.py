"""Raids: Guerrillas leave a space with a Base for an adjacent one and may strike there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from coinbox.coin.forces import Forces, tell_space
from coinbox.coin.questions import Questions, alike
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.decision import Prompt, Steps
from coinbox.kernel.trial import one_step

S = TypeVar("S", bound=Forces)


class Arrivals:
    """What a Raid has brought where; no piece moves twice (R-C8)."""

    def __init__(self) -> None:
        self.least: dict[tuple[int, int], int] = {}
        """(Guerrilla, space) -> how many of these must be arrivals."""
        self.total: dict[tuple[int, int], int] = {}
        """(type, space) -> how many Guerrillas of either state are."""

    def add(self, s: Forces, piece: int, space: int) -> None:
        """A Guerrilla has come."""
        kind = s.TYPE[piece], space
        self.total[kind] = self.total.get(kind, 0) + 1
        self.least[piece, space] = self.least.get((piece, space), 0) + 1

    def show(self, s: Forces, piece: int, space: int) -> None:
        """An Underground Guerrilla became Active; if others stood there too, it may have been one of either."""
        came = self.least.get((piece, space), 0)
        if came:
            self.least[piece, space] = came - 1
            if s.rows[piece][space] < came:
                self.least[piece + 1, space] = self.least.get((piece + 1, space), 0) + 1

    def has_stayed(self, s: Forces, piece: int, space: int) -> bool:
        """Whether such a Guerrilla in a space can be one that the Raid has not moved."""
        came = self.total.get((s.TYPE[piece], space), 0)
        here = s.rows[piece][space]
        if not came or not here:
            return here > 0
        standing = sum(s.rows[other][space] for other in alike(s, piece))
        return here > self.least.get((piece, space), 0) and standing > came


@dataclass(frozen=True, slots=True)
class Raiding(Generic[S]):
    """The Raid of one game."""

    faction: int
    guerrillas: tuple[int, ...]
    """The pieces that raid; each Underground one is followed by its Active state."""
    adjacent: tuple[int, ...]
    questions: Questions[S]
    bases: Callable[[S], int]
    """Spaces from which Guerrillas can raid."""
    reach: Callable[[S, int], int]
    """(state, such spaces) -> where they can raid."""
    arrive: Callable[[S, int], int]
    """Carries out a move; returns the piece as it stands there."""
    strike: Callable[[S, int], Steps[int | None]]
    """What may be done in the space; returns the Underground piece that showed itself for it."""
    space_prompt: Prompt
    move_prompt: Prompt

    def unmoved(self, s: S, space: int, arrived: Arrivals) -> list[int]:
        """The Guerrillas in a space that this Raid has not brought there."""
        return [piece for piece in self.guerrillas if arrived.has_stayed(s, piece, space)]

    def camps(self, s: S, arrived: Arrivals) -> int:
        """The spaces from which Guerrillas that have not moved can raid."""
        spaces = self.bases(s)
        for _, space in arrived.total:
            if spaces >> space & 1 and not self.unmoved(s, space, arrived):
                spaces &= ~(1 << space)
        return spaces

    def moves(self, s: S, space: int, origins: int, arrived: Arrivals) -> list[int]:
        """The Guerrillas that may go to a space."""
        here, at = 1 << space, self.questions.at
        rows = [(piece, s.rows[piece]) for piece in self.guerrillas]
        moves: list[int] = []
        for origin in members[origins & self.adjacent[space]]:
            for piece, row in rows:
                if row[origin] and arrived.has_stayed(s, piece, origin):
                    moves += at[piece].moves[origin][here]
        return moves

    def spaces(self, s: S) -> int:
        """Where a Raid may begin."""
        return self.reach(s, self.bases(s))

    def hidden_no_more(self, s: S) -> int:
        """Where the one Guerrilla that must come from next door for a Raid may be the last Underground one."""
        rows = [s.rows[piece] for piece in self.guerrillas[::2]]
        return bit_set(i for i in members[self.bases(s)] if sum([row[i] for row in rows]) < 2)

    def run(self, s: S, most: int) -> Steps[None]:
        """Raid in up to so many spaces, one finished before the next."""
        arrived = Arrivals()
        used = 0
        for _ in range(most):
            spaces = self.reach(s, self.camps(s, arrived)) & ~used
            space = yield from self.questions.pick(self.faction, self.space_prompt, spaces, optional=used != 0)
            if space is None:
                return
            used |= 1 << space
            tell_space(s, space)
            yield from self._run_in(s, space, arrived)

    def _run_in(self, s: S, space: int, arrived: Arrivals) -> Steps[None]:
        """One or two Guerrillas of one camp move in and may strike there."""
        origins = camps = self.camps(s, arrived)
        for number in range(2):
            options = self.moves(s, space, origins, arrived)
            if not options:
                break
            if number:
                options.append(self.questions.done)
            # As `about` makes it.
            detail = (1 << space, None, space, 0, (), self.guerrillas, camps)
            choice = yield self.faction, self.move_prompt, options, detail
            if choice == self.questions.done:
                break
            origins = 1 << self.questions.moves[choice][1]
            arrived.add(s, self.arrive(s, choice), space)
        shown = yield from one_step(s, self.strike(s, space))
        if shown is not None:
            arrived.show(s, shown, space)
        elif s.log is not None:
            s.log("no-strike", space=s.SPACES[space])
