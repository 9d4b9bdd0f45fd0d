"""Seats: who holds an unguessable token may play a faction, or watch."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import NamedTuple

WATCH = "watch"
"""The seat of those who only look on."""


class Seat(NamedTuple):
    """A faction (or `watch`) and the hash of the token that opens it."""

    who: str
    token_hash: str


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


def hand_out(wishes: Mapping[str, str]) -> dict[str, str]:
    """A token for each seat of a person: one for all that are `me`, one for each friend."""
    mine = new_token()
    return {f: mine if wish == "me" else new_token() for f, wish in wishes.items() if wish in ("me", "friend")}


def opened_by(token: str, seats: list[Seat]) -> list[str]:
    """The seats that a token opens; every comparison takes the same time."""
    wanted = hash_of(token)
    return [seat.who for seat in seats if hmac.compare_digest(seat.token_hash, wanted)]
