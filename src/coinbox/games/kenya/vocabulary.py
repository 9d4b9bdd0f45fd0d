"""Spaces, pieces, cards and the vocabulary of Kenya. Append only: records and stores keep these names for ever."""

from __future__ import annotations

from coinbox.coin.board import neighbours_on, read_board
from coinbox.coin.cards import read_cards
from coinbox.coin.forces import PIECES
from coinbox.coin.sections import Numbering
from coinbox.coin.vocabulary import Pieces, add_dice, add_spaces, add_turn_words
from coinbox.kernel.decision import Vocabulary

PACKAGE = "coinbox.games.kenya"
NUMBERING = Numbering()
"""The sections have the numbers of the shared rules."""
BOARD = read_board(PACKAGE)
PACK = read_cards(PACKAGE)
CARDS, CARD_IDS, CARD = PACK.cards, PACK.ids, PACK.index
EVENT_CARDS, PROPAGANDA_CARDS = PACK.events, PACK.propaganda

BRITISH, MAU_MAU = range(2)
FACTIONS = ("british", "mau_mau")

SPACES = BOARD.ids
SPACE_COUNT = len(SPACES)
POPULATION = BOARD.population
"""The printed Population; what Relocate took away is in the state."""
ADJACENT = BOARD.adjacent
neighbours = neighbours_on(ADJACENT)
NAIROBI = BOARD.index["nairobi"]
CITY = 1 << NAIROBI
PROVINCES = BOARD.where(lambda space: space.kind == "province")
RESERVES = BOARD.where(lambda space: space.terrain == "reserve")
HIGHLANDS = BOARD.where(lambda space: space.terrain == "highlands")
"""The four Non-Reserve Provinces; Non-Reserve spaces are these and Nairobi (R-K13)."""
MOUNTAINS = BOARD.where(lambda space: space.kind == "mountain_jungle")
"""The two Mountain Jungles."""
EVERYWHERE = (1 << SPACE_COUNT) - 1

TOTAL = (10, 15, 15, 4)

words = Vocabulary()
add_spaces(words, SPACES)
TURN_WORDS = add_turn_words(words, NUMBERING)
DONE, END_TURN, DECLINE = TURN_WORDS.done, TURN_WORDS.end_turn, TURN_WORDS.decline

DEPLOY = words.add("action", "deploy", rule="3.2.1")
RELOCATE = words.add("action", "relocate", rule="3.2.2")
SWEEP = words.add("action", "sweep", rule="3.2.3")
ASSAULT = words.add("action", "assault", rule="3.2.4")
RALLY = words.add("action", "rally", rule="3.3.1")
MARCH = words.add("action", "march", rule="3.3.2")
TERROR = words.add("action", "terror", rule="3.3.3")
REWARD = words.add("action", "reward", rule="4.2.1")
REPRISAL = words.add("action", "reprisal", rule="4.2.2")
AIR_STRIKE = words.add("action", "air-strike", rule="4.2.3")
SUPPLY = words.add("action", "supply", rule="4.3.1")
OATH = words.add("action", "oath", rule="4.3.2")
RAID = words.add("action", "raid", rule="4.3.3")

PLACE_TROOP = words.add("place", "troop", piece="troop")
PLACE_POLICE = words.add("place", "police", piece="police")
PLACE_GUERRILLA = words.add("place", "guerrilla", piece="guerrilla")
PLACE_BASE = words.add("place", "base", piece="base")
PLACE_GUERRILLAS = words.add("word", "guerrillas", rule="3.3.1")
HIDE_ALL = words.add("word", "hide", rule="3.3.1")
NOTHING = words.add("word", "nothing", closes=True)
MARK_TERROR = words.add("word", "mark-terror", rule="3.3.3")
REMOVE_POLICE = words.add("word", "remove-police", rule="3.3.3")
STRIKE = words.add("word", "strike", rule="4.3.3")
RETREAT = words.add("word", "retreat", rule="4.3.3")
LEFT = words.add("word", "left", rule="6.6.1")
RIGHT = words.add("word", "right", rule="6.6.1")
STAY = words.add("word", "stay", rule="6.6.1", closes=True)
FROM_AVAILABLE = words.add("word", "from-available", piece="police")
FROM_OUT_OF_PLAY = words.add("word", "from-out-of-play", piece="police")

add_dice(words)
CARD_OPTIONS = tuple(words.add("card", f"card:{card}") for card in CARD_IDS)
PIECE_OPTIONS = tuple(Pieces(words, piece, SPACES) for piece in PIECES)
"""For each piece the options that point at it in a space, and its moves."""
