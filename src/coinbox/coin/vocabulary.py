"""The words of the options that all games share, and the tables that turn sets into options."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from coinbox.coin.sections import Numbering
from coinbox.kernel.bits import members
from coinbox.kernel.decision import Vocabulary


class Offers(dict[int, tuple[int, ...]]):
    """Set of spaces -> the options of a table for them, worked out once per set."""

    def __init__(self, options: dict[int, int]) -> None:
        super().__init__()
        self.options = options

    def __missing__(self, mask: int) -> tuple[int, ...]:
        found = tuple(self.options[i] for i in members[mask] if i in self.options)
        self[int(mask)] = found
        return found


class Pieces:
    """Options that point at a piece of one kind in a space, and at its moves."""

    def __init__(
        self, words: Vocabulary, piece: str, spaces: tuple[str, ...], *, moving: bool = True, pointed: bool = True
    ) -> None:
        """`moving` and `pointed` tell whether pieces of this kind are ever moved, or pointed at where they stand."""
        self.here = Offers(
            {
                i: words.add("piece", f"{piece}:{space}", space=space, piece=piece)
                for i, space in enumerate(spaces)
                if pointed
            }
        )
        self.moves = [
            Offers(
                {
                    j: words.add("move", f"{piece}:{a}>{b}", space=b, piece=piece, origin=a)
                    for j, b in enumerate(spaces)
                    if moving and j != i
                }
            )
            for i, a in enumerate(spaces)
        ]


def add_spaces(words: Vocabulary, spaces: tuple[str, ...]) -> None:
    """The spaces come first, so that a space's number is its option."""
    for index, space in enumerate(spaces):
        if words.add("space", space, space=space) != index:
            raise ValueError("spaces are the first words of a vocabulary")


def add_dice(words: Vocabulary) -> None:
    """The six faces of a die."""
    for face in range(1, 7):
        words.add("die", f"die:{face}")


@cache
def dice_of(words: Vocabulary) -> tuple[int, ...]:
    """The faces of a game's die, from 1 on."""
    return tuple(word.id for word in words.options if word.kind == "die")


class TurnWords(NamedTuple):
    """The numbers of the words that every turn uses."""

    done: int
    end_turn: int
    decline: int
    limited_op: int
    event: int
    op_special: int
    passing: int
    unshaded: int
    shaded: int
    execute: int


def add_turn_words(words: Vocabulary, numbering: Numbering) -> TurnWords:
    """What closes a choice, the boxes of the Initiative Track, Pass, and the sides of a card."""
    return TurnWords(
        words.add("word", "done", closes=True),
        words.add("word", "end-turn", closes=True),
        words.add("word", "decline", closes=True),
        words.add("box", "limited-op", rule=numbering["2.3.4"]),
        words.add("box", "event", rule="5.0"),
        words.add("box", "op-special", rule="4.1"),
        words.add("action", "pass", rule=numbering["2.3.3"], closes=True),
        words.add("side", "unshaded", rule="5.2"),
        words.add("side", "shaded", rule="5.2"),
        words.add("side", "execute", rule="5.1"),
    )
