"""`coinbox admin`: look, check, carry elsewhere, back up, clear away; on both databases, and at the edges."""

from __future__ import annotations

import gzip
import json
import random
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import coinbox
from coinbox.cli import main
from coinbox.table.place import VARIABLE, store_of
from coinbox.table.store import SCHEMA, sqlite_url
from tests.table.server import Opened, Person, Running, file_url, good, running
from tests.table.test_old_store import KNOWN, STORES

Admin = Callable[..., tuple[int, str, str]]
OLD = STORES / "0.3.0.sqlite"
MISFITS = 2
"""So many games of the old store do not fit the rules of today."""


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    """Runs a command; its exit code, what it says, and what it complains about."""

    def run(*words: str | Path) -> tuple[int, str, str]:
        code = main(["admin", *map(str, words)])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


@pytest.fixture
def old(tmp_path: Path) -> Path:
    return Path(shutil.copy(OLD, tmp_path / "old.sqlite"))


def table_with_everything(server: Running) -> Opened:
    """A table with a name, a friend, steps, an undo and agreements."""
    opened = server.open(seats={"british": "me", "mcp": "friend"}, name="一局", seed=3)
    british = opened.seat("british")
    british.play("limited-op")
    good(british.undo())
    good(british.post("/hints", {"agreed": True}))
    opened.seat(british.state()["decision"]["actor"]).play_random(2, random.Random(1))
    return opened


def rows(path: Path) -> dict[str, list[Any]]:
    """All that a file holds of tables; what older versions did not have is empty."""
    with sqlite3.connect(f"{path.as_uri()}?mode=ro", uri=True) as database:
        held = {name for (name,) in database.execute("select name from sqlite_master")}
        return {
            part: sorted(database.execute(f"select * from {part}"), key=repr) if part in held else []
            for part in ("games", "seats", "steps", "consents", "reviews")
        }


# -- looking -----------------------------------------------------------------------------------------------------------


def test_an_empty_store_is_told_of(admin: Admin, url: str) -> None:
    if "sqlite" in url:
        with running(url):
            pass
    code, out, _ = admin("status", "--database", url, "--json")
    told = json.loads(out)
    assert code == 0
    assert told["schema"] >= 1
    assert told["version"] == coinbox.__version__
    assert admin("check", "--database", url)[0] == 0
    assert admin("games", "--database", url)[0] == 0


def test_status_and_games_of_an_old_store(admin: Admin, old: Path) -> None:
    code, out, _ = admin("status", "--data", old)
    assert code == 0
    assert "10 tables, 564 steps" in out
    found = json.loads(admin("games", "--data", old, "--json")[1])
    assert len(found) == 10
    assert found == sorted(found, key=lambda line: line["played"], reverse=True)
    assert [line["id"] for line in json.loads(admin("games", "--data", old, "--limit", "2", "--json")[1])] == [
        line["id"] for line in found[:2]
    ]
    assert json.loads(admin("games", "--data", old, "--idle", "9y", "--json")[1]) == []
    assert "卓 10" in admin("games", "--data", old, "--lang", "ja")[1]


def test_one_table_is_shown_without_secrets(admin: Admin, tmp_path: Path) -> None:
    with running(file_url(tmp_path)) as server:
        opened = table_with_everything(server)
        waiting = server.invite(seats={"british": "me", "mcp": "friend"}, seed=None)
    code, out, _ = admin("show", opened.table, "--data", tmp_path)
    assert code == 0
    assert "一局" in out
    assert "foreseen" in out
    told = json.loads(admin("show", waiting.table, "--data", tmp_path, "--json")[1])
    assert told["players"] == {"british": "seated", "mcp": "invited"}
    assert (told["turn"], told["over"], told["problems"], told["seeded"]) == ("british", False, [], False)
    everything = out + json.dumps(told) + admin("games", "--data", tmp_path, "--json")[1]
    for token in (*opened.tokens.values(), opened.watch_token, *waiting.invitations.values()):
        assert token not in everything


