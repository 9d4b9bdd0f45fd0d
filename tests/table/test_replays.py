"""Replays that are stored nowhere: comments of a record by moment, and moments of a game."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import coinbox
from coinbox.kernel.game import Remark
from coinbox.learn.notes import Saying, annotate, sayings_of
from tests.games import OWN_GAMES
from tests.kept import EXAMPLE, FOLDER, kept_file
from tests.table.server import Json, Running


def example(game: str) -> str:
    return kept_file(game, EXAMPLE).read_text(encoding="utf-8")


def noted(server: Running, record: str, *notes: Json) -> Json:
    answer = server.client.post("/api/study/notes", json={"record": record, "notes": list(notes)})
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_record_is_given_back_with_its_comments(server: Running, game: str) -> None:
    found = noted(server, example(game))
    assert found["record"] == example(game)
    assert found["game"] == game
    assert {note["lang"] for note in found["notes"]} == {"en", "ja"}
    moments = [note["moment"] for note in found["notes"]]
    assert moments == sorted(moments)


def test_comments_are_written_changed_and_removed(server: Running) -> None:
    record = example("malaya")
    first, second = [note for note in noted(server, record)["notes"] if note["lang"] == "en"][:2]
    found = noted(
        server,
        record,
        {"moment": 0, "lang": "en", "text": "At the\n beginning."},
        {**first, "text": "Otherwise."},
        {**second, "text": ""},
        {"moment": 100000, "lang": "ja", "text": "無い。"},
    )
    said = {(note["moment"], note["lang"]): note["text"] for note in found["notes"]}
    assert said[0, "en"] == "At the beginning."
    assert said[first["moment"], "en"] == "Otherwise."
    assert (second["moment"], "en") not in said
    assert (second["moment"], "ja") in said
    assert "無い。" not in found["record"]
    assert coinbox.load(found["record"]).journal == coinbox.load(record).journal
    assert noted(server, found["record"])["notes"] == found["notes"]


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_comment_at_any_moment_is_found_there_again(server: Running, game: str) -> None:
    for file in sorted((FOLDER / game).glob("*.coin"))[:2]:
        record = file.read_text(encoding="utf-8")
        count = coinbox.load(record).decisions
        notes = [{"moment": moment, "lang": "en", "text": f"at {moment}"} for moment in range(0, count + 1, 7)]
        found = noted(server, record, *notes)
        assert [(n["moment"], n["text"]) for n in found["notes"]] == [(n["moment"], n["text"]) for n in notes]
        again = coinbox.load(found["record"])
        assert [each.moment for each in sayings_of(again)] == [n["moment"] for n in notes]
        assert again.journal == coinbox.load(record).journal


def test_moments_are_those_of_a_table(server: Running) -> None:
    record = example("kenya")
    tree = server.client.post("/api/study/read", json={"record": record}).json()
    board = {"game": "kenya", "scenario": tree["scenario"], "position": None, "names": tree["line"]["names"]}
    body: Json = {"game": "kenya", "record": record}
    opened = server.client.post("/api/tables", json=body).json()
    token = next(iter(opened["seats"].values()))
    for moment in (0, 17, 137):
        asked = server.client.post("/api/study/moment", json=board | {"moment": moment})
        assert asked.status_code == 200, asked.text
        path = f"/api/tables/{opened['table']}/moments/{moment}"
        told = server.client.get(path, headers={"Authorization": f"Bearer {token}"}).json()
        for part in ("view", "log", "card", "decisions", "forecast", "result", "fresh"):
            assert asked.json()[part] == told[part], part
        assert asked.json()["replay"]
        assert asked.json()["decision"] is None
    assert server.client.post("/api/study/moment", json=board | {"moment": 138}).status_code == 400


@pytest.mark.parametrize("record", ["", "nonsense", "coinbox record 1\ngame: kenya\n---\nbritish x\n"])
def test_what_is_no_record_is_refused(server: Running, record: str) -> None:
    answer = server.client.post("/api/study/notes", json={"record": record})
    assert (answer.status_code, answer.json()["error"]["code"]) == (422, "bad-record")


class Comments(list[Remark]):
    """Comments of a game that count how often somebody goes through them."""

    walks = 0

    def __iter__(self) -> Iterator[Remark]:
        self.walks += 1
        return super().__iter__()


def test_what_is_said_anew_is_not_sought_among_all_comments() -> None:
    """Forty comments that are changed cost one walk through all of them, not forty."""
    game = coinbox.new("malaya", seed=3)
    while game.decisions < 60:
        game.play(game.offered[0])
    annotate(game, [Saying(moment, lang, "said") for moment in range(50) for lang in ("en", "ja")])
    before = [each for each in sayings_of(game) if each.moment >= 40]
    comments = game.driver.remarks = Comments(game.remarks)
    annotate(game, [Saying(moment, "en", f"again {moment}") for moment in range(40)] + [Saying(7, "en", " ")])
    assert comments.walks <= 2
    found = sayings_of(game)
    assert [each for each in found if each.moment >= 40] == before
    assert [each.text for each in found if each.moment < 40 and each.lang == "ja"] == ["said"] * 40
    assert [each.text for each in found if each.moment < 40 and each.lang == "en"] == [
        f"again {moment}" for moment in range(40) if moment != 7
    ]
