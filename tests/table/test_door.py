"""The door: who may call the server how, from which page, through which proxy and how often."""

from __future__ import annotations

import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from coinbox.table.addresses import network
from coinbox.table.buckets import OwnBuckets
from coinbox.table.compression import accepts
from coinbox.table.entrance import Entrance
from coinbox.table.limits import Counts, Limits, Meter, Rate, address_of, limits_of, visitor_of
from tests.table.server import SECONDS, Opened, Person, Running, file_url, good, refused, running

PROXY = (network("127.0.0.1"),)
MEMORY = Path("/dev/shm") if Path("/dev/shm").is_dir() else None
NEW_TABLE = {"game": "malaya", "seats": {"british": "me", "mcp": "me"}}


@pytest.fixture(scope="module")
def behind() -> Iterator[Running]:
    """A server behind a proxy on this machine, which says for whom it comes, with low limits."""
    limits = limits_of(["tables=3/minute", "commands=5/minute", "thinking=2/hour", "bots=2/hour", "live=2"])
    entrance = Entrance(public="https://club.example/games/", proxies=PROXY, limits=limits)
    with TemporaryDirectory(dir=MEMORY) as name, running(file_url(Path(name)), entrance=entrance) as found:
        yield found


def coming(number: int, **further: str) -> dict[str, str]:
    """The headers that the proxy adds for a visitor."""
    return {"X-Forwarded-For": f"198.51.100.{number}", **further}


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("host", ["localhost", "127.0.0.1", "127.0.0.1:9", "localhost.", "[::1]:80", "LOCALHOST:1"])
def test_the_server_is_called_by_its_own_names(server: Running, host: str) -> None:
    good(server.client.get("/api/health", headers={"Host": host}))


@pytest.mark.parametrize(
    "host",
    [
        "evil.example",
        "evil.example:8000",
        "192.0.2.9",
        "127.0.0.1.evil.example",
        "localhost.evil.example",
        "[2001:db8::1]",
    ],
)
def test_a_foreign_name_that_leads_here_is_refused(server: Running, host: str) -> None:
    """DNS rebinding: a page of that name would be of one origin with the table."""
    for path in ("/", "/api/health", "/api/tables/x"):
        answer = server.client.get(path, headers={"Host": host, "Accept-Language": "ja"})
        assert answer.status_code == 421
        assert re.search("[ぁ-ん]", refused(answer, "wrong-host"))
        assert "content-security-policy" in answer.headers
    answer = server.client.post("/api/tables", json=NEW_TABLE, headers={"Host": host})
    assert refused(answer, "wrong-host")


@pytest.mark.parametrize("host", ["", "a b", "a/b", "user@localhost", "localhost:x", "localhost:99999", "a,b"])
def test_what_is_no_name_is_no_request(server: Running, host: str) -> None:
    refused(server.client.get("/api/health", headers={"Host": host}), "bad-request")


def test_names_that_were_allowed_and_the_public_one(tmp_path: Path) -> None:
    entrance = Entrance(public="https://club.example/", names=frozenset({"box.lan"}))
    with running(file_url(tmp_path), entrance=entrance) as server:
        for host in ("club.example", "box.lan", "box.lan:8080", "localhost"):
            good(server.client.get("/api/health", headers={"Host": host}))
        refused(server.client.get("/api/health", headers={"Host": "other.lan"}), "wrong-host")


# -- origins -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "origin",
    ["http://evil.example", "https://evil.example", "null", "http://localhost:1", "http://127.0.0.1", "file://", ""],
)
def test_a_page_of_another_site_can_do_nothing(server: Running, origin: str) -> None:
    answer = server.client.post("/api/tables", json=NEW_TABLE, headers={"Origin": origin})
    assert answer.status_code == 403
    refused(answer, "wrong-origin")
    refused(server.client.get("/api/games", headers={"Origin": origin}), "wrong-origin")
    assert "access-control-allow-origin" not in answer.headers


