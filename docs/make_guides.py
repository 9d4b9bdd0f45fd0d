"""Write the figures of games between bots into the guides, from the games that `coinbox balance` kept.

Run it from the root of the project: `.venv/bin/python -m docs.make_guides`. A figure of a guide names the file of
docs/balance that it comes from and the question that it answers:

    [british.figures]
    won = { source = "greedy", ask = "ended british", value = 23 }

The text has `{won}` in its place, in both languages. What a text says of these games without a number is a claim:

    claims = ["greedy: behind british"]

The command ends with 1 if a claim no longer holds: rewrite its sentence then.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path

from docs.make_balance import PLOTS, read

from coinbox.lab.balance import Course
from coinbox.lab.links import Link, card_links
from coinbox.learn.guides import guides_of
from coinbox.library import cards_of, game_ids, rules_of
from coinbox.scores import wilson

GUIDES = Path(__file__).parent.parent / "src" / "coinbox" / "games"
FULL = "op-special"
"""The box of an Operation with a Special Activity."""
HALF = 0.5
_FIGURE = re.compile(r'(?P<name>\w+) = \{ source = "(?P<source>[\w-]+)", ask = "(?P<ask>[^"]+)", value = \d+ \}\n')


def main() -> int:
    """Write the figures of today into the guides of all games, and show the claims that don't hold."""
    broken = 0
    for game in game_ids():
        file = GUIDES / game / "guides.toml"
        if not file.is_file():
            continue
        file.write_text(rewritten(game, file.read_text(encoding="utf-8")), encoding="utf-8")
        for claim in broken_claims(game):
            broken += 1
            print(game, claim, sep="  ")
    return 1 if broken else 0


def rewritten(game: str, text: str) -> str:
    """The text of a game's guides with the figures of today."""
    return "".join(_rewritten(game, text.splitlines(keepends=True)))


def _rewritten(game: str, lines: Sequence[str]) -> Iterator[str]:
    inside = False
    for line in lines:
        if line.startswith("["):
            inside = line.rstrip().endswith(".figures]")
        figure = _FIGURE.fullmatch(line) if inside else None
        if figure:
            name, source, ask = figure["name"], figure["source"], figure["ask"]
            yield f'{name} = {{ source = "{source}", ask = "{ask}", value = {value(game, source, ask)} }}\n'
        else:
            yield line


def broken_claims(game: str) -> list[str]:
    """The claims about games between bots that the files no longer support."""
    return [
        f"{faction}, {advice.title['en']}: {claim.source}: {claim.ask}"
        for faction, guide in guides_of(game).items()
        for advice in guide
        for claim in advice.claims
        if not holds(game, claim.source, claim.ask)
    ]


# -- what can be asked -------------------------------------------------------------------------------------------------


def value(game: str, source: str, ask: str) -> int:
    """The answer to a question for a number."""
    word, *rest = ask.split()
    return NUMBERS[word](game, source, *rest)


def holds(game: str, source: str, ask: str) -> bool:
    """The answer to a question for yes or no; `not` before it turns it round."""
    word, *rest = ask.split()
    return not holds(game, source, " ".join(rest)) if word == "not" else CLAIMS[word](game, source, *rest)


@cache
def courses(game: str, source: str) -> tuple[Course, ...]:
    """The games of one file."""
    return tuple(read(PLOTS / f"{source}.jsonl").of(game))


@cache
def links(game: str, source: str) -> tuple[Link, ...]:
    """What the cards of these games had to do with winning."""
    return tuple(card_links(courses(game, source), rules_of(game).factions))


def link(game: str, source: str, *which: str) -> Link:
    """What a side of a card had to do with the winning of a faction: `british M22 unshaded`."""
    faction, *what = which
    return next(link for link in links(game, source) if (link.faction, link.what) == (faction, tuple(what)))


def ended(game: str, source: str, outcome: str) -> int:
    """How often an outcome came."""
    if outcome not in rules_of(game).outcomes:
        raise KeyError(outcome)
    return sum(course.outcome == outcome for course in courses(game, source))


def half_lose(game: str, source: str) -> int:
    """How much the first Propaganda Round costs, at least, in half of the games that come to it."""
    rounds = {card.id for card in cards_of(game) if card.propaganda}
    lost = []
    for course in courses(game, source):
        at = next((at for at, card in enumerate(course.cards) if card in rounds), None)
        if at is not None:
            lost.append(course.track[at] - course.track[at + 1])
    return sorted(lost, reverse=True)[(len(lost) - 1) // 2]


def is_behind(game: str, source: str, faction: str) -> bool:
    """Whether a faction wins fewer than half of the games, and not by chance (95%)."""
    return wilson(ended(game, source, faction), len(courses(game, source)))[1] < HALF


def chooses(game: str, source: str, faction: str, operation: str) -> bool:
    """Whether a faction takes no Operation more often when a Special Activity may go with it."""
    taken = Counter(
        turn.choice
        for course in courses(game, source)
        for turn in course.turns
        if (turn.faction, turn.box) == (faction, FULL)
    )
    return taken[operation] == max(taken.values())


NUMBERS: Mapping[str, Callable[..., int]] = {
    "games": lambda game, source: len(courses(game, source)),
    "ended": ended,
    "half-lose": half_lose,
    "with": lambda *asked: link(*asked).games,
    "won-with": lambda *asked: link(*asked).won,
    "without": lambda *asked: link(*asked).games_without,
    "won-without": lambda *asked: link(*asked).won_without,
}
CLAIMS: Mapping[str, Callable[..., bool]] = {
    "behind": is_behind,
    "chooses": chooses,
    "stands-out": lambda *asked: link(*asked).stands_out,
    "alone": lambda game, source, *which: (
        [each for each in links(game, source) if each.stands_out] == [link(game, source, *which)]
    ),
}


if __name__ == "__main__":
    sys.exit(main())
