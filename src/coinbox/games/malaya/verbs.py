"""The only functions that change the state. They keep the bit sets right and tell the listener what happened."""

from __future__ import annotations

from coinbox.coin.forces import cubes, insurgents
from coinbox.coin.operation import Payment
from coinbox.coin.sections import rule
from coinbox.coin.territory import settle_control
from coinbox.coin.tracks import on_track, tell_track
from coinbox.games.malaya.state import COMMANDERS, Malaya
from coinbox.games.malaya.vocabulary import FACTIONS, LEVELLED, MCP, NEW_VILLAGES, POPULATION, SPACES, words
from coinbox.kernel.bits import members

# -- Support, Opposition, markers -----------------------------------------------------------------------------------


@rule("1.6")
def set_level(s: Malaya, space: int, level: int) -> None:
    """Set a space to Support (1), Neutral (0) or Opposition (-1)."""
    bit = 1 << space
    if not LEVELLED & bit or level == level_of(s, space):
        return
    s.support = s.support | bit if level > 0 else s.support & ~bit
    s.opposition = s.opposition | bit if level < 0 else s.opposition & ~bit
    if s.log is not None:
        s.log("level", space=SPACES[space], level=("neutral", "support", "opposition")[level])


def level_of(s: Malaya, space: int) -> int:
    """1 at Support, -1 at Opposition, else 0."""
    return (s.support >> space & 1) - (s.opposition >> space & 1)


@rule("1.6")
def shift(s: Malaya, space: int, step: int) -> None:
    """Shift a space one level towards Support (1) or Opposition (-1)."""
    set_level(s, space, max(-1, min(1, level_of(s, space) + step)))


@rule("1.12")
def add_village(s: Malaya, space: int) -> None:
    """Place a New Village from the pool."""
    s.new_villages |= 1 << space
    if s.log is not None:
        s.log("add-village", space=SPACES[space])


def remove_village(s: Malaya, space: int) -> None:
    """Return a New Village to the pool."""
    s.new_villages &= ~(1 << space)
    if s.log is not None:
        s.log("remove-village", space=SPACES[space])


def villages_left(s: Malaya) -> int:
    """New Villages in the pool."""
    return NEW_VILLAGES - s.new_villages.bit_count()


# -- tracks --------------------------------------------------------------------------------------------------------


PURSES = ("british_resources", "mcp_resources")


@rule("1.8")
def resources(s: Malaya, faction: int) -> int:
    """What a faction has to spend."""
    return s.mcp_resources if faction == MCP else s.british_resources


@rule("1.8")
def gain(s: Malaya, faction: int, amount: int, cause: str, spaces: int = 0) -> None:
    """Add Resources, or take them if the amount is negative, within 0 to 20."""
    before = s.mcp_resources if faction == MCP else s.british_resources
    after = on_track(before + amount)
    if faction == MCP:
        s.mcp_resources = after
    else:
        s.british_resources = after
    if s.log is not None:
        tell_track(s, PURSES[faction], amount, before, after, cause, spaces)


def pay(s: Malaya, faction: int, amount: int, cause: str = "price", spaces: int = 0) -> None:
    """Spend Resources that are there."""
    before = s.mcp_resources if faction == MCP else s.british_resources
    left = before - amount
    if left < 0:
        raise ValueError(f"{FACTIONS[faction]} cannot pay {amount}")
    if faction == MCP:
        s.mcp_resources = left
    else:
        s.british_resources = left
    if s.log is not None and amount:
        tell_track(s, PURSES[faction], -amount, before, left, cause, spaces)


PAYMENT = Payment(words, resources, pay)


@rule("6.6.1")
def move_commander(s: Malaya, step: int, cause: str) -> None:
    """Move the Commander Track, not beyond its ends."""
    before = s.commander
    s.commander = max(0, min(2, before + step))
    if s.log is not None:
        s.log("commander", commander=COMMANDERS[s.commander], asked=step, n=s.commander - before, cause=cause)


@rule("6.6.3")
def cancel_commander(s: Malaya) -> None:
    """The Commander's effect is gone until Reset (M10)."""
    s.gurney_killed = 1
    if s.log is not None:
        s.log("gurney-killed")


@rule("6.6.3")
def restore_commander(s: Malaya) -> None:
    """The Commander has his effect again."""
    if s.log is not None and s.gurney_killed:
        s.log("commander-restored", commander=COMMANDERS[s.commander])
    s.gurney_killed = 0


@rule("6.6.2", "6.6.3", "1.11")
def has_commander(s: Malaya, commander: int) -> bool:
    """Whether this Commander's effect holds (Gurney Killed cancels it until Reset)."""
    return s.commander == commander and not s.gurney_killed


# -- Control -------------------------------------------------------------------------------------------------------


@rule("1.7", "1.12", "1.10")
def end_step(s: Malaya) -> None:
    """End a step: adjust Control, Political Will by the sum of its changes, and New Villages (R-C1, R-M12)."""
    if s.unsettled:
        settle_control(s, POPULATION)
    if s.new_villages:
        for space in members[_obsolete_villages(s)]:
            remove_village(s, space)


def _obsolete_villages(s: Malaya) -> int:
    """New Villages that are no longer needed, or no longer defended (1.12)."""
    held = insurgents(s)
    won = s.british_control & s.support & ~held
    lost = held & ~cubes(s)
    return s.new_villages & (won | lost)
