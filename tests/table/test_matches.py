"""Tournaments of the club: made, joined, paired once, settled by their tables or by hand, left, and taken along."""

from __future__ import annotations

import asyncio
import io
import json
import random
import zipfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

import coinbox
from coinbox.cli import main
from coinbox.kernel.rules import Result
from coinbox.table.club.club import ClubWish
from coinbox.table.club.matches.matches import MOST_TOURNAMENTS, result_of
from coinbox.table.entrance import Entrance
from coinbox.table.limits import limits_of
from coinbox.table.store import backup, sqlite_url
from coinbox.table.table import Table
from tests.table.club import ClubPerson, named, person
from tests.table.server import Json, Running, file_url, good, refused, running

NEW = {"name": "Autumn Cup", "kind": "robin", "games": ["malaya", "kenya"], "sides": True}


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    with running(file_url(tmp_path), club=ClubWish()) as found:
        yield found


def made(owner: ClubPerson, *people: ClubPerson, **other: Any) -> str:
    """A tournament that these have joined."""
    match: str = good(owner.post("/matches", NEW | other))["id"]
    for each in people:
        good(each.post(f"/matches/{match}/join", {}))
    return match


def begun(owner: ClubPerson, *people: ClubPerson, **other: Any) -> Json:
    match = made(owner, *people, **other)
    return good(owner.post(f"/matches/{match}/rounds", {"round": 1}))


def enter(
    owner: ClubPerson, match: str, round: int, result: str | None = "first", board: int = 1, **other: Any
) -> Json:
    """The owner says how the games of a pair ended."""
    told = good(owner.get(f"/matches/{match}"))
    (pair,) = [each for each in told["pairings"][round - 1]["pairs"] if each["board"] == board]
    for leg in range(1, len(pair["games"]) + 1):
        body = {"round": round, "board": board, "leg": leg, "result": result} | other
        told = good(owner.post(f"/matches/{match}/results", body))
    return told


def tables_of(told: Json) -> list[str]:
    games = [game for each in told["pairings"] for pair in each["pairs"] for game in pair["games"]]
    return [game["table"] for game in games if game["table"]]


def games_of(told: Json, round: int = 1) -> list[Json]:
    return [game for pair in told["pairings"][round - 1]["pairs"] for game in pair["games"]]


def play_out(table: str, *players: ClubPerson) -> Json:
    """Play a game to its end; whoever can passes."""
    draw, seats = random.Random(4), [each.at(table) for each in players]
    states = [seat.state() for seat in seats]
    at = 0
    while states[at]["decision"] is not None:
        if not states[at]["decision"]["yours"]:
            at = 1 - at
            states[at] = seats[at].state()
            continue
        names = [option["name"] for option in states[at]["decision"]["options"]]
        option = "pass" if "pass" in names else draw.choice(names)
        states[at] = good(seats[at].send(option, seq=states[at]["seq"]))
    found: Json = states[at]
    return found


def end(monkeypatch: pytest.MonkeyPatch, table: str, winner: str) -> str:
    """Let a table be over, as it says itself."""
    over, result = Table.over, Table.result
    won = Result(winner, "threshold", {}, winner)
    monkeypatch.setattr(Table, "over", property(lambda each: each.id == table or over.__get__(each)))
    monkeypatch.setattr(Table, "result", property(lambda each: won if each.id == table else result.__get__(each)))
    return winner


# -- a whole one -------------------------------------------------------------------------------------------------------


