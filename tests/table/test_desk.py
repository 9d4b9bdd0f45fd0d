"""The study desk: boards that are stored nowhere, positions set up by hand, and studies as records."""

from __future__ import annotations

import json

import pytest

import coinbox
from coinbox.table import desk, lines
from tests.campaign import CAMPAIGN
from tests.games import OWN_GAMES
from tests.kept import EXAMPLE, kept_file
from tests.learn.test_editor import random_position
from tests.table.server import Json, Running, wait_until

START: Json = {"game": "malaya", "names": []}


def board(server: Running, **asked: object) -> Json:
    answer = server.client.post("/api/study/board", json=START | asked)
    assert answer.status_code == 200, answer.text
    found: Json = answer.json()
    return found


def test_both_sides_and_chance_are_played(server: Running) -> None:
    first = board(server)
    assert first["state"]["decision"]["actor"] == "chance"
    assert first["state"]["decision"]["yours"]
    opened = board(server, play=["card:M23"])
    assert opened["state"]["card"]["id"] == "M23"
    assert opened["state"]["decision"]["actor"] == "british"
    played = board(server, names=opened["names"], play=["limited-op", "train", "kuala_lumpur", "troop", "done"])
    assert played["turns"]
    ended = board(server, names=played["names"], play=["end-turn"])
    assert ended["state"]["decision"]["actor"] == "mcp"
    assert ended["state"]["seq"] == len(ended["names"])


def test_chance_may_be_rolled(server: Running) -> None:
    found = board(server, roll=True)
    assert found["names"][0].startswith("card:")
    assert board(server, names=found["names"], roll=True)["names"] == found["names"]  # nobody rolls now


def test_what_cannot_be_played_is_refused_with_the_reason(server: Running) -> None:
    names = board(server, play=["card:M23", "op-special", "train"])["names"]
    answer = server.client.post("/api/study/board", json=START | {"names": names, "play": ["pahang"]})
    assert answer.status_code == 409
    assert answer.json()["error"]["code"] == "not-offered"
    why = server.client.post("/api/study/why", json=START | {"names": names, "options": ["pahang"]}).json()
    assert (why["offered"], why["rule"]) == (False, "1.7")
    asked = START | {"names": names, "options": ["kuala_lumpur"]}
    assert server.client.post("/api/study/preview", json=asked).json()["name"] == "kuala_lumpur"
    assert server.client.post("/api/study/spaces/perak", json=START | {"names": names}).json()["id"] == "perak"
    assert server.client.post("/api/study/moments", json=START | {"names": names}).json()["count"] == 3
    wrong: list[Json] = [{"game": "chess"}, {"names": ["nonsense"]}, {"position": {"spaces": {"atlantis": {}}}}]
    for bad in wrong:
        assert server.client.post("/api/study/board", json=START | bad).status_code in (404, 422)


def test_a_position_is_set_up_and_looked_over(server: Running) -> None:
    found = server.client.get("/api/study/editor/malaya", params={"lang": "ja"}).json()
    assert {field["name"] for field in found["fields"]} >= {"troops", "support", "political_will", "stage", "played"}
    good = {"game": "malaya", "position": found["position"]}
    assert server.client.post("/api/study/check", json=good).json()["problems"] == []
    wrong = {"game": "malaya", "position": {"spaces": {"thailand": {"troops": 1, "support": True}}}}
    assert len(server.client.post("/api/study/check", json=wrong).json()["problems"]) == 2


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_study_goes_there_and_back(server: Running, game: str) -> None:
    text = kept_file(game, EXAMPLE).read_text(encoding="utf-8")
    tree = server.client.post("/api/study/read", json={"record": text}).json()
    names = tree["line"]["names"]
    tree["line"]["branches"] = [{"place": 2, "name": "Another way", "line": {"names": names[2:9]}}]
    written = server.client.post("/api/study/write", json=tree).json()["record"]
    assert "( Another way" in written
    assert coinbox.load(written).journal == coinbox.load(text).journal
    assert server.client.post("/api/study/read", json={"record": written}).json()["line"]["branches"][0]["place"] == 2
    tree["line"]["branches"][0]["line"]["names"] = ["nonsense"]
    assert server.client.post("/api/study/write", json=tree).status_code == 422


