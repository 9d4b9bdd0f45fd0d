"""Answers about tables and their seats: opened, offered, invited, and as lines of a list."""

from __future__ import annotations

from coinbox.table.models.answers import Answer
from coinbox.table.models.state import Player, RulesAnswer, State


class OpenedAnswer(Answer):
    """A new table with the tokens of its seats."""

    table: str
    seats: dict[str, str]
    """Faction -> the token of the reader's own seat."""
    invitations: dict[str, str]
    """Faction -> a key that gives its seat to a friend, once."""
    opener: str | None
    """The key of a reader who has no seat of his own but friends to invite."""
    watch: str
    state: State


class OfferAnswer(Answer):
    """What an invitation offers."""

    table: str
    game: str
    scenario: str
    name: str | None
    faction: str
    taken: bool
    seeded: bool
    players: dict[str, Player]


class SeatsAnswer(Answer):
    """Whether the reader has opened the table, the factions of his friends, and whom he may invite anew."""

    opener: bool
    friends: list[str]
    may_invite: list[str]


class InvitedAnswer(Answer):
    """A new invitation."""

    faction: str
    invitation: str


class StatusLine(Answer):
    """A table of somebody's list; without `rules` it cannot be opened, `stopped` is the last decision to be read."""

    table: str
    game: str
    scenario: str
    name: str | None
    turn: str | None
    yours: bool
    you: list[str]
    over: bool
    outcome: str | None
    seq: int
    updated: str
    players: dict[str, Player]
    rules: RulesAnswer | None
    stopped: int | None
    card: int
    """How many cards have been revealed."""
    cards: int
    """How many cards the game has."""
    tracks: dict[str, int]
    spaces: dict[str, dict[str, int]]
    """Space -> piece -> how many; empty spaces are left out."""


class InvitationAnswer(Answer):
    address: str | None
    public: bool
    club: bool
    """Whether there is a club on this server."""
