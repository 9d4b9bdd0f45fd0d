"""The questions that many rules of Malaya ask, in its words."""

from __future__ import annotations

from coinbox.coin.questions import Questions
from coinbox.games.malaya.state import Malaya
from coinbox.games.malaya.verbs import end_step
from coinbox.games.malaya.vocabulary import DONE, PIECE_OPTIONS

QUESTIONS: Questions[Malaya] = Questions(PIECE_OPTIONS, DONE, end_step)
MOVES, STANDING = QUESTIONS.moves, QUESTIONS.standing
pick, pick_piece, standing = QUESTIONS.pick, QUESTIONS.pick_piece, QUESTIONS.options_at
place_for, move_pieces = QUESTIONS.place_for, QUESTIONS.move_pieces
each, each_there, each_piece = QUESTIONS.each, QUESTIONS.each_there, QUESTIONS.each_piece
in_all, choose = QUESTIONS.in_all, QUESTIONS.choose
place_each, place_there, place_any = QUESTIONS.place_each, QUESTIONS.place_there, QUESTIONS.place_any
one_of, placing, move_some = QUESTIONS.one_of, QUESTIONS.placing, QUESTIONS.move_some
