"""Spaces, pieces, cards and the vocabulary of Malaya. Append only: records and stores keep these names for ever."""

from __future__ import annotations

from coinbox.coin.board import neighbours_on, read_board
from coinbox.coin.cards import read_cards
from coinbox.coin.forces import PIECES
from coinbox.coin.sections import Numbering
from coinbox.coin.vocabulary import Pieces, add_dice, add_spaces, add_turn_words
from coinbox.kernel.decision import Vocabulary

PACKAGE = "coinbox.games.malaya"
NUMBERING = Numbering()
"""The sections have the numbers of the shared rules."""
BOARD = read_board(PACKAGE)
PACK = read_cards(PACKAGE)
CARDS, CARD_IDS, CARD = PACK.cards, PACK.ids, PACK.index
EVENT_CARDS, PROPAGANDA_CARDS = PACK.events, PACK.propaganda

BRITISH, MCP = range(2)
FACTIONS = ("british", "mcp")

SPACES = BOARD.ids
SPACE_COUNT = len(SPACES)
POPULATION = BOARD.population
ADJACENT = BOARD.adjacent
neighbours = neighbours_on(ADJACENT)
THAILAND = BOARD.index["thailand"]
KUALA_LUMPUR = BOARD.index["kuala_lumpur"]
PROVINCES = BOARD.where(lambda space: space.kind == "province")
JUNGLE = BOARD.where(lambda space: space.terrain == "jungle")
MOUNTAIN = BOARD.where(lambda space: space.terrain == "mountain")
ECS = BOARD.where(lambda space: space.kind == "economic_center")
KL = 1 << KUALA_LUMPUR
THAI = 1 << THAILAND
EVERYWHERE = (1 << SPACE_COUNT) - 1
LEVELLED = PROVINCES | KL
"""Spaces that can be at Support or Opposition (1.6)."""
CONTROLLABLE = PROVINCES | KL | THAI
"""Spaces that can be Controlled (1.7)."""

TOTAL = (15, 15, 15, 4)
NEW_VILLAGES = 4

words = Vocabulary()
add_spaces(words, SPACES)
TURN_WORDS = add_turn_words(words, NUMBERING)
DONE, END_TURN, DECLINE = TURN_WORDS.done, TURN_WORDS.end_turn, TURN_WORDS.decline

TRAIN = words.add("action", "train", rule="3.2.1")
GARRISON = words.add("action", "garrison", rule="3.2.2")
SWEEP = words.add("action", "sweep", rule="3.2.3")
ASSAULT = words.add("action", "assault", rule="3.2.4")
RALLY = words.add("action", "rally", rule="3.3.1")
MARCH = words.add("action", "march", rule="3.3.2")
ATTACK = words.add("action", "attack", rule="3.3.3")
TERROR = words.add("action", "terror", rule="3.3.4")
RESETTLE = words.add("action", "resettle", rule="4.2.1")
REPRISAL = words.add("action", "reprisal", rule="4.2.2")
AIR_STRIKE = words.add("action", "air-strike", rule="4.2.3")
EXTORT = words.add("action", "extort", rule="4.3.1")
INTIMIDATE = words.add("action", "intimidate", rule="4.3.2")
AMBUSH = words.add("action", "ambush", rule="4.3.3")

PLACE_TROOP = words.add("place", "troop", piece="troop")
PLACE_POLICE = words.add("place", "police", piece="police")
PLACE_GUERRILLA = words.add("place", "guerrilla", piece="guerrilla")
PLACE_BASE = words.add("place", "base", piece="base")
PLACE_GUERRILLAS = words.add("word", "guerrillas", rule="3.3.1")
HIDE_ALL = words.add("word", "hide", rule="3.3.1")
NOTHING = words.add("word", "nothing", closes=True)
REMOVE_TERROR = words.add("word", "remove-terror")
SHIFT = words.add("word", "shift")
ROLL = words.add("word", "roll", rule="3.3.3")
GUERRILLAS_FIRST = words.add("word", "guerrillas-first", rule="3.2.4")
BASES_FIRST = words.add("word", "bases-first", rule="3.2.4")
REMOVE_POLICE = words.add("word", "remove-police")
REMOVE_TROOP = words.add("word", "remove-troop")
REMOVE_VILLAGE = words.add("word", "remove-village", rule="4.3.2")
IN_JUNGLE = words.add("word", "jungle")
IN_MOUNTAIN = words.add("word", "mountain")
GAIN_RESOURCES = words.add("word", "gain-resources")
LOSE_RESOURCE = words.add("word", "lose-resource")
LOWER_WILL = words.add("word", "lower-will")
LEFT = words.add("word", "left", rule="6.6.1")
RIGHT = words.add("word", "right", rule="6.6.1")

add_dice(words)
CARD_OPTIONS = tuple(words.add("card", f"card:{card}") for card in CARD_IDS)
PIECE_OPTIONS = tuple(Pieces(words, piece, SPACES) for piece in PIECES)
"""For each piece the options that point at it in a space, and its moves."""
