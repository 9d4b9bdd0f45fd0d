"""Assault: who is removed by its hits."""

from __future__ import annotations

from coinbox.coin.forces import ACTIVE, Insurgents, remove


def remove_active(s: Insurgents, space: int, hits: int) -> int:
    """Remove up to so many Active Guerrillas; returns the hits that are left."""
    while hits and s.active[space]:
        remove(s, ACTIVE, space)
        hits -= 1
    return hits
