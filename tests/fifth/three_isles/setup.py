"""The start of the game (2.1); positions and checks come with it."""

from __future__ import annotations

from coinbox.coin.setup import Setup
from coinbox.kernel.rules import Plain
from three_isles.events import CAPABILITIES
from three_isles.sequence import INITIATIVE
from three_isles.state import ThreeIsles

SCENARIOS = ("standard",)
START: dict[str, Plain] = {
    "harbor": {"troops": 2, "police": 1},
    "north_isle": {"underground": 2},
    "south_isle": {"police": 1, "underground": 1},
}

SETUP: Setup[ThreeIsles] = Setup(
    "three_isles",
    blank=lambda scenario: ThreeIsles(),
    start={"spaces": START},
    initiative=INITIATIVE,
    capabilities=CAPABILITIES,
    derive_more=lambda s: None,
    impossible=lambda s: [],
)
