"""Games kept for ever: each way in which a game can end, and odd situations."""

from __future__ import annotations

from pathlib import Path

import pytest

import coinbox

FOLDER = Path(__file__).parents[2] / "records" / "malaya"
ENDS = {
    "british-early": ("british", "early"),
    "british-final": ("british", "final"),
    "mcp-early": ("mcp", "early"),
    "mcp-final": ("mcp", "final"),
    "tie-final": ("tie", "final"),
    "extended-british-early": ("british", "early"),
    "extended-mcp-final": ("mcp", "final"),
}


@pytest.mark.parametrize("file", sorted(FOLDER.glob("*.coin")), ids=lambda f: f.stem)
def test_a_kept_record_replays_to_itself(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert coinbox.load(text).record() == text


@pytest.mark.parametrize(("name", "end"), ENDS.items())
def test_each_way_to_end_is_kept(name: str, end: tuple[str, str]) -> None:
    game = coinbox.load((FOLDER / f"{name}.coin").read_text(encoding="utf-8"))
    assert game.over
    assert game.result is not None
    assert (game.result.outcome, game.result.reason) == end
    will = game.result.tracks["political_will"]
    assert {
        "british": will >= 18 if end[1] == "early" else 10 < will < 18,
        "mcp": will <= 2 if end[1] == "early" else 2 < will < 10,
        "tie": will == 10,
    }[end[0]]
    with pytest.raises(coinbox.IllegalMove):
        game.play("done")
