"""What a table draws of a space, in ids and numbers."""

from __future__ import annotations

from coinbox.coin.board import Board
from coinbox.coin.forces import Forces, pieces_in
from coinbox.kernel.bits import members
from coinbox.kernel.rules import Plain


def lying(**markers: Plain) -> dict[str, Plain]:
    """The markers that are there, without those of which there is none."""
    return {name: value for name, value in markers.items() if value}


def space_view(
    s: Forces,
    board: Board,
    i: int,
    *,
    level: str,
    markers: dict[str, Plain],
    control: str = "none",
    lead: int | None = None,
    population: int | None = None,
) -> Plain:
    """A space with what stands and lies there; `lead` is by how many pieces the first faction is ahead for Control."""
    space = board.spaces[i]
    return {
        "id": space.id,
        "kind": space.kind,
        "terrain": space.terrain,
        "population": space.population if population is None else population,
        "control": control,
        "lead": lead,
        "level": level,
        "pieces": pieces_in(s, i),
        "markers": markers,
        "adjacent": [board.ids[j] for j in members[board.adjacent[i]]],
    }
