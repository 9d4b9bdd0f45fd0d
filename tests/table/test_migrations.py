"""The schema moves forward while older programs still run, with a copy of every file as it was."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import psycopg
import pytest

from coinbox.table.store import SCHEMA, Migrated, Store, StoreError, backup, migrate, sqlite_url
from coinbox.table.store import migrations as steps_of
from coinbox.table.store.migrations import MIGRATIONS, Migration
from coinbox.text.errors import told
from tests.table.server import Person, good, refused, running, wait_until
from tests.table.test_old_store import KNOWN, STORES

OLD = "select id, game, scenario, rules, wishes from games order by id"


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A store that version 0.3.0 has written."""
    return Path(shutil.copy(STORES / "0.3.0.sqlite", tmp_path / "tables.sqlite"))


def rows(path: Path, query: str) -> list[tuple[Any, ...]]:
    with sqlite3.connect(path) as store:
        return store.execute(query).fetchall()


def said(path: Path) -> dict[str, str]:
    return dict(rows(path, "select key, value from about"))


# -- forward -----------------------------------------------------------------------------------------------------------


def test_a_store_of_0_3_0_is_migrated_with_a_copy_beside_it_and_played_on(old: Path) -> None:
    games, steps = rows(old, OLD), rows(old, "select * from steps order by game, seq")
    found = asyncio.run(migrate(sqlite_url(old)))
    copy = old.with_name("tables.sqlite.schema-1.bak")
    assert found == Migrated(1, SCHEMA, copy)
    assert rows(copy, OLD) == rows(old, OLD) == games
    assert rows(copy, "select * from steps order by game, seq") == steps
    assert said(copy) == {"version": "1"}
    assert said(old) == {"version": "1", "schema": str(SCHEMA)}
    assert asyncio.run(migrate(sqlite_url(old))) == Migrated(SCHEMA, SCHEMA, None), "there is nothing more to do"
    with running(sqlite_url(old)) as server:
        person = Person(server, KNOWN["running"]["table"], KNOWN["running"]["watch"])
        actor = person.state()["decision"]["actor"]
        before = person.last["seq"]
        seated = Person(server, person.table, KNOWN["running"]["seats"][actor])
        assert seated.play_random(3, random.Random(1))["seq"] > before


def test_the_bots_of_an_old_store_go_on_by_themselves(old: Path) -> None:
    """Nobody opens the table: that a bot is to move is found out by a job."""
    table = KNOWN["running"]["table"]
    with sqlite3.connect(old) as store:
        (wishes,) = store.execute("select wishes from games where id = ?", (table,)).fetchone()
        store.execute(
            "update games set wishes = ? where id = ?",
            (wishes.replace('"me"', '"bot:random"').replace('"friend"', '"bot:random"'), table),
        )
        (before,) = store.execute("select count(*) from steps where game = ?", (table,)).fetchone()
    with running(sqlite_url(old)):
        wait_until(lambda: rows(old, f"select count(*) from steps where game = '{table}'")[0][0] > before + 5)


def test_a_second_copy_does_not_replace_the_first(old: Path) -> None:
    shutil.copy(old, old.with_name("tables.sqlite.schema-1.bak"))
    found = asyncio.run(migrate(sqlite_url(old)))
    assert found.backup == old.with_name("tables.sqlite.schema-1-2.bak")


def test_a_new_store_needs_no_copy(tmp_path: Path) -> None:
    path = tmp_path / "new.sqlite"
    assert asyncio.run(migrate(sqlite_url(path))) == Migrated(0, SCHEMA, None)
    assert [each.name for each in tmp_path.iterdir() if each.suffix == ".bak"] == []


