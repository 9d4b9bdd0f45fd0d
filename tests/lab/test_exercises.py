"""Looking for exercises: the closer look, the choice among what was found, files that go on, and the commands."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from coinbox.cli import main
from coinbox.kernel.errors import CoinboxError
from coinbox.lab import exercise_check
from coinbox.lab import exercises as hunting
from coinbox.lab.exercises import Find, Hunt, as_line, chosen, from_line, identity, written
from coinbox.learn.exercises import exercises_of, read
from coinbox.library import rules_of
from coinbox.players.kinds import subject, valued
from tests.games import OWN_GAMES

GAME = "kenya"
KNOWN = exercises_of(GAME)
HALF = len(KNOWN) // 2


def finds() -> list[Find]:
    """As if each exercise had been found in a game of its own."""
    return [Find(number, 30, 2, (each,)) for number, each in enumerate(KNOWN)]


def found_file(path: Path, games: list[Find]) -> Path:
    rows = [dict(Hunt(GAME, 1, 1).heading()), *map(as_line, games)]
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def test_a_closer_look_finds_a_known_exercise_again() -> None:
    known = max(KNOWN, key=lambda each: each.others[0].behind)
    rules = rules_of(GAME)
    found = hunting._exercise(rules, dict(known.position), known.played)
    assert found is not None
    assert found.id == known.id
    assert found.faction == known.faction
    assert subject(rules.vocabulary, found.way) == subject(rules.vocabulary, known.way)
    assert set(found.bots) == set(known.bots)


def test_where_no_turn_stands_out_there_is_no_exercise() -> None:
    """At the start of Malaya with its first card several turns are about as good."""
    rules = rules_of("malaya")
    start = rules.position(rules.setup(rules.scenarios[0]))
    quiet = start | {"stage": "first", "played": ["M1"], "first": "british"}
    assert not hunting._is_suspect(hunting._opened(rules, quiet))
    assert hunting._exercise(rules, quiet, ()) is None


@pytest.mark.parametrize("game", OWN_GAMES)
def test_turns_that_are_looked_at_are_set_up_again_as_they_were(game: str) -> None:
    """The position and the luck since then lead to the question that was asked in the game."""
    from coinbox.lab.playing import play_out

    rules = rules_of(game)
    ended = play_out(rules, rules.scenarios[0], dict.fromkeys(rules.factions, "random"), "7", "7")
    asked = Counter[str | None]()
    for turn in ended.turns:
        played = hunting._luck(rules, turn)
        if rules.turn_actor(turn.before) < 0 or played is None:
            continue
        opened = hunting._opened(rules, rules.position(turn.before), played)
        run = rules.turn(turn.before.copy())
        pending = next(run)
        for option in turn.options:
            if len(pending[2]) > 1 and pending[0] >= 0:
                break
            pending = run.send(option)
        assert opened.driver.pending is not None
        assert (opened.driver.pending[0], list(opened.driver.options())) == (pending[0], list(pending[2]))
        asked[opened.actor] += 1
    assert set(asked) == set(rules.factions)


def test_ways_of_one_effect_are_worth_the_same() -> None:
    """Rollouts of one number see the same cards and dice, so a turn compared with itself is no better or worse."""
    known = KNOWN[0]
    thought = valued(known.open(), [known.way, known.way], 10, seed=3)
    assert thought.arms[0].values == thought.arms[1].values


def test_the_choice_is_varied_and_repeatable() -> None:
    games = finds()
    taken = chosen(games, HALF)
    assert len({each.id for each in taken}) == HALF
    assert chosen(games[::-1], HALF) == taken
    assert {each.faction for each in taken} == set(rules_of(GAME).factions)
    assert [each.grade for each in taken] == sorted(each.grade for each in taken)
    assert read(written(Hunt(GAME, HALF, 1), taken, HALF)) == taken
    with pytest.raises(CoinboxError, match=f"only {HALF} exercises were found, not {HALF + 1}"):
        written(Hunt(GAME, HALF, 1), taken, HALF + 1)


def test_finds_are_kept_line_by_line() -> None:
    for find in finds():
        assert from_line(json.loads(json.dumps(as_line(find)))) == find
    assert identity(GAME, KNOWN[0].position, ()) != identity("malaya", KNOWN[0].position, ())


# -- commands ----------------------------------------------------------------------------------------------------------


def test_a_hunt_that_is_finished_is_told_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """All games of the file are known, so none is played again."""
    out, write = found_file(tmp_path / "found.jsonl", finds()), tmp_path / "exercises.json"
    words = ["exercises", GAME, "--games", str(len(KNOWN)), "--out", str(out), "--write", str(write)]
    assert main([*words, "--number", str(HALF), "--lang", "ja"]) == 0
    assert "Kenya" in capsys.readouterr().out
    taken = read(write.read_text(encoding="utf-8"))
    assert len(taken) == HALF
    assert {each.id for each in taken} <= {each.id for each in KNOWN}
    assert main([*words, "--number", str(HALF), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert sum(sum(grades.values()) for grades in told["exercises"].values()) == len(KNOWN)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("exercises chess --check", "there is no game"),
        ("exercises kenya", "--out FILE"),
        ("exercises kenya --out {out} --rollouts 10", "--rollouts goes with --check"),
        ("exercises kenya --check --out {out}", "leave out --out"),
        ("exercises kenya --check --games 3", "leave out --games"),
        ("exercises kenya --check --rollouts 1", "at least 2"),
        ("exercises kenya --games 0 --out {out}", "games must be at least 1"),
        ("exercises kenya --number 0 --out {out}", "number must be at least 1"),
        ("exercises kenya --jobs 0 --out {out}", "jobs must be at least 1"),
        ("exercises kenya --seed 2 --out {out}", "other arguments"),
        ("exercises malaya --out {out}", "other arguments"),
        ("exercises kenya --out {other}", "no file that a run can continue"),
        ("exercises kenya --games 1 --number 400 --out {out} --write {out}.json", "look through more games"),
        ("exercises kenya --games 1 --number 1 --out {out} --write /nowhere/x.json", "/nowhere/x.json"),
        ("exercise kenya 9999", "has no exercise '9999'"),
        ("exercise chess", "there is no game"),
    ],
)
def test_what_is_wrong_is_said_in_a_line(
    words: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out, other = found_file(tmp_path / "found.jsonl", finds()[:1]), tmp_path / "other"
    other.write_text("something else\n")
    assert main([word.format(out=out, other=other) for word in words.split()]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 1
    assert said in told[0]


def test_exercises_are_valued_again_at_the_command_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of two exercises the second has another turn as its best: it does not hold, and the exit code says so."""
    from coinbox.learn import exercises as learn

    good = max(KNOWN, key=lambda each: each.others[0].behind / (each.others[0].error + 0.001))
    row = learn.as_data(good)
    turned = learn.from_data(row | {"id": "turned", "way": row["others"][-1]["way"], "others": row["others"][:-1]})
    monkeypatch.setattr(learn, "exercises_of", lambda _game: (good, turned))
    monkeypatch.setattr(exercise_check, "exercises_of", lambda _game: (good, turned))
    monkeypatch.setattr(exercise_check, "made_of", lambda _game: {"rules": 1, "bots": "older"})
    file = tmp_path / "exercises.json"
    assert main(["exercises", GAME, "--check", "--rollouts", "60", "--json", "--write", str(file)]) == 1
    told = json.loads(capsys.readouterr().out)
    assert {each["id"]: each["holds"] for each in told["exercises"]} == {good.id: True, "turned": False}
    left = json.loads(file.read_text(encoding="utf-8"))
    assert [each["id"] for each in left["exercises"]] == [good.id]
    assert "--rollouts 60" in left["made"]["checked"]
    assert (left["made"]["rules"], left["made"]["bots"]) == (rules_of(GAME).version, "older"), (
        "the rules they hold under"
    )
