"""Spaces, pieces, cards and the vocabulary of Kenya. Append only: records and stores keep these names for ever."""

from __future__ import annotations

from coinbox.coin.board import read_board
from coinbox.coin.cards import read_cards
from coinbox.coin.forces import PIECES
from coinbox.coin.words import Pieces, add_dice, add_spaces
from coinbox.kernel.decision import Vocabulary

PACKAGE = "coinbox.games.kenya"
BOARD = read_board(PACKAGE)
CARDS = read_cards(PACKAGE)
CARD_IDS = tuple(card.id for card in CARDS)
CARD = {card.id: i for i, card in enumerate(CARDS)}
EVENT_CARDS = tuple(i for i, card in enumerate(CARDS) if not card.propaganda)
PROPAGANDA_CARDS = frozenset(i for i, card in enumerate(CARDS) if card.propaganda)

BRITISH, MAU_MAU = range(2)
FACTIONS = ("british", "mau_mau")

SPACES = BOARD.ids
SPACE_COUNT = len(SPACES)
POPULATION = BOARD.population
"""The printed Population; what Relocate took away is in the state."""
ADJACENT = BOARD.adjacent
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
DONE = words.add("word", "done")
END_TURN = words.add("word", "end-turn")
DECLINE = words.add("word", "decline")

LIMITED_OP = words.add("box", "limited-op", rule="2.3.4")
EVENT = words.add("box", "event", rule="5.0")
OP_SPECIAL = words.add("box", "op-special", rule="4.1")
PASS = words.add("action", "pass", rule="2.3.3")
UNSHADED = words.add("side", "unshaded", rule="5.2")
SHADED = words.add("side", "shaded", rule="5.2")
EXECUTE = words.add("side", "execute", rule="5.1")

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
NOTHING = words.add("word", "nothing")
MARK_TERROR = words.add("word", "mark-terror", rule="3.3.3")
REMOVE_POLICE = words.add("word", "remove-police", rule="3.3.3")
STRIKE = words.add("word", "strike", rule="4.3.3")
RETREAT = words.add("word", "retreat", rule="4.3.3")
LEFT = words.add("word", "left", rule="6.6.1")
RIGHT = words.add("word", "right", rule="6.6.1")
STAY = words.add("word", "stay", rule="6.6.1")
FROM_AVAILABLE = words.add("word", "from-available", piece="police")
FROM_OUT_OF_PLAY = words.add("word", "from-out-of-play", piece="police")

DICE = add_dice(words)
CARD_OPTIONS = tuple(words.add("card", f"card:{card}") for card in CARD_IDS)
AT = tuple(Pieces(words, piece, SPACES) for piece in PIECES)
"""For each piece the options that point at it in a space, and its moves."""
