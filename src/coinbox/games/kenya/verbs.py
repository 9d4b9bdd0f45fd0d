"""The functions of Kenya that change the state beyond its pieces: levels, Population, Resources, the Pipeline."""

from __future__ import annotations

from coinbox.coin.dice import BELOW, roll
from coinbox.coin.forces import POLICE, put
from coinbox.coin.operation import Payment
from coinbox.coin.sections import rule
from coinbox.coin.territory import settle_control
from coinbox.coin.tracks import on_track, tell_track
from coinbox.coin.will import change_will
from coinbox.games.kenya.state import PIPELINE, Kenya
from coinbox.games.kenya.vocabulary import BRITISH, MAU_MAU, SPACES, words
from coinbox.kernel.decision import Facts, Prompt, Steps

OUTRAGE = Prompt("outrage", "6.6.3")


def end_step(s: Kenya) -> None:
    """End a step: Control, and Political Will by the Population now (1.7, R-C1)."""
    if s.unsettled:
        settle_control(s, s.population)


# -- Loyalty, Resistance, Population ---------------------------------------------------------------------------------


def level_of(s: Kenya, space: int) -> int:
    """1 at Loyalty, -1 at Resistance, else 0."""
    return (s.loyalty >> space & 1) - (s.resistance >> space & 1)


@rule("1.6", "1.3.3", "1.3.4")
def set_level(s: Kenya, space: int, level: int) -> None:
    """Set a Populated space to Loyalty (1), Neutral (0) or Resistance (-1); others stay Neutral."""
    bit = 1 << space
    if not s.populated & bit or level == level_of(s, space):
        return
    s.loyalty = s.loyalty | bit if level > 0 else s.loyalty & ~bit
    s.resistance = s.resistance | bit if level < 0 else s.resistance & ~bit
    if s.log is not None:
        s.log("level", space=SPACES[space], level=("neutral", "loyalty", "resistance")[level])


@rule("1.6")
def shift(s: Kenya, space: int, step: int) -> None:
    """Shift a space one level towards Loyalty (1) or Resistance (-1)."""
    set_level(s, space, max(-1, min(1, level_of(s, space) + step)))


@rule("1.3.2")
def change_population(s: Kenya, space: int, step: int) -> None:
    """Take one Population away or give one back; an Unpopulated space is Neutral (1.6, R-K2).

    A change of Population does not itself move Political Will (R-K3).
    """
    bit = 1 << space
    s.relocated[space] -= step
    s.population[space] += step
    if s.log is not None:
        s.log("population", space=SPACES[space], n=s.population[space])
    if s.population[space]:
        s.populated |= bit
    else:
        set_level(s, space, 0)
        s.populated &= ~bit


@rule("1.3.2")
def diminished(s: Kenya) -> int:
    """Spaces below their printed Population."""
    return sum(1 << space for space, removed in enumerate(s.relocated) if removed)


@rule("1.3.5")
def release_police(s: Kenya) -> None:
    """One Police leaves Out of Play and becomes Available, if any is left there."""
    if s.out_of_play:
        s.out_of_play -= 1
        s.available[1] += 1
        if s.log is not None:
            s.log("release-police", n=s.out_of_play)


@rule("1.3.5")
def place_out_of_play_police(s: Kenya, space: int) -> None:
    """Put a Police from Out of Play straight on the map."""
    s.out_of_play -= 1
    put(s, POLICE, space)
    if s.log is not None:
        s.log("place-from", piece="police", space=SPACES[space], source="out_of_play")


# -- tracks ----------------------------------------------------------------------------------------------------------


@rule("1.8")
def gain(s: Kenya, amount: int, cause: str, spaces: int = 0) -> None:
    """Add Mau Mau Resources, not beyond 20."""
    before = s.mau_mau_resources
    s.mau_mau_resources = after = on_track(before + amount)
    if s.log is not None:
        tell_track(s, "mau_mau_resources", amount, before, after, cause, spaces)


@rule("1.8")
def held(s: Kenya, faction: int) -> int:
    """What a faction has to spend; only the Mau Mau have Resources."""
    return s.mau_mau_resources if faction == MAU_MAU else 0


def pay(s: Kenya, _faction: int, amount: int, cause: str = "price", spaces: int = 0) -> None:
    """Spend Mau Mau Resources that are there."""
    before = s.mau_mau_resources
    if amount > before:
        raise ValueError(f"the Mau Mau cannot pay {amount}")
    s.mau_mau_resources -= amount
    if s.log is not None and amount:
        tell_track(s, "mau_mau_resources", -amount, before, before - amount, cause, spaces)


PAYMENT = Payment(words, held, pay)


@rule("1.11", "6.6", "6.6.1")
def along_pipeline(s: Kenya, _operation: object) -> Facts:
    """Where the Pipeline stands, and what lies to its left and right."""
    boxes = PIPELINE[s.pipeline], PIPELINE[max(0, s.pipeline - 1)], PIPELINE[min(4, s.pipeline + 1)]
    return tuple(zip(("pipeline", "leftward", "rightward"), boxes, strict=True))


def move_pipeline(s: Kenya, step: int, cause: str) -> None:
    """Move the Pipeline Track, not beyond its ends (R-K9)."""
    before = s.pipeline
    s.pipeline = max(0, min(4, before + step))
    if s.log is not None:
        moved = s.pipeline - before
        s.log("pipeline", pipeline=PIPELINE[s.pipeline], total=s.pipeline, asked=step, n=moved, cause=cause)


@rule("6.6.3", "6.6.2")
def roll_for_outrage(s: Kenya, cost: int = 1) -> Steps[None]:
    """A roll below the Pipeline costs Political Will; at 0 or 1 there is nothing to roll for."""
    if s.pipeline < 2:
        return
    if (yield from roll(s, BRITISH, OUTRAGE, s.pipeline, BELOW)):
        change_will(s, -cost, "outrage")
