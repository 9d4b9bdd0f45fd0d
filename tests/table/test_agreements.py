"""Two who play each other: offers and answers, take back across dice, results, breaks, clocks that a test moves."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple

import httpx
import pytest

import coinbox
from coinbox.cli import main
from coinbox.table import timekeeper
from coinbox.table.clocks import DAY
from coinbox.table.club.club import ClubWish
from coinbox.table.store import Unavailable, sqlite_url
from tests.table.club import ClubPerson, person
from tests.table.server import Json, Opened, Person, Running, file_url, good, keys, refused, wait_until

TURN = ("limited-op", "pass", "end-turn")
SEATS = {"british": "me", "mcp": "friend"}
START = 1_773_144_000.0


class Clock:
    """The time as a test wants it: that of the clocks, and that of the machine, which stands still unless it sleeps."""

    def __init__(self) -> None:
        self.now = START
        self.asleep = False
        """Whether both go forward together, while nobody looks at the clocks."""

    def keep(self, server: Running) -> Running:
        """Let a server, which is not started yet, have this time."""
        tables = server.app.state.tables
        tables.clock = lambda: self.now
        tables.timekeeper.wall = lambda: self.now if self.asleep else START
        return server

    def forward(self, seconds: float) -> None:
        self.now += seconds


@contextmanager
def timed(clock: Clock, url: str, club: ClubWish | None = None) -> Iterator[Running]:
    server = clock.keep(Running(url, club=club)).start()
    try:
        yield server
    finally:
        server.stop()


class Two(NamedTuple):
    """A table at which two play, who has to move first, and the other."""

    table: Opened
    mover: Person
    other: Person
    who: str
    opposite: str

    @property
    def people(self) -> tuple[Person, Person]:
        return self.mover, self.other


def two(server: Running, **wishes: Any) -> Two:
    table = server.open(**{"seats": SEATS, "seed": 1} | wishes)
    who = table.state["decision"]["actor"]
    opposite = next(side for side in table.state["players"] if side != who)
    return Two(table, table.seat(who), table.seat(opposite), who, opposite)


def offer(by: Person, about: str, **more: Any) -> httpx.Response:
    body = {"seq": by.state()["seq"], "key": next(keys), "about": about, **more}
    return by.post("/offers", body)


def answer(by: Person, kind: str, **more: Any) -> httpx.Response:
    state = by.state()
    standing = state["accord"]["offer"]
    body = {"seq": state["seq"], "key": next(keys), "offer": standing["step"] if standing else 1, "answer": kind}
    return by.post("/offers/answer", body | more)


def begin(who: Person) -> Json:
    """Decide something."""
    return who.play(who.state()["decision"]["options"][0]["name"])


def act(by: Person, what: str) -> httpx.Response:
    return by.post(f"/{what}", {"seq": by.state()["seq"], "key": next(keys)})


def agree(one: Person, other: Person, about: str, **more: Any) -> Json:
    good(offer(one, about, **more))
    return good(answer(other, "grant"))


def clocked(pair: Two, kind: str = "turn", amount: int = 5, zero: str = "game", more: int = 0) -> Json:
    """Agree on a clock, and end the turn after which it begins."""
    terms = {"kind": kind, "amount": amount, "zero": zero, "more": more}
    agree(pair.mover, pair.other, "clock", terms=terms)
    return pair.mover.play(*TURN)


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timekeeper, "POLL_SECONDS", 0.02)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def house(tmp_path: Path, clock: Clock) -> Iterator[Running]:
    with timed(clock, file_url(tmp_path)) as found:
        yield found


# -- offers ------------------------------------------------------------------------------------------------------------


def test_resigning_ends_the_game_for_everybody(server: Running) -> None:
    pair = two(server)
    pair.mover.play("limited-op")
    state = good(act(pair.other, "resign"))
    assert state["result"]["winner"] == pair.who
    assert state["result"]["reason"] == "resigned"
    assert state["decision"] is None
    assert state["undo"] == 0
    assert state["forecast"] is None
    for reader in (pair.mover, pair.table.watcher):
        seen = reader.state()
        assert seen["result"] == state["result"]
        assert seen["decision"] is None
        assert seen["turn"]["actor"] is None
    refused(pair.mover.send("pass"), "game-over")
    refused(pair.mover.undo(), "game-over")
    refused(act(pair.mover, "resign"), "game-over")
    asked = {"tables": [{"table": pair.table.table, "token": pair.mover.token}]}
    (told,) = server.client.post("/api/tables/status", json=asked).json()
    assert (told["over"], told["outcome"], told["turn"], told["yours"]) == (True, pair.who, None, False)


@pytest.mark.parametrize("outcome", ["tie", "british", "mcp"])
def test_a_result_that_both_agree_on(server: Running, outcome: str) -> None:
    pair = two(server)
    state = good(offer(pair.mover, "result", outcome=outcome))
    assert state["accord"]["offer"]["by"] == pair.who
    assert state["result"] is None
    assert pair.table.watcher.state()["accord"]["offer"]["text"] == state["accord"]["offer"]["text"]
    state = good(answer(pair.other, "grant"))
    assert state["result"]["outcome"] == outcome
    assert state["result"]["reason"] == "agreed"
    assert state["result"]["winner"] == (None if outcome == "tie" else outcome)
    assert state["accord"]["offer"] is None


def test_an_offer_is_declined_withdrawn_replaced_or_played_over(server: Running) -> None:
    pair = two(server)
    good(offer(pair.mover, "result", outcome="tie"))
    refused(offer(pair.other, "adjourn"), "offer-open")
    refused(answer(pair.mover, "grant"), "own-offer")
    refused(answer(pair.other, "withdraw"), "not-your-offer")
    refused(answer(pair.other, "grant", offer=1), "no-offer")
    state = good(answer(pair.other, "decline"))
    assert state["accord"]["offer"] is None
    assert state["accord"]["said"]["kind"] == "decline"
    refused(offer(pair.mover, "result", outcome="tie"), "offer-declined")
    good(offer(pair.mover, "result", outcome=pair.opposite))
    good(offer(pair.mover, "adjourn"))
    assert pair.other.state()["accord"]["offer"]["about"] == "adjourn", "one's own offer takes the place of the last"
    good(answer(pair.mover, "withdraw"))
    good(offer(pair.other, "result", outcome="tie"))
    state = pair.mover.play("limited-op")
    assert state["accord"]["offer"] is None, "who plays on has declined"
    good(offer(pair.mover, "result", outcome="tie"))  # after a decision it may be asked again


def test_offers_of_a_clock_and_of_a_break_outlast_decisions(server: Running) -> None:
    pair = two(server)
    good(offer(pair.other, "adjourn"))
    state = pair.mover.play("limited-op")
    assert state["accord"]["offer"]["about"] == "adjourn"


def test_a_decision_that_was_on_its_way_counts_though_an_offer_came_between(server: Running) -> None:
    pair = two(server)
    seq = pair.mover.state()["seq"]
    good(offer(pair.other, "adjourn"))
    assert good(pair.mover.send("limited-op", seq=seq))["moved"] > seq
    refused(pair.mover.send("pass", seq=seq), "stale")


def test_the_same_key_is_carried_out_once(server: Running) -> None:
    pair = two(server)
    seq = pair.mover.state()["seq"]
    body = {"seq": seq, "key": "once", "about": "result", "outcome": "tie"}
    first, again = good(pair.mover.post("/offers", body)), good(pair.mover.post("/offers", body))
    assert first["seq"] == again["seq"] == seq + 1


# -- take back ---------------------------------------------------------------------------------------------------------


def test_taking_back_across_a_die_and_what_the_other_has_decided(server: Running) -> None:
    pair = two(server)
    before = pair.mover.state()
    pair.mover.play(*TURN)
    begin(pair.other)
    assert pair.mover.state()["undo"] == 0
    found = pair.mover.get("/takebacks").json()
    first = next(each for each in found if each["first"])
    assert first["others"]
    assert first["decisions"] >= 2
    state = good(offer(pair.mover, "take-back", step=first["step"]))
    assert first["label"] in state["accord"]["offer"]["text"]
    refused(answer(pair.table.watcher, "grant"), "wrong-seat")
    state = good(answer(pair.other, "grant"))
    now = pair.mover.state()
    assert now["decision"] == before["decision"]
    assert now["view"] == before["view"]
    assert state["accord"]["said"]["about"] == "take-back"
    assert now["accord"]["offer"] is None
    assert "undone" in pair.mover.get("/record").text
    pair.mover.play("op-special")


def test_dice_after_a_take_back_are_rolled_anew_and_cards_go_too(server: Running) -> None:
    """A whole round with a new card is taken back; the table reads the same after it was loaded again."""
    pair = two(server)
    start = pair.mover.state()["view"]
    for who in (pair.mover, pair.other):
        _pass(who)
    played = pair.mover.state()
    assert len(played["view"]["played"]) > len(start["played"]), "a further card was drawn"
    step = pair.mover.get("/takebacks").json()[-1]
    assert step["dice"]
    agree(pair.mover, pair.other, "take-back", step=step["step"])
    now = pair.mover.state()
    assert now["view"] == start
    server.app.state.tables.known(pair.table.table).forget()
    again = pair.mover.state()
    assert {**again, "log_mark": ""} == {**now, "log_mark": ""}


def _pass(who: Person) -> None:
    """Do as little as possible until another is asked."""
    for _ in range(10):
        state = who.state()
        if not state["decision"] or not state["decision"]["yours"]:
            return
        names = [option["name"] for option in state["decision"]["options"]]
        who.play(next((name for name in ("pass", "done", "end-turn", "limited-op") if name in names), names[0]))


def test_only_own_decisions_that_stand_can_be_asked_back(server: Running) -> None:
    pair = two(server)
    pair.mover.play(*TURN)
    mine = pair.mover.get("/takebacks").json()
    assert [each["label"] for each in mine if each["first"]]
    assert pair.other.get("/takebacks").json() == []
    for step in (0, 1, 10**6, mine[0]["step"] + 1):
        refused(offer(pair.mover, "take-back", step=step), "cannot-undo")
    refused(offer(pair.other, "take-back", step=mine[0]["step"]), "cannot-undo")
    agree(pair.mover, pair.other, "take-back", step=mine[-1]["step"])
    refused(offer(pair.mover, "take-back", step=mine[-1]["step"]), "cannot-undo")


# -- breaks ------------------------------------------------------------------------------------------------------------


def test_a_break_in_which_nobody_moves(server: Running) -> None:
    pair = two(server)
    pair.mover.play("limited-op")
    state = agree(pair.other, pair.mover, "adjourn")
    assert state["accord"]["adjourned"]
    refused(pair.mover.send("pass"), "adjourned")
    refused(pair.mover.undo(), "adjourned")
    refused(offer(pair.mover, "adjourn"), "adjourned")
    refused(act(pair.table.watcher, "resume"), "wrong-seat")
    assert not good(act(pair.other, "resume"))["accord"]["adjourned"]
    refused(act(pair.other, "resume"), "not-adjourned")
    pair.mover.play("pass")


# -- clocks ------------------------------------------------------------------------------------------------------------


def test_a_clock_that_costs_the_game(house: Running, clock: Clock) -> None:
    pair = two(house)
    state = agree(pair.mover, pair.other, "clock", terms={"kind": "turn", "amount": 5, "zero": "game"})
    assert not state["clock"]["begun"]
    assert "5 minutes a turn" in state["clock"]["text"]
    assert "lost" in state["clock"]["text"], "what happens at zero is said before"
    clock.forward(10_000)
    state = pair.mover.play(*TURN)
    assert state["clock"]["runs"] == pair.opposite
    assert state["clock"]["left"] == {pair.who: 300, pair.opposite: 300}
    clock.forward(100)
    assert pair.table.watcher.state()["clock"]["left"][pair.opposite] == 200
    clock.forward(201)
    wait_until(lambda: pair.mover.state()["result"] is not None)
    state = pair.mover.state()
    assert state["result"]["winner"] == pair.who
    assert state["result"]["reason"] == "time"
    assert state["accord"]["said"]["kind"] == "time"
    assert state["clock"]["runs"] is None


def test_a_clock_that_passes_comes_to_an_end(house: Running, clock: Clock) -> None:
    pair = two(house)
    clocked(pair, zero="pass")
    turns = 0
    for _ in range(6):
        state = pair.mover.state()
        if state["clock"]["runs"] is None:
            break
        late = state["clock"]["runs"]
        clock.forward(301)
        wait_until(partial(_turned, pair, late))
        turns += 1
    assert turns == 6
    told = good(pair.mover.get("/beats", **{"from": 0}))
    assert any("time was up" in turn["reason"] for turn in told["turns"])
    assert pair.mover.get("/record").status_code == 200


def _turned(pair: Two, late: str) -> bool:
    """Whether the time of somebody who was late is full again, or the other's runs."""
    clock = pair.mover.state()["clock"]
    return bool(clock["runs"] != late or clock["left"][late] > 0)


