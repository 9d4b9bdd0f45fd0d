"""The questions that many rules of Arab Revolt ask, in its words."""

from __future__ import annotations

from coinbox.coin.questions import Questions
from coinbox.games.arab_revolt.state import ArabRevolt
from coinbox.games.arab_revolt.verbs import end_step
from coinbox.games.arab_revolt.vocabulary import DONE, PIECE_OPTIONS

QUESTIONS: Questions[ArabRevolt] = Questions(PIECE_OPTIONS, DONE, end_step)
MOVES = QUESTIONS.moves
announced, pick, pick_piece, place_for = QUESTIONS.announced, QUESTIONS.pick, QUESTIONS.pick_piece, QUESTIONS.place_for
move_pieces = QUESTIONS.move_pieces
each, each_there, each_piece = QUESTIONS.each, QUESTIONS.each_there, QUESTIONS.each_piece
in_all, choose = QUESTIONS.in_all, QUESTIONS.choose
place_each, place_there, place_any = QUESTIONS.place_each, QUESTIONS.place_there, QUESTIONS.place_any
one_of, move_some = QUESTIONS.one_of, QUESTIONS.move_some
