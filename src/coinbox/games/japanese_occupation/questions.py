"""The questions that many rules of Japanese Occupation ask, in its words."""

from __future__ import annotations

from coinbox.coin.questions import Questions
from coinbox.games.japanese_occupation.state import JapaneseOccupation
from coinbox.games.japanese_occupation.verbs import end_step
from coinbox.games.japanese_occupation.vocabulary import DONE, PIECE_OPTIONS

QUESTIONS: Questions[JapaneseOccupation] = Questions(PIECE_OPTIONS, DONE, end_step)
MOVES = QUESTIONS.moves
announced, pick, pick_piece, place_for = QUESTIONS.announced, QUESTIONS.pick, QUESTIONS.pick_piece, QUESTIONS.place_for
move_pieces = QUESTIONS.move_pieces
each, each_there, each_piece = QUESTIONS.each, QUESTIONS.each_there, QUESTIONS.each_piece
in_all, choose = QUESTIONS.in_all, QUESTIONS.choose
place_each, place_there, place_any = QUESTIONS.place_each, QUESTIONS.place_there, QUESTIONS.place_any
one_of, move_some = QUESTIONS.one_of, QUESTIONS.move_some
