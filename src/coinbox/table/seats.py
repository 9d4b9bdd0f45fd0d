"""Seats: who holds an unguessable token may play a faction, or watch."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable, Mapping
from typing import NamedTuple

ME, FRIEND = "me", "friend"
"""What somebody who opens a table may wish for a seat, besides a bot."""
WATCH = "watch"
"""The seat of those who only look on."""
OPENER = "opener"
"""The place of who has opened a table and plays no faction there: he looks on, and may invite."""
VISITOR = "visitor"
"""The place of somebody of the club who looks on while the players share the table with it; his key opens it."""
INVITED, TAKEN = "invite:", "taken:"
"""Before the name of a faction: a key that gives its seat once, and one that has given it. Both let one look on."""


class Seat(NamedTuple):
    """A faction, or one of the other places of a table, and the hash of the token that opens it."""

    who: str
    token_hash: str


class Tokens(NamedTuple):
    """What is handed to somebody who opens a table."""

    own: dict[str, str]
    """Faction -> the token of his own seat, the same for all."""
    invitations: dict[str, str]
    """Faction -> the one-time key for the friend who is to play it."""
    opener: str | None
    """His key to the table if he plays no faction but has friends to invite."""
    watch: str

    @property
    def seats(self) -> list[Seat]:
        """What of them is stored."""
        found = [(faction, token) for faction, token in self.own.items()]
        found += [(INVITED + faction, token) for faction, token in self.invitations.items()]
        if self.opener is not None:
            found.append((OPENER, self.opener))
        return [Seat(who, hash_of(token)) for who, token in (*found, (WATCH, self.watch))]


def new_token() -> str:
    return secrets.token_urlsafe(24)


def watch_token(token: str) -> str:
    """The token for those who watch that belongs to a seat: always the same, and it tells nothing of the seat's own."""
    return base64.urlsafe_b64encode(hashlib.sha256(f"watch:{token}".encode()).digest()[:24]).decode()


def new_id() -> str:
    """The name of a table in addresses."""
    return secrets.token_urlsafe(9)


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def hand_out(wishes: Mapping[str, str]) -> Tokens:
    """A token for all seats that are `me`, an invitation for each friend, and one for those who watch."""
    mine = new_token()
    own = {faction: mine for faction, wish in wishes.items() if wish == ME}
    invitations = {faction: new_token() for faction, wish in wishes.items() if wish == FRIEND}
    return Tokens(own, invitations, mine if invitations and not own else None, new_token())


def opened_by(token: str, seats: list[Seat]) -> list[str]:
    """The seats that a token opens; every comparison takes the same time."""
    wanted = hash_of(token)
    return [seat.who for seat in seats if hmac.compare_digest(seat.token_hash, wanted)]


def is_opener(opened: Iterable[str], wishes: Mapping[str, str]) -> bool:
    """Whether who opens these seats has opened the table."""
    return any(who == OPENER or wishes.get(who) == ME for who in opened)


def faction_of(who: str) -> str:
    """The faction that a seat or an invitation is for."""
    return who.removeprefix(INVITED).removeprefix(TAKEN)


def for_faction(seat: Seat, faction: str) -> Seat:
    """The same seat or invitation for another faction, as in a rematch."""
    kind = next((kind for kind in (INVITED, TAKEN) if seat.who.startswith(kind)), "")
    return seat._replace(who=kind + faction)
