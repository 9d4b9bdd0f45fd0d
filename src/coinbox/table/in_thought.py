"""Turns played in thought: what a plan would do on the board, beat by beat, without touching the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from coinbox.table.beats import boards, changes_of, moves_of
from coinbox.table.payload import line_at
from coinbox.table.story import Story, places_between
from coinbox.table.table_game import TableGame

Data = dict[str, Any]


class InThought:
    """A game at a moment, and what becomes of it if the one who is asked chooses this way."""

    def __init__(self, play: TableGame, moment: int, way: Sequence[str]) -> None:
        self.play = play.until(moment)
        self.turn = self.play.open_turn
        self.first = len(self.play.game.entries)
        """Where the log of the way begins."""
        self._follow(list(way))

    def _follow(self, way: list[str]) -> None:
        """Choose this way, with whatever has no choice; a die, a card or somebody else ends it, as does the turn."""
        play = self.play
        while not play.over and play.open_turn == self.turn:
            offered = play.offered
            if len(offered) > 1 and (not way or way[0] not in offered):
                return
            play.feed(offered[0] if len(offered) == 1 else way.pop(0))

    def marks(self) -> Data:
        """All that it does on the board: what moves, and what changes besides."""
        play = self.play
        views = boards(play, self.turn, {self.first})
        last = max(views)
        entries = play.game.entries[self.first : last]
        moves = moves_of(entries)
        changes = changes_of(views[self.first], views[last], moves, places_between(play.rules.id))
        return {"moves": moves, "changes": changes}

    def story(self, lang: str) -> list[Data]:
        """The way told like a turn that was played; the log beside it stays where the way begins."""
        story = Story(self.play, lang)
        told = story.turn(self.turn, self.first)
        if told is None:
            return []
        begun = line_at(story.log.starts, self.first)
        return [{**told, "beats": [{**beat, "log": begun} for beat in told["beats"]]}]
