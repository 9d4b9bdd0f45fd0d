"""The HTTP and WebSocket interface of the table."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, FastAPI, Header, Query, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp

import coinbox
from coinbox.library import UnknownGame, rules_of
from coinbox.table import (
    agreement_routes,
    desk_routes,
    exercise_routes,
    learn_routes,
    live,
    reference,
    replay_routes,
    seat_routes,
    study_routes,
)
from coinbox.table.admission import Admission
from coinbox.table.analyses import Analyses
from coinbox.table.asking import (
    ALWAYS,
    At,
    Coming,
    Credentials,
    Language,
    Mark,
    Metered,
    of_table,
    raw,
    spend,
    token_of,
)
from coinbox.table.bots import Thinkers
from coinbox.table.club import holiday_routes, people_routes
from coinbox.table.club.asking import Guest
from coinbox.table.club.club import Club, ClubWish
from coinbox.table.club.lobby import routes as lobby_routes
from coinbox.table.club.lobby.lobby import Lobby
from coinbox.table.club.matches import routes as match_routes
from coinbox.table.club.notices import routes as notice_routes
from coinbox.table.club.notices.notices import Notices
from coinbox.table.club.talk import routes as talk_routes
from coinbox.table.club.talk.talk import Talk
from coinbox.table.commands import Opened
from coinbox.table.compression import Compressor
from coinbox.table.described import ADDRESS, Described
from coinbox.table.description import TableAnswer
from coinbox.table.door import Doorkeeper
from coinbox.table.entrance import Entrance
from coinbox.table.health import asked
from coinbox.table.hints import Hints
from coinbox.table.leisure import Leisure
from coinbox.table.limits import Meter
from coinbox.table.middleware import FOREVER, Guard, Page, answer_of, language_of, too_large
from coinbox.table.models.ahead import PreviewAnswer, SpaceAnswer, WhyAnswer
from coinbox.table.models.beats import BeatsAnswer, MomentsAnswer
from coinbox.table.models.commands import NewTable, Nothing, PlayCommand, StatusQuery, UndoCommand
from coinbox.table.models.games import AidAnswer, Card, GameAnswer, TextAnswer
from coinbox.table.models.health import HealthAnswer
from coinbox.table.models.seats import InvitationAnswer, OpenedAnswer, StatusLine
from coinbox.table.models.state import State, error_responses
from coinbox.table.models.words import Count, Id, Lang, Word
from coinbox.table.new_table import Wish
from coinbox.table.refusal import Refusal, refuse
from coinbox.table.store import Conflict, Gone, Store, Unavailable
from coinbox.table.table import BOT, encode
from coinbox.table.tables import Tables
from coinbox.text import say, say_in
from coinbox.text.errors import told

STATIC = Path(__file__).parents[1] / "static"
SVG = "image/svg+xml"
RETRY_SECONDS = 2
"""After so long it is worth to try again what the store could not take."""

router = APIRouter(prefix="/api", responses=ALWAYS)
not_changed: dict[int | str, dict[str, Any]] = {304: {"description": "Not changed"}}
Known = Annotated[str | None, Header(description="The tag of what the browser has.")]
Version = Annotated[str | None, Query(pattern="^[0-9a-f]{1,64}$", description="The tag of what is wanted.")]


def text_of(kind: str) -> dict[int | str, dict[str, Any]]:
    """An answer that is a text of another kind than JSON, for the description of the API."""
    return {200: {"content": {kind: {"schema": {"type": "string"}}}}}


def opened(found: Opened) -> Response:
    return raw(encode(found._asdict() | {"state": msgspec.Raw(found.state)}))


# -- what does not depend on a table -----------------------------------------------------------------------------------


@router.get("/health", response_model=HealthAnswer, responses={503: {"model": HealthAnswer}})
async def health(tables: At) -> Response:
    """Whether the server answers (live), and its database (ready); 503 if that does not."""
    schema = await asked(tables.store)
    ready = schema is not None
    told = {"ok": ready, "live": True, "ready": ready, "version": coinbox.__version__, "schema": schema}
    return JSONResponse(told, 200 if ready else 503)


@router.get("/invitation")
async def invitation(request: Request, visit: Coming) -> InvitationAnswer:
    """The address for links to friends, where it is not the one that the browser has; and whether there is a club."""
    entrance: Entrance = request.app.state.entrance
    return InvitationAnswer(
        address=entrance.invitation(visit), public=entrance.public is not None, club=request.app.state.club is not None
    )


async def description(request: Request) -> Response:
    """The description of all addresses."""
    described: Described = request.app.state.described
    return kept(await described.file(), "application/json", request.headers.get("if-none-match"))


@router.get("/games", response_model=list[GameAnswer])
async def games(lang: Language = "en") -> Response:
    """All games."""
    return raw(encode(reference.game_list(lang)))


def known_game(game: str, lang: str) -> str:
    try:
        return rules_of(game).id
    except UnknownGame as error:
        raise refuse(lang, "unknown-game", game=game) from error


@router.get("/games/{game}/cards", response_model=list[Card], responses=error_responses(404))
async def cards(game: Id, lang: Language = "en") -> Response:
    """All cards of a game, in our own words."""
    return raw(encode(reference.cards(known_game(game, lang), lang)))


@router.get("/games/{game}/aid", response_model=AidAnswer, responses=error_responses(404))
async def aid(game: Id, lang: Language = "en") -> Response:
    """The player aid of a game."""
    return raw(encode(reference.aid(known_game(game, lang), lang)))


def kept(file: reference.File, kind: str, known: str | None, version: str | None = None) -> Response:
    """What a browser keeps: for ever under an address that names its content, else until it has changed."""
    headers = {"ETag": f'"{file.tag}"', "Cache-Control": FOREVER if version == file.tag else "no-cache"}
    if known is not None and file.tag in known:
        return Response(status_code=304, headers=headers)
    return Response(file.body, media_type=kind, headers=headers)


def drawn_game(game: str, lang: str) -> str:
    """A game that the page can draw; refused with the reason if it cannot."""
    try:
        reference.table_description(known_game(game, lang))
    except reference.NotDrawn as error:
        raise refuse(lang, "not-drawn", game=say_in(lang, game, "game"), problem=told(lang, error)) from error
    return game


@router.get("/text/{lang}", response_model=TextAnswer, responses=not_changed)
async def text(lang: Lang, if_none_match: Known = None) -> Response:
    """All texts of a language as Fluent source."""
    return kept(reference.fluent_source(lang), "application/json", if_none_match)


@router.get("/games/{game}/table", response_model=TableAnswer, responses=not_changed | error_responses(404))
async def table_description(game: Id, lang: Language = "en", if_none_match: Known = None) -> Response:
    """All that the page must know of a game to draw it."""
    return kept(reference.table_description(drawn_game(game, lang)), "application/json", if_none_match)


@router.get(
    "/games/{game}/board.svg",
    response_class=Response,
    responses=text_of(SVG) | not_changed | error_responses(404),
)
async def drawing(game: Id, lang: Language = "en", v: Version = None, if_none_match: Known = None) -> Response:
    """The drawing of a game's board."""
    file = reference.board_file(drawn_game(game, lang), reference.DRAWING)
    return kept(file, SVG, if_none_match, v)


