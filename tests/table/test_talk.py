"""Talk at tables: who may say and read what and when, limits, mute, private notes, and what is left of it."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import coinbox
from coinbox.cli import main
from coinbox.table.club.club import ClubWish
from coinbox.table.club.talk import messages
from coinbox.table.club.talk.words import LONGEST, LONGEST_NOTE, MOST_LINES, BadText, noted, said
from coinbox.table.entrance import Entrance
from coinbox.table.limits import limits_of
from coinbox.table.seats import new_token
from coinbox.table.store import backup, sqlite_url
from tests.kept import kept_text
from tests.table.club import ClubPerson, person
from tests.table.server import Json, Opened, Running, file_url, good, keys, refused, running

RECORD = kept_text("malaya", "mcp-early")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server with a club for all tests that do not look into its store."""
    with running(file_url(tmp_path_factory.mktemp("talk")), club=ClubWish()) as found:
        person(found, "Owner")
        yield found


def somebody(server: Running, name: str = "P") -> ClubPerson:
    """A person under a name of his own."""
    return person(server, f"{name} {new_token()[:8]}")


def two(server: Running, **wishes: Any) -> tuple[ClubPerson, ClubPerson, Opened]:
    """Ann and Bob at a table of theirs."""
    ann, bob = somebody(server, "Ann"), somebody(server, "Bob")
    table = ann.open(**wishes)
    bob.sit(table, "mcp")
    return ann, bob, table


def nearly_over(server: Running) -> tuple[ClubPerson, ClubPerson, Opened]:
    """A table at which the last decisions are to be made."""
    last = coinbox.load(RECORD, ask=("end-turn",)).driver.decisions - 4
    ann, bob, table = two(server, record=RECORD, moment=last)
    assert table.state["decision"] is not None
    return ann, bob, table


def finish(ann: ClubPerson, bob: ClubPerson, table: Opened) -> None:
    draw = random.Random(1)
    while (state := ann.at(table.table).state())["decision"] is not None:
        mover = ann if state["decision"]["yours"] else bob
        mover.at(table.table).play(draw.choice(state["decision"]["options"])["name"])


def say(who: ClubPerson, table: Opened, text: str, key: str | None = None, token: str | None = None) -> Any:
    headers = who.headers | ({"X-Table-Token": token} if token else {})
    body = {"text": text, "key": key or next(keys)}
    return who.server.client.post(f"/api/club/tables/{table.table}/talk", json=body, headers=headers)


def talk(who: ClubPerson, table: Opened, lang: str = "en") -> Json:
    return good(who.get(f"/tables/{table.table}/talk", lang=lang))


def texts(found: Json) -> list[str | None]:
    return [message["text"] for message in found["messages"]]


