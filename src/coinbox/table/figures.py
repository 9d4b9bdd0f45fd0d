"""The figures of several workers as one: each keeps its own in a file, which outlives it, and all are added up."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

from prometheus_client import CollectorRegistry
from prometheus_client.core import Metric
from prometheus_client.registry import Collector

SECONDS = 1.0
"""So often a worker writes its figures down."""
GROWING = ("counter", "histogram")
"""Kinds of figures that never become less, also when a worker dies; the others are those of the living."""
CREATED = "_created"
"""Ends the name of the time at which a process began to count, which has no sum."""
Labels = tuple[tuple[str, str], ...]


class Family(NamedTuple):
    """A figure with all its labels."""

    name: str
    about: str
    kind: str
    samples: dict[tuple[str, Labels], float]


class Snapshot(NamedTuple):
    """What one worker has counted, and those that had its place before it."""

    pid: int
    families: list[Family]


def families_of(registry: CollectorRegistry) -> list[Family]:
    """The figures of this process."""
    found = []
    for metric in registry.collect():
        samples = {
            (each.name, tuple(sorted(each.labels.items()))): float(each.value)
            for each in metric.samples
            if not each.name.endswith(CREATED)
        }
        found.append(Family(metric.name, metric.documentation, metric.type, samples))
    return found


def added(lists: Iterable[Iterable[Family]]) -> dict[str, Family]:
    """Figures of several processes as one."""
    found: dict[str, Family] = {}
    for families in lists:
        for family in families:
            sums = found.setdefault(family.name, family._replace(samples={})).samples
            for key, value in family.samples.items():
                sums[key] = sums.get(key, 0.0) + value
    return found


def _read(file: Path) -> Snapshot | None:
    """What was written down last; None if nothing was."""
    try:
        told = json.loads(file.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return Snapshot(told["pid"], [_family(*each) for each in told["families"]])


def _family(name: str, about: str, kind: str, samples: list[Any]) -> Family:
    return Family(name, about, kind, {(each, tuple((k, v) for k, v in labels)): n for each, labels, n in samples})


def _grown(snapshot: Snapshot | None) -> list[Family]:
    return [] if snapshot is None else [family for family in snapshot.families if family.kind in GROWING]


class Notebook:
    """The file of one worker; who takes its place goes on counting where it stopped."""

    def __init__(self, file: Path, registry: CollectorRegistry) -> None:
        self.file = file
        self.registry = registry
        self._before = _grown(_read(file))
        self._end = threading.Event()

    def begin(self) -> None:
        """Write the figures down now, and again and again until the process ends."""
        self.write()
        threading.Thread(target=self._go_on, daemon=True).start()

    def _go_on(self) -> None:
        while not self._end.wait(SECONDS):
            with suppress(OSError):  # a full disk is told by the store
                self.write()

    def end(self) -> None:
        """Write them for the last time."""
        self._end.set()
        with suppress(OSError):
            self.write()

    def write(self) -> None:
        """Whole or not at all, whenever the process is killed."""
        families = added([self._before, families_of(self.registry)]).values()
        told = [
            [*family[:3], [[name, labels, n] for (name, labels), n in family.samples.items()]] for family in families
        ]
        part = self.file.with_suffix(".part")
        part.write_text(json.dumps({"pid": os.getpid(), "families": told}), encoding="utf-8")
        part.replace(self.file)


class Sum(Collector):
    """What all workers have counted together, as Prometheus asks for it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def collect(self) -> Iterator[Metric]:
        found = [snapshot for file in sorted(self.folder.glob("*.json")) if (snapshot := _read(file)) is not None]
        told = [each.families if is_alive(each.pid) else _grown(each) for each in found]
        for family in added(told).values():
            metric = Metric(family.name, family.about, family.kind)
            for (name, labels), value in family.samples.items():
                metric.add_sample(name, dict(labels), value)
            yield metric


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True
