"""The questions that many rules of Kenya ask, in its words."""

from __future__ import annotations

from coinbox.coin.asking import Asking
from coinbox.games.kenya.state import Kenya
from coinbox.games.kenya.words import AT, DONE

ASKING: Asking[Kenya] = Asking(AT, DONE)
MOVES, STANDING = ASKING.moves, ASKING.standing
pick, pick_piece, place_for = ASKING.pick, ASKING.pick_piece, ASKING.place_for
move_pieces, in_spaces = ASKING.move_pieces, ASKING.in_spaces
