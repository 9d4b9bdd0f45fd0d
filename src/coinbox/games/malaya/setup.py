"""Setup (2.1), positions and the checks that hold at every moment of a game."""

from __future__ import annotations

from functools import cache

from coinbox.coin.forces import derive_forces, misplaced_pieces, too_many_pieces, wrongly_kept
from coinbox.coin.position import position_of, read_position
from coinbox.coin.sections import rule
from coinbox.coin.territory import derive_control
from coinbox.games.malaya.capabilities import CAPABILITIES
from coinbox.games.malaya.sequence import INITIATIVE, deck
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.vocabulary import LEVELLED, NEW_VILLAGES, PROVINCES, SPACES, THAILAND
from coinbox.kernel.bits import members
from coinbox.kernel.errors import PositionError
from coinbox.kernel.fields import out_of_bounds
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
    derive_forces(s)
    derive_control(s)
    s.unseen = deck(s).unseen(s.played)
    CAPABILITIES.apply(s)


@rule("1.2", "1.3.1", "1.3.3", "1.3.5", "1.4.2", "1.6")
def impossibilities(s: Malaya) -> list[str]:
    """Everything that a position may never show."""
    found = too_many_pieces(s) + misplaced_pieces(s)
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
    return found + INITIATIVE.impossible_cards(s)


@rule("1.7")
def check(s: Malaya) -> list[str]:
    """Every invariant that does not hold, as sentences; unsettled spaces await the end of their step."""
    true = s.copy()
    derive(true)
    return out_of_bounds(s) + impossibilities(s) + wrongly_kept(s, true)
