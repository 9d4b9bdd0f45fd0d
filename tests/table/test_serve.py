"""`coinbox serve`: what it prints, and one line for everything that is wrong."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import coinbox
from coinbox.cli import main
from coinbox.table.app import STATIC
from tests.table.server import SECONDS

SOURCE = str(Path(coinbox.__file__).parents[1])


@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM])
def test_it_says_where_it_listens_where_games_are_kept_and_that_it_is_closed(tmp_path: Path, stop: int) -> None:
    data = tmp_path / "new folder" / "games.sqlite"
    command = [sys.executable, "-m", "coinbox", "serve", "--port", "0", "--data", str(data)]
    server = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=os.environ | {"PYTHONPATH": SOURCE}
    )
    assert server.stdout is not None
    address = re.search(r"http://127\.0\.0\.1:\d+/", server.stdout.readline())
    assert address is not None
    assert str(data) in server.stdout.readline()
    assert data.exists()
    if not (STATIC / "index.html").is_file():
        assert "has not been built" in server.stdout.readline()
    assert httpx.get(f"{address[0]}api/health", timeout=SECONDS).json()["ok"]
    server.send_signal(stop)
    out, err = server.communicate(timeout=SECONDS)
    assert (server.returncode, err) == (0, "")
    assert "closed" in out


def fails(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    assert main(["serve", *argv]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("coinbox: ")
    assert err.count("\n") == 1
    return err


def test_everything_wrong_is_one_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear friend, " * 100)
    assert "letter.txt" in fails(capsys, "--data", str(letter))
    assert "letter.txt" in fails(capsys, "--data", str(letter / "games.sqlite"))
    assert "no address of this machine" in fails(capsys, "--host", "192.0.2.77", "--data", str(tmp_path / "a.sqlite"))
    assert "exclude each other" in fails(capsys, "--data", str(tmp_path), "--database", "postgresql://localhost/x")
    assert "0 to 65535" in fails(capsys, "--port", "70000", "--data", str(tmp_path / "a.sqlite"))
    assert "secret" not in fails(capsys, "--database", "postgresql://me:secret@127.0.0.1:1/none")
    assert "no language" in fails(capsys, "--lang", "fr")
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert "another port" in fails(capsys, "--port", port, "--data", str(tmp_path / "a.sqlite"))


def test_help_has_an_example_in_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--help"]) == 0
    assert "Example: coinbox serve" in capsys.readouterr().out
    assert main(["serve", "--lang", "ja", "--help"]) == 0
    assert "例：coinbox serve" in capsys.readouterr().out
