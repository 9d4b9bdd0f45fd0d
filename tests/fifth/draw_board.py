"""Draws the board of Three Isles: `python tests/fifth/draw_board.py` writes its board.svg and board.json.

The drawing is what one sees; the geometry says the same to the page: where a space ends, and where its name, its
Population, its markers and its pieces stand. Pieces stand in blocks: each tier is a block with room for so many.
"""

from __future__ import annotations

import json
import math
from pathlib import Path

FOLDER = Path(__file__).parent / "three_isles"
WIDTH, HEIGHT = 1000, 1200
TIERS = (*((n, 1, 34.0) for n in range(1, 6)), (5, 2, 34.0), (5, 3, 34.0), (5, 4, 34.0), (6, 5, 28.0), (8, 6, 22.0))
"""Columns, rows and the distance of the pieces in them."""
Point = tuple[float, float]

ISLES = {"north_isle": (560, 300, 0.4), "south_isle": (610, 920, 2.1)}
"""Centre of each Isle, and how it is turned."""
HARBOR = (205, 610, 135)
"""Centre and radius."""
NAMES = {"north_isle": "NORTH ISLE", "south_isle": "SOUTH ISLE", "harbor": "HARBOR"}
POPULATION = {"north_isle": 1, "south_isle": 1, "harbor": 2}


def isle(x: float, y: float, turn: float, grow: float = 0) -> list[Point]:
    """The coast of an Isle, or a line in the sea around it."""

    def reach(way: float) -> float:
        return 1 + 0.06 * math.sin(3 * way + turn) + 0.04 * math.sin(7 * way - turn)

    ways = [math.tau * i / 72 for i in range(72)]
    return [
        (round(x + (235 + grow) * reach(w) * math.cos(w), 1), round(y + (175 + grow) * reach(w) * math.sin(w), 1))
        for w in ways
    ]


# -- geometry ----------------------------------------------------------------------------------------------------------


def block(x: float, y: float, columns: int, rows: int, pitch: float) -> list[Point]:
    """The middles of the places in a block."""
    return [
        (round(x + (column - (columns - 1) / 2) * pitch, 1), round(y + (row - (rows - 1) / 2) * pitch, 1))
        for row in range(rows)
        for column in range(columns)
    ]


def box(x: float, y: float) -> dict[str, object]:
    """A box for a marker; nothing is printed there."""
    return {"at": (x, y), "w": 30, "h": 30, "drawn": False}


def anchors(space: str, x: float, y: float, name: Point) -> dict[str, object]:
    """Where things stand in a space whose pieces stand about a point."""
    pieces = [(x - 90, y - 72), (x + 90, y - 72), (x + 90, y + 72), (x - 90, y + 72)]
    tiers = [
        {"n": columns * rows, "pitch": pitch, "slots": block(x, y, columns, rows, pitch)}
        for columns, rows, pitch in TIERS
    ]
    return {
        "label": {"at": name, "size": 26, "spacing": 0.12, "lines": [NAMES[space]]},
        "pop": {"at": population_of(space, name), "r": 13},
        "control": box(x - 22, y + 92),
        "support": box(x + 22, y + 92),
        "stack": {"kind": "poly", "poly": pieces, "tiers": tiers},
    }


def population_of(space: str, name: Point) -> Point:
    """The badge stands behind the name."""
    return name[0] + len(NAMES[space]) * 10 + 24, name[1]


def geometry() -> dict[str, object]:
    x, y, r = HARBOR
    spaces = {space: anchors(space, cx, cy + 15, (cx - 15, cy - 90)) for space, (cx, cy, _) in ISLES.items()}
    spaces["harbor"] = anchors("harbor", x, y - 8, (x - 15, y - r - 25))
    return {
        "format": "board-geometry/1",
        "viewBox": (0, 0, WIDTH, HEIGHT),
        "piece": {"cube": 24, "cylinder": 27, "disc": 32},
        "arcs": {space: {"pts": isle(*place)} for space, place in ISLES.items()},
        "faces": [{"id": space, "population": POPULATION[space], "arcs": [f"+{space}"]} for space in ISLES],
        "circles": [{"id": "harbor", "population": POPULATION["harbor"], "c": (x, y), "r": r}],
        "anchors": spaces,
    }


