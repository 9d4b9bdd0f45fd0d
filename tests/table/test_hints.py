"""Hints at the web table: plans in words and on the board, thought about beside the game, only where all agree."""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

import coinbox
from coinbox.table import hints
from coinbox.table.bots import Thinkers
from coinbox.table.models.analysis import HintAnswer
from coinbox.table.models.beats import BeatsAnswer
from tests.table.server import Json, Opened, Person, Running, file_url, good, refused, running, wait_until

SLEEPER = (sys.executable, "-S", "-c", "import time; time.sleep(60)")
FRIENDS = {"british": "me", "mcp": "friend"}


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    """A server that thinks little."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hints, "ROLLOUTS", 60)
        with TemporaryDirectory() as folder, running(file_url(Path(folder))) as found:
            yield found


def ask(person: Person) -> Json:
    return good(person.post("/hint", {"seq": person.state()["seq"]}))


def plans(person: Person) -> list[Json]:
    """The plans of a hint, when they are there."""
    ask(person)
    wait_until(lambda: good(person.get("/hint"))["plans"] is not None)
    found: list[Json] = good(person.get("/hint"))["plans"]
    return found


def test_what_a_plan_does_in_a_turn_under_a_heading_is_a_sentence_too(server: Running) -> None:
    record = "coinbox record 1\ngame: arab_revolt   scenario: standard   rules: 2\n---\ncard:A24\n"
    seats = {"british": "me", "rebels": "me"}
    british = server.open(game="arab_revolt", record=record, seats=seats).seat("british")
    for plan in plans(british):
        assert plan["summary"].startswith("Mandatory Event A24 ")
        assert plan["summary"].endswith(".")


def test_plans_are_legal_turns_in_words_with_their_worth(server: Running) -> None:
    british = server.open(seats={"british": "me", "mcp": "bot:greedy"}, seed=4).seat("british")
    before = british.state()
    found = plans(british)
    HintAnswer.model_validate(good(british.get("/hint")))
    assert 1 <= len(found) <= 3
    best = found[0]["chance"]["chance"]
    assert all(abs(best - plan["behind"] - plan["chance"]["chance"]) <= 1 for plan in found), "they are told alike"
    assert len({plan["title"] for plan in found}) == len(found)
    assert len({tuple(plan["way"]) for plan in found}) == len(found)
    for plan in found:
        game = coinbox.load(british.get("/record").text, ask=("end-turn",))
        for name in plan["way"]:
            game.play(name)
        assert plan["title"]
        assert plan["summary"].startswith("British: ")
        assert plan["forecast"][0]["track"] == "political_will"
    assert found[0]["moves"] or found[0]["changes"]
    assert british.state() == before, "a hint changes nothing"
    assert british.get("/hint", lang="ja").json()["plans"][0]["title"] != found[0]["title"]


def test_a_plan_is_told_like_a_turn_and_marked_on_the_board(server: Running) -> None:
    british = server.open(seats={"british": "me", "mcp": "bot:greedy"}, seed=4).seat("british")
    first = plans(british)[0]
    told = good(british.get("/hint/0"))
    BeatsAnswer.model_validate(told)
    (turn,) = told["turns"]
    assert len(turn["beats"]) > 2
    assert turn["summary"] == first["summary"]
    assert {beat["log"] for beat in turn["beats"]} == {len(told["state"]["log"])}
    before, after = told["state"]["view"], turn["beats"][-1]["view"]
    for change in first["changes"]:
        if change["kind"] == "piece":
            old, new = (
                next(space for space in view["spaces"] if space["id"] == change["space"])["pieces"]
                for view in (before, after)
            )
            moved = sum(
                move["n"] * ((move["space"] == change["space"]) - (move["origin"] == change["space"]))
                for move in first["moves"]
                if move["piece"] == change["id"]
            )
            assert new.get(change["id"], 0) - old.get(change["id"], 0) == change["n"] + moved


def test_a_hint_in_the_middle_of_a_turn_goes_on_from_there(server: Running) -> None:
    british = server.open(seats={"british": "me", "mcp": "bot:greedy"}, seed=4).seat("british")
    british.play("op-special", "sweep")
    for plan in plans(british):
        assert plan["way"][0] in [option["name"] for option in british.state()["decision"]["options"]]


def test_it_is_dropped_when_the_game_moves_on_or_is_taken_back(server: Running) -> None:
    british = server.open(seats={"british": "me", "mcp": "bot:greedy"}, seed=4).seat("british")
    plans(british)
    british.play("limited-op")
    assert british.get("/hint").status_code == 204
    refused(british.get("/hint/0"), "no-hint")
    plans(british)
    good(british.undo())
    assert british.get("/hint").status_code == 204


def test_it_is_not_stored(server: Running) -> None:
    british = server.open(seats={"british": "me", "mcp": "bot:greedy"}, seed=4).seat("british")
    before = british.get("/record").text
    plans(british)
    assert british.get("/record").text == before


# -- who may ask -------------------------------------------------------------------------------------------------------


def test_friends_must_agree_and_everybody_sees_it(server: Running) -> None:
    opened = server.open(seats=FRIENDS, seed=4)
    british, mcp, watcher = opened.seat("british"), opened.seat("mcp"), opened.watcher
    assert british.state()["hints"] == {"on": False, "shared": True, "agreed": []}
    assert "agreed" in refused(british.post("/hint", {"seq": british.last["seq"]}), "no-hints")
    with watcher.live() as live:
        assert good(mcp.post("/hints", {"agreed": True}))["hints"]["agreed"] == ["mcp"]
        live.until(lambda state: state["hints"]["agreed"] == ["mcp"] and not state["hints"]["on"])
        refused(mcp.post("/hint", {"seq": mcp.state()["seq"]}), "no-hints")
        assert good(british.post("/hints", {"agreed": True}))["hints"]["on"]
        live.until(lambda state: bool(state["hints"]["on"]))
    ask(british)
    good(mcp.post("/hints", {"agreed": False}))
    refused(british.get("/hint"), "no-hints")
    assert "同意" in refused(british.post("/hint", {"seq": british.last["seq"]}, lang="ja"), "no-hints")


def test_agreement_is_kept_with_the_table(tmp_path: Path) -> None:
    with running(file_url(tmp_path)) as server:
        opened = server.open(seats=FRIENDS, seed=4)
        good(opened.seat("mcp").post("/hints", {"agreed": True}))
        good(opened.seat("mcp").post("/hints", {"agreed": True}))
    with running(file_url(tmp_path)) as again:
        british = Person(again, opened.table, opened.tokens["british"])
        assert british.state()["hints"]["agreed"] == ["mcp"]
        assert good(british.post("/hints", {"agreed": True}))["hints"]["on"]


def test_against_bots_and_alone_nobody_has_to_agree(server: Running) -> None:
    for seats in ({"british": "me", "mcp": "bot:novice"}, {"british": "me", "mcp": "me"}):
        assert server.open(seats=seats).state["hints"] == {"on": True, "shared": False, "agreed": []}


def test_spectators_and_those_who_wait_get_none(server: Running) -> None:
    opened: Opened = server.open(seats=FRIENDS, seed=4)
    for person in (opened.seat("british"), opened.seat("mcp")):
        good(person.post("/hints", {"agreed": True}))
    seq = opened.watcher.state()["seq"]
    for answer in (
        opened.watcher.post("/hint", {"seq": seq}),
        opened.watcher.get("/hint"),
        opened.watcher.post("/hints", {"agreed": True}),
    ):
        refused(answer, "wrong-seat")
    british, mcp = opened.seat("british"), opened.seat("mcp")
    ask(british)
    refused(mcp.post("/hint", {"seq": seq}), "not-your-turn")
    assert mcp.get("/hint").status_code == 204, "the plans of the other side are its own"


def test_what_cannot_be_asked_is_refused_with_a_sentence(server: Running) -> None:
    british = server.open(seats={"british": "me", "mcp": "me"}, seed=4).seat("british")
    refused(british.post("/hint", {"seq": 999}), "stale")
    refused(british.post("/hint", {"seq": "now"}), "bad-request")
    refused(british.post("/hint", {}), "bad-request")
    refused(british.post("/hints", {"agreed": "yes"}), "bad-request")
    refused(british.get("/hint/7"), "bad-request")
    refused(british.get("/hint/0"), "no-hint")
    british.play("limited-op", "pass")
    assert [option["name"] for option in british.state()["decision"]["options"]] == ["end-turn"]
    refused(british.post("/hint", {"seq": british.last["seq"]}), "nothing-to-choose")


# -- beside the game ---------------------------------------------------------------------------------------------------


def test_it_can_be_stopped_and_the_game_goes_on_meanwhile(tmp_path: Path) -> None:
    with running(file_url(tmp_path), Thinkers(SLEEPER, limit=60)) as server:
        british = server.open(seed=4).seat("british")
        assert ask(british) == ask(british), "it is thought about once"
        assert good(british.get("/hint"))["plans"] is None
        assert british.post("/hint/stop", {}).status_code == 204
        assert british.get("/hint").status_code == 204
        ask(british)
        british.play_random(3, random.Random(1))
        assert british.get("/hint").status_code == 204


def test_a_hint_without_an_answer_says_so(tmp_path: Path) -> None:
    with running(file_url(tmp_path), Thinkers((sys.executable, "-S", "-c", "raise SystemExit(1)"), limit=10)) as server:
        british = server.open(seed=4).seat("british")
        ask(british)
        wait_until(lambda: bool(good(british.get("/hint"))["failed"]))


def test_so_many_may_wait_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "MOST", 2)
    with running(file_url(tmp_path), Thinkers(SLEEPER, limit=60)) as server:
        people = [server.open(seed=4).seat("british") for _ in range(3)]
        for person in people[:2]:
            ask(person)
        refused(people[2].post("/hint", {"seq": people[2].state()["seq"]}), "busy")
        people[0].post("/hint/stop", {})
        wait_until(lambda: people[2].post("/hint", {"seq": people[2].last["seq"]}).status_code == 200)