def test_the_clock_ends_a_turn_that_was_begun(house: Running, clock: Clock) -> None:
    pair = two(house)
    clocked(pair, zero="pass")
    draw = random.Random(3)
    for _ in range(3):
        options = [option["name"] for option in pair.other.state()["decision"]["options"]]
        pair.other.play(draw.choice([name for name in options if name != "pass"]))
    clock.forward(301)
    wait_until(lambda: pair.other.state()["clock"]["left"][pair.opposite] > 0)
    assert pair.other.state()["moved"] > 0


def test_a_warning_changes_nothing(house: Running, clock: Clock) -> None:
    pair = two(house)
    clocked(pair, zero="warning")
    clock.forward(400)
    state = pair.mover.state()
    assert state["clock"]["left"][pair.opposite] == -100
    assert state["result"] is None
    begin(pair.other)


def test_a_bank_with_what_turns_add(house: Running, clock: Clock) -> None:
    pair = two(house)
    clocked(pair, "bank", 10, "game", 30)
    clock.forward(100)
    _pass(pair.other)
    state = pair.mover.state()
    assert state["clock"]["left"][pair.opposite] == 530


def test_a_break_stops_the_clock(house: Running, clock: Clock) -> None:
    pair = two(house)
    clocked(pair)
    clock.forward(100)
    agree(pair.mover, pair.other, "adjourn")
    clock.forward(DAY)
    state = pair.mover.state()
    assert state["clock"]["runs"] is None
    assert state["clock"]["left"][pair.opposite] == 200
    good(act(pair.other, "resume"))
    clock.forward(100)
    assert pair.mover.state()["clock"]["left"][pair.opposite] == 100


