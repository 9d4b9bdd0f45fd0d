"""Spaces, pieces, cards and the vocabulary of Three Isles. Append only: records keep these names for ever."""

from __future__ import annotations

from coinbox.coin.board import read_board
from coinbox.coin.cards import read_cards
from coinbox.coin.forces import PIECES
from coinbox.coin.sections import Numbering
from coinbox.coin.vocabulary import Pieces, add_spaces, add_turn_words
from coinbox.kernel.decision import Vocabulary

PACKAGE = "three_isles"
NUMBERING = Numbering()
"""The sections have the numbers of the shared rules."""
BOARD = read_board(PACKAGE)
PACK = read_cards(PACKAGE)
CARDS, CARD_IDS, CARD = PACK.cards, PACK.ids, PACK.index
EVENT_CARDS, PROPAGANDA_CARDS = PACK.events, PACK.propaganda

WARDENS, SMUGGLERS = range(2)
FACTIONS = ("wardens", "smugglers")

SPACES = BOARD.ids
ADJACENT = BOARD.adjacent
POPULATION = BOARD.population
EVERYWHERE = (1 << len(SPACES)) - 1
HARBOR = 1 << BOARD.index["harbor"]
ISLES = EVERYWHERE & ~HARBOR
TOTAL = (4, 6, 8, 2)
"""Troops, Police, Guerrillas, Bases."""

words = Vocabulary()
add_spaces(words, SPACES)
TURN_WORDS = add_turn_words(words, NUMBERING)
DONE = TURN_WORDS.done

LAND = words.add("action", "land", rule="3.2.1")
SEARCH = words.add("action", "search", rule="3.2.2")
RALLY = words.add("action", "rally", rule="3.3.1")
MARCH = words.add("action", "march", rule="3.3.2")
LIE_LOW = words.add("action", "lie-low", rule="4.3.1")

CARD_OPTIONS = tuple(words.add("card", f"card:{card}") for card in CARD_IDS)
PIECE_OPTIONS = tuple(Pieces(words, piece, SPACES) for piece in PIECES)
"""For each piece the options that point at it in a space, and its moves."""
