"""The lobby of the club: open seats, tables to watch, public games, results; each is off until all players want it."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from coinbox.cli import main
from coinbox.scores import wilson
from coinbox.table.club.club import ClubWish
from coinbox.table.club.lobby.offers import MOST, OLD_SECONDS
from coinbox.table.seats import hash_of
from coinbox.table.store import backup, sqlite_url
from coinbox.table.store.lobby import KINDS
from tests.kept import kept_text
from tests.table.club import ClubPerson, named, new_key, person
from tests.table.server import Json, Opened, Person, Running, file_url, good, refused, running
from tests.table.test_club import ended, rows

OVER = kept_text("malaya", "mcp-early")
LAST = "\nbritish  limited-op train kuala_lumpur police police:kelantan"
NEARLY = (text := kept_text("malaya", "mcp-final"))[: text.index(LAST) + 1]
"""The British pass, and the game is over."""


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    with running(file_url(tmp_path), club=ClubWish()) as found:
        yield found


def offer(host: ClubPerson, table: Opened, faction: str = "mcp", **wishes: Any) -> httpx.Response:
    return host.post("/seats", {"table": table.table, "faction": faction} | wishes)


def take(guest: ClubPerson, table: Opened, faction: str = "mcp", *, agreed: bool = False) -> httpx.Response:
    return guest.post("/seats/take", {"table": table.table, "faction": faction, "agreed": agreed})


def share(who: ClubPerson, table: Opened, kind: str, agreed: bool = True, **query: str) -> httpx.Response:
    return who.post(f"/tables/{table.table}/sharing", {"kind": kind, "agreed": agreed}, **query)


def visit(who: ClubPerson, table: Opened) -> httpx.Response:
    return who.post(f"/tables/{table.table}/visit", {})


def seats(who: ClubPerson) -> list[Json]:
    found: list[Json] = good(who.get("/seats"))["seats"]
    return found


def watched(who: ClubPerson) -> list[str]:
    return [line["table"] for line in good(who.get("/watch"))["tables"]]


def finished(who: ClubPerson) -> list[str]:
    return [game["table"] for game in good(who.get("/finished"))["games"]]


def table_of(ann: ClubPerson, ben: ClubPerson, **wishes: Any) -> Opened:
    """A table at which two people of the club sit."""
    table = ann.open(**wishes)
    ben.sit(table, "mcp")
    return table


def later(server: Running, seconds: float) -> None:
    server.app.state.tables.clock = lambda: time.time() + seconds


# -- open seats --------------------------------------------------------------------------------------------------------


def test_an_open_seat_is_taken_with_one_click_and_is_gone(own_url: str) -> None:
    with running(own_url, club=ClubWish()) as house:
        ann, ben, cleo = (person(house, name) for name in ("Ann", "Ben", "Cleo"))
        table = ann.open()
        assert seats(ben) == []
        assert good(offer(ann, table, level="some", pace="days", lang="ja"))["others"] == 0
        (seat,) = seats(ben)
        assert seat["person"] == {"id": ann.id, "name": "Ann"}
        told = [seat[part] for part in ("table", "game", "faction", "level", "pace", "lang", "seeded", "mine", "old")]
        assert told == [table.table, "malaya", "mcp", "some", "days", "ja", False, False, False]
        assert good(ben.get("/seats"))["others"] == 1
        (own,) = seats(ann)
        assert own["mine"]
        refused(take(ann, table), "offer-own")
        with ann.at(table.table).live() as live:
            assert good(take(ben, table)) == {"table": table.table, "game": "malaya", "over": False}
            live.until(lambda state: named(state) == {"british": "Ann", "mcp": "Ben"})
        assert seats(ann) == seats(cleo) == []
        assert "quicker" in refused(take(cleo, table), "offer-gone")
        assert ben.tables() == [table.table]
        assert ben.at(table.table).state()["you"] == ["mcp"]
        # The link of the opener is used, too.
        guest = Person(house, table.table, table.invitations["mcp"])
        refused(guest.post("/sit", {"key": new_key()}), "seat-taken")
        refused(offer(ann, table), "seat-not-free")


def test_of_two_who_click_at_once_one_sits_down(database: str) -> None:
    with running(database, club=ClubWish()) as one, running(database, club=ClubWish()) as two:
        ann = person(one, "Ann")
        crowd = [person(server, f"P{n}") for n, server in enumerate((one, two) * 2)]
        for _ in range(3):
            table = ann.open()
            good(offer(ann, table))
            with ThreadPoolExecutor(4) as threads:
                answers = list(threads.map(take, crowd, [table] * 4))
            won = [each for each, answer in zip(crowd, answers, strict=True) if answer.status_code == 200]
            assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
            for answer in answers:
                if answer.status_code == 409:
                    refused(answer, "offer-gone")
            for server in (one, two):
                state = ClubPerson(server, ann.key).at(table.table).state()
                assert state["players"]["mcp"]["person"]["id"] == won[0].id
            assert all(seats(each) == [] for each in crowd)


def test_a_friend_who_comes_by_the_link_takes_the_offer_away(house: Running) -> None:
    ann, ben = person(house, "Ann"), person(house, "Ben")
    table = ann.open()
    good(offer(ann, table))
    table.sit("mcp")
    assert seats(ben) == []
    refused(take(ben, table), "offer-gone")
    # Who sits there without a name leaves no offer behind, either, when he is asked to go.
    good(ann.at(table.table).post("/seats/mcp/invite", {}))
    assert seats(ben) == []


def test_an_offer_is_withdrawn_by_who_made_it_and_renewed(house: Running) -> None:
    ann, ben = person(house, "Ann"), person(house, "Ben")
    table = ann.open()
    good(offer(ann, table))
    where = {"table": table.table, "faction": "mcp"}
    refused(ben.post("/seats/withdraw", where), "offer-gone")
    assert good(ann.post("/seats/withdraw", where))["seats"] == []
    refused(ann.post("/seats/withdraw", where), "offer-gone")
    refused(take(ben, table), "offer-gone")
    good(offer(ann, table, level="beginner"))
    good(offer(ann, table, level="experienced"))
    assert [seat["level"] for seat in seats(ben)] == ["experienced"]
    table.sit("mcp")


def test_an_offer_grows_old_and_who_made_it_is_told(house: Running) -> None:
    ann, ben = person(house, "Ann"), person(house, "Ben")
    table = ann.open()
    good(offer(ann, table))
    later(house, OLD_SECONDS - 60)
    assert len(seats(ben)) == 1
    later(house, OLD_SECONDS + 60)
    assert seats(ben) == []
    assert good(ben.get("/seats"))["others"] == 0
    refused(take(ben, table), "offer-gone")
    assert [(seat["mine"], seat["old"]) for seat in seats(ann)] == [(True, True)]
    good(offer(ann, table))
    assert len(seats(ben)) == 1
    good(take(ben, table))


def test_only_who_may_invite_and_speak_offers(house: Running) -> None:
    ann, ben, cleo = (person(house, name) for name in ("Ann", "Ben", "Cleo"))
    table = ben.open()
    refused(offer(cleo, table), "no-seat")
    refused(offer(ben, table, "british"), "not-opener")
    refused(offer(ClubPerson(house), table), "no-person")
    for wrong in ({"level": "master"}, {"pace": "now"}, {"lang": "xx"}, {"level": None}, {"price": 1}):
        refused(offer(ben, table, **wrong), "bad-request")
    good(offer(ben, table))
    good(ann.post(f"/people/{ben.id}/mute", {"muted": True}))
    assert seats(cleo) == [], "who is muted offers nothing"
    refused(take(cleo, table), "offer-gone")
    other = ben.open()
    assert "発言" in refused(ben.post("/seats", {"table": other.table, "faction": "mcp"}, lang="ja"), "muted")
    good(ann.post(f"/people/{ben.id}/mute", {"muted": False}))
    assert len(seats(cleo)) == 1
    # A table that is over needs nobody any more.
    done = ben.open(record=OVER)
    refused(offer(ben, done), "game-over")


def test_nobody_offers_too_many_seats(house: Running) -> None:
    ann, ben = person(house, "Ann"), person(house, "Ben")
    tables = [ann.open() for _ in range(MOST + 1)]
    for table in tables[:-1]:
        good(offer(ann, table))
    assert str(MOST) in refused(offer(ann, tables[-1]), "too-many-offers")
    assert len(seats(ben)) == MOST
    good(offer(ann, tables[0]))
    good(take(ben, tables[0]))
    good(offer(ann, tables[-1]))


def test_a_chosen_seed_must_be_agreed_to(house: Running) -> None:
    ann, ben = person(house, "Ann"), person(house, "Ben")
    table = ann.open(seed=7)
    good(offer(ann, table))
    assert seats(ben)[0]["seeded"]
    refused(take(ben, table), "seeded")
    assert len(seats(ben)) == 1
    good(take(ben, table, agreed=True))


def test_long_lists_come_in_parts(house: Running) -> None:
    ann = person(house, "Ann")
    hosts = [person(house, f"Host {n}") for n in range(3)]
    for host in hosts:
        for _ in range(18):
            good(offer(host, host.open()))
    first = good(ann.get("/seats"))
    assert (len(first["seats"]), first["more"], first["others"]) == (50, True, 54)
    rest = good(ann.get("/seats", **{"from": 50}))
    assert (len(rest["seats"]), rest["more"]) == (4, False)
    assert not {each["table"] for each in first["seats"]} & {each["table"] for each in rest["seats"]}
    refused(ann.get("/seats", **{"from": -1}), "bad-request")


# -- tables to watch ---------------------------------------------------------------------------------------------------


def test_a_table_is_watched_only_while_both_players_want_it(own_url: str) -> None:
    with running(own_url, club=ClubWish()) as house:
        ann, ben, cleo = (person(house, name) for name in ("Ann", "Ben", "Cleo"))
        table = table_of(ann, ben)
        refused(visit(cleo, table), "not-listed")
        told = good(share(ann, table, "watch"))
        assert (told["deciders"], told["watch"]) == (["british", "mcp"], ["british"])
        assert watched(cleo) == []
        refused(visit(cleo, table), "not-listed")
        with ben.at(table.table).live() as live:
            live.until(lambda state: state["sharing"]["watch"] == ["british"])
            good(share(ben, table, "watch"))
            live.until(lambda state: state["sharing"]["watch"] == ["british", "mcp"])
        (line,) = good(cleo.get("/watch"))["tables"]
        assert (line["table"], line["you"], line["card"]) == (table.table, [], 1)
        assert {player["person"]["name"] for player in line["players"].values()} == {"Ann", "Ben"}
        assert line["spaces"]
        refused(cleo.at(table.table).get(), "no-seat")
        assert (
            good(visit(cleo, table))
            == good(visit(cleo, table))
            == {
                "table": table.table,
                "game": "malaya",
                "over": False,
            }
        )
        state = cleo.at(table.table).state()
        assert state["you"] == []
        refused(cleo.at(table.table).send("pass", seq=state["seq"]), "wrong-seat")
        assert cleo.tables() == [], "who looks on has no game there"
        refused(share(cleo, table, "watch"), "wrong-seat")
        with cleo.at(table.table).live() as live, table.watcher.live() as by_link:
            live.until(lambda state: state["you"] == [])
            by_link.until(lambda state: state["you"] == [])
            good(share(ben, table, "watch", False))
            assert ended(live) == 4401
            # Who has the link of a player watches on.
            by_link.until(lambda state: state["sharing"]["watch"] == ["british"])
        refused(cleo.at(table.table).get(), "no-seat")
        refused(visit(cleo, table), "not-listed")
        assert watched(cleo) == []


def test_alone_against_a_bot_the_player_decides(house: Running) -> None:
    ann, cleo = person(house, "Ann"), person(house, "Cleo")
    table = ann.open(seats={"british": "me", "mcp": "bot:greedy"})
    good(share(ann, table, "watch"))
    assert watched(cleo) == [table.table]
    both = ann.open(seats={"british": "me", "mcp": "me"})
    good(share(ann, both, "watch"))
    assert set(watched(cleo)) == {table.table, both.table}
    nobody = cleo.open(seats={"british": "bot:greedy", "mcp": "bot:greedy"})
    refused(share(cleo, nobody, "watch"), "no-seat")


def test_a_friend_without_a_name_shares_nothing(house: Running) -> None:
    ann, cleo = person(house, "Ann"), person(house, "Cleo")
    table = ann.open()
    table.sit("mcp")
    good(share(ann, table, "watch"))
    assert watched(cleo) == []
    headers = {"Authorization": f"Bearer {table.tokens['mcp']}"}
    body = {"kind": "watch", "agreed": True}
    answer = house.client.post(f"/api/club/tables/{table.table}/sharing", json=body, headers=headers)
    refused(answer, "no-person")


def test_what_is_over_is_watched_no_more_and_a_rematch_is_not_shared(house: Running) -> None:
    ann, ben, cleo = (person(house, name) for name in ("Ann", "Ben", "Cleo"))
    table = table_of(ann, ben, record=NEARLY)
    for each in (ann, ben):
        good(share(each, table, "watch"))
        for kind in ("public", "counts"):
            assert "over" in refused(share(each, table, kind), "not-ended")
    good(visit(cleo, table))
    assert ann.at(table.table).play("limited-op", "pass", "end-turn")["result"]["outcome"] == "mcp"
    assert watched(cleo) == []
    refused(share(ann, table, "watch"), "game-over")
    # Who was there sees the end, as long as both let him; others do not come in.
    assert cleo.at(table.table).state()["result"]
    refused(visit(person(house, "Dora"), table), "not-listed")
    follower = good(ann.at(table.table).post("/rematch", {}))["table"]
    refused(cleo.at(follower).get(), "no-seat")
    assert ann.at(follower).state()["sharing"]["watch"] == []
    good(share(ann, table, "watch", False))
    refused(cleo.at(table.table).get(), "no-seat")


def test_a_seat_that_is_given_to_another_takes_its_consent_along(house: Running) -> None:
    ann, ben, cleo = (person(house, name) for name in ("Ann", "Ben", "Cleo"))
    table = table_of(ann, ben)
    for each in (ann, ben):
        good(share(each, table, "watch"))
    good(visit(cleo, table))
    with cleo.at(table.table).live() as live:
        live.until(lambda state: state["you"] == [])
        table.invitations["mcp"] = good(ann.at(table.table).post("/seats/mcp/invite", {}))["invitation"]
        assert ended(live) == 4401
    assert watched(cleo) == []
    ben.sit(table, "mcp")
    assert ben.at(table.table).state()["sharing"]["watch"] == ["british"], "he is asked again"


def test_what_one_worker_ends_readers_of_the_other_are_told(database: str) -> None:
    with running(database, club=ClubWish()) as one, running(database, club=ClubWish()) as two:
        ann, ben, cleo = person(one, "Ann"), person(one, "Ben"), person(two, "Cleo")
        table = table_of(ann, ben)
        for each in (ann, ben):
            good(share(each, table, "watch"))
        assert watched(cleo) == [table.table]
        good(visit(cleo, table))
        with cleo.at(table.table).live() as live:
            live.until(lambda state: state["sharing"]["watch"] == ["british", "mcp"])
            ann.at(table.table).play("limited-op", "pass", "end-turn")
            live.until(lambda state: state["decision"]["actor"] == "mcp")
            good(share(ann, table, "watch", False))
            assert ended(live) == 4401


# -- public games and results ------------------------------------------------------------------------------------------


def test_a_game_is_public_and_counts_only_if_both_want_it(own_url: str) -> None:
    with running(own_url, club=ClubWish()) as house:
        ann, ben, cleo = (person(house, name) for name in ("Ann", "Ben", "Cleo"))
        table = table_of(ann, ben, record=OVER)
        assert ann.at(table.table).state()["sharing"]["may_count"]
        for kind in ("public", "counts"):
            good(share(ann, table, kind))
        assert finished(cleo) == []
        assert good(cleo.get(f"/people/{ann.id}"))["results"] == []
        refused(visit(cleo, table), "not-listed")
        good(share(ben, table, "public"))
        (game,) = good(cleo.get("/finished"))["games"]
        assert (game["table"], game["outcome"]) == (table.table, "mcp")
        assert game["players"]["british"] == {"bot": None, "person": {"id": ann.id, "name": "Ann"}}
        assert good(visit(cleo, table))["over"]
        assert cleo.at(table.table).get("/moments/0").status_code == 200
        assert "Ann" in cleo.at(table.table).get("/record").text
        # The result is asked for by itself.
        assert good(cleo.get(f"/people/{ann.id}"))["results"] == []
        good(share(ben, table, "counts"))
        page = good(cleo.get(f"/people/{ann.id}"))
        assert (page["name"], [each["table"] for each in page["games"]["games"]]) == ("Ann", [table.table])
        (lost,) = page["results"]
        (won,) = good(cleo.get(f"/people/{ben.id}"))["results"]
        assert [lost[part] for part in ("game", "side", "games", "won", "share")] == ["malaya", "british", 1, 0, 0.0]
        assert [won[part] for part in ("game", "side", "games", "won", "share")] == ["malaya", "mcp", 1, 1, 1.0]
        assert (won["low"], won["high"]) == pytest.approx(wilson(1, 1))
        with cleo.at(table.table).live() as live:
            live.until(lambda state: bool(state["result"]))
            good(share(ann, table, "public", False))
            assert ended(live) == 4401
        assert finished(cleo) == []
        assert good(cleo.get(f"/people/{ben.id}"))["results"], "it counts without being public"
        good(share(ann, table, "counts", False))
        assert good(cleo.get(f"/people/{ben.id}"))["results"] == []


def test_games_against_bots_and_oneself_do_not_count(house: Running) -> None:
    ann, cleo = person(house, "Ann"), person(house, "Cleo")
    for seats_of in ({"british": "me", "mcp": "bot:greedy"}, {"british": "me", "mcp": "me"}):
        table = ann.open(record=OVER, seats=seats_of)
        assert not ann.at(table.table).state()["sharing"]["may_count"]
        assert "数え" in refused(share(ann, table, "counts", lang="ja"), "no-count")
        good(share(ann, table, "public"))
    assert len(finished(cleo)) == 2
    assert good(cleo.get(f"/people/{ann.id}"))["results"] == []


def test_a_person_page_is_for_the_club_and_of_its_people(house: Running) -> None:
    ann, ben = person(house, "Ann"), person(house, "Ben")
    refused(ClubPerson(house).get(f"/people/{ann.id}"), "no-person")
    for path in ("/seats", "/watch", "/finished"):
        refused(ClubPerson(house).get(path), "no-person")
    refused(ben.get("/people/nobody"), "unknown-person")
    good(ann.post(f"/people/{ben.id}/remove", {"removed": True}))
    refused(ann.get(f"/people/{ben.id}"), "unknown-person")
    assert set(good(ann.get(f"/people/{ann.id}"))) == {"id", "name", "joined", "results", "games"}


def test_without_a_club_there_is_no_lobby(server: Running) -> None:
    somebody = ClubPerson(server)
    for path in ("/seats", "/watch", "/finished", "/people/x"):
        refused(somebody.get(path), "no-club")
    table = server.open()
    assert table.seat("british").state()["sharing"] is None
    refused(share(somebody, table, "watch"), "no-club")
    refused(take(somebody, table), "no-club")


# -- who leaves --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["forgotten", "removed"])
def test_who_leaves_takes_along_what_he_offered_and_shared(house: Running, tmp_path: Path, how: str) -> None:
    ann, ben, cleo = (person(house, name) for name in ("Ann", "Ben", "Cleo"))
    done, going, free = table_of(ann, ben, record=OVER), table_of(ann, ben), ben.open()
    for each in (ann, ben):
        good(share(each, going, "watch"))
        for kind in ("public", "counts"):
            good(share(each, done, kind))
    good(offer(ben, free))
    for table in (done, going):
        good(visit(cleo, table))
    with cleo.at(going.table).live() as live:
        live.until(lambda state: state["you"] == [])
        if how == "forgotten":
            good(ben.post("/me/forget", {}))
        else:
            good(ann.post(f"/people/{ben.id}/remove", {"removed": True}))
        assert ended(live) == 4401
    assert (seats(cleo), watched(cleo), finished(cleo)) == ([], [], [])
    assert good(cleo.get(f"/people/{ann.id}"))["results"] == []
    refused(cleo.at(done.table).get(), "no-seat")
    path = tmp_path / "tables.sqlite"
    for part in ("offers", "sharing"):
        assert rows(path, f"select * from {part} where person = '{ben.id}'") == []
    assert main(["admin", "check", "--data", str(path)]) == 0


def test_a_visitor_who_is_forgotten_leaves_the_table_to_the_others(house: Running, tmp_path: Path) -> None:
    ann, ben, cleo, dora = (person(house, name) for name in ("Ann", "Ben", "Cleo", "Dora"))
    table = table_of(ann, ben)
    for each in (ann, ben):
        good(share(each, table, "watch"))
    for guest in (cleo, dora):
        good(visit(guest, table))
    assert main(["admin", "check", "--data", str(tmp_path / "tables.sqlite")]) == 0
    good(cleo.post("/me/forget", {}))
    refused(cleo.at(table.table).get(), "no-seat")
    assert dora.at(table.table).state()["you"] == []
    assert table.watcher.state()["you"] == []
    assert ann.at(table.table).state()["you"] == ["british"]
    query = "select count(*) from seats where who like 'invite:%'"
    assert rows(tmp_path / "tables.sqlite", query) == [(0,)], "nobody is invited to look on"
    assert hash_of(cleo.key) not in repr(rows(tmp_path / "tables.sqlite", "select * from seats"))


def test_a_restore_knows_what_was_shared_and_nobody_looks_on_without_asking(tmp_path: Path) -> None:
    copy, archive, fresh, other = (tmp_path / name for name in ("copy.sqlite", "a.jsonl", "fresh.sqlite", "o.sqlite"))
    with running(file_url(tmp_path), club=ClubWish()) as house:
        ann, cleo = person(house, "Ann"), person(house, "Cleo")
        alone, free = ann.open(record=OVER, seats={"british": "me", "mcp": "bot:greedy"}), ann.open()
        good(share(ann, alone, "public"))
        good(offer(ann, free))
        good(visit(cleo, alone))
        asyncio.run(backup(file_url(tmp_path), copy))
        data = ["--data", str(tmp_path / "tables.sqlite")]
        assert main(["admin", "export", str(archive), alone.table, free.table, *data]) == 0
    assert main(["admin", "restore", str(copy), "--yes", "--data", str(fresh)]) == 0
    assert main(["admin", "import", str(archive), "--data", str(other)]) == 0
    for path, kept in ((fresh, 1), (other, 0)):
        assert main(["admin", "check", "--data", str(path)]) == 0
        assert [len(rows(path, f"select * from {part}")) for part in ("offers", "sharing")] == [kept, kept]
        assert rows(path, "select * from seats where who = 'visitor'") == []
    with running(sqlite_url(fresh), club=ClubWish()) as again:
        there = ClubPerson(again, cleo.key)
        assert ([seat["table"] for seat in seats(there)], finished(there)) == ([free.table], [alone.table])
        refused(there.at(alone.table).get(), "no-seat")
        good(visit(there, alone))


# -- many --------------------------------------------------------------------------------------------------------------


def test_a_thousand_public_games_are_listed_by_a_few_questions(house: Running, tmp_path: Path) -> None:
    ann, ben = person(house, "Ann"), person(house, "Ben")
    names = [f"table{n:04d}" for n in range(1000)]
    outcomes = ["british"] * 6 + ["mcp"] * 3 + ["tie"]
    with sqlite3.connect(tmp_path / "tables.sqlite") as store:
        for n, table in enumerate(names):
            row = (table, "malaya", "standard", 1, 1.0, '{"british": "me", "mcp": "me"}')
            store.execute("insert into games (id, game, scenario, rules, created, wishes) values (?,?,?,?,?,?)", row)
            for side, who in (("british", ann), ("mcp", ben)):
                store.execute("insert into person_seats values (?,?,?)", (table, side, who.id))
                store.execute("insert into seats values (?,?,?)", (table, side, hash_of(who.key)))
                for kind in KINDS:
                    share_row = (table, side, kind, who.id, 2, outcomes[n % 10], float(n))
                    store.execute("insert into sharing values (?,?,?,?,?,?,?)", share_row)
    in_memory = house.app.state.tables.in_memory
    first = good(ben.get("/finished"))
    assert ([each["table"] for each in first["games"]], first["more"]) == (names[:-21:-1], True)
    last = good(ben.get("/finished", **{"from": 990}))
    assert ([each["table"] for each in last["games"]], last["more"]) == (names[9::-1], False)
    page = good(ben.get(f"/people/{ann.id}"))
    (result,) = page["results"]
    assert [result[part] for part in ("games", "won", "tied", "share")] == [1000, 600, 100, 0.65]
    assert (result["low"], result["high"]) == pytest.approx(wilson(650, 1000))
    assert watched(ben) == []
    assert house.app.state.tables.in_memory == in_memory, "no game was played for it"
