"""Spaces, pieces, cards and words of Arab Revolt. Append only: records and stores keep these names for ever."""

from __future__ import annotations

from coinbox.coin.board import neighbours_on, read_board
from coinbox.coin.cards import read_cards
from coinbox.coin.forces import PIECES as COMMON_PIECES
from coinbox.coin.sections import Numbering
from coinbox.coin.vocabulary import Pieces, add_dice, add_spaces, add_turn_words
from coinbox.kernel.decision import Vocabulary

PACKAGE = "coinbox.games.arab_revolt"
BOARD = read_board(PACKAGE)
PACK = read_cards(PACKAGE)
CARDS, CARD_IDS, CARD = PACK.cards, PACK.ids, PACK.index
EVENT_CARDS, PROPAGANDA_CARDS = PACK.events, PACK.propaganda
NUMBERING = Numbering({"1.3.6": "1.3.5", "2.3.4": "2.3.5", "2.3.5": "2.3.6", "2.3.6": "2.3.7", "5.4": "5.1"})
"""Sections that this booklet numbers otherwise than Malaya's."""

BRITISH, REBELS = range(2)
FACTIONS = ("british", "rebels")

IRREGULAR, ACTIVE_IRREGULAR = 5, 6
IRREGULARS = (IRREGULAR, ACTIVE_IRREGULAR)
PIECES = (*COMMON_PIECES, "irregular", "active_irregular")
TOTAL = (15, 9, 15, 5, 6)
CURFEWS = 3
FORT_POLICE = 3
"""The Police that the card Tegart Forts takes (A28)."""

SPACES = BOARD.ids
SPACE_COUNT = len(SPACES)
ADJACENT = BOARD.adjacent
neighbours = neighbours_on(ADJACENT)
DISTRICTS = BOARD.where(lambda space: space.kind == "district")
CITIES = BOARD.where(lambda space: space.kind == "city")
RAILWAYS = BOARD.where(lambda space: space.kind == "railway")
FOREIGN = BOARD.where(lambda space: space.kind == "foreign")
"""The four Foreign Countries, in play or not."""
SETTLED = DISTRICTS | CITIES
"""Spaces that can have Opposition or a Curfew."""
PALESTINE = SETTLED | RAILWAYS
OFF_RAILWAYS = SETTLED | FOREIGN
SYRIA, LEBANON = BOARD.index["syria"], BOARD.index["lebanon"]
FRENCH = 1 << SYRIA | 1 << LEBANON
"""The Foreign Countries that are in play from the start."""
HAIFA_DISTRICT, SAMARIA = BOARD.index["haifa_district"], BOARD.index["samaria"]
TRANSJORDAN = BOARD.index["transjordan"]

DETAIN, DEMOLISH, FINE = range(3)
PUNISHMENTS = ("detain", "demolish", "fine")
CHITS = ("1", "2", "3")
"""The values of Operations chits."""
ALL_CHITS = [kind for kind in range(3) for _ in range(3)]
ALL_PUNISHMENTS = [kind for kind in range(3) for _ in range(2)]

words = Vocabulary()
add_spaces(words, SPACES)
TURN_WORDS = add_turn_words(words, NUMBERING)
DONE, END_TURN, DECLINE, EVENT = TURN_WORDS.done, TURN_WORDS.end_turn, TURN_WORDS.decline, TURN_WORDS.event

DEPLOY = words.add("action", "deploy", rule="3.2.1")
PATROL = words.add("action", "patrol", rule="3.2.2")
SWEEP = words.add("action", "sweep", rule="3.2.3")
ASSAULT = words.add("action", "assault", rule="3.2.4")
RALLY = words.add("action", "rally", rule="3.3.1")
MARCH = words.add("action", "march", rule="3.3.2")
SABOTAGE = words.add("action", "sabotage", rule="3.3.3")
AMBUSH = words.add("action", "ambush", rule="3.3.4")
PUNISH = words.add("action", "punish", rule="4.2.1")
DIVIDE = words.add("action", "divide", rule="4.2.2")
AIR_RECON = words.add("action", "air-recon", rule="4.2.3")
MOBILIZE = words.add("action", "mobilize", rule="4.3.1")
COORDINATE = words.add("action", "coordinate", rule="4.3.2")
RAID = words.add("action", "raid", rule="4.3.3")

PLACE_POLICE = words.add("place", "police", piece="police")
PLACE_GUERRILLA = words.add("place", "guerrilla", piece="guerrilla")
PLACE_IRREGULAR = words.add("place", "irregular", piece="irregular")
USE_IRREGULAR = words.add("word", "use-irregular", rule="3.2.3")
STRIKE = words.add("word", "strike", rule="4.2.2")
ROLL = words.add("word", "roll", rule="4.2.2")
CENTRALIZE = words.add("word", "centralize", rule="6.2.2")
DRAW = words.add("word", "draw", rule="1.8.1")

DRAWN_CHITS = tuple(words.add("chit", f"op-{value}", rule="1.8.2") for value in CHITS)
HELD_CHITS = tuple(words.add("chit", f"held-op-{value}", rule="1.8.2") for value in CHITS)
DRAWN_PUNISHMENTS = tuple(words.add("chit", name, rule="1.7.2") for name in PUNISHMENTS)
HELD_PUNISHMENTS = tuple(words.add("chit", f"held-{name}", rule="1.7.2") for name in PUNISHMENTS)

add_dice(words)
CARD_OPTIONS = tuple(words.add("card", f"card:{card}") for card in CARD_IDS)
STATIC = ("base", "irregular", "active_irregular")
"""Pieces that never move."""
PIECE_OPTIONS = tuple(Pieces(words, piece, SPACES, moving=piece not in STATIC) for piece in PIECES)
"""For each piece the options that point at it in a space, and its moves."""
