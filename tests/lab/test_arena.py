"""The arena: pairs, scores, stopping, and files that a run goes on from."""

from __future__ import annotations

import dataclasses
import errno
import json
from pathlib import Path

import pytest

from coinbox.cli import main
from coinbox.kernel.errors import CoinboxError
from coinbox.lab import arena, arena_report
from coinbox.lab.arena import Match, Played, Standing, contest, play_game
from coinbox.lab.jobs import Workers
from coinbox.lab.playing import Clock, play_out
from coinbox.lab.statistics import Sprt
from coinbox.library import rules_of
from tests.games import OWN_GAMES

RANDOM = ("random", "random")


def match(games: int = 8, players: tuple[str, str] = RANDOM, seed: int = 1, game: str = "malaya") -> Match:
    return Match(game, rules_of(game).scenarios[0], players, games, seed)


def won(number: int, winner: int | None, outcome: str = "tie") -> Played:
    """A game of Malaya that the first (0) or the second (1) player won, or nobody."""
    factions = match().factions(number)
    result = outcome if winner is None else factions[winner]
    return Played(number, factions, result, "final", 21, 200, (20, 20), (1.0, 2.0), (0.1, 0.3))


def timeless(games: list[Played]) -> list[Played]:
    return [dataclasses.replace(played, cpu=(0, 0), slowest=(0, 0)) for played in games]


@pytest.mark.parametrize("game", OWN_GAMES)
def test_both_games_of_a_pair_have_the_same_cards(game: str) -> None:
    """The players differ, so everything else does."""
    rules = rules_of(game)
    decks: list[list[str]] = []
    for seed in ("a", "b"):
        ended = play_out(rules, rules.scenarios[0], dict.fromkeys(rules.factions, "random"), seed, "shared")
        played = rules.view(ended.state)["played"]
        assert isinstance(played, list)
        decks.append([str(card) for card in played])
    first, second = decks
    shorter = min(len(first), len(second))
    assert shorter >= 5
    assert first[:shorter] == second[:shorter]


def test_sides_are_swapped_within_a_pair() -> None:
    first, second = play_game(match(), 0), play_game(match(), 1)
    assert first.factions == ("british", "mcp")
    assert second.factions == ("mcp", "british")
    assert timeless([play_game(match(), 1)]) == timeless([second])
    assert timeless([play_game(match(seed=2), 1)]) != timeless([second])


def test_scores_of_wins_ties_and_games_that_both_lose() -> None:
    assert won(0, 0).scores == (1, 0)
    assert won(1, 1).scores == (0, 1)
    assert won(0, None).scores == (0.5, 0.5)
    assert won(0, None, "a third party").scores == (0, 0)


def test_a_game_that_both_lose_scores_nothing_and_compares_like_a_tie() -> None:
    lost = won(0, None, "a third party")
    assert lost.is_lost_by_both
    standing = Standing(match(2), known=[lost, won(1, None, "a third party")])
    assert standing.pairs(compared=True) == [0, 0, 1, 0, 0]  # nobody was better
    assert standing.pairs(compared=False) == [1, 0, 0, 0, 0]  # and nobody scored


def test_pairs_are_counted_by_what_they_scored() -> None:
    games = [won(0, 0), won(1, 0), won(2, 0), won(3, 1), won(4, 1), won(5, None), won(6, 1)]
    assert Standing(match(), known=games).pairs(compared=True) == [0, 1, 1, 0, 1]


def test_workers_and_order_change_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(arena, "FAST_BATCH", 3)
    standings = []
    for processes in (1, 2):
        standing = Standing(match(14))
        contest(standing, workers=Workers(processes))
        standings.append(timeless(standing.games))
    assert standings[0] == standings[1]
    assert len(standings[0]) == 14


def test_a_test_stops_at_the_same_pair_whatever_was_finished_first() -> None:
    games = [won(n, 0) for n in range(60)]
    sprt = Sprt(0, 100)
    forward, backward = Standing(match(60), sprt, games), Standing(match(60), sprt, games[::-1])
    assert forward.verdict == backward.verdict == 100
    assert forward.games == backward.games
    assert 10 < len(forward.games) < 40
    assert forward.missing == []


def test_a_contest_stops_when_the_case_is_clear() -> None:
    standing = Standing(match(400, ("greedy", "random")), Sprt(-400, 400))
    kept: list[Played] = []
    contest(standing, keep=kept.append)
    assert standing.verdict == 400
    assert len(kept) == len(standing.games) < 20


