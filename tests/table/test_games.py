"""Games at the web table: to their end, in both languages, back to every moment, and on from a record."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import coinbox
from coinbox.players.levels import levels
from coinbox.table.models.beats import MomentsAnswer
from coinbox.table.models.games import AidAnswer, Card, GameAnswer
from coinbox.table.models.state import State
from coinbox.table.store import SCHEMA
from tests.table.server import Json, Opened, Person, Running, good, refused

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龯]")


def check_state(state: Json) -> None:
    """A state is as described, and its parts fit together."""
    State.model_validate(state)
    steps = state["turn"]["steps"]
    assert [step["undoable"] for step in steps[len(steps) - state["undo"] :]] == [True] * state["undo"]
    assert sum(step["undoable"] for step in steps) == state["undo"]
    assert 0 <= state["fresh"] <= len(state["log"])
    assert [line["i"] for line in state["log"]] == list(range(len(state["log"])))
    assert {line["level"] for line in state["log"]} <= {"turn", "action", "effect"}
    assert all(line["level"] == "turn" for line in state["log"] if line["head"])
    asked = state["decision"]
    if asked is not None:
        assert asked["yours"] == (asked["actor"] in state["you"])
        names = [option["name"] for option in asked["options"]]
        assert len(names) > 1 or names == ["end-turn"]


@pytest.mark.parametrize("scenario", ["standard", "extended"])
def test_a_whole_game_is_played_with_any_options_to_its_end(server: Running, scenario: str) -> None:
    person = server.open(scenario=scenario, seed=8).seat("british")
    state, draw = person.state(), random.Random(5)
    while state["decision"] is not None:
        check_state(state)
        assert state["decision"]["yours"]
        state = good(person.send(draw.choice(state["decision"]["options"])["name"], seq=state["seq"]))
    check_state(state)
    assert state["result"]["outcome"] in ("british", "mcp", "tie")
    assert state["result"]["text"].endswith(".")
    assert (state["undo"], state["forecast"]) == (0, None)
    replayed = coinbox.load(person.get("/record").text)
    assert replayed.over
    assert replayed.result is not None
    assert replayed.result.outcome == state["result"]["outcome"]
    assert replayed.driver.decisions == state["decisions"]
    refused(person.send("end-turn"), "game-over")
    refused(person.undo(), "game-over")
    refused(person.get("/why", names="sweep"), "game-over")


@pytest.fixture(scope="module")
def played(server: Running) -> Opened:
    """A table with some hundred decisions behind it."""
    opened = server.open(seed=3)
    opened.seat("mcp").play_random(150, random.Random(2))
    return opened


def test_the_same_seed_and_decisions_make_the_same_game(server: Running) -> None:
    records = []
    for undoing in (False, True):
        person = server.open(seed=11).seat("british")
        draw = random.Random(4)
        for _ in range(25):
            state = person.play_random(1, draw)
            if undoing and state["undo"]:
                last = state["turn"]["steps"][-1]["name"]
                assert person.undo().status_code == 200
                person.play(last)
        records.append([row for row in person.get("/record").text.splitlines() if not row.startswith("#")])
    assert records[0] == records[1]


def test_games_without_a_seed_differ(server: Running) -> None:
    def cards() -> list[str]:
        person = server.open(seed=None).seat("british")
        for _ in range(6):
            person.play("limited-op", "pass", "end-turn", "event", "pass", "end-turn")
            if person.last["view"]["stage"] != "first":
                break
        played: list[str] = person.last["view"]["played"]
        return played

    assert cards() != cards()


def test_every_moment_is_what_the_record_says(played: Opened) -> None:
    person = played.seat("british")
    record = person.get("/record").text
    told = person.get("/moments").json()
    MomentsAnswer.model_validate(told)
    now = person.state()
    assert told["count"] == now["decisions"]
    for n in (*range(0, told["count"], 7), told["count"]):
        moment = good(person.get(f"/moments/{n}"))
        State.model_validate(moment)
        replay = coinbox.load(record, to=n, ask=("end-turn",))
        assert moment["view"] == replay.driver.rules.view(replay.driver.state), n
        assert moment["decisions"] == n
        assert moment["replay"]
        assert (moment["decision"], moment["turn"]["steps"], moment["undo"]) == (None, [], 0)
        assert is_beginning(moment["log"], now["log"])
    assert good(person.get(f"/moments/{told['count']}"))["view"] == now["view"]
    refused(person.get(f"/moments/{told['count'] + 1}"), "bad-request")
    refused(person.get("/moments/-1"), "bad-request")


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_forecast_is_that_of_the_game(played: Opened, lang: str) -> None:
    person = played.seat("british")
    ahead = coinbox.load(person.get("/record").text, ask=("end-turn",)).forecast(lang)
    told = good(person.get("", lang=lang))["forecast"]
    assert ahead is not None
    assert ahead.lines
    assert [line["sentence"] for line in told["lines"]] == [line.sentence for line in ahead.lines]
    assert [tuple(line["spaces"]) for line in told["lines"]] == [line.spaces for line in ahead.lines]
    assert {track: (n["before"], n["after"]) for track, n in told["tracks"].items()} == ahead.tracks
    assert (told["ends"], told["once_in"]) == (ahead.ends, ahead.once_in)
    assert told["result"]["outcome"] == ahead.result.outcome


def is_beginning(part: list[Json], whole: list[Json]) -> bool:
    """Whether a log begins like this; its last line may have grown since, if it counts pieces."""
    return part[:-1] == whole[: max(len(part) - 1, 0)]


def test_moments_tell_turns_and_tracks(played: Opened) -> None:
    person = played.watcher
    told = person.get("/moments").json()
    moments = [turn["moment"] for turn in told["turns"]]
    assert moments == sorted(set(moments))
    assert told["turns"][0] == {"moment": 0, "actor": None, "label": person.state()["log"][0]["text"]}
    assert {turn["actor"] for turn in told["turns"]} == {None, "british", "mcp"}
    assert [line["moment"] for line in told["tracks"]] == [*moments, told["count"]]
    assert told["tracks"][0] == {"moment": 0, "political_will": 12, "british_resources": 20, "mcp_resources": 10}
    now = {name: told["tracks"][-1][name] for name in ("political_will", "british_resources", "mcp_resources")}
    assert now == person.state()["view"]["tracks"]


def test_moments_tell_when_each_card_came(played: Opened) -> None:
    person = played.watcher
    told = person.get("/moments").json()
    view = person.state()["view"]
    assert [(each["number"], each["card"]) for each in told["cards"]] == list(enumerate(view["played"], 1))
    assert sum(each["propaganda"] for each in told["cards"]) == view["propaganda_seen"]
    for each in told["cards"]:
        there = good(person.get(f"/moments/{each['moment']}"))["view"]
        assert (len(there["played"]), there["card"]) == (each["number"], each["card"])
        assert len(good(person.get(f"/moments/{each['moment'] - 1}"))["view"]["played"]) == each["number"] - 1


def test_a_step_that_only_closes_a_list_says_so(server: Running) -> None:
    """What was declined at once is a decision of its own."""
    person = server.open(seats={"british": "me", "mcp": "me"}, seed=7).seat("british")
    person.play("op-special", "sweep", "pahang", "done")
    assert [step["closes"] for step in person.last["turn"]["steps"]] == [False, False, False, True]
    person.play("done")
    assert person.last["turn"]["steps"][-1]["closes"] is False


def test_everything_is_told_in_both_languages(played: Opened) -> None:
    person = played.seat("british")
    english, japanese = person.state(), person.state(lang="ja")
    assert [line["spaces"] for line in english["log"]] == [line["spaces"] for line in japanese["log"]]
    assert english["view"] == japanese["view"]
    assert not any(JAPANESE.search(line["text"]) for line in english["log"])
    assert JAPANESE.search(japanese["decision"]["prompt"])
    assert JAPANESE.search(japanese["decision"]["rule_title"])
    assert JAPANESE.search(japanese["log"][-1]["text"])
    assert JAPANESE.search(person.get("/moments", lang="ja").json()["turns"][1]["label"])
    assert JAPANESE.search(refused(person.post("/play", wrong(person), lang="ja"), "not-offered"))
    refused(person.get(lang="fr"), "bad-request")


def wrong(person: Person) -> Json:
    return {"seq": person.state()["seq"], "option": "die:1", "key": "never"}


def test_the_log_opens_cards_turns_and_phases(played: Opened) -> None:
    log = played.watcher.state()["log"]
    heads = [line for line in log if line["head"]]
    assert heads[0]["text"].startswith("Card ")
    assert heads[0]["card"] is not None
    assert heads[1]["text"].endswith(" box")
    assert heads[1]["actor"] in ("british", "mcp")
    assert any(line["spaces"] for line in log)


def test_fresh_is_what_happened_since_the_own_last_decision(server: Running) -> None:
    opened = server.open(seats={"british": "me", "mcp": "friend"})
    british, mcp = opened.seat("british"), opened.seat("mcp")
    british.play("limited-op", "pass", "end-turn")
    seen = len(british.state()["log"])
    assert british.last["fresh"] == seen
    assert mcp.state()["fresh"] == 0
    mcp.play("op-special", "pass")
    fresh = british.state()["fresh"]
    assert fresh == seen
    assert [line["actor"] for line in british.last["log"][fresh:]] == ["mcp"] * (len(british.last["log"]) - seen)


def test_a_record_and_its_moments_are_continued(server: Running, played: Opened) -> None:
    record = played.seat("british").get("/record").text
    count = coinbox.load(record, ask=("end-turn",)).driver.decisions
    on = server.open(record=record)
    assert on.state["view"] == played.watcher.state()["view"]
    assert on.state["decision"] == played.seat("british").state()["decision"]
    assert on.state["log"] == played.watcher.state()["log"]
    part = server.open(record=record, moment=count // 2)
    assert part.state["decisions"] >= count // 2
    past = good(played.watcher.get(f"/moments/{count // 2}"))
    assert is_beginning(past["log"], part.state["log"])
    part.seat("british").play_random(2000, random.Random(1))
    assert coinbox.load(part.watcher.get("/record").text).over
    body = {"game": "malaya", "record": record, "moment": count + 1}
    refused(server.client.post("/api/tables", json=body), "bad-record")


def test_a_turn_that_a_record_leaves_open_stays_open(server: Running) -> None:
    person = server.open().seat("british")
    person.play("limited-op", "pass")
    on = server.open(record=person.get("/record").text)
    assert [option["name"] for option in on.state["decision"]["options"]] == ["end-turn"]
    assert on.state["undo"] == 2


def test_a_record_with_a_position_is_continued(server: Running) -> None:
    game = coinbox.new("malaya", seed=2)
    start = coinbox.new("malaya", position=game.position(), chance=["card:M2"])
    person = server.open(record=start.record()).seat("british")
    person.play_random(10, random.Random(1))
    assert "position: " in person.get("/record").text
    coinbox.load(person.get("/record").text)


def test_a_finished_record_can_be_looked_at(server: Running) -> None:
    game = coinbox.new("malaya", seed=1)
    draw = random.Random(1)
    while not game.over:
        game.driver.step(draw.choice(game.driver.options()))
    state = server.open(record=game.record()).state
    assert state["result"] is not None
    assert state["decision"] is None


def test_a_rematch_changes_sides_and_keeps_tokens(server: Running) -> None:
    opened = server.open(seats={"british": "me", "mcp": "friend"})
    me, friend = opened.seat("british"), opened.seat("mcp")
    first = good(me.post("/rematch", {}))
    assert first["seats"] == {"mcp": me.token}
    assert first["state"]["you"] == ["mcp"]
    assert friend.state()["rematch"] == first["table"]
    second = good(friend.post("/rematch", {}))
    assert (second["table"], second["seats"]) == (first["table"], {"british": friend.token})
    again = Person(server, first["table"], friend.token)
    assert again.state()["decision"]["yours"]
    for watch in (opened.watch_token, first["watch"], second["watch"]):
        assert Person(server, first["table"], watch).state()["you"] == []
    refused(opened.watcher.post("/rematch", {}), "wrong-seat")


def test_a_rematch_with_a_bot_and_alone(server: Running) -> None:
    opened = server.open(seats={"british": "me", "mcp": "bot:random"})
    new = good(opened.seat("british").post("/rematch", {}))
    assert {f: p["bot"] for f, p in new["state"]["players"].items()} == {"british": "random", "mcp": None}
    assert list(new["seats"]) == ["mcp"]
    alone = good(server.open().seat("mcp").post("/rematch", {}))
    assert set(alone["seats"]) == {"british", "mcp"}
    assert alone["state"]["you"] == ["british", "mcp"]


def test_the_status_of_a_list_of_tables(server: Running) -> None:
    opened = server.open(seats={"british": "me", "mcp": "friend"}, name="一局")
    known = [
        {"table": opened.table, "token": opened.tokens["british"]},
        {"table": opened.table, "token": opened.tokens["mcp"]},
        {"table": opened.table, "token": "nobodys"},
        {"table": "nowhere", "token": "nobodys"},
    ]
    mine, friends = server.client.post("/api/tables/status", json={"tables": known}).json()
    assert (mine["turn"], mine["yours"], friends["yours"]) == ("british", True, False)
    assert (mine["name"], mine["seq"], mine["over"], mine["outcome"]) == ("一局", 1, False, None)
    assert mine["players"]["mcp"] == {
        "kind": "human",
        "bot": None,
        "online": False,
        "friend": True,
        "seated": True,
        "person": None,
    }
    view = good(opened.seat("british").get(""))["view"]
    assert (mine["card"], mine["cards"]) == (1, 1 + view["cards_left"])
    assert mine["tracks"] == view["tracks"]
    pieces = {space["id"]: {piece: n for piece, n in space["pieces"].items() if n} for space in view["spaces"]}
    assert mine["spaces"] == {space: there for space, there in pieces.items() if there}
    opened.seat("british").play("limited-op", "sweep", "pahang", "troop:kuala_lumpur>pahang")
    moved = server.client.post("/api/tables/status", json={"tables": known[:1]}).json()[0]
    assert moved["spaces"]["pahang"]["troop"] == mine["spaces"].get("pahang", {}).get("troop", 0) + 1


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_games_cards_aid_and_texts(server: Running, lang: str) -> None:
    def get(path: str) -> Any:
        return server.client.get(path, params={"lang": lang}).json()

    games = [GameAnswer.model_validate(game) for game in get("/api/games")]
    assert [game.id for game in games] == [game.id for game in coinbox.games()]
    assert [(level.id, level.name, level.about) for level in games[0].bots] == [
        (level.player, level.name, level.about) for level in levels(lang)
    ]
    assert games[0].usual_bot == "greedy"
    cards = [Card.model_validate(card) for card in get("/api/games/malaya/cards")]
    assert len(cards) == 35
    assert [side.side for side in cards[23].sides] == ["execute"]
    icons = [Card.model_validate(card).icon for card in get("/api/games/japanese_occupation/cards")]
    guess = "（推測）" if lang == "ja" else "(a guess)"
    assert len([icon for icon in icons if icon is not None and guess in icon.name]) == 26
    assert len([icon for icon in icons if icon is not None]) == 32
    aid = AidAnswer.model_validate(get("/api/games/malaya/aid"))
    assert [len(faction.operations) for faction in aid.factions] == [4, 4]
    assert [len(faction.specials) for faction in aid.factions] == [3, 3]
    assert all(action.section for faction in aid.factions for action in faction.operations + faction.others)
    assert [phase.section for phase in aid.propaganda] == ["6.1", "6.2", "6.3", "6.4", "6.5"]
    assert aid.sections["3.2.1"].help == aid.sections["3.2.1"].help.strip() != ""
    assert len(aid.raises) == len(aid.lowers) == 1
    sweep = next(term for term in aid.terms if term.id == "sweep")
    assert (sweep.word, sweep.other) == (("掃討", "Sweep") if lang == "ja" else ("Sweep", "掃討"))
    assert sweep.about.endswith("英国のオペレーション。" if lang == "ja" else "into the open.")
    refused(server.client.get("/api/games/chess/aid"), "unknown-game")
    refused(server.client.get("/api/games/chess/cards"), "unknown-game")


def test_texts_are_sent_once(server: Running) -> None:
    first = server.client.get("/api/text/ja")
    told = first.json()
    assert "web-start =" in told["ftl"]
    assert "card-M1-title" in told["games"]["malaya"]
    assert "card-M1-title" not in told["ftl"] + told["games"]["kenya"]
    again = server.client.get("/api/text/ja", headers={"If-None-Match": first.headers["ETag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert server.client.get("/api/text/en", headers={"If-None-Match": first.headers["ETag"]}).status_code == 200
    refused(server.client.get("/api/text/fr"), "bad-request")


def test_health(server: Running) -> None:
    told = {"ok": True, "live": True, "ready": True, "version": coinbox.__version__, "schema": SCHEMA}
    assert server.client.get("/api/health").json() == told
