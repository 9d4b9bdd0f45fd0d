"""What a table draws: the board in ids and numbers."""

from __future__ import annotations

from coinbox.coin.view import space_view
from coinbox.kernel.rules import Plain
from three_isles.sequence import INITIATIVE
from three_isles.state import STAGES, ThreeIsles
from three_isles.vocabulary import BOARD


def view(s: ThreeIsles) -> dict[str, Plain]:
    """Spaces, pieces, tracks, cards; names are ids that the texts turn into words."""
    return {
        "spaces": [space_view(s, BOARD, i, level="neutral", markers={}) for i in range(len(BOARD.spaces))],
        "available": dict(zip(s.TYPES, s.available, strict=True)),
        "tracks": {"political_will": s.political_will},
        **INITIATIVE.view(s, STAGES),
    }
