"""What the lines of a log of Arab Revolt change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tests.ledger import Args, Ledger, Phases, Table

UNITY = ("decentralized", "low", "middle", "high", "centralized")
OPERATIONS = ("1", "2", "3")
PUNISHMENTS = ("detain", "demolish", "fine")
MANDATORY = frozenset({"A11", "A24"})


class ArabRevolt(Ledger):
    ROWS: ClassVar[dict[str, str]] = {
        **Ledger.ROWS,
        "irregular": "irregulars",
        "active_irregular": "active_irregulars",
    }
    TYPES: ClassVar[dict[str, str]] = {**Ledger.TYPES, "active_irregular": "irregular"}
    LEVELS = ("opposition",)
    OPENING = ("political_will",)
    PHASES: ClassVar[Phases] = {
        "hold": ("resources",),
        "assistance": (),
        "divide": ("support",),
        "mobilize": (),
        "redeploy": ("redeploy",),
        "rebels_redeploy": (),
        "reset": ("reset",),
    }
    PROPAGANDA = frozenset({"A33", "A34", "A35"})

    # -- turns and chits ---------------------------------------------------------------------------------------------

    def card(self, args: Args) -> None:
        super().card(args)
        if args["card"] in MANDATORY:
            self.rest["stage"] = "mandatory"

    def mandatory(self, args: Args) -> None:
        assert (self.rest["stage"], self.rest["played"][-1]) == ("mandatory", args["card"])
        self.rest["stage"] = "first"

    def end_turn(self, stage: str) -> None:
        """An Operations chit that is still in play has its effect before anybody else acts."""
        super().end_turn(stage)
        if stage in ("first", "second") and self.rest["chit"]:
            self.rest["stage"] = "chit"

    def chit_effect(self, args: Args) -> None:
        assert (self.rest["stage"], args["chit"]) == ("chit", f"op-{self.rest['chit']}")
        self.rest["stage"] = "second"

    def put_chit(self, where: str, chit: str, order: Sequence[str]) -> None:
        """A chit comes to a pool or a hand, which lie in order."""
        self.rest[where] = sorted([*self.rest[where], chit], key=order.index)

    def take_chit(self, where: str, chit: str) -> None:
        """A chit leaves a pool or a hand."""
        assert chit in self.rest[where]
        left = list(self.rest[where])
        left.remove(chit)
        self.rest[where] = left

    def play_chit(self, args: Args) -> None:
        """A chit leaves its pool, or the hand that held it; an Operations chit is in play from then on."""
        chit = args["chit"].removeprefix("held-")
        place = "pool" if chit == args["chit"] else "held"
        if chit.startswith("op-"):
            assert not self.rest["chit"]
            self.take_chit(f"operations_{place}", chit.removeprefix("op-"))
            self.rest["chit"] = int(chit.removeprefix("op-"))
        else:
            self.take_chit(f"punishments_{place}", chit)

    def chit_aside(self, args: Args) -> None:
        assert args["chit"] == f"op-{self.rest['chit']}"
        self.rest["chit"] = 0

    def chit_back(self, args: Args) -> None:
        self.chit_aside(args)
        self.put_chit("operations_pool", args["chit"].removeprefix("op-"), OPERATIONS)

    def hold(self, args: Args) -> None:
        if args["faction"] == "rebels":
            chit = args["chit"].removeprefix("op-")
            self.take_chit("operations_pool", chit)
            self.put_chit("operations_held", chit, OPERATIONS)
        else:
            self.take_chit("punishments_pool", args["chit"])
            self.put_chit("punishments_held", args["chit"], PUNISHMENTS)

    def discard(self, args: Args) -> None:
        self.take_chit("punishments_held", args["chit"])

    def return_punishments(self, _args: Args) -> None:
        self.rest |= {"punishments_pool": [chit for chit in PUNISHMENTS for _ in range(2)], "punishments_held": []}

    def return_operations(self, _args: Args) -> None:
        self.rest |= {"operations_pool": [chit for chit in OPERATIONS for _ in range(3)], "operations_held": []}

    # -- Unity, Prison, Out of Play, cards ---------------------------------------------------------------------------

    def unity(self, args: Args) -> None:
        before = UNITY.index(self.rest["unity"])
        assert before + args["n"] == max(0, min(4, before + args["asked"])) == UNITY.index(args["unity"])
        assert args["toward"] == UNITY[4 if args["asked"] > 0 else 0]
        self.rest["unity"] = args["unity"]

    def imprison(self, args: Args) -> None:
        self.put(args["space"], self.ROWS[args["piece"]], -1)
        self.rest["prison_bases" if args["piece"] == "base" else "prison_guerrillas"] += 1

    def empty_prison(self, args: Args) -> None:
        self.rest[f"prison_{args['piece']}s"] -= args["n"]
        self.stock(args["piece"], args["n"])

    def place_from(self, args: Args) -> None:
        super().place_from({**args, "source": "prison_guerrillas"} if args["source"] == "prison" else args)

    def withdraw(self, args: Args) -> None:
        self.put(args["space"], "troops", -1)
        self.rest["out_of_play"] += 1

    def garrison_fort(self, args: Args) -> None:
        self.put(args["space"], "police", -1)
        self.rest["fort_police"] += 1
        assert self.rest["fort_police"] == args["n"]

    def fill_fort(self, args: Args) -> None:
        self.stock("police", -1)
        self.rest["fort_police"] += 1
        assert self.rest["fort_police"] == args["n"]

    def open_borders(self, _args: Args) -> None:
        self.rest["arab_kings"] = "in_play"

    # -- markers and Irregulars --------------------------------------------------------------------------------------

    def add_sabotage(self, args: Args) -> None:
        self.put(args["space"], "sabotage", 1)

    def remove_sabotage(self, args: Args) -> None:
        self.put(args["space"], "sabotage", -args["n"])

    def place_curfew(self, args: Args) -> None:
        self.stock("curfew", -1)
        self.put(args["space"], "curfews", 1)

    def lift_curfew(self, args: Args) -> None:
        self.put(args["space"], "curfews", -1)
        self.stock("curfew", 1)

    def activate_irregular(self, args: Args) -> None:
        self.hide_irregulars({**args, "n": -1})

    def hide_irregulars(self, args: Args) -> None:
        self.put(args["space"], "active_irregulars", -args["n"])
        self.put(args["space"], "irregulars", args["n"])

    TABLE: ClassVar[Table] = {
        **Ledger.TABLE,
        **dict.fromkeys(("draw", "no-strike"), Ledger.nothing),
        "card": card,
        "mandatory": mandatory,
        "chit-effect": chit_effect,
        "play-chit": play_chit,
        "chit-aside": chit_aside,
        "chit-back": chit_back,
        "hold": hold,
        "discard": discard,
        "return-punishments": return_punishments,
        "return-operations": return_operations,
        "unity": unity,
        "imprison": imprison,
        "empty-prison": empty_prison,
        "place-from": place_from,
        "withdraw": withdraw,
        "garrison-fort": garrison_fort,
        "fill-fort": fill_fort,
        "open-borders": open_borders,
        "add-sabotage": add_sabotage,
        "remove-sabotage": remove_sabotage,
        "place-curfew": place_curfew,
        "lift-curfew": lift_curfew,
        "lose-curfew": lift_curfew,
        "activate-irregular": activate_irregular,
        "hide-irregulars": hide_irregulars,
    }
