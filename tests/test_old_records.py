"""Records of an older rules version go on: read under today's rules, whole or up to the word that does not fit."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path

import pytest

import coinbox
from coinbox.cli import main
from coinbox.library import game_ids, rules_of
from coinbox.loading import misfit, way_to
from tests.newer import next_rules
from tests.tabletalk import open_table

FOLDER = Path(__file__).parent / "rules_1"
WHOLE = FOLDER / "malaya-whole.coin"
"""A game in which nothing has changed."""
CLOSED = FOLDER / "malaya-march-closed.coin"
"""A March after which `done` closed the question where the arrivals become Active."""
MARCH = FOLDER / "malaya-march.coin"
"""A March after which that question was answered by a space: line 34, token 18."""
LINE, TOKEN, FITS = 34, 18, 125
RULES_2 = Path(__file__).parent / "rules_2"
"""Records of Kenya from before K8, K10 and K19 were corrected."""


@pytest.fixture(scope="module")
def today() -> int:
    """The version of today: since 2 a March is one step and nobody is asked where Guerrillas become Active."""
    return rules_of("malaya").version


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def outdated(text: str, lang: str = "en") -> coinbox.OutdatedRecord:
    with pytest.raises(coinbox.OutdatedRecord) as caught:
        coinbox.load(text, lang=lang)
    return caught.value


def said(today: int) -> str:
    return f"rules 1, read under rules {today}"


# -- reading ---------------------------------------------------------------------------------------------------------


def test_a_record_that_still_fits_is_read_and_says_with_which_rules_it_was_made(today: int) -> None:
    game = coinbox.load(text_of(WHOLE))
    assert (game.made_with, game.is_older, game.over) == (1, True, True)
    assert game.clone().made_with == 1
    again = game.record()
    assert f"rules: {today}\n---\n# {said(today)}\n" in again
    without_comment = again.replace(f"# {said(today)}\n", "").replace(f"rules: {today}", "rules: 1")
    assert without_comment == text_of(WHOLE)
    later = coinbox.load(again)
    assert (later.made_with, later.is_older) == (today, False)
    assert later.record() == again


def test_a_new_game_is_made_with_the_rules_of_today(today: int) -> None:
    game = coinbox.new("malaya", seed=1)
    assert (game.made_with, game.is_older) == (today, False)
    assert "read under" not in game.record()


def test_done_is_left_out_where_only_the_end_of_the_turn_remains(today: int) -> None:
    game = coinbox.load(text_of(CLOSED))
    assert game.over
    assert len(re.findall("^# left out: done$", game.record(), re.MULTILINE)) == 1
    assert coinbox.load(game.record()).record() == game.record()
    words, kept = (re.sub("#.*", "", text).split("---")[1].split() for text in (text_of(CLOSED), game.record()))
    assert len(words) == len(kept) + 1


def test_done_is_not_left_out_of_a_record_of_today(today: int) -> None:
    with pytest.raises(coinbox.RecordError, match=r"^line \d+, token \d+: ") as caught:
        coinbox.load(text_of(CLOSED).replace("rules: 1", f"rules: {today}"))
    assert type(caught.value) is coinbox.RecordError


def test_a_word_that_does_not_fit_is_named_with_its_reason_and_brings_the_game_up_to_there(today: int) -> None:
    error = outdated(text_of(MARCH))
    assert (error.line, error.token, error.misfit.word) == (LINE, TOKEN, "ec_north")
    assert str(error).startswith(
        f"fits up to decision {FITS} (line {LINE}); {said(today)}; token {TOKEN}: 'ec_north' is"
    )
    assert "EC North is selected already; an Operation selects a space once (3.1)" in str(error)
    assert str(error).endswith("offered: extort, done")
    game = error.game
    assert (game.driver.decisions, game.actor, game.over) == (FITS, "mcp", False)
    assert game.position() == coinbox.load(text_of(MARCH), to=FITS).position()
    game.play("extort")
    assert coinbox.load(game.record()).position() == game.position()


def test_it_is_said_in_japanese_too(today: int) -> None:
    told = str(outdated(text_of(MARCH), "ja"))
    assert f"{FITS}手目まで" in told
    assert "「ec_north」は選択不可：" in told


def test_the_same_word_is_an_error_in_a_record_of_today(today: int) -> None:
    with pytest.raises(coinbox.RecordError, match=f"^line {LINE}, token {TOKEN}: 'ec_north' is not offered") as caught:
        coinbox.load(text_of(MARCH).replace("rules: 1", f"rules: {today}"))
    assert type(caught.value) is coinbox.RecordError


@pytest.mark.parametrize("to", [0, 1, 60, FITS - 1, FITS])
def test_a_part_that_fits_is_read_without_complaint(to: int) -> None:
    game = coinbox.load(text_of(MARCH), to=to)
    assert (game.driver.decisions, game.made_with) == (to, 1)


def test_behind_the_part_that_fits_nothing_is_read() -> None:
    with pytest.raises(coinbox.OutdatedRecord):
        coinbox.load(text_of(MARCH), to=FITS + 1)


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            "british checkmate",
            "line 4); rules 1, read under rules {today}; token 2: 'checkmate' is not an option in malaya",
        ),
        ("mcp limited-op", "token 2: a card is to be revealed, it is not the turn of mcp"),
        ("card:M6 limited-op nonsense", "token 3: 'nonsense' is not an option in malaya"),
    ],
)
def test_every_kind_of_misfit_is_told(line: str, told: str, today: int) -> None:
    text = f"coinbox record 1\ngame: malaya   rules: 1\n---\n{line}\n"
    assert told.format(today=today) in str(outdated(text))
    assert "合っています" in str(outdated(text, "ja"))


def test_a_word_after_the_end_of_the_game_is_told() -> None:
    error = outdated(text_of(WHOLE) + "card:M6\n")
    assert "'card:M6' comes after the end of the game" in str(error)
    assert error.game.over


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_a_newer_record_is_refused(lang: str, today: int) -> None:
    with pytest.raises(coinbox.RecordError) as caught:
        coinbox.load(text_of(WHOLE).replace("rules: 1", f"rules: {today + 1}"), lang=lang)
    assert type(caught.value) is coinbox.RecordError
    told = str(caught.value)
    assert str(today + 1) in told
    assert ("a newer coinbox has to read it" if lang == "en" else "新しいcoinbox") in told


@pytest.mark.parametrize("version", ["0", "-1", "one", "1.0", "9" * 5000, "١"])
def test_a_version_is_a_number_from_1(version: str) -> None:
    with pytest.raises(coinbox.RecordError, match="is no rules version"):
        coinbox.load(text_of(WHOLE).replace("rules: 1", f"rules: {version}"))


@pytest.mark.parametrize("game", game_ids())
def test_any_word_that_does_not_fit_has_its_reason(game: str) -> None:
    """Words of the vocabulary at any moment of a random game, dice and cards asked for included."""
    draw = random.Random(5)
    playing = coinbox.new(game, chance="ask").driver
    words = [option.name for option in playing.rules.vocabulary.options]
    told = set()
    for _ in range(60):
        word = draw.choice(words)
        if way_to(playing, playing.rules.vocabulary.ids[word]) is None:
            found = misfit(playing, word)
            told.add(found.problem)
            assert word in found.sentence("en")
            assert found.sentence("en") != found.sentence("ja")
        playing.step(draw.choice(list(playing.options())))
    assert "not-offered" in told


@pytest.mark.parametrize(
    "path", [*sorted(FOLDER.glob("*.coin")), *sorted(RULES_2.glob("*.coin"))], ids=lambda path: path.stem
)
def test_every_old_record_can_be_read_as_far_as_it_fits(path: Path) -> None:
    try:
        game = coinbox.load(text_of(path))
    except coinbox.OutdatedRecord as error:
        game = error.game
    assert game.made_with == int(path.parent.name.removeprefix("rules_"))
    assert game.driver.decisions >= 2
    assert coinbox.load(game.record()).position() == game.position()


def test_two_sweeps_of_one_card_are_read_up_to_the_word_that_ended_the_first() -> None:
    """K8: with nowhere else to Deploy the two spaces are one Sweep now, so it cannot end after Nairobi."""
    error = outdated(text_of(RULES_2 / "kenya-two-sweeps.coin"))
    assert (error.line, error.token, error.misfit.word) == (5, 6, "done")
    game = error.game
    game.play("kiambu")
    assert coinbox.load(game.record()).position() == game.position()


def test_a_second_guerrilla_that_nobody_is_asked_for_now_is_left_out() -> None:
    """K10: who took no Guerrilla from the map is asked for no second one; the `done` of that question goes."""
    game = coinbox.load(text_of(RULES_2 / "kenya-k10.coin"))
    assert (game.made_with, game.is_older, game.decisions) == (2, True, 56)
    assert len(re.findall("^# left out: done$", game.record(), re.MULTILINE)) == 1


def test_a_question_that_could_do_nothing_is_where_the_record_stops() -> None:
    """K19: with all Reserves Unpopulated the turn is over, so the name of one does not fit."""
    error = outdated(text_of(RULES_2 / "kenya-k19.coin"))
    assert (error.line, error.token, error.misfit.word) == (5, 4, "nyeri")
    assert error.game.actor == "british"


def test_a_grant_that_was_declined_and_is_compulsory_now_is_where_the_record_stops() -> None:
    """K18 gave the British a Sweep without "may"; under rules 1 they could do without (R-C11)."""
    board = open_table("kenya", {"aberdares": {"troops": 2, "underground": 3}}, by="british", card="K18")
    head = f"coinbox record 1\ngame: kenya   rules: 1\nposition: {json.dumps(board.position())}\n---\n"
    error = outdated(head + "british event unshaded decline decline end-turn\n")
    assert (error.line, error.token, error.misfit.word) == (5, 4, "decline")
    assert (error.game.decisions, error.game.actor) == (2, "british")


def test_a_record_of_today_will_be_read_under_the_next_rules(today: int) -> None:
    text = text_of(WHOLE).replace("rules: 1", f"rules: {today}")
    with next_rules("malaya", "special-or-done", "done") as tomorrow:
        assert tomorrow == today + 1
        try:
            game = coinbox.load(text)
        except coinbox.OutdatedRecord as error:
            game = error.game
        assert (game.made_with, game.is_older) == (today, True)
    assert not coinbox.load(text).is_older


# -- check, replay and play ------------------------------------------------------------------------------------------


def test_check_accepts_what_fits_and_says_so(capsys: pytest.CaptureFixture[str], today: int) -> None:
    assert main(["check", str(WHOLE)]) == 0
    assert capsys.readouterr().out == f"{WHOLE}: ok, 95 decisions, {said(today)}; {ending(WHOLE)}\n"
    assert main(["check", str(WHOLE), "--lang", "ja"]) == 0
    assert f"ルール第1版の記録を第{today}版で読んでいます" in capsys.readouterr().out


def ending(path: Path) -> str:
    from coinbox.terminal.replay import standing

    return standing(coinbox.load(text_of(path)))


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "fits up to decision {n} (line {line}); rules 1, read under rules {today}; token {token}: 'ec_north'"),
        (
            "ja",
            "{n}手目まで合っています（{line}行目）。ルール第1版の記録を第{today}版で読んでいます。{token}語目：「ec_north」",
        ),
    ],
)
def test_check_says_how_far_a_record_fits(capsys: pytest.CaptureFixture[str], lang: str, told: str, today: int) -> None:
    assert main(["check", str(MARCH), str(WHOLE), "--lang", lang]) == 2
    out, err = capsys.readouterr()
    assert err.startswith(f"coinbox: {MARCH}: " + told.format(n=FITS, line=LINE, token=TOKEN, today=today))
    assert err.count("\n") == 1
    assert str(WHOLE) in out


def test_replay_shows_the_game_up_to_the_word(capsys: pytest.CaptureFixture[str], today: int) -> None:
    assert main(["replay", str(MARCH)]) == 2
    out, err = capsys.readouterr()
    assert out.startswith(f"{said(today)}\n")
    assert "underground:pahang>johore" in out.replace("\n", "")
    assert "not finished: MCP to decide" in out
    assert f"fits up to decision {FITS} (line {LINE})" in err


def test_replay_to_a_decision_that_fits(capsys: pytest.CaptureFixture[str], today: int) -> None:
    assert main(["replay", str(MARCH), "--to", str(FITS)]) == 0
    out, err = capsys.readouterr()
    assert out.startswith(f"{said(today)}\n")
    assert err == ""
    assert main(["replay", str(MARCH), "--to", str(FITS + 1)]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert f"--to {FITS + 1}: the record has decisions 0 to {FITS}" in err
    assert "'ec_north' is not offered here" in err


def test_replay_as_json_names_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(MARCH), "--json"]) == 2
    out, err = capsys.readouterr()
    data = json.loads(out)
    assert (data["decisions"], data["made_with"]) == (FITS, 1)
    assert "ec_north" in err
    assert main(["replay", str(WHOLE), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["made_with"] == 1


def test_a_saved_game_goes_on_at_the_terminal(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, today: int
) -> None:
    begun = "\n".join(text_of(WHOLE).splitlines()[:8]) + "\n"
    path = tmp_path / "saved.coin"
    path.write_text(begun, encoding="utf-8")
    monkeypatch.setattr("sys.stdin", io.StringIO("save\nquit\n"))
    assert main(["play", "malaya", "--record", str(path)]) == 0
    assert said(today) in capsys.readouterr().out
    assert f"# {said(today)}\n" in text_of(path)
    assert coinbox.load(text_of(path)).made_with == today


def test_a_saved_game_that_does_not_fit_is_refused_and_not_touched(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "saved.coin"
    path.write_text(text_of(MARCH), encoding="utf-8")
    assert main(["play", "malaya", "--record", str(path)]) == 2
    assert f"fits up to decision {FITS}" in capsys.readouterr().err
    assert text_of(path) == text_of(MARCH)
