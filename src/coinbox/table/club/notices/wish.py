"""That there are to be notices, as the command line says."""

from __future__ import annotations

from dataclasses import dataclass

from coinbox.table.club.notices.mail import Post


@dataclass(frozen=True)
class NoticeWish:
    """What a server needs to send notices. What is secret in it is never shown."""

    key: bytes
    """Seals what is kept, and signs links."""
    post: Post | None = None
    """The server that takes mail; without one nobody is told by mail."""
    inside: bool = False
    """Whether addresses may lie in the server's own network."""

    def __repr__(self) -> str:
        return f"NoticeWish(mail={self.post is not None}, inside={self.inside})"