def test_a_round_robin_from_the_first_click_to_the_last(own_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(own_url, club=ClubWish()) as house:
        ann, bob, cat = (person(house, name) for name in ("Ann", "Bob", "Cat"))
        match = made(ann, ann, bob, cat)
        told = good(bob.get(f"/matches/{match}"))
        assert (told["state"], told["you"], told["standings"], told["pairings"]) == ("open", 2, [], [])
        assert good(bob.post(f"/matches/{match}/join", {}))["people"] == told["people"], "he is in already"
        listed = {each["id"]: each for each in bob.get("/matches").json()}
        assert (listed[match]["people"], listed[match]["joined"], listed[match]["state"]) == (3, True, "open")

        told = good(ann.post(f"/matches/{match}/rounds", {"round": 1}))
        assert (told["state"], told["round"], told["rounds"], told["open_games"]) == ("running", 1, 3, 2)
        bye, pair = sorted(told["pairings"][0]["pairs"], key=lambda each: each["second"] is not None)
        assert [game["how"] for game in bye["games"]] == ["bye", "bye"]
        assert bye["points"] == [2.0, 0.0], "a bye is a won match"
        one, other = pair["games"]
        assert (one["first"], one["second"]) == (other["second"], other["first"]), "sides are changed"
        people = dict(zip((1, 2, 3), (ann, bob, cat), strict=True))
        players = people[pair["first"]], people[pair["second"]]
        for each in players:
            state = each.at(each.tables()[0]).state()
            assert state["name"] == "Autumn Cup · 1"
            assert set(named(state).values()) == {good(who.get("/me"))["name"] for who in players}
            assert state["hints"]["shared"], "nobody is helped who plays another"
            assert set(each.tables()) == set(tables_of(good(each.get(f"/matches/{match}"))))
        assert tables_of(good(people[bye["first"]].get(f"/matches/{match}"))) == [], "tables are for who plays there"

        # The table says how the game has ended.
        table = tables_of(good(players[0].get(f"/matches/{match}")))[0]
        if "sqlite" in own_url:
            outcome = play_out(table, *players)["result"]["outcome"]
        else:
            outcome = end(monkeypatch, table, "british")
        told = good(cat.get(f"/matches/{match}"))
        game = games_of(told)[0] if pair["board"] == 1 else games_of(told)[2]
        assert (game["how"], game["result"]) == ("table", "first" if outcome == "british" else game["result"])
        assert told["open_games"] == 1
        (won,) = told["won"]
        assert sum(won["wins"]) + won["ties"] + won["none"] == 1

        refused(ann.post(f"/matches/{match}/rounds", {"round": 2}), "match-not-done")
        body = {"round": 1, "board": pair["board"], "leg": 2, "result": "tie", "note": "  by  agreement "}
        told = good(ann.post(f"/matches/{match}/results", body))
        assert (told["open_games"], games_of(told)[-1 if pair["board"] == 2 else 1]["note"]) == (0, "by agreement")
        for round in (2, 3):
            told = good(ann.post(f"/matches/{match}/rounds", {"round": round}))
            assert told["pairings"][-1]["game"] == ("kenya" if round == 2 else "malaya")
            board = next(each["board"] for each in told["pairings"][-1]["pairs"] if each["second"] is not None)
            told = enter(ann, match, round, board=board)
        assert told["state"] == "over"
        assert sum(line["points"] for line in told["standings"]) == 3 * 4
        refused(ann.post(f"/matches/{match}/rounds", {"round": 4}), "match-over")
        refused(ann.post(f"/matches/{match}/rounds", {"round": 99}), "match-over")


@pytest.mark.parametrize(
    ("winner", "outcome", "found"),
    [("british", "british", "first"), ("mcp", "mcp", "second"), (None, "tie", "tie"), (None, "japanese", "none")],
)
def test_what_a_result_is_worth(winner: str | None, outcome: str, found: str) -> None:
    assert result_of(Result(winner, "threshold", {}, outcome), ("british", "mcp")) == found
    assert result_of(None, ("british", "mcp")) is None


def test_a_swiss_tournament_has_no_more_rounds_than_people_need(house: Running) -> None:
    people = [person(house, name) for name in ("Ann", "Bob", "Cat", "Dan")]
    ann = people[0]
    told = begun(ann, *people, kind="swiss", rounds=9, sides=False, games=["kenya"])
    match = told["id"]
    assert (told["rounds"], told["kind"], [len(pair["games"]) for pair in told["pairings"][0]["pairs"]]) == (
        3,
        "swiss",
        [1, 1],
    )
    for round in (1, 2, 3):
        for board in (1, 2):
            told = enter(ann, match, round, board=board)
        if round < 3:
            told = good(ann.post(f"/matches/{match}/rounds", {"round": round + 1}))
    met = {frozenset((pair["first"], pair["second"])) for each in told["pairings"] for pair in each["pairs"]}
    assert len(met) == 6, "nobody has met anybody twice"
    assert told["state"] == "over"
    # What was said by hand can be taken back: then the table decides, which is not over.
    told = enter(ann, match, 2, result=None, note=None)
    assert (told["state"], games_of(told, 2)[0]["how"]) == ("running", None)


def test_the_owner_ends_it_early_and_deletes_it(house: Running) -> None:
    ann, bob, cat = (person(house, name) for name in ("Ann", "Bob", "Cat"))
    match = made(ann, ann, bob, cat)
    refused(ann.post(f"/matches/{match}/end", {}), "match-not-begun")
    good(ann.post(f"/matches/{match}/rounds", {"round": 1}))
    assert good(ann.post(f"/matches/{match}/end", {}))["state"] == "running", "its games are still open"
    playing = [each for each in (ann, bob, cat) if each.tables()]
    told = good(ann.get(f"/matches/{match}"))
    board = next(each["board"] for each in told["pairings"][0]["pairs"] if each["second"] is not None)
    assert enter(ann, match, 1, board=board)["state"] == "over"
    assert ann.post(f"/matches/{match}/delete", {}).json() == []
    refused(ann.get(f"/matches/{match}"), "unknown-match")
    assert playing[0].at(playing[0].tables()[0]).state()["seq"], "the tables stay as games"


# -- who may -----------------------------------------------------------------------------------------------------------


def test_others_may_not_what_the_owner_may_and_strangers_nothing(house: Running) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    match = made(ann, ann, bob)
    for path, body in (
        ("", NEW),
        (f"/{match}/rounds", {"round": 1}),
        (f"/{match}/results", {"round": 1, "board": 1, "leg": 1, "result": "first"}),
        (f"/{match}/end", {}),
        (f"/{match}/delete", {}),
        (f"/{match}/people/{ann.id}/remove", {}),
    ):
        refused(bob.post(f"/matches{path}", body), "not-owner")
        refused(ClubPerson(house).post(f"/matches{path}", body), "no-person")
    for path in ("", f"/{match}", f"/{match}/games.csv", f"/{match}/standings.csv", f"/{match}/records.zip?round=1"):
        refused(ClubPerson(house).get(f"/matches{path}"), "no-person")
    refused(ClubPerson(house).post(f"/matches/{match}/join", {}), "no-person")
    refused(ann.post("/matches/nowhere/join", {}), "unknown-match")
    refused(ann.post(f"/matches/{match}/people/nobody/remove", {}), "unknown-person")
    assert good(ann.get(f"/matches/{match}"))["round"] == 0


def test_without_a_club_there_are_no_tournaments(server: Running) -> None:
    refused(ClubPerson(server).get("/matches"), "no-club")
    refused(ClubPerson(server).post("/matches", NEW), "no-club")


@pytest.mark.parametrize(
    "wrong",
    [
        *({"name": ""}, {"name": "  "}, {"name": "a\nb"}, {"name": "x" * 61}, {"kind": "knockout"}, {"games": []}),
        *({"rounds": 0}, {"rounds": 32}, {"sides": 1}, {"games": "malaya"}, {"owner": "me"}),
    ],
)
def test_a_tournament_that_nobody_can_have(house: Running, wrong: Json) -> None:
    ann = person(house, "Ann")
    assert ann.post("/matches", NEW | wrong).status_code == 400
    assert ann.get("/matches").json() == []


def test_games_rounds_people_and_tournaments_have_their_limits(house: Running) -> None:
    ann = person(house, "Ann")
    refused(ann.post("/matches", NEW | {"games": ["malaya", "chess"]}), "unknown-game")
    match = made(ann, ann, games=["malaya", "malaya"])
    assert good(ann.get(f"/matches/{match}"))["games"] == ["malaya"]
    refused(ann.post(f"/matches/{match}/rounds", {"round": 1}), "match-few")
    crowd = [person(house, f"P{n}") for n in range(32)]
    for each in crowd[:31]:
        good(each.post(f"/matches/{match}/join", {}))
    assert "32" in refused(crowd[31].post(f"/matches/{match}/join", {}), "match-full")
    refused(ann.post(f"/matches/{match}/rounds", {"round": 2}), "not-found")
    told = good(ann.post(f"/matches/{match}/rounds", {"round": 1}))
    assert (told["rounds"], told["open_games"]) == (31, 32)
    refused(crowd[31].post(f"/matches/{match}/join", {}), "match-begun")
    refused(ann.post(f"/matches/{match}/results", {"round": 1, "board": 17, "leg": 1, "result": "tie"}), "not-found")
    for _ in range(MOST_TOURNAMENTS - 1):
        good(ann.post("/matches", NEW))
    refused(ann.post("/matches", NEW), "too-many-matches")


def test_a_round_is_counted_as_its_tables_all_or_none(tmp_path: Path) -> None:
    entrance = Entrance(limits=limits_of(["tables=3/hour"]))
    away = {"X-Forwarded-For": "203.0.113.7"}  # a proxy's mark: who seems to be at home is counted, too
    with running(file_url(tmp_path), entrance=entrance, club=ClubWish()) as house:
        people = [person(house, name) for name in ("Ann", "Bob", "Cat", "Dan")]
        ann = people[0]
        match = made(ann, *people, sides=False)

        def ask(round: int) -> Any:
            url = f"/api/club/matches/{match}/rounds"
            return house.client.post(url, json={"round": round}, headers=ann.headers | away)

        good(ask(1))
        good(ask(1))  # is there, and costs nothing
        for board in (1, 2):
            enter(ann, match, 1, board=board)
        assert "tables" in refused(ask(2), "too-many")
        assert good(ann.get(f"/matches/{match}"))["round"] == 1
        assert [len(each.tables()) for each in people] == [1, 1, 1, 1]


# -- several at once ---------------------------------------------------------------------------------------------------


def test_two_workers_and_many_clicks_open_one_round(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(database, club=ClubWish()) as one, running(database, club=ClubWish()) as two:
        people = [person(one, name) for name in ("Ann", "Bob", "Cat", "Dan", "Eve")]
        ann = people[0]
        match = made(ann, *people)
        clicks = [ClubPerson(server, ann.key) for server in (one, two) * 3]
        leaving = ClubPerson(two, people[4].key)
        with ThreadPoolExecutor(7) as threads:
            left = threads.submit(leaving.post, f"/matches/{match}/leave", {})
            told = list(threads.map(lambda each: good(each.post(f"/matches/{match}/rounds", {"round": 1})), clicks))
            good(left.result())
        told = [good(each.get(f"/matches/{match}")) for each in clicks]
        assert all(each["pairings"] == told[0]["pairings"] for each in told)
        assert len(told[0]["pairings"]) == 1
        # Whoever of the two was quicker, nobody is left without a result or an opponent.
        seen = [number for pair in told[0]["pairings"][0]["pairs"] for number in (pair["first"], pair["second"])]
        assert sorted(n for n in seen if n) == [each["number"] for each in told[0]["people"]]
        assert sorted(len(each.tables()) for each in people[:4]) in ([2, 2, 2, 2], [0, 2, 2, 2])
        # A game that is over is counted once, whichever worker is asked.
        mine = good(ann.get(f"/matches/{match}"))
        played = (game for each in people[:4] for game in games_of(good(each.get(f"/matches/{match}"))))
        # Who met the one that left has won without playing.
        table = next(game["table"] for game in played if game["table"] and game["result"] is None)
        end(monkeypatch, table, "british")
        there = good(ClubPerson(two, ann.key).get(f"/matches/{match}"))
        assert there["open_games"] < mine["open_games"]
        assert sum(game["how"] == "table" for game in games_of(there)) == 1


# -- leaving -----------------------------------------------------------------------------------------------------------


def test_before_it_begins_people_come_and_go(house: Running) -> None:
    ann, bob, cat = (person(house, name) for name in ("Ann", "Bob", "Cat"))
    match = made(ann, ann, bob, cat)
    told = good(bob.post(f"/matches/{match}/leave", {}))
    assert ([each["name"] for each in told["people"]], told["you"]) == (["Ann", "Cat"], None)
    good(bob.post(f"/matches/{match}/leave", {}))
    good(bob.post(f"/matches/{match}/join", {}))
    told = good(ann.post(f"/matches/{match}/people/{cat.id}/remove", {}))
    assert [each["name"] for each in told["people"]] == ["Ann", "Bob"]


@pytest.mark.parametrize("kind", ["robin", "swiss"])
def test_who_leaves_gives_his_open_games_away_and_the_others_go_on(house: Running, kind: str) -> None:
    people = [person(house, name) for name in ("Ann", "Bob", "Cat", "Dan")]
    ann, bob = people[:2]
    match = begun(ann, *people, kind=kind)["id"]
    told = good(bob.post(f"/matches/{match}/leave", {}))
    number = next(each["number"] for each in told["people"] if each["name"] == "Bob")
    mine = [game for game in games_of(told) if number in (game["first"], game["second"])]
    assert [(game["how"], game["first" if game["result"] == "first" else "second"] != number) for game in mine] == [
        *(("left", True), ("left", True)),
    ]
    assert next(each for each in told["people"] if each["name"] == "Bob")["gone"]
    assert bob.tables(), "the table stays his"
    assert good(bob.post(f"/matches/{match}/join", {}))["people"] == told["people"], "who has left has left"
    board = next(
        pair["board"] for pair in told["pairings"][0]["pairs"] if number not in (pair["first"], pair["second"])
    )
    enter(ann, match, 1, board=board)
    told = good(ann.post(f"/matches/{match}/rounds", {"round": 2}))
    again = [game for game in games_of(told, 2) if number in (game["first"], game["second"])]
    if kind == "swiss":
        assert again == [], "he is paired no more"
        assert sum(game["how"] == "bye" for game in games_of(told, 2)) == 2
    else:
        assert {game["how"] for game in again} == {"left"}, "who would have met him has won"


def test_who_is_removed_from_the_club_has_left_and_what_was_over_counts(
    house: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    told = begun(ann, ann, bob)
    end(monkeypatch, tables_of(told)[0], "mcp")
    good(ann.post(f"/people/{bob.id}/remove", {"removed": True}))
    played, given = games_of(good(ann.get(f"/matches/{told['id']}")))
    assert (played["how"], given["how"]) == ("table", "left")
    assert played["result"] == "second"


def test_a_table_that_is_deleted_leaves_its_result(house: Running, tmp_path: Path) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    match = begun(ann, ann, bob)["id"]
    enter(ann, match, 1)
    one, other = sorted(ann.tables())
    assert main(["admin", "delete", one, other, "--yes", "--data", str(tmp_path / "tables.sqlite")]) == 0
    told = good(ann.get(f"/matches/{match}"))
    assert (told["state"], tables_of(told)) == ("over", [])
    assert [game["result"] for game in games_of(told)] == ["first", "first"]
    # Without table and result only the owner knows.
    told = enter(ann, match, 1, result=None)
    assert (told["state"], told["open_games"]) == ("running", 2)
    assert main(["admin", "check", "--data", str(tmp_path / "tables.sqlite")]) == 0


# -- files -------------------------------------------------------------------------------------------------------------


def test_a_tournament_is_taken_along(house: Running, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bob = person(house, "Ann"), person(house, '=cmd("x"), Bob')
    match = begun(ann, ann, bob)["id"]
    enter(ann, match, 1, result="tie", note="a, b")
    lines = bob.get(f"/matches/{match}/games.csv").text.splitlines()
    assert lines[0].startswith("round,board,leg,game,side_1,player_1")
    assert len(lines) == 3
    assert '"\'=cmd(""x""), Bob"' in lines[1], "no spreadsheet takes a name for a formula"
    assert lines[1].endswith('tie,hand,"a, b"')
    standings = bob.get(f"/matches/{match}/standings.csv").text.splitlines()
    assert [line.split(",")[0] for line in standings] == ["place", "1", "1"]
    body = bob.get(f"/matches/{match}/records.zip", round=1).content
    with zipfile.ZipFile(io.BytesIO(body)) as found:
        assert found.namelist() == ["01-01-1-malaya.coin", "01-01-2-malaya.coin"]
        text = found.read("01-01-1-malaya.coin").decode()
    assert "Ann" in text
    coinbox.load(text)
    assert zipfile.ZipFile(io.BytesIO(bob.get(f"/matches/{match}/records.zip", round=9).content)).namelist() == []

    data = ["--data", str(tmp_path / "tables.sqlite")]
    capsys.readouterr()
    assert main(["admin", "club", "matches", "--json", *data]) == 0
    (listed,) = json.loads(capsys.readouterr().out)
    assert (listed["id"], listed["state"], listed["people"]) == (match, "over", 2)
    assert main(["admin", "club", "matches", *data]) == 0
    assert "Autumn Cup" in capsys.readouterr().out
    folder = tmp_path / "out"
    assert main(["admin", "club", "match", match, str(folder), *data]) == 0
    names = {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}
    assert names == {
        *("match.json", "games.csv", "standings.csv"),
        *("records/01-01-1-malaya.coin", "records/01-01-2-malaya.coin"),
    }
    assert json.loads((folder / "match.json").read_text())["standings"][0]["points"] == 1.0
    for words in (["match", "nowhere", str(tmp_path / "none")], ["match", match, str(folder)]):
        assert main(["admin", "club", *words, *data]) == 2
        assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_backups_know_tournaments(house: Running, tmp_path: Path) -> None:
    ann, bob = person(house, "Ann"), person(house, "Bob")
    match = begun(ann, ann, bob)["id"]
    table = ann.tables()[0]
    copy, archive, fresh = tmp_path / "copy.sqlite", tmp_path / "tables.jsonl", tmp_path / "fresh.sqlite"
    data = ["--data", str(tmp_path / "tables.sqlite")]
    asyncio.run(backup(file_url(tmp_path), copy))
    assert main(["admin", "export", str(archive), table, *data]) == 0
    assert main(["admin", "restore", str(copy), "--yes", "--data", str(fresh)]) == 0
    with running(sqlite_url(fresh), club=ClubWish()) as again:
        told = good(ClubPerson(again, ann.key).get(f"/matches/{match}"))
        assert set(tables_of(told)) == set(ann.tables())
    # An archive takes no tournament to a club that does not know it.
    other = tmp_path / "other.sqlite"
    assert main(["admin", "import", str(archive), "--data", str(other)]) == 0
    assert main(["admin", "check", "--data", str(other)]) == 0
    with running(sqlite_url(other), club=ClubWish()) as elsewhere:
        assert person(elsewhere, "Ann").get("/matches").json() == []
