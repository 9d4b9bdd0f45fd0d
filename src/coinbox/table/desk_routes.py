"""The addresses of the study desk: boards that are stored nowhere, positions, and studies as records."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import Response, StreamingResponse

from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.record import Record
from coinbox.learn import editor, extent, study
from coinbox.library import UnknownGame, rules_of
from coinbox.table import learn_models as models
from coinbox.table import lines
from coinbox.table.analyses import MOST
from coinbox.table.asking import ALWAYS, At, Coming, Language, Metered, raw, spend
from coinbox.table.desk import Board, Desk
from coinbox.table.leisure import at_leisure
from coinbox.table.models.ahead import PreviewAnswer, SpaceAnswer, WhyAnswer
from coinbox.table.models.analysis import HintAnswer
from coinbox.table.models.beats import BeatsAnswer, MomentsAnswer
from coinbox.table.models.state import error_responses
from coinbox.table.models.words import Id, Word
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.story import places_between
from coinbox.table.table import encode
from coinbox.text import say, say_in
from coinbox.text.errors import told

router = APIRouter(prefix="/api/study", responses=ALWAYS | error_responses(404, 409))
JSON_LINES = "application/x-ndjson"
BEAT = 1.0
"""So many seconds an answer that comes line by line is silent at most."""


def laid(body: models.BoardAsked, lang: str) -> Desk:
    return Desk(Board(body.game, body.scenario, body.position, body.names), lang)


@router.post("/board", response_model=models.BoardAnswer)
async def board(body: models.BoardPlayed, request: Request, visit: Coming, lang: Language = "en") -> Response:
    """A board after some choices more, or after a roll of chance, with what happened since."""
    desk = laid(body, lang)
    before = len(body.names) if body.since is None else body.since
    if body.roll:
        desk.roll()
    elif body.as_far:
        desk.follow(body.play)
    else:
        desk.choose(body.play)
    return raw(await at_leisure(desk.shown(before), request, visit, lang))


@router.post("/why", response_model=WhyAnswer)
async def why(body: models.BoardQuestion, lang: Language = "en") -> Response:
    """Why an option is not offered."""
    return raw(encode(laid(body, lang).why(body.options)))


@router.post("/preview", response_model=PreviewAnswer)
async def preview(body: models.BoardQuestion, lang: Language = "en") -> Response:
    """What an option would bring."""
    return raw(encode(laid(body, lang).preview(body.options)))


@router.post("/spaces/{space}", response_model=SpaceAnswer)
async def space(space: Id, body: models.BoardAsked, lang: Language = "en") -> Response:
    """What a space is, and what each faction could do there now."""
    return raw(encode(laid(body, lang).space(space)))


@router.post("/moments", response_model=MomentsAnswer)
async def moments(body: models.BoardAsked, lang: Language = "en") -> Response:
    """All moments of the line, where turns begin, and the tracks."""
    return raw(encode(laid(body, lang).moments()))


@router.post("/plans", response_class=Response, responses={200: {"model": HintAnswer}})
async def plans(
    body: models.BoardAsked, tables: At, visit: Coming, meter: Metered, lang: Language = "en"
) -> StreamingResponse:
    """The best plans for who is asked: a line of JSON whenever it has come further, the last with the plans."""
    desk = laid(body, lang)
    spend(meter, visit, "thinking", 1, lang)
    return await streamed(desk.plans(tables.thinkers))


@router.post("/review", response_class=Response, responses={200: {"model": models.LineReviewed}})
async def review(
    body: models.LineAsked, tables: At, visit: Coming, meter: Metered, lang: Language = "en"
) -> StreamingResponse:
    """What the turns of a line were worth: a line of JSON whenever it has come further, and with each turn."""
    desk = laid(body, lang)
    spend(meter, visit, "thinking", 1, lang)
    if tables.thinkers.study.waiting >= MOST:
        raise refuse(lang, "busy")
    return await streamed(lines.reviews(desk, tables.thinkers, body.start))


async def streamed(told: AsyncGenerator[bytes, None]) -> StreamingResponse:
    """An answer line by line, empty ones while nothing is new; what is refused at once is refused as usual."""
    line = await anext(told)

    async def all_lines() -> AsyncIterator[bytes]:
        coming = next_of(told)
        try:
            yield line
            while True:
                await asyncio.wait({coming}, timeout=BEAT)
                if not coming.done():
                    # Only what is sent finds out that nobody listens any more.
                    yield b"\n"
                elif found := coming.result():
                    coming = next_of(told)
                    yield found
                else:
                    return
        finally:
            coming.cancel()

    return StreamingResponse(all_lines(), media_type=JSON_LINES)


def next_of(told: AsyncGenerator[bytes, None]) -> asyncio.Task[bytes]:
    """The next line, while something else may happen; empty at the end."""

    async def one() -> bytes:
        return await anext(told, b"")

    return asyncio.create_task(one())


@router.post("/plan", response_model=BeatsAnswer)
async def plan(body: models.BoardWay, lang: Language = "en") -> Response:
    """What a plan would do, told like a turn that was played."""
    return raw(laid(body, lang).plan_story(body.options))


# -- positions ---------------------------------------------------------------------------------------------------------


def known_game(game: str, lang: str) -> str:
    try:
        return rules_of(game).id
    except UnknownGame as error:
        raise refuse(lang, "unknown-game", game=game) from error


@router.get("/editor/{game}", response_model=models.EditorAnswer)
async def position_editor(
    game: Id, scenario: Annotated[Word | None, Query()] = None, lang: Language = "en"
) -> Response:
    """What can be set up by hand in a game, and how a scenario begins."""
    known_game(game, lang)
    try:
        start = editor.start_of(game, scenario)
    except CoinboxError as error:
        raise Refusal("bad-request", told(lang, error)) from error
    fields = [
        {
            "name": entry.name,
            "label": entry.label(lang, game),
            "kind": entry.kind,
            "spaces": entry.per_space,
            "most": entry.most,
            "values": [{"name": value, "label": entry.value_label(lang, game, value)} for value in entry.values],
            "places": places_named(game, lang) if entry.places else [],
        }
        for entry in editor.entries_of(game)
    ]
    return raw(encode({"fields": fields, "position": start}))


def places_named(game: str, lang: str) -> list[dict[str, str]]:
    """The places between the spaces, in the order of the numbers that a position gives them."""
    between = places_between(game)
    assert between is not None
    view: Any = rules_of(game).view(rules_of(game).setup(rules_of(game).scenarios[0]))
    ids = [place["id"] for place in view[between.field]]
    return [{"name": place, "label": say_in(lang, game, f"place-{place}")} for place in ids]


@router.post("/check", response_model=models.PositionAnswer)
async def check(body: models.PositionAsked, lang: Language = "en") -> Response:
    """What is impossible in a position, and why."""
    known_game(body.game, lang)
    try:
        found = editor.checked(body.game, body.scenario, body.position, lang)
    except (ValueError, RecursionError) as error:
        raise bad_record(lang, error) from error
    return raw(encode(found._asdict()))


@router.post("/position", response_model=models.StandingAnswer)
async def position(body: models.BoardAsked, lang: Language = "en") -> Response:
    """The position with which the open turn of a board began, to begin with or to change by hand."""
    play = laid(body, lang).play
    # Within a turn a board is no position: a game that began with it would do the turn's effects again.
    began = play.rules.position(play.game.turns[-1].before)
    return raw(encode({"scenario": play.scenario, "position": began}))


# -- studies -----------------------------------------------------------------------------------------------------------


@router.post("/read", response_model=models.StudyTree)
async def read(body: models.RecordAsked, request: Request, visit: Coming, lang: Language = "en") -> Response:
    """The lines of a record as a tree, with its comments, and the place of a moment."""
    try:
        found = await at_leisure(study.reading(body.record, lang, check_record), request, visit, lang)
        extent.check(extent.extent_of(found.line))
    except (ValueError, RecursionError) as error:
        raise bad_record(lang, error) from error
    place = len(found.line.names)
    if body.moment is not None:
        main = Desk(Board(found.game, found.scenario, found.position, found.line.names), lang)
        places = lines.places_of(main.play)
        place = places[min(body.moment, len(places) - 1)]
    told_of = {"game": found.game, "scenario": found.scenario, "position": found.position}
    return raw(encode(told_of | {"line": told_line(found.line), "place": place}))


@router.post("/outline", response_model=models.OutlineAnswer)
async def outline(body: models.StudyTree, request: Request, visit: Coming, lang: Language = "en") -> Response:
    """What the turns of all lines were about, the lines each before those that leave it."""
    try:
        told_of = await at_leisure(lines.outline(study_of(body, lang), lang), request, visit, lang)
        return raw(encode({"lines": told_of}))
    except (ValueError, RecursionError) as error:
        raise bad_record(lang, error) from error


def check_record(record: Record) -> None:
    """TooLarge if a record tells more than may be asked in one request."""
    extent.check(extent.extent_of_record(record))


def bad_record(lang: str, error: Exception) -> Refusal:
    sentence = say(lang, "table-bad-record", problem=" ".join(told(lang, error).split())[:300])
    return Refusal("too-large" if isinstance(error, extent.TooLarge) else "bad-record", sentence)


def study_of(body: models.StudyTree, lang: str) -> study.Study:
    known_game(body.game, lang)
    scenario = body.scenario or rules_of(body.game).scenarios[0]
    line = line_of(body.line)
    extent.check(extent.extent_of(line))
    return study.Study(body.game, scenario, body.position, line)


def told_line(line: study.Way) -> dict[str, object]:
    return {
        "names": line.names,
        "comments": [comment._asdict() for comment in line.comments],
        "branches": [{"place": b.place, "name": b.name, "line": told_line(b.line)} for b in line.branches],
    }


@router.post("/write", response_model=models.RecordAnswer)
async def write(body: models.StudyTree, request: Request, visit: Coming, lang: Language = "en") -> Response:
    """A study as a record."""
    try:
        text = await at_leisure(study.writing(study_of(body, lang)), request, visit, lang)
    except (ValueError, RecursionError) as error:
        raise bad_record(lang, error) from error
    return raw(encode({"record": text}))


def line_of(line: models.StudyLine) -> study.Way:
    return study.Way(
        line.names,
        [study.Comment(each.place, each.lang, each.text) for each in line.comments],
        [study.Turnoff(each.place, each.name, line_of(each.line)) for each in line.branches],
    )