# -- what may stand in a message ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("  Good luck!  ", "Good luck!"),
        ("one\r\ntwo\u2028three", "one\ntwo\nthree"),
        ("a\n\n\n\n\nb", "a\n\nb"),
        ("ev\u202eil\u2066\u200b\ufeff", "evil"),
        ("bell\x07 tab\tthere\x00", "bell tab there"),
        ("<b>x</b> https://x.example", "<b>x</b> https://x.example"),
        ("e\u0301", "é"),
        ("👩\u200d🚀 よろしく　お願いします", "👩\u200d🚀 よろしく お願いします"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_message_is_plain_text(text: str, kept: str) -> None:
    assert said(text) == kept


@pytest.mark.parametrize("text", ["", " ", "\u200d", "\u202e\n\u0301", "x" * (LONGEST + 1), "x\n" * (MOST_LINES + 1)])
def test_a_message_that_cannot_be_said(text: str) -> None:
    with pytest.raises(BadText):
        said(text)


def test_a_note_keeps_its_spaces() -> None:
    assert noted(" 1. Perak \n\n\n  - police\u202e ") == " 1. Perak \n\n\n  - police "
    with pytest.raises(BadText):
        noted("x" * (LONGEST_NOTE + 1))


# -- who, and when -----------------------------------------------------------------------------------------------------


def test_without_a_club_there_is_no_talk(server: Running) -> None:
    table = server.open(seats={"british": "me", "mcp": "friend"})
    assert table.seat("british").state()["talk"] is None
    stranger = ClubPerson(server)
    for path in (f"/tables/{table.table}/talk", f"/tables/{table.table}/note", "/me/mutes"):
        refused(stranger.get(path), "no-club")
    assert "クラブ" in refused(stranger.post("/me/mutes", {"person": "x", "muted": True}, lang="ja"), "no-club")


def test_players_talk_while_the_game_goes_on_and_nobody_else(house: Running) -> None:
    ann, bob, table = two(house)
    cat = somebody(house, "Cat")
    with bob.at(table.table).live() as live, table.watcher.live() as watching:
        before = live.until(lambda state: state["you"] == ["mcp"])["talk"]
        assert before == {"mark": None}
        assert watching.until(lambda state: True)["talk"] is None
        found = good(say(ann, table, "Hello, <i>Bob</i>"))
        after = live.until(lambda state: state["talk"] != before)["talk"]
        ann.at(table.table).play("limited-op")
        assert watching.until(lambda state: state["turn"]["steps"] != [])["talk"] is None
    assert after["mark"] is not None
    (message,) = found["messages"]
    assert (message["text"], message["faction"], message["after"]) == ("Hello, <i>Bob</i>", "british", False)
    assert message["person"] == {"id": ann.id, "name": good(ann.get("/me"))["name"]}
    good(say(bob, table, "Hello"))
    assert texts(talk(ann, table)) == texts(talk(bob, table)) == ["Hello, <i>Bob</i>", "Hello"]
    # A seat's own token is no person, and a link to watch opens nothing before the end.
    for token in (table.tokens["british"], table.watch_token):
        assert "after the end" in refused(read(house, table, token), "not-over-yet")
        assert "終了後" in refused(read(house, table, token, lang="ja"), "not-over-yet")
    refused(cat.get(f"/tables/{table.table}/talk"), "no-seat")
    refused(say(cat, table, "Psst"), "no-seat")
    refused(say(cat, table, "Psst", token=table.watch_token), "not-over-yet")
    refused(read(house, table, None), "no-seat")
    refused(ClubPerson(house).get(f"/tables/{table.table}/talk"), "no-person")
    refused(ann.get("/tables/nowhere/talk"), "unknown-table")


def read(server: Running, table: Opened, token: str | None, **query: str) -> Any:
    """Look at the talk with a link alone."""
    headers = {} if token is None else {"X-Table-Token": token}
    return server.client.get(f"/api/club/tables/{table.table}/talk", headers=headers, params=query)


def test_there_is_talk_only_where_two_people_of_the_club_play_each_other(house: Running) -> None:
    ann = somebody(house)
    for seats in ({"british": "me", "mcp": "me"}, {"british": "me", "mcp": "friend"}):
        table = ann.open(seats=seats)
        assert table.state["talk"] is None
        assert "two people" in refused(ann.get(f"/tables/{table.table}/talk"), "no-talk")
        refused(say(ann, table, "Anybody?"), "no-talk")
    table.sit("mcp")  # by somebody without a name
    assert ann.at(table.table).state()["talk"] is None


def test_after_the_end_all_with_a_link_read_and_people_of_the_club_add_remarks(house: Running) -> None:
    ann, bob, table = nearly_over(house)
    cat = somebody(house, "Cat")
    good(say(ann, table, "The last card!"))
    with table.watcher.live() as watching:
        finish(ann, bob, table)
        state = watching.until(lambda state: state["result"] is not None)
        assert state["talk"]["mark"] is not None
        good(say(bob, table, "Well played"))
        watching.until(lambda later: later["talk"] != state["talk"])
        good(say(cat, table, "What a game", token=table.watch_token))
        refused(say(cat, table, "No link"), "no-seat")
    found = good(read(house, table, table.watch_token))
    assert not found["may_write"]
    told = [(each["text"], each["faction"], each["after"]) for each in found["messages"]]
    assert told == [
        ("The last card!", "british", False),
        ("Well played", "mcp", True),
        ("What a game", None, True),
    ]
    count = state["decisions"]
    assert [each["moment"] for each in found["messages"]][1:] == [count, count]
    # Who is not of the club reads, and says nothing.
    body = {"text": "Hi", "key": "k"}
    url, headers = f"/api/club/tables/{table.table}/talk", {"X-Table-Token": table.watch_token}
    refused(house.client.post(url, json=body, headers=headers), "no-person")


def test_a_message_knows_its_moment_also_after_something_was_taken_back(house: Running) -> None:
    ann, _, table = two(house)
    start = ann.at(table.table).state()["decisions"]
    good(say(ann, table, "before"))
    ann.at(table.table).play("limited-op")
    good(say(ann, table, "within"))
    good(ann.at(table.table).undo())
    good(say(ann, table, "after"))
    ann.at(table.table).play("limited-op", "pass")
    good(say(ann, table, "later"))
    moments = [message["moment"] for message in talk(ann, table)["messages"]]
    assert moments == [start, start, start, start + 2]


# -- limits, mute, taking back -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("text", ["", " \u200b", "x" * 501, "x" * 2001, "a\n" * 13 + "b", None, 7])
def test_a_text_that_is_none_is_refused(house: Running, text: object) -> None:
    ann, _, table = two(house)
    answer = ann.post(f"/tables/{table.table}/talk", {"text": text, "key": "k"})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] in ("bad-text", "bad-request")
    assert talk(ann, table)["messages"] == []


