"""Setup (2.1), positions and the checks that hold at every moment of a game."""

from __future__ import annotations

from functools import cache

from coinbox.coin.position import position_of, read_position
from coinbox.coin.sections import rule
from coinbox.games.malaya.capabilities import apply_patches
from coinbox.games.malaya.sequence import deck
from coinbox.games.malaya.state import FIRST, OVER, REVEAL, SECOND, Malaya
from coinbox.games.malaya.verbs import controller
from coinbox.games.malaya.words import (
    CARDS,
    CONTROLLABLE,
    ECS,
    LEVELLED,
    MCP,
    NEW_VILLAGES,
    PROPAGANDA_CARDS,
    PROVINCES,
    SPACES,
    THAILAND,
    TOTAL,
    TYPES,
)
from coinbox.kernel.bits import bit_set, members
from coinbox.kernel.errors import PositionError
from coinbox.kernel.fields import fields_of, out_of_bounds
from coinbox.kernel.rules import Plain

SCENARIOS = ("standard", "extended")
START: dict[str, Plain] = {
    "kuala_lumpur": {"troops": 4, "police": 2, "support": True},
    "perak": {"troops": 2, "police": 2, "underground": 1},
    "johore": {"troops": 2, "police": 2, "underground": 1},
    "pahang": {"underground": 2, "bases": 1, "opposition": True},
    "kelantan": {"underground": 1, "bases": 1},
    "trengganu": {"underground": 1},
}


@rule("2.1")
def setup(scenario: str) -> Malaya:
    """The board as both scenarios begin; they differ in the deck alone."""
    return _start(scenario).copy()


@cache
def _start(scenario: str) -> Malaya:
    return from_position({"spaces": START}, scenario)


def position(s: Malaya) -> dict[str, Plain]:
    """The board in plain words."""
    words: dict[str, Plain] = {"game": "malaya"}
    return words | position_of(s, SPACES)


def from_position(position: dict[str, Plain], scenario: str) -> Malaya:
    """A state from a position; what it leaves out is as at the start of the scenario."""
    s = Malaya()
    s.extended = SCENARIOS.index(scenario)
    given: dict[str, Plain] = {"spaces": START}
    given |= {key: value for key, value in position.items() if key != "game"}
    read_position(given, s, SPACES)
    derive(s)
    problems = impossibilities(s)
    if problems:
        raise PositionError(f"position: {problems[0]}")
    return s


def derive(s: Malaya) -> None:
    """Work out everything that the verbs keep: sets, Control, Available, parameters."""
    for name, row in (
        ("with_troops", s.troops),
        ("with_police", s.police),
        ("with_underground", s.underground),
        ("with_active", s.active),
        ("with_bases", s.bases),
    ):
        setattr(s, name, bit_set(i for i, n in enumerate(row) if n))
    on_map = (sum(s.troops), sum(s.police), sum(s.underground) + sum(s.active), sum(s.bases))
    s.available = [total - used for total, used in zip(TOTAL, on_map, strict=True)]
    s.british_control = bit_set(i for i in members[CONTROLLABLE] if controller(s, i) > 0)
    s.mcp_control = bit_set(i for i in members[CONTROLLABLE] if controller(s, i) < 0)
    s.unsettled = 0
    s.unseen = deck(s).unseen(s.played)
    apply_patches(s)


@rule("1.2", "1.3.1", "1.3.3", "1.3.5", "1.4.2", "1.6")
def impossibilities(s: Malaya) -> list[str]:
    """Everything that a position may never show."""
    found = [
        f"{-s.available[kind]} {TYPES[kind]} too many on the map (there are {TOTAL[kind]})"
        for kind in range(4)
        if s.available[kind] < 0
    ]
    for space in members[ECS]:
        if s.bases[space]:
            found.append(f"a Base in the Economic Center {SPACES[space]} (1.4.2)")
    if s.troops[THAILAND] or s.police[THAILAND]:
        found.append("British pieces in thailand (1.3.3)")
    if s.terror[THAILAND]:
        found.append("a Terror marker in thailand (R-M7)")
    for name, spaces in (("Support", s.support), ("Opposition", s.opposition)):
        found += [f"{name} in {SPACES[i]} (1.6)" for i in members[spaces & ~LEVELLED]]
    found += [f"Support and Opposition in {SPACES[i]} at once (1.6)" for i in members[s.support & s.opposition]]
    found += [
        f"a New Village in {SPACES[i]}, which is no Province (1.4.2)" for i in members[s.new_villages & ~PROVINCES]
    ]
    if s.new_villages.bit_count() > NEW_VILLAGES:
        found.append(f"{s.new_villages.bit_count()} New Villages (there are {NEW_VILLAGES}; 1.12)")
    return found + _impossible_cards(s)


def _impossible_cards(s: Malaya) -> list[str]:
    found = []
    capabilities = bit_set(i for i, card in enumerate(CARDS) if card.capability)
    if (s.unshaded | s.shaded) & ~capabilities or s.unshaded & s.shaded:
        found.append("a card in force that is no Capability, or is in force with both sides (5.3)")
    if not deck(s).is_possible(s.played):
        found.append("the revealed cards do not fit the deck of the scenario (2.1)")
    elif len(s.played) == deck(s).size and s.stage == REVEAL:
        found.append("no card is left to reveal")
    propaganda = bool(s.played) and s.played[-1] in PROPAGANDA_CARDS
    if s.stage in (FIRST, SECOND) and (not s.played or propaganda):
        found.append("a turn without an Event card (2.3)")
    if s.stage == SECOND and not (s.mcp_box if s.first == MCP else s.british_box):
        found.append("the Second Eligible's turn, but the First Eligible has no box (2.3.2)")
    if s.stage == SECOND and s.mcp_box == s.british_box:
        found.append("both factions in the same box (2.3.2)")
    if s.stage not in (REVEAL, FIRST, SECOND, OVER) and not propaganda:
        found.append("a phase of the Propaganda Round without its card (6.0)")
    if (s.stage == OVER) != bool(s.winner):
        found.append("an end without a result, or a result before the end")
    return found


@rule("1.7")
def check(s: Malaya) -> list[str]:
    """Every invariant that does not hold, as sentences; unsettled spaces await the end of their step."""
    found = out_of_bounds(s) + impossibilities(s)
    true = s.copy()
    derive(true)
    for field in fields_of(s):
        if field.derived and field.name not in ("unsettled", "british_control", "mcp_control"):
            kept, right = getattr(s, field.name), getattr(true, field.name)
            if kept != right:
                found.append(f"{field.name} is {kept}, but should be {right}")
    for name in ("british_control", "mcp_control"):
        if (getattr(s, name) ^ getattr(true, name)) & ~s.unsettled:
            found.append(f"{name} does not agree with the pieces (1.7)")
    return found
