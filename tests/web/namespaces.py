"""Two machines for a test: network namespaces with a cable between them, and nothing else."""

from __future__ import annotations

import os
import shutil
import signal
import stat
import subprocess
import sys
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser

from tests.web.browser import ARGUMENTS, SECONDS, browser_path
from tests.web.page import ROOT

HOME, AWAY = "10.77.0.1", "10.77.0.2"


class NoNamespaces(Exception):
    """This machine lets us make none; the message says why."""


def run(*words: str) -> None:
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NoNamespaces(f"{' '.join(words)}: {done.stderr.strip()}")


class Machines(NamedTuple):
    """The names of two namespaces: who plays host, and who comes."""

    home: str
    away: str

    def at(self, machine: str) -> list[str]:
        """The beginning of a command that runs there."""
        return ["ip", "netns", "exec", machine]


@contextmanager
def two_machines() -> Iterator[Machines]:
    """Two machines in a network of their own."""
    if shutil.which("ip") is None:
        raise NoNamespaces("the command `ip` is missing (iproute2)")
    mark = uuid.uuid4().hex[:6]
    machines = Machines(f"coinbox-home-{mark}", f"coinbox-away-{mark}")
    cable = f"cb{mark}h", f"cb{mark}a"
    made = []
    try:
        for machine in machines:
            run("ip", "netns", "add", machine)
            made.append(machine)
            run(*machines.at(machine), "ip", "link", "set", "lo", "up")
        run(
            "ip",
            "link",
            "add",
            cable[0],
            "netns",
            machines.home,
            "type",
            "veth",
            "peer",
            cable[1],
            "netns",
            machines.away,
        )
        for machine, end, address in zip(machines, cable, (HOME, AWAY), strict=True):
            run(*machines.at(machine), "ip", "address", "add", f"{address}/30", "dev", end)
            run(*machines.at(machine), "ip", "link", "set", end, "up")
        yield machines
    finally:
        for machine in made:
            subprocess.run(["ip", "netns", "del", machine], capture_output=True, check=False)


@contextmanager
def serving_at(machines: Machines, folder: Path, *options: str) -> Iterator[str]:
    """`coinbox serve --host 0.0.0.0` on the first machine; all that it says at the start."""
    data = folder / "games.sqlite"
    command = [*machines.at(machines.home), sys.executable, "-m", "coinbox", "serve", "--host", "0.0.0.0"]
    command += ["--port", "8000", "--data", str(data), "--lang", "en", *options]
    env = os.environ | {"PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, encoding="utf-8", env=env)
    assert server.stdout is not None
    said = ""
    while str(data) not in said:
        line = server.stdout.readline()
        assert line, f"the server did not start: {said!r}"
        said += line
    try:
        yield said
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(SECONDS)


@contextmanager
def browsers_at(machines: Machines, folder: Path, like: Browser) -> Iterator[tuple[Browser, Browser]]:
    """A browser on each machine, like one that is open already."""
    path = browser_path(like.browser_type.executable_path)
    opened = []
    try:
        for machine in machines:
            script = folder / machine
            script.write_text(f'#!/bin/sh\nexec {" ".join(machines.at(machine))} {path} "$@"\n')
            script.chmod(script.stat().st_mode | stat.S_IXUSR)
            opened.append(like.browser_type.launch(executable_path=str(script), args=ARGUMENTS))
        yield opened[0], opened[1]
    finally:
        for browser in opened:
            browser.close()