def test_our_own_page_may(server: Running) -> None:
    own = f"http://127.0.0.1:{server.port}"
    good(server.client.post("/api/tables", json=NEW_TABLE, headers={"Origin": own}))
    # A proxy that ends TLS before us and says nothing of it.
    good(server.client.get("/api/games", headers={"Host": "localhost", "Origin": "https://localhost"}))


@pytest.mark.parametrize(
    ("headers", "status"),
    [({"Origin": "http://evil.example"}, 403), ({"Origin": "null"}, 403), ({"Host": "evil.example"}, 421)],
)
def test_no_page_of_another_site_opens_a_live_channel(server: Running, headers: dict[str, str], status: int) -> None:
    opened = server.open()
    asked = f"GET /api/tables/{opened.table}/live HTTP/1.1\r\n"
    lines = {"Host": f"127.0.0.1:{server.port}", "Upgrade": "websocket", "Connection": "Upgrade"} | headers
    lines |= {"Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version": "13"}
    with socket.create_connection(("127.0.0.1", server.port), timeout=SECONDS) as raw:
        raw.sendall((asked + "".join(f"{name}: {value}\r\n" for name, value in lines.items()) + "\r\n").encode())
        answer = b"".join(iter(lambda: raw.recv(65536), b""))
    assert int(answer.split()[1]) == status
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["message"]


def test_our_own_page_opens_a_live_channel(server: Running) -> None:
    opened = server.open()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{opened.table}/live"
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}")) as channel:
        channel.send(json.dumps({"token": opened.tokens["mcp"], "lang": "en"}))
        assert json.loads(channel.recv(timeout=SECONDS))["type"] == "state"


# -- proxies and paths -------------------------------------------------------------------------------------------------


def test_what_a_proxy_says_is_believed_only_of_those_named() -> None:
    def visit(entrance: Entrance, peer: str, **headers: str) -> Any:
        raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
        return entrance.visit(
            {"client": (peer, 1), "server": ("10.0.0.1", 80), "scheme": "http", "headers": [(b"host", b"x"), *raw]}
        )

    alone = Entrance()
    assert visit(alone, "192.0.2.7", x_forwarded_for="1.2.3.4", x_forwarded_proto="https").visitor == "192.0.2.7"
    assert visit(alone, "192.0.2.7", x_forwarded_proto="https").scheme == "http"
    assert visit(alone, "127.0.0.1").is_home
    assert not visit(alone, "127.0.0.1", x_forwarded_for="1.2.3.4").is_home, "a proxy that nobody has named"
    between = Entrance(proxies=(network("10.0.0.0/8"), network("fd00::/8")))
    told = visit(between, "10.0.0.2", x_forwarded_for="6.6.6.6, 1.2.3.4, 10.9.9.9", x_forwarded_proto="https")
    assert (told.visitor, told.scheme, told.is_home) == ("1.2.3.4", "https", False)
    assert visit(between, "10.0.0.2", x_forwarded_for="1.2.3.4, nonsense").visitor == "10.0.0.2"
    assert visit(between, "10.0.0.2", x_forwarded_host="club.example").place.host == "club.example"
    assert visit(between, "11.0.0.2", x_forwarded_for="1.2.3.4").visitor == "11.0.0.2"
    assert visit(between, "10.0.0.2", x_forwarded_for="::ffff:1.2.3.4").visitor == "1.2.3.4"
    assert visit(between, "fd00::1", x_forwarded_for="2001:db8:1:2:3::4").visitor == "2001:db8:1:2::/64"


