"""Setup (2.1), positions and the checks that hold at every moment of a game."""

from __future__ import annotations

from coinbox.coin.sections import rule
from coinbox.coin.sequence import FIRST, SECOND
from coinbox.coin.setup import Position, Setup
from coinbox.games.arab_revolt.capabilities import CAPABILITIES
from coinbox.games.arab_revolt.sequence import INITIATIVE
from coinbox.games.arab_revolt.state import CHIT, ArabRevolt
from coinbox.games.arab_revolt.verbs import british_in, countries_in_play, rebels_in
from coinbox.games.arab_revolt.vocabulary import (
    ALL_CHITS,
    ALL_PUNISHMENTS,
    BRITISH,
    CHITS,
    CURFEWS,
    FOREIGN,
    PUNISHMENTS,
    RAILWAYS,
    REBELS,
    SETTLED,
    SPACE_COUNT,
    SPACES,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.errors import Fault
from coinbox.kernel.rules import Plain

SCENARIOS = ("standard",)
START: dict[str, Plain] = {
    "lebanon": {"underground": 1},
    "syria": {"underground": 2, "bases": 1},
    "galilee": {"underground": 1, "police": 1},
    "haifa": {"troops": 2, "police": 1},
    "haifa_district": {"underground": 1, "troops": 2, "police": 1},
    "samaria": {"opposition": True, "underground": 2, "bases": 1, "police": 1},
    "tel_aviv_jaffa": {"troops": 2, "police": 1},
    "lydda": {"underground": 1, "police": 1},
    "jerusalem": {"troops": 2, "police": 1},
    "jerusalem_district": {"underground": 1, "troops": 2, "police": 1},
    "gaza": {"police": 1},
}
POOLS: dict[str, Plain] = {
    "operations_pool": [CHITS[kind] for kind in ALL_CHITS],
    "punishments_pool": [PUNISHMENTS[kind] for kind in ALL_PUNISHMENTS],
}


def derive_more(s: ArabRevolt) -> None:
    """Work out everything that the verbs keep: sets, majorities, Available, parameters."""
    s.available[0] -= s.out_of_play
    s.available[1] -= s.fort_police
    s.available[2] -= s.prison_guerrillas
    s.available[3] -= s.prison_bases
    margins = [british_in(s, space) - rebels_in(s, space) for space in range(SPACE_COUNT)]
    s.british_majority = bit_set(i for i, margin in enumerate(margins) if margin > 0)
    s.rebel_majority = bit_set(i for i, margin in enumerate(margins) if margin < 0)
    s.abroad = countries_in_play(s)


@rule("1.2", "1.3.1", "1.3.7", "1.4", "1.4.2", "1.6", "1.12")
def impossible(s: ArabRevolt) -> list[Fault]:
    """What a position of this game may never show."""
    found = []
    found += [
        Fault(f"Opposition in {SPACES[i]} (1.6)", "fault-opposition", space=SPACES[i])
        for i in members[s.opposition & ~SETTLED]
    ]
    found += [
        Fault(f"a Curfew in {SPACES[i]} (1.4.2)", "fault-curfew", space=SPACES[i])
        for i in members[s.curfews & ~SETTLED]
    ]
    found += [
        Fault(f"Sabotage in {SPACES[i]}, which is no Railway (1.9)", "fault-sabotage", space=SPACES[i])
        for i in off_railways(s)
    ]
    found += [
        Fault(f"Rebels in {SPACES[i]}, which is Out of Play (1.3.7)", "fault-rebels-abroad", space=SPACES[i])
        for i in members[FOREIGN & ~s.abroad]
        if rebels_in(s, i)
    ]
    if s.curfews.bit_count() > CURFEWS:
        number = s.curfews.bit_count()
        found.append(Fault(f"{number} Curfews (there are {CURFEWS}; 1.12)", "fault-curfews", n=number, most=CURFEWS))
    idle = members[s.curfews & ~s.unsettled]
    found += [
        Fault(f"a Curfew in {SPACES[i]} without a British piece (1.12)", "fault-idle-curfew", space=SPACES[i])
        for i in idle
        if not british_in(s, i)
    ]
    return found + impossible_chits(s)


def off_railways(s: ArabRevolt) -> list[int]:
    """Spaces other than Railways with Sabotage markers."""
    return [space for space, markers in enumerate(s.sabotage) if markers and not RAILWAYS >> space & 1]


@rule("1.7.1", "1.8.1")
def impossible_chits(s: ArabRevolt) -> list[Fault]:
    """Chits of which there are too many, or that are played outside a turn of the Rebels."""
    found = []
    for pools, names, number in (
        (s.operations_pool + s.operations_held + [s.chit - 1], CHITS, 3),
        (s.punishments_pool + s.punishments_held, PUNISHMENTS, 2),
    ):
        for kind, name in enumerate(names):
            if pools.count(kind) > number:
                text = f"{pools.count(kind)} chits {name} (there are {number})"
                found.append(Fault(text, "fault-chits", n=pools.count(kind), chit=name, most=number))
    rebels_act = (s.stage, s.first) in ((FIRST, REBELS), (SECOND, BRITISH))
    if s.chit and not rebels_act and s.stage != CHIT:
        found.append(Fault("an Operations chit that is played outside a turn (2.3.4)", "fault-chit-played"))
    last = (1 - s.first if s.second_box else s.first) if s.first_box else BRITISH
    if s.stage == CHIT and last != REBELS:
        found.append(Fault("the effect of a chit, but the Rebels have not just acted (2.3.4)", "fault-chit-effect"))
    if s.stage == CHIT and s.chit < 2:
        found.append(Fault("the effect of a chit that has none (1.8.2)", "fault-chit-without-effect"))
    return found


def complete(s: ArabRevolt, _position: Position) -> list[Fault]:
    """Chits lie in the order of their kinds."""
    for chits in (s.operations_pool, s.operations_held, s.punishments_pool, s.punishments_held):
        chits.sort()
    return []


SETUP: Setup[ArabRevolt] = Setup(
    "arab_revolt",
    lambda _scenario: ArabRevolt(),
    {"spaces": START, **POOLS},
    INITIATIVE,
    CAPABILITIES,
    derive_more,
    impossible,
    complete,
)
