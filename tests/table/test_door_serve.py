"""`coinbox serve` for others than this machine: what it says, certificates, and wrong wishes in one line."""

from __future__ import annotations

import os
import re
import signal
import ssl
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

import coinbox
from coinbox.cli import main
from coinbox.table import tls
from coinbox.table.addresses import base_path, public_url, reachable
from coinbox.table.entrance import Entrance
from coinbox.table.greeting import code_of, greet
from coinbox.table.limits import COUNTS, RATES, limits_of
from coinbox.table.listening import SPARE_FILES, within_files
from tests.table.server import SECONDS

SOURCE = str(Path(coinbox.__file__).parents[1])


@contextmanager
def serving(folder: Path, *options: str, lang: str = "en") -> Iterator[tuple[str, list[str]]]:
    """The address of a server for whoever sits before it, and all that it says first."""
    data = folder / "games.sqlite"
    command = [sys.executable, "-m", "coinbox", "serve", "--port", "0", "--data", str(data), "--lang", lang, *options]
    env = os.environ | {"PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8"}
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=env
    )
    assert server.stdout is not None
    said = [server.stdout.readline()]
    while str(data) not in said[-1]:
        said.append(server.stdout.readline())
        assert said[-1], "it did not start"
    address = re.search(r"https?://\S+/", said[0])
    assert address
    try:
        yield address[0], said
    finally:
        server.send_signal(signal.SIGTERM)
        _, errors = server.communicate(timeout=SECONDS)
        assert errors == ""


def fails(capsys: pytest.CaptureFixture[str], folder: Path, *options: str) -> str:
    assert main(["serve", "--data", str(folder / "games.sqlite"), "--port", "0", *options]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("coinbox: ")
    return err


def test_wrong_wishes_are_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    letter = tmp_path / "letter.pem"
    letter.write_text("Dear friend")
    for options, word in {
        ("--host", "nobody.invalid"): "--host nobody.invalid",
        ("--host", "x" * 300): "--host",
        ("--public-url", "club.example"): "https://club.example/",
        ("--public-url", "ftp://club.example/"): "--public-url",
        ("--public-url", "https://club.example/?a=b"): "--public-url",
        ("--base-path", "/a b"): "such as /games",
        ("--base-path", "/../etc"): "such as /games",
        ("--trusted-proxy", "proxy"): "10.0.0.0/8",
        ("--allow-host", "club.example:80"): "without a port",
        ("--allow-host", "a/b"): "--allow-host",
        ("--tls-key", str(letter)): "needs --tls-cert",
        ("--tls-cert", str(letter)): "cannot be used",
        ("--tls-cert", str(tmp_path / "missing.pem")): "no such file",
        ("--tls-cert", str(letter), "--tls-self"): "exclude each other",
        ("--limit", "tables"): "NAME=NUMBER",
        ("--limit", "tables=5"): "NAME=NUMBER",
        ("--limit", "tables=0/minute"): "NAME=NUMBER",
        ("--limit", "tables=5/fortnight"): "NAME=NUMBER",
        ("--limit", "chairs=5/minute"): "connections-all",
        ("--limit", "connections=many"): "NAME=NUMBER",
    }.items():
        assert word in fails(capsys, tmp_path, *options), options


def test_wishes_for_limits() -> None:
    assert limits_of([]).rates == RATES
    found = limits_of(["tables=5/second,7/day", "sent=off", "live-all=9", "connections=3"])
    assert [tuple(rate) for rate in found.rates["tables"]] == [(5, 1), (7, 86400)]
    assert found.rates["sent"] == ()
    assert (found.counts.live_all, found.counts.connections) == (9, 3)
    assert set(COUNTS) == {"connections", "connections-all", "live", "live-all"}


def test_addresses_are_brought_into_one_form() -> None:
    assert public_url("https://club.example") == "https://club.example/"
    assert public_url("http://club.example:8080/games") == "http://club.example:8080/games/"
    assert [base_path(path) for path in ("", "/", "games", "/games/")] == ["", "", "/games", "/games"]
    assert base_path("//a//b/") == "/a/b"
    assert reachable("127.0.0.1") == reachable("localhost") == []
    assert reachable("192.0.2.5") == ["192.0.2.5"]
    assert not any(address.startswith("127.") for address in reachable("0.0.0.0"))


def test_no_more_connections_are_promised_than_files_may_be_open() -> None:
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (256, 1024))\n"
        "from coinbox.table.limits import Counts\nfrom coinbox.table.listening import within_files\n"
        "print(within_files(Counts(connections_all=500)).connections_all)\n"
        "print(resource.getrlimit(resource.RLIMIT_NOFILE)[0])\n"
        "print(within_files(Counts(connections_all=9000)).connections_all)"
    )
    env = os.environ | {"PYTHONPATH": SOURCE}
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=env)
    assert done.stdout.split() == ["500", str(500 + SPARE_FILES), str(1024 - SPARE_FILES)]
    assert within_files(limits_of(["connections-all=5"]).counts).connections_all == 5


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_it_says_to_friends_where_the_table_is_and_what_that_means(lang: str) -> None:
    said: list[str] = []
    greet(Entrance(host="192.0.2.5", port=8000), None, lang, said.append)
    assert "http://192.0.2.5:8000/" in said[0]
    assert "http://192.0.2.5:8000/" in said[1]
    assert said[2].count("\n") > 10
    assert set(said[2]) <= set("█▀▄ \n")
    assert ("Anybody in this network" if lang == "en" else "誰でも") in said[3]
    assert "--tls-self" in said[4]
    said.clear()
    greet(Entrance(port=8000, public="https://club.example/games/"), None, lang, said.append)
    assert "http://127.0.0.1:8000/" in said[0]
    assert "https://club.example/games/" in said[1]
    assert not any("--tls-self" in line for line in said)
    said.clear()
    greet(Entrance(port=8000), None, lang, said.append)
    assert len(said) == 1


