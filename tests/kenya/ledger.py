"""What the lines of a log of Kenya change."""

from __future__ import annotations

from typing import Any, ClassVar

from coinbox import Game
from tests.ledger import Args, Ledger, Phases, Table

PIPELINE = ("rule_of_law", "emergency_powers", "villagization", "prison_system", "gulag")


class Kenya(Ledger):
    LEVELS = ("loyalty", "resistance")
    OPENING = ("political_will", "resources")
    PHASES: ClassVar[Phases] = {
        "reward": ("support",),
        "oath": (),
        "redeploy": ("redeploy",),
        "reset": ("reset",),
    }
    PROPAGANDA = frozenset({"K33", "K34", "K35"})

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        view: Any = game.rules.view(game.turns[0].before)
        self.people = {space["id"]: space["population"] for space in view["spaces"]}
        """Space -> the Population that was there when nobody had left."""

    def population(self, args: Args) -> None:
        self.spaces[args["space"]]["relocated"] = self.people[args["space"]] - args["n"]

    def release_police(self, args: Args) -> None:
        self.rest["out_of_play"] -= 1
        assert self.rest["out_of_play"] == args["n"]
        self.stock("police", 1)

    def pipeline(self, args: Args) -> None:
        before = PIPELINE.index(self.rest["pipeline"])
        assert args["total"] == before + args["n"] == max(0, min(4, before + args["asked"]))
        assert PIPELINE[args["total"]] == args["pipeline"]
        self.rest["pipeline"] = args["pipeline"]

    TABLE: ClassVar[Table] = {
        **Ledger.TABLE,
        "population": population,
        "release-police": release_police,
        "pipeline": pipeline,
    }
