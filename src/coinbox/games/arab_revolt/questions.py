"""The questions that many rules of Arab Revolt ask, in its words."""

from __future__ import annotations

from coinbox.coin.questions import Questions
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.vocabulary import DONE, PIECE_OPTIONS

QUESTIONS: Questions[ArabRevolt] = Questions(PIECE_OPTIONS, DONE)
MOVES = QUESTIONS.moves
pick, pick_piece, place_for = QUESTIONS.pick, QUESTIONS.pick_piece, QUESTIONS.place_for
move_pieces, in_spaces = QUESTIONS.move_pieces, QUESTIONS.in_spaces