@pytest.mark.parametrize("words", [["show", "nowhere"], ["delete", "nowhere", "--yes"], ["rename", "nowhere", "x"]])
def test_an_unknown_table_is_bad_input(admin: Admin, old: Path, words: list[str]) -> None:
    code, _, err = admin(*words, "--data", old)
    assert (code, err.strip()) == (2, "coinbox: there is no table 'nowhere'")
    assert "卓「nowhere」はありません" in admin(*words, "--data", old, "--lang", "ja")[2]
    assert rows(old) == rows(OLD)


def test_the_id_of_a_table_may_begin_with_a_hyphen(admin: Admin, old: Path) -> None:
    with sqlite3.connect(old) as database:
        for part, column in (("games", "id"), ("seats", "game"), ("steps", "game")):
            database.execute(f"update {part} set {column} = '-' || {column}")
    table = f"-{KNOWN['undone']['table']}"
    assert admin("show", table, "--data", old)[0] == 0
    assert admin("check", table, "--data", old)[0] == 0
    assert admin("rename", table, "-x", "--data", old)[0] == 0
    assert admin("export", old.with_name("one.jsonl"), table, "--data", old)[0] == 0
    assert admin("delete", table, table, "--yes", "--data", old)[0] == 0
    assert admin("show", "--json", "--data", old)[0] == 2


def test_a_missing_store_is_not_made_by_looking(admin: Admin, tmp_path: Path) -> None:
    for command in (["status"], ["check"], ["backup", tmp_path / "b"], ["expire", "--idle", "1d", "--yes"]):
        code, _, err = admin(*command, "--data", tmp_path / "slip.sqlite")
        assert code == 2
        assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_a_database_that_is_away_is_one_line(admin: Admin) -> None:
    code, out, err = admin("status", "--database", "postgresql://club:secret@127.0.0.1:1/coinbox")
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert "secret" not in err


# -- checking ----------------------------------------------------------------------------------------------------------


def test_check_replays_every_game_and_names_those_that_do_not_fit(admin: Admin, old: Path) -> None:
    code, out, _ = admin("check", "--data", old)
    assert code == 1
    assert KNOWN["march"]["table"] in out
    assert f"10 tables replayed (422 decisions): {MISFITS} with problems." in out
    fits = json.loads(admin("games", "--data", old, "--json")[1])[0]["id"]
    assert admin("check", fits, "--data", old)[0] == 0


@pytest.mark.parametrize(
    ("damage", "found"),
    [
        ("update games set wishes = '{' where id = ?", "damaged"),
        ("update games set game = 'chess' where id = ?", "chess"),
        ("update games set rules = 99 where id = ?", "99"),
        ("update games set initial = 'Dear friend' where id = ?", "a record begins"),
        ("update steps set note = '{' where game = ? and seq = 3", "step 3 is damaged"),
        ("update steps set option = 'thailand' where game = ? and seq = 4", "does not fit"),
        ("delete from steps where game = ? and seq = 4", "step 4 is missing"),
        ("delete from seats where game = ? and who = 'mcp'", "nobody has a key to the seat of mcp"),
        ("update seats set who = 'cook' where game = ? and who = 'watch'", 'no seat "cook"'),
    ],
)
def test_each_damage_is_found_and_hides_nothing_else(admin: Admin, tmp_path: Path, damage: str, found: str) -> None:
    with running(file_url(tmp_path)) as server:
        broken, whole = table_with_everything(server), table_with_everything(server)
    assert admin("check", "--data", tmp_path)[0] == 0
    with sqlite3.connect(tmp_path / "tables.sqlite") as database:
        assert database.execute(damage, (broken.table,)).rowcount == 1
    code, out, _ = admin("check", "--data", tmp_path)
    assert code == 1
    assert found in out
    assert whole.table not in out
    assert list(json.loads(admin("check", "--data", tmp_path, "--json")[1])["problems"]) == [broken.table]
    # What is damaged can still be listed, shown and carried away.
    assert admin("games", "--data", tmp_path)[0] == 0
    assert admin("show", broken.table, "--data", tmp_path)[0] == 1
    assert admin("export", tmp_path / "all.jsonl", "--data", tmp_path)[0] == 0


def test_rows_that_belong_to_no_table_are_found(admin: Admin, old: Path) -> None:
    with sqlite3.connect(old) as database:
        database.execute("insert into seats values ('nowhere', 'watch', 'x')")
    assert "1 row of seats belongs to no table" in admin("check", "--data", old)[1]


