"""Why an option is not offered: the first condition that excludes it, with its section (the slow path)."""

from __future__ import annotations

from collections.abc import Sequence

from coinbox.coin.asking import (
    can_place,
)
from coinbox.coin.explain import explain_space, explain_special
from coinbox.coin.forces import (
    BASE,
    OWNER,
    PIECES,
    POLICE,
    TROOP,
    UNDERGROUND,
    count,
)
from coinbox.coin.menu import (
    FREE_OPERATION,
)
from coinbox.coin.operation import Operation
from coinbox.coin.sequence import (
    CHOOSE_BOX,
    CHOOSE_LIMITED,
    CHOOSE_OPERATION,
    CHOOSE_SIDE,
)
from coinbox.games.malaya.asking import (
    MOVES,
    STANDING,
)
from coinbox.games.malaya.british_operations import COST as BRITISH_COST
from coinbox.games.malaya.operations import (
    MENU,
)
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import (
    resources,
)
from coinbox.games.malaya.words import (
    ADJACENT,
    AMBUSH,
    ATTACK,
    BRITISH,
    ECS,
    FACTIONS,
    JUNGLE,
    KL,
    LEVELLED,
    MOUNTAIN,
    PASS,
    PLACE_BASE,
    PLACE_GUERRILLA,
    PLACE_POLICE,
    PLACE_TROOP,
    PROVINCES,
    SPACE_COUNT,
    SPACES,
    THAI,
    words,
)
from coinbox.kernel.decision import CHANCE, Prompt
from coinbox.kernel.rules import Absence

SETS = {
    PROVINCES: "provinces",
    KL: "kuala-lumpur",
    ECS: "ecs",
    LEVELLED: "provinces-and-kuala-lumpur",
    PROVINCES | THAI | KL: "not-ecs",
    ECS | KL | PROVINCES: "not-thailand",
    ECS | KL: "ecs-and-kuala-lumpur",
    JUNGLE: "jungle",
    MOUNTAIN: "mountain",
}
"""Fixed sets of spaces -> the message that only these will do."""
PLACED = {PLACE_TROOP: TROOP, PLACE_POLICE: POLICE, PLACE_GUERRILLA: UNDERGROUND, PLACE_BASE: BASE}
SPECIALS = frozenset(
    words.ids[name] for name in ("resettle", "reprisal", "air-strike", "extort", "intimidate", "ambush")
)
STEPWISE = ("sweep-move", "march-move", "reprisal-move")
"""Questions about moves to adjacent spaces."""


def explain(s: Malaya, pending: tuple[object, ...], option: int) -> Absence:
    """The first condition that excludes an option from the pending decision."""
    actor, prompt, offered, detail = pending
    assert isinstance(prompt, Prompt)
    assert isinstance(actor, int)
    if actor == CHANCE or not isinstance(detail, tuple):
        return Absence("chance", prompt.rule)
    terms, running, space, number = detail
    op = running if isinstance(running, Operation) else None
    if option < SPACE_COUNT:
        if not terms or (isinstance(offered, Sequence) and any(o in MOVES for o in offered)):
            return not_asked(prompt)
        return explain_space(option, SPACES[option], prompt.rule, terms, op, 0 if op and op.free else number, SETS)
    if option in MENU.entries:
        return explain_operation(s, actor, prompt, option)
    if option in SPECIALS:
        return explain_activity(prompt, option, op)
    if option in MOVES:
        return explain_move(s, prompt, option, terms)
    if option in STANDING:
        return explain_piece(s, prompt, option)
    if option in PLACED:
        return explain_placement(s, actor, prompt, PLACED[option], space)
    return explain_word(s, actor, prompt, option)


def not_asked(prompt: Prompt) -> Absence:
    """The question is about something else."""
    return Absence("not-asked", prompt.rule)


def explain_operation(s: Malaya, actor: int, prompt: Prompt, kind: int) -> Absence:
    """Not the faction's own, not to be chosen now, too dear, or without a space."""
    action, faction = words.name(kind), MENU.entries[kind].faction
    if faction != actor:
        return Absence("other-faction", "3.2" if faction == BRITISH else "3.3", {"action": action})
    if prompt == CHOOSE_BOX:
        return Absence("box-first", "2.3.2")
    if prompt not in (CHOOSE_OPERATION, CHOOSE_LIMITED, FREE_OPERATION):
        return not_asked(prompt)
    section = words.options[kind].rule or prompt.rule
    if MENU.entries[kind].spaces(s) and prompt != FREE_OPERATION:
        return Absence(
            "too-dear", section, {"action": action, "n": MENU.entries[kind].cost, "total": resources(s, actor)}
        )
    return Absence("no-space-for", section, {"action": action})


