"""What a table draws: the board in ids and numbers."""

from __future__ import annotations

from coinbox.coin.territory import control_of, lead_in
from coinbox.coin.view import lying, space_view
from coinbox.games.kenya.sequence import INITIATIVE
from coinbox.games.kenya.state import PIPELINE, STAGES, Kenya
from coinbox.games.kenya.verbs import level_of
from coinbox.games.kenya.vocabulary import BOARD
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
    markers = lying(terror=s.terror[i])
    if s.relocated[i]:
        markers["population"] = s.population[i]
    level = ("neutral", "loyalty", "resistance")[level_of(s, i)]
    control, lead, population = control_of(s, i), lead_in(s, i), s.population[i]
    return space_view(s, BOARD, i, level=level, control=control, lead=lead, population=population, markers=markers)
