"""The files of deploy/, as far as they can be tried here: there is no engine for containers."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

DEPLOY = Path(__file__).parents[1] / "deploy"


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    analyse = shutil.which("systemd-analyze")
    if analyse is None:
        pytest.skip("systemd-analyze is not installed")
    units = []
    for name in ("coinbox.service", "coinbox-backup.service", "coinbox-backup.timer"):
        text = (DEPLOY / name).read_text(encoding="utf-8")
        # The program is somewhere else here.
        units.append(tmp_path / name)
        units[-1].write_text(text.replace("/opt/coinbox/bin/coinbox", sys.executable))
    done = subprocess.run([analyse, "verify", *map(str, units)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_caddy_understands_its_file() -> None:
    caddy = shutil.which("caddy")
    if caddy is None:
        pytest.skip("caddy is not installed (apt-get install caddy)")
    command = [caddy, "adapt", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    env = os.environ | {"COINBOX_HOST": "coinbox.example.org"}
    done = subprocess.run(command, capture_output=True, text=True, env=env, check=False)
    assert done.returncode == 0, done.stderr
    assert "127.0.0.1:8000" in done.stdout


@cache
def known() -> frozenset[str]:
    """All options of `coinbox serve`."""
    command = [sys.executable, "-m", "coinbox", "serve", "--help"]
    told = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    return frozenset(re.findall(r"--[a-z][a-z-]+", told))


def options(words: list[str]) -> list[str]:
    """The options among the words of a command line that serves."""
    assert "serve" in words
    found = [word.partition("=")[0] for word in words if word.startswith("--")]
    assert found
    return found


def compose() -> Any:
    yaml = pytest.importorskip("yaml")
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def test_all_that_the_containers_refer_to_is_there() -> None:
    told = compose()
    assert set(told) <= {"services", "networks", "volumes", "secrets"}
    for name, service in told["services"].items():
        assert ("image" in service) != ("build" in service), name
        assert set(service.get("networks", ())) <= set(told["networks"])
        assert set(service.get("secrets", ())) <= set(told["secrets"])
        assert set(service.get("depends_on", ())) <= set(told["services"])
        for volume in service.get("volumes", ()):
            source = volume.split(":")[0]
            assert (DEPLOY / source).is_file() if source.startswith(".") else source in told["volumes"], volume
    built = told["services"]["coinbox"]["build"]
    assert (DEPLOY / built["context"] / built["dockerfile"]).samefile(DEPLOY / "Containerfile")


def test_the_workers_in_containers_are_started_by_options_that_exist() -> None:
    told = compose()["services"]
    words = told["coinbox"]["command"]
    assert "--workers=2" in words
    assert set(options(words)) <= known()
    proxy = told["proxy"]["networks"]["back"]["ipv4_address"]
    assert f"--trusted-proxy={proxy}" in words, "the proxy is believed"
    port = told["proxy"]["environment"]["COINBOX_UPSTREAM"].partition(":")[2]
    assert f"--port={port}" in words, "and finds them"
    secrets = {f"--store-file=/run/secrets/{each}" for each in told["coinbox"]["secrets"]}
    assert secrets <= set(words)


def test_the_service_and_the_container_are_started_by_options_that_exist() -> None:
    unit = (DEPLOY / "coinbox.service").read_text(encoding="utf-8").replace("\\\n", " ")
    started = re.search(r"^ExecStart=(.*)$", unit, re.MULTILINE)
    assert started is not None
    assert set(options(started[1].split())) <= known()
    container = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
    last = re.search(r"^CMD (\[.*\])$", container, re.MULTILINE)
    assert last is not None
    assert set(options(json.loads(last[1]))) <= known()
    copied = re.findall(r"^COPY (?!--from)(\S+)", container, re.MULTILINE)
    assert all((DEPLOY.parent / each).exists() for each in copied)
    backup = (DEPLOY / "coinbox-backup.service").read_text(encoding="utf-8")
    assert "coinbox admin backup --store-file" in backup
