"""Looking back at games: win chances, what would have been better, annotated records, `coinbox analyse` and `train`."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import coinbox
from coinbox import Game
from coinbox.cli import main
from coinbox.kernel.errors import CoinboxError
from coinbox.players import UnknownPlayer, wanted_budget
from coinbox.players.budget import Budget
from coinbox.players.plans import Risk
from coinbox.players.review import TurnReview, review, sentence, stretches
from coinbox.terminal.analysis import MARK
from coinbox.text import LANGUAGES
from tests.games import OWN_GAMES
from tests.kept import EXAMPLE, kept_file

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "records"
LOST = RECORDS / "malaya" / "mcp-final.coin"
LAST_CHANCE = 257
"""The decisions of that game before the last turn of the British, on the last card but one."""
QUICK = Budget(rollouts=40)
LITTLE = Budget(rollouts=8)


def last_turn(*names: str) -> Game:
    """The last turn of the British: with 14 Political Will a Train that Pacifies wins the game, a Pass loses it."""
    position = coinbox.load(LOST.read_text(encoding="utf-8"), to=LAST_CHANCE).position()
    game = coinbox.new("malaya", position={**position, "political_will": 14}, chance="ask")
    for name in names:
        game.play(name)
    return game


def only(found: Iterator[TurnReview]) -> TurnReview:
    (one,) = found
    return one


# -- turns that were good and bad ------------------------------------------------------------------------------------


def test_a_blunder_made_on_purpose_is_found_with_what_would_have_won() -> None:
    turn = only(review(last_turn("limited-op", "pass"), QUICK))
    assert (turn.actor, turn.played, turn.moment, turn.card) == ("british", ("limited-op", "pass"), 0, 20)
    assert (turn.after, turn.after_error) == (0.0, 0.0)
    assert (turn.lost, turn.lost_error) == (1.0, 0.0)
    assert turn.turning
    assert turn.better is not None
    won = last_turn(*turn.better.way)
    assert won.result is not None
    assert won.result.winner == "british"


def test_a_turn_that_wins_is_not_blamed() -> None:
    turn = only(review(last_turn("limited-op", "train", "kelantan", "done", "kelantan"), QUICK))
    assert turn.after == 1.0
    assert turn.better is None
    assert turn.lost == 0.0


def test_the_played_turn_is_compared_in_the_same_rollouts_as_the_best() -> None:
    turn = only(review(last_turn("limited-op", "pass"), QUICK))
    assert turn.better is not None
    assert turn.made.way == turn.played
    assert turn.made.rollouts == turn.better.rollouts > 1
    assert turn.made.behind == pytest.approx(turn.better.chance - turn.made.chance)


def test_a_turn_is_compared_up_to_the_first_die() -> None:
    record = kept_file("malaya", EXAMPLE)
    attack = next(turn for turn in review(record.read_text(encoding="utf-8"), LITTLE) if "ambush" in turn.played)
    assert attack.made.way == attack.played[: len(attack.made.way)]


@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_finished_turn_of_a_faction_with_a_choice_is_looked_at_once(game: str) -> None:
    text = next((RECORDS / game).glob("*-final.coin")).read_text(encoding="utf-8")
    to = 40
    first: dict[int, int] = {}
    for moment in range(to + 1):
        then = coinbox.load(text, to=moment)
        if then.actor != "chance":
            first.setdefault(len(then.turns), moment)
    found = list(review(text, LITTLE, to=to))
    assert [turn.moment for turn in found] == list(first.values())
    for turn in found:
        then = coinbox.load(text, to=turn.moment)
        assert then.actor == turn.actor
        assert turn.played[0] in then.offered
        assert 0 <= turn.before <= 1
        assert 0 <= turn.after <= 1
        assert turn.lost >= 0
        for lang in LANGUAGES:
            assert sentence(lang, turn)


def test_a_part_of_a_game_says_the_same_as_the_whole() -> None:
    text = LOST.read_text(encoding="utf-8")
    whole = list(review(text, LITTLE, to=40))
    part = list(review(text, LITTLE, start=20, to=40))
    assert part == [turn for turn in whole if turn.moment >= 20]
    assert part != []
    assert list(review(text, LITTLE, seed=1, start=20, to=40)) != part


def test_what_follows_a_turn_at_once_begins_where_it_ended() -> None:
    first, second, *_ = review(LOST.read_text(encoding="utf-8"), LITTLE, to=10)
    assert (first.card, first.after) == (second.card, second.before)


def test_stop_ends_early_and_keeps_what_is_finished() -> None:
    found: list[TurnReview] = []
    parts: list[float] = []
    for turn in review(LOST.read_text(encoding="utf-8"), LITTLE, stop=lambda: len(found) >= 2, tell=parts.append):
        found.append(turn)
    assert len(found) == 2
    assert parts == sorted(parts)
    assert 0 < parts[-1] < 0.2


def test_the_turn_that_is_being_played_is_not_judged() -> None:
    game = coinbox.new("malaya", seed=7, chance=["card:M23"]).play("op-special").play("train")
    assert list(review(game, LITTLE)) == []


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", r"Pass lost about 100 points of win chance; better: .+\."),
        ("ja", r"この手番（パス）で勝率を約100ポイント失った。より良い手番：.+。"),
    ],
)
def test_the_sentence_says_what_was_lost_and_what_was_better(lang: str, said: str) -> None:
    turn = only(review(last_turn("limited-op", "pass"), QUICK))
    assert re.match(said, sentence(lang, turn))


@pytest.mark.parametrize(
    ("played", "better", "said"),
    [
        ("train perak johore selangor pahang", "train perak johore selangor kedah", "better: the same with Kedah."),
        ("sweep perak done", "sweep done perak", "better: the same in another order."),
    ],
)
def test_a_better_turn_of_the_same_kind_is_told_by_what_differs(played: str, better: str, said: str) -> None:
    turn = only(review(last_turn("limited-op", "pass"), QUICK))
    assert turn.better is not None
    made, other = tuple(played.split()), replace(turn.better, way=tuple(better.split()))
    assert said in sentence("en", replace(turn, played=made, better=other))


def test_a_better_scoring_is_told_only_if_the_actor_likes_it() -> None:
    turn = only(review(last_turn("limited-op", "pass"), QUICK))
    assert turn.better is not None
    (track, (_, won)), (_, (_, lost)) = next(iter(turn.better.forecast.items())), next(iter(turn.made.forecast.items()))
    assert (track, won > lost) == ("political_will", True)
    assert f"would then leave Political Will at {won}, not at {lost}" in sentence("en", turn)


def test_a_chance_after_an_answer_is_that_of_who_played() -> None:
    turn = only(review(last_turn("limited-op", "pass"), QUICK))
    answered = replace(turn, made=replace(turn.made, chance=0.5, risk=Risk(("event", "shaded"), 0.3)))
    assert "the MCP can answer with Shaded Event, which leaves the British a win chance of about 30%." in sentence(
        "en", answered
    )
    assert "そのときの英国の勝率は約30%" in sentence("ja", answered)


# -- the moment ------------------------------------------------------------------------------------------------------


def test_advice_has_complete_turns_with_their_previews() -> None:
    game = last_turn()
    record = game.record()
    advice = game.analyse("60", plans=2)
    assert game.record() == record
    assert (advice.faction, advice.chance, advice.error) == ("british", 1.0, 0.0)
    best, second = advice.plans
    assert best.chance == 1.0
    assert best.behind == 0.0
    assert second.behind == pytest.approx(best.chance - second.chance)
    assert best.preview.result is not None
    assert best.preview.result.winner == "british"
    assert best.preview.lines
    assert advice == game.analyse("60", plans=2)


def test_advice_where_nothing_is_to_be_chosen() -> None:
    drawn = coinbox.new("malaya", chance="ask")
    advice = drawn.analyse("5")
    assert (advice.faction, advice.plans) == ("british", ())
    assert 0 < advice.chance < 1
    over = coinbox.load(LOST.read_text(encoding="utf-8")).analyse("5")
    assert (over.chance, over.error, over.plans) == (0.0, 0.0, ())
    held = coinbox.new("malaya", seed=7, chance=["card:M23"], ask=["end-turn"]).play("limited-op").play("pass")
    assert held.offered == ("end-turn",)
    (plan,) = held.analyse("5").plans
    assert (plan.way, plan.preview.name) == ((), "end-turn")


def test_a_budget_or_a_number_of_plans_that_makes_no_sense_is_refused() -> None:
    game = last_turn()
    for budget in ("0", "abc", "", "0s", "-3", "1e9", "5 s"):
        with pytest.raises(UnknownPlayer, match="is no budget"):
            game.analyse(budget)
    with pytest.raises(CoinboxError, match="plans must be at least 1"):
        game.analyse("5", plans=0)
    assert wanted_budget("2s") == Budget(seconds=2.0)


# -- the command -----------------------------------------------------------------------------------------------------


def analysed(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main(["analyse", *map(str, words)]) == 0
    return capsys.readouterr().out


def test_an_annotated_record_is_the_same_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "analysed.coin"
    assert analysed(capsys, LOST, "--budget", 40, "--from", 250, "--out", out) == ""
    before, after = (coinbox.load(file.read_text(encoding="utf-8")) for file in (LOST, out))
    assert after.journal == before.journal
    rows = out.read_text(encoding="utf-8").splitlines()
    comments = [row for row in rows if MARK in row]
    assert all(row.startswith(f"# {MARK}") for row in comments)
    assert [row for row in rows if MARK not in row] == before.record().splitlines()
    played = rows.index(next(row for row in rows if row.startswith("british  limited-op train kuala_lumpur police")))
    assert re.fullmatch(r"# analysis: \d+% → 0% \(±\d+\).*", rows[played - 2])
    assert re.fullmatch(r"# analysis: Train \(Kuala Lumpur\) lost about \d+ points .*", rows[played - 1])
    assert main(["check", str(out)]) == 0
    capsys.readouterr()


def test_a_new_analysis_takes_the_place_of_the_old(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    out = tmp_path / "analysed.coin"
    words = ("--budget", 20, "--from", 250)
    analysed(capsys, LOST, *words, "--out", out, "--lang", "ja")
    assert "勝率" in out.read_text(encoding="utf-8")
    assert analysed(capsys, out, *words) == analysed(capsys, LOST, *words)


def test_json_is_one_object_a_turn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = (LOST, "--budget", 40, "--from", 250, "--json")
    rows = [json.loads(row) for row in analysed(capsys, *words).splitlines()]
    assert [row["moment"] for row in rows] == [250, LAST_CHANCE]
    last: dict[str, Any] = rows[-1]
    numbers = {"before", "before_error", "after", "after_error", "lost", "lost_error"}
    assert set(last) == numbers | {"moment", "card", "actor", "played", "turning", "better", "sentence"}
    assert all(isinstance(last[number], float) for number in numbers)
    assert (last["card"], last["actor"], last["after"]) == (20, "british", 0.0)
    assert set(last["better"]) == {"way", "chance", "error", "forecast"}
    out = tmp_path / "rows.json"
    assert analysed(capsys, *words, "--out", out) == ""
    assert [json.loads(row) for row in out.read_text(encoding="utf-8").splitlines()] == rows


@pytest.mark.parametrize("as_json", [[], ["--json"]], ids=["record", "json"])
@pytest.mark.parametrize("in_file", [True, False], ids=["file", "stdout"])
def test_ctrl_c_keeps_what_is_finished(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    as_json: list[str],
    in_file: bool,
) -> None:
    def interrupted(*args: Any, **options: Any) -> Iterator[TurnReview]:
        for number, turn in enumerate(review(*args, **options)):
            if number == 2:
                raise KeyboardInterrupt
            yield turn

    monkeypatch.setattr("coinbox.lab.reviewing.review", interrupted)
    out = tmp_path / "part"
    where = ["--out", str(out)] if in_file else []
    assert main(["analyse", str(LOST), "--budget", "8", *as_json, *where]) == 130
    printed = capsys.readouterr()
    assert printed.err == "coinbox: interrupted\n"
    text = out.read_text(encoding="utf-8") if in_file else printed.out
    assert len(re.findall(r'^{"moment"' if as_json else "^# analysis: [0-9]", text, re.MULTILINE)) == 2


@pytest.mark.parametrize(
    ("words", "english", "japanese"),
    [
        ("no-such.coin", "no-such.coin: no such file", "no-such.coin：そのファイル"),
        (f"{LOST} --budget 0", "'0' is no budget", "「0」は予算ではありません"),
        (f"{LOST} --budget abc", "'abc' is no budget", "「abc」は予算ではありません"),
        (f"{LOST} --from 9 --to 8", "--from 9 to 8: the record has decisions 0 to", "--from 9から8まで"),
        (f"{LOST} --to 9999", "to 9999: the record has decisions 0 to", "9999まで：記録は0手から"),
        (f"{LOST} --from -1", "--from -1 to", "--from -1から"),
        (f"{LOST} --from x", "--from: 'x' is not a whole number", "--from：「x」は整数ではありません"),
        ("broken.coin", "broken.coin: line 4, token 1:", "broken.coin"),
        (f"{LOST} --budget 8 --out gone/x.coin", "gone/x.coin: no such file or folder", "gone/x.coin：そのファイル"),
        (
            f"{LOST} --budget 8 --out notes.txt",
            "notes.txt: exists and is no coinbox record",
            "notes.txt：coinboxの記録では",
        ),
        (f"{LOST} --budget 8 --json --out own.coin", "own.coin: is a coinbox record", "own.coin：coinboxの記録です"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    words: str,
    english: str,
    japanese: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("broken.coin").write_text("coinbox record 1\ngame: malaya\n---\nnonsense\n", encoding="utf-8")
    Path("notes.txt").write_text("mine", encoding="utf-8")
    Path("own.coin").write_bytes(LOST.read_bytes())
    for lang, said in (("en", english), ("ja", japanese)):
        assert main(["analyse", *words.split(), "--lang", lang]) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert printed.err.startswith("coinbox: ")
        assert printed.err.count("\n") == 1
        assert said in printed.err
    assert Path("notes.txt").read_text(encoding="utf-8") == "mine"
    assert Path("own.coin").read_bytes() == LOST.read_bytes()


def test_processes_that_share_an_analysis_find_the_same(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["analyse", str(LOST), "--budget", "4", "--from", "200", "--json"]
    assert main(words) == 0
    alone = capsys.readouterr().out
    assert alone.count("\n") > 4
    out = tmp_path / "shared.jsonl"
    assert main([*words, "--jobs", "2", "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8") == alone


def test_a_look_back_whose_workers_die_keeps_what_is_finished(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("coinbox.lab.reviewing.look_at", dies_late)
    assert main(["analyse", str(LOST), "--budget", "8", "--jobs", "2", "--json"]) == 2
    printed = capsys.readouterr()
    assert re.fullmatch(r"coinbox: job \d+ cannot be finished: 3 workers .*; finished work is kept\n", printed.err)
    moments = [json.loads(row)["moment"] for row in printed.out.splitlines()]
    assert moments
    assert moments == sorted(moments)
    assert max(moments) < LATE


LATE = 60


def dies_late(record: str, budget: Budget, seed: int, start: int, to: int) -> list[TurnReview]:
    """What a job gives, unless the game is well under way."""
    if start >= LATE:
        os.kill(os.getpid(), signal.SIGKILL)
    return list(review(record, budget, seed=seed, start=start, to=to))


def test_turns_of_one_card_are_looked_at_together() -> None:
    game = coinbox.load(LOST.read_text(encoding="utf-8"))
    moments = [turn.moment for turn in review(game, Budget(rollouts=1))]
    parts = stretches(game, 0, game.decisions)
    assert parts[0][0] == moments[0]
    assert parts[-1][1] == moments[-1]
    assert all(first <= last < after for (first, last), (after, _) in pairwise(parts))
    assert len(parts) < len(moments)
    middle = parts[3]
    assert stretches(game, *middle) == [middle]
    assert stretches(game, middle[1], middle[1]) == [(middle[1], middle[1])]


# -- training --------------------------------------------------------------------------------------------------------


def test_train_is_repeatable_and_says_by_which_command(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["train", "kenya", "--player", "random", "--games", "2", "--seed", "5"]
    out = tmp_path / "learned.json"
    assert main([*words, "--out", str(out)]) == 0
    assert main(words) == 0
    printed = capsys.readouterr().out
    assert printed == out.read_text(encoding="utf-8")
    learned = json.loads(printed)
    assert shlex.split(learned["command"]) == ["coinbox", *words]
    assert main([*words[:-1], "6"]) == 0
    assert capsys.readouterr().out != printed
    words = ["train", "kenya", "british=greedy", "mau_mau=random", "--games", "2", "--seed", "5"]
    assert main([*words, "--jobs", "2"]) == 0
    assert shlex.split(json.loads(capsys.readouterr().out)["command"]) == ["coinbox", *words]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("nowhere", "there is no game 'nowhere'"),
        ("kenya --games 0", "games must be at least 1"),
        ("kenya --player stockfish", "there is no player 'stockfish'"),
        ("kenya --player human", "a human decides at the table"),
        ("kenya british=stockfish", "there is no player 'stockfish'"),
        ("kenya mcp=greedy", "mcp"),
        ("kenya --jobs 0", "jobs must be at least 1"),
        ("kenya --out gone/learned.json", "gone/learned.json: no such file or folder"),
        ("kenya --out .", ".: this is a folder, not a file"),
    ],
)
def test_training_that_cannot_be_is_one_line_and_exit_code_2(
    words: str, said: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["train", *words.split()]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert printed.err.count("\n") == 1
