"""Games as Parquet: what the files say, who can read them, what is refused, and the sample that is published."""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import duckdb
import pandas as pd
import polars as pl
import pyarrow.parquet as pq
import pytest
from docs import make_sample

import coinbox
from coinbox.cli import main
from coinbox.features import features_of
from coinbox.lab.export import DECISIONS, GAMES, OF_GAMES, files_of, schema_of
from coinbox.lab.jobs import HERE
from coinbox.library import rules_of
from tests.games import OWN_GAMES

NUMBER = 3


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A sample of some games of each game, as `make sample` writes it."""
    found = tmp_path_factory.mktemp("data") / "games"
    make_sample.make(found, NUMBER, OWN_GAMES, HERE)
    return found


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_decisions_are_those_of_the_records(folder: Path, game: str) -> None:
    files = files_of(folder, game)
    rows: list[dict[str, Any]] = pq.read_table(files[DECISIONS]).to_pylist()
    games: list[dict[str, Any]] = pq.read_table(files[GAMES]).to_pylist()
    assert [row["number"] for row in games] == list(range(NUMBER))
    features = features_of(game)
    for told in games:
        loaded = coinbox.load(told["record"])
        assert loaded.result is not None
        assert (loaded.result.outcome, loaded.result.reason) == (told["outcome"], told["reason"])
        assert told["rules"] == rules_of(game).version
        assert dict(told["players"]) == dict.fromkeys(rules_of(game).factions, "novice")
        own = [row for row in rows if row["number"] == told["number"]]
        assert [row["seq"] for row in own] == list(range(loaded.decisions)) == list(range(told["decisions"]))
        assert {row["outcome"] for row in own} == {told["outcome"]}
        replay = loaded.beginning()
        waiting = iter(own)
        for name in loaded.journal:
            if len(replay.offered) > 1:
                row = next(waiting)
                decision = replay.decision
                assert decision is not None
                assert (row["actor"], row["prompt"]) == (replay.actor, decision.prompt_id)
                assert tuple(row["options"]) == replay.offered
                assert row["choice"] == name
                assert row["tracks"] == replay.tracks()
                assert row["features"] == pytest.approx(features.of(replay.driver.state))
            replay.follow([name])
        assert next(waiting, None) is None


@pytest.mark.parametrize("game", OWN_GAMES)
def test_pandas_polars_and_duckdb_read_them(folder: Path, game: str) -> None:
    file = files_of(folder, game)[DECISIONS]
    rows = pq.read_table(file).num_rows
    assert rows > 100
    assert len(pd.read_parquet(file)) == rows
    frame = pl.read_parquet(file)
    assert frame.height == rows
    track = next(iter(schema_of(game).field("tracks").type)).name
    least = frame["tracks"].struct.field(track).min()
    counted = duckdb.sql(f"SELECT count(*), min(tracks.{track}), min(len(features)) FROM '{file}'")
    assert counted is not None
    assert counted.fetchall() == [(rows, least, features_of(game).size)]


def test_the_names_of_features_stand_in_the_file(folder: Path) -> None:
    game = OWN_GAMES[0]
    names = json.loads(pq.read_schema(files_of(folder, game)[DECISIONS]).metadata[b"features"])
    assert tuple(names) == features_of(game).names
    assert len(set(names)) == features_of(game).size


@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_feature_is_named_after_what_it_is_of(folder: Path, game: str) -> None:
    """Pieces stand under the names of their spaces, cards and stages under their own."""
    table = pq.read_table(files_of(folder, game)[DECISIONS])
    names = json.loads(table.schema.metadata[b"features"])
    rows: list[dict[str, Any]] = table.to_pylist()
    first = dict(zip(names, rows[0]["features"], strict=True))
    spaces: Any = coinbox.new(game, chance="ask").board()["spaces"]
    troops = {space["id"]: space["pieces"].get("troop", 0) for space in spaces}
    most = max(troops.values())
    shares = {space: first[f"troops[{space}]"] for space in troops}
    assert shares == pytest.approx({space: n * max(shares.values()) / most for space, n in troops.items()})
    assert len(set(troops.values())) > 1
    card = rows[0]["choice"].removeprefix("card:")
    second = dict(zip(names, rows[1]["features"], strict=True))
    assert (first[f"played[{card}]"], second[f"played[{card}]"], second[f"last of played[{card}]"]) == (0, 1, 1)
    assert (first["stage[reveal]"], second["stage[reveal]"]) == (1, 0)


def test_the_card_tells_what_the_sample_holds(folder: Path) -> None:
    card = (folder / make_sample.CARD).read_text(encoding="utf-8")
    for game in OWN_GAMES:
        files = files_of(folder, game)
        rows = pq.read_metadata(files[DECISIONS]).num_rows
        assert re.search(rf"^\| {game} \| \w+ \| \d+ \| {NUMBER} \| {rows:,} \| .* MB \|$", card, re.M)
    rows_of_sums = [line.split("  ") for line in (folder / make_sample.SUMS).read_text().splitlines()]
    assert {name: found for found, name in rows_of_sums} == {
        file.name: hashlib.sha256(file.read_bytes()).hexdigest()
        for file in folder.iterdir()
        if file.name != make_sample.SUMS
    }


def test_the_page_for_researchers_describes_every_column() -> None:
    described = make_sample.columns()
    assert re.findall(r"^\| `(\w+)` \|", described, re.M) == schema_of(OWN_GAMES[0]).names
    of_games = described[described.index("`GAME-games.parquet`") :]
    assert [name for name in OF_GAMES.names if f"`{name}`" not in of_games] == []


def test_the_same_seed_writes_the_same_files_in_any_number_of_processes(tmp_path: Path) -> None:
    game = OWN_GAMES[0]
    for place, jobs in (("one", "1"), ("two", "2")):
        assert main(["export", str(tmp_path / place), game, "--games", "25", "--jobs", jobs, "--seed", "7"]) == 0
    one, two = (files_of(tmp_path / place, game) for place in ("one", "two"))
    assert [one[kind].read_bytes() == two[kind].read_bytes() for kind in one] == [True, True]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--games", "0"], "at least 1"),
        (["--player", "clever"], "no player 'clever'"),
        (["--player", "human"], "human decides at the table"),
        (["chess"], "no game 'chess'"),
    ],
)
def test_what_cannot_be_written_is_told_in_a_line(
    tmp_path: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    game = [] if words[0] == "chess" else [OWN_GAMES[0]]
    assert main(["export", str(tmp_path / "new"), *game, *words]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1
    assert not (tmp_path / "new").exists()


def test_files_that_are_there_stay(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = files_of(folder, OWN_GAMES[0])[DECISIONS]
    before = file.read_bytes()
    assert main(["export", str(folder), "--games", "1"]) == 2
    assert "exists already; nothing was written" in capsys.readouterr().err
    assert file.read_bytes() == before
