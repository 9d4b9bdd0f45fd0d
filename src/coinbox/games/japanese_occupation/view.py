"""What a table draws: the board in ids and numbers."""

from __future__ import annotations

from coinbox.coin.view import lying, space_view
from coinbox.games.japanese_occupation.sequence import INITIATIVE
from coinbox.games.japanese_occupation.state import STAGES, JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import camps_left, concealed, villages_left
from coinbox.games.japanese_occupation.vocabulary import BOARD, CARDS, INTEL, LINKS, RAILWAYS, STARRED, TOUCHES, ZIPPER
from coinbox.kernel.bits import members
from coinbox.kernel.rules import Plain


def view(s: JapaneseOccupation) -> dict[str, Plain]:
    """Spaces, pieces, markers, railways, tracks, cards; names are ids that the text folder turns into words."""
    available: dict[str, Plain] = {kind: n for kind, n in zip(s.TYPES, s.available, strict=True) if kind != "kempeitai"}
    return {
        "spaces": [_space(s, i) for i in range(len(BOARD.spaces))],
        "railways": [_railway(s, i) for i in range(len(RAILWAYS))],
        "available": available | {"jungle_camp": camps_left(s), "new_village": villages_left(s)},
        "on_cards": {"troop": s.burma_troops, "force_136": s.davis_force},
        "out_of_game": {"supply_cache": s.lost_caches, "kempeitai": s.lost_kempeitai},
        "tracks": {"resistance": s.resistance, "resources": s.resources},
        "zipper": ZIPPER[s.zipper],
        "zipper_caches": [name for i, name in enumerate(ZIPPER) if s.zipper_caches >> i & 1],
        "icon": CARDS[s.played[-1]].icon if s.played else None,
        **INITIATIVE.view(s, STAGES),
    }


def _railway(s: JapaneseOccupation, i: int) -> Plain:
    return {
        "id": RAILWAYS[i],
        "starred": bool(STARRED >> i & 1),
        "touches": [BOARD.ids[j] for j in members[TOUCHES[i]]],
        "links": [RAILWAYS[j] for j in members[LINKS[i]]],
        "sabotage": s.sabotage[i],
    }


def _space(s: JapaneseOccupation, i: int) -> Plain:
    camp, village = bool(s.camps >> i & 1), bool(s.new_villages >> i & 1)
    markers = lying(terror=s.terror[i], jungle_camp=camp, new_village=village)
    if s.revealed >> i & 1:
        markers[f"intel_{INTEL[s.intel[i] - 1]}"] = True
    elif concealed(s) >> i & 1:
        markers["intel"] = True
    return space_view(s, BOARD, i, level="opposition" if s.opposition >> i & 1 else "neutral", markers=markers)
