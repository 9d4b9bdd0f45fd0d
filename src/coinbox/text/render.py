"""Prompts, options, log lines and reasons as sentences, from ids and numbers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from coinbox.kernel.decision import Option
from coinbox.library import cards_of
from coinbox.text import has, has_in, say, say_in
from coinbox.text.levels import EFFECT, LEVELS

Args = Mapping[str, str | int]
Asked = tuple[str, Args]
"""A question: the id of its prompt, and what is said in it."""
NAMED_AS = {
    "here": "space",
    "near": "space",
    "origin": "space",
    "other": "action",
    "outcome": "result",
    "side": "option",
    "railway": "place",
    "leftward": "pipeline",
    "rightward": "pipeline",
}
"""Argument -> the kind of message that names its value, where it is not the argument's own name."""
PLAIN = ("what", "spaces", "rule", "cause", "purpose", "modifiers", "comparison", "success", "verdict", "wording", "n")
"""Arguments that are no ids: a section, faces of a die, and those of which a line makes words by itself."""
COUNTED = frozenset({"place", "place-from", "remove", "move"})
"""Lines of which like ones that follow each other are told as one."""


@dataclass(frozen=True, slots=True)
class LogLine:
    """A line of the log: its sentence, the message and arguments that it is made of, and its level.

    The levels are `turn`, `action` and `effect`: what is done in a turn, and what that brings.
    """

    text: str
    message: str
    args: Args
    level: str


def named(lang: str, game: str, args: Args) -> dict[str, str | int]:
    """The arguments with every id replaced by its word; the id itself stays as <name>_id, for selectors.

    A space comes as <name>_in too, with the word for being there.
    """
    out: dict[str, str | int] = {}
    for key, value in args.items():
        out[key] = value
        if isinstance(value, str) and value and key not in PLAIN:
            out[f"{key}_id"] = value
            out[key] = _word(lang, game, key, value)
            if NAMED_AS.get(key, key) == "space":
                out[f"{key}_in"] = in_space(lang, game, value)
    return out


@cache
def in_space(lang: str, game: str, space: str) -> str:
    """A space with the word for being there: in Perak, on a Railway."""
    name = f"space-{space}"
    return (
        say_in(lang, game, f"{name}.in")
        if has_in(lang, game, f"{name}.in")
        else say(lang, "in-space", space=say_in(lang, game, name))
    )


def _word(lang: str, game: str, key: str, value: str) -> str:
    """What the id in an argument is called."""
    if key == "card":
        return card_title(lang, game, value)
    if key == "track":
        return track_name(lang, game, value)
    return say_in(lang, game, f"{NAMED_AS.get(key, key)}-{value}")


def spaces_of(args: Args) -> list[str]:
    """The spaces, and the places between them, that a line of the log speaks of."""
    return [str(args[key]) for key in ("origin", "space", "railway") if args.get(key)] + str(
        args.get("spaces", "")
    ).split()


def counted(lang: str, game: str, args: Args) -> str:
    """What a line of a Propaganda Round counts."""
    return say_in(lang, game, f"count-{args['what']}", of=args["of"])


def card_title(lang: str, game: str, card: str) -> str:
    """A card's number and title."""
    return f"{card} {say_in(lang, game, f'card-{card}-title')}"


def card_icon(lang: str, game: str, card: str) -> tuple[str, str] | None:
    """What happens before anyone acts on a card, and how; a guess says that it is one."""
    facts = next(found for found in cards_of(game) if found.id == card)
    if facts.icon is None:
        return None
    name = say_in(lang, game, f"icon-{facts.icon}")
    shown = say(lang, "fact-guessed", fact=name) if "icon" in facts.guessed else name
    return shown, say_in(lang, game, f"icon-{facts.icon}.help")


def track_name(lang: str, game: str, track: str) -> str:
    """The name of a track; one that begins with a faction is its share: British Resources."""
    if has_in(lang, game, f"track-{track}"):
        return say_in(lang, game, f"track-{track}")
    faction, _, rest = track.rpartition("_")
    names = {"faction": say_in(lang, game, f"faction-{faction}"), "track": say_in(lang, game, f"track-{rest}")}
    return say(lang, "track-of", **names)


def player_name(lang: str, kind: str) -> str:
    """What people call a player `KIND` or `KIND:BUDGET`; one without a name of its own stands for itself."""
    plain, mark, budget = kind.partition(":")
    if not has(lang, f"player-{plain}"):
        return kind
    name = say(lang, f"player-{plain}")
    return say(lang, "player-with-budget", player=name, budget=budget) if mark else name


