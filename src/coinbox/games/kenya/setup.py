"""Setup (2.1), positions and the checks that hold at every moment of a game."""

from __future__ import annotations

from functools import cache

from coinbox.coin.forces import POLICE, derive_forces, too_many_pieces, wrongly_kept
from coinbox.coin.position import position_of, read_position
from coinbox.coin.sections import rule
from coinbox.coin.territory import derive_control
from coinbox.games.kenya.capabilities import CAPABILITIES
from coinbox.games.kenya.sequence import INITIATIVE, deck
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.vocabulary import POPULATION, RESERVES, SPACES
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.errors import PositionError
from coinbox.kernel.fields import out_of_bounds
from coinbox.kernel.rules import Plain

SCENARIOS = ("standard",)
START: dict[str, Plain] = {
    "nairobi": {"troops": 2, "police": 3, "underground": 1, "bases": 1},
    **{reserve: {"underground": 1} for reserve in ("kiambu", "fort_hall", "nyeri", "embu", "meru")},
    **{mountain: {"underground": 1, "bases": 1} for mountain in ("aberdares", "mount_kenya")},
    **{province: {"troops": 2, "police": 1} for province in ("rift_valley", "nanyuki")},
    **{province: {"police": 1} for province in ("thompsons_falls", "thika")},
}


@rule("2.1")
def setup(scenario: str) -> Kenya:
    """The board as the game begins."""
    return _start().copy()


@cache
def _start() -> Kenya:
    return from_position({"spaces": START}, "standard")


def position(s: Kenya) -> dict[str, Plain]:
    """The board in plain words."""
    words: dict[str, Plain] = {"game": "kenya"}
    return words | position_of(s, SPACES)


def from_position(position: dict[str, Plain], scenario: str) -> Kenya:
    """A state from a position; what it leaves out is as at the start of the scenario."""
    s = Kenya()
    given: dict[str, Plain] = {"spaces": START}
    given |= {key: value for key, value in position.items() if key != "game"}
    read_position(given, s, SPACES)
    problems = [
        f"{SPACES[i]} has lost {gone} Population of {POPULATION[i]} (1.3.2)"
        for i, gone in enumerate(s.relocated)
        if gone > (POPULATION[i] if RESERVES >> i & 1 else 0)
    ]
    if not problems:
        derive(s)
        problems = impossibilities(s)
    if problems:
        raise PositionError(f"position: {problems[0]}")
    return s


def derive(s: Kenya) -> None:
    """Work out everything that the verbs keep: sets, Control, Available, Population, parameters."""
    derive_forces(s)
    derive_control(s)
    s.available[POLICE] -= s.out_of_play
    s.population = [printed - gone for printed, gone in zip(POPULATION, s.relocated, strict=True)]
    s.populated = bit_set(i for i, n in enumerate(s.population) if n)
    s.unseen = deck(s).unseen(s.played)
    CAPABILITIES.apply(s)


@rule("1.2", "1.3.1", "1.3.2", "1.3.3", "1.4.2", "1.6")
def impossibilities(s: Kenya) -> list[str]:
    """Everything that a position may never show."""
    found = too_many_pieces(s)
    for name, spaces in (("Loyalty", s.loyalty), ("Resistance", s.resistance)):
        found += [f"{name} in {SPACES[i]}, which is Unpopulated (1.6)" for i in members[spaces & ~s.populated]]
    found += [f"Loyalty and Resistance in {SPACES[i]} at once (1.6)" for i in members[s.loyalty & s.resistance]]
    return found + INITIATIVE.impossible_cards(s)


@rule("1.7")
def check(s: Kenya) -> list[str]:
    """Every invariant that does not hold, as sentences; unsettled spaces await the end of their step."""
    true = s.copy()
    derive(true)
    return out_of_bounds(s) + impossibilities(s) + wrongly_kept(s, true)
