"""Setup (2.1), positions and the checks that hold at every moment of a game."""

from __future__ import annotations

from coinbox.coin.sections import rule
from coinbox.coin.setup import Setup
from coinbox.coin.territory import derive_control
from coinbox.games.malaya.capabilities import CAPABILITIES
from coinbox.games.malaya.sequence import INITIATIVE
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.vocabulary import LEVELLED, NEW_VILLAGES, PROVINCES, SPACES, THAILAND
from coinbox.kernel.bits import members
from coinbox.kernel.errors import Fault
from coinbox.kernel.rules import Plain

SCENARIOS = ("standard", "extended")
START: dict[str, Plain] = {
    "kuala_lumpur": {"troops": 4, "police": 2, "support": True},
    "perak": {"troops": 2, "police": 2, "underground": 1},
    "johore": {"troops": 2, "police": 2, "underground": 1},
    "pahang": {"underground": 2, "bases": 1, "opposition": True},
    "kelantan": {"underground": 1, "bases": 1},
    "trengganu": {"underground": 1},
}


def derive_more(s: Malaya) -> None:
    """Control follows from the pieces."""
    derive_control(s)


@rule("1.2", "1.3.1", "1.3.3", "1.3.5", "1.4.2", "1.6", "1.7")
def impossible(s: Malaya) -> list[Fault]:
    """What a position of this game may never show."""
    found = []
    if s.terror[THAILAND]:
        found.append(Fault("a Terror marker in thailand (R-M7)", "fault-terror", space="thailand"))
    for name, spaces in (("Support", s.support), ("Opposition", s.opposition)):
        found += [
            Fault(f"{name} in {SPACES[i]} (1.6)", "fault-level", level=name, space=SPACES[i])
            for i in members[spaces & ~LEVELLED]
        ]
    found += [
        Fault(f"Support and Opposition in {SPACES[i]} at once (1.6)", "fault-both-levels", space=SPACES[i])
        for i in members[s.support & s.opposition]
    ]
    found += [
        Fault(f"a New Village in {SPACES[i]}, which is no Province (1.4.2)", "fault-village", space=SPACES[i])
        for i in members[s.new_villages & ~PROVINCES]
    ]
    if s.new_villages.bit_count() > NEW_VILLAGES:
        number = s.new_villages.bit_count()
        text = f"{number} New Villages (there are {NEW_VILLAGES}; 1.12)"
        found.append(Fault(text, "fault-villages", n=number, most=NEW_VILLAGES))
    return found


def blank(scenario: str) -> Malaya:
    """The scenarios differ in the deck alone."""
    s = Malaya()
    s.extended = SCENARIOS.index(scenario)
    return s


SETUP: Setup[Malaya] = Setup("malaya", blank, {"spaces": START}, INITIATIVE, CAPABILITIES, derive_more, impossible)
