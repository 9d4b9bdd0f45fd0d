"""The tables of the store as this program uses them."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, Column, Float, Integer, MetaData, String, Table, Text, UniqueConstraint

PLAY, AUTO, UNDO = "play", "auto", "undo"

metadata = MetaData()
about = Table("about", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))
games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scenario", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("wishes", Text, nullable=False),
    Column("name", Text),
    Column("initial", Text),
    Column("seed", String(32)),
    Column("rematch_of", String(32), unique=True),
)
seats = Table(
    "seats",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),
    Column("token_hash", String(64), primary_key=True),
)
steps = Table(
    "steps",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(4), nullable=False),
    Column("option", String(80), nullable=False),
    Column("key", String(64)),
    Column("actor", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("note", Text),
    UniqueConstraint("game", "key"),
    CheckConstraint("kind in ('play', 'auto', 'undo')"),
)
consents = Table(
    "consents",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),
)
"""Factions whose players want hints at a table."""
reviews = Table(
    "reviews",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("rules", Integer, primary_key=True, autoincrement=False),
    Column("moment", Integer, primary_key=True, autoincrement=False),
    Column("review", Text, nullable=False),
)
"""What an analysis says of each turn of a finished game, under the rules that it was made with."""
workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)
"""The processes that serve these tables, and when each was last alive; who is silent too long has died."""
present = Table(
    "present",
    metadata,
    Column("worker", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),
)
"""The factions whose players look at a table, by the worker that shows it to them."""
bot_jobs = Table(
    "bot_jobs",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("level", String(8), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("worker", String(32)),
)
"""Tables at which a bot is to move: how quick it is, its place in the queue, and the worker that lets it think."""
thoughts = Table(
    "thoughts",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("part", Float, nullable=False),
    Column("failed", Integer, nullable=False),
    Column("body", Text),
    Column("worker", String(32), nullable=False),
)
"""What is thought about beside a game, as far as it has come, for the workers that do not think about it themselves."""
