"""Games kept for ever: each way in which a game can end, and odd situations."""

from __future__ import annotations

from pathlib import Path

import pytest

import coinbox
from coinbox.library import MODULES, rules_of

FOLDER = Path(__file__).parents[1] / "records"
FILES = sorted(FOLDER.glob("*/*.coin"))
ENDS = [file for file in FILES if file.stem.endswith(("-early", "-final"))]


def label(file: Path) -> str:
    return f"{file.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", FILES, ids=label)
def test_a_kept_record_replays_to_itself(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert coinbox.load(text).record() == text


@pytest.mark.parametrize("game", MODULES)
def test_each_way_to_end_is_kept(game: str) -> None:
    kept = {file.stem for file in ENDS if file.parent.name == game}
    factions = rules_of(game).factions
    assert kept >= {f"{faction}-{reason}" for faction in factions for reason in ("early", "final")} | {"tie-final"}


@pytest.mark.parametrize("file", ENDS, ids=label)
def test_a_kept_game_ended_as_its_name_says(file: Path) -> None:
    game = coinbox.load(file.read_text(encoding="utf-8"))
    assert game.over
    assert game.result is not None
    outcome, reason = game.result.outcome, game.result.reason
    assert file.stem.removeprefix("extended-") == f"{outcome}-{reason}"
    assert file.stem.startswith("extended-") == (game.scenario == "extended")
    will = game.result.tracks["political_will"]
    if outcome == "tie":
        assert will == 10
    elif outcome == "british":
        assert will >= 18 if reason == "early" else 10 < will < 18
    else:
        assert will <= 2 if reason == "early" else 2 < will < 10
    with pytest.raises(coinbox.IllegalMove):
        game.play("done")
