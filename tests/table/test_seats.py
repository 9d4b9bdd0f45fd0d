"""Seats: an invitation gives one once, whoever opened the table may take it back, and a chosen seed is told."""

from __future__ import annotations

import asyncio
import shutil
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from coinbox.table.seat_store import invite_anew
from coinbox.table.seats import Seat, new_token
from coinbox.table.store import GameRow, Store, sqlite_url
from tests.table.server import Json, Opened, Person, Running, file_url, good, refused, running
from tests.table.test_old_store import KNOWN, STORES

WITH_FRIEND = {"british": "me", "mcp": "friend"}


@pytest.fixture
def table(server: Running) -> Opened:
    return server.invite(seats=WITH_FRIEND, seed=None)


def guest_of(table: Opened, faction: str = "mcp") -> Person:
    """Somebody with the invitation."""
    return Person(table.server, table.table, table.invitations[faction])


def sit(guest: Person, key: str, *, agreed: bool = False) -> Json:
    return good(guest.post("/sit", {"key": key, "agreed": agreed}))


def test_an_invitation_can_be_looked_at_and_is_not_used_by_that(table: Opened) -> None:
    guest = guest_of(table)
    for _ in range(3):
        told = good(guest.get("/invitation"))
        assert (told["faction"], told["taken"], told["seeded"], told["game"]) == ("mcp", False, False, "malaya")
        assert guest.state()["you"] == []
    refused(guest.send("limited-op"), "wrong-seat")
    assert not told["players"]["mcp"]["seated"]
    assert sit(guest, new_token())["you"] == ["mcp"]


def test_a_friend_gets_a_key_of_his_own_and_the_invitation_gives_no_second_seat(table: Opened) -> None:
    guest, key = guest_of(table), new_token()
    state = sit(guest, key)
    assert state["players"]["mcp"]["seated"]
    friend = Person(table.server, table.table, key)
    assert friend.state()["you"] == ["mcp"]
    # The opener's copy of the link, and whoever else has it, looks on.
    assert guest.state()["you"] == []
    assert good(guest.get("/invitation"))["taken"]
    refused(guest.send("limited-op"), "wrong-seat")
    assert "taken" in refused(guest.post("/sit", {"key": new_token()}), "seat-taken")
    assert "観戦" in refused(guest.post("/sit", {"key": new_token()}, lang="ja"), "seat-taken")
    assert friend.state()["you"] == ["mcp"]


def test_an_answer_that_was_lost_is_asked_for_again_with_the_same_key(table: Opened) -> None:
    guest, key = guest_of(table), new_token()
    assert sit(guest, key) == sit(guest, key)


def test_of_many_who_come_at_once_one_sits_down(table: Opened) -> None:
    guest = guest_of(table)
    keys = [new_token() for _ in range(8)]
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda key: guest.post("/sit", {"key": key}), keys))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    seated = [key for key, answer in zip(keys, answers, strict=True) if answer.status_code == 200]
    assert Person(table.server, table.table, seated[0]).state()["you"] == ["mcp"]


@pytest.mark.parametrize("key", ["", "short", "x" * 31, "x" * 65, "ü" * 32, "x" * 31 + " ", None, 7])
def test_a_key_that_could_be_guessed_is_refused(table: Opened, key: object) -> None:
    refused(guest_of(table).post("/sit", {"key": key}), "bad-request")
    assert not good(guest_of(table).get("/invitation"))["taken"]


def test_other_tokens_are_no_invitation(table: Opened) -> None:
    for other in (table.seat("british"), table.watcher):
        refused(other.post("/sit", {"key": new_token()}), "no-invitation")
        refused(other.get("/invitation"), "no-invitation")
    refused(Person(table.server, table.table, new_token()).post("/sit", {"key": new_token()}), "no-seat")
    refused(Person(table.server, "nowhere", new_token()).post("/sit", {"key": new_token()}), "unknown-table")


def test_the_opener_takes_a_seat_back_and_invites_anew(table: Opened) -> None:
    first, second, host = new_token(), new_token(), table.seat("british")
    old = guest_of(table)
    sit(old, first)
    friend = Person(table.server, table.table, first)
    with friend.live() as live:
        live.until(lambda state: state["you"] == ["mcp"])
        invited = good(host.post("/seats/mcp/invite", {}))
        assert invited["faction"] == "mcp"
        while live.message()["type"] == "state":
            pass
        with pytest.raises(ConnectionClosed):
            live.message()
        assert live.socket.close_code == 4401
    for gone in (friend, old):
        refused(gone.get(), "no-seat")
    again = Person(table.server, table.table, invited["invitation"])
    assert not good(again.get("/invitation"))["taken"]
    sit(again, second)
    assert Person(table.server, table.table, second).state()["you"] == ["mcp"]
    refused(friend.send("limited-op", seq=1), "no-seat")


def test_an_invitation_that_was_not_used_is_withdrawn(table: Opened) -> None:
    good(table.seat("british").post("/seats/mcp/invite", {}))
    refused(guest_of(table).post("/sit", {"key": new_token()}), "no-seat")


def test_only_the_opener_invites_and_only_friends(table: Opened) -> None:
    host = table.seat("british")
    assert good(host.get("/seats")) == {"opener": True, "friends": ["mcp"], "may_invite": ["mcp"]}
    refused(host.post("/seats/british/invite", {}), "not-found")
    refused(host.post("/seats/nobody/invite", {}), "not-found")
    key = new_token()
    sit(guest_of(table), key)
    for other in (Person(table.server, table.table, key), guest_of(table), table.watcher):
        assert good(other.get("/seats")) == {"opener": False, "friends": ["mcp"], "may_invite": []}
        refused(other.post("/seats/mcp/invite", {}), "not-opener")