@router.get("/games/{game}/board.json", response_model=dict[str, Any], responses=not_changed | error_responses(404))
async def geometry(game: Id, lang: Language = "en", v: Version = None, if_none_match: Known = None) -> Response:
    """The geometry of a game's board: outlines of spaces, and where things stand in them."""
    file = reference.board_file(drawn_game(game, lang), reference.GEOMETRY)
    return kept(file, "application/json", if_none_match, v)


# -- tables ------------------------------------------------------------------------------------------------------------


@router.post("/tables", response_model=OpenedAnswer, responses=error_responses(401, 404))
async def open_table(
    body: NewTable, tables: At, visit: Coming, meter: Metered, person: Guest, lang: Language = "en"
) -> Response:
    """Open a table: a new game, or one that goes on from a record. The token may be the key of a person of the club."""
    spend(meter, visit, "bots", sum(wish.startswith(BOT) for wish in body.seats.values()), lang)
    wish = Wish(body.game, body.scenario, body.seats, body.seed, body.record, body.moment, body.name)
    return opened(await tables.commands.open(wish, lang, person))


@router.post("/tables/status", response_model=list[StatusLine])
async def status(body: StatusQuery, tables: At) -> Response:
    """Whose turn it is at the tables of a list; tables that a token does not open are left out."""
    return raw(encode(await tables.looking.status([(known.table, known.token) for known in body.tables])))


@router.get("/tables/{table}", response_model=State, responses=of_table)
async def state(table: Id, tables: At, credentials: Credentials, lang: Language = "en", mark: Mark = "") -> Response:
    """The table as the holder of the token sees it."""
    return raw(await tables.looking.state(table, token_of(credentials), lang, mark))


