"""What a simulation shows: intervals, a JSON object and a table."""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from coinbox.lab.simulate import Plan, Tally
from coinbox.scores import wilson
from coinbox.text import render, say, say_in


def as_json(plan: Plan, tally: Tally) -> dict[str, Any]:
    """A simulation as plain data; the first eight keys are promises."""
    ended = tally.finished
    return {
        "game": plan.game,
        "games": tally.games,
        "decisions": tally.decisions,
        "decisions_per_cpu_s": round(speed(tally)),
        "wins": tally.wins,
        "intervals": {outcome: [round(x, 4) for x in wilson(n, ended)] for outcome, n in tally.wins.items()},
        "reasons": dict(sorted(tally.reasons.items())),
        "violations": tally.violations if plan.check else None,
        "scenario": plan.scenario,
        "seed": plan.seed,
        "players": dict(plan.players),
        "mean_decisions": _mean(tally.decisions, tally.games),
        "mean_cards": _mean(tally.cards, ended),
        "tracks": {track: _mean(total, ended) for track, total in tally.tracks.items()},
        "first_violations": [str(violation) for violation in tally.shown],
    }


def speed(tally: Tally) -> float:
    """Decisions per second of CPU time."""
    return tally.decisions / tally.cpu if tally.cpu else 0.0


def _mean(total: int, number: int) -> float | None:
    return round(total / number, 2) if number else None


def as_table(plan: Plan, tally: Tally, lang: str) -> RenderableType:
    """A simulation for people."""
    parts: list[RenderableType] = [
        Text(_title(plan, lang), style="bold"),
        _outcomes(plan.game, tally, lang),
        _facts(plan.game, tally, lang),
    ]
    if plan.check:
        style = "bold red" if tally.violations else "green"
        parts.append(Text(say(lang, "cli-sim-violations", n=tally.violations), style=style))
        parts += [Text(f"  {violation}") for violation in tally.shown]
    return Group(*parts)


def _title(plan: Plan, lang: str) -> str:
    seats = say(lang, "comma").join(
        say(
            lang,
            "cli-sim-seat",
            faction=say_in(lang, plan.game, f"faction-{faction}"),
            player=render.player_name(lang, kind),
        )
        for faction, kind in plan.players.items()
    )
    return say(
        lang,
        "cli-sim-title",
        game=say_in(lang, plan.game, "game"),
        scenario=render.scenario_name(lang, plan.game, plan.scenario),
        seats=seats,
        seed=str(plan.seed),
    )


def _outcomes(game: str, tally: Tally, lang: str) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    table.add_column(say(lang, "cli-sim-outcome"))
    for heading in ("games", "share", "interval"):
        table.add_column(say(lang, f"cli-sim-{heading}"), justify="right")
    for outcome, number in tally.wins.items():
        low, high = wilson(number, tally.finished)
        share = number / tally.finished if tally.finished else 0.0
        table.add_row(say_in(lang, game, f"result-{outcome}"), str(number), f"{share:.1%}", f"{low:.1%} - {high:.1%}")
    return table


def _facts(game: str, tally: Tally, lang: str) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_row(say(lang, "cli-sim-games"), str(tally.games))
    for reason, number in sorted(tally.reasons.items()):
        table.add_row(render.reason(lang, game, reason), str(number))
    table.add_row(say(lang, "cli-sim-mean-decisions"), _say_mean(tally.decisions, tally.games))
    table.add_row(say(lang, "cli-sim-mean-cards"), _say_mean(tally.cards, tally.finished))
    for track, total in tally.tracks.items():
        name = render.track_name(lang, game, track)
        table.add_row(say(lang, "cli-sim-mean-track", track=name), _say_mean(total, tally.finished))
    table.add_row(say(lang, "cli-sim-decisions"), f"{tally.decisions:,}")
    table.add_row(say(lang, "cli-sim-speed"), f"{speed(tally):,.0f}")
    return table


def _say_mean(total: int, number: int) -> str:
    return f"{total / number:.2f}" if number else "-"