# -- carrying ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["all.jsonl", "all.jsonl.gz"])
def test_tables_come_back_from_an_archive_with_seats_and_steps(admin: Admin, old: Path, name: str) -> None:
    archive, new = old.with_name(name), old.with_name("new.sqlite")
    assert admin("export", archive, "--data", old)[0] == 0
    assert archive.stat().st_mode & 0o077 == 0
    assert admin("import", archive, "--data", new, "--dry-run")[0] == 1
    assert not new.exists()
    # Two of its games do not fit any more; they are taken in as they are, and that is told.
    assert admin("import", archive, "--data", new)[0] == 1
    assert rows(new) == rows(OLD)
    code, out, _ = admin("import", archive, "--data", new)
    assert code == 1
    assert "exist already" in out
    assert rows(new) == rows(OLD)


def test_an_archive_goes_from_one_database_to_the_other(admin: Admin, tmp_path: Path, postgres: str) -> None:
    with running(file_url(tmp_path)) as server:
        opened = table_with_everything(server)
        record = opened.watcher.get("/record").text
    archive = tmp_path / "one.jsonl"
    assert admin("export", archive, opened.table, "--data", tmp_path)[0] == 0
    assert admin("import", archive, "--database", postgres)[0] == 0
    with running(postgres) as there:
        for faction in ("british", "mcp"):
            person = Person(there, opened.table, opened.tokens[faction])
            assert person.state()["you"] == [faction]
            assert person.get("/record").text == record
    back = tmp_path / "back.jsonl"
    assert admin("export", back, opened.table, "--database", postgres)[0] == 0
    assert back.read_text().splitlines()[1] == archive.read_text().splitlines()[1]
    assert admin("delete", opened.table, "--yes", "--database", postgres)[0] == 0


def test_only_new_tables_are_taken_in_on_request(admin: Admin, old: Path) -> None:
    archive = old.with_name("all.jsonl")
    admin("export", archive, "--data", old)
    gone = KNOWN["march"]["table"]
    assert admin("delete", gone, "--yes", "--data", old)[0] == 0
    assert "1 table of" in admin("import", archive, "--only-new", "--data", old)[1]
    assert rows(old) == rows(OLD)


def damaged(archive: Path, change: Callable[[list[str]], list[str]]) -> None:
    archive.write_text("\n".join(change(archive.read_text().splitlines())) + "\n")


