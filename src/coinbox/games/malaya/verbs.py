"""The only functions that change the state. They keep the bit sets right and tell the listener what happened."""

from __future__ import annotations

from coinbox.coin.operation import Customs
from coinbox.coin.sections import rule
from coinbox.games.malaya.state import COMMANDERS, TRACK, Malaya
from coinbox.games.malaya.words import (
    ACTIVE,
    BASE,
    CONTROLLABLE,
    DONE,
    ECS,
    FACTIONS,
    LEVELLED,
    MCP,
    NEW_VILLAGES,
    PIECES,
    POLICE,
    POPULATION,
    SPACES,
    THAILAND,
    TROOP,
    TYPE,
    TYPES,
    UNDERGROUND,
)
from coinbox.kernel.bits import members

# -- what stands where ---------------------------------------------------------------------------------------------


def cubes(s: Malaya) -> int:
    """Spaces with British cubes."""
    return s.with_troops | s.with_police


def guerrillas(s: Malaya) -> int:
    """Spaces with Guerrillas of either state."""
    return s.with_underground | s.with_active


def mcp_pieces(s: Malaya) -> int:
    """Spaces with any piece of the MCP."""
    return s.with_underground | s.with_active | s.with_bases


def cubes_in(s: Malaya, space: int) -> int:
    return s.troops[space] + s.police[space]


def guerrillas_in(s: Malaya, space: int) -> int:
    return s.underground[space] + s.active[space]


def count(s: Malaya, piece: int, space: int) -> int:
    return row_of(s, piece)[space]


@rule("1.4")
def row_of(s: Malaya, piece: int) -> list[int]:
    """How many of a piece stand in each space."""
    if piece == TROOP:
        return s.troops
    if piece == POLICE:
        return s.police
    if piece == UNDERGROUND:
        return s.underground
    return s.active if piece == ACTIVE else s.bases


def where(s: Malaya, piece: int) -> int:
    """Spaces with this piece."""
    if piece == TROOP:
        return s.with_troops
    if piece == POLICE:
        return s.with_police
    if piece == UNDERGROUND:
        return s.with_underground
    return s.with_active if piece == ACTIVE else s.with_bases


def announce(s: Malaya, faction: int, action: str) -> None:
    """Tell the listener what a faction is about to do."""
    if s.log is not None:
        s.log("activity", faction=FACTIONS[faction], action=action)


# -- pieces --------------------------------------------------------------------------------------------------------


def _put(s: Malaya, piece: int, space: int) -> None:
    bit = 1 << space
    s.unsettled |= bit
    if piece == TROOP:
        s.troops[space] += 1
        s.with_troops |= bit
    elif piece == POLICE:
        s.police[space] += 1
        s.with_police |= bit
    elif piece == UNDERGROUND:
        s.underground[space] += 1
        s.with_underground |= bit
    elif piece == ACTIVE:
        s.active[space] += 1
        s.with_active |= bit
    else:
        s.bases[space] += 1
        s.with_bases |= bit


def _take(s: Malaya, piece: int, space: int) -> None:
    bit = 1 << space
    s.unsettled |= bit
    row = row_of(s, piece)
    left = row[space] - 1
    if left < 0:
        raise ValueError(f"no {PIECES[piece]} in {SPACES[space]}")
    row[space] = left
    if left:
        return
    if piece == TROOP:
        s.with_troops &= ~bit
    elif piece == POLICE:
        s.with_police &= ~bit
    elif piece == UNDERGROUND:
        s.with_underground &= ~bit
    elif piece == ACTIVE:
        s.with_active &= ~bit
    else:
        s.with_bases &= ~bit


@rule("1.4.1", "1.4.3")
def place(s: Malaya, piece: int, space: int) -> None:
    """Put an Available piece on the map; Guerrillas arrive Underground."""
    kind = TYPE[piece]
    if not s.available[kind] or not may_stand(s, piece, space):
        raise ValueError(f"{PIECES[piece]} cannot be placed in {SPACES[space]}")
    s.available[kind] -= 1
    _put(s, piece, space)
    if s.log is not None:
        s.log("place", piece=TYPES[kind], space=SPACES[space])


@rule("1.4.1")
def remove(s: Malaya, piece: int, space: int) -> None:
    """Return a piece from the map to Available."""
    _take(s, piece, space)
    s.available[TYPE[piece]] += 1
    if s.log is not None:
        s.log("remove", piece=PIECES[piece], space=SPACES[space])


def move(s: Malaya, piece: int, origin: int, space: int) -> None:
    """Move a piece; it keeps its state (1.4.3)."""
    if space == THAILAND and piece <= POLICE:
        raise ValueError(f"{PIECES[piece]} may not enter {SPACES[space]}")
    there = 1 << space
    if piece == TROOP:
        row = s.troops
        s.with_troops = s.with_troops | there if row[origin] > 1 else (s.with_troops | there) & ~(1 << origin)
    elif piece == POLICE:
        row = s.police
        s.with_police = s.with_police | there if row[origin] > 1 else (s.with_police | there) & ~(1 << origin)
    elif piece == UNDERGROUND:
        row = s.underground
        kept = s.with_underground | there
        s.with_underground = kept if row[origin] > 1 else kept & ~(1 << origin)
    else:
        row = s.active
        s.with_active = s.with_active | there if row[origin] > 1 else (s.with_active | there) & ~(1 << origin)
    row[origin] -= 1
    row[space] += 1
    s.unsettled |= there | 1 << origin
    if s.log is not None:
        s.log("move", piece=PIECES[piece], origin=SPACES[origin], space=SPACES[space])


