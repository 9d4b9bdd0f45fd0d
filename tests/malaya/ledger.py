"""What the lines of a log of Malaya change."""

from __future__ import annotations

from typing import ClassVar

from tests.ledger import Args, Ledger, Phases, Table

COMMANDERS = ("gurney", "briggs", "templer")


class Malaya(Ledger):
    LEVELS = ("support", "opposition")
    OPENING = ("political_will", "resources")
    PHASES: ClassVar[Phases] = {
        "pacify": ("support",),
        "agitate": (),
        "redeploy": ("redeploy", "reset"),
    }
    PROPAGANDA = frozenset({"M33", "M34", "M35"})

    def add_village(self, args: Args) -> None:
        self.stock("new_village", -1)
        self.put(args["space"], "new_villages", 1)

    def remove_village(self, args: Args) -> None:
        self.put(args["space"], "new_villages", -1)
        self.stock("new_village", 1)

    def commander(self, args: Args) -> None:
        before = COMMANDERS.index(self.rest["commander"])
        assert COMMANDERS.index(args["commander"]) == before + args["n"] == max(0, min(2, before + args["asked"]))
        self.rest["commander"] = args["commander"]

    def gurney_killed(self, _args: Args) -> None:
        self.rest["gurney_killed"] = 1

    def restored(self, args: Args) -> None:
        assert (self.rest["gurney_killed"], self.rest["commander"]) == (1, args["commander"])
        self.rest["gurney_killed"] = 0

    TABLE: ClassVar[Table] = {
        **Ledger.TABLE,
        "add-village": add_village,
        "remove-village": remove_village,
        "commander": commander,
        "gurney-killed": gurney_killed,
        "commander-restored": restored,
    }
