"""Setup (2.1), positions and the checks that hold at every moment of a game."""

from __future__ import annotations

from coinbox.coin.forces import POLICE
from coinbox.coin.sections import rule
from coinbox.coin.setup import Position, Setup
from coinbox.coin.territory import derive_control
from coinbox.games.kenya.capabilities import CAPABILITIES
from coinbox.games.kenya.sequence import INITIATIVE
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.vocabulary import POPULATION, RESERVES, SPACES
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.errors import Fault
from coinbox.kernel.rules import Plain

SCENARIOS = ("standard",)
START: dict[str, Plain] = {
    "nairobi": {"troops": 2, "police": 3, "underground": 1, "bases": 1},
    **{reserve: {"underground": 1} for reserve in ("kiambu", "fort_hall", "nyeri", "embu", "meru")},
    **{mountain: {"underground": 1, "bases": 1} for mountain in ("aberdares", "mount_kenya")},
    **{province: {"troops": 2, "police": 1} for province in ("rift_valley", "nanyuki")},
    **{province: {"police": 1} for province in ("thompsons_falls", "thika")},
}


def derive_more(s: Kenya) -> None:
    """Work out everything that the verbs keep: sets, Control, Available, Population, parameters."""
    derive_control(s)
    s.available[POLICE] -= s.out_of_play
    s.population = [printed - gone for printed, gone in zip(POPULATION, s.relocated, strict=True)]
    s.populated = bit_set(i for i, n in enumerate(s.population) if n)


@rule("1.2", "1.3.1", "1.3.2", "1.3.3", "1.4.2", "1.6", "1.7")
def impossible(s: Kenya) -> list[Fault]:
    """What a position of this game may never show."""
    found = []
    for name, spaces in (("Loyalty", s.loyalty), ("Resistance", s.resistance)):
        found += [
            Fault(f"{name} in {SPACES[i]}, which is Unpopulated (1.6)", "fault-level", level=name, space=SPACES[i])
            for i in members[spaces & ~s.populated]
        ]
    found += [
        Fault(f"Loyalty and Resistance in {SPACES[i]} at once (1.6)", "fault-both-levels", space=SPACES[i])
        for i in members[s.loyalty & s.resistance]
    ]
    return found


def complete(s: Kenya, _position: Position) -> list[Fault]:
    """No more Population can have left a space than it had."""
    return [
        Fault(
            f"{SPACES[i]} has lost {gone} Population of {POPULATION[i]} (1.3.2)",
            "fault-population",
            space=SPACES[i],
            n=gone,
            most=POPULATION[i],
        )
        for i, gone in enumerate(s.relocated)
        if gone > (POPULATION[i] if RESERVES >> i & 1 else 0)
    ]


SETUP: Setup[Kenya] = Setup(
    "kenya",
    lambda _scenario: Kenya(),
    {"spaces": START},
    INITIATIVE,
    CAPABILITIES,
    derive_more,
    impossible,
    complete,
)