def test_games_that_are_known_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = Standing(match(6))
    contest(whole)
    kept: list[Played] = []
    rest = Standing(match(6), known=[whole.games[0], whole.games[4]])
    contest(rest, keep=kept.append)
    assert [played.number for played in kept] == [1, 2, 3, 5]
    assert timeless(rest.games) == timeless(whole.games)


def test_clocks_add_what_belongs_to_one_turn() -> None:
    clock = Clock()
    for turn, seconds in ((1, 0.25), (1, 0.5), (3, 0.5), (4, 0.125)):
        clock.add(turn, seconds)
    assert (clock.turns, clock.seconds, clock.slowest) == (3, 1.375, 0.75)


def test_a_thinking_player_takes_more_time() -> None:
    played = play_game(match(players=("greedy", "random")), 0)
    assert played.cpu[0] > 10 * played.cpu[1]
    assert 0 < played.slowest[0] <= played.cpu[0]
    assert played.turns[0] > 1


def test_json_says_how_a_match_stands() -> None:
    standing = Standing(match(8), Sprt(0, 50), [won(n, 0 if n % 4 else 1) for n in range(8)])
    data = arena_report.as_json(standing)
    assert data["sides"]["british"] | {"interval": 0} == {
        "games": 4,
        "won": 2,
        "tied": 0,
        "lost": 2,
        "lost_by_both": 0,
        "score": 0.5,
        "interval": 0,
    }
    assert data["sides"]["both"]["score"] == 0.75
    assert data["pairs"] == [0, 0, 2, 0, 2]
    assert data["elo"] == 190.85
    low, high = data["elo_interval"]
    assert low < 190.85 < high
    assert data["sprt"]["accepted"] is None
    assert data["cpu_per_turn"] == [{"mean": 0.05, "longest": 0.1}, {"mean": 0.1, "longest": 0.3}]
    perfect = arena_report.as_json(Standing(match(2), known=[won(0, 0), won(1, 0)]))
    assert perfect["elo"] is None
    assert perfect["elo_interval"][1] is None


@pytest.mark.parametrize(("games", "said"), [(0, "at least 1"), (-1, "at least 1"), (3, "must be even")])
def test_a_match_has_pairs(games: int, said: str) -> None:
    with pytest.raises(CoinboxError, match=said):
        match(games)


# -- the command -------------------------------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    return (code, *capsys.readouterr())


