"""What the lines of a log of Japanese Occupation change."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from tests.ledger import Args, Ledger, Line, Phases, Table

ZIPPER = ("delay", "6", "12", "18", "ready")
RAILWAYS = tuple(f"r{number}" for number in range(1, 9))
ON_CARD = {"J17": "burma_troops", "J25": "davis_force"}
LOST = {"supply_cache": "lost_caches", "kempeitai": "lost_kempeitai"}
MANDATORY = frozenset({"J6", "J9"})


class JapaneseOccupation(Ledger):
    ROWS: ClassVar[dict[str, str]] = {
        "troop": "troops",
        "police": "police",
        "mpaja": "mpaja_underground",
        "mpaja_underground": "mpaja_underground",
        "mpaja_active": "mpaja_active",
        "non_mpaja": "non_mpaja_underground",
        "non_mpaja_underground": "non_mpaja_underground",
        "non_mpaja_active": "non_mpaja_active",
        "supply_cache": "caches",
        "force_136": "force_136",
        "kempeitai": "kempeitai",
    }
    TYPES: ClassVar[dict[str, str]] = {
        "mpaja_underground": "mpaja",
        "mpaja_active": "mpaja",
        "non_mpaja_underground": "non_mpaja",
        "non_mpaja_active": "non_mpaja",
    }
    LEVELS = ("opposition",)
    PHASES: ClassVar[Phases] = {
        "resistance": ("mpaja", "resistance"),
        "unrest": ("resources",),
        "construct": (),
        "supply": ("support",),
        "reprisal": (),
        "redeploy": ("redeploy",),
        "japanese_redeploy": (),
        "reset": ("reset",),
    }
    PROPAGANDA = frozenset({"J33", "J34", "J35"})
    REASONS: ClassVar[dict[str, str]] = dict.fromkeys(("below", "at-least", "force", "camps"), "final")

    # -- turns -------------------------------------------------------------------------------------------------------

    def read_turn(self, lines: Sequence[Line]) -> None:
        """The Reset phase tells of the new deal and of the First Eligible, whatever was before."""
        resets = self.rest["stage"] == "reset"
        super().read_turn(lines)
        assert not resets or {"deal-intel", "eligible"} <= {message for message, _ in lines}

    def card(self, args: Args) -> None:
        super().card(args)
        if not self.is_propaganda():
            self.rest["stage"] = "icon"

    def icon(self, _args: Args) -> None:
        """The MPAJA has acted, or cannot."""
        assert self.rest["stage"] == "icon"
        self.rest["stage"] = "mandatory" if self.rest["played"][-1] in MANDATORY else "first"

    def mandatory(self, args: Args) -> None:
        assert (self.rest["stage"], self.rest["played"][-1]) == ("mandatory", args["card"])
        self.rest["stage"] = "first"

    def eligible(self, args: Args) -> None:
        if self.rest["stage"] != "reset":
            super().eligible(args)
        self.rest["first"] = args["faction"]

    def over(self, args: Args) -> None:
        """J9 ends the game outside of a round."""
        bombed = self.rest["played"][-1] == "J9"
        assert args["round"] == (0 if bombed else len(self.PROPAGANDA))
        super().over({**args, "round": 2} if bombed else args)

    # -- pieces ------------------------------------------------------------------------------------------------------

    def activate(self, args: Args) -> None:
        self.put(args["space"], f"{args['piece']}_underground", -args["n"])
        self.put(args["space"], f"{args['piece']}_active", args["n"])

    def hide(self, args: Args) -> None:
        self.activate({**args, "n": -args["n"]})

    def to_card(self, args: Args) -> None:
        self.put(args["space"], self.ROWS[args["piece"]], -1)
        self.rest[ON_CARD[args["card"]]] += 1

    def off_card(self, args: Args) -> None:
        self.rest[ON_CARD[args["card"]]] -= 1
        self.stock(args["piece"], 1)

    def place_from(self, args: Args) -> None:
        super().place_from({**args, "source": f"{args['source']}_troops"})

    def lost(self, args: Args) -> None:
        self.put(args["space"], self.ROWS[args["piece"]], -1)
        self.rest[LOST[args["piece"]]] += 1

    # -- markers -----------------------------------------------------------------------------------------------------

    def place_camp(self, args: Args) -> None:
        self.stock("jungle_camp", -1)
        self.put(args["space"], "camps", 1)

    def remove_camp(self, args: Args) -> None:
        self.put(args["space"], "camps", -1)
        self.stock("jungle_camp", 1)

    def place_village(self, args: Args) -> None:
        self.stock("new_village", -1)
        self.put(args["space"], "new_villages", 1)

    def lose_village(self, args: Args) -> None:
        self.put(args["space"], "new_villages", -1)
        self.stock("new_village", 1)

    def sabotage_railway(self, args: Args) -> None:
        self.repair_railway({**args, "n": -1})

    def repair_railway(self, args: Args) -> None:
        markers = list(self.rest["sabotage"])
        markers[RAILWAYS.index(args["railway"])] -= args["n"]
        self.rest["sabotage"] = markers

    # -- Intel chits -------------------------------------------------------------------------------------------------

    def reveal_intel(self, args: Args) -> None:
        self.put(args["space"], "revealed", 1)
        self.spaces[args["space"]]["intel"] = args["n"] + 1

    def conceal_intel(self, args: Args) -> None:
        self.put(args["space"], "revealed", -1)

    def lose_intel(self, args: Args) -> None:
        self.put(args["space"], "intel_gone", 1)
        self.spaces[args["space"]]["intel"] = args["n"] + 1

    def deal_intel(self, _args: Args) -> None:
        for held in self.spaces.values():
            held["intel"] = held["revealed"] = held["intel_gone"] = 0

    # -- the Zipper Track --------------------------------------------------------------------------------------------

    def zipper(self, args: Args) -> None:
        before = ZIPPER.index(self.rest["zipper"])
        assert before + args["n"] == max(0, min(4, before + args["asked"])) == ZIPPER.index(args["zipper"])
        assert args["toward"] == ZIPPER[4 if args["asked"] > 0 else 0]
        self.rest["zipper"] = args["zipper"]

    def release_cache(self, args: Args) -> None:
        assert args["zipper"] in self.rest["zipper_caches"]
        self.rest["zipper_caches"] = [box for box in self.rest["zipper_caches"] if box != args["zipper"]]
        self.stock("supply_cache", 1)

    def return_cache(self, args: Args) -> None:
        self.stock("supply_cache", -1)
        self.rest["zipper_caches"] = sorted([*self.rest["zipper_caches"], args["zipper"]], key=ZIPPER.index)

    TABLE: ClassVar[Table] = {
        **Ledger.TABLE,
        **dict.fromkeys(("no-strike", "no-effect", "no-roll", "unrest", "empty-box", "unfilled-box"), Ledger.nothing),
        "card": card,
        "icon": icon,
        "idle-icon": icon,
        "mandatory": mandatory,
        "eligible": eligible,
        "over": over,
        "activate": activate,
        "hide": hide,
        "to-card": to_card,
        "off-card": off_card,
        "place-from": place_from,
        "lost": lost,
        "place-camp": place_camp,
        "remove-camp": remove_camp,
        "place-village": place_village,
        "lose-village": lose_village,
        "sabotage-railway": sabotage_railway,
        "repair-railway": repair_railway,
        "reveal-intel": reveal_intel,
        "conceal-intel": conceal_intel,
        "lose-intel": lose_intel,
        "deal-intel": deal_intel,
        "zipper": zipper,
        "release-cache": release_cache,
        "return-cache": return_cache,
    }
