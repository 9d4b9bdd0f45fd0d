"""Two commands race for one step on two workers: each answer is 200 if, and only if, the command is stored."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from tempfile import TemporaryDirectory

import psycopg
import pytest
from aiosqlite.core import Connection

from tests.campaign import CAMPAIGN
from tests.table.cluster import own_database
from tests.table.race_scenes import BREAK, CLUB, DECISIVE, FREE, SETTINGS, TOURNAMENT, WANTS
from tests.table.racing import ANN, BOB, HEAD, Command, House, Scene, leftovers
from tests.table.server import file_url, running

ONE_ON_POSTGRES = 7
"""An ordinary run repeats one in so many pairs on PostgreSQL."""
RACES = 50 if CAMPAIGN else 8


def is_wanted(slow: Command, quick: Command) -> bool:
    """Whether this run tries a pair; an ordinary run leaves out pairs of unrelated wishes."""
    loose = (slow in WANTS and quick in WANTS) or (slow in CLUB and quick in CLUB)
    related = slow == quick or (slow in TOURNAMENT and quick in TOURNAMENT) or slow in DECISIVE or quick in DECISIVE
    return CAMPAIGN or related or not loose


PAIRS = [
    pytest.param(name, slow, quick, id=f"{name}: {slow.name} after {quick.name}")
    for name, (_, commands) in SETTINGS.items()
    for slow in commands
    for quick in commands
    if is_wanted(slow, quick)
]


class Houses:
    """A house on one kind of database, with the scenes that were set up there."""

    def __init__(self, url: str) -> None:
        self.house = House(url)
        self.house.run(self.house.open())
        self.scenes: dict[str, Scene] = {}

    def scene(self, name: str) -> Scene:
        if name not in self.scenes:
            self.scenes[name] = scene = self.house.run(SETTINGS[name][0](self.house))
            scene.rows = self.house.rows()
        return self.scenes[name]


@pytest.fixture(scope="module")
def file() -> Iterator[Houses]:
    """Workers on a file in memory, because disks are slow to confirm."""
    memory = Path("/dev/shm")
    with TemporaryDirectory(dir=memory if memory.is_dir() else None) as name, pytest.MonkeyPatch.context() as patch:
        patch.setattr(Connection, "_execute", at_once)
        found = Houses(f"{file_url(Path(name))}?check_same_thread=false")
        yield found
        found.house.close()


@pytest.fixture(scope="module")
def database_house(postgres: str) -> Iterator[Houses]:
    with own_database(postgres) as url:
        found = Houses(url)
        yield found
        found.house.close()


async def at_once(_: Connection, work: Callable[..., object], *given: object, **more: object) -> object:
    """Run a statement of SQLite without a thread, because a race has a hundred statements."""
    return work(*given, **more)


def check(house: House, scene: Scene, slow: Command, quick: Command, keys: tuple[str, str]) -> None:
    """Race two commands, and compare the answers with the rows."""
    race = house.run(house.race(scene, slow, quick, keys))
    for sent in (race.slow, race.quick):
        assert sent.answer is None or sent.answer.status_code < 500, sent.answer.text
    if race.is_after:
        told = (slow, race.slow, scene.rows, race.before), (quick, race.quick, race.before, race.rows)
    else:
        told = (quick, race.quick, scene.rows, race.between), (slow, race.slow, race.between, race.rows)
    for command, sent, before, after in told:
        if sent.is_done:
            assert command.shows(after, sent), f"{command.name}: answered as done"
        else:
            assert after == before, f"{command.name}: refused"
    assert leftovers(race.rows) == []
    steps = [row[1] for row in race.rows["steps"] if row[0] == scene.table]
    assert sorted(steps) == list(range(1, len(steps) + 1))
    house.run(agree(house, scene))


async def agree(house: House, scene: Scene) -> None:
    """Check that all workers show the same state, also one that loads the table only now."""
    for token in (ANN, BOB, scene.watch) if CAMPAIGN else (ANN,):
        first, *others = [await worker.shown(scene.table, token) for worker in house.workers]
        for other in others:
            assert other == first if isinstance(first, str) else json.loads(other) == json.loads(first)
    await house.rest()


@pytest.mark.parametrize(("name", "slow", "quick"), PAIRS)
def test_an_answer_of_200_means_that_the_command_is_stored(
    file: Houses, name: str, slow: Command, quick: Command
) -> None:
    check(file.house, file.scene(name), slow, quick, ("slow", "quick"))


@pytest.mark.campaign
@pytest.mark.parametrize(("name", "slow", "quick"), PAIRS if CAMPAIGN else PAIRS[::ONE_ON_POSTGRES])
def test_an_answer_of_200_means_the_same_on_postgresql(
    database_house: Houses, name: str, slow: Command, quick: Command
) -> None:
    check(database_house.house, database_house.scene(name), slow, quick, ("slow", "quick"))


KEYED = [
    pytest.param(name, command, id=f"{name}: {command.name}")
    for name, (_, commands) in SETTINGS.items()
    for command in commands
    if command.effect is None
]


@pytest.mark.parametrize(("name", "command"), KEYED)
def test_the_same_request_at_two_workers_is_carried_out_once(file: Houses, name: str, command: Command) -> None:
    check(file.house, file.scene(name), command, command, ("same", "same"))


def test_two_workers_give_a_friend_the_same_seat_for_the_same_request(file: Houses) -> None:
    sits_down, scene = FREE[0], file.scene("a free seat")
    race = file.house.run(file.house.race(scene, sits_down, sits_down, ("same", "same")))
    assert race.slow.is_done
    assert race.quick.is_done
    assert race.rows == race.between


@pytest.mark.campaign
def test_a_decision_and_an_offer_sent_at_the_same_time(database: str) -> None:
    """On two real servers, one player decides or undoes while the other offers a break or withdraws the offer."""
    with running(database) as one, running(database) as other, ThreadPoolExecutor(2) as pool:
        table = one.open(record=HEAD, seats={"british": "me", "mcp": "friend"})
        mover, opposite = table.seat("british"), table.at(other).seat("mcp")
        for at in range(RACES):
            state = mover.state()
            offer, by = state["accord"]["offer"], {"seq": state["seq"]}
            move = ("/undo", {"steps": 1}) if state["undo"] else ("/play", {"option": "limited-op"})
            answer = {"answer": "withdraw", "offer": offer["step"]} if offer else BREAK
            sent = (
                (mover, move[0], move[1] | by | {"key": f"move-{at}"}),
                (opposite, "/offers/answer" if offer else "/offers", answer | by | {"key": f"act-{at}"}),
            )
            found = list(pool.map(lambda each: each[0].post(*each[1:]), sent))
            assert {answer.status_code for answer in found} <= {200, 409}
            done = {body["key"] for (_, _, body), answer in zip(sent, found, strict=True) if answer.status_code == 200}
            with psycopg.connect(database) as connection:
                kept = connection.execute("SELECT key FROM steps WHERE seq > %s AND key IS NOT NULL", [state["seq"]])
                assert {key for (key,) in kept} == done
            assert mover.state()["seq"] == opposite.state()["seq"] == state["seq"] + len(done)
            assert f"move-{at}" in done, "an offer keeps nobody from deciding"
