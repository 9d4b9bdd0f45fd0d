"""Notices: who is told that it is his turn, when, how, and what is kept of where."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
import logging
import random
import re
import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection

import coinbox
from coinbox.cli import main
from coinbox.kernel.errors import CoinboxError
from coinbox.table.club.club import ClubWish
from coinbox.table.club.notices import mail, notices, outgoing
from coinbox.table.club.notices.addresses import Wishes
from coinbox.table.club.notices.sealing import Seal, Unsealed, key_of
from coinbox.table.club.notices.wish import NoticeWish
from coinbox.table.entrance import Entrance
from coinbox.table.limits import limits_of
from coinbox.table.store import Store, turns
from tests.campaign import CAMPAIGN
from tests.kept import kept_text
from tests.table.club import ClubPerson, new_key, person
from tests.table.receivers import Browser, Receiver, mail_server, receiver, signed_by
from tests.table.server import Json, Opened, Running, file_url, good, refused, running, wait_until

FORGED = 3000 if CAMPAIGN else 150
KEY = secrets.token_bytes(32)
WISH = ClubWish(notices=NoticeWish(KEY, inside=True))
GRACE, DAY = turns.GRACE_SECONDS, notices.GIVEN_UP
BASE = "https://club.example/games/"
TURN = ("limited-op", "pass", "end-turn")


class Clock:
    """The time as a test wants it."""

    def __init__(self, *servers: Running) -> None:
        self.now = datetime(2026, 3, 10, 12, tzinfo=UTC).timestamp()
        for server in servers:
            server.app.state.tables.clock = lambda: self.now

    def forward(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "POLL_SECONDS", 0.02)


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as found:
        yield found


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    with running(file_url(tmp_path), club=WISH, entrance=Entrance(public=BASE)) as found:
        yield found


@pytest.fixture
def clock(house: Running) -> Clock:
    return Clock(house)


def token_in(link: str) -> str:
    assert link.startswith(f"{BASE}#/club/"), link
    return link.rpartition("/")[2]


def add(who: ClubPerson, hook: Receiver, kind: str = "webhook", **query: Any) -> Json:
    """Add a webhook and confirm it by the link that comes there; what the server says of it."""
    before = len(hook.got)
    good(who.post("/me/notices", {"kind": kind, "where": {"url": hook.url()}, "zone": "Europe/Berlin"}, **query))
    link = re.search(r"https://\S+/#/club/confirm/[\w.-]+", hook.wait(before + 1).body.decode())
    assert link
    stranger = ClubPerson(who.server)
    assert good(stranger.post("/notices/confirm", {"token": token_in(link[0])})) == {"done": True}
    hook.got.clear()
    found: Json = states(who)[-1]
    assert found["state"] == "on"
    return found


def states(who: ClubPerson) -> list[Json]:
    found: list[Json] = good(who.get("/me/notices"))["addresses"]
    return found


def table_of(ann: ClubPerson, bob: ClubPerson) -> Opened:
    table = ann.open(seed=1)
    bob.sit(table, "mcp")
    return table


def finish(who: ClubPerson, table: Opened) -> None:
    """Play, in the shortest way, until somebody else is asked."""
    seat, draw = who.at(table.table), random.Random(7)
    while (state := seat.state())["decision"] and state["decision"]["yours"]:
        names = [option["name"] for option in state["decision"]["options"]]
        short = [name for name in ("end-turn", "pass", "done") if name in names]
        seat.play(short[0] if short else draw.choice(names))


def settled(server: Running) -> None:
    """Until nothing that is due is left, and nobody is at work on it."""
    sender = server.app.state.notices
    path = server.app.state.tables.store.place

    def idle() -> bool:
        with sqlite3.connect(path) as store:
            (due,) = store.execute("select count(*) from notices where due <= ?", (sender.now,)).fetchone()
        return due == 0 and not sender.held

    wait_until(idle)


# -- one notice for a turn ---------------------------------------------------------------------------------------------


def test_the_turn_passes_and_one_notice_tells_what_was_done(house: Running, hook: Receiver, clock: Clock) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = table_of(ann, bob)
    address = add(bob, hook)
    assert (address["kind"], address["shown"]) == ("webhook", f"127.0.0.1:{hook.port}")
    ann.at(table.table).play(*TURN[:2])
    clock.forward(DAY)
    settled(house)
    assert hook.got == [], "a step is no turn"
    ann.at(table.table).play(TURN[2])
    settled(house)
    assert hook.got == [], "he may come by himself"
    clock.forward(GRACE)
    said = hook.wait(1).json
    assert (said["about"], said["title"]) == ("turn", "Your turn: Malaya, MCP")
    assert (said["table"], said["faction"], said["link"]) == (table.table, "mcp", f"{BASE}#/t/{table.table}")
    assert said["lines"] == ["Card M24 British Government", "British: Pass."], "the story of the opponent's turn"
    clock.forward(DAY)
    settled(house)
    assert len(hook.got) == 1, "once for a turn"
    # His own turn tells him nothing; the next of the opponent does.
    finish(bob, table)
    clock.forward(DAY)
    settled(house)
    assert len(hook.got) == 1
    finish(ann, table)
    clock.forward(GRACE)
    assert hook.wait(2).json["table"] == table.table


def test_in_his_language_and_ended_with_one_click(house: Running, hook: Receiver, clock: Clock) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = table_of(ann, bob)
    add(bob, hook, lang="ja")
    ann.at(table.table).play(*TURN)
    clock.forward(GRACE)
    said = hook.wait(1).json
    assert said["title"] == "あなたの手番：Malaya、MCP"
    assert said["lines"][1].startswith("英国")
    # The link needs no key, and a forged one ends nothing.
    token, stranger = token_in(said["end"]), ClubPerson(house)
    for forged in (token[:-1], token[:-1] + ("A" if token[-1] != "A" else "B"), token.replace(".", ""), "x.y"):
        refused(stranger.post("/notices/end", {}, token=forged), "dead-link")
    refused(stranger.post("/notices/confirm", {"token": token}), "dead-link")
    assert states(bob)[0]["state"] == "on"
    assert good(house.client.post(f"/api/club/notices/end?token={token}")) == {"done": True}
    assert states(bob)[0]["state"] == "ended"
    good(house.client.post(f"/api/club/notices/end?token={token}"))
    finish(bob, table)
    finish(ann, table)
    clock.forward(DAY)
    settled(house)
    assert len(hook.got) == 1
    good(bob.post("/me/notices/on", {"address": states(bob)[0]["id"]}))
    assert states(bob)[0]["state"] == "on"
    good(bob.post("/me/notices/remove", {"address": states(bob)[0]["id"]}))
    assert states(bob) == []
    refused(house.client.post(f"/api/club/notices/end?token={token}"), "dead-link")


def test_who_looks_at_the_table_is_told_nothing_until_he_leaves(house: Running, hook: Receiver, clock: Clock) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = table_of(ann, bob)
    add(bob, hook)
    with bob.at(table.table).live() as live:
        live.until(lambda state: state["you"] == ["mcp"])
        ann.at(table.table).play(*TURN)
        for _ in range(3):
            clock.forward(notices.LOOK_SECONDS)
            settled(house)
        assert hook.got == []
    wait_until(lambda: not house.app.state.tables.known(table.table).here)
    clock.forward(notices.LOOK_SECONDS)
    assert hook.wait(1).json["about"] == "turn"


def test_who_moves_in_time_is_not_told(house: Running, hook: Receiver, clock: Clock) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = table_of(ann, bob)
    add(bob, hook)
    ann.at(table.table).play(*TURN)
    finish(bob, table)
    clock.forward(DAY)
    settled(house)
    assert hook.got == []


def test_alone_at_both_sides_nobody_is_told(house: Running, hook: Receiver, clock: Clock) -> None:
    ann = person(house, "Ann")
    add(ann, hook)
    table = ann.open(seats={"british": "me", "mcp": "me"}, seed=1)
    ann.at(table.table).play(*TURN)
    clock.forward(DAY)
    settled(house)
    assert hook.got == []


def test_asked_again_within_a_turn_he_is_told_again_only_after_an_hour(tmp_path: Path) -> None:
    """Grouping, by the statements themselves: the same turn passes to and fro."""

    async def play() -> list[float | None]:
        store = Store(file_url(tmp_path))
        await store.open()
        found = []
        try:
            await store.change(_rows_of_two)
            for to, by, turn, now in (("mcp", "british", 3, 100.0), ("british", "mcp", 3, 5000.0)):
                await store.change(passing(turns.Passed([to], by, turn, now)))
            await store.change(_told)
            for turn, now in ((3, 300.0), (4, 400.0)):
                await store.change(passing(turns.Passed(["mcp"], "british", turn, now)))
                found.append(await store.look(_due))
        finally:
            await store.close()
        return found

    assert asyncio.run(play()) == [200 + turns.AGAIN_SECONDS, 400 + GRACE]


def passing(passed: turns.Passed) -> Callable[[AsyncConnection], Awaitable[None]]:
    return lambda connection: turns.put(connection, "g", passed)


async def _rows_of_two(connection: Any) -> None:
    for statement in (
        "insert into people values ('b', 'Bob', 'bob', 'h', 0, 0, 0, 0)",
        "insert into person_seats values ('g', 'mcp', 'b')",
        "insert into seats values ('g', 'mcp', 'h')",
        "insert into notice_addresses values ('a', 'b', 'webhook', 's', 'on', 0, null, null)",
    ):
        await connection.execute(text(statement))


async def _told(connection: Any) -> None:
    await connection.execute(text("update notices set told_turn = 3, told_at = 200"))


async def _due(connection: Any) -> Any:
    return await connection.scalar(text("select due from notices"))


def test_the_end_is_told_to_who_did_not_bring_it_about(house: Running, hook: Receiver, clock: Clock) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    record = kept_text("malaya", "british-final")
    table = ann.open(record=record, moment=coinbox.load(record).decisions - 1)
    bob.sit(table, "mcp")
    for each in (ann, bob):
        add(each, hook)
    (mover,) = [each for each in (ann, bob) if each.at(table.table).state()["decision"]["yours"]]
    while (state := mover.at(table.table).state())["result"] is None:
        mover.at(table.table).play(state["decision"]["options"][0]["name"])
    clock.forward(GRACE)
    said = hook.wait(1).json
    assert (said["about"], said["title"]) == ("over", "The game is over: Malaya")
    assert said["lines"][-1]
    settled(house)
    hook.wait(1)


def test_an_offer_is_told_to_who_has_to_answer_it(house: Running, hook: Receiver, clock: Clock) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = table_of(ann, bob)
    for each in (ann, bob):
        add(each, hook)
    seat = ann.at(table.table)

    def offer(key: str) -> int:
        made = good(seat.post("/offers", {"seq": seat.state()["seq"], "key": key, "about": "adjourn"}))
        return int(made["accord"]["offer"]["step"])

    # Withdrawn before the grace is over, it is told to nobody.
    first = offer("a")
    good(seat.post("/offers/answer", {"seq": seat.state()["seq"], "key": "b", "offer": first, "answer": "withdraw"}))
    clock.forward(GRACE)
    settled(house)
    assert hook.got == []
    offer("c")
    clock.forward(GRACE)
    said = hook.wait(1).json
    assert (said["about"], said["title"]) == ("offer", "An offer waits for your answer: Malaya")
    asked = "British would like to adjourn: nobody moves and no clock runs until one of you resumes."
    assert said["lines"] == ["Card M24 British Government", asked]
    clock.forward(DAY)
    settled(house)
    assert len(hook.got) == 1, "once, and not to who has made it"
    # It is his turn and his answer together: one notice tells both.
    seat.play(*TURN)
    clock.forward(GRACE)
    said = hook.wait(2).json
    assert (said["about"], said["lines"][-1]) == ("turn", asked)


# -- quiet hours -------------------------------------------------------------------------------------------------------


def at(text: str) -> float:
    return datetime.fromisoformat(text).timestamp()


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-03-10T21:59:00+01:00", None),
        ("2026-03-10T22:00:00+01:00", "2026-03-11T07:30:00+01:00"),
        ("2026-03-11T07:29:59+01:00", "2026-03-11T07:30:00+01:00"),
        ("2026-03-11T07:30:00+01:00", None),
        ("2026-03-28T23:00:00+01:00", "2026-03-29T07:30:00+02:00"),  # clocks go forward in this night
    ],
)
def test_quiet_hours_over_night_in_his_own_time(now: str, until: str | None) -> None:
    wishes = Wishes("en", "Europe/Berlin", 22 * 60, 7 * 60 + 30)
    assert wishes.quiet_until(at(now)) == (None if until is None else at(until))
    assert Wishes("en").quiet_until(at(now)) is None
    assert Wishes("en", "Asia/Tokyo", 60, 120).quiet_until(at("2026-03-10T01:30:00+09:00")) == at(
        "2026-03-10T02:00:00+09:00"
    )


def test_what_comes_in_quiet_hours_is_sent_afterwards(house: Running, hook: Receiver, clock: Clock) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = table_of(ann, bob)
    add(bob, hook)
    wanted = {"lang": "ja", "zone": "Asia/Tokyo", "quiet_from": 20 * 60, "quiet_to": 8 * 60}
    found = good(bob.post("/me/notices/quiet", wanted))
    assert {name: found[name] for name in wanted} == wanted
    ann.at(table.table).play(*TURN)  # noon in London is nine in the evening in Tokyo
    clock.forward(GRACE)
    settled(house)
    clock.forward(10 * 3600)
    settled(house)
    assert hook.got == []
    clock.forward(3600)
    assert "手番" in hook.wait(1).json["title"]


# -- failures ----------------------------------------------------------------------------------------------------------


def test_failures_are_tried_again_ever_later_and_given_up_after_a_day(
    house: Running, hook: Receiver, clock: Clock
) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = table_of(ann, bob)
    add(bob, hook)
    hook.status = 500
    ann.at(table.table).play(*TURN)
    clock.forward(GRACE)
    begun, waits = clock.now, [30, 60, 120, 240]
    for number, wait in enumerate(waits, 1):
        hook.wait(number)
        settled(house)
        (address,) = states(bob)
        assert (address["state"], address["problem"]) == ("on", "status 500"), "its owner sees it"
        clock.forward(wait - 1)
        settled(house)
        hook.wait(number)
        clock.forward(1)
    while clock.now < begun + DAY:
        settled(house)
        clock.forward(notices.LONGEST_WAIT)
    settled(house)
    (address,) = states(bob)
    assert (address["state"], address["problem"]) == ("failed", "status 500")
    tried = len(hook.got)
    assert tried < 30
    clock.forward(7 * DAY)
    settled(house)
    assert len(hook.got) == tried, "given up"
    # Turned on again, the next turn is told.
    hook.status = 200
    hook.got.clear()
    good(bob.post("/me/notices/on", {"address": address["id"]}))
    finish(bob, table)
    finish(ann, table)
    clock.forward(GRACE)
    hook.wait(1)
    settled(house)
    assert states(bob)[0]["problem"] is None


def test_a_failure_that_passes_is_forgotten_and_redirections_are_not_followed(
    house: Running, hook: Receiver, clock: Clock
) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = table_of(ann, bob)
    add(bob, hook)
    hook.status = 307
    ann.at(table.table).play(*TURN)
    clock.forward(GRACE)
    hook.wait(1)
    settled(house)
    assert states(bob)[0]["problem"] == "status 307"
    hook.status = 204
    clock.forward(30)
    assert hook.wait(2).path == "/hook/secret-place"
    settled(house)
    assert states(bob)[0]["problem"] is None


def test_a_place_that_is_gone_is_given_up_at_once(house: Running, hook: Receiver, clock: Clock) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = table_of(ann, bob)
    browser = Browser(hook.url("/push/1"))
    good(bob.post("/me/notices", {"kind": "push", "where": browser.where}))
    hook.status = 404
    ann.at(table.table).play(*TURN)
    clock.forward(GRACE)
    hook.wait(1)
    settled(house)
    assert states(bob)[0]["state"] == "failed"


def test_two_workers_send_one_notice_and_one_takes_over_from_a_dead_one(database: str, hook: Receiver) -> None:
    entrance = Entrance(public=BASE)
    with running(database, club=WISH, entrance=entrance) as one, running(database, club=WISH, entrance=entrance) as two:
        clock = Clock(one, two)
        ann, bob = person(one, "Ann"), person(two, "Bob")
        table = ann.open(seed=1)
        bob.sit(table.at(two), "mcp")
        add(bob, hook)
        keys = {good(ClubPerson(server, bob.key).get("/me/notices"))["push_key"] for server in (one, two)}
        assert len(keys) == 1, "all workers have one key"
        ann.at(table.table).play(*TURN)
        with psycopg.connect(database, autocommit=True) as store:
            store.execute("update notices set worker = 'somebody who died'")
            clock.forward(GRACE)
            hook.wait(1)
            wait_until(lambda: not one.app.state.notices.held and not two.app.state.notices.held)
            assert store.execute("select due, worker, told_turn is null from notices").fetchall() == [
                (None, None, False)
            ]
        hook.wait(1)


# -- shapes ------------------------------------------------------------------------------------------------------------


def test_push_is_read_by_the_browser_alone_and_signed_by_the_server(
    house: Running, hook: Receiver, clock: Clock
) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = table_of(ann, bob)
    browser = Browser(hook.url("/push/1"))
    public = good(bob.get("/me/notices"))["push_key"]
    found = good(bob.post("/me/notices", {"kind": "push", "where": browser.where}, lang="ja"))
    assert [each["state"] for each in found["addresses"]] == ["on"], "to subscribe is to confirm"
    good(bob.post("/me/notices", {"kind": "push", "where": browser.where}))
    assert len(states(bob)) == 1, "the same browser is there once"
    ann.at(table.table).play(*TURN)
    clock.forward(GRACE)
    got = hook.wait(1)
    assert b"table" not in got.body
    said = browser.read(got.body)
    assert said["title"] == "あなたの手番：Malaya、MCP"
    assert "英国" in said["body"]
    assert said["table"] == table.table
    assert got.headers["Content-Encoding"] == "aes128gcm"
    assert int(got.headers["TTL"]) > 0
    claims = signed_by(got.headers["Authorization"], public)
    assert claims["aud"] == f"http://127.0.0.1:{hook.port}"
    assert clock.now < claims["exp"] <= clock.now + DAY
    good(house.client.post(f"/api/club/notices/end?token={said['end']}"))
    assert states(bob)[0]["state"] == "ended"


def test_discord_and_ntfy_get_their_own_shapes(house: Running, hook: Receiver, clock: Clock) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    table = table_of(ann, bob)
    add(bob, hook, "discord")
    ann.at(table.table).play(*TURN)
    clock.forward(GRACE)
    said = hook.wait(1).json
    assert said["content"].startswith("**Your turn: Malaya, MCP**\nCard M24")
    assert f"{BASE}#/t/{table.table}" in said["content"]
    assert f"{BASE}#/club/end/" in said["content"]
    assert said["allowed_mentions"] == {"parse": []}
    settled(house)
    good(bob.post("/me/notices/remove", {"address": states(bob)[0]["id"]}))
    hook.got.clear()
    where = {"url": hook.url("/topic-of-bob")}
    good(bob.post("/me/notices", {"kind": "ntfy", "where": where}))
    asked = hook.wait(1)
    assert (asked.path, asked.json["topic"]) == ("/", "topic-of-bob")
    good(bob.post("/notices/confirm", {"token": token_in(asked.json["click"])}))
    finish(bob, table)
    finish(ann, table)
    hook.got.clear()
    clock.forward(GRACE)
    said = hook.wait(1).json
    assert said["topic"] == "topic-of-bob"
    assert said["title"].startswith("Your turn: Malaya")
    (view, end) = said["actions"]
    assert view["url"] == said["click"] == f"{BASE}#/t/{table.table}"
    assert end["method"] == "POST"
    good(house.client.post(end["url"].replace(BASE, "/")))
    assert states(bob)[0]["state"] == "ended"


def test_mail_is_confirmed_sent_and_ended(tmp_path: Path) -> None:
    with mail_server() as (box, port):
        post = mail.Post("127.0.0.1", port, False, None, None, "club@coinbox.example")
        club = ClubWish(notices=NoticeWish(KEY, post))
        with running(file_url(tmp_path), club=club, entrance=Entrance(public=BASE)) as house:
            clock = Clock(house)
            ann, bob = person(house, "Ann"), person(house, "花子")
            table = table_of(ann, bob)
            box.refuses = "550 no"
            said = refused(
                bob.post("/me/notices", {"kind": "mail", "where": {"mail": "b@x.example"}}), "address-refused"
            )
            assert "550" in said
            box.refuses = None
            good(bob.post("/me/notices", {"kind": "mail", "where": {"mail": "hanako@post.example"}}, lang="ja"))
            assert states(bob)[0]["shown"] == "ha…@post.example"
            asked = letter(box.got[0])
            assert box.got[0].rcpt_tos == ["hanako@post.example"]
            assert asked["From"] == "club@coinbox.example"
            link = re.search(r"https://\S+", text_of(asked))
            assert link
            good(bob.post("/notices/confirm", {"token": token_in(link[0])}))
            ann.at(table.table).play(*TURN)
            clock.forward(GRACE)
            wait_until(lambda: len(box.got) == 2)
            told = letter(box.got[1])
            assert told["Subject"] == "あなたの手番：Malaya、MCP"
            assert "英国：" in text_of(told)
            assert f"{BASE}#/t/{table.table}" in text_of(told)
            # As mail programs do: one click posts to what the head says.
            assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            end = told["List-Unsubscribe"].strip("<>").replace(BASE, "/")
            form = {"List-Unsubscribe": "One-Click"}
            good(house.client.post(end, data=form))
            assert states(bob)[0]["state"] == "ended"


def letter(envelope: Any) -> Any:
    return email.message_from_bytes(envelope.content, policy=email.policy.default)


def text_of(found: Any) -> str:
    return str(found.get_content())


# -- where notices may not go ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        *(
            "127.0.0.1",
            "10.1.2.3",
            "192.168.0.1",
            "172.16.0.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
        ),
        *("::1", "fe80::1%eth0", "fc00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "::", "ff02::1"),
    ],
)
def test_addresses_inside_are_known(address: str) -> None:
    assert not outgoing.is_outside(address)


def test_addresses_outside_are_known() -> None:
    assert outgoing.is_outside("93.184.216.34")
    assert outgoing.is_outside("2606:4700::1111")


def test_a_webhook_does_not_reach_into_the_servers_network(tmp_path: Path, hook: Receiver) -> None:
    with running(file_url(tmp_path), club=ClubWish(notices=NoticeWish(KEY))) as house:
        bob = person(house, "Bob")
        for url in (hook.url(), f"http://localhost:{hook.port}/x", f"http://[::ffff:127.0.0.1]:{hook.port}/"):
            said = refused(bob.post("/me/notices", {"kind": "webhook", "where": {"url": url}}), "address-refused")
            assert "own network" in said
        where = Browser(hook.url("/push")).where
        refused(bob.post("/me/notices", {"kind": "push", "where": where}), "bad-address")
        assert states(bob) == []
        assert hook.got == []


@pytest.mark.parametrize(
    ("kind", "where"),
    [
        ("webhook", {"url": "ftp://x.example/"}),
        ("webhook", {"url": "http://user:pass@x.example/"}),
        ("webhook", {"url": "http://x.example/\r\nHost: y"}),
        ("webhook", {"url": "http:///x"}),
        ("webhook", {"url": "http://x.example:99999/"}),
        ("webhook", {"mail": "a@b.example"}),
        ("ntfy", {"url": "https://ntfy.example/"}),
        ("push", {"endpoint": "https://x.example/", "p256dh": "AAAA", "auth": "AAAA"}),
        ("push", {"endpoint": "https://x.example/"}),
    ],
)
def test_what_is_no_address_is_refused(house: Running, kind: str, where: Json) -> None:
    bob = person(house, "Bob")
    refused(bob.post("/me/notices", {"kind": kind, "where": where}), "bad-address")
    assert states(bob) == []


@pytest.mark.parametrize("address", ["", "a", "a@", "@b", "a@b c", "a@b\r\nBcc: c@d", "a b@c", "a@b..c", "é@b.example"])
def test_what_is_no_mail_address_is_refused(tmp_path: Path, address: str) -> None:
    post = mail.Post("127.0.0.1", 1, False, None, None, "club@coinbox.example")
    with running(file_url(tmp_path), club=ClubWish(notices=NoticeWish(KEY, post))) as house:
        answer = person(house, "Bob").post("/me/notices", {"kind": "mail", "where": {"mail": address}})
        assert answer.status_code == 400, answer.text


# -- secrets, forgetting, limits ---------------------------------------------------------------------------------------


def test_what_is_secret_stands_sealed_in_the_store_and_nowhere_in_the_log(
    tmp_path: Path, hook: Receiver, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with mail_server() as (box, port):
        post = mail.Post("127.0.0.1", port, False, None, None, "club@coinbox.example")
        club = ClubWish(notices=NoticeWish(KEY, post, inside=True))
        with running(file_url(tmp_path), club=club, entrance=Entrance(public=BASE)) as house:
            clock = Clock(house)
            ann, bob = person(house, "Ann"), person(house, "Bob")
            table = table_of(ann, bob)
            add(bob, hook)
            browser = Browser(hook.url("/push/very-secret"))
            good(bob.post("/me/notices", {"kind": "push", "where": browser.where}))
            good(bob.post("/me/notices", {"kind": "mail", "where": {"mail": "bob@post.example"}}))
            hook.status = 500
            ann.at(table.table).play(*TURN)
            clock.forward(GRACE)
            wait_until(lambda: len(hook.got) == 2)
            settled(house)
            (address,) = [each for each in states(bob) if each["kind"] == "webhook"]
            token = house.app.state.notices.seal.token("end", address["id"])
            words = ["secret-place", "very-secret", "bob@post", browser.where["p256dh"], browser.where["auth"]]
            words += [token.partition(".")[2], house.app.state.notices.seal.open(vapid_of(tmp_path), "notices-vapid")]
            assert found_in(tmp_path, words) == []
            said = "\n".join(each.getMessage() for each in caplog.records if not each.name.startswith("mail."))
            assert [word for word in words if word in said] == []
            assert "was not taken" in said
            # Forgotten, nothing is left of him, nor of what was to be sent.
            ids = [each["id"] for each in states(bob)]
            assert found_in(tmp_path, ids) == ids
            good(bob.post("/me/forget", {}))
            assert found_in(tmp_path, [*ids, bob.id]) == []
            assert main(["admin", "check", "--data", str(tmp_path / "tables.sqlite")]) == 0
    assert box.got


def vapid_of(folder: Path) -> str:
    with sqlite3.connect(folder / "tables.sqlite") as store:
        (value,) = store.execute("select value from about where key = 'notices-vapid'").fetchone()
    return str(value)


def found_in(folder: Path, words: list[str]) -> list[str]:
    """Which words stand anywhere in the files of the store."""
    raw = b"".join(file.read_bytes() for file in sorted(folder.glob("tables.sqlite*")))
    return [word for word in words if word.encode() in raw]


def test_with_another_key_addresses_are_given_up_and_push_gets_a_new_one(tmp_path: Path, hook: Receiver) -> None:
    with running(file_url(tmp_path), club=WISH, entrance=Entrance(public=BASE)) as house:
        clock = Clock(house)
        ann, bob = person(house, "Ann"), person(house, "Bob")
        table = table_of(ann, bob)
        add(bob, hook)
        before = good(bob.get("/me/notices"))["push_key"]
    other = ClubWish(notices=replace(WISH.notices or NoticeWish(KEY), key=secrets.token_bytes(32)))
    with running(file_url(tmp_path), club=other, entrance=Entrance(public=BASE)) as house:
        clock = Clock(house)
        ann, bob = ClubPerson(house, ann.key), ClubPerson(house, bob.key)
        assert states(bob)[0]["shown"] == "?"
        assert good(bob.get("/me/notices"))["push_key"] != before
        ann.at(table.table).play(*TURN)
        clock.forward(GRACE)
        wait_until(lambda: states(bob)[0]["state"] == "failed")
        assert (states(bob)[0]["problem"], hook.got) == ("seal", [])


def test_a_seal_holds_for_one_thing_alone() -> None:
    seal = Seal(KEY)
    made = seal.seal("text", "a")
    assert seal.open(made, "a") == "text"
    for wrong, about in (
        (made, "b"),
        (made[:-2], "a"),
        ("", "a"),
        ("é", "a"),
        (Seal(bytes(32)).seal("text", "a"), "a"),
    ):
        with pytest.raises(Unsealed):
            seal.open(wrong, about)
    assert seal.meant("end", seal.token("end", "a")) == "a"
    assert seal.meant("confirm", seal.token("end", "a")) is None


def test_notices_are_off_until_somebody_turns_them_on(tmp_path: Path) -> None:
    with running(file_url(tmp_path), club=ClubWish()) as house:
        bob = person(house, "Bob")
        found = good(bob.get("/me/notices"))
        assert (found["on"], found["addresses"]) == (False, [])
        for path, body in (
            ("/me/notices", {"kind": "webhook", "where": {"url": "https://x.example/"}}),
            ("/me/notices/quiet", {"lang": "en", "zone": "UTC"}),
            ("/notices/confirm", {"token": "a.b"}),
        ):
            refused(bob.post(path, body), "no-notices")


def test_limits_and_what_is_anothers(house: Running, hook: Receiver, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notices, "MOST", 2)
    ann, bob = person(house, "Ann"), person(house, "Bob")
    for number in range(2):
        good(bob.post("/me/notices", {"kind": "webhook", "where": {"url": hook.url(f"/{number}")}}))
    refused(bob.post("/me/notices", {"kind": "webhook", "where": {"url": hook.url("/3")}}), "too-many-addresses")
    (first, _) = states(bob)
    assert first["state"] == "asked"
    for path in ("/me/notices/on", "/me/notices/remove"):
        refused(ann.post(path, {"address": first["id"]}), "unknown-address")
    refused(bob.post("/me/notices/quiet", {"lang": "en", "zone": "Mars/Olympus"}), "bad-zone")
    refused(bob.post("/me/notices", {"kind": "mail", "where": {"mail": "a@b.example"}}), "no-mail")
    before = len(hook.got)
    good(bob.post("/me/notices/on", {"address": first["id"]}))
    assert len(hook.got) == before + 1, "the link is sent again"
    assert states(bob)[0]["state"] == "asked", "and nothing is confirmed by asking"
    # Nobody has confirmed it for a day: it is forgotten.
    clock = Clock(house)
    clock.now = datetime.now(UTC).timestamp() + 2 * DAY
    wait_until(lambda: states(bob) == [])


def test_who_adds_too_often_is_told(tmp_path: Path, hook: Receiver) -> None:
    entrance = Entrance(limits=limits_of(["notices=2/hour"]))
    with running(file_url(tmp_path), club=WISH, entrance=entrance) as house:
        bob = person(house, "Bob")
        body = {"kind": "webhook", "where": {"url": hook.url()}}
        headers = bob.headers | {"X-Forwarded-For": "203.0.113.7"}
        answers = [house.client.post("/api/club/me/notices", json=body, headers=headers) for _ in range(3)]
        assert "notices" in refused(answers[2], "too-many")


def test_forged_requests_change_nothing(house: Running, hook: Receiver, tmp_path: Path) -> None:
    draw = random.Random(17)
    ann, bob = person(house, "Ann"), person(house, "Bob")
    mine = add(bob, hook)["id"]
    before = rows_of_notices(tmp_path)
    token = house.app.state.notices.seal.token("end", mine)
    bodies: tuple[Any, ...] = (
        *({}, [], None, 7, {"address": mine}, {"token": token}, {"token": f"{mine}.x"}, {"address": [mine]}),
        *(
            {"kind": "webhook", "where": {"url": hook.url()}},
            {"kind": "sms", "where": {}},
            {"lang": "en", "zone": "UTC"},
        ),
    )
    keys = (bob.key[:-1], bob.key[::-1], bob.id, mine, new_key(), "null")
    paths = ("/me/notices", "/me/notices/on", "/me/notices/remove", "/me/notices/quiet")
    for _ in range(FORGED):
        headers = {"Authorization": f"Bearer {draw.choice(keys)}"}
        forged = draw.choice((f"{mine}.", token[:-2] + "AA", token[1:], mine, "é", "." * 120))
        path = draw.choice((*paths, "/notices/confirm", f"/notices/end?token={forged}"))
        answer = house.client.post(f"/api/club{path}", json=draw.choice(bodies), headers=headers)
        assert answer.status_code in range(400, 500), (path, answer.text)
    for path in ("/me/notices/on", "/me/notices/remove"):
        refused(ann.post(path, {"address": mine}), "unknown-address")
    assert rows_of_notices(tmp_path) == before
    assert hook.got == []


def rows_of_notices(folder: Path) -> list[Any]:
    with sqlite3.connect(folder / "tables.sqlite") as store:
        tables = ("notice_addresses", "notice_wishes", "notices")
        return [store.execute(f"select * from {table} order by 1").fetchall() for table in tables]


# -- the command line --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "words",
    [["--notices"], ["--club", "--notices-inside"], ["--club", "--smtp-file", "x"], ["--notices-key", "x"]],
)
def test_what_does_not_fit_together_is_one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--port", "0", *words]) == 2
    told = capsys.readouterr().err.strip()
    assert "--notices" in told
    assert len(told.splitlines()) == 1


def test_the_key_is_made_once_and_read_by_its_owner_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("COINBOX_NOTICES_KEY", raising=False)
    file = tmp_path / "notices.key"
    key = key_of(file)
    assert len(key) == 32
    assert key_of(file) == key
    assert file.stat().st_mode & 0o077 == 0
    file.write_text("short")
    with pytest.raises(CoinboxError, match="no key"):
        key_of(file)
    monkeypatch.setenv("COINBOX_NOTICES_KEY", "x")
    with pytest.raises(CoinboxError, match="no key"):
        key_of(tmp_path / "other")
    assert not (tmp_path / "other").exists()


def test_a_mail_server_is_read_from_a_file_and_its_password_is_not_told(tmp_path: Path) -> None:
    file = tmp_path / "smtp"
    file.write_text("# mail\nsmtps://me%40x:pa%2Fss@mail.example?from=club@x.example\n")
    assert mail.post_of(file) == mail.Post("mail.example", 465, True, "me@x", "pa/ss", "club@x.example")
    for wrong in ("smtp://u:hush@mail.example", "http://u:hush@m.example?from=a@b", "smtp://u:hush@m?from=x"):
        file.write_text(wrong)
        with pytest.raises(CoinboxError) as told:
            mail.post_of(file)
        assert "hush" not in str(told.value)
    assert "hush" not in repr(NoticeWish(KEY, mail.Post("h", 1, True, "u", "hush", "a@b")))


def test_every_kind_is_json_that_programs_read(house: Running, hook: Receiver) -> None:
    bob = ClubPerson(house, new_key())
    bob.enter("Bob")
    good(bob.post("/me/notices", {"kind": "webhook", "where": {"url": hook.url()}}))
    assert json.loads(hook.wait(1).body)["about"] == "confirm"