def explain_activity(prompt: Prompt, option: int, op: Operation[Malaya] | None) -> Absence:
    """Taken with another Operation, a second time, in a Limited one, or without a space."""
    action, section = words.name(option), words.options[option].rule or "4.1"
    if op is None:
        return Absence("operation-first", "4.1", {"action": action})
    accompanies = (
        op.kind == ATTACK
        if option == AMBUSH
        else any(activity.option == option for activity in MENU.entries[op.kind].activities)
    )
    if accompanies and op.special and op.used is None and option != AMBUSH and op.selected and prompt.id in MOVING:
        return Absence("moves-are-one-step", "4.1", {"action": action})
    return explain_special(option, action, section, op, accompanies)


MOVING = ("sweep-space", "sweep-move", "march-space", "march-move", "garrison-space", "garrison-move")


def explain_move(s: Malaya, prompt: Prompt, option: int, destinations: int) -> Absence:
    """No such piece, no such destination, too far, or moved already."""
    piece, origin, space = MOVES[option]
    args = {"piece": PIECES[piece], "origin": SPACES[origin], "space": SPACES[space]}
    if not prompt.id.endswith(("-move", "-troop", "-police")):
        return not_asked(prompt)
    if not count(s, piece, origin):
        return Absence("no-such-piece", prompt.rule, args)
    if not destinations >> space & 1:
        return Absence("no-destination", prompt.rule, args)
    if prompt.id in STEPWISE and not ADJACENT[origin] >> space & 1:
        return Absence("not-adjacent", "1.3.6", args)
    if prompt.id in (*STEPWISE, "garrison-move", "redeploy-police"):
        return Absence("moved-already", "3.1", args)
    return Absence("may-not-move", prompt.rule, args)


def explain_piece(s: Malaya, prompt: Prompt, option: int) -> Absence:
    """No such piece there, or it is not a piece that is asked for."""
    piece, space = STANDING[option]
    args = {"piece": PIECES[piece], "origin": SPACES[space]}
    if not count(s, piece, space):
        return Absence("no-such-piece", prompt.rule, args)
    return not_asked(prompt)


def explain_placement(s: Malaya, actor: int, prompt: Prompt, piece: int, space: int) -> Absence:
    """None to be had, not allowed there, or not paid for."""
    if space < 0 or prompt.id not in ("train-place", "rally-how", "rally-many", "M3-place"):
        return not_asked(prompt)
    args: dict[str, str | int] = {"piece": PIECES[piece], "space": SPACES[space]}
    if OWNER[piece] == actor and not can_place(s, actor, piece):
        return Absence("none-available", "1.4.1", args)
    if prompt.id == "train-place":
        if piece == TROOP and not KL >> space & 1:
            return Absence("troops-only-kuala-lumpur", "3.2.1", args)
        cost = s.parameters.train_troops_cost if piece == TROOP else BRITISH_COST
        return Absence("cannot-pay", "3.2.1", {"space": SPACES[space], "n": cost})
    if piece == BASE:
        message = "stacking" if s.bases[space] >= 2 or ECS >> space & 1 else "needs-two-guerrillas"
        return Absence(message, "1.4.2" if message == "stacking" else "3.3.1", args)
    return not_asked(prompt)


def explain_word(s: Malaya, actor: int, prompt: Prompt, option: int) -> Absence:
    """Boxes, sides, passing and closing words."""
    word = words.options[option]
    if word.kind == "box":
        if prompt != CHOOSE_BOX:
            return not_asked(prompt)
        return Absence("box-taken", "2.3.2", {"faction": FACTIONS[1 - actor], "box": word.name})
    if word.kind == "side":
        if prompt != CHOOSE_SIDE:
            return not_asked(prompt)
        return Absence("no-such-side", "5.2")
    if option == PASS:
        return Absence("pass-with-box", "2.3.3")
    if word.name == "done":
        return Absence("not-done", prompt.rule)
    return not_asked(prompt)