def test_forwarded_names_and_origins_are_checked_like_others(behind: Running) -> None:
    get = behind.client.get
    good(get("/api/health", headers=coming(1, Host="club.example", Origin="https://club.example")))
    good(get("/api/health", headers=coming(1, **{"X-Forwarded-Host": "club.example", "X-Forwarded-Proto": "https"})))
    refused(get("/api/health", headers=coming(1, **{"X-Forwarded-Host": "evil.example"})), "wrong-host")
    secure = {"X-Forwarded-Host": "club.example", "X-Forwarded-Proto": "https"}
    refused(get("/api/health", headers=coming(1, Origin="http://club.example", **secure)), "wrong-origin")
    refused(get("/api/health", headers=coming(1, Origin="https://evil.example", **secure)), "wrong-origin")


def test_everything_lies_below_a_base_path(tmp_path: Path) -> None:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>coinbox</title>")
    (page / "assets" / "app.js").write_text("1")
    with running(file_url(tmp_path), static=page, entrance=Entrance(base="/games")) as server:
        get = server.client.get
        assert "<title>" in get("/games/").text
        assert (get("/games").status_code, get("/games").headers["location"]) == (308, "/games/")
        answer = get("/games/assets/app.js")
        assert (answer.status_code, "immutable" in answer.headers["cache-control"]) == (200, True)
        assert get("/games/api/health").headers["cache-control"] == "no-store"
        for path in ("/", "/api/health", "/gamesx/", "/assets/app.js"):
            refused(get(path), "not-found")
        opened = Opened(server, good(server.client.post("/games/api/tables", json=NEW_TABLE)))
        with connect(f"ws://127.0.0.1:{server.port}/games/api/tables/{opened.table}/live") as channel:
            channel.send(json.dumps({"token": opened.tokens["mcp"], "lang": "en"}))
            assert json.loads(channel.recv(timeout=SECONDS))["type"] == "state"


def test_addresses_for_the_page_are_seen_from_the_page(server: Running) -> None:
    for game in server.client.get("/api/games").json():
        assert game["picture"].startswith("api/games/")


# -- invitations -------------------------------------------------------------------------------------------------------


def test_links_lead_to_where_friends_find_the_server(tmp_path: Path, server: Running, behind: Running) -> None:
    assert server.client.get("/api/invitation").json() == {"address": None, "public": False, "club": False}
    told = behind.client.get("/api/invitation", headers=coming(1)).json()
    assert told == {"address": "https://club.example/games/", "public": True, "club": False}
    entrance = Entrance(host="192.0.2.5", port=8123, base="/games")
    with running(file_url(tmp_path), entrance=entrance) as lan:
        told = lan.client.get("/games/api/invitation").json()
        assert told == {"address": "http://192.0.2.5:8123/games/", "public": False, "club": False}


# -- limits ------------------------------------------------------------------------------------------------------------


def test_a_rate_is_a_bucket_that_fills_again() -> None:
    now = [0.0]
    rates = {"tables": (Rate(3, 60), Rate(5, 3600)), "tables-all": (Rate(6, 60),)}
    meter = Meter(rates, lambda: now[0])
    assert [meter.take("tables", "a") for _ in range(3)] == [0, 0, 0]
    assert meter.take("tables", "a") == pytest.approx(20)
    now[0] = 20.1
    assert meter.take("tables", "a") == 0
    now[0] = 60
    assert meter.take("tables", "a") == 0
    now[0] = 300
    assert 0 < meter.take("tables", "a") < 3600, "the hour counts, too"
    assert [meter.take("tables", "b") for _ in range(3)] == [0, 0, 0]
    assert [meter.take("tables", "c") for _ in range(3)] == [0, 0, 0]
    assert meter.take("tables", "d") > 0, "all together have asked for too much"


def test_what_is_known_only_afterwards_is_counted_then() -> None:
    now = [0.0]
    meter = Meter({"sent": (Rate(1000, 10),), "sent-all": ()}, lambda: now[0])
    assert meter.wait("sent", "a") == 0
    meter.charge("sent", "a", 1500)
    assert meter.wait("sent", "a") == pytest.approx(5)
    now[0] = 5.1
    assert meter.wait("sent", "a") == 0


