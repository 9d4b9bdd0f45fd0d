"""The proxies of deploy/ as they are, with TLS before two servers on PostgreSQL: two people play in Chromium."""

from __future__ import annotations

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from playwright.sync_api import Browser, StorageState, expect

from tests.table.conftest import postgres  # noqa: F401
from tests.table.server import wait_until
from tests.web.browser import SECONDS
from tests.web.page import FRIEND, ROOT, SETTINGS, Site, TablePage, is_complaint
from tests.web.test_two_browsers import copy_link

pytestmark = [pytest.mark.slow, pytest.mark.browser]
NGINX = shutil.which("nginx", path=f"{os.environ.get('PATH', '')}{os.pathsep}/usr/sbin")
OPENSSL = shutil.which("openssl")
CADDY = shutil.which("caddy")
# A table stays at one of the servers.
AROUND = """
pid {folder}/nginx.pid;
error_log {folder}/error.log warn;
daemon off;
{user}
events {{}}
http {{
    access_log off;
    types {{ text/html html; text/javascript js; text/css css; image/svg+xml svg; font/woff2 woff2; }}
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/site.conf;
}}
"""
# It asks nobody else for a certificate, and listens nowhere else.
BEFORE = """{{
	admin off
	http_port {plain}
	default_bind 127.0.0.1
	local_certs
	skip_install_trust
	storage file_system {folder}
}}
"""


class Started(NamedTuple):
    """How a proxy is started, the certificate by which it can be trusted, and how it leads to its encrypted side."""

    command: list[str]
    env: dict[str, str]
    trust: Path
    leads: int


class Behind(Site):
    """A site that is reached through a proxy."""

    def __init__(self, port: int) -> None:
        super().__init__(Path("/nowhere"))
        self.port = port

    @property
    def address(self) -> str:
        return f"https://127.0.0.1:{self.port}"


def free_ports(number: int) -> list[int]:
    with ExitStack() as opened:
        sockets = [opened.enter_context(socket.socket()) for _ in range(number)]
        for each in sockets:
            each.bind(("127.0.0.1", 0))
        return [each.getsockname()[1] for each in sockets]


@contextmanager
def server(database: str, folder: Path, public: str) -> Iterator[int]:
    """A server whose database is named in a file; its port."""
    store = folder / "store"
    store.write_text(database)
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    base = [sys.executable, "-m", "coinbox", "serve"]
    known = subprocess.run([*base, "--help"], capture_output=True, text=True, env=env, check=True).stdout
    wishes = {"--port": "0", "--store-file": str(store), "--public-url": public, "--trusted-proxy": "127.0.0.1"}
    words = [word for option, value in wishes.items() if option in known for word in (option, value)]
    with subprocess.Popen([*base, *words], stdout=subprocess.PIPE, text=True, env=env) as process:
        assert process.stdout is not None
        found = next((at for line in process.stdout if (at := re.search(r"127\.0\.0\.1:(\d+)", line))), None)
        assert found is not None, "the server did not start"
        try:
            yield int(found[1])
        finally:
            process.terminate()
            process.wait(SECONDS)


def nginx(folder: Path, plain: int, secure: int, servers: list[int]) -> Started:
    """nginx with the file of deploy/, in which only names and addresses are put in."""
    if NGINX is None or OPENSSL is None:
        pytest.skip("nginx or openssl is not installed (apt-get install nginx-light openssl)")
    make_certificate(folder)
    text = (ROOT / "deploy" / "nginx.conf").read_text(encoding="utf-8")
    upstream = "".join(f"    server 127.0.0.1:{port};\n" for port in servers)
    for old, new in {
        "server 127.0.0.1:8000;": upstream,
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen 443 ssl;": f"listen 127.0.0.1:{secure} ssl;",
        "https://$host$request_uri": f"https://127.0.0.1:{secure}$request_uri",
        "/etc/letsencrypt/live/coinbox.example.org": str(folder),
        "coinbox.example.org": "127.0.0.1",
    }.items():
        assert old in text, old
        text = text.replace(old, new)
    (folder / "site.conf").write_text(text)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(AROUND.format(folder=folder, user=user))
    command = [NGINX, "-p", str(folder), "-c", str(folder / "nginx.conf")]
    return Started(command, {}, folder / "fullchain.pem", 301)


