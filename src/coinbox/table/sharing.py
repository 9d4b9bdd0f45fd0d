"""What players let the club have of their table: all who play must agree to it, each for himself."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

from coinbox.table.store import Member
from coinbox.table.store.lobby import KINDS


class Sharing(NamedTuple):
    """Who plays at a table, and who of them has agreed to what."""

    factions: Sequence[str]
    bots: Collection[str]
    members: Mapping[str, Member]
    """Seat -> who of the club sits there."""
    agreed: Collection[tuple[str, str]]
    """Kind and faction."""

    @property
    def deciders(self) -> list[str]:
        """The factions whose players are asked: all that are no bots."""
        return [faction for faction in self.factions if faction not in self.bots]

    def has(self, kind: str) -> bool:
        """Whether the club may have this: everybody who is asked has agreed."""
        return bool(self.deciders) and all((kind, faction) in self.agreed for faction in self.deciders)

    @property
    def may_count(self) -> bool:
        """Whether the result may count for the players: each side is another person of the club."""
        playing = {self.members[faction].id for faction in self.factions if faction in self.members}
        return not self.bots and len(playing) == len(self.factions) > 1

    def data(self) -> dict[str, Any]:
        """What everybody at the table sees of it."""
        agreed = {kind: [faction for faction in self.deciders if (kind, faction) in self.agreed] for kind in KINDS}
        return {"deciders": self.deciders, "may_count": self.may_count, **agreed}