CHANGES: dict[str, Callable[[list[str]], list[str]]] = {
    "its end is missing": lambda lines: lines[:-1],
    "a table is missing": lambda lines: [lines[0], *lines[2:]],
    "a step was changed": lambda lines: [lines[0], lines[1].replace('"play"', '"auto"', 1), *lines[2:]],
    "no JSON": lambda lines: [lines[0], "{", *lines[2:]],
    "an unknown column": lambda lines: [lines[0], lines[1].replace('"who":', '"whom":', 1), *lines[2:]],
    "something behind the end": lambda lines: [*lines, lines[1]],
    "a newer format": lambda lines: [lines[0].replace('"format": 1', '"format": 9'), *lines[1:]],
    "a row of another table": lambda lines: [lines[0], lines[1].replace('"game":"', '"game":"x', 3), *lines[2:]],
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_a_damaged_archive_changes_nothing(admin: Admin, old: Path, change: Callable[[list[str]], list[str]]) -> None:
    archive, new = old.with_name("all.jsonl"), old.with_name("new.sqlite")
    admin("export", archive, "--data", old)
    damaged(archive, change)
    for command in (["import", archive], ["restore", archive, "--yes"]):
        code, _, err = admin(*command, "--data", new)
        assert code == 2
        assert len(err.splitlines()) == 1
    assert not new.exists() or rows(new)["games"] == []
    archive.write_bytes(gzip.compress(archive.read_bytes())[:-20])
    assert admin("restore", archive, "--yes", "--data", new)[0] == 2


def test_records_are_written_and_opened_as_tables(admin: Admin, tmp_path: Path) -> None:
    with running(file_url(tmp_path)) as server:
        opened = table_with_everything(server)
    assert admin("export", tmp_path / "records", "--records", "--data", tmp_path)[0] == 0
    file = tmp_path / "records" / f"{opened.table}.coin"
    decisions = coinbox.load(file.read_text()).decisions
    assert decisions
    assert admin("import", file, "--dry-run", "--data", tmp_path)[0] == 0
    code, out, _ = admin("import", file, "--data", tmp_path)
    assert code == 0
    table, token = out.split("#/t/")[1].strip().split("?seat=")
    with running(file_url(tmp_path)) as server:
        state = Person(server, table, token).state()
    assert (state["you"], state["decisions"]) == (["british", "mcp"], decisions)
    (tmp_path / "letter.coin").write_text("Dear friend")
    assert admin("import", tmp_path / "letter.coin", "--data", tmp_path)[0] == 2


def test_nothing_is_written_over(admin: Admin, old: Path) -> None:
    file = old.with_name("here")
    file.write_text("mine")
    for command in ("export", "backup"):
        code, _, err = admin(command, file, "--data", old)
        assert code == 2
        assert "exists already" in err
    assert file.read_text() == "mine"
    assert admin("backup", old.with_name("no") / "such" / "folder", "--data", old)[0] == 2


# -- backups -----------------------------------------------------------------------------------------------------------


def test_a_backup_is_made_while_the_server_plays_and_is_restored(admin: Admin, tmp_path: Path, url: str) -> None:
    copy = tmp_path / "copy"
    with running(url) as server:
        opened = table_with_everything(server)
        before = opened.watcher.get("/record").text
        code, out, _ = admin("backup", copy, "--database", url, "--json")
        assert code == 0, out
        assert json.loads(out)["tables"] >= 1
        opened.seat("british").post("/hints", {"agreed": False})
        later = server.open()
    code, out, _ = admin("restore", copy, "--database", url, "--dry-run")
    assert code == 0
    assert "nothing was changed" in out
    assert admin("show", later.table, "--database", url)[0] == 0
    assert admin("restore", copy, "--database", url)[0] == 2, "nobody can be asked here"
    assert admin("restore", copy, "--database", url, "--yes")[0] == 0
    with running(url) as server:
        person = Person(server, opened.table, opened.tokens["british"])
        assert person.get("/record").text == before
        assert person.state()["hints"]["agreed"] == ["british"]
    assert admin("show", later.table, "--database", url)[0] == 2


def test_a_backup_of_an_old_store_is_read_by_the_new_one(admin: Admin, old: Path, postgres: str) -> None:
    new = old.with_name("new.sqlite")
    for place in (["--data", new], ["--database", postgres]):
        assert admin("restore", OLD, "--yes", *place)[0] == 1, "two of its games do not fit"
        assert "10 tables, 564 steps" in admin("status", *place)[1]
    assert rows(new) == rows(old)
    assert OLD.read_bytes() == old.read_bytes()


def test_a_damaged_backup_is_not_restored(admin: Admin, old: Path, tmp_path: Path) -> None:
    broken = tmp_path / "broken.sqlite"
    data = bytearray(OLD.read_bytes())
    data[4096 : len(data) // 2] = random.Random(1).randbytes(len(data) // 2 - 4096)
    broken.write_bytes(data)
    assert admin("restore", broken, "--yes", "--data", old)[0] == 2
    broken.write_text("Dear friend")
    assert admin("restore", broken, "--yes", "--data", old)[0] == 2
    assert admin("restore", tmp_path / "nowhere", "--yes", "--data", old)[0] == 2
    assert rows(old) == rows(OLD)


# -- clearing away -----------------------------------------------------------------------------------------------------


def test_idle_tables_expire_after_a_question(admin: Admin, old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(sqlite_url(old)) as server:
        fresh = server.open()
    assert "10 tables would be deleted" in admin("expire", "--idle", "1h", "--dry-run", "--data", old)[1]
    assert admin("expire", "--idle", "1h", "--data", old)[0] == 2
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("builtins.input", lambda question: "n")
    code, out, _ = admin("expire", "--idle", "1h", "--data", old)
    assert code == 1
    assert "Nothing was done." in out
    assert len(rows(old)["games"]) == 11
    monkeypatch.setattr("builtins.input", lambda question: "y")
    archive = old.with_name("gone.jsonl")
    assert admin("expire", "--idle", "1h", "--to", archive, "--data", old)[0] == 0
    left = rows(old)
    assert [row[0] for row in left["games"]] == [fresh.table]
    assert {row[0] for part in ("seats", "steps") for row in left[part]} == {fresh.table}
    assert admin("import", archive, "--data", old)[0] == 1
    assert len(rows(old)["games"]) == 11


@pytest.mark.parametrize("idle", ["", "180", "d", "-3d", "0d", "3m", "1e3d", "９d"])
def test_a_time_must_be_understood(admin: Admin, old: Path, idle: str) -> None:
    code, _, err = admin("expire", f"--idle={idle}", "--yes", "--data", old)
    assert code == 2
    assert len(err.splitlines()) == 1
    assert rows(old) == rows(OLD)


@pytest.mark.parametrize("limit", ["0", "-3", "many"])
def test_a_number_of_tables_is_at_least_one(admin: Admin, old: Path, limit: str) -> None:
    code, out, err = admin("games", f"--limit={limit}", "--data", old)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1


def test_a_table_is_deleted_and_renamed(admin: Admin, old: Path) -> None:
    table = KNOWN["march"]["table"]
    assert admin("rename", table, "決勝", "--data", old)[0] == 0
    assert json.loads(admin("show", table, "--data", old, "--json")[1])["name"] == "決勝"
    assert admin("rename", table, "", "--data", old)[0] == 0
    assert json.loads(admin("show", table, "--data", old, "--json")[1])["name"] is None
    for name in ("x" * 81, "two\nlines"):
        assert admin("rename", table, name, "--data", old)[0] == 2
    assert "would be deleted" in admin("delete", table, "--dry-run", "--data", old)[1]
    assert admin("delete", table, "--yes", "--data", old)[0] == 0
    assert all(row[0] != table for part in rows(old).values() for row in part)


def test_migrate_asks_and_tells_the_schema(admin: Admin, old: Path, tmp_path: Path) -> None:
    assert admin("migrate", "--data", old)[0] == 2
    for words, found in (("--dry-run",), 1), (("--dry-run",), 1), (("--yes",), 1), (("--yes",), SCHEMA):
        told = json.loads(admin("migrate", "--data", old, *words, "--json")[1])
        assert (told["found"], told["wanted"]) == (found, SCHEMA), "a dry run changes nothing"
    newer = Path(shutil.copy(OLD, tmp_path / "newer.sqlite"))
    with sqlite3.connect(newer) as database:
        database.execute("update about set value = '99'")
    code, _, err = admin("status", "--data", newer)
    assert code == 2
    assert "99" in err


# -- where games are kept ----------------------------------------------------------------------------------------------


def test_the_address_of_the_database_need_not_stand_on_the_command_line(
    admin: Admin, old: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = old.with_name("store")
    file.write_text(f"# of the club\n{sqlite_url(old)}\n")
    assert "10 tables" in admin("status", "--store-file", file)[1]
    monkeypatch.setenv(VARIABLE, sqlite_url(old))
    assert "10 tables" in admin("status")[1]
    assert store_of(None, "postgresql://here/x", None).place == "postgresql+psycopg://here/x"
    for wrong in (["--store-file", file, "--data", old], ["--store-file", old], ["--store-file", old.with_name("no")]):
        code, _, err = admin("status", *wrong)
        assert code == 2
        assert len(err.splitlines()) == 1


def test_tokens_are_stored_nowhere(tmp_path: Path, admin: Admin) -> None:
    with running(file_url(tmp_path)) as server:
        opened = table_with_everything(server)
        good(Person(server, opened.table, opened.tokens["british"]).post("/seats/mcp/invite", {}))
    admin("export", tmp_path / "all.jsonl", "--data", tmp_path)
    text = (tmp_path / "all.jsonl").read_text() + (tmp_path / "tables.sqlite").read_bytes().decode("latin-1")
    for token in (*opened.tokens.values(), opened.watch_token):
        assert token not in text