@router.post("/tables/{table}/play", response_model=State, responses=of_table | error_responses(403, 409))
async def play(
    table: Id, body: PlayCommand, tables: At, credentials: Credentials, lang: Language = "en", mark: Mark = ""
) -> Response:
    """Answer the pending decision, and the questions after it if several options are named: all of them or none."""
    return raw(await tables.commands.play(table, token_of(credentials), lang, body.seq, body.names, body.key, mark))


@router.post("/tables/{table}/undo", response_model=State, responses=of_table | error_responses(403, 409))
async def undo(
    table: Id, body: UndoCommand, tables: At, credentials: Credentials, lang: Language = "en", mark: Mark = ""
) -> Response:
    """Take back own decisions of the open turn, never behind a die or a card."""
    return raw(await tables.commands.undo(table, token_of(credentials), lang, body.seq, body.steps, body.key, mark))


@router.post("/tables/{table}/rematch", response_model=OpenedAnswer, responses=of_table | error_responses(403))
async def rematch(table: Id, body: Nothing, tables: At, credentials: Credentials, lang: Language = "en") -> Response:
    """Open the rematch with sides changed, or join it if it is open; the token of a seat stays the same."""
    return opened(await tables.commands.rematch(table, token_of(credentials), lang))


@router.get("/tables/{table}/why", response_model=WhyAnswer, responses=of_table | error_responses(409))
async def why(
    table: Id,
    names: Annotated[list[Word], Query(min_length=1, max_length=20)],
    tables: At,
    credentials: Credentials,
    lang: Language = "en",
) -> Response:
    """Why an option is not offered; several names are played in thought, one after the other."""
    return raw(encode(await tables.looking.why(table, token_of(credentials), lang, names)))


@router.get(
    "/tables/{table}/preview",
    response_model=PreviewAnswer,
    responses=of_table | error_responses(403, 409) | {204: {"description": "The game has moved on"}},
)
async def preview(
    table: Id,
    names: Annotated[list[Word], Query(min_length=1, max_length=20)],
    tables: At,
    credentials: Credentials,
    lang: Language = "en",
    seq: Annotated[Count | None, Query(description="The step that the reader has seen.")] = None,
) -> Response:
    """What an option of the reader's own decision would bring; several names are played in thought.

    Nothing (204) if the reader has seen an older step of the game, which a page cannot always know before it asks.
    """
    found = await tables.looking.preview(table, token_of(credentials), lang, names, seq)
    return Response(status_code=204) if found is None else raw(found)


@router.get("/tables/{table}/spaces/{space}", response_model=SpaceAnswer, responses=of_table)
async def space_card(table: Id, space: Id, tables: At, credentials: Credentials, lang: Language = "en") -> Response:
    """What a space is, who Controls it, and what each faction could do there now."""
    return raw(encode(await tables.looking.space(table, token_of(credentials), lang, space)))


@router.get("/tables/{table}/record", response_class=Response, responses=of_table | text_of("text/plain"))
async def record(table: Id, tables: At, credentials: Credentials, lang: Language = "en") -> PlainTextResponse:
    """The game as a record."""
    return PlainTextResponse(await tables.looking.record(table, token_of(credentials), lang))


@router.get("/tables/{table}/moments", response_model=MomentsAnswer, responses=of_table)
async def moments(table: Id, tables: At, credentials: Credentials, lang: Language = "en") -> Response:
    """All moments of the game, where turns begin, and the tracks."""
    return raw(encode(await tables.looking.moments(table, token_of(credentials), lang)))


@router.get("/tables/{table}/moments/{number}", response_model=State, responses=of_table)
async def moment(
    table: Id,
    number: Count,
    tables: At,
    credentials: Credentials,
    lang: Language = "en",
    mark: Mark = "",
) -> Response:
    """The table as it was after so many decisions."""
    return raw(await tables.looking.moment(table, token_of(credentials), lang, number, mark))


@router.get("/tables/{table}/beats", response_model=BeatsAnswer, responses=of_table)
async def beats(
    table: Id,
    tables: At,
    credentials: Credentials,
    since: Annotated[Count | None, Query(alias="from", description="A step (`seq`).")] = None,
    lang: Language = "en",
    mark: Mark = "",
) -> Response:
    """What happened after a step, else after the reader's last decision; open turns of others are left out."""
    return raw(await tables.looking.beats(table, token_of(credentials), lang, since, mark))


