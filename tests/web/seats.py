"""Tables for browser tests that are opened without the start page."""

from __future__ import annotations

import httpx

from coinbox.library import rules_of
from tests.web.browser import SECONDS
from tests.web.page import Site


def seat_at(site: Site, game: str, seed: int = 2) -> str:
    """The link to a new table with both sides in one hand."""
    factions = rules_of(game).factions
    wish = {"game": game, "seats": dict.fromkeys(factions, "me"), "seed": seed}
    opened = httpx.post(f"{site.address}/api/tables", json=wish, timeout=SECONDS).json()
    return f"{site.address}/#/t/{opened['table']}?seat={opened['seats'][factions[0]]}"
