"""What a command or a question must fulfil: who asks, at which step, and what is offered there."""

from __future__ import annotations

from collections.abc import Sequence

from coinbox.table.refusal import Refusal, refuse
from coinbox.table.seats import opened_by
from coinbox.table.table import Table
from coinbox.text import say, say_in


def seated(table: Table, token: str | None, lang: str) -> tuple[str, ...]:
    """The factions of a token, none for those who watch; refused without a seat."""
    opened = opened_by(token, table.seats) if token else []
    if not opened:
        raise refuse(lang, "no-seat")
    return tuple(faction for faction in table.row.wishes if faction in opened)


def acting(table: Table, token: str | None, lang: str) -> tuple[str, ...]:
    """The factions of somebody who may act; those who watch are refused."""
    you = seated(table, token, lang)
    if not you:
        raise refuse(lang, "wrong-seat")
    return you


def stale(table: Table, you: tuple[str, ...], lang: str) -> Refusal:
    """The refusal of a command for an older step; it carries the present state."""
    refusal = refuse(lang, "stale", seq=table.seq)
    refusal.state = table.state(you, lang)
    return refusal


def check_seq(table: Table, you: tuple[str, ...], seq: int, lang: str) -> None:
    """Refuse what was meant for an older game; an offer made in the meantime has not changed it."""
    if not table.moved <= seq <= table.seq:
        raise stale(table, you, lang)


def check_goes_on(table: Table, lang: str) -> None:
    if table.play.misfit is not None:
        raise refuse(lang, "stopped", n=table.play.decisions)
    if table.over:
        raise refuse(lang, "game-over")


def check_not_adjourned(table: Table, lang: str) -> None:
    if table.accord.adjourned:
        raise refuse(lang, "adjourned")


def check_turn(table: Table, you: tuple[str, ...], seq: int, lang: str) -> None:
    check_seq(table, you, seq, lang)
    check_goes_on(table, lang)
    check_not_adjourned(table, lang)
    actor = table.play.actor
    if actor not in you:
        raise refuse(lang, "not-your-turn", faction=say_in(lang, table.play.rules.id, f"faction-{actor}"))


def check_option(table: Table, option: str, lang: str) -> None:
    play = table.play
    if play.offers(option):
        return
    why = play.game.why_not_in(lang, option) if option in play.rules.vocabulary.ids else None
    if why is None:
        raise Refusal("not-offered", say(lang, "table-no-such-option", name=option))
    raise refuse(lang, "not-offered", name=option, reason=why.reason, rule=why.rule)


def check_further(table: Table, options: Sequence[str], lang: str) -> None:
    """Refuse all names if one of them cannot be played at its point without anybody or anything in between."""
    play = table.play
    refused = play.refused(options) if len(options) > 1 else None
    if refused is None:
        return
    name, before = options[refused.at], options[refused.at - 1]
    place: dict[str, str | int] = {"name": name, "before": before, "n": refused.at + 1, "of": len(options)}
    if refused.halt is not None:
        raise Refusal("not-at-once", say(lang, "table-not-at-once", halt=refused.halt, **place))
    known = name in play.rules.vocabulary.ids
    why = play.game.why_not_in(lang, *options[: refused.at + 1]) if known else None
    if why is None:
        raise Refusal("not-offered", say(lang, "table-no-such-option", name=name))
    raise Refusal("not-offered", say(lang, "table-not-offered-then", reason=why.reason, rule=why.rule, **place))


def check_known(table: Table, names: Sequence[str], lang: str) -> None:
    """Refuse words that no option of the game has."""
    unknown = [name for name in names if name not in table.play.rules.vocabulary.ids]
    if unknown:
        raise Refusal("bad-request", say(lang, "table-no-such-option", name=unknown[0]))
