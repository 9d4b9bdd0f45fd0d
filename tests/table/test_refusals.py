"""What the server refuses: strangers, wrong seats, old states, options that are not offered, and forgeries."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

import coinbox
from tests.table.server import Json, Opened, Person, Running, good, keys, refused


@pytest.fixture
def table(server: Running) -> Opened:
    return server.open(seats={"british": "me", "mcp": "friend"})


# -- seats -------------------------------------------------------------------------------------------------------------


def test_a_table_opens_only_with_a_token(server: Running, table: Opened) -> None:
    paths = ("", "/record", "/moments", "/moments/0", "/why")
    stranger = Person(server, table.table, "x" * 32)
    for path in paths:
        refused(server.client.get(f"/api/tables/{table.table}{path}", params={"names": "sweep"}), "no-seat")
        refused(stranger.get(path, names="sweep"), "no-seat")
        refused(Person(server, "nowhere", table.watch_token).get(path, names="sweep"), "unknown-table")
    for scheme in ("Basic abc", "Bearer", f"bearer{table.watch_token}", ""):
        answer = server.client.get(f"/api/tables/{table.table}", headers={"Authorization": scheme})
        refused(answer, "no-seat")


def test_a_token_opens_one_table_only(server: Running, table: Opened) -> None:
    other = server.open()
    refused(Person(server, other.table, table.tokens["british"]).get(), "no-seat")
    refused(Person(server, table.table, other.watch_token).send("limited-op", seq=1), "no-seat")


def test_tokens_differ_and_are_not_stored(server: Running, table: Opened) -> None:
    tokens = [*table.tokens.values(), table.watch_token]
    assert len(set(tokens)) == 3
    assert all(len(token) >= 32 for token in tokens)
    assert len(set(server.open().tokens.values())) == 1, "one person with both seats has one token"


def test_everybody_sees_his_own_seats(table: Opened) -> None:
    british, mcp, watcher = table.seat("british").state(), table.seat("mcp").state(), table.watcher.state()
    assert [state["you"] for state in (british, mcp, watcher)] == [["british"], ["mcp"], []]
    assert [state["decision"]["yours"] for state in (british, mcp, watcher)] == [True, False, False]


# -- commands ----------------------------------------------------------------------------------------------------------


def test_who_may_not_play_is_told_why(table: Opened) -> None:
    before = table.watcher.state()
    refused(table.watcher.send("limited-op"), "wrong-seat")
    refused(table.watcher.undo(), "wrong-seat")
    assert "British" in refused(table.seat("mcp").send("limited-op"), "not-your-turn")
    refused(table.seat("british").send("limited-op", seq=0), "stale")
    refused(table.seat("british").send("limited-op", seq=2), "stale")
    refused(table.seat("british").undo(), "cannot-undo")
    assert table.watcher.state() == before


def test_an_old_state_is_answered_with_the_present_one(table: Opened) -> None:
    british = table.seat("british")
    british.play("limited-op")
    answer = british.send("pass", seq=1)
    refused(answer, "stale")
    assert answer.json()["state"] == british.state()


def test_an_absent_option_is_refused_with_its_reason(table: Opened) -> None:
    british = table.seat("british")
    british.play("limited-op", "sweep")
    message = refused(british.send("thailand"), "not-offered")
    assert "Thailand" in message
    assert "3.2.3" in message
    assert "is not an option" in refused(british.send("checkmate"), "not-offered")


def test_why_explains_absent_options(table: Opened) -> None:
    british = table.seat("british")
    why = good(british.get("/why", names=["limited-op", "sweep", "thailand"]))
    assert (why["offered"], why["name"], why["rule"]) == (False, "thailand", "3.2.3")
    assert "Thailand" in why["reason"]
    assert good(british.get("/why", names=["limited-op", "sweep"]))["offered"]
    japanese = good(british.get("/why", names=["rally"], lang="ja"))
    assert japanese["reason"] != good(british.get("/why", names=["rally"]))["reason"]
    refused(british.get("/why", names=["checkmate"]), "bad-request")
    refused(british.get("/why"), "bad-request")
    refused(british.get("/why", names=["sweep"] * 21), "bad-request")


def test_why_answers_about_every_word_at_any_time(server: Running) -> None:
    person = server.open(seed=21).seat("british")
    draw = random.Random(9)
    words = [option.name for option in coinbox.new("malaya").driver.rules.vocabulary.options]
    for _ in range(40):
        person.play_random(4, draw)
        if person.last["decision"] is None:
            break
        offered = {option["name"] for option in person.last["decision"]["options"]}
        for name in draw.sample(words, 8):
            why = good(person.get("/why", names=[name]))
            assert why["offered"] == (name in offered) or name == "end-turn"
            assert why["offered"] or (why["reason"] and why["rule"])


def test_the_same_key_is_carried_out_once(table: Opened) -> None:
    british = table.seat("british")
    first = good(british.send("limited-op", seq=1, key="once"))
    again = good(british.send("limited-op", seq=1, key="once"))
    assert first == again
    undone = good(british.undo(key="back"))
    assert (undone["seq"], undone["undo"]) == (3, 0)
    assert good(british.post("/undo", {"seq": 2, "steps": 1, "key": "back"})) == undone
    assert good(british.send("event", seq=3, key="once")) == undone, "a used key does nothing"
    refused(table.seat("mcp").send("limited-op", seq=3, key="once-more"), "not-your-turn")


@pytest.mark.parametrize(
    "body",
    [
        {},
        [],
        "limited-op",
        {"seq": "1", "option": "limited-op", "key": "k"},
        {"seq": 1.0, "option": "limited-op", "key": "k"},
        {"seq": True, "option": "limited-op", "key": "k"},
        {"seq": -1, "option": "limited-op", "key": "k"},
        {"seq": 1, "option": "", "key": "k"},
        {"seq": 1, "option": "x" * 81, "key": "k"},
        {"seq": 1, "option": "limited-op\u0000", "key": "k"},
        {"seq": 1, "option": "limited-op\n", "key": "k"},
        {"seq": 1, "option": "\ud800", "key": "k"},
        {"seq": 1, "option": "limited-op", "key": ""},
        {"seq": 1, "option": "limited-op", "key": "k" * 65},
        {"seq": 1, "option": "limited-op"},
        {"seq": 1, "option": "limited-op", "key": "k", "force": True},
    ],
)
def test_malformed_commands_are_refused(table: Opened, body: Any) -> None:
    before = table.watcher.state()
    headers = table.seat("british").headers | {"Content-Type": "application/json"}
    path = f"/api/tables/{table.table}/play"
    refused(table.server.client.post(path, content=json.dumps(body), headers=headers), "bad-request")
    assert table.watcher.state() == before


@pytest.mark.parametrize("body", [b"", b"{", b"\xff\xfe", b"[" * 100_000, b'{"seq": 1' + b"1" * 5000 + b"}", b"nul"])
def test_what_is_no_json_is_refused(server: Running, table: Opened, body: bytes) -> None:
    headers = table.seat("british").headers | {"Content-Type": "application/json"}
    answer = server.client.post(f"/api/tables/{table.table}/play", content=body, headers=headers)
    refused(answer, "bad-request")


@pytest.mark.parametrize(
    ("wish", "code"),
    [
        ({"game": "chess"}, "unknown-game"),
        ({"scenario": "short"}, "bad-request"),
        ({"seats": {"germans": "me"}}, "bad-request"),
        ({"seats": {"british": "bot:deep_blue"}}, "bad-request"),
        ({"seats": {"british": "nobody"}}, "bad-request"),
        ({"moment": 3}, "bad-request"),
        ({"seed": -1}, "bad-request"),
        ({"name": "a\u0000b"}, "bad-request"),
        ({"name": "\ud800"}, "bad-request"),
        ({"record": "\ud800"}, "bad-request"),
        ({"record": ""}, "bad-record"),
        ({"record": "coinbox record 1\ngame: chess\n---\n"}, "bad-record"),
        ({"record": "coinbox record 1\ngame: malaya\n---\ncard:M1\nbritish checkmate\n"}, "bad-record"),
        ({"record": "coinbox record 1\ngame: malaya\nposition: []\n---\n"}, "bad-record"),
        ({"record": "coinbox record 1\ngame: malaya\nposition: " + "[" * 90_000 + "\n---\n"}, "bad-record"),
        ({"record": 'coinbox record 1\ngame: malaya\nposition: {"stage": ' + "1" * 5000 + "}\n---\n"}, "bad-record"),
        ({"record": "coinbox record 1\ngame: malaya   rules: 99\n---\n"}, "bad-record"),
    ],
)
def test_tables_that_cannot_be_opened(server: Running, wish: Json, code: str) -> None:
    body = json.dumps({"game": "malaya"} | wish)
    headers = {"Content-Type": "application/json"}
    refused(server.client.post("/api/tables", content=body, headers=headers), code)


def test_a_position_that_makes_no_sense_is_refused(server: Running) -> None:
    """Positions with any value replaced by something else: a table or a refusal, never a failure."""
    draw = random.Random(3)
    position = coinbox.new("malaya", seed=1).position()
    odd: list[Any] = [None, -1, 10**30, "", "x", [], {}, [[]], {"a": 1}, True, 1.5, ["troop"], {"kedah": {"troop": 99}}]
    for _ in range(60):
        changed = json.loads(json.dumps(position))
        where: Any = changed
        key = draw.choice(list(where))
        while isinstance(where[key], dict) and where[key] and draw.random() < 0.6:
            where = where[key]
            key = draw.choice(list(where))
        where[key] = draw.choice(odd)
        record = f"coinbox record 1\ngame: malaya\nposition: {json.dumps(changed)}\n---\n"
        answer = server.client.post("/api/tables", json={"game": "malaya", "record": record})
        assert answer.status_code in (200, 422), (key, where[key], answer.text)


# -- undo --------------------------------------------------------------------------------------------------------------


def test_own_decisions_of_the_open_turn_are_taken_back(table: Opened) -> None:
    british = table.seat("british")
    start = british.state()
    british.play("limited-op", "sweep", "pahang")
    assert [step["name"] for step in british.last["turn"]["steps"]] == ["limited-op", "sweep", "pahang"]
    assert british.last["undo"] == 3
    refused(british.undo(4), "cannot-undo")
    back = good(british.undo(2))
    assert [step["name"] for step in back["turn"]["steps"]] == ["limited-op"]
    good(british.undo())
    again = british.state()
    assert again["view"] == start["view"]
    assert again["log"] == start["log"]
    assert again["seq"] == start["seq"] + 5, "an undo is a step of its own"
    assert "# undone: " in british.get("/record").text


def test_a_turn_is_held_open_and_its_end_is_final(table: Opened) -> None:
    british, mcp = table.seat("british"), table.seat("mcp")
    british.play("limited-op", "pass")
    assert [option["name"] for option in british.last["decision"]["options"]] == ["end-turn"]
    assert (british.last["undo"], mcp.state()["undo"]) == (2, 0)
    refused(mcp.undo(), "cannot-undo")
    british.play("end-turn")
    refused(british.undo(), "cannot-undo")
    assert mcp.state()["decision"]["yours"]
    refused(mcp.undo(), "cannot-undo")


def test_nothing_is_taken_back_behind_a_die(server: Running) -> None:
    """Games are played until an Attack has rolled; then only what came after the die can go."""
    person = server.open(seed=5).seat("mcp")
    draw = random.Random(1)
    for _ in range(600):
        state = person.state()
        assert state["decision"] is not None, "no die was rolled"
        names = [option["name"] for option in state["decision"]["options"]]
        wanted = [name for name in ("op-special", "attack", "roll", "march") if name in names]
        person.play(wanted[0] if wanted else draw.choice(names))
        steps = person.last["turn"]["steps"]
        dice = [at for at, step in enumerate(steps) if step["name"].startswith("die:")]
        if dice:
            assert person.last["undo"] == len(steps) - 1 - dice[-1]
            assert [step["undoable"] for step in steps[: dice[-1] + 1]] == [False] * (dice[-1] + 1)
            refused(person.undo(person.last["undo"] + 1), "cannot-undo")
            return
    pytest.fail("no die was rolled")


def test_nothing_is_taken_back_behind_a_decision_of_the_opponent(server: Running) -> None:
    """M4 shaded: the MCP places in the British turn; then the British cannot take back the Event."""
    record = "coinbox record 1\ngame: malaya\n---\ncard:M4\n"
    opened = server.open(record=record, seats={"british": "me", "mcp": "friend"})
    british, mcp = opened.seat("british"), opened.seat("mcp")
    british.play("event", "shaded")
    assert british.last["decision"]["actor"] == "mcp"
    assert british.last["undo"] == 2
    refused(mcp.undo(), "cannot-undo")
    mcp.play(mcp.state()["decision"]["options"][0]["name"])
    assert mcp.last["undo"] == 1
    assert british.state()["undo"] == 0
    refused(british.undo(), "cannot-undo")
    assert good(mcp.undo())["decision"]["yours"]


# -- forgeries ---------------------------------------------------------------------------------------------------------


def test_forged_commands_change_nothing(server: Running) -> None:
    """200 random changes of a valid command: each is refused, or happens to be another valid command."""
    opened = server.open(seats={"british": "me", "mcp": "friend"}, seed=6)
    other = server.open()
    draw = random.Random(12)
    refusals = 0
    for _ in range(200):
        state = opened.watcher.state()
        if state["decision"] is None:
            break
        actor = state["decision"]["actor"]
        offered = [option["name"] for option in state["decision"]["options"]]
        body: Json = {"seq": state["seq"], "option": draw.choice(offered), "key": next(keys)}
        sender = forge(draw, body, opened, other, actor)
        answer = sender.post("/play", body)
        legal = (
            sender.table == opened.table
            and sender.token == opened.tokens[actor]
            and set(body) == {"seq", "option", "key"}
            and type(body["seq"]) is int
            and body["seq"] == state["seq"]
            and body["option"] in offered
            and isinstance(body["key"], str)
            and re.fullmatch("[a-z0-9-]{1,64}", body["key"]) is not None
        )
        assert (answer.status_code == 200) == legal, (body, answer.text)
        if not legal:
            refusals += 1
            assert answer.json()["error"]["code"]
            assert opened.watcher.state() == state
    assert refusals > 120
    coinbox.load(opened.watcher.get("/record").text)


def forge(draw: random.Random, body: Json, opened: Opened, other: Opened, actor: str) -> Person:
    """Change a command or its sender in one way."""
    sender = opened.seat(actor)
    odd: list[Any] = [None, True, -1, 0, 2**70, 1.5, "", "\u0000", "é" * 70, [], {}, "x" * 5000]
    words = [option.name for option in coinbox.new("malaya").driver.rules.vocabulary.options]
    match draw.randrange(9):
        case 0:
            sender.token = "".join(draw.sample(sender.token, len(sender.token)))
        case 1:
            sender.token = draw.choice([opened.watch_token, other.tokens["mcp"], opened.seat(rival(actor)).token])
        case 2:
            sender.table = draw.choice([other.table, opened.table[::-1], "x"])
        case 3:
            body["seq"] += draw.choice([-2, -1, 1, 2, 1000])
        case 4:
            body["option"] = draw.choice(words)
        case 5:
            body[draw.choice(list(body))] = draw.choice(odd)
        case 6:
            del body[draw.choice(list(body))]
        case 7:
            body[draw.choice(["Seq", "actor", "force"])] = draw.choice([1, "mcp"])
        case _:
            body["option"] = body["option"][: draw.randrange(len(body["option"]))] + draw.choice(["", "x", " ", "-"])
    return sender


def rival(faction: str) -> str:
    return "mcp" if faction == "british" else "british"
