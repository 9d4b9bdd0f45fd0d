"""What a match shows: scores with intervals, Elo, the sequential test and the time that the players think."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coinbox.kernel.rules import TIE
from coinbox.lab.arena import Played, Standing
from coinbox.lab.statistics import elo_of, mean_of_pairs, pair_interval
from coinbox.library import rules_of
from coinbox.scores import wilson
from coinbox.text import render, say, say_in

BOTH = "both"
"""Stands for a faction where both sides are counted together."""


def as_json(standing: Standing) -> dict[str, Any]:
    """A match as plain data; an Elo without end is null."""
    match, games = standing.match, standing.games
    pairs = standing.pairs(compared=True)
    sprt = standing.sprt
    return {
        "game": match.game,
        "scenario": match.scenario,
        "players": list(match.players),
        "seed": match.seed,
        "games": len(games),
        "sides": {side: _side_data(standing, side) for side in _sides(standing)},
        "pairs": pairs,
        "elo": _number(elo_of(mean_of_pairs(pairs))),
        "elo_interval": [_number(elo_of(score)) for score in pair_interval(pairs)],
        "sprt": sprt
        and {
            "elo0": sprt.elo0,
            "elo1": sprt.elo1,
            "llr": round(sprt.llr(pairs), 4),
            "bound": round(sprt.bound, 4),
            "accepted": standing.verdict,
        },
        "cpu_per_turn": [{"mean": mean, "longest": longest} for mean, longest in _times(games)],
    }


def _number(elo: float) -> float | None:
    return round(elo, 2) if isfinite(elo) else None


def _sides(standing: Standing) -> tuple[str, ...]:
    return *rules_of(standing.match.game).factions, BOTH


def _of_side(standing: Standing, side: str) -> list[Played]:
    """The games in which the first player was this faction."""
    return [played for played in standing.games if side in (played.factions[0], BOTH)]


def _side_data(standing: Standing, side: str) -> dict[str, Any]:
    games = _of_side(standing, side)
    won, tied, lost, both = _counts(games)
    score = won + tied / 2
    return {
        "games": len(games),
        "won": won,
        "tied": tied,
        "lost": lost,
        "lost_by_both": both,
        "score": round(score / len(games), 4) if games else None,
        "interval": [round(edge, 4) for edge in _interval(standing, side, score, len(games))],
    }


def _counts(games: Sequence[Played]) -> tuple[int, int, int, int]:
    """Games that the first player won, tied, lost to the second, and lost like the second."""
    won = sum(played.scores[0] == 1 for played in games)
    tied = sum(played.outcome == TIE for played in games)
    both = sum(played.is_lost_by_both for played in games)
    return won, tied, len(games) - won - tied - both, both


def _interval(standing: Standing, side: str, score: float, games: int) -> tuple[float, float]:
    """Of one side the games are independent of each other; of both, pairs are."""
    return pair_interval(standing.pairs(compared=False)) if side == BOTH else wilson(score, games)


def _times(games: Sequence[Played]) -> list[tuple[float, float]]:
    """The mean and the longest CPU seconds of a turn, of each player."""
    times = []
    for player in (0, 1):
        turns = sum(played.turns[player] for played in games)
        mean = sum(played.cpu[player] for played in games) / turns if turns else 0.0
        times.append((round(mean, 5), round(max((played.slowest[player] for played in games), default=0.0), 5)))
    return times


def as_table(standing: Standing, lang: str) -> RenderableType:
    """A match for people."""
    match = standing.match
    title = say(
        lang,
        "cli-arena-title",
        game=say_in(lang, match.game, "game"),
        scenario=render.scenario_name(lang, match.game, match.scenario),
        first=match.players[0],
        second=match.players[1],
        seed=str(match.seed),
    )
    return Group(Text(title, style="bold"), _scores(standing, lang), _facts(standing, lang))


def _scores(standing: Standing, lang: str) -> Table:
    match = standing.match
    rules = rules_of(match.game)
    can_both_lose = any(outcome not in (TIE, *rules.factions) for outcome in rules.outcomes)
    columns = ["games", "won", "tied", "lost", *(["both"] if can_both_lose else []), "score", "interval"]
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "cli-arena-side"))
    for column in columns:
        table.add_column(say(lang, f"cli-arena-{column}"), justify="right")
    for side in _sides(standing):
        games = _of_side(standing, side)
        won, tied, lost, both = _counts(games)
        score = won + tied / 2
        low, high = _interval(standing, side, score, len(games))
        share = f"{score / len(games):.1%}" if games else "-"
        numbers = [len(games), won, tied, lost, *([both] if can_both_lose else [])]
        name = (
            say(lang, "cli-arena-both-sides", player=match.players[0])
            if side == BOTH
            else say(lang, "cli-arena-as", player=match.players[0], faction=say_in(lang, match.game, f"faction-{side}"))
        )
        table.add_row(name, *map(str, numbers), share, f"{low:.1%} - {high:.1%}")
    return table


def _facts(standing: Standing, lang: str) -> Table:
    first, second = standing.match.players
    pairs = standing.pairs(compared=True)
    low, high = pair_interval(pairs)
    table = Table.grid(padding=(0, 2))
    table.add_row(say(lang, "cli-arena-pairs"), " / ".join(map(str, pairs)))
    elo = say(
        lang,
        "cli-arena-elo-interval",
        elo=_say_elo(elo_of(mean_of_pairs(pairs))),
        low=_say_elo(elo_of(low)),
        high=_say_elo(elo_of(high)),
    )
    table.add_row(say(lang, "cli-arena-elo", first=first, second=second), elo)
    sprt = standing.sprt
    if sprt is not None:
        said = {"llr": f"{sprt.llr(pairs):.2f}", "bound": f"{sprt.bound:.2f}"}
        verdict = standing.verdict
        accepted = "none" if verdict is None else "elo1" if verdict == sprt.elo1 else "elo0"
        edges = {"elo0": f"{sprt.elo0:g}", "elo1": f"{sprt.elo1:g}"}
        table.add_row(
            say(lang, "cli-arena-sprt", **edges), say(lang, "cli-arena-verdict", accepted=accepted, **said, **edges)
        )
    for player, (mean, longest) in zip((first, second), _times(standing.games), strict=True):
        table.add_row(
            say(lang, "cli-arena-cpu", player=player),
            say(lang, "cli-arena-seconds", mean=f"{mean:.4f}", longest=f"{longest:.4f}"),
        )
    return table


def _say_elo(elo: float) -> str:
    return f"{round(elo) + 0:+d}" if isfinite(elo) else "+∞" if elo > 0 else "-∞"