def scenario_name(lang: str, game: str, scenario: str) -> str:
    """The short name of a scenario."""
    return say_in(lang, game, f"terminal-scenario-{scenario}")


def reason(lang: str, game: str, reason: str) -> str:
    """Why a game ended; a reason without words stands for itself."""
    message = f"reason-{reason}"
    return say_in(lang, game, message) if has_in(lang, game, message) else reason


def prompt(lang: str, game: str, prompt_id: str, args: Args) -> str:
    """The sentence of a question; {$n} is its price or number, {$space} the space at hand, {$left} what is left."""
    words = named(lang, game, args)
    words.setdefault("space_id", "none")
    words.setdefault("near_id", "none")
    words.setdefault("closes", 1)
    sentence = say_in(lang, game, _wording((prompt_id, args)), **words)
    return say(lang, "question-left", question=sentence, left=args["left"]) if args.get("left") else sentence


def _wording(asked: Asked) -> str:
    """The message of a question; what it says besides may word it otherwise."""
    prompt_id, args = asked
    return f"wording-{args['wording']}" if "wording" in args else f"prompt-{prompt_id}"


def option(lang: str, game: str, word: Option, asked: Asked | None = None, *, idle: bool = False) -> str:
    """What an option says, in the words of its question if that has some; `idle` ones say that they do nothing."""
    label = _label(lang, game, word)
    if asked is not None and has_in(lang, game, own := f"{_wording(asked)}.{word.name}"):
        label = say_in(lang, game, own, **named(lang, game, asked[1]))
    return say(lang, "option-idle", label=label) if idle else label


def warned(lang: str, game: str, label: str, warnings: Sequence[tuple[str, Args]]) -> str:
    """An option with what it would waste."""
    for message, args in warnings:
        words: dict[str, str | int] = {"label": label}
        if message == "capped":
            track = track_name(lang, game, str(args["track"]))
            words |= {"track": track, "asked": f"{args['asked']:+d}", "n": f"{args['n']:+d}" if args["n"] else "0"}
        label = say(lang, f"choice-{message}", **words)
    return label


def outcomes(lang: str, game: str, words: Sequence[Option]) -> str:
    """What several outcomes of chance say together: runs of a die from face to face, the rest one by one."""
    faces = [int(word.name.removeprefix("die:")) for word in words if word.kind == "die"]
    if len(faces) < len(words):
        return say(lang, "comma").join(_label(lang, game, word) for word in words)
    return say(lang, "option-die", n=_runs(lang, faces))


def _runs(lang: str, faces: Sequence[int]) -> str:
    """Faces of a die, neighbours as a run."""
    runs: list[list[int]] = []
    for face in faces:
        if runs and runs[-1][-1] == face - 1:
            runs[-1].append(face)
        else:
            runs.append([face])
    return say(lang, "comma").join(f"{run[0]}-{run[-1]}" if len(run) > 1 else f"{run[0]}" for run in runs)


def _label(lang: str, game: str, word: Option) -> str:
    """An option's own label, or one made of its piece and spaces."""
    if word.kind == "space" and word.space is not None:
        return say_in(lang, game, f"space-{word.space}")
    if word.kind == "card":
        return card_title(lang, game, word.name.removeprefix("card:"))
    if word.kind == "die":
        return say(lang, "option-die", n=int(word.name.removeprefix("die:")))
    if word.kind in ("move", "piece"):
        args = {"piece": word.piece or "", "space": word.space or "", "origin": word.origin or ""}
        return say_in(lang, game, f"option-{word.kind}", **named(lang, game, args))
    if word.kind == "railway":
        return say_in(lang, game, f"place-{word.name}")
    if word.kind in ("action", "box", "chit"):
        return say_in(lang, game, f"{word.kind}-{word.name}")
    return say_in(lang, game, f"option-{word.name}")


def why(lang: str, game: str, message: str, args: Args) -> str:
    """The sentence of a reason."""
    words = named(lang, game, args)
    if "spaces" in args:
        spaces = str(args["spaces"]).split()
        words["spaces"] = say(lang, "comma").join(say_in(lang, game, f"space-{space}") for space in spaces)
    return say_in(lang, game, f"why-{message}", **words)


def entry(lang: str, game: str, message: str, args: Args) -> str:
    """One line of the log."""
    return say_in(lang, game, f"log-{message}", **words_of(lang, game, message, args))


