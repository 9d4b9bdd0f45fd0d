"""The description of the API holds: whatever is sent, the server answers as described and does not fail."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from typing import Any
from zlib import crc32

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.campaign import CAMPAIGN
from tests.table.server import Opened, Running

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
EXAMPLES = 30 if CAMPAIGN else 3


@pytest.fixture(scope="module")
def played(server: Running) -> Opened:
    opened = server.open(seed=7)
    opened.seat("mcp").play_random(40, random.Random(3))
    return opened


@pytest.fixture(scope="module")
def described(server: Running) -> Any:
    return schemathesis.openapi.from_url(f"http://127.0.0.1:{server.port}/api/openapi.json")


api = schemathesis.pytest.from_fixture("described")


@pytest.mark.campaign
@api.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_operation_answers_as_described(case: Any, played: Opened) -> None:
    """Strangers are sent as they come; every second time a real table and token take their place."""
    if "table" in (case.path_parameters or {}) and crc32(str(case.path_parameters["table"]).encode()) % 2:
        case.path_parameters["table"] = played.table
        case.headers = {**(case.headers or {}), **played.seat("british").headers}
    case.call_and_validate(checks=CHECKS)


def test_the_description_is_printed_for_clients(server: Running) -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "coinbox.table.openapi"], capture_output=True, text=True, check=True
    ).stdout
    described = json.loads(printed)
    assert described == server.client.get("/api/openapi.json").json()
    assert {"State", "OpenedAnswer", "MomentsAnswer", "ErrorAnswer"} <= set(described["components"]["schemas"])
    for path in ("/api/tables/{table}/play", "/api/tables/{table}/undo"):
        assert {"200", "400", "401", "403", "404", "409", "413"} <= set(described["paths"][path]["post"]["responses"])