def test_a_take_back_gives_the_turn_back_and_no_time(house: Running, clock: Clock) -> None:
    pair = two(house)
    clocked(pair, "bank", 10, "game", 30)
    clock.forward(60)
    step = pair.mover.get("/takebacks").json()[-1]["step"]
    agree(pair.mover, pair.other, "take-back", step=step)
    state = pair.mover.state()
    assert state["clock"]["runs"] == pair.who
    assert state["clock"]["left"] == {pair.who: 600, pair.opposite: 540}


def test_the_clock_is_right_when_the_answer_of_the_database_was_lost(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The decision is stored with its clock, so the next request has to read both from the store."""
    pair, store = two(house), house.app.state.tables.store
    agree(pair.mover, pair.other, "clock", terms={"kind": "turn", "amount": 5, "zero": "game"})
    state = pair.mover.play(*TURN[:-1])
    add_steps = store.add_steps

    async def lose_answer(*steps: Any) -> None:
        await add_steps(*steps)
        monkeypatch.setattr(store, "add_steps", add_steps)
        raise Unavailable("lost")

    monkeypatch.setattr(store, "add_steps", lose_answer)
    sent = {"seq": state["seq"], "option": TURN[-1], "key": "once"}
    assert pair.mover.post("/play", sent).status_code == 503
    assert good(pair.mover.post("/play", sent))["clock"]["runs"] == pair.opposite


def test_other_terms_and_no_clock_any_more(house: Running, clock: Clock) -> None:
    pair = two(house)
    terms = {"kind": "turn", "amount": 5, "zero": "game", "more": 0}
    clocked(pair)
    refused(offer(pair.mover, "clock", terms=terms), "same-clock")
    refused(offer(pair.mover, "clock", terms=terms | {"kind": "bank", "zero": "pass"}), "bad-clock")
    refused(offer(pair.mover, "clock", terms=terms | {"kind": "post", "amount": 61}), "bad-clock")
    good(offer(pair.mover, "clock", terms=None))
    good(answer(pair.other, "decline"))
    assert pair.mover.state()["clock"] is not None
    agree(pair.other, pair.mover, "clock", terms=None)
    assert pair.mover.state()["clock"] is None
    clock.forward(DAY)
    begin(pair.other)
    refused(offer(pair.mover, "clock", terms=None), "same-clock")


# -- time without a server ---------------------------------------------------------------------------------------------


def test_time_without_a_worker_is_nobodys(own_url: str, clock: Clock) -> None:
    with timed(clock, own_url) as server:
        pair = two(server)
        clocked(pair)
        clock.forward(100)
        assert pair.mover.state()["clock"]["left"][pair.opposite] == 200
    clock.asleep = True
    clock.forward(5000)
    with timed(clock, own_url) as later:
        again = pair.table.at(later).seat(pair.opposite)
        left = again.state()["clock"]["left"][pair.opposite]
        assert left == 300, "the machine says that nobody was there since the clock began"
        clock.asleep = False
        clock.forward(301)
        wait_until(lambda: again.state()["result"] is not None)


def test_a_machine_that_slept_gives_the_time_back_before_anything_else(house: Running, clock: Clock) -> None:
    pair = two(house)
    clocked(pair)
    clock.asleep = True
    clock.forward(4000)
    begin(pair.other)
    assert pair.mover.state()["result"] is None
    assert pair.mover.state()["clock"]["left"][pair.opposite] == 300
    clock.forward(30)
    assert pair.mover.state()["clock"]["left"][pair.opposite] == 270, "a short pause is no sleep"


# -- holidays ----------------------------------------------------------------------------------------------------------


def by_post(server: Running) -> tuple[Two, ClubPerson]:
    """Two of the club with two days a turn, and whose time runs."""
    ann, ben = person(server, "Ann"), person(server, "Ben")
    table = ann.open()
    ben.sit(table, "mcp")
    sides = {"british": (table.seat("british"), ann), "mcp": (table.seat("mcp"), ben)}
    first = table.state["decision"]["actor"]
    second = "mcp" if first == "british" else "british"
    pair = Two(table, sides[first][0], sides[second][0], first, second)
    clocked(pair, "post", 2, "game")
    return pair, sides[second][1]


def test_holidays_stop_clocks_by_post(tmp_path: Path, clock: Clock) -> None:
    with timed(clock, file_url(tmp_path), ClubWish()) as server:
        pair, away = by_post(server)
        told = good(away.post("/me/holidays", {"begins": clock.now, "ends": clock.now + 5 * DAY}))
        assert (len(told["spans"]), told["days"], told["left"]) == (1, 30, 25)
        clock.forward(4 * DAY)
        assert pair.mover.state()["clock"]["held"]
        assert pair.mover.state()["clock"]["left"][pair.opposite] == 2 * DAY
        good(away.post("/me/holidays/end", {"begins": told["spans"][0]["begins"]}))
        assert not pair.mover.state()["clock"]["held"]
        clock.forward(2 * DAY - 10)
        assert pair.mover.state()["result"] is None
        clock.forward(11)
        wait_until(lambda: pair.mover.state()["result"] is not None)
        good(away.post("/me/forget", {}))
        assert _rows(tmp_path, "holidays") == 0


def test_a_holiday_that_ends_while_its_clock_is_set_counts(
    tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered, ended = Event(), Event()
    settle = timekeeper.Timekeeper._set

    async def slowly(keeper: timekeeper.Timekeeper, *given: Any) -> None:
        entered.set()
        await asyncio.to_thread(ended.wait, 60)
        await settle(keeper, *given)

    with timed(clock, file_url(tmp_path), ClubWish()) as server:
        pair, away = by_post(server)
        monkeypatch.setattr(timekeeper.Timekeeper, "_set", slowly)
        told = good(away.post("/me/holidays", {"begins": clock.now, "ends": clock.now + 5 * DAY}))
        assert entered.wait(60), "the clock is set by what was known of the holiday"
        good(away.post("/me/holidays/end", {"begins": told["spans"][0]["begins"]}))
        ended.set()
        clock.forward(2 * DAY + 1)
        wait_until(lambda: pair.mover.state()["result"] is not None, 20)


def _rows(folder: Path, table: str) -> int:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        found: int = database.execute(f"select count(*) from {table}").fetchone()[0]
        return found


def test_holidays_are_few(tmp_path: Path, clock: Clock) -> None:
    with timed(clock, file_url(tmp_path), ClubWish()) as server:
        ann = person(server, "Ann")
        now = clock.now
        refused(ann.post("/me/holidays", {"begins": now + DAY, "ends": now + DAY}), "bad-holiday")
        refused(ann.post("/me/holidays", {"begins": now - 9 * DAY, "ends": now - DAY}), "bad-holiday")
        refused(ann.post("/me/holidays", {"begins": now + 500 * DAY, "ends": now + 501 * DAY}), "bad-holiday")
        refused(ann.post("/me/holidays", {"begins": now, "ends": now + 31 * DAY}), "too-long-holiday")
        good(ann.post("/me/holidays", {"begins": now, "ends": now + 20 * DAY}))
        told = good(ann.post("/me/holidays", {"begins": now + 10 * DAY, "ends": now + 30 * DAY}))
        assert [span["ends"] - span["begins"] for span in told["spans"]] == [30 * DAY], "days count once"
        refused(ann.post("/me/holidays", {"begins": now + 40 * DAY, "ends": now + 41 * DAY}), "too-long-holiday")
        refused(ann.post("/me/holidays/end", {"begins": now + 1}), "no-holiday")
        assert good(ann.post("/me/holidays/end", {"begins": now}))["spans"] == []
        refused(person(server, "Ben").post("/me/holidays/end", {"begins": now}), "no-holiday")
        assert server.client.get("/api/club/me/holidays").status_code == 401


# -- kept --------------------------------------------------------------------------------------------------------------


def test_an_ending_is_in_the_record_and_travels_with_the_table(
    tmp_path: Path, clock: Clock, capsys: pytest.CaptureFixture[str]
) -> None:
    data, file, other = tmp_path / "tables.sqlite", tmp_path / "all.jsonl", tmp_path / "other.sqlite"
    with timed(clock, file_url(tmp_path)) as server:
        pair, plain = two(server), two(server)
        clocked(pair)
        good(act(pair.mover, "resign"))
        clocked(plain)
        record = pair.mover.get("/record").text
        seen = pair.mover.state()
    winner = pair.opposite
    assert f"# ended: {winner} resigned" in record
    assert "resignation" in record
    assert "投了" in record
    assert coinbox.load(record).result is None, "older programs read it as a game that was not played to its end"
    main(["admin", "export", str(file), "--data", str(data)])
    main(["admin", "import", str(file), "--data", str(other)])
    main(["admin", "check", "--data", str(other)])
    (tmp_path / "record.txt").write_text(record, encoding="utf-8")
    capsys.readouterr()
    main(["replay", str(tmp_path / "record.txt")])
    last = capsys.readouterr().out.strip().splitlines()[-3:]
    assert "resignation" in " ".join(last), "how it ended, not who has to decide"
    clock.forward(DAY)
    with timed(clock, sqlite_url(other)) as server:
        again = pair.table.at(server).seat(pair.who)
        assert again.state()["result"] == seen["result"]
        refused(again.send("event"), "game-over")
        going = plain.table.at(server).seat(plain.opposite)
        state = going.state()
        assert state["clock"]["runs"] is None, "a clock that was brought along stands still until somebody moves"
        assert begin(going)["clock"]["runs"] == plain.opposite


def test_moments_of_a_game_that_was_resigned(server: Running) -> None:
    pair = two(server)
    pair.mover.play(*TURN)
    state = good(act(pair.other, "resign"))
    last = good(pair.mover.get(f"/moments/{state['decisions']}"))
    assert last["result"] == state["result"]
    assert good(pair.mover.get("/moments/1"))["result"] is None
    told = good(pair.mover.get("/beats"))
    assert told["state"]["result"] == state["result"]
    assert pair.mover.get("/analysis").status_code == 200


# -- who may ---------------------------------------------------------------------------------------------------------


def test_forged_requests_change_nothing(server: Running) -> None:
    pair = two(server)
    pair.mover.play(*TURN)
    good(offer(pair.mover, "result", outcome="tie"))
    before = pair.mover.state()
    stranger = Person(server, pair.table.table, "nobodys")
    seat = two(server)
    draw = random.Random(5)
    bodies: list[tuple[str, Json]] = [
        ("/offers", {"about": "result", "outcome": "mcp"}),
        ("/offers", {"about": "take-back", "step": 2}),
        ("/offers", {"about": "adjourn"}),
        ("/offers", {"about": "clock", "terms": {"kind": "turn", "amount": 1, "zero": "game"}}),
        ("/offers/answer", {"offer": before["accord"]["offer"]["step"], "answer": "grant"}),
        ("/offers/answer", {"offer": before["accord"]["offer"]["step"], "answer": "withdraw"}),
        ("/resign", {}),
        ("/resume", {}),
    ]
    for path, body in bodies:
        sent = body | {"seq": before["seq"], "key": next(keys)}
        refused(stranger.post(path, sent), "no-seat")
        refused(Person(server, pair.table.table, seat.mover.token).post(path, sent), "no-seat")
        refused(pair.table.watcher.post(path, sent), "wrong-seat")
        spoilt = dict(sent)
        spoilt[draw.choice(list(sent))] = draw.choice([None, -1, "x" * 99, [], 10**30])
        assert pair.other.post(path, spoilt | {"key": "!"}).status_code == 400
        assert pair.other.post(path, sent | {"more": 1}).status_code == 400
        refused(pair.other.post(path, sent | {"seq": before["moved"] - 1}), "stale")
    refused(pair.mover.post("/offers/answer", bodies[4][1] | {"seq": before["seq"], "key": "k"}), "own-offer")
    assert pair.mover.state() == before


def test_alone_or_against_a_bot_there_is_nobody_to_agree_with(server: Running) -> None:
    alone = server.open().seat("british")
    refused(offer(alone, "adjourn"), "not-shared")
    refused(act(alone, "resign"), "not-shared")
    assert not alone.state()["accord"]["shared"]
    assert alone.get("/takebacks").json() == []


# -- several workers ---------------------------------------------------------------------------------------------------


def test_of_two_workers_one_grants_and_one_acts_at_zero(database: str, clock: Clock) -> None:
    with timed(clock, database) as one, timed(clock, database) as two_:
        pair = two(one)
        there = pair.table.at(two_).seat(pair.opposite)
        good(offer(pair.mover, "clock", terms={"kind": "turn", "amount": 5, "zero": "pass"}))
        state = there.state()
        asked = {"seq": state["seq"], "offer": state["accord"]["offer"]["step"]}
        sent = [(who, asked | {"key": next(keys), "answer": kind}) for who in (pair.other, there) for kind in ANSWERS]
        with ThreadPoolExecutor(4) as pool:
            found = list(pool.map(lambda each: each[0].post("/offers/answer", each[1]).status_code, sent))
        assert sorted(found) == [200, 409, 409, 409], "one answer, whoever comes first"
        if there.state()["clock"] is None:
            agree(pair.other, pair.mover, "clock", terms={"kind": "turn", "amount": 5, "zero": "pass"})
        pair.mover.play(*TURN)
        assert there.state()["clock"]["runs"] == pair.opposite
        moved = there.state()["moved"]
        clock.forward(301)
        wait_until(lambda: there.state()["clock"]["left"][pair.opposite] > 0)
        steps = _passes(there)
        assert steps == 1, "the turn was passed once"
        assert there.state()["moved"] > moved
        assert pair.other.state()["moved"] == there.state()["moved"]
        clock.forward(10)
        good(act(there, "resign"))
        assert pair.mover.state()["result"]["reason"] == "resigned"


ANSWERS = ("grant", "decline")


def _passes(who: Person) -> int:
    """How many turns the clock has played."""
    told = good(who.get("/beats", **{"from": 0}))
    return sum("time was up" in turn["reason"] for turn in told["turns"])