# -- the application ---------------------------------------------------------------------------------------------------


class Application(FastAPI):
    """The application behind its door."""

    def build_middleware_stack(self) -> ASGIApp:
        """The door stands before everything, also before what answers for failures."""
        inside = Guard(Compressor(super().build_middleware_stack()))
        return Doorkeeper(inside, self.state.entrance, self.state.meter)


def create_app(
    store: Store,
    *,
    thinkers: Thinkers | None = None,
    static: Path = STATIC,
    entrance: Entrance | None = None,
    meter: Meter | None = None,
    club: ClubWish | None = None,
) -> FastAPI:
    """The application on a store."""
    entrance = entrance or Entrance()
    wish = None if club is None else club.notices
    tables = Tables(store, thinkers or Thinkers(), tells_members=club is not None, tells_turns=wish is not None)
    notices = None if wish is None else Notices(tables, wish, entrance.link_base)

    @contextlib.asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await tables.start()
        if notices is not None:
            tables.run(notices.run())
        try:
            yield
        finally:
            await tables.stop()

    app = Application(
        title="coinbox table",
        version=coinbox.__version__,
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        lifespan=lifespan,
        redirect_slashes=False,
    )
    app.state.tables, app.state.hints, app.state.analyses = tables, Hints(tables), Analyses(tables)
    app.state.entrance, app.state.meter = entrance, meter or Meter(entrance.limits.rates)
    app.state.admission = Admission(tables)
    app.state.leisure = Leisure()
    app.state.described = Described(app)
    app.add_route(ADDRESS, description, include_in_schema=False)
    app.state.club = None if club is None else Club(tables, club.code)
    app.state.lobby = None if app.state.club is None else Lobby(app.state.club)
    app.state.notices = notices
    app.state.talk = Talk(tables)
    app.include_router(router)
    app.include_router(seat_routes.router)
    app.include_router(agreement_routes.router)
    app.include_router(study_routes.router)
    app.include_router(desk_routes.router)
    app.include_router(learn_routes.router)
    app.include_router(people_routes.router)
    app.include_router(lobby_routes.router)
    app.include_router(holiday_routes.router)
    app.include_router(replay_routes.router)
    app.include_router(exercise_routes.router)
    app.include_router(notice_routes.router)
    app.include_router(talk_routes.router)
    app.include_router(match_routes.router)
    app.include_router(live.router)
    app.mount("/", Page(static), name="page")
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(Conflict, _conflict)
    app.add_exception_handler(Unavailable, _unavailable)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_problem)
    app.add_exception_handler(Exception, _failed)
    return app


async def _refused(_: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return answer_of(refusal)


async def _invalid(request: Request, problem: Exception) -> Response:
    """The first thing that is wrong with a command."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part) for part in first["loc"][1:]) or str(first["loc"][0])
    shortened = where[:80].encode("ascii", "replace").decode()
    lang = language_of(request)
    said = say(lang, "table-bad-value", where=shortened, kind=first["type"], problem=first["msg"])
    return await _refused(request, refuse(lang, "bad-request", problem=said[:200]))


async def _http_problem(request: Request, problem: Exception) -> Response:
    assert isinstance(problem, HTTPException)
    lang = language_of(request)
    if problem.status_code == 413:
        return too_large(lang)
    codes = {404: "not-found", 405: "not-allowed"}
    code = codes.get(problem.status_code)
    refusal = refuse(lang, code) if code else refuse(lang, "bad-request", problem=str(problem.detail))
    return Response(refusal.answer(), problem.status_code, problem.headers, media_type="application/json")


async def _conflict(request: Request, problem: Exception) -> Response:
    """Refuse a command that stored nothing, because others changed or deleted what it needs."""
    if isinstance(problem, Gone):
        return await _refused(request, refuse(language_of(request), problem.code))
    return await _unavailable(request, problem)


async def _unavailable(request: Request, _: Exception) -> Response:
    """The store cannot be used just now."""
    refusal = refuse(language_of(request), "no-store")
    headers = {"Retry-After": str(RETRY_SECONDS)}
    return Response(refusal.answer(), refusal.status, headers, media_type="application/json")


async def _failed(request: Request, problem: Exception) -> Response:
    sentence = say(language_of(request), "table-unavailable")
    return JSONResponse({"error": {"code": "unavailable", "message": sentence}}, 500)