def test_a_migration_that_fails_leaves_everything_as_it_was(old: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = rows(old, "select name, sql from sqlite_master order by name")
    broken = (*MIGRATIONS, Migration("broken", ("CREATE TABLE extra (id INTEGER)", "CREATE NONSENSE")))
    monkeypatch.setattr(steps_of, "MIGRATIONS", broken)
    monkeypatch.setattr(steps_of, "SCHEMA", len(broken))
    with pytest.raises(StoreError, match="NONSENSE"):
        asyncio.run(migrate(sqlite_url(old)))
    assert rows(old, "select name, sql from sqlite_master order by name") == tables
    assert said(old) == {"version": "1"}
    monkeypatch.undo()
    assert asyncio.run(migrate(sqlite_url(old))).changed


def test_an_older_program_goes_on_while_the_schema_moves(database: str) -> None:
    """A connection of a program that knows only the first tables writes before, during and after the migration."""
    with psycopg.connect(database) as older:
        older.execute("CREATE TABLE about (key VARCHAR(40) NOT NULL PRIMARY KEY, value TEXT NOT NULL)")
        for statement in MIGRATIONS[0].statements:
            older.execute(statement)
        older.execute("INSERT INTO about VALUES ('version', '1')")
        older.commit()
        with running(database) as server:
            opened = server.open()
            step = (opened.table, opened.state["seq"] + 1)
            # What a program without jobs, news and workers writes.
            insert = (
                "INSERT INTO steps (game, seq, kind, option, actor, at) "
                "VALUES (%s, %s, 'play', 'limited-op', 'british', 0)"
            )
            older.execute(insert, step)
            older.commit()
            assert opened.watcher.state()["seq"] == step[1]
            opened.seat("british").play("pass")
        assert older.execute("SELECT value FROM about WHERE key = 'version'").fetchone() == ("1",)


def test_a_schema_that_was_only_added_to_is_no_obstacle_for_an_older_program(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(migrate(sqlite_url(path)))
    with sqlite3.connect(path) as store:
        store.execute("update about set value = '99' where key = 'schema'")
        store.execute("alter table games add column mood text")
    with running(sqlite_url(path)) as server:
        server.open().seat("british").play("limited-op")
    assert said(path)["schema"] == "99"


def test_five_starts_at_once_on_an_empty_database(database: str) -> None:
    async def starts() -> list[Migrated]:
        return await asyncio.gather(*(migrate(database) for _ in range(5)))

    found = asyncio.run(starts())
    assert sorted(each.found for each in found) == [0, SCHEMA, SCHEMA, SCHEMA, SCHEMA]


# -- what is refused ---------------------------------------------------------------------------------------------------


def opened(url: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        asyncio.run(Store(url).open())
    assert "\n" not in str(caught.value)
    return caught.value


@pytest.mark.parametrize("column", ["steps.note", "games.rematch_of", "reviews"])
def test_what_is_missing_is_found_at_the_start(tmp_path: Path, column: str) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(migrate(sqlite_url(path)))
    table, _, name = column.partition(".")
    with sqlite3.connect(path) as store:
        if name == "rematch_of":
            store.execute("create table other as select id, game, scenario, rules, created, wishes from games")
            store.execute("drop table games")
            store.execute("alter table other rename to games")
        else:
            store.execute(f"alter table {table} drop column {name}" if name else f"drop table {table}")
    problem = opened(sqlite_url(path))
    missing = "games.initial" if name == "rematch_of" else column
    assert f"'{missing}' is missing" in told("en", problem)
    assert f"「{missing}」がありません" in told("ja", problem)


def test_a_newer_version_is_refused_in_both_languages_and_nothing_is_touched(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite"
    asyncio.run(migrate(sqlite_url(path)))
    with sqlite3.connect(path) as store:
        store.execute("update about set value = '2' where key = 'version'")
        store.execute("update about set value = '1' where key = 'schema'")
    problem = opened(sqlite_url(path))
    assert "has version 2, made by another coinbox" in told("en", problem)
    assert "第2版" in told("ja", problem)
    assert said(path) == {"version": "2", "schema": "1"}
    assert not list(tmp_path.glob("*.bak"))


# -- copies ------------------------------------------------------------------------------------------------------------


def test_a_copy_of_either_database_is_a_store_that_goes_on(url: str, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    with running(url) as server:
        table = server.open(seats={"british": "me", "mcp": "friend"})
        british = table.seat("british")
        british.play("limited-op")
        asyncio.run(backup(url, copy))
        record = british.get("/record").text
        british.play("pass")
    with running(sqlite_url(copy)) as again:
        person = Person(again, table.table, table.tokens["british"])
        assert person.get("/record").text == record
        person.play("pass", "end-turn")
        refused(Person(again, table.table, "nobodys").get(), "no-seat")
        assert good(person.post("/rematch", {}))["table"]


def test_a_copy_replaces_nothing(tmp_path: Path) -> None:
    asyncio.run(migrate(sqlite_url(tmp_path / "tables.sqlite")))
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend")
    for wrong in (sqlite_url(tmp_path / "tables.sqlite"), sqlite_url(tmp_path / "nowhere.sqlite")):
        with pytest.raises(StoreError) as caught:
            asyncio.run(backup(wrong, letter if "tables" in wrong else tmp_path / "copy.sqlite"))
        assert "\n" not in str(caught.value)
    assert letter.read_text() == "Dear friend"
    assert not (tmp_path / "copy.sqlite").exists()
    assert not (tmp_path / "nowhere.sqlite").exists()
