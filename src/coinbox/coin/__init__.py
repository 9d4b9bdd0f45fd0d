"""What the COIN family shares: boards, decks, the initiative track, operations and their helpers."""
