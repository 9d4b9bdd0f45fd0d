"""The questions that many rules of Arab Revolt ask, in its words."""

from __future__ import annotations

from coinbox.coin.asking import Asking
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.words import AT, DONE

ASKING: Asking[ArabRevolt] = Asking(AT, DONE)
MOVES = ASKING.moves
pick, pick_piece, place_for = ASKING.pick, ASKING.pick_piece, ASKING.place_for
move_pieces, in_spaces = ASKING.move_pieces, ASKING.in_spaces