def test_the_same_key_says_it_once_and_each_his_own(house: Running) -> None:
    ann, bob, table = two(house)
    for _ in range(2):
        good(say(ann, table, "Hello", key="one"))
    good(say(bob, table, "Hello", key="one"))
    assert texts(talk(ann, table)) == ["Hello", "Hello"]


def test_a_table_is_full_some_time(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "MOST", 4)
    monkeypatch.setattr(messages, "MOST_REMARKS", 1)
    ann, bob, table = nearly_over(house)
    cat = somebody(house, "Cat")
    finish(ann, bob, table)
    good(say(cat, table, "One", token=table.watch_token))
    refused(say(cat, table, "Two", token=table.watch_token), "talk-full")
    for text in ("Three", "Four", "Five"):
        good(say(ann, table, text))
    assert "room" in refused(say(bob, table, "Six"), "talk-full")


def test_who_says_too_much_is_told(tmp_path: Path) -> None:
    entrance = Entrance(limits=limits_of(["talk=2/hour"]))
    away = {"X-Forwarded-For": "203.0.113.7"}
    with running(file_url(tmp_path), entrance=entrance, club=ClubWish()) as house:
        ann, _, table = two(house)
        url = f"/api/club/tables/{table.table}/talk"
        for n, code in ((1, 200), (2, 200), (3, 429)):
            answer = house.client.post(url, json={"text": "x", "key": f"k{n}"}, headers=ann.headers | away)
            assert answer.status_code == code
        assert "messages" in refused(answer, "too-many")
        assert int(answer.headers["Retry-After"]) > 0
        assert house.client.get(url, headers=ann.headers | away).status_code == 200


def test_who_was_muted_by_the_owner_reads_and_says_nothing(tmp_path: Path) -> None:
    with running(file_url(tmp_path), club=ClubWish()) as house:
        ann, bob, table = two(house)
        good(say(bob, table, "Grr"))
        good(ann.post(f"/people/{bob.id}/mute", {"muted": True}))
        assert "muted" in refused(say(bob, table, "Grr again"), "muted")
        found = talk(bob, table)
        assert (texts(found), found["may_write"]) == (["Grr"], False)
        good(bob.post(f"/tables/{table.table}/talk/{found['messages'][0]['id']}/take-back", {}))
        assert texts(talk(ann, table)) == [None]