def test_visitors_with_ipv6_are_counted_by_their_network() -> None:
    def name(text: str) -> str:
        address = address_of(text)
        assert address is not None
        return visitor_of(address)

    assert name("2001:db8::1") == name("2001:db8::ffff:1") != name("2001:db8:0:1::1")
    assert name("::ffff:192.0.2.1") == name("192.0.2.1") != name("192.0.2.2")
    assert address_of("fe80::1%eth0") is not None
    assert address_of("nobody") is None


def test_memory_for_visitors_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("coinbox.table.buckets.MOST_VISITORS", 50)
    buckets = OwnBuckets()
    meter = Meter(buckets=buckets)
    for number in range(500):
        meter.take("tables", f"visitor {number}")
    assert buckets.visitors <= 51


def too_many(answer: httpx.Response) -> str:
    sentence = refused(answer, "too-many")
    assert answer.status_code == 429
    assert 1 <= int(answer.headers["retry-after"]) <= 3 * 3600
    return sentence


def test_new_tables_are_limited_for_each_visitor(behind: Running) -> None:
    post = behind.client.post
    for _ in range(3):
        good(post("/api/tables", json=NEW_TABLE, headers=coming(10)))
    assert "new tables" in too_many(post("/api/tables", json=NEW_TABLE, headers=coming(10)))
    assert "卓" in too_many(post("/api/tables?lang=ja", json=NEW_TABLE, headers=coming(10)))
    opened = Opened(behind, good(post("/api/tables", json=NEW_TABLE, headers=coming(11))))
    address = f"/api/tables/{opened.table}/rematch"
    headers = coming(10, Authorization=f"Bearer {opened.tokens['mcp']}")
    too_many(post(address, json={}, headers=headers))
    good(behind.client.get("/api/games", headers=coming(10)))


def test_commands_are_limited(behind: Running) -> None:
    opened = Opened(behind, good(behind.client.post("/api/tables", json=NEW_TABLE, headers=coming(20))))
    headers = coming(21, Authorization=f"Bearer {opened.tokens['mcp']}")
    body = {"seq": 10_000, "option": "event", "key": "k"}
    for _ in range(5):
        refused(behind.client.post(f"/api/tables/{opened.table}/play", json=body, headers=headers), "stale")
    too_many(behind.client.post(f"/api/tables/{opened.table}/play", json=body, headers=headers))
    good(behind.client.get(f"/api/tables/{opened.table}", headers=headers))
    headers["X-Forwarded-For"] = "198.51.100.22"
    refused(behind.client.post(f"/api/tables/{opened.table}/play", json=body, headers=headers), "stale")


def test_thinking_is_limited(behind: Running) -> None:
    bots = {"game": "malaya", "seats": {"british": "me", "mcp": "bot:greedy"}}
    both = {"game": "malaya", "seats": {"british": "bot:greedy", "mcp": "bot:greedy"}}
    good(behind.client.post("/api/tables", json=bots, headers=coming(30)))
    assert "bots" in too_many(behind.client.post("/api/tables", json=both, headers=coming(30)))
    opened = Opened(behind, good(behind.client.post("/api/tables", json=bots, headers=coming(31))))
    headers = coming(32, Authorization=f"Bearer {opened.tokens['british']}")
    for _ in range(2):
        behind.client.post(f"/api/tables/{opened.table}/analysis", json={}, headers=headers)
    sentence = too_many(behind.client.post(f"/api/tables/{opened.table}/hint", json={"seq": 1}, headers=headers))
    assert "hints" in sentence


