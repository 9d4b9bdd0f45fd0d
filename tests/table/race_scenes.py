"""The commands that race on two workers, and the situations of a table in which they do."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

from coinbox.table.seats import INVITED, hash_of
from tests.table.racing import (
    ANN,
    BOB,
    CID,
    NAMES,
    NOW,
    Command,
    House,
    Rows,
    Scene,
    Within,
    column,
    delete,
    has,
    lacks,
    look_at_clock,
    rename,
)
from tests.table.server import Json

BREAK, TAKE_BACK, RESULT = {"about": "adjourn"}, {"about": "take-back"}, {"about": "result", "outcome": "british"}
CLOCK = {"about": "clock", "terms": {"kind": "turn", "amount": 5, "zero": "game"}}
AT = "/tables/{table}"
OF_CLUB = "/club/tables/{table}"


def by(name: str, path: str, token: str, **body: object) -> Command:
    """A command whose key is stored in a step."""
    return Command(f"{NAMES[token]} {name}", AT + path, body, token)


def keys_of(faction: str, rows: Rows) -> set[str]:
    """Hashes of the tokens and invitations for a seat at the original table, not at its rematch."""
    (table,) = (row[0] for row in rows["games"] if row[column("games", "rematch_of")] is None)
    return {row[2] for row in rows["seats"] if row[0] == table and row[1].endswith(faction)}


def answers(*kinds: str) -> list[Command]:
    """Answers to an offer of Ann: Bob grants or declines it, or Ann withdraws it."""
    found = {"grant": BOB, "decline": BOB, "withdraw": ANN}
    return [by(kind, "/offers/answer", found[kind], answer=kind) for kind in kinds]


PLAY = by("plays", "/play", ANN, option="pass")
PLAY_ON = by("plays to the end", "/play", ANN, options=["pass", "end-turn"])
UNDO = by("undoes", "/undo", ANN, steps=1)
RESIGN, GIVE_UP = by("resigns", "/resign", ANN), by("resigns", "/resign", BOB)
OFFER, OFFERED = by("offers a break", "/offers", ANN, **BREAK), by("offers a break", "/offers", BOB, **BREAK)
OFFER_RESULT = by("offers a result", "/offers", BOB, **RESULT)
OFFER_CLOCK = by("offers a clock", "/offers", ANN, **CLOCK)
SAY, REMARK = (
    Command(
        f"{NAMES[token]} says",
        OF_CLUB + "/talk",
        {"text": "so"},
        token,
        lambda rows, sent: sum(row[column("messages", "key")] == sent.key for row in rows["messages"]) == 1,
    )
    for token in (ANN, BOB)
)
NOTE = Command("Ann notes", OF_CLUB + "/note", {"text": "so", "version": 0}, ANN, has("notes", text="so", version=1))
HINTS, HINTED = (
    Command(f"{NAMES[token]} wants hints", AT + "/hints", {"agreed": True}, token, has("consents", who=who))
    for token, who in ((ANN, "british"), (BOB, "mcp"))
)
INVITE = Command(
    "Ann invites anew",
    AT + "/seats/mcp/invite",
    {},
    ANN,
    lambda rows, sent: keys_of("mcp", rows) == {hash_of(sent.data["invitation"])},
)
REMATCH, AGAIN = (
    Command(
        f"{NAMES[token]} wants a rematch",
        AT + "/rematch",
        {},
        token,
        lambda rows, sent: (
            [row[0] for row in rows["games"] if row[column("games", "rematch_of")]] == [sent.data["table"]]
        ),
    )
    for token in (ANN, BOB)
)
FORGET = Command("Bob is forgotten", "/club/me/forget", {}, BOB, lacks("people", key_hash=hash_of(BOB)))
REMOVE = Command(
    "Bob is removed",
    "/club/people/{bob}/remove",
    {"removed": True},
    ANN,
    has("people", key_hash=hash_of(BOB), removed=1),
)


def shared(token: str, kind: str) -> Command:
    who = "british" if token == ANN else "mcp"
    body = {"kind": kind, "agreed": True}
    return Command(f"{NAMES[token]} shares", OF_CLUB + "/sharing", body, token, has("sharing", who=who, kind=kind))


DELETE = Within("deleted", "", {}, "", lacks("games", rematch_of=None), delete)
RENAME = Within("renamed", "", {}, "", has("games", name="Called"), rename)
TIME = Within("time is up", "", {}, "", lambda _rows, _sent: True, look_at_clock)
"""Its effect depends on the clock, so the rows are not checked for one."""


def sits(name: str, key: str, person: str | None) -> Command:
    """Use the invitation under this key."""
    more = {} if person is None else {"person": person}
    opening = {hash_of(each) for each in (key, *more.values())}
    return Command(
        f"{name} sits down",
        AT + "/sit",
        {"key": key, "agreed": True, **more},
        INVITED,
        lambda rows, _: opening <= keys_of("mcp", rows),
    )


def of_lobby(name: str, path: str, token: str, effect: Callable[..., bool], **body: object) -> Command:
    seat = {"table": "TABLE", "faction": "mcp"} | body
    return Command(f"{NAMES[token]} {name}", f"/club/seats{path}", seat, token, effect)


FREE = [
    sits("a friend", "x" * 40, None),
    sits("Bob", "y" * 40, BOB),
    of_lobby("takes the seat", "/take", BOB, has("seats", who="mcp", token_hash=hash_of(BOB)), agreed=True),
    of_lobby("takes the seat", "/take", CID, has("seats", who="mcp", token_hash=hash_of(CID)), agreed=True),
    of_lobby("offers the seat", "", ANN, has("offers", who="mcp", level="expert"), level="expert"),
    of_lobby("offers no more", "/withdraw", ANN, lacks("offers", who="mcp")),
    PLAY,
    INVITE,
    REMATCH,
    DELETE,
    FORGET,
    REMOVE,
]
Setting = Callable[[House], Coroutine[Any, Any, Scene]]


async def in_a_turn(house: House) -> Scene:
    scene = await house.seat()
    await house.step(scene, "/play", ANN, option="limited-op")
    return scene


def asked(offer: Json) -> Setting:
    """Ann has made a decision and an offer. An offer to take back names that decision."""

    async def offered(house: House) -> Scene:
        scene = await in_a_turn(house)
        more = {"step": scene.seq} if offer == TAKE_BACK else {}
        await house.step(scene, "/offers", ANN, **offer, **more)
        return scene

    return offered


def granted(offer: Json) -> Setting:
    async def agreed(house: House) -> Scene:
        scene = await asked(offer)(house)
        await house.step(scene, "/offers/answer", BOB, offer=scene.seq, answer="grant")
        if offer == CLOCK:
            await house.step(scene, "/play", ANN, options=["pass", "end-turn"])
        return scene

    return agreed


async def over(house: House) -> Scene:
    scene = await in_a_turn(house)
    await house.step(scene, "/resign", ANN)
    return scene


async def free(house: House) -> Scene:
    scene = await house.seat(friend=False)
    await house.step(scene, "/play", ANN, option="limited-op")
    seat = {"table": scene.table, "faction": "mcp", "level": "any", "pace": "any"}
    answer = await house.workers[0].send("/club/seats", seat, ANN)
    assert answer.status_code == 200, answer.text
    return scene


async def in_the_club(house: House) -> Scene:
    """A tournament of two rounds; the first is over."""
    scene = await house.seat()
    worker = house.workers[0]
    made = {"name": "Cup", "kind": "swiss", "games": ["malaya"], "sides": False, "rounds": 2}
    scene.match = (await worker.good("/club/matches", made, ANN))["id"]
    at = f"/club/matches/{scene.match}"
    for token in (ANN, BOB, CID):
        await worker.good(f"{at}/join", {}, token)
    await worker.good(f"{at}/rounds", {"round": 1}, ANN)
    await worker.good(f"{at}/results", {"round": 1, "board": 1, "leg": 1, "result": "tie"}, ANN)
    return scene


def of_club(name: str, path: str, token: str, effect: Callable[..., bool], /, **body: object) -> Command:
    return Command(f"{NAMES[token]} {name}", f"/club{path}", body, token, effect)


MATCH = "/matches/{match}"
TOURNAMENT = [
    of_club("opens a round", f"{MATCH}/rounds", ANN, has("tournaments", round=2), round=2),
    of_club(
        "ends the tournament",
        f"{MATCH}/end",
        ANN,
        lambda rows, _: (
            all(
                row[column("tournaments", "rounds")] == row[column("tournaments", "round")]
                for row in rows["tournaments"]
            )
            and {row[column("tournament_results", "round")] for row in rows["tournament_results"]}
            == set(range(1, rows["tournaments"][0][column("tournaments", "round")] + 1))
        ),
    ),
    of_club(
        "writes a result",
        f"{MATCH}/results",
        ANN,
        has("tournament_results", result="first", how="hand"),
        round=1,
        board=1,
        leg=1,
        result="first",
    ),
    of_club("deletes the tournament", f"{MATCH}/delete", ANN, lambda rows, _: not rows["tournaments"]),
    of_club("leaves the tournament", f"{MATCH}/leave", BOB, has("tournament_numbers", number=2, gone=1)),
]
CLUB = [
    *TOURNAMENT,
    of_club("has a new name", "/me", BOB, has("people", name="Rob"), name="Rob"),
    of_club("gives a name", "/people/{bob}/name", ANN, has("people", name="Bert"), name="Bert"),
    of_club(
        "lets nobody hear Bob", "/people/{bob}/mute", ANN, has("people", key_hash=hash_of(BOB), muted=1), muted=True
    ),
    of_club("does not hear Bob", "/me/mutes", ANN, lambda rows, _: len(rows["mutes"]) == 1, person="BOB", muted=True),
    of_club("is away", "/me/holidays", BOB, has("holidays", ends=NOW + 999.0), begins=NOW + 9, ends=NOW + 999),
    of_club("claims a seat", "/me/games", BOB, has("person_seats", who="mcp"), tables=[]),
    FORGET,
    REMOVE,
]
DECISIVE = [DELETE, FORGET, INVITE]
"""Commands that take away what others need."""
WANTS = [HINTS, HINTED, SAY, REMARK, NOTE, INVITE, REMATCH, shared(BOB, "watch"), RENAME, DELETE, FORGET, REMOVE]
THEIR_PLAY = by("plays", "/play", BOB, options=["limited-op", "pass"])
SETTINGS: dict[str, tuple[Setting, list[Command]]] = {
    "in a turn": (
        in_a_turn,
        [PLAY, PLAY_ON, UNDO, OFFERED, OFFER_RESULT, RESIGN, GIVE_UP, *WANTS],
    ),
    "asked to take back": (
        asked(TAKE_BACK),
        [PLAY, UNDO, OFFER, RESIGN, GIVE_UP, *answers("grant", "decline", "withdraw")],
    ),
    "asked for a break": (asked(BREAK), [PLAY, UNDO, OFFER_CLOCK, GIVE_UP, *answers("grant", "decline", "withdraw")]),
    "asked for a clock": (asked(CLOCK), [PLAY_ON, UNDO, OFFER, GIVE_UP, *answers("grant", "decline", "withdraw")]),
    "in a break": (
        granted(BREAK),
        [by("resumes", "/resume", ANN), by("resumes", "/resume", BOB), RESIGN, OFFER_RESULT, PLAY, SAY, DELETE],
    ),
    "by the clock": (granted(CLOCK), [TIME, THEIR_PLAY, OFFER, OFFER_RESULT, GIVE_UP, INVITE, FORGET, DELETE]),
    "over": (
        over,
        [shared(ANN, "public"), shared(BOB, "counts"), REMATCH, AGAIN, INVITE, REMARK, PLAY, DELETE, FORGET],
    ),
    "a free seat": (free, FREE),
    "in the club": (in_the_club, CLUB),
}