def test_a_terminal_that_cannot_draw_the_code_goes_without(monkeypatch: pytest.MonkeyPatch) -> None:
    class Plain:
        encoding = "ascii"

    assert code_of("http://192.0.2.5:8000/")
    monkeypatch.setattr(sys, "stdout", Plain())
    assert code_of("http://192.0.2.5:8000/") == ""


def test_it_serves_with_a_certificate_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path, "--tls-self", "--base-path", "games") as (address, said):
        assert re.fullmatch(r"https://127\.0\.0\.1:\d+/games/", address)
        fingerprint = re.search(r"([0-9A-F]{2}:){31}[0-9A-F]{2}", "".join(said))
        assert fingerprint
        certificate = tmp_path / tls.CERTIFICATE
        trusting = ssl.create_default_context(cafile=str(certificate))
        assert httpx.get(f"{address}api/health", verify=trusting, timeout=SECONDS).json()["ok"]
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{address}api/health", timeout=SECONDS)
        assert stat.S_IMODE((tmp_path / tls.KEY).stat().st_mode) == 0o600
    before = certificate.read_bytes()
    with serving(tmp_path, "--tls-self") as (_, again):
        assert fingerprint[0] in "".join(again)
    assert certificate.read_bytes() == before
    with serving(tmp_path, "--tls-cert", str(certificate), "--tls-key", str(tmp_path / tls.KEY)) as (address, _):
        assert httpx.get(f"{address}api/health", verify=trusting, timeout=SECONDS).json()["ok"]


def test_a_certificate_is_made_anew_when_it_no_longer_fits(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = tls.own(tmp_path, ["localhost", "192.0.2.1"]).fingerprint
    assert tls.own(tmp_path, ["192.0.2.1"]).fingerprint == first
    second = tls.own(tmp_path, ["localhost", "192.0.2.2", "::1", "box.local"]).fingerprint
    assert second != first
    (tmp_path / tls.KEY).write_text("gone")
    third = tls.own(tmp_path, ["localhost"])
    third.check()
    assert third.fingerprint != second
    monkeypatch.setattr(tls, "DAYS", 20)
    soon = tls.own(tmp_path, ["other.local"]).fingerprint
    assert tls.own(tmp_path, ["other.local"]).fingerprint != soon, "too little of its time is left"
