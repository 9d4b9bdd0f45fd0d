"""What a table draws: the board in ids and numbers."""

from __future__ import annotations

from coinbox.games.malaya.sequence import box_of, deck
from coinbox.games.malaya.state import COMMANDERS, FIRST, OVER, SECOND, STAGES, Malaya
from coinbox.games.malaya.verbs import level_of, villages_left
from coinbox.games.malaya.words import (
    BOARD,
    BOXES,
    BRITISH,
    CARD_IDS,
    CARDS,
    ECS,
    FACTIONS,
    MCP,
    PIECES,
    PROPAGANDA_CARDS,
    TYPES,
)
from coinbox.kernel.bits import members
from coinbox.kernel.rules import Plain


def view(s: Malaya) -> dict[str, Plain]:
    """Spaces, pieces, markers, tracks, cards; names are ids that the text folder turns into words."""
    card = s.played[-1] if s.played else None
    available: dict[str, Plain] = {kind: s.available[i] for i, kind in enumerate(TYPES)}
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
        "stage": STAGES[s.stage],
        "eligible": {"first": FACTIONS[s.first], "second": FACTIONS[1 - s.first]},
        "boxes": {FACTIONS[f]: BOXES[box - 1] if (box := box_of(s, f)) else None for f in (BRITISH, MCP)},
        "card": None if card is None else CARD_IDS[card],
        "card_in_play": s.stage in (FIRST, SECOND),
        "played": [CARD_IDS[i] for i in s.played],
        "cards_left": 0 if s.stage == OVER else deck(s).size - len(s.played),
        "propaganda_seen": sum(i in PROPAGANDA_CARDS for i in s.played),
        "capabilities": [
            {"card": card.id, "side": "unshaded" if s.unshaded >> i & 1 else "shaded"}
            for i, card in enumerate(CARDS)
            if (s.unshaded | s.shaded) >> i & 1
        ],
    }


def _space(s: Malaya, i: int) -> Plain:
    space = BOARD.spaces[i]
    pieces = (s.troops, s.police, s.underground, s.active, s.bases)
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
        "control": "british" if s.british_control >> i & 1 else "mcp" if s.mcp_control >> i & 1 else "none",
        "level": ("neutral", "support", "opposition")[level_of(s, i)],
        "pieces": {piece: row[i] for piece, row in zip(PIECES, pieces, strict=True) if row[i]},
        "markers": markers,
        "adjacent": [BOARD.ids[j] for j in members[BOARD.adjacent[i]]],
    }
