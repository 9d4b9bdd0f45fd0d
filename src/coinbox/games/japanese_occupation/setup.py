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
def impossible(s: JapaneseOccupation) -> list[str]:
    """What a position of this game may never show."""
    found = []
    for name, spaces, allowed in (
        ("Opposition", s.opposition, LEVELLED),
        ("an Intel chit", s.revealed | s.intel_gone | bit_set(i for i, n in enumerate(s.intel) if n), LEVELLED),
        ("a Jungle Camp", s.camps, PROVINCES),
        ("a New Village", s.new_villages, PROVINCES),
    ):
        found += [f"{name} in {SPACES[i]} (1.4.2)" for i in members[spaces & ~allowed]]
    for name, number, most in (
        ("Jungle Camps", s.camps.bit_count(), CAMPS),
        ("New Villages", s.new_villages.bit_count(), VILLAGES),
    ):
        if number > most:
            found.append(f"{number} {name} (there are {most})")
    found += [
        f"a New Village in {SPACES[i]} among British forces alone (1.15)"
        for i in members[s.new_villages & ~s.unsettled]
        if not cubes_in(s, i) and (guerrillas_in(s, i) or s.caches[i])
    ]
    return found + impossible_intel(s)


@rule("1.11", "6.7.2")
def impossible_intel(s: JapaneseOccupation) -> list[str]:
    """Intel chits that cannot be, and Caches on boxes that have released theirs."""
    found = [f"more than 3 Intel chits {value}" for i, value in enumerate(INTEL, 1) if s.intel.count(i) > 3]
    found += [
        f"the Intel chit of {SPACES[i]} is revealed or gone without a value (1.11)"
        for i in members[s.revealed | s.intel_gone]
        if not s.intel[i]
    ]
    found += [f"the Intel chit of {SPACES[i]} is revealed and gone at once" for i in members[s.revealed & s.intel_gone]]
    if s.zipper_caches & ~(ZIPPER_CACHES & -(2 << s.zipper)):
        found.append(f"a Supply Cache on the Zipper Track at or below {ZIPPER[s.zipper]} (6.7.2)")
    return found


def complete(s: JapaneseOccupation, position: Position) -> list[str]:
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
