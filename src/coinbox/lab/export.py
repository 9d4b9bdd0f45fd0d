"""Games of bots as Parquet, for those who count and learn: a row for each decision, and a row for each game.

The records are the source; everything else in the files follows from them.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from coinbox.features import features_of
from coinbox.game import Game
from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.game import Driver
from coinbox.lab.jobs import HERE, Job, Workers, run
from coinbox.lab.playing import play_out
from coinbox.library import AnyRules, rules_of
from coinbox.players import make_player
from coinbox.text.errors import file_error

try:
    import pyarrow as pa
    import pyarrow.parquet as pq
except ModuleNotFoundError as error:
    raise CoinboxError(
        "Parquet needs the package 'pyarrow'; `pip install 'coinbox[data]'` brings it", "error-no-pyarrow"
    ) from error

DECISIONS, GAMES = "decisions", "games"
BATCH = 20
"""So many games are played at a stretch, and written as one group of rows."""
Row = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games are to be written; game i is the same in whatever order they are played."""

    game: str
    scenario: str
    players: Mapping[str, str]
    games: int
    seed: int


def schema_of(game: str) -> pa.Schema:
    """The columns of the decisions of a game; the names of the features stand in its metadata."""
    rules = rules_of(game)
    features = features_of(game)
    tracks = _tracks(rules, rules.setup(rules.scenarios[0]))
    word = pa.dictionary(pa.int16(), pa.string())
    columns = [
        ("game", word),
        ("number", pa.int32()),
        ("seq", pa.int32()),
        ("turn", pa.int32()),
        ("actor", word),
        ("prompt", word),
        ("rule", word),
        ("options", pa.list_(pa.string())),
        ("choice", word),
        ("tracks", pa.struct([(track, pa.int16()) for track in tracks])),
        ("features", pa.list_(pa.float32(), features.size)),
        ("outcome", word),
    ]
    return pa.schema(columns, metadata={"features": json.dumps(features.names)})


OF_GAMES = pa.schema(
    [
        ("game", pa.string()),
        ("scenario", pa.string()),
        ("number", pa.int32()),
        ("rules", pa.int16()),
        ("players", pa.map_(pa.string(), pa.string())),
        ("decisions", pa.int32()),
        ("outcome", pa.string()),
        ("reason", pa.string()),
        ("record", pa.string()),
    ]
)


def files_of(folder: Path, game: str) -> dict[str, Path]:
    """Where the decisions and the games lie."""
    return {kind: folder / f"{game}-{kind}.parquet" for kind in (DECISIONS, GAMES)}


def check_place(folder: Path, wanted: Wanted) -> dict[str, Path]:
    """The files to write; an error before long work is done if they cannot be written or nobody can play."""
    if wanted.games < 1:
        raise CoinboxError("games must be at least 1", "error-at-least-one", what="games")
    for player in wanted.players.values():
        make_player(player, 0)
    files = files_of(folder, wanted.game)
    for file in files.values():
        if file.exists():
            raise CoinboxError(f"{file}: exists already; nothing was written", "error-backup-exists", file=str(file))
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise file_error(folder, error) from error
    return files


def export(
    wanted: Wanted, folder: Path, *, workers: Workers = HERE, tell: Callable[[int], None] = lambda _done: None
) -> None:
    """Play and write; what is finished is kept, as far as it goes, if it is interrupted."""
    files = check_place(folder, wanted)
    schemas = {DECISIONS: schema_of(wanted.game), GAMES: OF_GAMES}
    with ExitStack() as stack:
        writers = {
            kind: stack.enter_context(pq.ParquetWriter(files[kind], schema, compression="zstd"))
            for kind, schema in schemas.items()
        }
        for batch in _in_order(wanted, workers):
            for kind, rows in batch.items():
                writers[kind].write_table(pa.Table.from_pylist(rows, schemas[kind]))
            tell(len(batch[GAMES]))


def _in_order(wanted: Wanted, workers: Workers) -> Iterator[dict[str, list[Row]]]:
    """The batches one after the other, whichever is finished first."""
    firsts = range(0, wanted.games, BATCH)
    jobs = (
        Job(n, play_batch, (wanted, range(first, min(first + BATCH, wanted.games)))) for n, first in enumerate(firsts)
    )
    waiting: dict[int, dict[str, list[Row]]] = {}
    due = 0
    with closing(run(jobs, workers)) as finished:
        for number, batch in finished:
            waiting[number] = batch
            while due in waiting:
                yield waiting.pop(due)
                due += 1


def play_batch(wanted: Wanted, numbers: Sequence[int]) -> dict[str, list[Row]]:
    """The rows of the games of these numbers."""
    found: dict[str, list[Row]] = {DECISIONS: [], GAMES: []}
    rules = rules_of(wanted.game)
    for number in numbers:
        name = f"{wanted.seed}/{wanted.game}/{number}"
        ended = play_out(rules, wanted.scenario, wanted.players, name, name)
        driver: Driver[Any] = Driver(rules, wanted.scenario, logging=False, automatic=False)
        outcome = ended.result.outcome
        journal = [option for turn in ended.turns for option in turn.options]
        found[DECISIONS] += [row | {"number": number, "outcome": outcome} for row in _rows(driver, journal)]
        found[GAMES].append(
            {
                "game": rules.id,
                "scenario": wanted.scenario,
                "number": number,
                "rules": rules.version,
                "players": list(wanted.players.items()),
                "decisions": ended.decisions,
                "outcome": outcome,
                "reason": ended.result.reason,
                "record": Game(driver, wanted.players).record(),
            }
        )
    return found


def _rows(driver: Driver[Any], journal: Sequence[int]) -> Iterator[Row]:
    """Play a journal and tell each decision among two or more options."""
    rules = driver.rules
    words, features = rules.vocabulary, features_of(rules.id)
    for option in journal:
        pending = driver.pending
        assert pending is not None
        actor, prompt, options, _ = pending
        if len(options) > 1:
            yield {
                "game": rules.id,
                "seq": driver.decisions,
                "turn": len(driver.turns) - 1,
                "actor": "chance" if actor < 0 else rules.factions[actor],
                "prompt": prompt.id,
                "rule": prompt.rule,
                "options": [words.name(each) for each in options],
                "choice": words.name(option),
                "tracks": _tracks(rules, driver.state),
                "features": features.of(driver.state),
            }
        driver.feed(option)


def _tracks(rules: AnyRules, state: Any) -> dict[str, int]:
    return rules.view(state)["tracks"]  # type: ignore[return-value]  # every view has them