# -- drawing -----------------------------------------------------------------------------------------------------------


def path(points: list[Point]) -> str:
    return f"M{'L'.join(f'{x},{y}' for x, y in points)}Z"


def lettering(space: str, told: dict[str, object]) -> tuple[str, str]:
    """The name of a space, and its Population on a badge; the page writes the present number on it."""
    label: object = told["label"]
    assert isinstance(label, dict)
    (x, y), (px, py) = label["at"], population_of(space, label["at"])
    name = (
        f'<text class="halo" x="{x}" y="{y + 9}" font-size="26" font-weight="600" letter-spacing="0.12em" '
        f'stroke-width="5" text-anchor="middle">{NAMES[space]}</text>'
    )
    badge = (
        f'<g><circle cx="{px}" cy="{py}" r="13" fill="#4a3d2a" stroke="#f6efdc" stroke-width="1.6"/>'
        f'<text id="pop-{space}" class="popn" x="{px}" y="{py + 6}" font-size="18" text-anchor="middle">'
        f"{POPULATION[space]}</text></g>"
    )
    return name, badge


def drawing(told: dict[str, object]) -> str:
    spaces: object = told["anchors"]
    assert isinstance(spaces, dict)
    words = [lettering(space, spaces[space]) for space in NAMES]
    x, y, r = HARBOR
    ripples = [
        f'<path d="{path(isle(*place, grow))}" opacity="{0.5 - grow / 130:.2f}"/>'
        for place in ISLES.values()
        for grow in (14, 30, 48)
    ]
    coasts = [
        f'<path id="space-{space}" class="space" d="{path(isle(*place))}" fill="#c3d3a0" stroke="#7a6a45"'
        ' stroke-width="4"/>'
        for space, place in ISLES.items()
    ]
    lanes = [f"M{x + 110},{y - 90}L{400},{420}", f"M{x + 110},{y + 90}L{440},{800}", "M620,495V740"]
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" width="{WIDTH}" height="{HEIGHT}"'
            " font-family=\"'EB Garamond',Georgia,serif\">",
            "<style>text{fill:#2c261b}.halo{paint-order:stroke;stroke:#f6efdc}.popn{fill:#fbf3df}</style>",
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#a9cbd3"/>',
            f'<path d="M0,300C120,330 190,420 180,{y}S120,900 0,960Z" fill="#d9cba4" stroke="#7a6a45"'
            ' stroke-width="4"/>',
            f'<g fill="none" stroke="#eef6f6" stroke-width="3">{"".join(ripples)}</g>',
            f'<path d="{"".join(lanes)}" fill="none" stroke="#4c6d75" stroke-width="5" stroke-dasharray="2 16"'
            ' stroke-linecap="round"/>',
            f'<g id="faces">{"".join(coasts)}</g>',
            f'<circle id="space-harbor" class="space" cx="{x}" cy="{y}" r="{r}" fill="#f0e3c2" stroke="#4a3d2a"'
            ' stroke-width="5"/>',
            f'<circle cx="{x}" cy="{y}" r="{r - 9}" fill="none" stroke="#b59b62" stroke-width="2"/>',
            '<rect x="670" y="575" width="290" height="80" rx="8" fill="#f6efdc" stroke="#4a3d2a" stroke-width="3"/>',
            '<text x="815" y="626" font-size="32" font-weight="600" letter-spacing="0.12em" text-anchor="middle">'
            "THREE ISLES</text>",
            f'<g id="labels">{"".join(name for name, _ in words)}</g>',
            f'<g id="population">{"".join(badge for _, badge in words)}</g>',
            f'<rect x="8" y="8" width="{WIDTH - 16}" height="{HEIGHT - 16}" fill="none" stroke="#4a3d2a"'
            ' stroke-width="4"/>',
            "</svg>\n",
        )
    )


if __name__ == "__main__":
    told = geometry()
    (FOLDER / "board.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    (FOLDER / "board.svg").write_text(drawing(told), encoding="utf-8")