def caddy(folder: Path, plain: int, secure: int, servers: list[int]) -> Started:
    """Caddy with the file of deploy/, which takes names and addresses from the environment."""
    if CADDY is None:
        pytest.skip("caddy is not installed (apt-get install caddy)")
    text = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    (folder / "Caddyfile").write_text(BEFORE.format(folder=folder, plain=plain) + text)
    found = {
        "COINBOX_HOST": f"https://127.0.0.1:{secure}",
        "COINBOX_UPSTREAM": " ".join(f"127.0.0.1:{port}" for port in servers),
        "HOME": str(folder),
    }
    command = [CADDY, "run", "--adapter", "caddyfile", "--config", str(folder / "Caddyfile")]
    return Started(command, found, folder / "pki" / "authorities" / "local" / "root.crt", 308)


@contextmanager
def proxy(started: Started, folder: Path, secure: int) -> Iterator[None]:
    """A proxy while it runs."""
    said = folder / "said.log"
    with said.open("wb") as told:
        process = subprocess.Popen(started.command, stderr=told, env=os.environ | started.env)
    try:
        wait_until(lambda: process.poll() is not None or is_open(secure, started.trust), SECONDS)
        assert process.poll() is None, said.read_text()
        yield
    finally:
        process.terminate()
        process.wait(SECONDS)


def is_open(port: int, trust: Path) -> bool:
    """Whether a proxy shakes hands with those who trust its certificate, which it may have to make first."""
    try:
        context = ssl.create_default_context(cafile=str(trust))
        with socket.create_connection(("127.0.0.1", port)) as tried:
            context.wrap_socket(tried, server_hostname="127.0.0.1").close()
    except OSError:
        return False
    return True


def make_certificate(folder: Path) -> None:
    assert OPENSSL is not None
    made = [
        OPENSSL,
        "req",
        "-x509",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
        "-nodes",
        "-days",
        "2",
    ]
    made += ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
    made += ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
    subprocess.run(made, check=True, capture_output=True)


@pytest.fixture(params=[nginx, caddy])
def site(
    request: pytest.FixtureRequest,
    tmp_path: Path,
    postgres: str,  # noqa: F811
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Behind]:
    plain, secure = free_ports(2)
    found = Behind(secure)
    with ExitStack() as running:
        servers = [running.enter_context(server(postgres, tmp_path, found.address)) for _ in range(2)]
        started: Started = request.param(tmp_path, plain, secure, servers)
        running.enter_context(proxy(started, tmp_path, secure))
        monkeypatch.setenv("SSL_CERT_FILE", str(started.trust))
        answer = httpx.get(f"http://127.0.0.1:{plain}/x", timeout=SECONDS)
        assert (answer.status_code, answer.headers["Location"]) == (started.leads, f"{found.address}/x")
        yield found


def visitor(site: Behind, browser: Browser, opened: ExitStack, complaints: list[str]) -> TablePage:
    kept: StorageState = {
        "cookies": [],
        "origins": [
            {"origin": site.address, "localStorage": [{"name": "coinbox.settings", "value": json.dumps(SETTINGS)}]}
        ],
    }
    context = browser.new_context(
        ignore_https_errors=True,
        reduced_motion="reduce",
        service_workers="block",
        viewport={"width": 1440, "height": 900},
        storage_state=kept,
    )
    opened.callback(context.close)
    page = context.new_page()
    page.on("console", lambda said: complaints.append(said.text) if is_complaint(said) else None)
    return TablePage(site, page)


def test_two_people_play_through_a_proxy_with_tls_before_two_servers(site: Behind, browser: Browser) -> None:
    told = httpx.get(f"{site.address}/api/health", timeout=SECONDS).json()
    assert told["ready"]
    complaints: list[str] = []
    with ExitStack() as opened:
        host, guest = (visitor(site, browser, opened, complaints) for _ in range(2))
        host.visit().start(British="me", MCP=FRIEND)
        guest.open_link(copy_link(host, "For your friend: MCP"))
        # The live channels are open, through the proxy.
        for each in (host, guest):
            expect(each.page.locator(".link.live")).to_be_visible()
        first, second = (host, guest) if host.state()["decision"]["yours"] else (guest, host)
        first.choose("limited-op", "pass", "end-turn")
        expect(second.page).to_have_title(re.compile("Your turn"))
        second.choose("op-special", "pass", "end-turn")
        for each in (host, guest):
            each.expect_board(host.game().view())
        assert host.record() == guest.record()
        assert "end-turn" in host.record()
    assert complaints == []
