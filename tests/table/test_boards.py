"""Boards for the page: each game's description is right, and drawing, geometry and description are served and kept."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import coinbox
from coinbox.library import folder_of, rules_of
from coinbox.table import reference
from coinbox.table.description import Description, TableAnswer
from coinbox.text import LANGUAGES, has_in
from tests.games import OWN_GAMES
from tests.table.server import Json, Running, refused

FIELDS = ("board.svg", "board.json")
LEAST: Json = {
    "factions": [{"id": "red", "letter": "R", "tone": "red", "entry": [0, 0]}],
    "pieces": [{"id": "band", "faction": "red", "shape": "cube", "tone": "red"}],
}


@pytest.mark.parametrize("name", FIELDS)
def test_a_file_of_a_board_is_kept_for_ever_under_the_address_of_its_content(server: Running, name: str) -> None:
    told = server.client.get("/api/games/kenya/table").json()
    address = told["drawing" if name == "board.svg" else "geometry"]
    first = server.client.get(address)
    assert first.status_code == 200
    assert first.content == folder_of("kenya").joinpath(name).read_bytes()
    assert first.headers["cache-control"] == "public, max-age=31536000, immutable"
    for version in ("", "?v=0123456789"):
        other = server.client.get(f"/api/games/kenya/{name}{version}")
        assert (other.content, other.headers["cache-control"]) == (first.content, "no-cache")
    known = server.client.get(f"/api/games/kenya/{name}", headers={"If-None-Match": first.headers["etag"]})
    assert (known.status_code, known.content) == (304, b"")


def test_a_drawing_is_a_picture_and_cannot_run_anything(server: Running) -> None:
    headers = server.client.get("/api/games/kenya/board.svg").headers
    assert headers["content-type"] == "image/svg+xml"
    assert "default-src 'self'" in headers["content-security-policy"]


def test_a_description_is_asked_for_again_but_sent_once(server: Running) -> None:
    first = server.client.get("/api/games/malaya/table")
    assert first.headers["cache-control"] == "no-cache"
    again = server.client.get("/api/games/malaya/table", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    TableAnswer.model_validate(first.json())
    for name in ("table", *FIELDS):
        refused(server.client.get(f"/api/games/chess/{name}"), "unknown-game")


def test_two_games_share_one_drawing(server: Running) -> None:
    own, other = (server.client.get(f"/api/games/{game}/table").json() for game in ("malaya", "japanese_occupation"))
    assert (own["drawing"], own["geometry"]) == (other["drawing"], other["geometry"])
    pictures = {game["id"]: game["picture"] for game in server.client.get("/api/games").json()}
    assert pictures["malaya"] == own["drawing"]
    assert pictures["japanese_occupation"] == f"{own['drawing']}#places"
    assert (
        server.client.get("/api/games/japanese_occupation/board.svg").content
        == server.client.get(own["drawing"]).content
    )


# -- the descriptions of our games -------------------------------------------------------------------------------------


def views(game: str) -> Iterator[Json]:
    """Boards of a random game."""
    play = coinbox.new(game, seed=1, logging=False)
    draw = random.Random(1)
    while not play.over:
        drawn: Any = play.view()
        yield drawn
        for _ in range(20):
            if not play.over:
                play.driver.step(draw.choice(play.driver.options()))


@pytest.fixture(params=OWN_GAMES)
def game(request: pytest.FixtureRequest) -> str:
    found: str = request.param
    return found


def test_a_description_names_what_is_in_the_view(game: str) -> None:
    told = reference.description(game)
    assert tuple(faction.id for faction in told.factions) == rules_of(game).factions
    pieces = {piece.id for piece in told.pieces}
    markers = {marker.id for marker in told.markers} | {told.closed, "population"}
    levels = {"neutral", *told.levels}
    for view in views(game):
        for space in view["spaces"]:
            assert set(space["pieces"]) <= pieces
            assert set(space["markers"]) <= markers
            assert space["level"] in levels
        assert [track.id for track in told.tracks] == list(view["tracks"])
        assert {kind.id for kind in told.chits} == set(view.get("chits", ()))
        for box in told.boxes:
            assert set(box.items) <= set(view[box.counts]), box
        for row in told.steps:
            assert view[row.at] in row.steps
            assert set(row.guessed) <= set(row.steps)
            assert row.in_force is None or isinstance(view[row.in_force], str)
            assert row.lying is None or set(view[row.lying.field]) <= set(row.steps)
        if told.places:
            fields = {"id", "starred", *told.places.markers}
            assert all(fields <= set(place) for place in view[told.places.field])


def test_a_description_names_phases_of_the_player_aid(game: str) -> None:
    phases = {phase["phase"] for phase in reference.aid(game, "en")["propaganda"]}
    assert set(reference.description(game).phases.values()) <= phases


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_a_description_names_has_a_word(game: str, lang: str) -> None:
    told = reference.description(game)
    pieces = {piece.id for piece in told.pieces} | {piece.family for piece in told.pieces}
    boxed = {item for box in told.boxes for item in box.items}
    words = [
        *(f"faction-{faction.id}" for faction in told.factions),
        *(f"pieces-{piece.id}" for piece in told.pieces),
        *(f"piece-{item}" for item in boxed & pieces),
        *(f"marker-{marker.id}" for marker in told.markers),
        *(f"level-{level}" for level in told.levels),
        *(f"track-{track.label}" for track in told.tracks),
        *(f"track-{row.id}" for row in told.steps),
        *(f"{row.id}-{step}" for row in told.steps for step in row.steps),
        *(f"{row.id}-{step}.help" for row in told.steps if row.printed for step in row.steps),
        *(f"box-{box}" for box in told.initiative),
        *(f"web-board-{box.word}" for box in told.boxes),
        *(f"card-{box.card}-title" for box in told.boxes if box.card),
        *(kind.title for kind in told.chits),
        *(f"{kind.prefix}{name}.help" for kind in told.chits for name in kind.names),
    ]
    assert [word for word in words if not has_in(lang, game, word)] == []


def test_every_space_and_place_is_on_the_board(game: str) -> None:
    told = reference.description(game)
    geometry = json.loads(reference.board_file(game, "board.json").body)
    drawn = {shape["id"] for kind in ("faces", "circles", "bands") for shape in geometry.get(kind, ())}
    assert drawn == set(geometry["anchors"])
    view: Any = coinbox.new(game, seed=1).view()
    assert {space["id"] for space in view["spaces"]} <= drawn
    if told.places:
        assert {place["id"] for place in view[told.places.field]} == {place["id"] for place in geometry["places"]}


# -- descriptions that are wrong or missing ----------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of every game, for a while."""
    kept = (reference.description, reference.board_file, reference.table_description, reference._read)
    monkeypatch.setattr(reference, "folder_of", lambda _: tmp_path)
    for each in kept:
        each.cache_clear()
    yield tmp_path
    for each in kept:
        each.cache_clear()


