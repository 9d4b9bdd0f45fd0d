"""Games kept for ever: each way in which a game can end, and odd situations."""

from __future__ import annotations

from pathlib import Path

import pytest

import coinbox
from coinbox.kernel.game import Remark
from tests.games import OWN_GAMES
from tests.kept import EXAMPLE, FOLDER, kept_file, kept_text
from tests.tabletalk import ENDS

EXAMPLES = [kept_file(game, EXAMPLE) for game in OWN_GAMES]
FILES = sorted(FOLDER.glob("*/*.coin")) + EXAMPLES
KEPT = [file for file in FILES if file.stem.endswith(("-early", "-threshold", "-final"))]


def label(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=label)
def test_a_kept_record_replays_to_itself(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert coinbox.load(text).record() == text


@pytest.mark.parametrize("game", OWN_GAMES)
def test_each_way_to_end_is_kept(game: str) -> None:
    kept = {file.stem for file in KEPT if file.parent.name == game}
    assert kept >= {f"{outcome}-{reason}" for outcome, reason in ENDS[game]}


@pytest.mark.parametrize("file", KEPT, ids=label)
def test_a_kept_game_ended_as_its_name_says(file: Path) -> None:
    game = coinbox.load(file.read_text(encoding="utf-8"))
    assert game.over
    assert game.result is not None
    outcome, reason = game.result.outcome, game.result.reason
    assert file.stem.removeprefix("extended-") == f"{outcome}-{reason}"
    assert file.stem.startswith("extended-") == (game.scenario == "extended")
    assert is_so(game, outcome, reason)
    with pytest.raises(coinbox.IllegalMove):
        game.play("done")


def is_so(game: coinbox.Game, outcome: str, reason: str) -> bool:
    """Whether the final tracks and markers call for this end."""
    assert game.result is not None
    tracks = game.result.tracks
    if game.id == "japanese_occupation":
        if tracks["resistance"] < 18:
            return outcome == "japanese"
        s = game.driver.state
        led = tracks["resistance"] == 20 or s.camps.bit_count() < sum(s.force_136)
        return outcome == ("british" if led else "mpaja")
    will = tracks["political_will"]
    if game.id == "arab_revolt":
        return outcome == ("british" if will else "rebels")
    if outcome == "tie":
        return will == 10
    if outcome == "british":
        return will >= 18 if reason != "final" else 10 < will < 18
    return will <= 2 if reason != "final" else 2 < will < 10


def test_comments_may_stand_inside_a_turn() -> None:
    rows = kept_text("malaya", EXAMPLE).splitlines()
    turn = rows.index("card:M23") + 1
    actor, *words = rows[turn].split()
    first, rest = " ".join(words[:3]), " ".join(words[3:])
    rows[turn : turn + 1] = ["# en: before", f"{actor}  {first}", "# en: within", "# ja: 途中", f"{actor}  {rest}"]
    text = "\n".join(rows) + "\n"
    game = coinbox.load(text)
    assert [(remark.turn, remark.at) for remark in game.remarks] == [(1, 0), (1, 3), (1, 3)]
    assert game.record() == text
    assert game.clone().record() == text


def test_a_comment_stays_when_the_words_before_it_are_taken_back() -> None:
    game = coinbox.new("malaya", chance=["card:M23"], seed=1)
    game.play("op-special").play("sweep").play("perak")
    game.remarks.append(Remark(1, "en: Perak first", 3))
    assert game.undo()
    assert game.undo()
    rows = game.record().splitlines()
    assert rows[rows.index("british  op-special") + 1] == "# en: Perak first"
    assert coinbox.load(game.record()).record() == game.record()