@rule("1.3.1", "1.3.3", "1.4.2")
def may_stand(s: Malaya, piece: int, space: int) -> bool:
    """Stacking: two Bases a space and none in Economic Centers; no British piece in Thailand."""
    if piece == BASE:
        return s.bases[space] < 2 and not ECS >> space & 1
    return space != THAILAND or piece not in (TROOP, POLICE)


@rule("1.4.3")
def activate(s: Malaya, space: int, most: int) -> int:
    """Flip up to so many Underground Guerrillas Active; returns how many."""
    flipped = s.underground[space]
    if flipped > most:
        flipped = most
    if flipped > 0:
        bit = 1 << space
        s.underground[space] -= flipped
        s.active[space] += flipped
        s.with_active |= bit
        if not s.underground[space]:
            s.with_underground &= ~bit
        if s.log is not None:
            s.log("activate", space=SPACES[space], n=flipped)
    return flipped


@rule("1.4.3")
def hide(s: Malaya, space: int) -> None:
    """Flip all Guerrillas in a space Underground."""
    flipped = s.active[space]
    if flipped:
        bit = 1 << space
        s.underground[space] += flipped
        s.active[space] = 0
        s.with_underground |= bit
        s.with_active &= ~bit
        if s.log is not None:
            s.log("hide", space=SPACES[space], n=flipped)


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


@rule("1.9")
def add_terror(s: Malaya, space: int) -> None:
    """Place a Terror marker, in an Economic Center a Sabotage marker."""
    s.terror[space] += 1
    if s.log is not None:
        s.log("add-sabotage" if ECS >> space & 1 else "add-terror", space=SPACES[space])


def remove_terror(s: Malaya, space: int, number: int = 1) -> None:
    """Take Terror or Sabotage markers away."""
    taken = min(number, s.terror[space])
    if taken:
        s.terror[space] -= taken
        if s.log is not None:
            s.log("remove-sabotage" if ECS >> space & 1 else "remove-terror", space=SPACES[space], n=taken)


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


@rule("1.8")
def resources(s: Malaya, faction: int) -> int:
    """What a faction has to spend."""
    return s.mcp_resources if faction == MCP else s.british_resources


@rule("1.8")
def gain(s: Malaya, faction: int, amount: int) -> None:
    """Add Resources, or take them if the amount is negative, within 0 to 20."""
    before = s.mcp_resources if faction == MCP else s.british_resources
    after = before + amount
    if after > TRACK:
        after = TRACK
    elif after < 0:
        after = 0
    if faction == MCP:
        s.mcp_resources = after
    else:
        s.british_resources = after
    if s.log is not None and after != before:
        s.log("gain" if after > before else "lose", faction=FACTIONS[faction], n=abs(after - before), total=after)


def pay(s: Malaya, faction: int, amount: int) -> None:
    """Spend Resources that are there."""
    left = (s.mcp_resources if faction == MCP else s.british_resources) - amount
    if left < 0:
        raise ValueError(f"{FACTIONS[faction]} cannot pay {amount}")
    if faction == MCP:
        s.mcp_resources = left
    else:
        s.british_resources = left
    if s.log is not None and amount:
        s.log("lose", faction=FACTIONS[faction], n=amount, total=left)


CUSTOMS = Customs(resources, pay, DONE, SPACES)


@rule("1.10")
def change_will(s: Malaya, amount: int) -> None:
    """Move Political Will within 0 to 20."""
    before = s.political_will
    s.political_will = max(0, min(TRACK, before + amount))
    if s.log is not None and s.political_will != before:
        s.log("will", n=s.political_will - before, total=s.political_will)


@rule("6.6.1")
def move_commander(s: Malaya, step: int) -> None:
    """Move the Commander Track, not beyond its ends."""
    before = s.commander
    s.commander = max(0, min(2, before + step))
    if s.log is not None and s.commander != before:
        s.log("commander", commander=COMMANDERS[s.commander])


@rule("6.6.2", "6.6.3", "1.11")
def has_commander(s: Malaya, commander: int) -> bool:
    """Whether this Commander's effect holds (Gurney Killed cancels it until Reset)."""
    return s.commander == commander and not s.gurney_killed


# -- Control -------------------------------------------------------------------------------------------------------


def controller(s: Malaya, space: int) -> int:
    """1 if the British outnumber the MCP in a space, -1 for the reverse, else 0."""
    margin = cubes_in(s, space) - guerrillas_in(s, space) - s.bases[space]
    return (margin > 0) - (margin < 0)


@rule("1.7", "1.12", "1.10")
def settle(s: Malaya) -> None:
    """End a step: adjust Control, Political Will by the sum of its changes, and New Villages (R-C1, R-M12)."""
    if s.unsettled:
        will = 0
        for space in members[s.unsettled & CONTROLLABLE]:
            bit = 1 << space
            margin = s.troops[space] + s.police[space] - s.underground[space] - s.active[space] - s.bases[space]
            now = (margin > 0) - (margin < 0)
            before = (s.british_control >> space & 1) - (s.mcp_control >> space & 1)
            if now == before:
                continue
            s.british_control = s.british_control | bit if now > 0 else s.british_control & ~bit
            s.mcp_control = s.mcp_control | bit if now < 0 else s.mcp_control & ~bit
            will += ((before < 0) - (now < 0)) * POPULATION[space]
            if s.log is not None:
                s.log("control", space=SPACES[space], control=("none", "british", "mcp")[now])
        s.unsettled = 0
        if will:
            change_will(s, will)
    if s.new_villages:
        for space in members[_obsolete_villages(s)]:
            remove_village(s, space)


def _obsolete_villages(s: Malaya) -> int:
    """New Villages that are no longer needed, or no longer defended (1.12)."""
    won = s.british_control & s.support & ~mcp_pieces(s)
    lost = mcp_pieces(s) & ~cubes(s)
    return s.new_villages & (won | lost)
