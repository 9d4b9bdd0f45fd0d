"""A study is a tree of lines; a record carries it, and reads back as it was written."""

from __future__ import annotations

import random

import pytest

import coinbox
from coinbox.learn.notes import notes_of
from coinbox.learn.study import Comment, Study, Turnoff, Way, read_study, write_study
from tests.games import OWN_GAMES

WRITTEN = """coinbox record 1
game: malaya   scenario: standard   rules: 2
---
card:M23
british  op-special sweep
( By the mountains
british  perak done done done end-turn
# ja: 静かな一手
mcp      limited-op rally perak guerrilla end-turn
( Or in Kedah
)
)
( A pass instead
british  pahang done done done done end-turn
)
# en: Three spaces at once
british  perak pahang johore done
"""


def test_a_record_with_variations_reads_back() -> None:
    text = WRITTEN.replace("( Or in Kedah\n)\n", "")
    game = coinbox.load(text)
    assert game.record() == text
    assert game.clone().record() == text
    assert [note.text for note in notes_of(game, "en")] == ["Three spaces at once"]
    study = read_study(text)
    assert [branch.name for branch in study.line.branches] == ["By the mountains", "A pass instead"]
    first = study.line.branches[0]
    assert first.place == 3
    assert first.line.names[:2] == ["perak", "done"]
    assert first.line.comments == [Comment(first.line.names.index("end-turn") + 1, "ja", "静かな一手")]
    assert write_study(study) == text


def test_a_variation_that_is_not_closed_is_refused() -> None:
    with pytest.raises(coinbox.RecordError, match="not closed"):
        coinbox.load(WRITTEN.rsplit(")", 1)[0])


def test_a_word_of_a_variation_that_does_not_fit_is_named() -> None:
    text = WRITTEN.replace("british  pahang done", "british  thailand done")
    coinbox.load(text)  # what was played fits
    with pytest.raises(coinbox.RecordError, match="line 14, token 2"):
        read_study(text)


def grown(game: str, seed: int) -> Study:
    """A tree of random lines."""
    rng = random.Random(seed)
    start = coinbox.new(game, seed=seed).beginning()

    def way(before: list[str], depth: int) -> Way:
        played = start.beginning().follow(before)
        names: list[str] = []
        for _ in range(rng.randint(0, 25)):
            if played.over:
                break
            names.append(rng.choice(played.offered))
            played.follow(names[-1:])
        line = Way(names)
        places = sorted(rng.sample(range(len(names) + 1), min(2, len(names) + 1)))
        line.comments = [Comment(place, rng.choice(["en", "ja", ""]), f"note {place}") for place in places]
        if depth:
            line.branches = [Turnoff(at, f"line {at}", way(before + names[:at], depth - 1)) for at in places]
        return line

    return Study(game, start.scenario, None, way([], 2))


@pytest.mark.parametrize("game", OWN_GAMES)
def test_trees_come_back_as_they_were_written(game: str) -> None:
    for seed in range(12):
        text = write_study(grown(game, seed))
        again = read_study(text)
        assert write_study(again) == text
        assert coinbox.load(text, automatic=False).record() == text