def test_plans_come_line_by_line(server: Running) -> None:
    names = board(server, play=["card:M23"])["names"]
    with server.client.stream("POST", "/api/study/plans", json=START | {"names": names}) as answer:
        assert answer.status_code == 200
        lines = [json.loads(line) for line in answer.iter_lines() if line]
    plans = lines[-1]["plans"]
    assert plans
    way = plans[0]["way"]
    told = server.client.post("/api/study/plan", json=START | {"names": names, "options": way}).json()
    assert told["turns"]
    tried = board(server, names=names, play=[*way, "nonsense"], as_far=True)
    assert tried["names"][: len(names)] == names
    assert len(tried["names"]) > len(names)
    assert server.client.post("/api/study/plans", json=START).status_code == 409  # chance is asked


def test_a_study_is_told_turn_by_turn(server: Running) -> None:
    text = kept_file("malaya", EXAMPLE).read_text(encoding="utf-8")
    tree = server.client.post("/api/study/read", json={"record": text, "moment": 3}).json()
    names, place = tree["line"]["names"], tree.pop("place")
    whole = board(server, names=names[:place])["state"]
    assert whole["decisions"] == 3
    tree["line"]["branches"] = [{"place": place, "name": "Aside", "line": {"names": names[place : place + 2]}}]
    main, aside = server.client.post("/api/study/outline", json=tree).json()["lines"]
    assert len(main["stops"]) > len(main["turns"]) > 10
    assert all(first["place"] <= then["first"] for first, then in zip(main["turns"], main["turns"][1:], strict=False))
    assert main["turns"][-1]["place"] <= len(names)
    assert all(turn["label"] for turn in main["turns"])
    assert aside["stops"][0] == 0
    assert aside["turns"][0]["first"] == 0
    tree["line"]["names"][4] = "nonsense"
    assert server.client.post("/api/study/outline", json=tree).status_code == 422


def test_the_position_of_a_board_begins_another(server: Running) -> None:
    names = board(server, play=["card:M23"])["names"]
    standing = server.client.post("/api/study/position", json=START | {"names": names}).json()
    again = board(server, position=standing["position"])
    assert again["state"]["card"]["id"] == "M23"
    assert again["state"]["decision"]["actor"] == "british"


def test_the_turns_of_a_line_are_judged_one_by_one(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "ROLLOUTS", 60)
    turn_of_the_british = ["limited-op", "train", "kuala_lumpur", "troop", "done", "end-turn"]
    names = board(server, play=["card:M23", *turn_of_the_british])["names"]
    with server.client.stream("POST", "/api/study/review", json=START | {"names": names}) as answer:
        assert answer.status_code == 200
        told = [json.loads(line) for line in answer.iter_lines() if line]
    assert told[0] == {"part": 0.0, "failed": False, "turn": None}
    assert told[-1] == {"part": 1.0, "failed": False, "turn": None}
    (turn,) = [line["turn"] for line in told if line["turn"]]
    assert (turn["actor"], turn["moment"], names[turn["place"]]) == ("british", 1, "limited-op")
    assert 0 < turn["before"]["chance"] < 100
    if turn["way"]:
        assert board(server, names=names[: turn["place"]], play=turn["way"])["turns"]


@pytest.mark.parametrize("what", ["plans", "review"])
def test_who_goes_away_ends_the_work(server: Running, what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (desk, lines):
        monkeypatch.setattr(module, "ROLLOUTS", 100_000)
    names = board(server, play=["card:M23", "limited-op", "train", "kuala_lumpur", "troop", "done", "end-turn"])[
        "names"
    ]
    with server.client.stream("POST", f"/api/study/{what}", json=START | {"names": names}) as answer:
        next(answer.iter_lines())
    rooms = server.app.state.tables.thinkers.rooms
    room = rooms["hints" if what == "plans" else "study"]
    wait_until(lambda: room.busy == 0)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_random_positions_come_back_from_the_editor(server: Running, game: str) -> None:
    for seed in range(50 if CAMPAIGN else 8):
        played = random_position(game, seed)
        position = played.rules.position(played.turns[-1].before)
        asked: Json = {"game": game, "scenario": played.scenario, "position": position}
        found = server.client.post("/api/study/check", json=asked).json()
        assert found == {"problems": [], "position": position}
        standing = server.client.post("/api/study/position", json=asked | {"names": []}).json()
        assert standing["scenario"] == played.scenario
        assert standing["position"] == position


def test_numbers_of_places_have_their_names(server: Running) -> None:
    found = server.client.get("/api/study/editor/japanese_occupation", params={"lang": "en"}).json()
    (sabotage,) = [field for field in found["fields"] if field["places"]]
    assert len(sabotage["places"]) == len(found["position"]["sabotage"])
