"""The games of this house; others that happen to be installed are not the business of its tests."""

from __future__ import annotations

from coinbox.library import game_ids, package_of

OWN_GAMES = tuple(game for game in game_ids() if package_of(game).startswith("coinbox.games."))
