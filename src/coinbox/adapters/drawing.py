"""A game as a picture: the drawing of its board with the pieces on it, and as the text that the terminal shows."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import resvg_py
from numpy.typing import NDArray
from PIL import Image
from rich.console import Console

from coinbox.game import Game
from coinbox.library import folder_of
from coinbox.terminal.board import board

WIDTH = 600
"""Pixels of a picture from left to right."""
TEXT_WIDTH = 110
PITCH = 34
"""A cell for a piece at full size, in units of the board."""
HEAPED = 22
"""In smaller cells pieces could not be told from one another: they lie in one heap a kind, with a number."""
TONES = {
    "tan": ("#dcb87f", "#4d3716"),
    "light-blue": ("#9cc7ea", "#1c3f5e"),
    "blue": ("#4373b8", "#10254a"),
    "dark-blue": ("#233c74", "#080f22"),
    "red": ("#d43d31", "#4b0b09"),
    "dark-red": ("#6e1d1b", "#220605"),
}
"""Tone -> the colours of a piece and of its edge, as the page draws it."""
PLAIN = ("#e8e0cc", "#3a3226")
Picture = NDArray[np.uint8]


class Sheet(NamedTuple):
    """What is drawn of a game."""

    box: str
    ground: Image.Image
    anchors: Mapping[str, Any]
    kinds: Mapping[str, Mapping[str, Any]]


def picture(game: Game) -> Picture:
    """The board with its pieces, as rows of pixels in red, green and blue."""
    sheet = _sheet(game.id)
    shapes = "".join(_space(sheet, space) for space in game.board()["spaces"])  # type: ignore[union-attr]
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{sheet.box}">{shapes}</svg>'
    found = sheet.ground.copy()
    found.alpha_composite(_drawn(svg))
    return np.asarray(found.convert("RGB"))


def text(game: Game) -> str:
    """The board as the terminal shows it."""
    console = Console(file=io.StringIO(), width=TEXT_WIDTH, color_system=None, force_terminal=False)
    with console.capture() as shown:
        console.print(board(game.view(), game.lang, TEXT_WIDTH))
    return shown.get()


@cache
def _sheet(game: str) -> Sheet:
    told = json.loads(folder_of(game).joinpath("table.json").read_text("utf-8"))
    folder = folder_of(told.get("board", game))
    geometry = json.loads(folder.joinpath("board.json").read_text("utf-8"))
    return Sheet(
        box=" ".join(map(str, geometry["viewBox"])),
        ground=_drawn(folder.joinpath("board.svg").read_text("utf-8")),
        anchors=geometry["anchors"],
        kinds={piece["id"]: piece for piece in told["pieces"]},
    )


def _drawn(svg: str) -> Image.Image:
    return Image.open(io.BytesIO(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=WIDTH)))).convert("RGBA")


def _space(sheet: Sheet, space: Any) -> str:
    """The pieces of a space, one after the other where they find room; too many lie in heaps."""
    anchor = sheet.anchors.get(space["id"])
    if anchor is None:
        return ""
    counts = {kind: space["pieces"][kind] for kind in sheet.kinds if space["pieces"].get(kind)}
    tiers = anchor["stack"]["tiers"]
    room = max(tier["n"] for tier in tiers if tier["pitch"] >= HEAPED)
    heaps = list(counts.items())
    if sum(counts.values()) <= room:
        heaps = [(kind, 1) for kind, n in heaps for _ in range(n)]
    tier = next((tier for tier in tiers if tier["n"] >= len(heaps)), tiers[-1])
    scale = min(1.0, tier["pitch"] / PITCH)
    return "".join(
        f'<g transform="translate({x} {y}) scale({scale})">{"".join(_piece(sheet.kinds[kind], n))}</g>'
        for (kind, n), (x, y) in zip(heaps, tier["slots"], strict=False)
    )


def _piece(kind: Mapping[str, Any], number: int) -> Iterator[str]:
    fill, edge = TONES.get(kind["tone"], PLAIN)
    look = f'fill="{fill}" stroke="{edge}" stroke-width="2"'
    if kind["shape"] == "cube":
        yield f'<rect x="-12" y="-12" width="24" height="24" rx="3" {look}/>'
    elif kind["shape"] == "disc":
        yield f'<circle r="15" {look}/>'
    else:
        yield f'<path d="M-5,-13H5L13,-5V5L5,13H-5L-13,5V-5Z" {look}/>'
    if kind.get("mark") == "star":
        yield '<path d="M0,-8L2,-2H8L3,2L5,8L0,4L-5,8L-3,2L-8,-2H-2Z" fill="#fff3dc"/>'
    if number > 1:
        yield (
            f'<text y="7" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="20" '
            f'fill="#fff" stroke="#000" stroke-width="3" paint-order="stroke">{number}</text>'
        )
