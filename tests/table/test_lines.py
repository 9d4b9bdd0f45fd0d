"""The lines of a study turn by turn, told as if each had been played from the beginning."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pytest

from coinbox.kernel.piecemeal import at_once
from coinbox.learn.study import Study, Turnoff, Way
from coinbox.table import sentences
from coinbox.table.desk import Board, Desk
from coinbox.table.lines import outline
from tests.games import OWN_GAMES
from tests.learn.trees import grown, whole_game
from tests.table.server import Json


def told_anew(study: Study, line: Way, before: Sequence[str]) -> Iterator[Json]:
    """A line and those that leave it, each played from the beginning of the game."""
    names, begun = [*before, *line.names], len(before)
    play = Desk(Board(study.game, study.scenario, study.position, names), "en").play
    asked = [at for at, entry in enumerate(play.journal) if entry.choice or entry.is_asked]
    own = {entry.turn for entry in play.journal[begun:] if entry.choice}
    places = {turn: [at for at, entry in enumerate(play.journal) if entry.turn == turn] for turn in own}
    turns = [
        {
            "first": max(0, places[turn][0] - begun),
            "place": places[turn][-1] + 1 - begun,
            "actor": play.actor_of(turn),
            "label": sentences.turn_label(play, turn, "en"),
        }
        for turn in sorted(own)
    ]
    yield {"stops": [at - begun for at in (*asked, len(names)) if at >= begun], "turns": turns, "over": play.over}
    for branch in line.branches:
        yield from told_anew(study, branch.line, names[: begun + branch.place])


@pytest.mark.parametrize("game", OWN_GAMES)
def test_lines_are_told_as_if_played_from_the_beginning(game: str) -> None:
    for seed in range(6):
        study = grown(game, seed, longest=60)
        assert at_once(outline(study, "en")) == list(told_anew(study, study.line, []))


def test_branches_leave_the_end_of_a_game_and_stand_in_any_order() -> None:
    names = whole_game("arab_revolt", 1)
    places = [len(names), 7, len(names) - 1, 0, 7]
    branches = [Turnoff(place, "", Way(names[place : place + 30])) for place in places]
    study = Study("arab_revolt", "standard", None, Way(names, branches=branches))
    found = at_once(outline(study, "en"))
    assert found == list(told_anew(study, study.line, []))
    assert [line["over"] for line in found] == [True, True, False, True, False, False]


def test_a_board_is_told_a_turn_at_a_time() -> None:
    names = whole_game("malaya", 6)
    desk = Desk(Board("malaya", names=names), "en")
    turns = at_once(desk.turns(0))
    assert len(turns) >= 40
    assert sum(1 for _ in desk.shown(0)) == len(turns)
