"""Exercises as the page asks for them."""

from __future__ import annotations

import json

import pytest

from coinbox.learn.exercises import Exercise, exercises_of, names_of
from coinbox.text import LANGUAGES
from tests.games import OWN_GAMES
from tests.table.server import Json, Running


def asked(server: Running, exercise: Exercise, **body: object) -> Json:
    answer = server.client.post(f"/api/games/{exercise.game}/exercises/{exercise.id}", json=body)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def judged(server: Running, exercise: Exercise, names: list[str], lang: str = "en") -> list[Json]:
    path = f"/api/games/{exercise.game}/exercises/{exercise.id}/judge"
    with server.client.stream("POST", path, params={"lang": lang}, json={"names": names}) as answer:
        assert answer.status_code == 200, answer.read()
        return [json.loads(line) for line in answer.iter_lines()]


@pytest.mark.parametrize("game", OWN_GAMES)
def test_exercises_are_listed_and_laid_out(server: Running, game: str) -> None:
    known = exercises_of(game)
    for lang in LANGUAGES:
        listed = server.client.get(f"/api/games/{game}/exercises", params={"lang": lang}).json()
        assert [each["id"] for each in listed] == [each.id for each in known]
        assert [each["number"] for each in listed] == list(range(1, len(known) + 1))
        offered = server.client.get(f"/api/games/{game}/learn", params={"lang": lang}).json()
        assert offered["exercises"] == len(known)
    for exercise in known[::7]:
        found = asked(server, exercise)
        assert found["state"]["decision"]["actor"] == exercise.faction
        assert found["state"]["decision"]["yours"]
        assert not found["answered"]
        played = asked(server, exercise, names=found["names"], play=list(exercise.way))
        assert played["answered"]
        again = server.client.post(
            f"/api/games/{game}/exercises/{exercise.id}", json={"names": played["names"], "play": ["end-turn"]}
        )
        assert again.status_code == 409
        best = server.client.get(f"/api/games/{game}/exercises/{exercise.id}/best").json()
        assert best["turns"][0]["actor"] == exercise.faction
        assert best["turns"][0]["beats"]
        assert len(best["told"]) >= 2


def test_an_answer_is_judged_line_by_line(server: Running) -> None:
    exercise = exercises_of("kenya")[0]
    first = asked(server, exercise)
    done = asked(server, exercise, names=first["names"], play=list(exercise.way))
    lines = judged(server, exercise, done["names"], "ja")
    assert [line["part"] for line in lines] == sorted(line["part"] for line in lines)
    assert all(line["judged"] is None for line in lines[:-1])
    assert (lines[-1]["judged"]["verdict"], lines[-1]["judged"]["solved"]) == ("same", True)
    worse = judged(server, exercise, list(names_of(exercise, exercise.others[-1].way)))[-1]["judged"]
    assert (worse["verdict"], worse["solved"]) == ("clear", False)
    assert worse["made"]


def test_what_is_not_offered_is_refused(server: Running) -> None:
    exercise = exercises_of("kenya")[0]
    path = f"/api/games/kenya/exercises/{exercise.id}"
    names = asked(server, exercise)["names"]
    why = server.client.post(f"{path}/why", json={"names": names, "options": ["end-turn"]}).json()
    assert not why["offered"]
    assert why["reason"]
    refused: list[tuple[str, Json, int]] = [
        (path, {"names": names, "play": ["end-turn"]}, 409),
        (path, {"names": ["nonsense"]}, 422),
        (path, {"names": 7}, 400),
        (f"{path}/judge", {"names": names}, 400),
        (f"{path}/judge", {"names": []}, 400),
        ("/api/games/kenya/exercises/zzzzzz", {}, 404),
        ("/api/games/chess/exercises/1", {}, 404),
    ]
    for where, body, code in refused:
        answer = server.client.post(where, json=body)
        assert answer.status_code == code, (where, body, answer.text)
        assert answer.json()["error"]["message"]
    assert server.client.get("/api/games/kenya/exercises/zzzzzz/best").status_code == 404
    assert server.client.get("/api/games/chess/exercises").status_code == 404
