"""How the lines of a log are ordered: what happens in a turn, what is done in it, and what that brings."""

from __future__ import annotations

TURN, ACTION, EFFECT = "turn", "action", "effect"
DEPTH = {TURN: 0, ACTION: 1, EFFECT: 2}
"""Level -> how far its lines are indented."""

_TURN = "card box no-operation pass event phase mandatory icon idle-icon chit-effect eligible over"
_ACTION = "operation activity capability-effect resume select roll no-roll draw play-chit unrest no-strike"
_EFFECT = """
    capability cancel-capability
    place place-from remove move activate hide
    level control add-terror add-sabotage remove-terror remove-sabotage
    track count
    add-village remove-village commander gurney-killed commander-restored
    population release-police pipeline
    chit-aside chit-back hold discard return-punishments return-operations
    unity place-curfew lift-curfew lose-curfew activate-irregular hide-irregulars
    imprison empty-prison withdraw garrison-fort fill-fort open-borders
    no-effect zipper release-cache return-cache empty-box unfilled-box place-camp remove-camp place-village lose-village
    sabotage-railway repair-railway
    reveal-intel conceal-intel lose-intel deal-intel to-card off-card lost
"""
_MESSAGES = {TURN: _TURN, ACTION: _ACTION, EFFECT: _EFFECT}
LEVELS = {message: level for level, messages in _MESSAGES.items() for message in messages.split()}
"""Message of the log -> its level."""
