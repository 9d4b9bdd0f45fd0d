"""A study is a tree of lines; a record carries it, and reads back as it was written."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import coinbox
from coinbox.kernel.fields import State
from coinbox.kernel.game import Driver
from coinbox.kernel.piecemeal import at_once
from coinbox.learn.notes import notes_of
from coinbox.learn.study import Comment, Study, Turnoff, Way, read_study, write_study
from coinbox.table.lines import outline
from tests.games import OWN_GAMES
from tests.learn.trees import branched, grown

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


@pytest.mark.parametrize("game", OWN_GAMES)
def test_trees_come_back_as_they_were_written(game: str) -> None:
    for seed in range(12):
        text = write_study(grown(game, seed))
        again = read_study(text)
        assert write_study(again) == text
        assert coinbox.load(text, automatic=False).record() == text


def test_a_comment_and_a_branch_behind_the_end_of_a_line_are_refused() -> None:
    for wrong in (Way(["card:M23"], [Comment(2, "en", "late")]), Way(["card:M23"], branches=[Turnoff(2, "", Way([]))])):
        with pytest.raises(coinbox.RecordError, match="the line ends at place 1; there is no place 2"):
            write_study(Study("malaya", "standard", None, wrong))


# -- what it costs -----------------------------------------------------------------------------------------------------


class Played:
    """Counts the options that drivers play, also those that they play again to come to a place of a turn."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.options = 0
        feed, rewound = Driver.feed, Driver.rewound

        def counted_feed(driver: Driver[State], option: int) -> None:
            self.options += 1
            feed(driver, option)

        def counted_rewound(driver: Driver[State], place: int, *, logging: bool = False) -> object:
            new = rewound(driver, place, logging=logging)
            self.options += len(new.turns[-1].options)
            return new

        monkeypatch.setattr(Driver, "feed", counted_feed)
        monkeypatch.setattr(Driver, "rewound", counted_rewound)


WORKS: dict[str, Callable[[Study, str], object]] = {
    "outline": lambda study, _: at_once(outline(study, "en")),
    "write": lambda study, _: write_study(study),
    "read": lambda _, text: read_study(text),
}


@pytest.mark.parametrize("what", WORKS)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_a_branch_costs_its_own_options_and_those_of_its_turn(
    game: str, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What leads to the turn in which a branch leaves its line is never played again."""
    study = branched(game, 3, 300)
    names = len(study.line.names)
    text = write_study(study)
    longest = max(len(turn.options) for turn in study.start().follow(study.line.names).turns)
    assert names > 2 * longest
    played = Played(monkeypatch)
    WORKS[what](study, text)
    assert names < played.options <= names + 300 * (1 + longest)


@pytest.mark.parametrize("what", WORKS)
def test_what_a_study_costs_grows_with_its_lines_alone(what: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counts = []
    for number in (150, 300, 600):
        study = branched("malaya", 5, number)
        text = write_study(study)
        with monkeypatch.context() as patched:
            played = Played(patched)
            WORKS[what](study, text)
        counts.append(played.options)
    first, second = counts[1] - counts[0], counts[2] - counts[1]
    assert 0 < second < 2.5 * first
