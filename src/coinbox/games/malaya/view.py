"""What a table draws: the board in ids and numbers."""

from __future__ import annotations

from coinbox.coin.forces import pieces_in
from coinbox.coin.territory import control_of
from coinbox.games.malaya.sequence import INITIATIVE
from coinbox.games.malaya.state import COMMANDERS, STAGES, Malaya
from coinbox.games.malaya.verbs import level_of, villages_left
from coinbox.games.malaya.vocabulary import BOARD, ECS
from coinbox.kernel.bits import members
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
    space = BOARD.spaces[i]
    markers: dict[str, Plain] = {}
    if s.terror[i]:
        markers["sabotage" if ECS >> i & 1 else "terror"] = s.terror[i]
    if s.new_villages >> i & 1:
        markers["new_village"] = 1
    return {
        "id": space.id,
        "kind": space.kind,
        "terrain": space.terrain,
        "population": space.population,
        "control": control_of(s, i),
        "level": ("neutral", "support", "opposition")[level_of(s, i)],
        "pieces": pieces_in(s, i),
        "markers": markers,
        "adjacent": [BOARD.ids[j] for j in members[BOARD.adjacent[i]]],
    }
