"""The questions that many rules of Malaya ask, in its words."""

from __future__ import annotations

from coinbox.coin.asking import Asking
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.words import AT, DONE

ASKING: Asking[Malaya] = Asking(AT, DONE)
MOVES, STANDING = ASKING.moves, ASKING.standing
pick, pick_piece, standing = ASKING.pick, ASKING.pick_piece, ASKING.options_at
place_for, move_pieces, in_spaces = ASKING.place_for, ASKING.move_pieces, ASKING.in_spaces
