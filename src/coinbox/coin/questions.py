"""Small questions that many rules ask: one space, one piece, some pieces that move."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from itertools import chain
from types import GeneratorType
from typing import Generic, TypeVar

from coinbox.coin.forces import Forces, announce, may_stand, move, place, remove, tell_space, where
from coinbox.coin.vocabulary import Pieces
from coinbox.kernel.bits import members
from coinbox.kernel.decision import LEFT, Facts, Prompt, Steps, about, asking_for
from coinbox.kernel.fields import Listener, without
from coinbox.kernel.trial import one_step

S = TypeVar("S", bound=Forces)
TAKE = Prompt("take-from-map", "1.4.1")
SELECTED = "select"
"""The heading of a space under what was announced for all of them."""

Movers = dict[tuple[int, int], int]
"""(piece, origin) -> how many of them have not moved yet."""
Move = tuple[int, int, int]
"""Piece, origin, destination."""
Effect = Steps[object] | object
"""What an effect gives back: its further questions, or nothing that matters."""
Where = int | Callable[[S], int]
"""A set of spaces, or the function that gives it as things are."""


def can_place(s: Forces, by: int, piece: int) -> bool:
    """Whether such a piece can be had: Available, or own and on the map."""
    if s.available[s.TYPE[piece]]:
        return True
    if by == s.OWNER[piece]:
        for other in alike(s, piece):
            if where(s, other):
                return True
    return False


def alike(s: Forces, piece: int) -> tuple[int, ...]:
    """The pieces of the same type: a Guerrilla is Underground or Active."""
    return _alike(s.TYPE, piece)


@cache
def _alike(types: tuple[int, ...], piece: int) -> tuple[int, ...]:
    return tuple(other for other, kind in enumerate(types) if kind == types[piece])


def movers(s: Forces, pieces: Sequence[int]) -> Movers:
    """All pieces of these kinds on the map, none of which has moved."""
    found: Movers = {}
    for piece in pieces:
        row = s.rows[piece]
        for origin in members[getattr(s, s.SETS[piece])]:  # what `where` reads, without the call
            found[piece, origin] = row[origin]
    return found


def groups(moved: list[Move]) -> dict[tuple[int, int], int]:
    """(Origin, destination) -> how many pieces went that way."""
    together: dict[tuple[int, int], int] = {}
    for _, origin, space in moved:
        together[origin, space] = together.get((origin, space), 0) + 1
    return together


class Naming:
    """A listener that passes every line on and knows whether one of them named a space."""

    __slots__ = ("listener", "named", "space")

    def __init__(self, listener: Listener, space: str) -> None:
        self.listener = listener
        self.space = space
        self.named = False

    def __call__(self, message: str, **args: str | int) -> None:
        self.named = self.named or self.space in (args.get("space"), args.get("origin"))
        self.named = self.named or self.space in str(args.get("spaces", "")).split()
        self.listener(message, **args)


class Questions(Generic[S]):
    """The questions in the words of one game."""

    def __init__(self, at: tuple[Pieces, ...], done: int, end_step: Callable[[S], None]) -> None:
        self.at = at
        self.done = done
        self.end_step = end_step
        self.moves = {
            option: (piece, origin, space)
            for piece, table in enumerate(at)
            for origin, offers in enumerate(table.moves)
            for space, option in offers.options.items()
        }
        """Move option -> (piece, origin, destination)."""
        self.standing = {
            option: (piece, space) for piece, table in enumerate(at) for space, option in table.here.options.items()
        }
        """Option that points at a piece on the map -> (piece, space)."""

    def pick(
        self, by: int, prompt: Prompt, spaces: int, *, optional: bool = False, number: int = 0, facts: Facts = ()
    ) -> Steps[int | None]:
        """One of these spaces; None if there is none, or if the choice may be and is declined.

        `number` and `facts` are what the question says besides.
        """
        if not spaces:
            return None
        options: Sequence[int] = members[spaces]
        if optional:
            options = (*options, self.done)
        choice = yield by, prompt, options, (spaces, None, -1, number, facts)  # as `about` makes it; asked very often
        return None if choice == self.done else choice

    def announced(self, s: S, by: int, action: str, steps: Steps[None]) -> Steps[None]:
        """Carry out what a faction may do or leave; its heading comes with the first answer that does something."""
        told = False
        try:
            pending = next(steps)
            while True:
                choice = yield pending
                if choice != self.done and not told:
                    announce(s, by, action)
                    told = True
                pending = steps.send(choice)
        except StopIteration:
            return

    def one_of(self, by: int, prompt: Prompt, spaces: int) -> Steps[int]:
        """One of these spaces, as a set; the empty set if there is none."""
        space = yield from self.pick(by, prompt, spaces)
        return 0 if space is None else 1 << space

    def options_at(self, s: S, pieces: Sequence[int], spaces: int) -> list[int]:
        """The options that point at pieces of these kinds in these spaces."""
        at, sets = self.at, s.SETS  # what `where` reads, without the calls
        return [option for piece in pieces for option in at[piece].here[getattr(s, sets[piece]) & spaces]]

    def pick_piece(
        self,
        by: int,
        prompt: Prompt,
        s: S,
        pieces: Sequence[int],
        spaces: int,
        *,
        optional: bool = False,
        to: int = -1,
        facts: Facts = (),
    ) -> Steps[tuple[int, int] | None]:
        """One piece of these kinds in these spaces, as (piece, space); `to` is the space that it is for."""
        options = self.options_at(s, pieces, spaces)
        if not options:
            return None
        if optional:
            options.append(self.done)
        choice = yield by, prompt, options, (spaces, None, to, 0, facts, pieces)  # as in `pick`
        return None if choice == self.done else self.standing[choice]

    def place_for(self, s: S, by: int, piece: int, space: int, *, sources: int = -1, must: bool = False) -> Steps[bool]:
        """Place a piece; a faction that places its own may take one from the map if none is Available (R-C2).

        `sources` are the spaces that can spare one, `must` makes it do so.
        """
        if not s.available[s.TYPE[piece]]:
            if by != s.OWNER[piece]:
                return False
            return (yield from one_step(s, self._take(s, by, piece, space, sources, must)))
        place(s, piece, space)
        return True

    def _take(self, s: S, by: int, piece: int, space: int, sources: int, must: bool) -> Steps[bool]:
        """Place a piece that is taken from the map."""
        facts = (("piece", s.TYPES[s.TYPE[piece]]),)
        kinds = alike(s, piece)
        source = yield from self.pick_piece(by, TAKE, s, kinds, sources, optional=not must, to=space, facts=facts)
        if source is not None:
            remove(s, *source)
            place(s, piece, space)
        return source is not None

    def move_pieces(
        self,
        s: S,
        by: int,
        prompt: Prompt,
        unmoved: Movers,
        reach: Sequence[int],
        detail: object,
        stop: bool,
        fits: Callable[[list[Move]], bool] | None = None,
    ) -> Steps[list[Move]]:
        """Move pieces one by one, each at most once, to spaces that their origin reaches, until done (R-C8).

        Returns every move; `stop` tells whether nothing may be moved at all, `fits` which lists of moves are allowed.
        """
        if s.EXPLAINS:
            detail = asking_for(detail, sorted({piece for piece, _ in unmoved}))
        moved: list[Move] = []
        sources = {}
        for (piece, origin), left in unmoved.items():
            if left and (offers := self.at[piece].moves[origin][reach[origin]]):
                sources[piece, origin] = offers
        options = [*chain.from_iterable(sources.values())]
        if stop:
            options.append(self.done)
        while sources:
            if fits is not None:
                options = [o for o in options if o == self.done or fits([*moved, self.moves[o]])]
                if options == [self.done]:
                    break
            choice = yield by, prompt, options, detail
            if choice == self.done:
                break
            made = piece, origin, space = self.moves[choice]
            move(s, piece, origin, space)
            moved.append(made)
            mover = piece, origin
            unmoved[mover] = left = unmoved[mover] - 1
            if not left:
                del sources[mover]
            if not left or len(moved) == 1 or fits is not None:
                options = [*chain.from_iterable(sources.values()), self.done]
        return moved

    # -- what a card or an activity does, one step after the other -------------------------------------------------

    def each(
        self,
        s: S,
        by: int,
        prompt: Prompt,
        spaces: Where[S],
        effect: Callable[[S, int], Effect],
        *,
        number: int = 1,
        up_to: int = 0,
        least: int | None = None,
        again: bool = False,
        heading: str = "",
    ) -> Steps[None]:
        """Do something in `number` different spaces, or in `up_to` so many, each a step.

        All of the number are taken while there are any, unless `least` tells how many must be. Spaces that a function
        gives are looked at anew each time; `again` lets a space be taken again. `heading` is the action that the log
        tells of each space, or SELECTED; without one a space is told if nothing that is done names it. What comes
        afterwards does not depend on the spaces; else use `each_there`.
        """
        return self._each(  # type: ignore[return-value]  # the spaces are of no further use
            s, by, prompt, spaces, effect, number, up_to, least, again, heading, object()
        )

    def each_there(
        self,
        s: S,
        by: int,
        prompt: Prompt,
        spaces: Where[S],
        effect: Callable[[S, int], Effect],
        *,
        number: int = 1,
        up_to: int = 0,
        least: int | None = None,
        again: bool = False,
        heading: str = "",
    ) -> Steps[int]:
        """Do something in each of some spaces like `each`; returns the spaces, with which something else is done."""
        return self._each(s, by, prompt, spaces, effect, number, up_to, least, again, heading, None)

    def _each(
        self,
        s: S,
        by: int,
        prompt: Prompt,
        spaces: Where[S],
        effect: Callable[[S, int], Effect],
        number: int,
        up_to: int,
        least: int | None,
        again: bool,
        heading: str,
        loop: object | None,
    ) -> Steps[int]:
        must = least if least is not None else 0 if up_to else number
        most = up_to or number
        fixed = not again and isinstance(spaces, int)
        counted = most > 1 and (fixed or most < len(s.SPACES))
        used = 0
        for nth in range(most):
            if loop is not None and s.watch is not None:
                s.watch.step(loop)
            legal = spaces if isinstance(spaces, int) else spaces(s)
            if used and not again:
                legal = without(s, legal, used)
            if not legal:
                break
            options = members[legal] if nth < must else (*members[legal], self.done)
            facts: Facts = ()
            if counted:
                facts = LEFT[min(most - nth, legal.bit_count()) if fixed else most - nth]
            if again and not legal & (legal - 1):
                facts = (*facts, ("space", s.SPACES[members[legal][0]]))
            space = yield by, prompt, options, (legal, None, -1, 0, facts)  # as in `pick`
            if space == self.done:
                break
            used |= 1 << space
            steps = effect(s, space) if s.log is None else self._told(s, s.log, by, heading, effect, space)
            if isinstance(steps, GeneratorType):
                yield from steps
            self.end_step(s)
        if loop is not None and s.watch is not None:
            s.watch.step(loop)
        return used

    def _told(
        self, s: S, listener: Listener, by: int, heading: str, effect: Callable[[S, int], Effect], space: int
    ) -> Steps[None]:
        """Do something in a space; the listener learns where, under a heading, or by itself if no line names it."""
        naming = Naming(listener, s.SPACES[space])
        if heading == SELECTED:
            tell_space(s, space)
        elif heading:
            announce(s, by, heading, space)
        else:
            s.log = naming
        steps = effect(s, space)
        if isinstance(steps, GeneratorType):
            yield from steps
        still = s.log is naming
        if still:  # no other listener has taken over meanwhile
            s.log = listener
        if still and not naming.named:
            tell_space(s, space)

    def in_all(
        self,
        s: S,
        by: int,
        prompt: Prompt,
        spaces: int,
        effect: Callable[[S, int], Effect],
        left: Callable[[S], int],
    ) -> Steps[int]:
        """Do something in all of these spaces, each a step; returns those where it was done.

        It takes one of what is `left` each time; with too few for all of them the player picks where (R-C15).
        """
        todo = spaces
        while todo and (stock := left(s)):
            space = members[todo][0]
            if todo.bit_count() > stock:
                space = yield by, prompt, members[todo], about(todo)
            todo &= ~(1 << space)
            steps = effect(s, space)
            if isinstance(steps, GeneratorType):
                yield from steps
            self.end_step(s)
        return spaces & ~todo

    def each_piece(
        self,
        s: S,
        by: int,
        prompt: Prompt,
        pieces: Sequence[int],
        spaces: Where[S],
        effect: Callable[[S, int, int], Effect],
        *,
        number: int = 1,
        up_to: int = 0,
        apart: bool = False,
    ) -> Steps[int]:
        """Do something to `number` pieces of these kinds, or to `up_to` so many, each a step; returns their spaces.

        `apart` takes each from another space.
        """
        used = 0
        most = up_to or number
        for nth in range(most):
            legal = spaces(s) if callable(spaces) else spaces
            free = legal & ~used if apart else legal
            facts = LEFT[most - nth] if most > 1 else ()
            chosen = yield from self.pick_piece(by, prompt, s, pieces, free, optional=up_to > 0, facts=facts)
            if chosen is None:
                break
            used |= 1 << chosen[1]
            steps = effect(s, *chosen)
            if isinstance(steps, GeneratorType):
                yield from steps
            self.end_step(s)
        return used

    def choose(
        self,
        by: int,
        prompt: Prompt,
        ways: Mapping[int, object],
        *,
        refuse: int | None = None,
        space: int = -1,
        facts: Facts = (),
    ) -> Steps[int]:
        """One of the ways that are possible, each a word and whether it is; `done` if there is none.

        `refuse` is the word that takes none of them.
        """
        options = [option for option, possible in ways.items() if possible]
        if not options:
            return self.done
        if refuse is not None:
            options.append(refuse)
        return (yield by, prompt, options, about(0, None, space, 0, facts))

    def place_each(
        self,
        s: S,
        by: int,
        prompt: Prompt,
        piece: int,
        spaces: Where[S],
        *,
        number: int = 1,
        up_to: int = 0,
        again: bool = False,
    ) -> Steps[int]:
        """A piece in each of `number` spaces, or of `up_to` so many, while one can be had; returns those spaces."""

        def legal(s: S) -> int:
            if not can_place(s, by, piece):
                return 0
            return spaces(s) if callable(spaces) else spaces

        def effect(s: S, space: int) -> Steps[bool]:
            return self.place_for(s, by, piece, space)

        return self.each_there(s, by, prompt, legal, effect, number=number, up_to=up_to, again=again)

    def place_there(self, s: S, by: int, piece: int, spaces: int, number: int = 1) -> Steps[None]:
        """So many pieces in each of these spaces, a step a space (R-C1)."""
        for space in members[spaces]:
            for _ in range(number):
                if not (yield from self.place_for(s, by, piece, space)):
                    break
            self.end_step(s)

    def placing(self, by: int, piece: int) -> Callable[[S, int], Steps[None]]:
        """The effect that one such piece is placed in a space."""
        return lambda s, space: self.place_there(s, by, piece, 1 << space)

    def place_any(
        self,
        s: S,
        by: int,
        prompt: Prompt,
        kinds: Mapping[int, int],
        space: int,
        *,
        number: int = 1,
        up_to: int = 0,
        from_map: bool = True,
    ) -> Steps[int]:
        """`number` pieces of these kinds (word -> piece) in a space, or `up_to` so many, one step; returns how many.

        Without `from_map` they come from Available alone.
        """
        open_kinds = dict(kinds)
        left = most = up_to or number
        while left:
            options = []
            for word, piece in open_kinds.items():
                had = can_place(s, by, piece) if from_map else s.available[s.TYPE[piece]]
                if had and may_stand(s, piece, space):
                    options.append(word)
            if not options:
                break
            if up_to:
                options.append(self.done)
            choice = yield by, prompt, options, (0, None, space, left)  # as in `pick`
            if choice == self.done:
                break
            if (yield from self.place_for(s, by, open_kinds[choice], space)):
                left -= 1
            else:
                del open_kinds[choice]  # none Available, and none taken from the map: not asked again
        self.end_step(s)
        return most - left

    def move_some(
        self,
        s: S,
        by: int,
        prompt: Prompt,
        piece: int,
        origins: int,
        spaces: int,
        *,
        number: int = 1,
        up_to: int = 0,
        together: bool = False,
        space: int = -1,
    ) -> Steps[None]:
        """Move `number` pieces of a kind from these origins to these spaces, or `up_to` so many, as one step.

        `together` keeps them to the first one's way; `space` is the one that the question names, else the only one.
        """
        most = up_to or number
        for nth in range(most):
            options = [o for i in members[where(s, piece) & origins] for o in self.at[piece].moves[i][spaces]]
            if not options:
                break
            if up_to:
                options.append(self.done)
            only = space if space >= 0 or spaces & (spaces - 1) else members[spaces][0]
            facts = LEFT[most - nth] if 1 < most < len(s.SPACES) else ()
            choice = yield by, prompt, options, about(spaces, None, only, 0, facts, (piece,))
            if choice == self.done:
                break
            _, origin, destination = self.moves[choice]
            move(s, piece, origin, destination)
            if together:
                origins, spaces = 1 << origin, 1 << destination
        self.end_step(s)


def both(*effects: Callable[..., Effect]) -> Callable[..., Steps[None]]:
    """An effect that is these, one after the other."""

    def effect(s: Forces, *chosen: int) -> Steps[None]:
        for one in effects:
            steps = one(s, *chosen)
            if isinstance(steps, GeneratorType):
                yield from steps

    return effect
