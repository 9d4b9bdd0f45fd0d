"""Spaces, railways, pieces, cards and words of Japanese Occupation. Append only: records keep these names for ever."""

from __future__ import annotations

from coinbox.coin.board import board_data, neighbours_on, read_board
from coinbox.coin.cards import read_cards
from coinbox.coin.forces import BASE, POLICE, TROOP
from coinbox.coin.sections import Numbering
from coinbox.coin.vocabulary import Pieces, add_dice, add_spaces, add_turn_words
from coinbox.kernel.bits import bit_set
from coinbox.kernel.decision import Vocabulary

PACKAGE = "coinbox.games.japanese_occupation"
BOARD = read_board(PACKAGE)
PACK = read_cards(PACKAGE)
CARDS, CARD_IDS, CARD = PACK.cards, PACK.ids, PACK.index
EVENT_CARDS, PROPAGANDA_CARDS = PACK.events, PACK.propaganda
NUMBERING = Numbering(
    {
        "1.3.6": "1.3.7",
        "2.3": "2.4",
        "2.3.1": "2.4.1",
        "2.3.2": "2.4.2",
        "2.3.3": "2.4.3",
        "2.3.4": "2.4.4",
        "2.3.5": "2.4.5",
        "2.3.6": "2.4.6",
        "2.4": "2.5",
        "3.2.3": "3.3.3",
        "5.4": "5.1",
    }
)
"""Sections that this booklet numbers otherwise than Malaya's."""

BRITISH, JAPANESE = range(2)
FACTIONS = ("british", "japanese")

MPAJA, MPAJA_ACTIVE, CACHE, OTHER, OTHER_ACTIVE, FORCE_136, KEMPEITAI = range(2, 9)
"""Pieces beside Troops and Police; MPAJA and OTHER (non-MPAJA) Guerrillas are Underground."""
assert (TROOP, POLICE, CACHE) == (0, 1, BASE)
UNDERGROUND = (MPAJA, OTHER)
ACTIVE = (MPAJA_ACTIVE, OTHER_ACTIVE)
GUERRILLAS = (MPAJA, MPAJA_ACTIVE, OTHER, OTHER_ACTIVE)
PIECES = (
    *("troop", "police", "mpaja_underground", "mpaja_active", "supply_cache"),
    *("non_mpaja_underground", "non_mpaja_active", "force_136", "kempeitai"),
)
TOTAL = (15, 6, 10, 5, 4, 3, 3)
CAMPS = VILLAGES = 4

SPACES = BOARD.ids
SPACE_COUNT = len(SPACES)
POPULATION = BOARD.population
ADJACENT = BOARD.adjacent
neighbours = neighbours_on(ADJACENT)
KUALA_LUMPUR = BOARD.index["kuala_lumpur"]
CITY = 1 << KUALA_LUMPUR
PROVINCES = BOARD.where(lambda space: space.kind == "province")
ECS = BOARD.where(lambda space: space.kind == "economic_center")
JUNGLE = BOARD.where(lambda space: space.terrain == "jungle")
MOUNTAIN = BOARD.where(lambda space: space.terrain == "mountain")
LEVELLED = PROVINCES | CITY
"""Spaces with Population, a level and an Intel chit."""
EVERYWHERE = (1 << SPACE_COUNT) - 1

DATA = board_data(PACKAGE)
NEXT_TO_THAILAND = bit_set(BOARD.index[space] for space in DATA["next_to_thailand"])
RAILWAYS: tuple[str, ...] = tuple(DATA["railways"])
TOUCHES = tuple(bit_set(BOARD.index[space] for space in row["touches"]) for row in DATA["railways"].values())
"""Railway -> the spaces that it touches."""
LINKS = tuple(bit_set(RAILWAYS.index(other) for other in row["links"]) for row in DATA["railways"].values())
"""Railway -> the Railways that it is connected to."""
STARRED = bit_set(i for i, row in enumerate(DATA["railways"].values()) if row["starred"])
RAILWAYS_AT = tuple(
    bit_set(i for i, spaces in enumerate(TOUCHES) if spaces >> space & 1) for space in range(SPACE_COUNT)
)
"""Space -> the Railways next to it."""
ALL_RAILWAYS = (1 << len(RAILWAYS)) - 1
NEAR_ECS = PROVINCES & bit_set(i for i in range(SPACE_COUNT) if ADJACENT[i] & ECS)
"""Provinces that may take a New Village."""

ZIPPER: tuple[str, ...] = tuple(DATA["zipper"])
"""The boxes of the Operation Zipper Track from Delay to Ready."""
ZIPPER_VALUES = tuple(row["value"] for row in DATA["zipper"].values())
ZIPPER_CACHES = bit_set(i for i, row in enumerate(DATA["zipper"].values()) if row["caches"])
"""The boxes with a Supply Cache at first."""
INTEL = ("0", "1", "2")

words = Vocabulary()
add_spaces(words, SPACES)
TURN_WORDS = add_turn_words(words, NUMBERING)
DONE, END_TURN, DECLINE, EVENT = TURN_WORDS.done, TURN_WORDS.end_turn, TURN_WORDS.decline, TURN_WORDS.event

TRAIN = words.add("action", "train", rule="3.2.1")
CONTACT = words.add("action", "contact", rule="3.2.2")
SABOTAGE = words.add("action", "sabotage", rule="3.2.3")
AMBUSH = words.add("action", "ambush", rule="3.2.4")
DEPLOY = words.add("action", "deploy", rule="3.3.1")
CONSTRUCT = words.add("action", "construct", rule="3.3.2")
SWEEP = words.add("action", "sweep", rule="3.3.3")
ASSAULT = words.add("action", "assault", rule="3.3.4")
SUPPLY = words.add("action", "supply", rule="4.2.1")
GATHER = words.add("action", "gather", rule="4.2.2")
RAID = words.add("action", "raid", rule="4.2.3")
EXTRACT = words.add("action", "extract", rule="4.3.1")
REPRISAL = words.add("action", "reprisal", rule="4.3.2")
ELIMINATE = words.add("action", "eliminate", rule="4.3.3")

PLACE_MPAJA = words.add("place", "mpaja", piece="mpaja")
PLACE_OTHER = words.add("place", "non_mpaja", piece="non_mpaja")
PLACE_FORCE = words.add("word", "place-force", rule="3.2.2")
MOVE_FORCE = words.add("word", "move-force", rule="3.2.2")
REMOVE_POLICE = words.add("word", "remove-police", rule="3.2.4")
ROLL = words.add("word", "roll")
NEW_VILLAGE = words.add("word", "new-village", rule="3.3.2")
CONCEAL = words.add("word", "conceal", rule="4.3.3")
REMOVE_CAMP = words.add("word", "remove-camp", rule="4.3.3")
REMOVE_FORCE = words.add("word", "remove-force", rule="4.3.3")
REMOVE_CACHE = words.add("word", "remove-cache", rule="J28")

RAILWAY_OPTIONS = tuple(words.add("railway", railway, rule="1.3.6") for railway in RAILWAYS)
INTEL_OPTIONS = tuple(words.add("chit", f"intel-{value}", rule="1.11") for value in INTEL)
add_dice(words)
CARD_OPTIONS = tuple(words.add("card", f"card:{card}") for card in CARD_IDS)
PIECE_OPTIONS = tuple(
    Pieces(words, piece, SPACES, moving=piece != "supply_cache", pointed=piece != "kempeitai") for piece in PIECES
)
"""For each piece the options that point at it in a space, and its moves."""
