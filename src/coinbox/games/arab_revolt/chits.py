"""Operations chits (1.8) and Punishment chits (1.7): drawing, choosing, holding, setting aside."""

from __future__ import annotations

from functools import cache

from coinbox.coin.sections import rule
from coinbox.games.arab_revolt.state import CENTRALIZED, DECENTRALIZED, ArabRevolt
from coinbox.games.arab_revolt.verbs import drop_punishment, keep_punishment, put_chit_back, set_chit, use
from coinbox.games.arab_revolt.vocabulary import (
    BRITISH,
    DONE,
    DRAWN_CHITS,
    DRAWN_PUNISHMENTS,
    FACTIONS,
    HELD_CHITS,
    HELD_PUNISHMENTS,
    REBELS,
    words,
)
from coinbox.kernel.decision import CHANCE, NO_DETAIL, Prompt, Steps

DRAW_CHIT = Prompt("draw-chit", "1.8.1")
CHOOSE_CHIT = Prompt("choose-chit", "2.3.4")
DRAW_PUNISHMENT = Prompt("draw-punishment", "1.7.1")
CHOOSE_PUNISHMENT = Prompt("choose-punishment", "4.2.1")
HOLD_PUNISHMENT = Prompt("hold-punishment", "1.7.1")


def draw_operations(s: ArabRevolt, number: int) -> Steps[list[int]]:
    """The Rebels draw so many Operations chits."""
    return draw(s, REBELS, s.operations_pool, number, DRAW_CHIT, DRAWN_CHITS)


def draw_punishments(s: ArabRevolt, by: int, number: int) -> Steps[list[int]]:
    """A faction draws so many Punishment chits."""
    return draw(s, by, s.punishments_pool, number, DRAW_PUNISHMENT, DRAWN_PUNISHMENTS)


def draw(
    s: ArabRevolt, by: int, pool: list[int], number: int, prompt: Prompt, options: tuple[int, ...]
) -> Steps[list[int]]:
    """Draw so many chits of a pool at random, or what is there (R-A1, R-A9); they stay in the pool until used."""
    left, drawn = pool[:], []
    for _ in range(min(number, len(left))):
        choice = yield CHANCE, prompt, *chances(tuple(left), options)
        kind = options.index(choice)
        left.remove(kind)
        drawn.append(kind)
        if s.log is not None:
            s.log("draw", faction=FACTIONS[by], chit=words.name(choice))
    return drawn


@cache
def chances(chits: tuple[int, ...], options: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The options for the kinds of these chits, and how many there are of each."""
    return kinds_of(chits, options), tuple(chits.count(kind) for kind in sorted(set(chits)))


def offers(drawn: list[int], held: list[int], options: tuple[int, ...], holding: tuple[int, ...]) -> tuple[int, ...]:
    """The options for chits that were drawn and for those that are held."""
    return kinds_of(tuple(drawn), options) + kinds_of(tuple(held), holding)


@cache
def kinds_of(chits: tuple[int, ...], options: tuple[int, ...]) -> tuple[int, ...]:
    """The options for the kinds of these chits."""
    return tuple(options[kind] for kind in sorted(set(chits)))


# -- Operations chits -----------------------------------------------------------------------------------------------


@rule("1.8", "1.8.1", "2.3.4", "6.6.4")
def choose_chit(s: ArabRevolt) -> Steps[None]:
    """The Rebels draw two chits, at Decentralized one, and play one of these or one that they hold (R-A1)."""
    if s.chit:  # a position in the middle of the turn, which begins anew
        put_chit_back(s)
    number = 1 if s.unity == DECENTRALIZED else 2
    drawn = yield from draw_operations(s, number)
    options = offers(drawn, s.operations_held, DRAWN_CHITS, HELD_CHITS)
    if options:
        choice = yield REBELS, CHOOSE_CHIT, options, NO_DETAIL
        set_chit(s, use(s, choice, s.operations_pool, s.operations_held, DRAWN_CHITS))


@rule("1.8.2", "6.6.3")
def has_effect(s: ArabRevolt) -> bool:
    """Whether the chit lets the British strike at an Active Guerrilla (R-A3: Unity is read now)."""
    return s.chit > 1 and s.unity != CENTRALIZED and s.with_active != 0


# -- Punishment chits -----------------------------------------------------------------------------------------------


@rule("1.7", "1.7.1", "4.2.1")
def choose_punishment(s: ArabRevolt) -> Steps[int]:
    """The British draw two chits (A18: choose among all) and use one of these or one that they hold (R-A9)."""
    if s.parameters.punish_chooses:
        drawn = s.punishments_pool
    else:
        drawn = yield from draw_punishments(s, BRITISH, 2)
    options = offers(drawn, s.punishments_held, DRAWN_PUNISHMENTS, HELD_PUNISHMENTS)
    return (yield from use_one(s, options))


def is_sure_of(s: ArabRevolt, kinds: tuple[int, ...]) -> bool:
    """Whether the British can use a chit of one of these kinds, whatever two they draw."""
    others = sum(kind not in kinds for kind in s.punishments_pool)
    drawn = others < len(s.punishments_pool) and (others < 2 or s.parameters.punish_chooses != 0)
    return drawn or any(kind in kinds for kind in s.punishments_held)


def choose_held_punishment(s: ArabRevolt) -> Steps[int]:
    """The British use a chit that they hold (A12)."""
    return (yield from use_one(s, offers([], s.punishments_held, DRAWN_PUNISHMENTS, HELD_PUNISHMENTS)))


def use_one(s: ArabRevolt, options: tuple[int, ...]) -> Steps[int]:
    """One of these Punishment chits."""
    choice = yield BRITISH, CHOOSE_PUNISHMENT, options, NO_DETAIL
    return use(s, choice, s.punishments_pool, s.punishments_held, DRAWN_PUNISHMENTS)


@rule("1.7.1")
def hold_punishment(s: ArabRevolt, prompt: Prompt = HOLD_PUNISHMENT, *, optional: bool = False) -> Steps[None]:
    """The British select a chit of the pool to hold."""
    options = [DRAWN_PUNISHMENTS[kind] for kind in sorted(set(s.punishments_pool))]
    if not options:
        return
    if optional:
        options.append(DONE)
    choice = yield BRITISH, prompt, options, NO_DETAIL
    if choice != DONE:
        keep_punishment(s, DRAWN_PUNISHMENTS.index(choice))


def discard_punishment(s: ArabRevolt, prompt: Prompt) -> Steps[None]:
    """The British set aside a chit that they hold."""
    if s.punishments_held:
        choice = yield BRITISH, prompt, offers([], s.punishments_held, (), HELD_PUNISHMENTS), NO_DETAIL
        drop_punishment(s, HELD_PUNISHMENTS.index(choice))
