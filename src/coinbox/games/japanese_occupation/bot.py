"""What is good in Japanese Occupation: the table of terms for both factions, and how much of each a position holds.

Victory is the one term that is not the same thing for both: when the MPAJA wins, both players have lost.
Between two of the bot the Japanese won 19 of 30 games. It was more before the British weighed some terms anew: in 600
games all of their weights were raised or lowered by half at random, and FACTORS follows those that changed the
final Resistance most. A quicker bot won 25 of 80 games with it as the British, and 82 of the 600; most of that is due
to Intel, of which a plan sees only the first chit drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from coinbox.coin.evaluation import HOLD, rounds_to_come
from coinbox.games.japanese_occupation.japanese_activities import joined
from coinbox.games.japanese_occupation.japanese_operations import assault_spaces, assault_strength
from coinbox.games.japanese_occupation.propaganda import (
    calm_spaces,
    extracted,
    pacified,
    population,
    revealed_intel,
    rising,
    winner,
)
from coinbox.games.japanese_occupation.state import (
    OVER,
    RISING,
    UNREST,
    JapaneseOccupation,
)
from coinbox.games.japanese_occupation.verbs import (
    active,
    active_in,
    guerrillas,
    mpaja,
    non_mpaja,
    sabotaged,
    underground,
)
from coinbox.games.japanese_occupation.vocabulary import (
    ECS,
    LEVELLED,
    PROPAGANDA_CARDS,
    RAILWAYS,
    SPACE_COUNT,
    STARRED,
    TOTAL,
    neighbours,
)
from coinbox.kernel.bits import members
from coinbox.kernel.evaluation import Amounts, Evaluation, Worth, judged, other_side

THE_BRITISH = {
    # the next Resistance Phase
    "victory": Worth(0, 6, 20),
    "resistance": Worth(1, 1, 1),
    "intel": Worth(0.9, 0.9, 1),
    "caches": Worth(1.8, 1.5, 1),
    "majorities": Worth(1.2, 1.1, 1),
    "extracted": Worth(-0.9, -0.9, -1),
    "neutral": Worth(-1.5, -1.3, -1),
    "policed": Worth(-1.3, -1.2, -1),
    # the map
    "grip": Worth(1.5, 1.2, 0.8),
    "opposition": Worth(0.3, 0.25, 0.1),
    "exposed": Worth(-0.25, -0.2, -0.15),
    "clashes": Worth(-0.5, -0.4, -0.2),
    "reach": Worth(0.4, 0.4, 0.3),
    "led": Worth(0.1, 0.1, 0.1),
    "hunted": Worth(-0.2, -0.2, -0.15),
    "terror": Worth(-0.1, -0.1, 0),
    "sabotage": Worth(0.3, 0.25, 0.05),
    "extract": Worth(-0.12, -0.1, -0.06),
    "new_villages": Worth(-0.3, -0.25, -0.1),
    # the means
    "force_136": Worth(1.5, 1.2, 0.8),
    "camps": Worth(0.2, 0.15, 0),
    "supply": Worth(0.3, 0.25, 0.15),
    "mpaja_underground": Worth(0.3, 0.22, 0.12),
    "mpaja_active": Worth(0.15, 0.12, 0.06),
    "non_mpaja_underground": Worth(0.3, 0.22, 0.12),
    "non_mpaja_active": Worth(0.15, 0.12, 0.06),
    "troops": Worth(-0.3, -0.25, -0.15),
    "police": Worth(-0.2, -0.15, -0.1),
    "kempeitai": Worth(-0.6, -0.5, -0.3),
    "zipper": Worth(0.4, 0.3, 0.05),
    "lost_caches": Worth(-0.8, -0.5, -0.2),
    "capabilities": Worth(0.8, 0.5, 0.25),
}
"""The terms as the British see them, in points of Resistance."""
FACTORS = {
    "intel": 5.5,
    "extract": 1.6,
    "non_mpaja_underground": 1.3,
    "zipper": 1.25,
    "new_villages": 1.2,
    "kempeitai": 1.2,
    "policed": 1.2,
    "majorities": 0.8,
    "terror": 0.8,
    "lost_caches": 0.8,
    "exposed": 0.75,
    "clashes": 0.75,
    "camps": 0.75,
    "mpaja_underground": 0.7,
    "mpaja_active": 0.7,
    "reach": 0.7,
    "hunted": 0.7,
}
"""By how much more or less than it is worth the British look for a term."""
THE_JAPANESE = other_side(THE_BRITISH)
TABLES = (THE_BRITISH, THE_JAPANESE)
ROUND = range(UNREST, OVER)
"""Stages of a Propaganda Round after Resistance; at its end Intel and Terror go and all Guerrillas hide (6.6)."""
END, SIGHT = 2.0, 0.15
"""What the end of the game counts, and what the same result counts while it is only in sight."""
SIDE = ((0, 1, -1, -1), (0, 1, -1, 1))
"""Faction -> for whom the result is: nobody yet, the British, the Japanese, the MPAJA (which both factions lose to)."""
BITS = tuple(1 << space for space in range(SPACE_COUNT))
GRIP = {n: HOLD[max(0, min(7, n + 3))] for n in range(-sum(TOTAL), sum(TOTAL) + 1)}
"""By how many the Guerrillas outnumber the cubes of a space -> how firmly the British hold it."""


@cache
def extracts() -> tuple[int, ...]:
    """Set of Railways with Sabotage -> what an Extract in both Economic Centers brings beside New Villages (4.3.1)."""
    return tuple(
        sum((joined(center, ~cut) & STARRED).bit_count() for center in members[ECS])
        for cut in range(1 << len(RAILWAYS))
    )


def evaluation(s: JapaneseOccupation, faction: int) -> Evaluation[JapaneseOccupation]:
    """The evaluation for one turn, in which the number of rounds to come stays the same."""
    return _evaluation(faction, rounds_to_come(s, PROPAGANDA_CARDS) + (s.stage == RISING), s.stage in ROUND)


@cache
def _evaluation(faction: int, rounds: int, resets: bool) -> Evaluation[JapaneseOccupation]:
    measure = measure_of(faction, rounds, resets=resets)
    return judged(TABLES[faction], rounds, measure, factors=(FACTORS, None)[faction])


def measure_of(faction: int, rounds: int, *, resets: bool) -> Callable[[JapaneseOccupation], Amounts]:
    """The function that counts all terms; one pass, since a search calls it for every line."""
    levelled, brought = LEVELLED, extracts()

    def measure(s: JapaneseOccupation) -> Amounts:
        troops, police, force = s.troops, s.police, s.force_136
        mpaja_hidden, mpaja_seen = s.mpaja_underground, s.mpaja_active
        other_hidden, other_seen = s.non_mpaja_underground, s.non_mpaja_active
        opposition, revealed, hunters, at_force = s.opposition, s.revealed, s.with_kempeitai, s.with_force_136
        mobilizing, clashing, in_hiding = rising(s), mpaja(s) & non_mpaja(s), underground(s)
        majorities = hopes = exposed = 0
        grip = 0.0
        rows = zip(BITS, troops, police, mpaja_hidden, mpaja_seen, other_hidden, other_seen, strict=True)
        for here, troop, cop, a_hidden, a_seen, b_hidden, b_seen in rows:
            margin = a_hidden + a_seen + b_hidden + b_seen - troop - cop
            if clashing & here:
                margin -= 2
            if margin > 0:
                majorities += 1
            elif not margin and mobilizing & here:
                hopes += 1
            grip += GRIP[margin]
        for i in members[assault_spaces(s) & (active(s) | ~in_hiding)]:
            seen = active_in(s, i)
            exposed += min(assault_strength(s, i), seen if in_hiding >> i & 1 else seen + s.caches[i])
        clashes, caches = clashing.bit_count(), s.with_caches.bit_count()
        majorities += min(hopes, s.available[2] + clashes)
        concealed = levelled if resets else levelled & ~revealed & ~s.intel_gone
        ready = guerrillas(s) if resets else in_hiding
        reach = (ready & concealed & (at_force | neighbours(at_force))).bit_count()
        intel, cut, calm = revealed_intel(s), sabotaged(s), calm_spaces(s)
        frightened = sum(s.terror)
        allies, allies_out, others, others_out = map(sum, (mpaja_hidden, mpaja_seen, other_hidden, other_seen))
        if resets:
            allies, allies_out, others, others_out = allies + allies_out, 0, others + others_out, 0
            intel = frightened = exposed = 0
        in_sight = intel + caches + majorities + extracted(s) + pacified(s, calm)
        return (
            _victory(s, faction, rounds, s.resistance + in_sight),
            s.resistance,
            intel,
            caches,
            majorities,
            s.resources / 4,
            population(calm) / 5,
            s.with_police.bit_count() / 3,
            grip,
            opposition.bit_count(),
            exposed,
            clashes,
            reach if resets else reach + revealed.bit_count(),
            (ready & at_force).bit_count(),
            (hunters & (revealed | at_force)).bit_count(),
            frightened,
            cut.bit_count(),
            brought[cut],
            s.new_villages.bit_count(),
            sum(force) + s.davis_force / 2,
            s.camps.bit_count(),
            (s.camps & at_force).bit_count(),
            allies,
            allies_out,
            others,
            others_out,
            sum(troops) + s.burma_troops / 2,
            sum(police),
            sum(s.kempeitai),
            s.zipper,
            s.lost_caches,
            s.unshaded.bit_count() - s.shaded.bit_count(),
        )

    return measure


def _victory(s: JapaneseOccupation, faction: int, rounds: int, in_sight: int) -> float:
    """The end of the game if it has come, else how the last round would decide it now (7.0)."""
    if s.winner:
        return END * SIDE[faction][s.winner]
    return SIGHT * SIDE[faction][winner(s, in_sight)] if rounds == 1 else 0.0
