"""The log on its way: a reader is sent what he does not have, and always ends up with all of it."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from coinbox.library import game_ids
from tests.table.server import SECONDS, Json, Live, Opened, Person, Running, good, keys

LANGUAGES = ("en", "ja")


@contextmanager
def following(opened: Opened, lang: str, mark: str) -> Iterator[Live]:
    """The live channel of a page that says what it has."""
    with connect(f"ws://127.0.0.1:{opened.server.port}/api/tables/{opened.table}/live") as socket:
        socket.send(json.dumps({"token": opened.tokens["british"], "lang": lang, "log_mark": mark}))
        yield Live(socket)


class Pages:
    """What a page has of the log, by mark; and how many lines it was spared."""

    def __init__(self) -> None:
        self.known: dict[str, list[Json]] = {"": []}
        self.mark = ""
        self.spared = 0

    def take(self, state: Json) -> list[Json]:
        """The whole log of a state."""
        base = state["log_base"]
        before = self.known[base["mark"]][: base["lines"]] if base else []
        self.spared += len(before)
        log = [*before, *state["log"]]
        if not state["replay"]:
            self.mark = state["log_mark"]
            self.known[self.mark] = log
        return log


def whole(person: Person, lang: str) -> list[Json]:
    """The log as it is told to somebody who names no mark."""
    state = person.state(lang=lang)
    assert state["log_base"] is None
    found: list[Json] = state["log"]
    return found


def decide(person: Person, pages: Pages, lang: str, draw: random.Random) -> Json:
    """Any option, or sometimes taking back; the answer to it."""
    now = person.state()
    body: Json = {"seq": now["seq"], "key": next(keys)}
    if now["undo"] and draw.random() < 0.25:
        body["steps"] = draw.randint(1, now["undo"])
        return good(person.post("/undo", body, lang=lang, log_mark=pages.mark))
    body["option"] = draw.choice(now["decision"]["options"])["name"]
    return good(person.post("/play", body, lang=lang, log_mark=pages.mark))


@pytest.mark.parametrize("game", game_ids())
def test_answers_bring_what_is_missing(server: Running, game: str) -> None:
    """Commands, undo, languages, stories and moments: each state brings the log up to date."""
    draw = random.Random(game)
    opened = server.open(game=game, seats={}, seed=5)
    person, pages = opened.seat(next(iter(opened.tokens))), Pages()
    lang = "en"
    for n in range(120):
        lang = draw.choice(LANGUAGES) if n % 10 == 9 else lang
        if (answer := decide(person, pages, lang, draw))["decision"] is None:
            break
        assert pages.take(answer) == whole(person, lang)
        if n % 8 == 0:
            story = good(person.get("/beats", lang=lang, log_mark=pages.mark, **{"from": 0}))
            assert pages.take(story["state"]) == whole(person, lang)
        if n % 12 == 0:
            moment = draw.randint(0, answer["decisions"])
            past = good(person.get(f"/moments/{moment}", lang=lang, log_mark=pages.mark))
            assert pages.take(past) == good(person.get(f"/moments/{moment}", lang=lang))["log"]
    assert pages.spared > 500


def test_the_live_channel_goes_on_from_what_it_has_brought(server: Running) -> None:
    opened = server.open(seats={"british": "me", "mcp": "me"}, seed=9)
    person, draw = opened.seat("british"), random.Random(2)
    pages = Pages()
    spared = []
    for lang in ("en", "ja", "en"):  # each time the channel was lost
        with following(opened, lang, pages.mark) as live:
            state = live.until(lambda state: True)
            assert pages.take(state) == whole(person, lang)
            for _ in range(25):
                seq = decide(person, Pages(), "en", draw)["seq"]
                state = live.until(lambda state, seq=seq: state["seq"] == seq)  # type: ignore[misc]
                assert pages.take(state) == whole(person, lang)
            other = "en" if lang == "ja" else "ja"
            live.socket.send(json.dumps({"type": "lang", "lang": other}))
            while pages.take(live.until(lambda state: True)) != whole(person, other):
                pass
        spared.append(pages.spared)
    assert 0 < spared[0] < spared[1] < spared[2]


def test_who_names_no_mark_is_always_sent_all(server: Running) -> None:
    opened = server.open(seed=4)
    person = opened.seat("british")
    with person.live() as live:
        for _ in range(12):
            seq = decide(person, Pages(), "en", random.Random(1))["seq"]
            state = live.until(lambda state, seq=seq: state["seq"] == seq)  # type: ignore[misc]
            assert state["log_base"] is None
            assert state["log"] == whole(person, "en")


@pytest.mark.parametrize("mark", ["0123456789abcdef01", "00", ""])
def test_an_unknown_mark_brings_all(server: Running, mark: str) -> None:
    person = server.open(seed=4).seat("british")
    person.play_random(20, random.Random(3))
    state = good(person.get(log_mark=mark))
    assert state["log_base"] is None
    assert state["log"] == whole(person, "en")


@pytest.mark.parametrize("mark", ["x", "0" * 65, "'", "\x00"])
def test_a_mark_that_is_none_is_refused(server: Running, mark: str) -> None:
    assert server.open(seed=4).seat("british").get(log_mark=mark).status_code == 400


@pytest.mark.parametrize("mark", [7, [], {}])
def test_a_mark_that_is_none_closes_the_channel(server: Running, mark: object) -> None:
    opened = server.open(seed=4)
    with connect(f"ws://127.0.0.1:{server.port}/api/tables/{opened.table}/live") as socket:
        socket.send(json.dumps({"token": opened.tokens["british"], "lang": "en", "log_mark": mark}))
        message = json.loads(socket.recv(timeout=SECONDS))
        assert (message["type"], message["error"]["code"]) == ("error", "bad-request")
        with pytest.raises(ConnectionClosed):
            socket.recv(timeout=SECONDS)


def test_only_players_are_announced(server: Running) -> None:
    """Somebody who watches changes nothing for others, so they are not told."""
    opened = server.open(seats={"british": "me", "mcp": "friend"}, seed=4)
    with opened.seat("british").live() as live:
        live.until(lambda state: state["players"]["british"]["online"])
        with opened.watcher.live() as watching, opened.watcher.live() as other:
            for each in (watching, other):
                each.until(lambda state: True)
        with opened.seat("mcp").live():
            assert live.message()["state"]["players"]["mcp"]["online"], "the first news since"
        assert not live.message()["state"]["players"]["mcp"]["online"]
