"""Rules, history, guides, lessons and search, as the page asks for them."""

from __future__ import annotations

from typing import Any

import pytest

from coinbox.learn.guides import guides_of
from coinbox.learn.history import history_of
from coinbox.learn.lessons import lessons_of
from coinbox.learn.rulebook import rulebook
from coinbox.text import LANGUAGES
from tests.games import OWN_GAMES
from tests.table.server import Json, Running


def read(server: Running, game: str, path: str, lang: str = "en", **query: str) -> Any:
    answer = server.client.get(f"/api/games/{game}/{path}", params={"lang": lang} | query)
    assert answer.status_code == 200, answer.text
    return answer.json()


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_section_and_card_is_told(server: Running, game: str) -> None:
    for lang in LANGUAGES:
        told = read(server, game, "rules", lang)
        assert [each["section"] for each in told] == list(rulebook(game))
        for each in told[::9]:
            page = read(server, game, f"rules/{each['section']}", lang)
            assert page["title"] == each["title"]
            for scene in page["scenes"]:
                where = {"game": game, "scenario": scene["scenario"], "position": scene["position"]}
                answer = server.client.post("/api/study/board", json=where | {"names": scene["names"]})
                assert answer.status_code == 200, answer.text
        assert [each["id"] for each in read(server, game, "history", lang)] == list(history_of(game))
        offered = read(server, game, "learn", lang)
        assert {each["faction"] for each in offered["lessons"]} == set(lessons_of(game))
        for faction in guides_of(game):
            assert read(server, game, f"guides/{faction}", lang)["advice"]


def test_what_is_not_there_is_not_found(server: Running) -> None:
    for path in ("rules/9.9.9", "guides/nobody", "history/x"):
        assert server.client.get(f"/api/games/malaya/{path}").status_code == 404
    assert server.client.get("/api/games/chess/rules").status_code == 404
    assert server.client.post("/api/games/malaya/lessons/nobody", json={}).status_code == 404


@pytest.mark.parametrize("game", [game for game in OWN_GAMES if rulebook(game)])
def test_words_are_found(server: Running, game: str) -> None:
    assert read(server, game, "search", words="3.2.1")[0]["id"] == "3.2.1"
    kinds = {each["kind"] for each in read(server, game, "search", words="guerrilla")}
    assert {"section", "card"} <= kinds
    assert read(server, game, "search", "ja", words="ゲリラ")
    assert read(server, game, "search", words="  ") == []


@pytest.mark.parametrize("game", [game for game in OWN_GAMES if lessons_of(game)])
def test_a_lesson_is_followed_and_left(server: Running, game: str) -> None:
    for faction, lesson in lessons_of(game).items():
        first = next(n for n, step in enumerate(lesson.steps) if step.do)

        def ask(done: int, chosen: list[str], path: str = f"/api/games/{game}/lessons/{faction}") -> Json:
            answer = server.client.post(path, json={"done": done, "chosen": chosen})
            assert answer.status_code == 200, answer.text
            found: Json = answer.json()
            return found

        at = ask(first, [])
        assert at["suggested"] == lesson.steps[first].do[0]
        assert at["suggested_label"]
        assert at["state"]["decision"]["yours"]
        assert ask(first, list(lesson.steps[first].do))["done"] == first + 1
        other = next(each["name"] for each in at["state"]["decision"]["options"] if each["name"] != at["suggested"])
        assert ask(first, [other])["strayed"]
        assert ask(len(lesson.steps), [])["over"]
