"""The club: who is who, whose key opens which seat, what its owner does, and what is left of who is forgotten."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import psycopg
import pytest
from websockets.exceptions import ConnectionClosed

import coinbox
from coinbox.cli import main
from coinbox.table.club.club import ClubWish
from coinbox.table.club.names import folded
from coinbox.table.entrance import Entrance
from coinbox.table.limits import limits_of
from coinbox.table.seats import hash_of, new_token
from coinbox.table.store import backup, sqlite_url
from coinbox.table.store.schema import OF_A_PERSON, metadata
from tests.table.club import ClubPerson, named, person
from tests.table.server import Live, Person, Running, file_url, good, refused, running, wait_until
from tests.table.test_old_store import KNOWN, STORES


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    with running(file_url(tmp_path), club=ClubWish()) as found:
        yield found


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(path) as store:
        return store.execute(query).fetchall()


def ended(live: Live) -> int:
    """Until a live channel is closed: by which code."""
    while live.message()["type"] == "state":
        pass
    with pytest.raises(ConnectionClosed):
        live.message()
    assert live.socket.close_code is not None
    return live.socket.close_code


# -- off, and coming in ------------------------------------------------------------------------------------------------


def test_without_a_club_there_is_none_and_tables_are_as_before(server: Running) -> None:
    somebody = ClubPerson(server)
    for path in ("", "/me", "/me/games", "/people"):
        refused(somebody.get(path), "no-club")
    for path, body in (("/people", {"name": "Ann"}), ("/me", {"name": "Ann"}), ("/me/forget", {})):
        assert "クラブ" in refused(somebody.post(path, body, lang="ja"), "no-club")
    assert not good(server.client.get("/api/invitation"))["club"]
    table = somebody.open()
    assert named(table.state) == {"british": None, "mcp": None}
    refused(somebody.at(table.table).get(), "no-seat")


def test_a_person_is_a_key_and_a_name_and_the_first_is_the_owner(house: Running) -> None:
    assert good(house.client.get("/api/invitation"))["club"]
    ann, bob = ClubPerson(house), ClubPerson(house)
    assert good(ann.get()) == {"needs_code": False, "you": None}
    refused(ann.get("/me"), "no-person")
    told = ann.enter("  Ann  of Green ")
    assert (told["name"], told["owner"], told["muted"]) == ("Ann of Green", True, False)
    assert good(ann.post("/people", {"name": "Another"})) == told, "the same key is the same person"
    assert not bob.enter("Bob")["owner"]
    assert good(bob.get())["you"]["name"] == "Bob"
    assert good(bob.post("/me", {"name": "Bøb"}))["name"] == good(bob.get("/me"))["name"] == "Bøb"


def test_two_people_are_not_called_alike(house: Running) -> None:
    ann = person(house, "Ann Straße")
    for name in ("ann strasse", "ANN STRASSE", "Ann Straße", "ａｎｎ  Ｓtraße".replace("  ", " ")):
        assert folded(name) == folded("Ann Straße")
        assert "already" in refused(ClubPerson(house).post("/people", {"name": name}), "name-taken")
    bob = person(house, "花子")
    assert "もういます" in refused(bob.post("/me", {"name": "ann STRASSE"}, lang="ja"), "name-taken")
    assert good(ann.post("/me", {"name": "ANN Straße"}))["name"] == "ANN Straße"


@pytest.mark.parametrize(
    "name", ["", " ", "x" * 31, "a\nb", "a\u0000b", "a\u202eb", "\u200b", "a\u2028b", "a\u00a0b", "\ud800", None, 7]
)
def test_a_name_that_nobody_can_have(house: Running, name: object) -> None:
    somebody = ClubPerson(house)
    body = json.dumps({"name": name})
    headers = somebody.headers | {"Content-Type": "application/json"}
    answer = house.client.post("/api/club/people", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"]["code"] in ("bad-name", "bad-request")
    refused(somebody.get("/me"), "no-person")


@pytest.mark.parametrize("key", ["null", "short", "x" * 42, "x" * 44, "é" * 43, "x" * 42 + "="])
def test_a_key_that_is_none(house: Running, key: str) -> None:
    headers = {b"Authorization": f"Bearer {key}".encode()}
    refused(house.client.post("/api/club/people", json={"name": "Ann"}, headers=headers), "no-person")
    refused(house.client.get("/api/club/me", headers=headers), "no-person")


def test_a_private_club_opens_with_its_code(tmp_path: Path) -> None:
    with running(file_url(tmp_path), club=ClubWish("Blue Lantern")) as server:
        ann = ClubPerson(server)
        assert good(ann.get())["needs_code"]
        for wrong in (None, "", "blue lantern", "Blue Lanter", "x" * 80):
            assert "code" in refused(ann.post("/people", {"name": "Ann", "code": wrong}), "wrong-code")
        assert ann.enter("Ann", "Blue Lantern")["owner"]
        # Who is in needs it no more.
        assert ann.enter("Ann")["name"] == "Ann"


def test_a_code_in_the_store_counts_at_once_and_only_its_hash_is_kept(house: Running, tmp_path: Path) -> None:
    data = ["--data", str(tmp_path / "tables.sqlite")]
    assert main(["admin", "club", "code", "blue lantern", *data]) == 0
    refused(ClubPerson(house).post("/people", {"name": "Ann"}), "wrong-code")
    person(house, "Ann", "blue lantern")
    assert b"lantern" not in (tmp_path / "tables.sqlite").read_bytes()
    assert main(["admin", "club", "code", *data]) == 0
    person(house, "Bob")


# -- seats -------------------------------------------------------------------------------------------------------------


def test_a_key_opens_all_seats_of_its_person_and_names_are_told(url: str) -> None:
    with running(url, club=ClubWish()) as house:
        ann, bob = person(house, f"Ann {new_token()[:8]}"), person(house, f"Bob {new_token()[:8]}")
        ann_name, bob_name = good(ann.get("/me"))["name"], good(bob.get("/me"))["name"]
        table = ann.open()
        assert named(table.state) == {"british": ann_name, "mcp": None}
        offer = good(Person(house, table.table, table.invitations["mcp"]).get("/invitation"))
        assert offer["players"]["british"]["person"]["name"] == ann_name
        assert named(bob.sit(table, "mcp")) == {"british": ann_name, "mcp": bob_name}
        for who, faction in ((ann, "british"), (bob, "mcp")):
            assert who.tables() == [table.table]
            assert who.at(table.table).state()["you"] == [faction]
            assert table.seat(faction).state()["you"] == [faction], "the token of the seat is still one"
        ann.at(table.table).play("limited-op", "pass", "end-turn")
        assert bob.at(table.table).state()["decision"]["yours"]
        known = [{"table": table.table, "token": bob.key}]
        line = house.client.post("/api/tables/status", json={"tables": known}).json()[0]
        assert line["yours"]
        assert line["players"]["british"]["person"]["name"] == ann_name
        record = table.watcher.get("/record").text
        assert f"\n# british: {ann_name}   mcp: {bob_name}\n---\n" in record
        # A rematch takes people along, and hints know who plays whom.
        follower = good(bob.at(table.table).post("/rematch", {}))
        assert named(follower["state"]) == {"british": bob_name, "mcp": ann_name}
        assert ann.at(follower["table"]).state()["hints"]["shared"]
        assert set(ann.tables()) == {table.table, follower["table"]}


def test_alone_at_a_table_nobody_sits_opposite(house: Running) -> None:
    ann = person(house, "Ann")
    table = ann.open(seats={"british": "me", "mcp": "me"})
    assert not table.state["hints"]["shared"]
    assert ann.at(table.table).state()["you"] == ["british", "mcp"]


def test_who_plays_nothing_himself_finds_his_table_too(house: Running) -> None:
    ann = person(house, "Ann")
    table = ann.open(seats={"british": "friend", "mcp": "friend"})
    assert ann.get("/me/games").json() == [{"table": table.table, "game": "malaya", "seats": ["opener"]}]
    assert good(ann.at(table.table).get("/seats"))["may_invite"] == ["british", "mcp"]


def test_games_that_somebody_had_before_come_along_and_those_of_others_do_not(house: Running) -> None:
    table, other = house.open(seats={"british": "me", "mcp": "friend"}), house.open()
    ann, bob = person(house, "Ann"), person(house, "Bob")
    held = [
        {"table": table.table, "token": table.tokens["british"]},
        {"table": other.table, "token": other.watch_token},
        {"table": other.table, "token": new_token()},
        {"table": "nowhere", "token": new_token()},
    ]
    found = ann.post("/me/games", {"tables": held}).json()
    assert found == [{"table": table.table, "game": "malaya", "seats": ["british"]}]
    state = ann.at(table.table).state()
    assert (state["you"], named(state)) == (["british"], {"british": "Ann", "mcp": None})
    # A seat with a name on it is not taken by who has its link.
    assert bob.post("/me/games", {"tables": held[:1]}).json() == []
    assert named(table.watcher.state())["british"] == "Ann"
    refused(bob.at(table.table).get(), "no-seat")


def test_a_record_with_names_is_opened_without_them(house: Running, tmp_path: Path) -> None:
    ann = person(house, "Quillfeather")
    text = ann.open(seats={"british": "me", "mcp": "me"}).watcher.get("/record").text
    assert "Quillfeather" in text
    coinbox.load(text)
    again = house.open(record=text)
    assert "Quillfeather" not in again.watcher.get("/record").text
    assert rows(tmp_path / "tables.sqlite", "select initial from games where initial like '%Quill%'") == []


def test_a_lost_key_is_mended_by_the_other_player(house: Running) -> None:
    ann, bob, cat = person(house, "Ann"), person(house, "Bob"), person(house, "Cat")
    table = ann.open()
    bob.sit(table, "mcp")
    # Bob did not open the table, and still invites to the seat opposite; not to his own.
    friend = table.seat("mcp")
    assert good(friend.get("/seats")) == {"opener": False, "friends": ["mcp"], "may_invite": ["british"]}
    refused(table.watcher.post("/seats/british/invite", {}), "not-opener")
    refused(friend.post("/seats/mcp/invite", {}), "not-found")
    with ann.at(table.table).live() as live:
        live.until(lambda state: state["you"] == ["british"])
        table.invitations["british"] = good(friend.post("/seats/british/invite", {}))["invitation"]
        assert ended(live) == 4401
    refused(ann.at(table.table).get(), "no-seat")
    refused(table.seat("british").get(), "no-seat")
    assert ann.tables() == []
    assert named(cat.sit(table, "british")) == {"british": "Cat", "mcp": "Bob"}
    assert cat.tables() == [table.table]


# -- the owner ---------------------------------------------------------------------------------------------------------


def test_the_owner_renames_mutes_and_removes(house: Running) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = ann.open()
    bob.sit(table, "mcp")
    told = ann.get("/people").json()
    assert [(each["name"], each["owner"], each["games"]) for each in told] == [("Ann", True, 1), ("Bob", False, 1)]
    assert good(ann.post(f"/people/{bob.id}/mute", {"muted": True}))["muted"]
    assert good(bob.get("/me"))["muted"]
    assert not good(ann.post(f"/people/{bob.id}/mute", {"muted": False}))["muted"]
    with table.watcher.live() as live, bob.at(table.table).live() as his:
        his.until(lambda state: state["you"] == ["mcp"])
        good(ann.post(f"/people/{bob.id}/name", {"name": "Robert"}))
        live.until(lambda state: named(state)["mcp"] == "Robert")
        assert good(ann.post(f"/people/{bob.id}/remove", {"removed": True}))["removed"]
        live.until(lambda state: named(state)["mcp"] is None and not state["players"]["mcp"]["seated"])
        assert ended(his) == 4401
    for refusal in (bob.get("/me"), bob.post("/people", {"name": "Bob"}), bob.post("/me", {"name": "Rob"})):
        assert "removed" in refused(refusal, "person-removed")
    refused(house.client.post("/api/tables", json={"game": "malaya"}, headers=bob.headers), "person-removed")
    for gone in (bob.at(table.table), table.seat("mcp")):
        refused(gone.get(), "no-seat")
    # The seat stays, and is invited to anew; who is let in again may sit down there.
    good(ann.post(f"/people/{bob.id}/remove", {"removed": False}))
    table.invitations["mcp"] = good(ann.at(table.table).post("/seats/mcp/invite", {}))["invitation"]
    assert named(bob.sit(table, "mcp")) == {"british": "Ann", "mcp": "Robert"}


def test_others_may_not_what_the_owner_may(house: Running) -> None:
    ann, bob, cat = person(house, "Ann"), person(house, "Bob"), person(house, "Cat")
    refused(bob.get("/people"), "not-owner")
    for path, body in (("name", {"name": "X"}), ("mute", {"muted": True}), ("remove", {"removed": True})):
        for victim in (ann, bob, cat):
            refused(bob.post(f"/people/{victim.id}/{path}", body), "not-owner")
            refused(ClubPerson(house).post(f"/people/{victim.id}/{path}", body), "no-person")
        refused(ann.post(f"/people/nobody/{path}", body), "unknown-person")
    for path, body in (("mute", {"muted": True}), ("remove", {"removed": True})):
        refused(ann.post(f"/people/{ann.id}/{path}", body), "is-owner")


def test_the_admin_looks_after_a_club_that_is_served(
    house: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = ["--data", str(tmp_path / "tables.sqlite")]
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = ann.open()
    bob.sit(table, "mcp")

    def admin(*words: str) -> str:
        capsys.readouterr()
        assert main(["admin", "club", *words, *data]) == 0
        return capsys.readouterr().out

    listed = json.loads(admin("people", "--json"))
    assert [(each["name"], each["owner"], each["games"]) for each in listed] == [("Ann", True, 1), ("Bob", False, 1)]
    assert hash_of(ann.key) not in admin("people", "--json")
    assert "Ann" in admin("people")
    assert "owner" in admin("owner", "bob")
    assert good(bob.get("/me"))["owner"]
    admin("owner", bob.id, "--off")
    admin("mute", "Bob")
    assert good(bob.get("/me"))["muted"]
    with table.watcher.live() as live, bob.at(table.table).live() as his:
        his.until(lambda state: state["you"] == ["mcp"])
        admin("rename", "Bob", "Robert")
        live.until(lambda state: named(state)["mcp"] == "Robert")
        admin("remove", "Robert", "--yes")
        assert ended(his) == 4401
    refused(bob.get("/me"), "person-removed")
    admin("remove", "Robert", "--off")
    admin("forget", "Robert", "--yes")
    refused(bob.get("/me"), "no-person")
    assert main(["admin", "check", *data]) == 0
    for words in (["owner", "Nobody"], ["rename", "Ann", "a\nb"], ["rename", "Ann", ""], ["code", " "]):
        assert main(["admin", "club", *words, *data]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1


# -- forget me ---------------------------------------------------------------------------------------------------------


def everything(path: Path) -> str:
    """All values of all columns of all tables."""
    with sqlite3.connect(path) as store:
        tables = [row[0] for row in store.execute("select name from sqlite_master where type = 'table'")]
        return repr([store.execute(f'select * from "{table}"').fetchall() for table in tables])


def test_who_is_forgotten_leaves_no_trace_and_the_games_stay(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    with running(file_url(tmp_path), club=ClubWish()) as house:
        ann, bob = person(house, "Ann"), person(house, "Bob before")
        good(bob.post("/me", {"name": "Tremulous Zebrafinch"}))
        words = ["Bob before", "bob before", "Tremulous Zebrafinch", "tremulous zebrafinch", bob.id]
        words += [bob.key, hash_of(bob.key)]
        table, claimed = ann.open(), house.open(seats={"british": "me", "mcp": "friend"})
        bob.sit(table, "mcp")
        good(bob.post("/me/games", {"tables": [{"table": claimed.table, "token": claimed.tokens["mcp"]}]}))
        match = good(ann.post("/matches", {"name": "Cup", "kind": "robin", "games": ["kenya"]}))["id"]
        later = good(ann.post("/matches", {"name": "Next Cup", "kind": "swiss", "games": ["kenya"]}))["id"]
        for each, cup in ((ann, match), (bob, match), (bob, later)):
            good(each.post(f"/matches/{cup}/join", {}))
        good(ann.post(f"/matches/{match}/rounds", {"round": 1}))
        said = {"round": 1, "board": 1, "leg": 1, "result": "tie", "note": "Tremulous Zebrafinch was late"}
        good(ann.post(f"/matches/{match}/results", said))
        follower = good(ann.at(table.table).post("/rematch", {}))["table"]
        good(bob.post(f"/tables/{table.table}/talk", {"text": "Warbling hello", "key": "k"}))
        good(bob.post(f"/tables/{table.table}/note", {"text": "Warbling note", "version": 0}))
        assert ann.post("/me/mutes", {"person": bob.id, "muted": True}).status_code == 200
        words += ["Warbling hello", "Warbling note"]
        seq = ann.at(table.table).play("limited-op", "pass")["seq"]
        # What he shares and offers, and where he looks on.
        free, alone = bob.open(), ann.open(seats={"british": "me", "mcp": "bot:greedy"})
        good(bob.post("/seats", {"table": free.table, "faction": "mcp"}))
        good(bob.post(f"/tables/{table.table}/sharing", {"kind": "watch", "agreed": True}))
        good(ann.post(f"/tables/{alone.table}/sharing", {"kind": "watch", "agreed": True}))
        good(bob.post(f"/tables/{alone.table}/visit", {}))
        assert [word for word in (words[2], *words[-3:]) if word not in everything(path)] == []
        with bob.at(table.table).live() as live:
            live.until(lambda state: state["you"] == ["mcp"])
            assert good(bob.post("/me/forget", {})) == {"needs_code": False, "you": None}
            assert ended(live) == 4401
        left = everything(path)
        assert [word for word in words if word in left] == []
        raw = b"".join(file.read_bytes() for file in sorted(tmp_path.glob("tables.sqlite*")))
        assert [word for word in words if word.encode() in raw] == []
        refused(bob.get("/me"), "no-person")
        for gone in (bob.at(table.table), bob.at(follower), claimed.seat("mcp"), table.seat("mcp")):
            refused(gone.get(), "no-seat")
        # A tournament goes on without him: what he has played counts, the rest is a walkover of somebody who left.
        cup = good(ann.get(f"/matches/{match}"))
        assert [each["name"] for each in cup["people"]] == ["Ann", None]
        played = cup["pairings"][0]["pairs"][0]["games"]
        assert [(game["result"], game["how"], game["note"]) for game in played] == [
            *(("tie", "hand", None), (played[1]["result"], "left", None)),
        ]
        assert [(line["number"], line["points"]) for line in cup["standings"]] == [(1, 1.5), (2, 0.5)]
        assert good(ann.get(f"/matches/{later}"))["people"] == []
        assert "#2" in ann.get(f"/matches/{match}/games.csv").text
        # The games are as they were; others may come to the seats.
        state = ann.at(table.table).state()
        assert (state["seq"], named(state)) == (seq, {"british": "Ann", "mcp": None})
        assert not state["players"]["mcp"]["seated"]
        assert main(["admin", "check", "--data", str(path)]) == 0
        for game in (table.table, follower):
            (faction,) = good(ann.at(game).get("/seats"))["may_invite"]
            good(ann.at(game).post(f"/seats/{faction}/invite", {}))
        # The name is free again, and the key too.
        bob.enter("Tremulous Zebrafinch")
        assert bob.tables() == []
    raw = b"".join(file.read_bytes() for file in tmp_path.glob("tables.sqlite*"))
    assert b"Bob before" not in raw


def test_who_was_removed_may_be_forgotten_and_the_owner_too(house: Running, tmp_path: Path) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    good(ann.post(f"/people/{bob.id}/remove", {"removed": True}))
    good(bob.post("/me/forget", {}))
    good(ann.post("/me/forget", {}))
    refused(ann.post("/me/forget", {}), "no-person")
    assert rows(tmp_path / "tables.sqlite", "select * from people") == []
    assert person(house, "Cat").get("/me").json()["owner"], "the next first one"


def test_all_that_is_said_about_people_is_on_the_list_of_what_goes_with_them() -> None:
    """A table of the store that means a person by another word than `person` would be forgotten about."""
    for table in metadata.tables.values():
        about = {column.name for column in table.columns} & {"person", "author", "player", "reader", "by"}
        assert about <= {"person"}, table.name
        assert (table in OF_A_PERSON) == ("person" in table.c), table.name


# -- several workers, backups, older stores ----------------------------------------------------------------------------


def test_two_workers_know_the_same_people(database: str) -> None:
    with running(database, club=ClubWish()) as one, running(database, club=ClubWish()) as two:
        with ThreadPoolExecutor(6) as threads:
            crowd = [ClubPerson(server) for server in (one, two) * 3]
            list(threads.map(lambda each: each[1].enter(f"P{each[0]}"), enumerate(crowd)))
        (owner,) = [each for each in crowd if good(each.get("/me"))["owner"]]
        other = next(each for each in crowd if each is not owner and each.server is not owner.server)
        same = [ClubPerson(server) for server in (one, two)]
        with ThreadPoolExecutor(2) as threads:
            answers = list(threads.map(lambda each: each.post("/people", {"name": "Twin"}).status_code, same))
        assert sorted(answers) == [200, 409]
        table = owner.open()
        other.sit(table.at(other.server), "mcp")
        elsewhere = ClubPerson(two if other.server is one else one, other.key)
        assert elsewhere.tables() == [table.table]
        # What one worker changes, readers of the other are shown; channels of who is removed end.
        with elsewhere.at(table.table).live() as live, table.watcher.live() as watching:
            live.until(lambda state: state["you"] == ["mcp"])
            good(other.post("/me", {"name": "Renamed"}))
            live.until(lambda state: named(state)["mcp"] == "Renamed")
            good(owner.post(f"/people/{other.id}/remove", {"removed": True}))
            watching.until(lambda state: named(state)["mcp"] is None)
            assert ended(live) == 4401
        for each in (other, elsewhere):
            refused(each.get("/me"), "person-removed")
            refused(each.at(table.table).get(), "no-seat")
        good(ClubPerson(elsewhere.server, owner.key).post("/me/forget", {}))
        refused(owner.get("/me"), "no-person")
        with psycopg.connect(database) as store:
            assert store.execute("select count(*) from person_seats").fetchone() == (0,)


def test_backup_and_archive_know_people(own_url: str, tmp_path: Path) -> None:
    url = own_url
    copy, archive = tmp_path / "copy.sqlite", tmp_path / "tables.jsonl"
    store = ["--data", str(tmp_path / "tables.sqlite")] if "sqlite" in url else ["--database", url]
    with running(url, club=ClubWish()) as house:
        ann = person(house, f"Ann {new_token()[:8]}")
        table = ann.open()
        asyncio.run(backup(url, copy))
        assert main(["admin", "export", str(archive), table.table, *store]) == 0
    assert "person_seats" in archive.read_text()
    with running(sqlite_url(copy), club=ClubWish()) as again:
        there = ClubPerson(again, ann.key)
        assert table.table in there.tables()
        assert there.at(table.table).state()["you"] == ["british"]
    # A restore brings people back; an archive takes nobody to a club that does not know him.
    fresh, other = tmp_path / "fresh.sqlite", tmp_path / "other.sqlite"
    assert main(["admin", "restore", str(copy), "--yes", "--data", str(fresh)]) == 0
    assert main(["admin", "import", str(archive), "--data", str(other)]) == 0
    for path, known in ((fresh, 1), (other, 0)):
        assert main(["admin", "check", "--data", str(path)]) == 0
        assert rows(path, f"select count(*) from person_seats where game = '{table.table}'") == [(known,)]
        assert len(rows(path, f"select 1 from people where id = '{ann.id}'")) == known


def test_an_old_store_gets_a_club_and_an_older_program_goes_on(tmp_path: Path) -> None:
    path = Path(shutil.copy(STORES / "0.3.0.sqlite", tmp_path / "tables.sqlite"))
    old = KNOWN["undone"]
    with running(sqlite_url(path), club=ClubWish()) as house:
        ann = person(house, "Ann")
        held = [{"table": old["table"], "token": old["seats"]["british"]}]
        assert [each["table"] for each in ann.post("/me/games", {"tables": held}).json()] == [old["table"]]
        assert ann.at(old["table"]).state()["you"] == ["british"]
        # A program that knows no club gives the seat to somebody else: who had it is not shown there any more.
        with sqlite3.connect(path) as older:
            older.execute("delete from seats where game = ? and who = 'british'", (old["table"],))
            older.execute("insert into seats values (?, 'british', ?)", (old["table"], hash_of("somebodys")))
        assert ann.tables() == []
        wait_until(lambda: ann.at(old["table"]).get().status_code == 401)
        state = Person(house, old["table"], "somebodys").state()
        assert named(state) == {"british": None, "mcp": None}
    # Without the club nobody is shown by name, and keys still open seats.
    with running(sqlite_url(path), club=ClubWish()) as house:
        table = ClubPerson(house, ann.key).open()
    with running(sqlite_url(path)) as plain:
        state = ClubPerson(plain, ann.key).at(table.table).state()
        assert (state["you"], named(state)) == (["british"], {"british": None, "mcp": None})


# -- limits ------------------------------------------------------------------------------------------------------------


def test_who_comes_too_often_is_told(tmp_path: Path) -> None:
    entrance = Entrance(limits=limits_of(["people=2/hour", "club=5/hour"]))
    away = {"X-Forwarded-For": "203.0.113.7"}  # a proxy's mark: who seems to be at home is counted, too
    with running(file_url(tmp_path), entrance=entrance, club=ClubWish("word")) as house:
        for _ in range(2):
            answer = house.client.post("/api/club/people", json={"name": "Ann"}, headers=away)
            assert answer.status_code in (401, 403)
        answer = house.client.post("/api/club/people", json={"name": "Ann", "code": "word"}, headers=away)
        assert "club" in refused(answer, "too-many")
        assert int(answer.headers["Retry-After"]) > 0
        codes = [house.client.get("/api/club", headers=away).status_code for _ in range(6)]
        assert codes[-1] == 429


@pytest.mark.parametrize("words", [["--club-code", "x"], ["--club", "--club-code", ""], ["--club", "--club-code", " "]])
def test_a_code_without_a_club_or_a_word_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", *words]) == 2
    assert "--club" in capsys.readouterr().err
