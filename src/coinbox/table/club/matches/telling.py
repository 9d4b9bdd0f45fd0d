"""A tournament as it is told: people, standings, rounds, and how often each side has won."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby

from coinbox.library import UnknownGame, rules_of
from coinbox.table.club.matches.matches import Listed, Match
from coinbox.table.club.matches.models import (
    MatchAnswer,
    MatchGame,
    MatchLine,
    MatchPair,
    MatchPlayer,
    MatchRound,
    MatchSide,
    MatchStanding,
)
from coinbox.table.club.matches.rounds import ended
from coinbox.table.club.matches.rows import TABLE, Played
from coinbox.table.club.matches.standings import FIRST, HALVES, NONE, SECOND, TIE, standings


def line_of(found: Listed) -> MatchLine:
    known = {name: getattr(found.tournament, name) for name in ("id", "name", "kind", "round", "rounds")}
    return MatchLine(**known, state=found.state, people=found.people, joined=found.joined)


def answer_of(match: Match, you: int | None = None) -> MatchAnswer:
    """All of a tournament as one of its players sees it, or anybody else of the club."""
    tournament = match.tournament
    known = {name: getattr(tournament, name) for name in ("id", "name", "kind", "sides", "round", "rounds")}
    return MatchAnswer(
        **known,
        state=match.state,
        games=list(tournament.titles),
        open_games=len(match.open_games),
        you=you,
        people=[
            MatchPlayer(number=entry.number, person=entry.person, name=entry.name, gone=entry.gone)
            for entry in match.entries
        ],
        standings=standing_lines(match),
        pairings=[_round(list(games), you) for _, games in groupby(match.games, key=lambda game: game.round)],
        won=_won(match),
    )


def standing_lines(match: Match) -> list[MatchStanding]:
    """The standings; before the first round nobody stands anywhere."""
    numbers = [entry.number for entry in match.entries] if match.tournament.round else []
    found = standings(match.tournament.kind, numbers, ended(match.games))
    return [MatchStanding(**{name: getattr(line, name) for name in MatchStanding.model_fields}) for line in found]


def factions_of(title: str) -> list[str]:
    """The factions of a game; none if it is not installed any more."""
    try:
        return list(rules_of(title).factions)
    except UnknownGame:
        return []


def _round(games: Sequence[Played], you: int | None) -> MatchRound:
    pairs = [_pair(list(legs), you) for _, legs in groupby(games, key=lambda game: game.board)]
    return MatchRound(round=games[0].round, game=games[0].title, pairs=pairs)


def _pair(legs: Sequence[Played], you: int | None) -> MatchPair:
    first, second = legs[0].first, legs[0].second
    halves = [0, 0]
    for game in legs:
        if game.result is not None:
            own, other = HALVES[game.result]
            halves = (
                [halves[0] + own, halves[1] + other] if game.first == first else [halves[0] + other, halves[1] + own]
            )
    points = [half / 2 for half in halves]
    return MatchPair(
        board=legs[0].board, first=first, second=second, points=points, games=[_game(game, you) for game in legs]
    )


def _game(game: Played, you: int | None) -> MatchGame:
    known = {name: getattr(game, name) for name in ("leg", "first", "second", "result", "how", "note")}
    mine = you is not None and you in (game.first, game.second)
    table = game.table if mine else None
    return MatchGame(**known, game=game.title, factions=factions_of(game.title), table=table)


def _won(match: Match) -> list[MatchSide]:
    """How often each side has won, of games that were played at their tables."""
    found: dict[str, Counter[str]] = {title: Counter() for title in match.tournament.titles}
    for game in match.games:
        if game.how == TABLE and game.result is not None:
            found.setdefault(game.title, Counter())[game.result] += 1
    return [
        MatchSide(
            game=title,
            factions=factions_of(title),
            wins=[count[FIRST], count[SECOND]],
            ties=count[TIE],
            none=count[NONE],
        )
        for title, count in found.items()
        if count
    ]
