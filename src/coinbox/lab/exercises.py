"""Looking for exercises: positions of games between bots in which one turn is clearly better than all others."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

import coinbox
from coinbox.game import Game
from coinbox.kernel.decision import CHANCE
from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.game import Turn
from coinbox.kernel.rules import Plain
from coinbox.lab.jobs import HERE, Job, Workers, run
from coinbox.lab.logbook import KIND, Heading
from coinbox.lab.playing import play_out
from coinbox.learn.exercises import LEAST, Exercise, Other, as_data, file_of, from_data, grade_of, is_clear
from coinbox.library import AnyRules, folder_of, rules_of
from coinbox.players import make_player
from coinbox.players.budget import Budget
from coinbox.players.halving import difference
from coinbox.players.kinds import best_of_each_kind, seed_of, subject, valued
from coinbox.players.learned import FILE as LEARNED
from coinbox.players.plans import Depth, Thought
from coinbox.players.thinking import analyse

EXERCISES = "exercises"
"""What a file of these games calls itself."""
PAIRS = (
    ("greedy", "greedy"),
    ("novice", "planner"),
    ("planner", "novice"),
    ("greedy", "novice"),
    ("planner", "greedy"),
    ("novice", "novice"),
    ("planner", "planner"),
    ("novice", "greedy"),
)
"""Who meets whom, game by game: positions of strong play and of mistakes."""
BOX = "box"
"""The kind of option among which one chooses in a turn that can be an exercise."""
FIRST_LOOK, QUICKLY = Budget(rollouts=140), Depth(runs=240, candidates=14)
SUSPECT = 2.0
"""After a first look the difference must be so many errors."""
TRIAL, FIGURES, LATER = 80, 300, 120
"""Rollouts of each turn: for a second look, for the figures, and for the look from a card later."""
STILL = 0.03
"""What the difference must be when a card more is looked at and both sides play equally well."""
FURTHER = Depth(samples=3, replies=3, cards=2)
BOTS = ("novice", "greedy", "planner")
TRIES = 3
"""How often each bot may try, and the rollouts by which its turns are compared."""
TRIED = 80
DIGITS = 4


@dataclass(frozen=True, slots=True)
class Hunt:
    """Where exercises are looked for."""

    game: str
    games: int
    seed: int

    def __post_init__(self) -> None:
        if self.games < 1:
            raise CoinboxError("games must be at least 1", "error-at-least-one", what="games")

    def heading(self) -> Heading:
        """What a file of this hunt begins with; more games may be added to it later."""
        rules = rules_of(self.game)
        return {
            KIND: EXERCISES,
            "version": coinbox.__version__,
            "game": rules.id,
            "rules": rules.version,
            "bots": bots_mark(rules.id),
            "seed": self.seed,
        }


def bots_mark(game: str) -> str:
    """Names the bots of today: it is another when their code or what they learned of a game changes."""
    places = [*files("coinbox.players").iterdir(), *(folder_of(game).joinpath(name) for name in ("bot.py", LEARNED))]
    told = [
        place.read_bytes()
        for place in sorted(places, key=lambda each: each.name)
        if place.name.endswith((".py", ".json"))
    ]
    return hashlib.sha256(b"".join(told)).hexdigest()[:8]


@dataclass(frozen=True, slots=True)
class Find:
    """What was found in a game."""

    number: int
    looked: int
    """At how many turns."""
    suspected: int
    """How many of them seemed to be exercises."""
    exercises: tuple[Exercise, ...]


def as_line(find: Find) -> dict[str, object]:
    """What was found in a game as plain data."""
    return {
        "number": find.number,
        "looked": find.looked,
        "suspected": find.suspected,
        "exercises": [as_data(each) for each in find.exercises],
    }


def from_line(line: Mapping[str, Any]) -> Find:
    """The same from plain data; ValueError, KeyError or TypeError if it is none."""
    found = Find(line["number"], line["looked"], line["suspected"], tuple(map(from_data, line["exercises"])))
    if not isinstance(found.number, int):
        raise ValueError("no game")
    return found


def hunt(
    wanted: Hunt,
    known: Sequence[Find] = (),
    *,
    workers: Workers = HERE,
    keep: Callable[[Find], None] = lambda _find: None,
) -> None:
    """Look through the games that are not known yet; `keep` hears of each at once."""
    have = {find.number for find in known}
    jobs = (
        Job(number, look_through, (wanted.game, wanted.seed, number))
        for number in range(wanted.games)
        if number not in have
    )
    with closing(run(jobs, workers)) as finished:
        for _, find in finished:
            keep(find)


def look_through(game: str, seed: int, number: int) -> Find:
    """Let two bots play a game, and look at every turn of it in which a box is chosen."""
    rules = rules_of(game)
    name = f"{seed}/{game}/{number}"
    seats = dict(zip(rules.factions, PAIRS[number % len(PAIRS)], strict=True))
    ended = play_out(rules, rules.scenarios[0], seats, name, name)
    looked = suspected = 0
    found = []
    for turn in ended.turns:
        if rules.turn_actor(turn.before) == CHANCE:
            continue
        position = rules.position(turn.before)
        played = _luck(rules, turn)
        if played is None:
            continue
        looked += 1
        if not _is_suspect(_opened(rules, position, played)):
            continue
        suspected += 1
        exercise = _exercise(rules, position, played)
        if exercise is not None:
            found.append(exercise)
    return Find(number, looked, suspected, tuple(found))


def _opened(rules: AnyRules, position: Mapping[str, Plain], played: Sequence[str] = ()) -> Game:
    game = coinbox.new(rules.id, position=position, chance="ask", logging=False)
    for name in played:
        game.play(name)
    return game


def _luck(rules: AnyRules, turn: Turn[Any]) -> tuple[str, ...] | None:
    """What chance brought in a turn before anybody chose; None if nobody chooses a box in it."""
    words, played, me = rules.vocabulary, list[str](), CHANCE
    run = rules.turn(turn.before.copy())
    actor, _, offered, _ = next(run)
    for option in turn.options:
        kind = words.options[offered[0]].kind
        if len(offered) > 1:
            if me == CHANCE:
                me = actor
            if actor == me != CHANCE and kind == BOX:
                return tuple(played)
            if me == CHANCE:
                played.append(words.name(option))
        try:
            actor, _, offered, _ = run.send(option)
        except StopIteration:
            break
    return None


def _is_suspect(game: Game) -> bool:
    """Whether a first look shows no turn of another kind that is nearly as good as the best."""
    words, plans = game.rules.vocabulary, analyse(game, FIRST_LOOK, plans=QUICKLY.candidates, depth=QUICKLY).plans
    best = subject(words, plans[0].way)
    others = [plan for plan in plans if subject(words, plan.way) != best]
    if not others:
        return False
    nearest = min(others, key=lambda plan: plan.behind)
    return nearest.behind >= LEAST and nearest.behind >= SUSPECT * nearest.behind_error


# -- a closer look -----------------------------------------------------------------------------------------------------


def _exercise(rules: AnyRules, position: dict[str, Plain], played: tuple[str, ...]) -> Exercise | None:
    """The exercise of a position; None if a closer look shows that it is none."""
    name = identity(rules.id, position, played)
    asked = _opened(rules, position, played)
    ways = best_of_each_kind(asked, name)
    if not all(other.behind >= STILL for other in others_of(valued(asked, ways, TRIAL, seed=seed_of(name, "again")))):
        return None
    thought = valued(asked, ways, FIGURES, seed=seed_of(name, "figures"))
    others = sorted(others_of(thought), key=lambda other: other.behind)
    if not others or not all(map(is_clear, others)):
        return None
    further = valued(asked, ways, LATER, seed=seed_of(name, "later"), depth=FURTHER)
    later = min(others_of(further), key=lambda other: other.behind)
    if not is_clear(later, STILL):
        return None
    bots = _bots(lambda: _opened(rules, position, played), ways[0], name)
    best = thought.arms[0]
    return Exercise(
        id=name,
        game=rules.id,
        faction=rules.factions[thought.me],
        grade=grade_of(bots),
        position=position,
        played=played,
        way=tuple(ways[0]),
        chance=round(best.mean, DIGITS),
        error=round(best.error, DIGITS),
        rollouts=FIGURES,
        others=tuple(others),
        later=later,
        bots=bots,
    )


def identity(game: str, position: Mapping[str, Plain], played: Sequence[str]) -> str:
    """A short name that a position keeps wherever it is found."""
    told = json.dumps([game, position, *played], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(told.encode()).hexdigest()[:6]


def others_of(thought: Thought) -> list[Other]:
    """All but the first of compared turns, with their distance to it."""
    name = thought.rules.vocabulary.name
    found = []
    for arm in thought.arms[1:]:
        behind, error = difference(thought.arms[0], arm)
        found.append(Other(tuple(map(name, arm.subject.way)), round(behind, DIGITS), round(error, DIGITS)))
    return found


def _bots(opened: Callable[[], Game], best: Sequence[str], name: str) -> dict[str, tuple[float, ...]]:
    """Bot -> by how much its turns are behind the best."""
    tries = {bot: [_turn_of(bot, seed, opened()) for seed in range(TRIES)] for bot in BOTS}
    ways = list(dict.fromkeys(way for turns in tries.values() for way in turns))
    thought = valued(opened(), [best, *ways], TRIED, seed=seed_of(name, "bots"))
    losses = {way: other.behind for way, other in zip(ways, others_of(thought), strict=True)}
    return {bot: tuple(losses[way] for way in turns) for bot, turns in tries.items()}


def _turn_of(bot: str, seed: int, game: Game) -> tuple[str, ...]:
    """What a bot plays, up to the first answer of others."""
    player, faction, way = make_player(bot, seed), game.actor, list[str]()
    while len(game.turns) == 1 and game.actor == faction:
        option = player.choose(game)
        way.append(game.rules.vocabulary.name(option))
        game.answer(option)
    return tuple(way)


# -- the choice --------------------------------------------------------------------------------------------------------


def chosen(finds: Sequence[Find], number: int) -> tuple[Exercise, ...]:
    """So many exercises of different kinds, the easy ones first, and of a grade the clearest first.

    One after the other is taken that is least like those taken before: by faction and grade, by what the turn does,
    by card, by how far the game has come, and by the game in which it was found.
    """
    left = {each.id: (find.number, each) for find in finds for each in find.exercises}
    seen: Counter[tuple[object, ...]] = Counter()
    taken = list[Exercise]()
    while left and len(taken) < number:
        source, exercise = min(
            left.values(),
            key=lambda each: (sum(weight * seen[mark] for mark, weight in _marks(*each).items()), each[1].id),
        )
        del left[exercise.id]
        seen.update(_marks(source, exercise).keys())
        taken.append(exercise)
    return tuple(sorted(taken, key=lambda each: (each.grade, -each.others[0].behind, each.id)))


def _marks(source: int, exercise: Exercise) -> dict[tuple[object, ...], float]:
    """By what an exercise is like others, and how much that counts."""
    words = rules_of(exercise.game).vocabulary
    played = exercise.position["played"]
    assert isinstance(played, list)
    return {
        ("faction", exercise.faction): 1.0,
        ("grade", exercise.grade): 1.0,
        ("both", exercise.faction, exercise.grade): 1.0,
        ("subject", subject(words, exercise.way)): 2.0,
        ("card", exercise.card): 1.0,
        ("stage", len(played) // 5): 0.5,
        ("source", source): 1.0,
    }


def written(wanted: Hunt, exercises: Sequence[Exercise], number: int) -> str:
    """The file of a game: how it was made, and a line for each exercise; refused if there are too few."""
    if len(exercises) < number:
        raise CoinboxError(
            f"only {len(exercises)} exercises were found, not {number}; look through more games (--games)",
            "error-exercises-few",
            found=len(exercises),
            wanted=number,
        )
    where = "--out found.jsonl --write exercises.json"
    command = f"coinbox exercises {wanted.game} --games {wanted.games} --seed {wanted.seed} --number {number} {where}"
    made: dict[str, str | int] = {
        "command": command,
        "coinbox": coinbox.__version__,
        "rules": rules_of(wanted.game).version,
    }
    made["bots"] = bots_mark(wanted.game)
    return file_of(made, exercises)