def test_a_file_is_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = tmp_path / "match.jsonl"
    words = ("arena", "malaya", *RANDOM, "--seed", 4, "--json")
    whole = json.loads(run(capsys, *words, "--games", 40)[1])
    part = json.loads(run(capsys, *words, "--games", 20, "--out", book)[1])
    assert part["games"] == 20
    lines = book.read_text().splitlines(keepends=True)
    assert len(lines) == 21
    book.write_text("".join(lines[:8]) + lines[8][:30])  # killed in the middle of a line
    again = json.loads(run(capsys, *words, "--games", 40, "--out", book, "--jobs", 2)[1])
    assert again | {"cpu_per_turn": 0} == whole | {"cpu_per_turn": 0}
    numbers = [json.loads(line)["number"] for line in book.read_text().splitlines()[1:]]
    assert sorted(numbers) == list(range(40))
    done = book.read_bytes()
    assert json.loads(run(capsys, *words, "--games", 40, "--out", book)[1]) == again
    assert book.read_bytes() == done


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (("arena", "kenya", *RANDOM), "game: malaya, not kenya"),
        (("arena", "malaya", "random", "greedy"), "second: random, not greedy"),
        (("arena", "malaya", *RANDOM, "--seed", "9"), "seed: 0, not 9"),
        (("arena", "malaya", *RANDOM, "--scenario", "extended"), "scenario: standard, not extended"),
        (("balance", "malaya", "--player", "random"), "coinbox: arena, not balance"),
    ],
)
def test_a_file_of_other_arguments_is_refused(
    other: tuple[str, ...], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = tmp_path / "match.jsonl"
    assert run(capsys, "arena", "malaya", *RANDOM, "--games", 2, "--out", book)[0] == 0
    before = book.read_bytes()
    code, out, err = run(capsys, *other, "--games", 2, "--out", book)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert said in err
    assert book.read_bytes() == before


@pytest.mark.parametrize(
    "damage",
    [
        lambda lines: [lines[0], "{}\n", *lines[2:]],
        lambda lines: [lines[0], lines[1][:20] + "\n", *lines[2:]],
        lambda lines: [lines[0], '{"number": "x"}\n'],
        lambda lines: [lines[0], lines[1].replace('"cpu":[', '"cpu":[1,')],
        lambda lines: ["hello\n", *lines],
        lambda lines: ["hello"],
        lambda lines: ["[1]\n"],
        lambda lines: ["\x00\xff\n"],
    ],
)
def test_a_broken_file_is_refused_and_left_alone(
    damage: object, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    book = tmp_path / "match.jsonl"
    words = ("arena", "malaya", *RANDOM, "--games", 4, "--out", book)
    assert run(capsys, *words)[0] == 0
    book.write_text("".join(damage(book.read_text().splitlines(keepends=True))))  # type: ignore[operator]
    before = book.read_bytes()
    for lang, said in (("en", "nothing was written"), ("ja", "何も書き込みませんでした")):
        code, out, err = run(capsys, *words, "--lang", lang)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert said in err
    assert book.read_bytes() == before


def test_a_file_that_may_not_be_written_is_told_in_both_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr(Path, "open", refuse)
    book = tmp_path / "match.jsonl"
    for lang, said in (("en", f"{book}: you have no permission"), ("ja", f"{book}：アクセスする権限がありません")):
        code, out, err = run(capsys, "arena", "malaya", *RANDOM, "--games", 2, "--out", book, "--lang", lang)
        assert (code, out, err) == (2, "", f"coinbox: {said}\n")


def test_two_runs_do_not_share_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("fcntl")
    from coinbox.lab.logbook import Logbook

    book = tmp_path / "match.jsonl"
    with Logbook(book, match().heading(), arena.from_line):
        code, _, err = run(capsys, "arena", "malaya", *RANDOM, "--games", 2, "--out", book)
    assert code == 2
    assert "another run is writing to this file" in err


@pytest.mark.parametrize(
    ("words", "english", "japanese"),
    [
        ("chess random random", "there is no game 'chess'", "ゲーム「chess」はありません"),
        ("malaya random stockfish", "there is no player 'stockfish'", "プレイヤー「stockfish」はいません"),
        ("malaya human random", "a human decides at the table", "人が決めるのは卓だけ"),
        ("malaya random random --games 0", "games must be at least 1", "gamesは1以上"),
        ("malaya random random --games -1", "games must be at least 1", "gamesは1以上"),
        ("malaya random random --games 7", "games must be even", "偶数を指定してください"),
        ("malaya random random --jobs 0", "jobs must be at least 1", "jobsは1以上"),
        ("malaya random random --sprt 5 5", "the smaller one first", "小さい方から"),
        ("malaya random random --sprt 10 -10", "--sprt 10 -10: give two differences", "小さい方から"),
        ("malaya random random --sprt 0 nan", "between -2000 and 2000", "-2000から2000まで"),
        ("malaya random random --sprt 0 much", "'much' is not a number", "「much」は数ではありません"),
        ("malaya random random --out /", "this is a folder", "フォルダーです"),
        ("malaya random random --out /dev/null/x", "a part of the path is a file", "パスの途中"),
        ("malaya random random --jobs 2 --cluster auto", "exclude each other", "同時に指定できません"),
        ("malaya random", "SECOND is missing", "SECONDを指定してください"),
    ],
)
def test_bad_input_is_one_line_in_both_languages(
    words: str, english: str, japanese: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for lang, said in (("en", english), ("ja", japanese)):
        code, out, err = run(capsys, "arena", "--lang", lang, *words.split())
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert said in err


def test_the_table_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("arena", "japanese_occupation", *RANDOM, "--games", 4, "--sprt", -50, 50)
    english, japanese = run(capsys, *words)[1], run(capsys, *words, "--lang", "ja")[1]
    assert "random as Japanese" in english
    assert "Both lost" in english
    assert "nothing is proven yet" in english
    assert "両者の敗北" in japanese
    assert "まだ何も示されていない" in japanese
    assert "Both lost" not in run(capsys, "arena", "malaya", *RANDOM, "--games", 2)[1]
