"""What a table draws: the board in ids and numbers."""

from __future__ import annotations

from coinbox.coin.view import lying, space_view
from coinbox.games.arab_revolt.sequence import INITIATIVE
from coinbox.games.arab_revolt.state import STAGES, UNITY, ArabRevolt
from coinbox.games.arab_revolt.verbs import curfews_left
from coinbox.games.arab_revolt.vocabulary import ALL_CHITS, ALL_PUNISHMENTS, BOARD, CHITS, FOREIGN, PUNISHMENTS
from coinbox.kernel.rules import Plain


def view(s: ArabRevolt) -> dict[str, Plain]:
    """Spaces, pieces, markers, tracks, chits, cards; names are ids that the text folder turns into words."""
    available: dict[str, Plain] = dict(zip(s.TYPES, s.available, strict=True))
    return {
        "spaces": [_space(s, i) for i in range(len(BOARD.spaces))],
        "available": available | {"curfew": curfews_left(s)},
        "out_of_play": {"troop": s.out_of_play},
        "prison": {"guerrilla": s.prison_guerrillas, "base": s.prison_bases},
        "forts": {"police": s.fort_police},
        "tracks": {"political_will": s.political_will},
        "unity": UNITY[s.unity],
        "chits": {
            "operations": _chits(ALL_CHITS, CHITS, s.operations_pool, s.operations_held, s.chit - 1),
            "punishments": _chits(ALL_PUNISHMENTS, PUNISHMENTS, s.punishments_pool, s.punishments_held, -1),
        },
        **INITIATIVE.view(s, STAGES),
    }


def _chits(every: list[int], names: tuple[str, ...], pool: list[int], held: list[int], played: int) -> Plain:
    """Where the chits of one kind are: pool, hand, in play, set aside."""
    aside = every[:]
    for chit in [*pool, *held, *([played] if played >= 0 else [])]:
        aside.remove(chit)
    return {
        "pool": [names[chit] for chit in pool],
        "held": [names[chit] for chit in held],
        "played": names[played] if played >= 0 else None,
        "aside": [names[chit] for chit in aside],
    }


def _space(s: ArabRevolt, i: int) -> Plain:
    closed = bool(FOREIGN & ~s.abroad & 1 << i)
    markers = lying(sabotage=s.sabotage[i], curfew=bool(s.curfews >> i & 1), out_of_play=closed)
    return space_view(s, BOARD, i, level="opposition" if s.opposition >> i & 1 else "neutral", markers=markers)
