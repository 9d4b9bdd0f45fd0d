"""What somebody wishes to play, made into a table that can be opened."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from coinbox.library import UnknownGame, rules_of
from coinbox.players import BOTS
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.seats import new_id
from coinbox.table.store import GameRow
from coinbox.table.table import BOT
from coinbox.table.table_game import canonical
from coinbox.text import say
from coinbox.text.errors import told


class Wish(NamedTuple):
    """What somebody wants to play."""

    game: str
    scenario: str | None
    seats: Mapping[str, str]
    """Faction -> `me`, `friend` or `bot:KIND`; who is left out is `me`."""
    seed: int | None = None
    record: str | None = None
    moment: int | None = None
    name: str | None = None


def row_of(wish: Wish, lang: str) -> GameRow:
    """The table that somebody wishes for; refused if there is no such game, scenario, seat or record."""
    try:
        rules = rules_of(wish.game)
    except UnknownGame as error:
        raise refuse(lang, "unknown-game", game=wish.game) from error
    initial, scenario = _initial(wish, lang)
    scenario = scenario or wish.scenario or rules.scenarios[0]
    if scenario not in rules.scenarios:
        raise Refusal("bad-request", say(lang, "table-no-such-scenario", scenarios=", ".join(rules.scenarios)))
    return GameRow(
        id=new_id(),
        game=wish.game,
        scenario=scenario,
        rules=rules.version,
        created=time.time(),
        wishes=_wishes(wish.seats, rules.factions, lang),
        name=wish.name,
        initial=initial,
        seed=wish.seed,
    )


def _initial(wish: Wish, lang: str) -> tuple[str | None, str | None]:
    """The record to go on from, and its scenario."""
    if wish.record is None:
        if wish.moment is not None:
            raise Refusal("bad-request", say(lang, "table-moment-of-what"))
        return None, None
    try:
        text, game, scenario = canonical(wish.record, wish.moment, lang)
    # Deep or huge numbers in the JSON of a position are no errors of coinbox.
    except (ValueError, RecursionError) as error:
        raise refuse(lang, "bad-record", problem=" ".join(told(lang, error).split())[:300]) from error
    if game != wish.game:
        raise refuse(lang, "bad-record", problem=say(lang, "table-record-of", game=game))
    return text, scenario


def _wishes(seats: Mapping[str, str], factions: Sequence[str], lang: str) -> dict[str, str]:
    for faction, wish in seats.items():
        if faction not in factions:
            raise Refusal("bad-request", say(lang, "table-no-such-faction", factions=", ".join(factions)))
        if wish not in ("me", "friend", *(BOT + bot for bot in BOTS)):
            raise Refusal("bad-request", say(lang, "table-no-such-player", bots=", ".join(BOT + bot for bot in BOTS)))
    return {faction: seats.get(faction, "me") for faction in factions}
