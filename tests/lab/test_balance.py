"""Balance: what is kept of a game, what goes together with winning, and the page that is made of it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from docs import make_balance

from coinbox.cli import main
from coinbox.lab.balance import Course, Survey, Turn, as_line, check_rules, from_line, play_course, survey_games
from coinbox.lab.jobs import Workers
from coinbox.lab.links import Link, card_links, fisher, opening_links
from coinbox.library import rules_of
from tests.games import OWN_GAMES

FACTIONS = ("british", "mcp")


def course(number: int, winner: str, *turns: str) -> Course:
    """A game of Malaya with these turns, as words."""
    done = tuple(Turn(*turn.split()) for turn in turns)
    return Course("malaya", rules_of("malaya").version, number, winner, "final", 9, ("M1", "M2"), (12, 11, 10), done)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_course_of_a_game_is_kept(game: str) -> None:
    played = play_course("random", 1, game, 0)
    rules = rules_of(game)
    assert played.outcome in rules.outcomes
    assert len(played.track) == len(played.cards) + 1
    assert {turn.faction for turn in played.turns} == set(rules.factions)
    assert {turn.card for turn in played.turns} <= set(played.cards)
    assert {turn.box for turn in played.turns} <= {"limited-op", "event", "op-special"}
    assert from_line(json.loads(json.dumps(as_line(played)))) == played
    assert play_course("random", 1, game, 0) == played


def test_workers_change_nothing_and_known_games_are_not_played_again() -> None:
    survey = Survey(("malaya", "kenya"), "random", 4, 7)
    alone: list[Course] = []
    survey_games(survey, keep=alone.append)
    assert [(c.number, c.game) for c in alone[:4]] == [(0, "malaya"), (0, "kenya"), (1, "malaya"), (1, "kenya")]
    rest: list[Course] = []
    survey_games(survey, alone[:3], workers=Workers(2), keep=rest.append)
    assert sorted(rest, key=repr) == sorted(alone[3:], key=repr)


@pytest.mark.parametrize(
    ("table", "chance"),
    [((1, 9, 11, 3), 0.002759), ((3, 1, 1, 3), 0.485714), ((10, 0, 0, 10), 1.0825e-5), ((5, 5, 5, 5), 1.0)],
)
def test_fishers_exact_test(table: tuple[int, int, int, int], chance: float) -> None:
    assert fisher(*table) == pytest.approx(chance, rel=1e-3)


def test_the_interval_of_a_difference() -> None:
    """Newcombe's own example: 56 of 70 against 48 of 80."""
    link = Link("british", ("train",), 56, 70, 48, 80)
    assert link.difference == pytest.approx(0.2)
    assert link.interval == pytest.approx((0.0524, 0.3339), abs=1e-3)


def test_a_card_is_compared_with_games_in_which_it_came() -> None:
    played = [course(n, "british", "british M1 event shaded") for n in range(8)]
    left = [course(n, "mcp", "british M1 op-special train") for n in range(8, 16)]
    absent = [
        Course("malaya", 2, n, "mcp", "final", 9, ("M3",), (12, 12), (Turn("british", "M3", "event", "pass"),))
        for n in range(16, 30)
    ]
    (link,) = card_links([*played, *left, *absent], FACTIONS)
    assert (link.faction, link.what) == ("british", ("M1", "shaded"))
    assert (link.won, link.games, link.won_without, link.games_without) == (8, 8, 0, 8)
    assert link.stands_out


def test_an_opening_is_the_first_operation() -> None:
    train = ("british M1 event shaded", "british M2 op-special pass", "british M2 limited-op train")
    sweep = ("british M1 op-special sweep", "british M2 op-special train")
    games = [course(n, "british", *(train if n % 2 else sweep)) for n in range(12)]
    links = opening_links(games, FACTIONS)
    assert {link.what: link.games for link in links} == {("train",): 6, ("sweep",): 6}
    assert not any(link.stands_out for link in links)


def test_what_many_comparisons_find_by_chance_does_not_stand_out() -> None:
    """Alone, 6 of 6 against 1 of 6 would; among twenty cards it does not."""
    games = []
    for n in range(12):
        winner = "british" if n < 6 or n == 7 else "mcp"
        side = "shaded" if n < 6 else "unshaded"
        others = [f"mcp M{card} event {'shaded' if n % 2 else 'unshaded'}" for card in range(3, 13)]
        cards = ("M1", *(f"M{card}" for card in range(3, 13)))
        turns = tuple(Turn(*turn.split()) for turn in (f"british M1 event {side}", *others))
        games.append(Course("malaya", 2, n, winner, "final", 9, cards, (12,) * 12, turns))
    links = card_links(games, FACTIONS)
    assert len(links) == 22
    assert links[0].chance < 0.05 < links[0].corrected
    assert [link.corrected for link in links] == sorted(link.corrected for link in links)