def test_one_may_mute_another_who_is_not_told(house: Running) -> None:
    ann, bob, table = two(house)
    good(say(bob, table, "Buy my boat"))
    good(say(ann, table, "No"))
    (named,) = ann.post("/me/mutes", {"person": bob.id, "muted": True}).json()
    assert named["id"] == bob.id
    found = talk(ann, table)
    assert (texts(found), found["muted"]) == (["No"], [named])
    assert texts(good(say(bob, table, "Hello?"))) == ["Buy my boat", "No", "Hello?"]
    assert talk(bob, table)["muted"] == []
    # At another table, too; and it can be taken back.
    other = ann.open()
    bob.sit(other, "mcp")
    good(say(bob, other, "My boat"))
    assert texts(talk(ann, other)) == []
    assert ann.post("/me/mutes", {"person": bob.id, "muted": False}).json() == ann.get("/me/mutes").json() == []
    assert texts(talk(ann, table)) == ["Buy my boat", "No", "Hello?"]
    for nobody in (ann.id, "nobody"):
        refused(ann.post("/me/mutes", {"person": nobody, "muted": True}), "unknown-person")


def test_people_who_are_muted_are_counted(house: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "MOST_MUTES", 1)
    ann, bob, cat = (somebody(house) for _ in range(3))
    for _ in range(2):
        assert ann.post("/me/mutes", {"person": bob.id, "muted": True}).status_code == 200
    refused(ann.post("/me/mutes", {"person": cat.id, "muted": True}), "mutes-full")


def test_what_was_said_can_be_taken_back_by_who_said_it(tmp_path: Path) -> None:
    with running(file_url(tmp_path), club=ClubWish()) as house:
        ann, bob, table = two(house)
        message = good(say(ann, table, "Quillfeather secret"))["messages"][0]["id"]
        path = f"/tables/{table.table}/talk/{message}/take-back"
        refused(bob.post(path, {}), "unknown-message")
        refused(ann.post(f"/tables/{table.table}/talk/nothing/take-back", {}), "unknown-message")
        with bob.at(table.table).live() as live:
            mark = live.until(lambda state: state["you"] == ["mcp"])["talk"]
            good(ann.post(path, {}))
            live.until(lambda state: state["talk"] != mark)
        assert texts(talk(bob, table)) == [None]
        good(ann.post(path, {}))
        raw = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
        assert b"Quillfeather" not in raw


# -- private notes -----------------------------------------------------------------------------------------------------


def test_a_note_is_its_writers_alone_and_two_devices_do_not_overwrite_each_other(house: Running) -> None:
    ann, bob, table = two(house)
    path = f"/tables/{table.table}/note"
    assert good(ann.get(path)) == {"text": "", "version": 0}
    assert good(ann.post(path, {"text": "Watch Perak ", "version": 0})) == {"text": "Watch Perak ", "version": 1}
    assert good(ann.get(path)) == {"text": "Watch Perak ", "version": 1}
    assert good(bob.get(path)) == {"text": "", "version": 0}
    for version in (0, 2, 7):
        assert "another device" in refused(ann.post(path, {"text": "Else", "version": version}), "stale-note")
    assert good(ann.post(path, {"text": "", "version": 1})) == {"text": "", "version": 2}
    assert "4,000" in refused(ann.post(path, {"text": "x" * 4001, "version": 2}), "bad-note")
    # Neither a seat's own token nor a link is a person; who may not look at the table notes nothing there.
    for token in (table.tokens["british"], table.watch_token):
        refused(house.client.get(f"/api/club{path}", headers={"X-Table-Token": token}), "no-person")
    refused(somebody(house).get(path), "no-seat")
    alone = ann.open(seats={"british": "me", "mcp": "bot:greedy"})
    good(ann.post(f"/tables/{alone.table}/note", {"text": "Alone", "version": 0}))


