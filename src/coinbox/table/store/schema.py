"""The tables of the store as this program uses them."""

from __future__ import annotations

from sqlalchemy import CheckConstraint, Column, Float, Integer, MetaData, String, Table, Text, UniqueConstraint

PLAY, AUTO, UNDO = "play", "auto", "undo"
HELD = 2**31 - 1
"""The largest number that an `Integer` column holds: PostgreSQL stores it in 32 bits."""

metadata = MetaData()
about = Table("about", metadata, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))
games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("scenario", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("wishes", Text, nullable=False),
    Column("name", Text),
    Column("initial", Text),
    Column("seed", String(32)),
    Column("rematch_of", String(32), unique=True),
)
seats = Table(
    "seats",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),
    Column("token_hash", String(64), primary_key=True),
)
steps = Table(
    "steps",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(4), nullable=False),
    Column("option", String(80), nullable=False),
    Column("key", String(64)),
    Column("actor", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("note", Text),
    UniqueConstraint("game", "key"),
    CheckConstraint("kind in ('play', 'auto', 'undo')"),
)
consents = Table(
    "consents",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),
)
"""Factions whose players want hints at a table."""
reviews = Table(
    "reviews",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("rules", Integer, primary_key=True, autoincrement=False),
    Column("moment", Integer, primary_key=True, autoincrement=False),
    Column("review", Text, nullable=False),
)
"""What an analysis says of each turn of a finished game, under the rules that it was made with."""
workers = Table(
    "workers",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("seen", Float, nullable=False),
)
"""The processes that serve these tables, and when each was last alive; who is silent too long has died."""
present = Table(
    "present",
    metadata,
    Column("worker", String(32), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),
)
"""The factions whose players look at a table, by the worker that shows it to them."""
bot_jobs = Table(
    "bot_jobs",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("level", String(8), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("worker", String(32)),
)
"""Tables at which a bot is to move: how quick it is, its place in the queue, and the worker that lets it think."""
thoughts = Table(
    "thoughts",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("part", Float, nullable=False),
    Column("failed", Integer, nullable=False),
    Column("body", Text),
    Column("worker", String(32), nullable=False),
)
"""What is thought about beside a game, as far as it has come, for the workers that do not think about it themselves."""
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("folded", Text, nullable=False, unique=True),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("joined", Float, nullable=False),
    Column("owner", Integer, nullable=False),
    Column("muted", Integer, nullable=False),
    Column("removed", Integer, nullable=False),
)
"""The people of the club; `folded` is the name as it is compared with others."""
person_seats = Table(
    "person_seats",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),
    Column("person", String(32), nullable=False),
)
"""Who of the club sits where; it counts as long as the hash of his key stands in `seats`, too."""
notice_addresses = Table(
    "notice_addresses",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("sealed", Text, nullable=False),
    Column("state", String(8), nullable=False),
    Column("made", Float, nullable=False),
    Column("problem", String(40)),
    Column("problem_at", Float),
)
"""Where people want to be told that it is their turn; where that is, is `sealed`."""
notice_wishes = Table(
    "notice_wishes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("lang", String(8), nullable=False),
    Column("zone", String(64), nullable=False),
    Column("quiet_from", Integer),
    Column("quiet_to", Integer),
)
"""In which language somebody is told, and between which minutes of his day he is not."""
notices = Table(
    "notices",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("address", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("who", String(40), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("due", Float),
    Column("begun", Float),
    Column("tries", Integer, nullable=False),
    Column("worker", String(32)),
    Column("told_turn", Integer),
    Column("told_at", Float),
)
"""Whom to tell that it is his turn at a table, and when (`due`); which turn he was told of last; who sends it."""
messages = Table(
    "messages",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("id", String(32), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("key", String(64), nullable=False),
    Column("who", String(40)),
    Column("seq", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Column("text", Text),
    UniqueConstraint("game", "person", "key"),
)
"""What people say at a table: for which faction (none for who looks on), and after which step of the game.

What was taken back has no text any more; then `changed` is later than `at`.
"""
notes = Table(
    "notes",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("text", Text, nullable=False),
)
"""What somebody has written down for himself at a table."""
mutes = Table(
    "mutes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("whom", String(32), primary_key=True),
)
"""Whose words somebody does not want to see, at any table."""
tournaments = Table(
    "tournaments",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("titles", Text, nullable=False),
    Column("sides", Integer, nullable=False),
    Column("rounds", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("seed", String(32), nullable=False),
    Column("made", Float, nullable=False),
)
"""Tournaments of the club: which games are played, whether with sides changed, and which round it is (0 before all)."""
tournament_numbers = Table(
    "tournament_numbers",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("gone", Integer, nullable=False),
)
"""Who plays in a tournament, as a number, which says nothing of who it is and stays when he is forgotten."""
tournament_people = Table(
    "tournament_people",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("number", Integer, nullable=False),
)
"""Which of the numbers are people of the club."""
tournament_results = Table(
    "tournament_results",
    metadata,
    Column("tournament", String(32), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("leg", Integer, primary_key=True, autoincrement=False),
    Column("title", String(40), nullable=False),
    Column("first", Integer, nullable=False),
    Column("second", Integer),
    Column("result", String(8)),
    Column("how", String(8)),
    Column("note", Text),
)
"""Every game of a tournament, also a bye (no second): which numbers play it, how it ended, and who says so."""
tournament_games = Table(
    "tournament_games",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("tournament", String(32), nullable=False),
    Column("round", Integer, nullable=False),
    Column("board", Integer, nullable=False),
    Column("leg", Integer, nullable=False),
)
"""At which table a game of a tournament is played; the result stays when the table goes."""
offers = Table(
    "offers",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("level", String(12), nullable=False),
    Column("pace", String(8), nullable=False),
    Column("lang", String(8)),
    Column("made", Float, nullable=False),
)
"""Seats to which anybody of the club may sit down: who offers each, which opponent he wishes for, and since when."""
sharing = Table(
    "sharing",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("who", String(40), primary_key=True),
    Column("kind", String(8), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("needed", Integer, nullable=False),
    Column("outcome", String(40)),
    Column("at", Float, nullable=False),
)
"""What the player of a seat lets the club have of a table; it counts when as many seats as are `needed` agree."""
acts = Table(
    "acts",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("who", String(40), nullable=False),
    Column("kind", String(12), nullable=False),
    Column("said", Text, nullable=False),
)
"""What players do beside the rules (offer, grant, resign and so on), by the step that stored it."""
clocks = Table(
    "clocks",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("state", Text, nullable=False),
    Column("since", Float),
    Column("due", Float),
    Column("worker", String(32)),
)
"""The clock of a table: its terms and what is left, since when somebody's time runs, when it is to be acted upon."""
holidays = Table(
    "holidays",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("begins", Float, primary_key=True),
    Column("ends", Float, nullable=False),
)
"""When people of the club are away: their clocks by post stand still."""
OF_A_TABLE = tuple(table for table in metadata.tables.values() if "game" in table.c and table is not games)
"""Everything that goes when a table goes."""
OF_A_PERSON = tuple(table for table in metadata.tables.values() if "person" in table.c)
"""Everything that goes when a person goes: whatever says something about one has a column `person`."""
NAMING_A_PERSON = tuple(
    column for table in metadata.tables.values() for column in table.c if column.name in ("person", "whom")
)
"""Where the ids of people stand: `whom` is somebody else whom the row of a person is about."""
