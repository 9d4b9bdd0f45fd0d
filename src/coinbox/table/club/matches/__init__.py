"""Tournaments of the club: who plays whom, at which tables, and how they stand."""
