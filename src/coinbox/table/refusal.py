"""What the server refuses, with a code for programs and a sentence for people."""

from __future__ import annotations

from typing import Any

import msgspec

from coinbox.text import say

STATUS = {
    "bad-request": 400,
    "bad-record": 422,
    "no-seat": 401,
    "wrong-seat": 403,
    "not-opener": 403,
    "no-invitation": 409,
    "seat-taken": 409,
    "seeded": 409,
    "unknown-table": 404,
    "unknown-game": 404,
    "not-drawn": 404,
    "not-found": 404,
    "not-allowed": 405,
    "not-your-turn": 409,
    "stale": 409,
    "game-over": 409,
    "stopped": 409,
    "cannot-undo": 409,
    "not-offered": 409,
    "not-at-once": 409,
    "adjourned": 409,
    "not-adjourned": 409,
    "not-shared": 409,
    "offer-open": 409,
    "offer-declined": 409,
    "no-offer": 409,
    "own-offer": 403,
    "not-your-offer": 403,
    "bad-clock": 400,
    "same-clock": 409,
    "bad-holiday": 400,
    "too-long-holiday": 409,
    "no-holiday": 404,
    "no-hints": 403,
    "no-hint": 409,
    "nothing-to-choose": 409,
    "not-over": 409,
    "too-large": 413,
    "busy": 429,
    "no-store": 503,
    "wrong-host": 421,
    "wrong-origin": 403,
    "too-many": 429,
    "full": 503,
    "closing": 503,
    "too-slow": 408,
    "header-too-large": 431,
    "not-http": 400,
    "no-club": 404,
    "no-person": 401,
    "person-removed": 403,
    "wrong-code": 403,
    "bad-name": 400,
    "name-taken": 409,
    "not-owner": 403,
    "is-owner": 409,
    "unknown-person": 404,
    "muted": 403,
    "no-talk": 404,
    "not-over-yet": 403,
    "bad-text": 400,
    "bad-note": 400,
    "talk-full": 409,
    "unknown-message": 404,
    "mutes-full": 409,
    "stale-note": 409,
    "seat-not-free": 409,
    "offer-gone": 409,
    "offer-own": 409,
    "too-many-offers": 409,
    "not-listed": 403,
    "not-ended": 409,
    "no-count": 409,
    "no-notices": 404,
    "no-mail": 409,
    "bad-address": 400,
    "bad-zone": 400,
    "address-refused": 409,
    "too-many-addresses": 409,
    "unknown-address": 404,
    "dead-link": 404,
    "unknown-match": 404,
    "too-many-matches": 409,
    "match-begun": 409,
    "match-not-begun": 409,
    "match-full": 409,
    "match-few": 409,
    "match-not-done": 409,
    "match-over": 409,
}
"""Code -> status of the answer."""


class Refusal(Exception):
    """A command that is not carried out; nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.state: bytes | None = None
        """The present state as JSON, for those whose own is old."""
        self.wait: int | None = None
        """After how many seconds it may go better."""

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def after(self, seconds: int) -> Refusal:
        """The same, with a word on when to try again."""
        self.wait = seconds
        return self

    @property
    def headers(self) -> dict[str, str]:
        """What the answer says besides its body."""
        return {} if self.wait is None else {"Retry-After": str(self.wait)}

    def answer(self) -> bytes:
        """The body of the answer."""
        body: dict[str, Any] = {"error": {"code": self.code, "message": str(self)}}
        if self.state is not None:
            body["state"] = msgspec.Raw(self.state)
        return msgspec.json.encode(body)


def refuse(lang: str, code: str, /, **args: str | int) -> Refusal:
    """The refusal with this code, in a sentence of the reader's language."""
    return Refusal(code, say(lang, f"table-{code}", **args))
