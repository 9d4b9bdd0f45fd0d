"""Keeping a server's games: look, check, carry elsewhere, back up, clear away."""
