"""A training whose workers die."""

from __future__ import annotations

import os
import signal
from collections.abc import Mapping
from pathlib import Path

import pytest

from coinbox.cli import main
from coinbox.lab import training


def test_a_training_that_cannot_be_finished_writes_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training, "watched", dies)
    out = tmp_path / "learned.json"
    for lang, sentence in (("en", "stopped after 0 of 2 games"), ("ja", "2ゲーム中0ゲームで止まりました")):
        assert main(["train", "malaya", "--games", "2", "--jobs", "2", "--out", str(out), "--lang", lang]) == 2
        told = capsys.readouterr().err
        assert sentence in told
        assert told.count("\n") == 1
        assert not out.exists()


def dies(_game: str, _seats: Mapping[str, str], _seed: str) -> None:
    os.kill(os.getpid(), signal.SIGKILL)
