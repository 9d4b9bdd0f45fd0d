"""The terminal table: play, watch and replay at a prompt."""