def words_of(lang: str, game: str, message: str, args: Args) -> dict[str, str | int]:
    """All words that a line of the log may be made of."""
    words = named(lang, game, args)
    for number in ("n", "asked"):
        if isinstance(n := args.get(number), int):
            words["signed" if number == "n" else "asked"] = f"{n:+d}" if n else "0"
    if args.get("space") == "":
        words["space_id"] = "none"
    if "spaces" in args:
        words["spaces_id"] = args["spaces"] or "none"
        named_spaces = [say_in(lang, game, f"space-{space}") for space in str(args["spaces"]).split()]
        words["spaces"] = say(lang, "comma").join(named_spaces)
    if message == "count":
        words["what"] = counted(lang, game, args)
    words["cause_id"] = args.get("cause") or "none"
    if args.get("cause"):
        words["cause"] = say_in(lang, game, f"cause-{args['cause']}", **words)
    if "asked" in args:
        words["reach_id"] = _reach(int(args["asked"]), int(args["n"]))
    if message == "roll":
        words |= _roll(lang, game, words)
    if "verdict" in args:
        words["verdict"] = say_in(lang, game, f"verdict-{args['verdict']}", **words)
    if "piece" in args and has_in(lang, game, f"pieces-{args['piece']}"):
        words["pieces"] = say_in(lang, game, f"pieces-{args['piece']}", n=args.get("n", 1))
    return words


def _reach(asked: int, given: int) -> str:
    """How far a track went of what was asked of it: `all`, `part` of it, nothing (`stuck`), or it was not to move."""
    if not asked:
        return "unmoved"
    return "all" if given == asked else "part" if given else "stuck"


def _roll(lang: str, game: str, words: Args) -> dict[str, str | int]:
    """The words of a roll: what it was for, its faces, what modified it, what it needed, and what came of it."""
    modified = [modifier.rsplit(":", 1) for modifier in str(words["modifiers"]).split()]
    terms = [say_in(lang, game, f"modifier-{name}", n=f"{int(n):+d}") for name, n in modified]
    purpose = f"roll-{words['purpose']}"
    faces = [int(face) for face in str(words["n"]).split()]
    return {
        "purpose": say_in(lang, game, purpose, **words),
        "modifiers": say(lang, "comma").join(terms),
        "modifiers_id": words["modifiers"] or "none",
        "total": _runs(lang, [face + sum(int(n) for _, n in modified) for face in faces]),
        "needs": say_in(lang, game, f"needs-{words['comparison']}", n=words["target"]),
        "n": _runs(lang, faces),
        "result": say_in(lang, game, f"{purpose}.{words['success']}" if words["success"] else "no-difference"),
    }


def level(message: str) -> str:
    """The level of a line; a message that no table names tells an effect."""
    return LEVELS.get(message, EFFECT)


def story(lang: str, game: str, entries: Sequence[tuple[str, Args]]) -> list[LogLine]:
    """All lines of a log; like steps that follow each other are told as one."""
    return [LogLine(entry(lang, game, name, args), name, args, level(name)) for name, args in merged(entries)]


def log(lang: str, game: str, entries: Sequence[tuple[str, Args]]) -> list[str]:
    """The sentences of a log."""
    return [line.text for line in story(lang, game, entries)]


class Told(NamedTuple):
    """Entries of a log that are told as one, from the place of the first to behind that of the last."""

    first: int
    end: int
    message: str
    args: Args


def merged(entries: Sequence[tuple[str, Args]]) -> list[tuple[str, Args]]:
    """The entries with runs of equal placements, removals and moves counted together."""
    return [(told.message, told.args) for told in told_as_one(entries)]


def told_as_one(entries: Sequence[tuple[str, Args]]) -> list[Told]:
    """The same with the places of what is told.

    The price of what the first of a run began does not interrupt it: its place then lies within the run.
    """
    out: list[Told] = []
    for place, (message, args) in enumerate(entries):
        if message in COUNTED:
            at = -2 if len(out) > 1 and out[-1].message == "track" and out[-1].args["cause"] == "price" else -1
            last = out[at] if out else None
            if last and last.message == message and {k: v for k, v in last.args.items() if k != "n"} == dict(args):
                out[at] = last._replace(end=place + 1, args={**args, "n": int(last.args["n"]) + 1})
                continue
            args = {**args, "n": 1}
        out.append(Told(place, place + 1, message, args))
    return out
