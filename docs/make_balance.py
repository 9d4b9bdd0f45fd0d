"""Write docs/balance.md and its plots from the games that `coinbox balance` kept.

Run it from the root of the project: `.venv/bin/python -m docs.make_balance`, for all files docs/balance/*.jsonl, or
with other files after it. Every figure comes from these files; words of people stand in docs/balance.template.md,
which has a place `{{ GAME }}` for the figures of each game and `{{ overview }}` for the table of all.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from statistics import mean
from typing import Any, NamedTuple

from docs.balance_plot import draw

from coinbox.lab.arena import Match, Standing
from coinbox.lab.arena import from_line as played_from
from coinbox.lab.arena_report import as_json
from coinbox.lab.balance import BALANCE, Course, first_track, from_line
from coinbox.lab.balance_report import of_game, outcomes
from coinbox.lab.links import LEAST, Link, card_links, opening_links
from coinbox.lab.logbook import read_logbook
from coinbox.library import game_ids, rules_of
from coinbox.scores import wilson
from coinbox.text import render, say_in

DOCS = Path(__file__).parent
TEMPLATE = DOCS / "balance.template.md"
PAGE = DOCS / "balance.md"
PLOTS = DOCS / "balance"
MATCHES = PLOTS / "arena"
EN = "en"
SHOWN = 8
"""Links that a table shows though they do not stand out."""


class Survey(NamedTuple):
    """The games of one file."""

    player: str
    seed: str
    courses: Sequence[Course]

    def of(self, game: str) -> list[Course]:
        return of_game(self.courses, game)


def main(files: Sequence[Path], page: Path = PAGE) -> None:
    """Write the page and its plots, beside it in the folder `balance`."""
    surveys = [read(file) for file in files]
    plots = page.parent / PLOTS.name
    plots.mkdir(exist_ok=True)

    def figures(place: re.Match[str]) -> str:
        if place[1] == "overview":
            return overview(surveys)
        if place[1] == "matches":
            return matches(sorted(MATCHES.glob("*.jsonl")))
        return "\n\n".join(of_survey(survey, place[1], plots) for survey in surveys if survey.of(place[1]))

    page.write_text(re.sub(r"\{\{ (\w+) \}\}", figures, TEMPLATE.read_text(encoding="utf-8")), encoding="utf-8")


def read(file: Path) -> Survey:
    heading, courses = read_logbook(file, BALANCE, from_line)
    for game in game_ids():
        versions = {course.rules for course in courses if course.game == game}
        if len(versions) > 1:
            raise ValueError(f"{file}: games of {game} under different rules cannot be counted together: {versions}")
    return Survey(str(heading["player"]), str(heading["seed"]), courses)


def under(game: str, version: int) -> str:
    """Under which rules games were played, if not under those of today."""
    return "" if version == rules_of(game).version else f" (rules {version})"


def overview(surveys: Sequence[Survey]) -> str:
    rows = []
    for game in game_ids():
        for survey in surveys:
            courses = survey.of(game)
            if courses:
                shares = "; ".join(
                    f"{say_in(EN, game, f'result-{outcome}')} {share_of(number, len(courses))}"
                    for outcome, number in outcomes(courses, game).items()
                )
                number = f"{len(courses)}{under(game, courses[0].rules)}"
                rows.append((say_in(EN, game, "game"), f"`{survey.player}`", number, shares))
    return table(("Game", "Both sides played by", "Games", "Outcomes, with 95% intervals"), rows)


def matches(files: Sequence[Path]) -> str:
    """The matches that `coinbox arena` kept: the score of the first player as each side, and together."""
    found = []
    for file in files:
        heading, games = read_logbook(file, "arena", played_from)
        first, second = str(heading["first"]), str(heading["second"])
        game, seed = str(heading["game"]), int(heading["seed"])
        end = 1 + max((played.number for played in games), default=1)  # some may still be missing
        match = Match(game, str(heading["scenario"]), (first, second), end + end % 2, seed)
        told = as_json(Standing(match, None, games))
        sides = [told["sides"][side] for side in (*rules_of(game).factions, "both")]
        cpu = told["cpu_per_turn"][0]
        found.append(
            (
                (first, game_ids().index(game)),
                (
                    f"`{first}` against `{second}`",
                    say_in(EN, game, "game"),
                    f"{len(games)}{under(game, int(heading['rules']))}",
                    *(scored(side) for side in sides),
                    f"{cpu['mean']:.2f} / {cpu['longest']:.2f} s",
                ),
            )
        )
    headings = (
        "Match",
        "Game",
        "Games",
        "As the British",
        "As the other side",
        "Both, 95% interval",
        "CPU a turn, mean / longest",
    )
    return table(headings, [row for _, row in sorted(found)])


def scored(side: Mapping[str, Any]) -> str:
    """The score on a side with its interval."""
    low, high = side["interval"]
    return f"{side['score']:.0%} ({low:.0%} to {high:.0%})"


def of_survey(survey: Survey, game: str, plots: Path) -> str:
    """All figures of a game and a player."""
    courses = survey.of(game)
    name = f"{game}-{re.sub('[^a-z0-9]+', '-', survey.player)}.svg"
    track = render.track_name(EN, game, first_track(game))
    (plots / name).write_text(draw(game, courses, track), encoding="utf-8")
    factions = rules_of(game).factions
    return "\n\n".join(
        (
            f"### `{survey.player}` on both sides: {len(courses)} games, seed {survey.seed}",
            ended(game, courses),
            length(courses),
            f"![{track} after each card, by outcome]({plots.name}/{name})",
            "Events and winning. Each side of a card is compared with the games in which the card came and the faction "
            "did not play that side.",
            linked(game, card_links(courses, factions), "Event"),
            "First Operations and winning. Each is compared with the games that the faction opened otherwise.",
            linked(game, opening_links(courses, factions), "First Operation"),
        )
    )


def ended(game: str, courses: Sequence[Course]) -> str:
    reasons = Counter((course.outcome, course.reason) for course in courses)
    rows = []
    for outcome, number in outcomes(courses, game).items():
        why = ", ".join(
            f"{times} {render.reason(EN, game, reason)}"
            for (of, reason), times in sorted(reasons.items())
            if of == outcome
        )
        rows.append((say_in(EN, game, f"result-{outcome}"), str(number), share_of(number, len(courses)), why))
    return table(("Outcome", "Games", "Share, 95% interval", "How"), rows)


def length(courses: Sequence[Course]) -> str:
    cards = sorted(len(course.cards) for course in courses)
    decisions = mean(course.decisions for course in courses)
    tenth = len(cards) // 10
    return (
        f"Length: {mean(cards):.1f} cards on average, four games of five between {cards[tenth]} and "
        f"{cards[-1 - tenth]}; {decisions:.0f} decisions on average."
    )


def linked(game: str, links: Sequence[Link], what: str) -> str:
    """The links that stand out, and the next ones; nothing if too few games can be compared."""
    if not links:
        return f"Nothing was done in {LEAST} games and left out in {LEAST} others."
    shown = [link for at, link in enumerate(links) if link.stands_out or at < SHOWN]
    rows = []
    for link in shown:
        low, high = link.interval
        rows.append(
            (
                say_in(EN, game, f"faction-{link.faction}"),
                named(game, link.what),
                f"{link.won} of {link.games}",
                f"{link.won_without} of {link.games_without}",
                f"{link.difference:+.0%} ({low:+.0%} to {high:+.0%})",
                f"{link.corrected:.2g}{' **stands out**' if link.stands_out else ''}",
            )
        )
    left = len(links) - len(shown)
    note = f"\n\n{left} more were compared and do not stand out." if left else ""
    headings = ("Faction", what, "Won with", "Won without", "Difference, 95% interval", "By chance, corrected (Holm)")
    return table(headings, rows) + note


def named(game: str, what: tuple[str, ...]) -> str:
    if len(what) == 1:
        return say_in(EN, game, f"action-{what[0]}")
    card, side = what
    return f"{render.card_title(EN, game, card)}, {say_in(EN, game, f'option-{side}').lower()}"


def share_of(number: int, games: int) -> str:
    low, high = wilson(number, games)
    return f"{number / games:.0%} ({low:.0%} to {high:.0%})"


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [headings, ["---"] * len(headings), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    main([Path(word) for word in sys.argv[1:]] or sorted(PLOTS.glob("*.jsonl")))
