"""The questions that many rules of Japanese Occupation ask, in its words."""

from __future__ import annotations

from coinbox.coin.asking import Asking
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.words import AT, DONE

ASKING: Asking[JapaneseOccupation] = Asking(AT, DONE)
MOVES = ASKING.moves
pick, pick_piece, place_for = ASKING.pick, ASKING.pick_piece, ASKING.place_for
move_pieces, in_spaces = ASKING.move_pieces, ASKING.in_spaces
