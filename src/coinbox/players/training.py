"""Training: how players choose among what they are offered, and what a score means, fitted to games between bots."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import coinbox
from coinbox.library import rules_of
from coinbox.players import Player, make_player
from coinbox.players.evaluation import evaluation_of
from coinbox.players.learned import Curve, chance_at, win_chance

Choices = Counter[tuple[tuple[int, ...], int]]
"""(what was offered, in order; what was chosen) -> how often."""
Scored = tuple[float, float, float]
"""A score, what came of it (1 for a win, 0 for a loss), and how much that counts: all moments of a game are one."""
PASSES = 12
"""How often weights are fitted anew."""
DOUBT = 0.5
"""How many choices each option is granted that nobody made."""
STEPS, FAR = 60, 0.5
"""How many steps a curve is improved by, and the most that one of them changes."""
LIKELY: Curve = (0.0, 0.2)
"""The curve that is expected before any game was seen."""
SPREAD: Curve = (2.0, 0.1)
"""How far from it a curve may well be."""


@dataclass(slots=True)
class Sample:
    """What was seen in games: the choices at each question, and the scores with three, two and one rounds to come."""

    choices: dict[tuple[int, str], Choices] = field(default_factory=dict)
    """By faction and question."""
    scores: dict[tuple[int, int], list[Scored]] = field(default_factory=dict)
    """By faction and number of rounds."""

    def add(self, other: Sample) -> None:
        """Take in what was seen in another game."""
        for place, choices in other.choices.items():
            self.choices.setdefault(place, Counter()).update(choices)
        for where, scores in other.scores.items():
            self.scores.setdefault(where, []).extend(scores)


def learned_by(command: str, game: str, sample: Sample) -> dict[str, Any]:
    """What `learned.json` of a game holds, with the command that saw the sample."""
    rules = rules_of(game)
    name = rules.vocabulary.name
    policy: dict[str, dict[str, dict[str, float]]] = {faction: {} for faction in rules.factions}
    for (faction, question), choices in sorted(sample.choices.items()):
        weights = fitted_weights(choices)
        policy[rules.factions[faction]][question] = {name(option): weights[option] for option in sorted(weights)}
    return {
        "command": command,
        "rules": rules.version,
        "policy": policy,
        "curves": {
            name: [fitted_curve(sample.scores.get((faction, rounds), ())) for rounds in (1, 2, 3)]
            for faction, name in enumerate(rules.factions)
        },
    }


def written(learned: Mapping[str, Any]) -> str:
    """What was learned as the text of its file, a question a line."""
    lines = [f' "command": {json.dumps(learned["command"])},', f' "rules": {learned["rules"]},', ' "policy": {']
    factions = []
    for faction, questions in learned["policy"].items():
        rows = [f"   {json.dumps(q)}: {json.dumps(row, separators=(',', ':'))}" for q, row in questions.items()]
        factions.append(f"  {json.dumps(faction)}: {{\n" + ",\n".join(rows) + "\n  }")
    curves = json.dumps(learned["curves"])
    return "{\n" + "\n".join(lines) + "\n" + ",\n".join(factions) + f'\n }},\n "curves": {curves}\n}}\n'


def watched(game_id: str, seats: Mapping[str, str], seed: str) -> Sample:
    """Let bots play a game, and note their choices and the scores before each card."""
    rules, sample = rules_of(game_id), Sample()
    draw = random.Random(seed).getrandbits
    game = coinbox.new(game_id, seed=draw(32), logging=False)
    players: list[Player] = [make_player(seats[faction], draw(32)) for faction in rules.factions]
    driver = game.driver
    while driver.pending is not None:
        actor, prompt, options, _ = driver.pending
        chosen = players[actor].choose(game)
        sample.choices.setdefault((actor, prompt.id), Counter())[tuple(options), chosen] += 1
        driver.step(chosen)
    moments = [turn.before for turn in driver.turns if rules.turn_actor(turn.before) < 0]
    for faction in range(len(rules.factions)):
        won = win_chance(rules, (), driver.state, faction)
        found: dict[int, list[float]] = {}
        for moment in moments:
            judge = evaluation_of(rules, moment, faction)
            found.setdefault(judge.rounds, []).append(judge.standing(moment))
        for rounds, scores in found.items():
            sample.scores.setdefault((faction, rounds), []).extend((score, won, 1 / len(scores)) for score in scores)
    return sample


def fitted_weights(choices: Choices) -> dict[int, float]:
    """Weights under which what was chosen is likely, if each option is chosen in proportion to its weight."""
    chosen: Counter[int] = Counter()
    for (offered, option), times in choices.items():
        chosen.update(dict.fromkeys(offered, 0))
        chosen[option] += times
    weights = dict.fromkeys(chosen, 1.0)
    for _ in range(PASSES):
        faced = dict.fromkeys(chosen, DOUBT)
        for (offered, _option), times in choices.items():
            share = times / sum(weights[other] for other in offered)
            for other in offered:
                faced[other] += share
        weights = {option: (times + DOUBT) / faced[option] for option, times in chosen.items()}
    most = max(weights.values())
    return {option: max(0.001, float(f"{weight / most:.2g}")) for option, weight in weights.items()}


def fitted_curve(scored: Sequence[Scored]) -> Curve:
    """The logistic curve that fits the results at these scores, by Newton's method."""
    a, b = LIKELY
    haa_least, hbb_least = SPREAD[0] ** -2, SPREAD[1] ** -2
    for _ in range(STEPS):
        ga, gb = (LIKELY[0] - a) * haa_least, (LIKELY[1] - b) * hbb_least
        haa, hab, hbb = haa_least, 0.0, hbb_least
        for score, won, counts in scored:
            chance = chance_at((a, b), score)
            miss, spread = (won - chance) * counts, chance * (1 - chance) * counts
            ga, gb = ga + miss, gb + miss * score
            haa, hab, hbb = haa + spread, hab + spread * score, hbb + spread * score * score
        det = haa * hbb - hab * hab
        # A whole step from a flat part of the curve would leave it for good.
        a += max(-FAR, min(FAR, (ga * hbb - gb * hab) / det))
        b += max(-FAR / 10, min(FAR / 10, (gb * haa - ga * hab) / det))
    return float(f"{a:.3g}"), float(f"{b:.3g}")
