"""What a table draws: the board in ids and numbers."""

from __future__ import annotations

from coinbox.coin.territory import control_of, lead_in
from coinbox.coin.view import lying, space_view
from coinbox.games.malaya.sequence import INITIATIVE
from coinbox.games.malaya.state import COMMANDERS, STAGES, Malaya
from coinbox.games.malaya.verbs import level_of, villages_left
from coinbox.games.malaya.vocabulary import BOARD, CONTROLLABLE, ECS
from coinbox.kernel.rules import Plain


def view(s: Malaya) -> dict[str, Plain]:
    """Spaces, pieces, markers, tracks, cards; names are ids that the text folder turns into words."""
    available: dict[str, Plain] = {kind: s.available[i] for i, kind in enumerate(s.TYPES)}
    available["new_village"] = villages_left(s)
    return {
        "spaces": [_space(s, i) for i in range(len(BOARD.spaces))],
        "available": available,
        "tracks": {
            "political_will": s.political_will,
            "british_resources": s.british_resources,
            "mcp_resources": s.mcp_resources,
        },
        "commander": "gurney_killed" if s.gurney_killed else COMMANDERS[s.commander],
        "commander_place": COMMANDERS[s.commander],
        **INITIATIVE.view(s, STAGES),
    }


def _space(s: Malaya, i: int) -> Plain:
    fear = {"sabotage" if ECS >> i & 1 else "terror": s.terror[i]}
    markers = lying(**fear, new_village=s.new_villages >> i & 1)
    level = ("neutral", "support", "opposition")[level_of(s, i)]
    lead = lead_in(s, i) if CONTROLLABLE >> i & 1 else None
    return space_view(s, BOARD, i, level=level, control=control_of(s, i), lead=lead, markers=markers)