def test_live_channels_are_limited_and_given_back(behind: Running) -> None:
    opened = Opened(behind, good(behind.client.post("/api/tables", json=NEW_TABLE, headers=coming(40))))
    address = f"ws://127.0.0.1:{behind.port}/api/tables/{opened.table}/live"

    def channel(number: int) -> Any:
        return connect(address, additional_headers=coming(number))

    with channel(41), channel(41):
        with pytest.raises(InvalidStatus) as refusal:
            channel(41)
        assert refusal.value.response.status_code == 429
        assert "Retry-After" in refusal.value.response.headers
        with channel(42):
            pass
    with channel(41):
        pass


def test_a_full_house_of_live_channels_says_so(tmp_path: Path) -> None:
    entrance = Entrance(limits=Limits(counts=Counts(live_all=1)))
    with running(file_url(tmp_path), entrance=entrance) as server:
        opened = server.open()
        address = f"ws://127.0.0.1:{server.port}/api/tables/{opened.table}/live"
        with connect(address), pytest.raises(InvalidStatus) as refusal:
            connect(address)
        assert refusal.value.response.status_code == 503


def test_bytes_are_limited(tmp_path: Path) -> None:
    entrance = Entrance(proxies=PROXY, limits=limits_of(["sent=100000/hour", "received=20000/hour"]))
    with running(file_url(tmp_path), entrance=entrance) as server:
        plain = {"Accept-Encoding": "identity"}
        good(server.client.get("/api/text/en", headers=coming(1, **plain)))
        assert "asked for" in too_many(server.client.get("/api/health", headers=coming(1)))
        large = NEW_TABLE | {"record": "x" * 30_000}
        refused(server.client.post("/api/tables", json=large, headers=coming(2)), "bad-record")
        assert "was sent" in too_many(server.client.post("/api/tables", json=NEW_TABLE, headers=coming(2)))
        good(server.client.get("/api/health", headers=coming(3)))


def test_nobody_at_home_is_counted(tmp_path: Path) -> None:
    limits = limits_of([f"{kind}=1/hour" for kind in ("requests", "tables", "commands", "sent", "received", "bots")])
    with running(file_url(tmp_path), entrance=Entrance(limits=limits)) as server:
        for _ in range(4):
            server.open(seats={"british": "me", "mcp": "bot:greedy"})


# -- who has no seat ---------------------------------------------------------------------------------------------------


def test_nothing_is_replayed_for_those_without_a_seat(tmp_path: Path) -> None:
    with running(file_url(tmp_path)) as first:
        opened = first.open()
    with running(file_url(tmp_path)) as server:
        stranger, player = Person(server, opened.table, "x" * 20), Person(server, opened.table, opened.tokens["mcp"])
        play = {"seq": 1, "option": "event", "key": "k"}
        for answer in (stranger.get(), stranger.get("/beats"), stranger.get("/analysis"), stranger.post("/play", play)):
            refused(answer, "no-seat")
        with stranger.live() as live:
            assert live.message()["error"]["code"] == "no-seat"
        tables = server.app.state.tables
        assert not tables._known[opened.table].is_loaded
        player.state()
        assert tables._known[opened.table].is_loaded


@pytest.mark.parametrize("table", ["%00", "%00%00", "a%00b", "x" * 41, "%F0%9F%98%80", "a%0a"])
def test_a_live_channel_of_what_is_no_table_asks_no_store(
    url: str, table: str, caplog: pytest.LogCaptureFixture
) -> None:
    with running(url) as server:
        with connect(f"ws://127.0.0.1:{server.port}/api/tables/{table}/live") as channel:
            channel.send(json.dumps({"token": "x", "lang": "en"}))
            assert json.loads(channel.recv(timeout=SECONDS))["error"]["code"] == "unknown-table"
        assert server.client.get(f"/api/tables/{table}").status_code in (400, 401, 404)
    assert "Traceback" not in caplog.text


# -- failures ----------------------------------------------------------------------------------------------------------


