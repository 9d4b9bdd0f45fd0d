"""What a page must know of a game besides its rules and texts: `table.json` in the game's folder, checked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, model_validator

Name = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,60}$")]
"""An id of the game: of a faction, a piece, a field of the view, or a part of a message's name."""


def own_id(known: dict[str, Any]) -> str:
    """The id of a part, where it serves as another name as well."""
    return str(known.get("id"))


class Part(BaseModel):
    """A part of the description; what the file leaves out has its usual value."""

    model_config = ConfigDict(
        extra="forbid",
        frozen=True,
        json_schema_serialization_defaults_required=True,
        use_attribute_docstrings=True,
    )


class TableFaction(Part):
    id: Name
    letter: Annotated[str, Field(max_length=1)]
    """On Control markers and cylinders, so that colour is not needed."""
    tone: Literal["blue", "red"]
    entry: tuple[float, float]
    """Where placed pieces fly in from, in units of the drawing."""


class TablePiece(Part):
    """How a kind of piece looks; kinds of one family are the same wooden piece, turned over."""

    id: Name
    faction: Name
    shape: Literal["cube", "cylinder", "disc", "hexagon", "escutcheon"]
    tone: Literal["tan", "light-blue", "blue", "dark-blue", "red", "dark-red", "green", "black"]
    mark: Literal["chevron", "shield", "star", "closed", "hut", "crate"] | None = None
    letters: Annotated[str, Field(max_length=3)] | None = None
    """Printed in place of a mark."""
    family: Name = Field(default_factory=own_id)


class TableMarker(Part):
    id: Name
    form: Literal["diamond", "square", "house", "hexagon", "tent", "back", "face"]
    letter: Annotated[str, Field(max_length=2)]
    """Printed on the token, so that colour is not needed."""


class TableZone(Part):
    """Where a track decides the game: the faction that wins there, or none in the middle."""

    from_: Annotated[int, Field(alias="from")]
    to: int
    faction: Name | None


class TableTrack(Part):
    """Something counted on the edge track; its word is `track-LABEL`, after the faction's name if there is one."""

    id: Name
    """In the view under `tracks`."""
    label: Name = Field(default_factory=own_id)
    faction: Name | None = None
    min: int = 0
    max: int = 20
    zones: tuple[TableZone, ...] = ()
    """Where the game is decided; the track that has them is the score."""
    last: bool = False
    """Whether the zones count only when the game is over."""


class TableLying(Part):
    """A piece that lies on every step whose name is in a list of the view."""

    piece: Name
    field: Name


class TableSteps(Part):
    """A track of its own with named steps; its words are `track-ID` and, for each step, `ID-STEP`."""

    id: Name
    faction: Name
    steps: tuple[Name, ...]
    printed: tuple[int, ...] | None = None
    """The number on each step, if the steps are numbered rather than named; then their `.help` is shown."""
    guessed: tuple[Name, ...] = ()
    """Steps whose printed number could not be read and is a guess."""
    at: Name
    """The field of the view that holds the present step."""
    in_force: Name | None = None
    """The field that tells what is in force; the step is struck out while that is something else."""
    lying: TableLying | None = None


class TableBox(Part):
    """A box beside the map; its word is a message of the board, this game's own or a shared one."""

    word: Name
    card: Name | None = None
    """The card of a box that lies on one."""
    faction: Name
    items: tuple[Name, ...]
    """Pieces (by family) and markers that lie in it."""
    counts: Name
    """The field of the view that counts them."""
    open: bool = False
    """Whether pieces are placed from it."""
    passing: bool = False
    """Whether it is shown only while something is in it."""


class TableChits(Part):
    """Chits of one kind; the word of each is its name after the prefix, with an explanation as its `.help`."""

    id: Name
    """In the view under `chits`."""
    faction: Name
    title: Name
    """The message that names them."""
    prefix: Name
    names: tuple[Name, ...]
    """Their names in the view, in order; a number is printed as it is."""


class TablePlaces(Part):
    """Places between the spaces, which hold markers only; each is named `place-ID`."""

    field: Name
    """The list of the view that tells of them: id, whether a star is printed there, how many of each marker."""
    kind: Name
    markers: tuple[Name, ...]


class Description(Part):
    """A game as `table.json` describes it."""

    board: Name | None = None
    """The game whose drawing it uses, if it is another's."""
    places: TablePlaces | None = None
    """Without them the drawing's layer of places does not belong to this game."""
    factions: tuple[TableFaction, ...]
    """In the order of the rules."""
    pieces: tuple[TablePiece, ...]
    """In the order in which a stack is sorted."""
    markers: tuple[TableMarker, ...] = ()
    together: int | None = None
    """How many kinds of markers can be in one space, if not all."""
    control: bool = False
    """Whether spaces have Control; else its boxes take the markers."""
    closed: Name | None = None
    """The marker of a space that is no part of the map for now."""
    levels: dict[Name, Literal["+", "−"]] = {}
    """Signs on level markers."""
    unpopulated: tuple[Name, ...] = ()
    """Kinds of spaces that have no Population, not even 0."""
    tracks: tuple[TableTrack, ...] = ()
    steps: tuple[TableSteps, ...] = ()
    initiative: tuple[Name, ...] = ("limited-op", "event", "op-special")
    """Boxes of the Initiative Track from left to right."""
    boxes: tuple[TableBox, ...] = ()
    chits: tuple[TableChits, ...] = ()
    phases: dict[Name, Name] = {}
    """Stages of the view that belong to a phase of the Propaganda Round, and to which."""

    sections: dict[Name, Annotated[str, StringConstraints(pattern=r"^\d+(\.\d+)*$")]] = {}
    """Thing on the table (`terrain-jungle`, `marker-terror`; `tips.py` has all) -> the section that explains it."""

    @model_validator(mode="after")
    def _names_what_it_has(self) -> Self:
        factions = {faction.id for faction in self.factions}
        things = {piece.family for piece in self.pieces} | {marker.id for marker in self.markers}
        for where, faction in self._factions_named():
            if faction not in factions:
                raise ValueError(f"{where} names the faction {faction!r}, which is not among the factions")
        for where, thing in self._things_named():
            if thing not in things:
                raise ValueError(f"{where} names {thing!r}, which is no family of pieces and no marker")
        for row in self.steps:
            if row.printed is not None and len(row.printed) != len(row.steps):
                raise ValueError(f"steps {row.id!r} has {len(row.steps)} steps and {len(row.printed)} printed numbers")
        return self

    def _factions_named(self) -> Iterator[tuple[str, str]]:
        owned = (("piece", self.pieces), ("track", self.tracks), ("steps", self.steps), ("chits", self.chits))
        for kind, parts in owned:
            yield from ((f"{kind} {part.id!r}", part.faction) for part in parts if part.faction is not None)
        yield from ((f"box {box.word!r}", box.faction) for box in self.boxes)
        for track in self.tracks:
            yield from ((f"track {track.id!r}", zone.faction) for zone in track.zones if zone.faction is not None)

    def _things_named(self) -> Iterator[tuple[str, str]]:
        yield from ((f"box {box.word!r}", item) for box in self.boxes for item in box.items)
        yield from ((f"steps {row.id!r}", row.lying.piece) for row in self.steps if row.lying is not None)
        if self.places is not None:
            yield from (("places", marker) for marker in self.places.markers)


class TableAnswer(Description):
    """All that the page must know of a game, and the addresses of its drawing and geometry."""

    id: str
    drawing: str
    geometry: str
