"""Changes of the state that ask something first: which Guerrilla, Camp, Railway or Cache; and Intel that is seen."""

from __future__ import annotations

from collections.abc import Callable

from coinbox.coin.forces import remove
from coinbox.coin.questions import Movers
from coinbox.coin.sections import rule
from coinbox.games.japanese_occupation.questions import move_pieces, pick, pick_piece
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import (
    activate,
    add_camp,
    camps_left,
    draw_intel,
    end_step,
    release_cache,
    remove_camp,
    return_cache,
    set_zipper,
    tell_box,
    turn_up,
)
from coinbox.games.japanese_occupation.vocabulary import (
    BRITISH,
    CACHE,
    DONE,
    INTEL,
    INTEL_OPTIONS,
    PROVINCES,
    RAILWAY_OPTIONS,
    SPACE_COUNT,
    UNDERGROUND,
    ZIPPER_CACHES,
)
from coinbox.kernel.bits import members
from coinbox.kernel.decision import CHANCE, NO_DETAIL, Prompt, Steps, about

TAKE_CAMP = Prompt("take-camp", "1.10")
DRAW_INTEL = Prompt("draw-intel", "1.11")
ZIPPER_CACHE = Prompt("zipper-cache", "6.7.2")


@rule("1.4.3")
def show(s: JapaneseOccupation, prompt: Prompt, space: int, kinds: tuple[int, ...] = UNDERGROUND) -> Steps[int | None]:
    """The British Activate an Underground Guerrilla of their choice; returns which it was."""
    chosen = yield from pick_piece(BRITISH, prompt, s, kinds, 1 << space)
    if chosen is None:
        return None
    activate(s, chosen[0], space, 1)
    return chosen[0]


@rule("1.10", "1.4.2")
def place_camp(s: JapaneseOccupation, by: int, space: int, kept: int = 0) -> Steps[None]:
    """A Jungle Camp for a Province without one; with none Available one must come from the map (R-J19).

    `kept` are camps that are not taken while there is another.
    """
    bit = 1 << space
    if s.camps & bit or not PROVINCES & bit:
        return
    if not camps_left(s):
        facts = (("space", s.SPACES[space]),)
        origin = yield from pick(by, TAKE_CAMP, s.camps & ~kept or s.camps, facts=facts)
        if origin is not None:
            remove_camp(s, origin)
    add_camp(s, space)


def pick_railway(by: int, prompt: Prompt, railways: int, *extra: int) -> Steps[int | None]:
    """One of these Railways, or None for one of the `extra` words that decline; None too if there is no Railway."""
    if not railways:
        return None
    options = (*(RAILWAY_OPTIONS[i] for i in members[railways]), *extra)
    choice = yield by, prompt, options, NO_DETAIL
    return None if choice in extra else RAILWAY_OPTIONS.index(choice)


def each_railway(
    s: JapaneseOccupation,
    by: int,
    prompt: Prompt,
    railways: int,
    effect: Callable[[JapaneseOccupation, int], None],
    *,
    up_to: int,
) -> Steps[None]:
    """Do something to up to so many different Railways."""
    for _ in range(up_to):
        railway = yield from pick_railway(by, prompt, railways, DONE)
        if railway is None:
            break
        railways &= ~(1 << railway)
        effect(s, railway)


def send(
    s: JapaneseOccupation, by: int, prompt: Prompt, waiting: Movers, spaces: int, *, up_to: int | None = None
) -> Steps[None]:
    """A faction may move any of these pieces, or so many, to these spaces over any distance, as one step."""
    fits = None if up_to is None else lambda moves: len(moves) <= up_to
    yield from move_pieces(s, by, prompt, waiting, [int(spaces)] * SPACE_COUNT, about(spaces), stop=True, fits=fits)
    end_step(s)


@rule("1.11")
def look(s: JapaneseOccupation, space: int) -> Steps[int]:
    """The value of a chit, drawn from the cup when it is first looked at (R-J14)."""
    if not s.intel[space]:
        left = [3 - s.intel.count(value + 1) for value in range(len(INTEL))]
        options = [option for option, number in zip(INTEL_OPTIONS, left, strict=True) if number]
        choice = yield CHANCE, DRAW_INTEL, options, [number for number in left if number]
        draw_intel(s, space, INTEL_OPTIONS.index(choice))
    return s.intel[space] - 1


@rule("1.11", "4.2.2")
def reveal(s: JapaneseOccupation, space: int) -> Steps[None]:
    """Turn a concealed chit up."""
    yield from look(s, space)
    turn_up(s, space)


@rule("1.14", "6.7", "6.7.1", "6.7.2")
def move_zipper(s: JapaneseOccupation, box: int, cause: str = "card") -> Steps[None]:
    """Set the Zipper marker: boxes that it reaches release their Cache, those that it leaves want one back (R-J11)."""
    before = s.zipper
    set_zipper(s, box, cause)
    box = s.zipper
    for step in reversed(members[ZIPPER_CACHES]):
        if step <= box and s.zipper_caches >> step & 1:
            release_cache(s, step)
        elif before < step <= box:
            tell_box(s, "empty-box", step)
        elif box < step <= before:
            if s.available[3]:
                return_cache(s, step)
            elif s.with_caches:
                space = yield from pick(BRITISH, ZIPPER_CACHE, s.with_caches)
                if space is not None:
                    remove(s, CACHE, space)
                    return_cache(s, step)
                    end_step(s)
            else:
                tell_box(s, "unfilled-box", step)