def test_games_of_other_rules_are_refused() -> None:
    old = Course("malaya", 1, 3, "mcp", "final", 9, (), (12,), ())
    with pytest.raises(ValueError, match="game 3 of malaya was played under rules 1, not"):
        check_rules([old])


def test_games_under_different_rules_are_not_counted_together(tmp_path: Path) -> None:
    courses = [Course("malaya", version, version, "mcp", "final", 9, (), (12,), ()) for version in (1, 2)]
    book = tmp_path / "mixed.jsonl"
    heading = '{"coinbox":"balance","version":"0.3.0","player":"greedy","seed":1}'
    book.write_text("\n".join([heading, *map(as_text, courses)]) + "\n", encoding="utf-8")
    with pytest.raises(ValueError, match="different rules cannot be counted together"):
        make_balance.read(book)
    book.write_text("\n".join([heading, as_text(courses[0])]) + "\n", encoding="utf-8")
    survey = make_balance.read(book)
    assert "| 1 (rules 1) |" in make_balance.overview([survey])


def as_text(course: Course) -> str:
    return json.dumps(as_line(course))


# -- the command and the page ------------------------------------------------------------------------------------------


def run(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str, str]:
    code = main([str(word) for word in words])
    return (code, *capsys.readouterr())


def test_a_survey_is_continued(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = tmp_path / "random.jsonl"
    words = ("balance", "--player", "random", "--seed", 2, "--out", book, "--json")
    whole = tmp_path / "whole.jsonl"
    first = json.loads(run(capsys, *words, "malaya", "--games", 3)[1])
    assert first["games"]["malaya"]["games"] == 3
    run(capsys, *words, "malaya", "kenya", "--games", 5, "--jobs", 2)
    run(capsys, *words[:-2], whole, "malaya", "kenya", "--games", 5)
    assert sorted(book.read_text().splitlines()) == sorted(whole.read_text().splitlines())
    smaller = json.loads(run(capsys, *words, "malaya", "--games", 3)[1])
    assert smaller == first


@pytest.mark.parametrize(
    ("words", "english", "japanese"),
    [
        ("chess --player random --out x", "there is no game 'chess'", "ゲーム「chess」はありません"),
        ("--player stockfish --out x", "there is no player 'stockfish'", "プレイヤー「stockfish」はいません"),
        ("--player random --games 0 --out x", "games must be at least 1", "gamesは1以上"),
        ("--player random", "--out is missing", "--outを指定してください"),
        ("--player random --out /dev/null/x", "a part of the path is a file", "パスの途中"),
    ],
)
def test_bad_input_is_one_line_in_both_languages(
    words: str,
    english: str,
    japanese: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang, said in (("en", english), ("ja", japanese)):
        code, out, err = run(capsys, "balance", "--lang", lang, *words.split())
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert said in err
    assert list(tmp_path.iterdir()) == []


def test_the_table_in_both_languages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("balance", "malaya", "--player", "random", "--games", 2, "--out", tmp_path / "x.jsonl")
    assert "random on both sides, seed 0" in run(capsys, *words)[1]
    assert "英国の勝利" in run(capsys, *words, "--lang", "ja")[1]


def test_a_page_and_its_plots_are_made_from_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    book = tmp_path / "random.jsonl"
    run(capsys, "balance", "--player", "random", "--games", 12, "--out", book)
    page = tmp_path / "balance.md"
    make_balance.main([book], page)
    text = page.read_text(encoding="utf-8")
    assert "{{" not in text
    assert text.count("### `random` on both sides: 12 games, seed 0") == len(OWN_GAMES)
    plots = re.findall(r"\]\((balance/.*?\.svg)\)", text)
    assert len(plots) == len(OWN_GAMES)
    for plot in plots:
        drawn = ElementTree.parse(tmp_path / plot)
        assert len(drawn.findall(".//{http://www.w3.org/2000/svg}path")) > 5
    make_balance.main([book], page)
    assert page.read_text(encoding="utf-8") == text


def test_the_page_of_the_docs_is_made_from_its_files(tmp_path: Path) -> None:
    """No figure is written by hand; if this fails, run `python -m docs.make_balance`."""
    page = tmp_path / "balance.md"
    make_balance.main(sorted(make_balance.PLOTS.glob("*.jsonl")), page)
    assert page.read_text(encoding="utf-8") == make_balance.PAGE.read_text(encoding="utf-8")
    for plot in (tmp_path / "balance").iterdir():
        assert plot.read_text(encoding="utf-8") == (make_balance.PLOTS / plot.name).read_text(encoding="utf-8")
