"""A plot of a track after each card, as a small SVG file."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from coinbox.lab.balance import Course
from coinbox.lab.links import LEAST
from coinbox.library import rules_of
from coinbox.text import say_in

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 44, 16, 44, 40
COLOURS = ("#2b6cb0", "#c53030", "#718096")
"""Of the outcomes, in the order of the rules."""
BAND = (0.1, 0.9)
"""The part of the games that a band holds."""
Point = tuple[float, float]


def draw(game: str, courses: Sequence[Course], track: str) -> str:
    """For each outcome the median of the games that are still going on, and a band that holds four of five."""
    most_cards = max(len(course.cards) for course in courses)
    values = [value for course in courses for value in course.track]
    low, high = min(values), max(max(values), min(values) + 1)

    def place(card: int, value: float) -> Point:
        x = LEFT + card / most_cards * (WIDTH - LEFT - RIGHT)
        return x, HEIGHT - BOTTOM - (value - low) / (high - low) * (HEIGHT - TOP - BOTTOM)

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"',
        'font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="18" font-weight="bold">{escape(track)} after each card</text>',
    ]
    for value in range(low, high + 1, max(1, (high - low) // 6)):
        (x1, y), (x2, _) = place(0, value), place(most_cards, value)
        parts.append(f'<path d="M{x1:.1f} {y:.1f}H{x2:.1f}" stroke="#ddd"/>')
        parts.append(f'<text x="{x1 - 8:.1f}" y="{y + 4:.1f}" text-anchor="end">{value}</text>')
    for card in range(0, most_cards + 1, 5):
        x, _ = place(card, low)
        parts.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{card}</text>')
    parts.append(f'<text x="{WIDTH - RIGHT}" y="{HEIGHT - 6}" text-anchor="end">cards</text>')
    at = LEFT
    for outcome, colour in zip(rules_of(game).outcomes, COLOURS, strict=False):
        of_outcome = [course for course in courses if course.outcome == outcome]
        rows = [
            (card, sorted(course.track[card] for course in of_outcome if len(course.track) > card))
            for card in range(most_cards + 1)
        ]
        rows = [(card, found) for card, found in rows if len(found) >= LEAST]
        if not rows:
            continue
        lower = [place(card, _quantile(found, BAND[0])) for card, found in rows]
        upper = [place(card, _quantile(found, BAND[1])) for card, found in rows]
        middle = [place(card, _quantile(found, 0.5)) for card, found in rows]
        parts.append(f'<path d="M{_path(lower + upper[::-1])}Z" fill="{colour}" fill-opacity=".14"/>')
        parts.append(f'<path d="M{_path(middle)}" fill="none" stroke="{colour}" stroke-width="2"/>')
        words = f"{say_in('en', game, f'result-{outcome}')} ({len(of_outcome)})"
        parts.append(f'<text x="{at}" y="36" fill="{colour}">{escape(words)}</text>')
        at += 7 * len(words) + 20
    return "\n".join((*parts, "</svg>\n"))


def _path(points: Sequence[Point]) -> str:
    return "L".join(f"{x:.1f} {y:.1f}" for x, y in points)


def _quantile(ordered: Sequence[int], part: float) -> int:
    """The value below which this part of the values lies, itself one of them."""
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))]
