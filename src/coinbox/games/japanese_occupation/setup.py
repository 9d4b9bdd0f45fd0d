"""Setup (2.1), positions and the checks that hold at every moment of a game."""

from __future__ import annotations

from coinbox.coin.forces import cubes_in
from coinbox.coin.sections import rule
from coinbox.coin.setup import Position, Setup
from coinbox.games.japanese_occupation.capabilities import CAPABILITIES
from coinbox.games.japanese_occupation.sequence import INITIATIVE
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import guerrillas_in
from coinbox.games.japanese_occupation.vocabulary import (
    CAMPS,
    INTEL,
    LEVELLED,
    PROVINCES,
    SPACE_COUNT,
    SPACES,
    VILLAGES,
    ZIPPER,
    ZIPPER_CACHES,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.errors import Fault
from coinbox.kernel.rules import Plain

SCENARIOS = ("standard",)
GARRISON: dict[str, Plain] = {"troops": 3, "police": 1, "kempeitai": 1}
START: dict[str, Plain] = {
    "kedah": {"non_mpaja_underground": 1},
    "kelantan": {"non_mpaja_underground": 1},
    "pahang": {"mpaja_underground": 1},
    "perak": {**GARRISON, "opposition": True, "caches": 1, "mpaja_underground": 2, "camps": True, "force_136": 1},
    "kuala_lumpur": GARRISON,
    "negri_sembilan": {"mpaja_underground": 1, "camps": True, "force_136": 1},
    "johore": {**GARRISON, "opposition": True, "mpaja_underground": 2, "camps": True},
    "ec_north": {"troops": 3},
    "ec_south": {"troops": 3},
}


def derive_more(s: JapaneseOccupation) -> None:
    """Work out everything that the verbs keep: sets, majorities, Available, parameters."""
    s.available[0] -= s.burma_troops
    s.available[3] -= s.zipper_caches.bit_count() + s.lost_caches
    s.available[5] -= s.davis_force
    s.available[6] -= s.lost_kempeitai
    margins = [cubes_in(s, space) - guerrillas_in(s, space) for space in range(SPACE_COUNT)]
    s.cube_majority = bit_set(i for i, margin in enumerate(margins) if margin > 0)
    s.guerrilla_majority = bit_set(i for i, margin in enumerate(margins) if margin < 0)


@rule("1.2", "1.3.1", "1.3.3", "1.3.6", "1.4", "1.4.2", "1.6", "1.10", "1.11", "1.15")
def impossible(s: JapaneseOccupation) -> list[Fault]:
    """What a position of this game may never show."""
    found = []
    for thing, name, spaces, allowed in (
        ("opposition", "Opposition", s.opposition, LEVELLED),
        (
            "intel",
            "an Intel chit",
            s.revealed | s.intel_gone | bit_set(i for i, n in enumerate(s.intel) if n),
            LEVELLED,
        ),
        ("camp", "a Jungle Camp", s.camps, PROVINCES),
        ("village", "a New Village", s.new_villages, PROVINCES),
    ):
        misplaced = [SPACES[i] for i in members[spaces & ~allowed]]
        found += [Fault(f"{name} in {i} (1.4.2)", "fault-misplaced", thing=thing, space=i) for i in misplaced]
    for thing, name, number, most in (
        ("camp", "Jungle Camps", s.camps.bit_count(), CAMPS),
        ("village", "New Villages", s.new_villages.bit_count(), VILLAGES),
    ):
        if number > most:
            text = f"{number} {name} (there are {most})"
            found.append(Fault(text, "fault-too-many", thing=thing, n=number, most=most))
    found += [
        Fault(f"a New Village in {SPACES[i]} among British forces alone (1.15)", "fault-village-alone", space=SPACES[i])
        for i in members[s.new_villages & ~s.unsettled]
        if not cubes_in(s, i) and (guerrillas_in(s, i) or s.caches[i])
    ]
    return found + impossible_intel(s)


@rule("1.11", "6.7.2")
def impossible_intel(s: JapaneseOccupation) -> list[Fault]:
    """Intel chits that cannot be, and Caches on boxes that have released theirs."""
    found = [
        Fault(f"more than 3 Intel chits {value}", "fault-intel-number", value=value)
        for i, value in enumerate(INTEL, 1)
        if s.intel.count(i) > 3
    ]
    found += [
        Fault(
            f"the Intel chit of {SPACES[i]} is revealed or gone without a value (1.11)",
            "fault-intel-value",
            space=SPACES[i],
        )
        for i in members[s.revealed | s.intel_gone]
        if not s.intel[i]
    ]
    found += [
        Fault(f"the Intel chit of {SPACES[i]} is revealed and gone at once", "fault-intel-both", space=SPACES[i])
        for i in members[s.revealed & s.intel_gone]
    ]
    if s.zipper_caches & ~(ZIPPER_CACHES & -(2 << s.zipper)):
        text = f"a Supply Cache on the Zipper Track at or below {ZIPPER[s.zipper]} (6.7.2)"
        found.append(Fault(text, "fault-zipper-cache", box=ZIPPER[s.zipper]))
    return found


def complete(s: JapaneseOccupation, position: Position) -> list[Fault]:
    """The boxes above the Zipper marker hold their Caches unless the position says otherwise (R-J11)."""
    if "zipper_caches" not in position:
        s.zipper_caches = ZIPPER_CACHES & -(2 << s.zipper)
    return []


SETUP: Setup[JapaneseOccupation] = Setup(
    "japanese_occupation",
    lambda _scenario: JapaneseOccupation(),
    {"spaces": START},
    INITIATIVE,
    CAPABILITIES,
    derive_more,
    impossible,
    complete,
)