def test_after_a_failure_the_connection_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with running(file_url(tmp_path)) as server:
        opened = server.open()
        person = opened.seat("mcp")

        def broken(*_: object) -> None:
            raise RuntimeError("broken")

        with monkeypatch.context() as patched:
            patched.setattr(server.app.state.tables.looking, "state", broken)
            answer = person.get()
        assert answer.status_code == 500
        assert answer.json()["error"]["code"] == "unavailable"
        assert "broken" not in answer.text
        assert "connection" not in answer.headers
        assert "content-security-policy" in answer.headers
        pool: Any = server.client._transport._pool  # type: ignore[attr-defined]
        connections = len(pool.connections)
        person.state()
        assert len(pool.connections) == connections == 1
    assert caplog.text.count("has failed") == 1


# -- compression -------------------------------------------------------------------------------------------------------


def test_texts_boards_and_states_are_compressed_for_those_from_outside(behind: Running) -> None:
    opened = Opened(behind, good(behind.client.post("/api/tables", json=NEW_TABLE, headers=coming(50))))
    seat = coming(50, Authorization=f"Bearer {opened.tokens['mcp']}")
    board = next(game["picture"] for game in behind.client.get("/api/games", headers=coming(50)).json())
    for path in ("/api/text/en", f"/{board}", f"/api/tables/{opened.table}"):
        plain = behind.client.get(path, headers=seat | {"Accept-Encoding": "identity"})
        short = behind.client.get(path, headers=seat | {"Accept-Encoding": "br, gzip"})
        assert short.headers["content-encoding"] == "gzip", path
        assert "content-encoding" not in plain.headers
        assert "Accept-Encoding" in plain.headers["vary"]
        assert "Accept-Encoding" in short.headers["vary"]
        assert short.content == plain.content
        assert int(short.headers["content-length"]) < len(plain.content) / 2
    tag = behind.client.get("/api/text/en", headers=coming(50)).headers["etag"]
    assert behind.client.get("/api/text/en", headers=coming(50, **{"If-None-Match": tag})).status_code == 304


def test_live_channels_are_compressed_for_those_from_outside(server: Running, behind: Running) -> None:
    for there, headers, compressed in ((server, {}, False), (behind, coming(51), True)):
        opened = Opened(there, good(there.client.post("/api/tables", json=NEW_TABLE, headers=headers)))
        address = f"ws://127.0.0.1:{there.port}/api/tables/{opened.table}/live"
        with connect(address, additional_headers=headers) as channel:
            assert bool(channel.protocol.extensions) == compressed
            channel.send(json.dumps({"token": opened.tokens["mcp"], "lang": "ja"}))
            assert json.loads(channel.recv(timeout=SECONDS))["state"]["you"] == ["british", "mcp"]


def test_the_build_brings_its_compressed_copies(tmp_path: Path) -> None:
    page = tmp_path / "static"
    (page / "assets").mkdir(parents=True)
    for name in ("index.html", "assets/app.js"):
        (page / name).write_text("as it is")
        (page / f"{name}.br").write_bytes(b"brotli")
        (page / f"{name}.gz").write_bytes(b"\x1f\x8b")
    with running(file_url(tmp_path), static=page) as server:
        for path, kind in (("/", "text/html"), ("/assets/app.js", "javascript"), ("/t/abc", "text/html")):
            for wish, coding in (("br, gzip", "br"), ("gzip", "gzip"), ("identity", None), ("br;q=0, gzip", "gzip")):
                with server.client.stream("GET", path, headers={"Accept-Encoding": wish}) as answer:
                    assert (answer.status_code, answer.headers.get("content-encoding")) == (200, coding)
                    assert kind in answer.headers["content-type"]
                    assert "Accept-Encoding" in answer.headers["vary"]


def test_codings_are_understood() -> None:
    from starlette.datastructures import Headers

    assert accepts(Headers({"accept-encoding": "gzip, deflate;q=0.5"}), "deflate")
    assert not accepts(Headers({"accept-encoding": "gzip;q=0"}), "gzip")
    assert not accepts(Headers({}), "gzip")