# -- what is left, several workers, backups ----------------------------------------------------------------------------


def test_who_is_forgotten_leaves_no_word_and_readers_are_told(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with running(file_url(tmp_path), club=ClubWish()) as house:
        ann, bob, table = nearly_over(house)
        cat = somebody(house, "Cat")
        good(say(bob, table, "Zebrafinch one"))
        good(bob.post(f"/tables/{table.table}/note", {"text": "Zebrafinch two", "version": 0}))
        good(say(ann, table, "Mine stays"))
        finish(ann, bob, table)
        good(say(cat, table, "Zebrafinch three", token=table.watch_token))
        for who, whom in ((ann, bob), (bob, ann), (ann, cat)):
            assert who.post("/me/mutes", {"person": whom.id, "muted": True}).status_code == 200
        with table.watcher.live() as live:
            mark = live.until(lambda state: state["result"] is not None)["talk"]
            for gone in (cat, bob):
                good(gone.post("/me/forget", {}))
            live.until(lambda state: state["talk"] not in (mark, None))
        assert texts(talk(ann, table)) == ["Mine stays"]
        assert talk(ann, table)["muted"] == []
        raw = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
        assert [word for word in (b"Zebrafinch", bob.id.encode(), cat.id.encode()) if word in raw] == []
        assert main(["admin", "check", "--data", str(path)]) == 0


def test_what_one_worker_is_told_readers_of_the_other_see(database: str) -> None:
    with running(database, club=ClubWish()) as one, running(database, club=ClubWish()) as two_:
        ann, bob, table = two(one)
        there = ClubPerson(two_, bob.key, bob.id)
        with there.at(table.table).live() as live:
            mark = live.until(lambda state: state["you"] == ["mcp"])["talk"]
            good(say(ann, table, "From the first"))
            mark = live.until(lambda state: state["talk"] != mark)["talk"]
            assert texts(talk(there, table)) == ["From the first"]
            good(say(there, table, "From the second"))
            live.until(lambda state: state["talk"] != mark)
        assert texts(talk(ann, table)) == ["From the first", "From the second"]
        good(there.post(f"/tables/{table.table}/note", {"text": "N", "version": 0}))
        refused(bob.post(f"/tables/{table.table}/note", {"text": "M", "version": 0}), "stale-note")
        good(bob.post("/me/forget", {}))
        assert texts(talk(ann, table)) == ["From the first"]


def test_a_backup_brings_words_back_and_an_archive_has_none(own_url: str, tmp_path: Path) -> None:
    copy, archive = tmp_path / "copy.sqlite", tmp_path / "tables.jsonl"
    store = ["--data", str(tmp_path / "tables.sqlite")] if "sqlite" in own_url else ["--database", own_url]
    with running(own_url, club=ClubWish()) as house:
        ann, bob, table = two(house)
        good(say(ann, table, "Quillfeather"))
        good(ann.post(f"/tables/{table.table}/note", {"text": "Quill note", "version": 0}))
        assert ann.post("/me/mutes", {"person": bob.id, "muted": True}).status_code == 200
        asyncio.run(backup(own_url, copy))
        assert main(["admin", "export", str(archive), *store]) == 0
    assert "Quill" not in archive.read_text()
    fresh = tmp_path / "fresh.sqlite"
    assert main(["admin", "restore", str(copy), "--yes", "--data", str(fresh)]) == 0
    assert main(["admin", "check", "--data", str(fresh)]) == 0
    with sqlite3.connect(fresh) as made:
        assert made.execute("select count(*) from mutes").fetchone() == (1,)
    with running(sqlite_url(fresh), club=ClubWish()) as again:
        there = ClubPerson(again, ann.key)
        assert texts(talk(there, table)) == ["Quillfeather"]
        assert good(there.get(f"/tables/{table.table}/note"))["text"] == "Quill note"
