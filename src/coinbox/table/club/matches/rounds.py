"""The next round of a tournament: what the rounds before say of each, who plays whom, and at which tables."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Sequence

from coinbox.library import rules_of
from coinbox.table.club.matches.pairing import ROBIN, Entrant, Pair, round_robin, rounds_for, swiss
from coinbox.table.club.matches.rows import BYE, LEFT, Entry, Played, Tournament, walkover
from coinbox.table.club.matches.standings import FIRST, HALVES, Ended
from coinbox.table.commands import Begun, Commands
from coinbox.table.seats import FRIEND, Seat, new_id
from coinbox.table.store import GameRow, Member

FEWEST, MOST = 2, 32
"""So many people a tournament needs, and may have."""


def ended(games: Sequence[Played]) -> list[Ended]:
    """The games that have a result."""
    return [
        Ended(game.round, game.first, game.second, game.result, game.how not in (LEFT, BYE))
        for game in games
        if game.result is not None
    ]


def drawn(tournament: Tournament, entries: Sequence[Entry]) -> list[int]:
    """The numbers in the order of the draw, which is always the same."""
    numbers = [entry.number for entry in entries]
    random.Random(tournament.seed).shuffle(numbers)
    return numbers


def rounds_at_most(tournament: Tournament, people: int) -> int:
    """How many rounds a tournament has that begins with so many people: nobody need meet anybody twice."""
    most = rounds_for(people)
    return most if tournament.kind == ROBIN else min(tournament.rounds, most)


def paired(tournament: Tournament, entries: Sequence[Entry], games: Sequence[Played]) -> list[Pair]:
    """Who plays whom in the next round; in a round robin those who have left are paired, too, and do not come."""
    order = drawn(tournament, entries)
    if tournament.kind == ROBIN:
        return round_robin(order, tournament.round + 1)
    here = {entry.number for entry in entries if not entry.gone}
    return swiss([entrant(number, games) for number in order if number in here])


def entrant(number: int, games: Sequence[Played]) -> Entrant:
    """Somebody as the rounds before have left him; of the two games of a pair the first tells the sides."""
    mine = [game for game in games if number in (game.first, game.second)]
    points = sum(HALVES[game.result][game.first != number] for game in mine if game.result is not None)
    first = [game for game in mine if game.leg == 1]
    met = Counter(game.second if game.first == number else game.first for game in first)
    byes = met.pop(None, 0)
    sides = tuple(1 if game.first == number else -1 for game in first if game.second is not None)
    return Entrant(number, points, {each: n for each, n in met.items() if each is not None}, byes, sides)


def round_of(tournament: Tournament, pairs: Sequence[Pair], gone: set[int]) -> list[Played]:
    """The games of the next round, board by board; of those who are not there it is known how they end."""
    round = tournament.round + 1
    title = tournament.titles[(round - 1) % len(tournament.titles)]
    games = []
    for board, (first, second) in enumerate(pairs, 1):
        for leg in range(1, tournament.legs + 1):
            one, other = (second, first) if leg == 2 and second is not None else (first, second)
            game = Played(round, board, leg, title, one, other)
            result = walkover(game, gone)
            if result is not None:
                game = game._replace(result=result, how=LEFT)
            elif second is None:
                game = game._replace(result=FIRST, how=BYE)
            games.append(game)
    return games


def table_for(commands: Commands, tournament: Tournament, game: Played, entries: dict[int, Entry]) -> Begun:
    """A table at which the two of a game sit by their keys."""
    rules = rules_of(game.title)
    assert game.second is not None
    players = dict(zip(rules.factions, (entries[game.first], entries[game.second]), strict=True))
    row = GameRow(
        id=new_id(),
        game=game.title,
        scenario=rules.scenarios[0],
        rules=rules.version,
        created=time.time(),
        wishes=dict.fromkeys(rules.factions, FRIEND),
        name=f"{tournament.name} · {game.round}",
    )
    seats = [Seat(faction, entry.key_hash or "") for faction, entry in players.items()]
    sitting = {faction: Member(entry.person or "", entry.name or "") for faction, entry in players.items()}
    return commands.begin(row, seats, sitting, tells=True)