def test_who_plays_nothing_himself_may_invite_all(server: Running) -> None:
    table = server.invite(seats={"british": "friend", "mcp": "friend"}, seed=None)
    assert table.opener is not None
    assert table.tokens == {}
    host = Person(server, table.table, table.opener)
    assert host.state()["you"] == []
    assert good(host.get("/seats"))["opener"]
    refused(table.watcher.post("/seats/mcp/invite", {}), "not-opener")
    for faction in ("british", "mcp"):
        invited = good(host.post(f"/seats/{faction}/invite", {}))["invitation"]
        assert sit(Person(server, table.table, invited), new_token())["you"] == [faction]


def test_hints_wait_for_a_friend_who_has_not_come(table: Opened) -> None:
    host = table.seat("british")
    assert host.state()["hints"] == {"on": False, "shared": True, "agreed": []}


def test_a_rematch_takes_the_seats_along(table: Opened) -> None:
    key, host = new_token(), table.seat("british")
    sit(guest_of(table), key)
    follower = good(host.post("/rematch", {}))
    assert follower["invitations"] == {}
    assert Person(table.server, follower["table"], key).state()["you"] == ["british"]
    again = Person(table.server, follower["table"], host.token)
    assert good(again.get("/seats")) == {"opener": True, "friends": ["british"], "may_invite": ["british"]}
    assert guest_of(table).state()["you"] == []


# -- a chosen seed -----------------------------------------------------------------------------------------------------


def test_everybody_is_told_of_a_chosen_seed_and_a_friend_must_agree(server: Running) -> None:
    table = server.invite(seats=WITH_FRIEND, seed=5)
    for person in (table.seat("british"), table.watcher, guest_of(table)):
        assert person.state()["seeded"]
    guest = guest_of(table)
    assert good(guest.get("/invitation"))["seeded"]
    assert "foreseen" in refused(guest.post("/sit", {"key": new_token()}), "seeded")
    assert "予測" in refused(guest.post("/sit", {"key": new_token(), "agreed": False}, lang="ja"), "seeded")
    assert guest.state()["you"] == []
    assert sit(guest, new_token(), agreed=True)["you"] == ["mcp"]


def test_a_seed_of_the_servers_own_is_nobodys_secret(table: Opened) -> None:
    assert not table.state["seeded"]
    assert sit(guest_of(table), new_token())["you"] == ["mcp"]


# -- several servers, restarts, old stores -----------------------------------------------------------------------------


def test_seats_are_known_to_a_second_server_on_the_same_database(database: str) -> None:
    with running(database) as one, running(database) as two:
        table = one.invite(seats=WITH_FRIEND, seed=None)
        host, there = table.seat("british"), Person(two, table.table, table.tokens["british"])
        assert there.state()["you"] == ["british"]
        key = new_token()
        sit(guest_of(table), key)
        friend = Person(two, table.table, key)
        assert friend.state()["you"] == ["mcp"]
        refused(Person(two, table.table, table.invitations["mcp"]).post("/sit", {"key": new_token()}), "seat-taken")
        invited = good(there.post("/seats/mcp/invite", {}))["invitation"]
        sit(Person(one, table.table, invited), new_token())
        assert host.state()["players"]["mcp"]["seated"]


def test_seats_outlive_a_restart(tmp_path: Path) -> None:
    with running(file_url(tmp_path)) as server:
        table = server.invite(seats=WITH_FRIEND, seed=None)
        key = new_token()
        sit(guest_of(table), key)
    with running(file_url(tmp_path)) as again:
        assert Person(again, table.table, key).state()["you"] == ["mcp"]
        refused(Person(again, table.table, table.invitations["mcp"]).post("/sit", {"key": new_token()}), "seat-taken")


def test_links_of_an_old_store_work_as_they_did_and_its_opener_may_invite(tmp_path: Path) -> None:
    path = Path(shutil.copy(STORES / "0.3.0.sqlite", tmp_path))
    old = KNOWN["undone"]
    with running(sqlite_url(path)) as server:
        host, friend = (Person(server, old["table"], old["seats"][faction]) for faction in ("british", "mcp"))
        assert (host.state()["you"], friend.state()["you"]) == (["british"], ["mcp"])
        assert friend.last["players"]["mcp"]["seated"]
        invited = good(host.post("/seats/mcp/invite", {}))["invitation"]
        refused(friend.get(), "no-seat")
        guest = Person(server, old["table"], invited)
        assert sit(guest, new_token(), agreed=True)["you"] == ["mcp"]


def test_of_two_invitations_made_at_once_one_stands(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The second worker waits for the first, so it takes back the invitation that the first has just made."""

    async def use() -> list[Seat]:
        one, other = Store(database), Store(database)
        for store in (one, other):
            await store.open()
        game = GameRow("table", "malaya", "standard", 1, 0.0, {})
        await one.add_game(game, [Seat("invite:mcp", "0" * 64)], [])
        begun, may_end = asyncio.Event(), asyncio.Event()

        async def slowly(*_: object) -> None:
            if not begun.is_set():
                begun.set()
                await may_end.wait()

        monkeypatch.setattr("coinbox.table.store.lobby.take_back", slowly)
        first = asyncio.create_task(invite_anew(one, game.id, "mcp", "1" * 64))
        await begun.wait()
        second = asyncio.create_task(invite_anew(other, game.id, "mcp", "2" * 64))
        await asyncio.sleep(0.3)
        may_end.set()
        await asyncio.gather(first, second)
        found = await one.seats(game.id)
        for store in (one, other):
            await store.close()
        return found

    assert asyncio.run(use()) == [Seat("invite:mcp", "2" * 64)]
