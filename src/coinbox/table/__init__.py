"""The web table: a server that keeps games, seats and decisions, and shows them live."""
