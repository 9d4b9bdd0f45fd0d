"""The live channel: everybody sees every change at once, in his own language."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.table.server import SECONDS, Json, Live, Opened, Running, good, wait_until


@pytest.fixture
def table(server: Running) -> Opened:
    return server.open(seats={"british": "me", "mcp": "friend"})


def test_two_players_and_a_spectator_see_each_others_moves(table: Opened) -> None:
    british, mcp = table.seat("british"), table.seat("mcp")
    with british.live() as one, mcp.live() as two, table.watcher.live() as three:
        everyone = (one, two, three)
        for live in everyone:
            live.until(lambda state: all(player["online"] for player in state["players"].values()))
        for person, option in ((british, "limited-op"), (british, "pass"), (british, "end-turn"), (mcp, "event")):
            seq = person.state()["seq"]
            answer = good(person.send(option, seq=seq))
            seen = [live.after(seq) for live in everyone]
            assert [state["seq"] for state in seen] == [answer["seq"]] * 3
            assert [state["view"] for state in seen] == [answer["view"]] * 3
            actor = answer["decision"]["actor"]
            assert [state["decision"]["yours"] for state in seen] == [actor == "british", actor == "mcp", False]
        assert good(mcp.undo())["seq"] == one.until(lambda state: not state["turn"]["steps"])["seq"]


def test_presence_is_shown(table: Opened) -> None:
    def online(state: Json) -> bool:
        found: bool = state["players"]["mcp"]["online"]
        return found

    with table.seat("british").live() as one:
        assert not online(one.until(lambda state: state["players"]["british"]["online"]))
        with table.seat("mcp").live(), table.seat("mcp").live() as second:
            one.until(online)
            second.until(online)
        one.until(lambda state: not online(state))


def test_the_language_is_switched_at_any_time(table: Opened) -> None:
    with table.seat("british").live() as live:
        english = live.until(lambda state: True)
        live.socket.send(json.dumps({"type": "lang", "lang": "ja"}))
        japanese = live.until(lambda state: state["log"][0]["text"] != english["log"][0]["text"])
        assert japanese["seq"] == english["seq"]
        assert japanese["decision"]["prompt"] != english["decision"]["prompt"]
        assert japanese["view"] == english["view"]


def test_eight_tabs_of_one_player(table: Opened) -> None:
    person = table.seat("british")
    tabs = [person.live() for _ in range(8)]
    lives = [tab.__enter__() for tab in tabs]
    for live in lives:
        live.until(lambda state: True)
    seq = person.play("event")["seq"]
    for live in lives:
        live.until(lambda state: state["seq"] == seq)
    for tab in tabs:
        tab.__exit__(None, None, None)


def test_a_rematch_is_announced(table: Opened) -> None:
    with table.seat("mcp").live() as live:
        live.until(lambda state: state["rematch"] is None)
        new = good(table.seat("british").post("/rematch", {}))["table"]
        live.until(lambda state: state["rematch"] == new)


@pytest.mark.parametrize(
    ("hello", "code", "close"),
    [
        ('{"token": "nobodys", "lang": "en"}', "no-seat", 4401),
        ('{"lang": "en"}', "bad-request", 4400),
        ('{"token": 7}', "bad-request", 4400),
        ("[]", "bad-request", 4400),
        ("hello", "bad-request", 4400),
        ("[" * 20_000, "bad-request", 4400),
        (b"\x00\xff", "bad-request", 4400),
    ],
)
def test_strangers_are_turned_away(server: Running, table: Opened, hello: str | bytes, code: str, close: int) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table.table}/live") as socket:
        socket.send(hello)
        message = json.loads(socket.recv(timeout=SECONDS))
        assert (message["type"], message["error"]["code"]) == ("error", code)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=SECONDS)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == close


@pytest.mark.parametrize("hello", ["hello", "[]", '{"token": 7}'])
@pytest.mark.parametrize(
    ("query", "headers"), [("?lang=ja", {}), ("", {"Accept-Language": "ja"})], ids=["address", "browser"]
)
def test_strangers_are_turned_away_in_their_language(
    server: Running, table: Opened, hello: str, query: str, headers: dict[str, str]
) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.table}/live{query}"
    with connect(address, additional_headers=headers) as socket:
        socket.send(hello)
        assert Live(socket).message()["error"]["message"].startswith("この要求は理解できません：")


def test_an_unknown_table_is_told_apart(server: Running) -> None:
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/nowhere/live") as socket:
        socket.send('{"token": "nobodys"}')
        assert Live(socket).message()["error"]["code"] == "unknown-table"


def test_a_wrong_message_later_ends_the_channel_and_nothing_else(table: Opened) -> None:
    person = table.seat("british")
    with person.live() as live:
        live.until(lambda state: True)
        live.socket.send("nonsense")
        while (message := live.message())["type"] == "state":
            pass
        assert message["error"]["code"] == "bad-request"
    wait_until(lambda: not person.state()["players"]["british"]["online"])
    person.play("limited-op")


def test_pings_come_without_news(server: Running, table: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coinbox.table.live.PING_SECONDS", 0.05)
    with table.watcher.live() as live:
        assert live.message()["type"] == "state"
        assert live.message() == {"type": "ping"}
        live.socket.send('{"type": "pong"}')
        assert live.message() == {"type": "ping"}
