"""What a table draws: the board in ids and numbers."""

from __future__ import annotations

from coinbox.coin.forces import pieces_in
from coinbox.coin.territory import control_of
from coinbox.games.kenya.sequence import INITIATIVE
from coinbox.games.kenya.state import PIPELINE, STAGES, Kenya
from coinbox.games.kenya.verbs import level_of
from coinbox.games.kenya.vocabulary import BOARD
from coinbox.kernel.bits import members
from coinbox.kernel.rules import Plain


def view(s: Kenya) -> dict[str, Plain]:
    """Spaces, pieces, markers, tracks, cards; names are ids that the text folder turns into words."""
    return {
        "spaces": [_space(s, i) for i in range(len(BOARD.spaces))],
        "available": dict(zip(s.TYPES, s.available, strict=True)),
        "out_of_play": {"police": s.out_of_play},
        "tracks": {
            "political_will": s.political_will,
            "mau_mau_resources": s.mau_mau_resources,
        },
        "pipeline": PIPELINE[s.pipeline],
        **INITIATIVE.view(s, STAGES),
    }


def _space(s: Kenya, i: int) -> Plain:
    space = BOARD.spaces[i]
    markers: dict[str, Plain] = {}
    if s.terror[i]:
        markers["terror"] = s.terror[i]
    if s.relocated[i]:
        markers["population"] = s.population[i]
    return {
        "id": space.id,
        "kind": space.kind,
        "terrain": space.terrain,
        "population": s.population[i],
        "control": control_of(s, i),
        "level": ("neutral", "loyalty", "resistance")[level_of(s, i)],
        "pieces": pieces_in(s, i),
        "markers": markers,
        "adjacent": [BOARD.ids[j] for j in members[BOARD.adjacent[i]]],
    }