def changed(**parts: Any) -> str:
    return json.dumps(LEAST | parts)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("{", "Invalid JSON"),
        (changed(colour="red"), "colour: Extra inputs are not permitted"),
        (changed(pieces=[{**LEAST["pieces"][0], "tone": "pink"}]), r"pieces\.0\.tone: Input should be 'tan'"),
        (changed(pieces=[{**LEAST["pieces"][0], "faction": "blue"}]), "piece 'band' names the faction 'blue'"),
        (changed(boxes=[{"word": "available", "faction": "red", "items": ["ship"], "counts": "x"}]), "names 'ship'"),
        (changed(steps=[{"id": "x", "faction": "red", "steps": ["a"], "printed": [1, 2], "at": "x"}]), "2 printed"),
        (changed(tracks=[{"id": "x", "zones": [{"from": 0, "to": 1, "faction": "blue"}]}]), "track 'x' names"),
        (changed(places={"field": "x", "kind": "y", "markers": ["z"]}), "places names 'z'"),
    ],
)
def test_what_is_wrong_with_a_description_is_told(folder: Path, text: str, problem: str) -> None:
    (folder / "table.json").write_text(text, encoding="utf-8")
    with pytest.raises(reference.NotDrawn, match=problem):
        reference.description("malaya")


def test_what_a_description_leaves_out_has_its_usual_value() -> None:
    told = Description.model_validate(LEAST)
    assert told.pieces[0].family == "band"
    assert told.initiative == ("limited-op", "event", "op-special")


@pytest.mark.parametrize(("lang", "told"), [("en", "cannot draw Kenya: there is no "), ("ja", "描けません")])
def test_a_game_without_a_description_is_refused_in_a_sentence(
    server: Running, folder: Path, lang: str, told: str
) -> None:
    files = {"table.json": json.dumps(LEAST), "board.svg": "<svg/>", "board.json": "{}"}
    for name, content in files.items():
        for path in ("table", *FIELDS):
            sentence = refused(server.client.get(f"/api/games/kenya/{path}", params={"lang": lang}), "not-drawn")
            assert told in sentence
            assert name in sentence
        pictures = [game["picture"] for game in server.client.get("/api/games", params={"lang": lang}).json()]
        assert all(pictures) if (folder / "board.svg").exists() else not any(pictures)
        (folder / name).write_text(content, encoding="utf-8")
    assert server.client.get("/api/games/kenya/board.svg").text == "<svg/>"


def test_the_board_of_a_game_that_is_not_installed_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reference, "folder_of", lambda game: folder if game == "kenya" else folder_of(game))
    (folder / "table.json").write_text(changed(board="atlantis"), encoding="utf-8")
    with pytest.raises(reference.NotDrawn, match="there is no game 'atlantis'"):
        reference.board_file("kenya", "board.svg")
