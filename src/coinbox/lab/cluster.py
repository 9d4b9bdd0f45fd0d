"""Jobs on a Ray cluster; nodes may come and go while it works."""

from __future__ import annotations

import contextlib
import os
import socket
import time
from collections.abc import Generator
from typing import Any, TypeVar

import coinbox
from coinbox.kernel.errors import CoinboxError
from coinbox.lab.jobs import Done, Job, Outcome, Queue, Unfinished, outcome_of

T = TypeVar("T")
AUTO = "auto"
AHEAD = 2
"""Jobs that are handed out for each processor, so that none waits for this machine."""
PATIENCE = 5.0
"""Seconds between two looks at the cluster; also the longest wait for an answer."""
SETTINGS = b"\x04"
"""What both sides of HTTP/2 begin with, as the fourth byte of a frame."""
HELLO = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + bytes(3) + SETTINGS + bytes(5)
DESERTED = 60.0
"""Seconds for which a cluster may be without any processor."""


class NoCluster(CoinboxError):
    """There is no cluster at this address, or it cannot be used from here."""


def on_cluster(queue: Queue[T], address: str) -> Generator[Done[T]]:
    """Do the jobs of a queue on the cluster at an address, or on the one that this machine belongs to (`auto`)."""
    ray = _ray()
    # Ray tells of nodes that die on the standard output, which is for results; its logs tell it too.
    with open(os.devnull, "w") as nowhere, contextlib.redirect_stdout(nowhere):
        head = _connect(ray, address)
        try:
            yield from _done(ray, queue, head)
        finally:
            ray.shutdown()


def _ray() -> Any:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"  # read when it is imported; nothing is to be reported to anybody
    try:
        import ray
    except ModuleNotFoundError as error:
        raise NoCluster(
            "a cluster needs the package 'ray'; `pip install 'coinbox[cluster]'` brings it", "error-no-ray"
        ) from error
    return ray


def _connect(ray: Any, address: str) -> tuple[str, int]:
    """Join the cluster as a driver; returns where its head listens."""
    place = _own_cluster(ray) if address == AUTO else _place(address)
    if not _answers(place):  # Ray itself would try for minutes
        raise _no_cluster(address)
    try:
        context = ray.init(f"{place[0]}:{place[1]}", log_to_driver=False, logging_level="error")
    except (RuntimeError, ValueError, OSError) as error:
        problem = " ".join(str(error).split())
        raise NoCluster(
            f"--cluster {address}: the cluster cannot be used ({problem})",
            "error-cluster-useless",
            address=address,
            problem=problem,
        ) from error
    return _place(context.address_info["gcs_address"])


def _own_cluster(ray: Any) -> tuple[str, int]:
    """Where the head of the cluster is that this machine belongs to, or belonged to when somebody looked last."""
    try:
        return _place(ray._private.services.canonicalize_bootstrap_address(AUTO))
    except ConnectionError as error:
        raise _no_cluster(AUTO) from error


def _no_cluster(address: str) -> NoCluster:
    if address == AUTO:
        return NoCluster(
            "--cluster auto: this machine belongs to no cluster; `ray start --head` begins one", "error-cluster-auto"
        )
    return NoCluster(
        f"--cluster {address}: there is no Ray cluster at this address", "error-no-cluster", address=address
    )


def _answers(place: tuple[str, int]) -> bool:
    """Whether somebody there speaks HTTP/2, as Ray does; what is encrypted cannot be seen."""
    try:
        with socket.create_connection(place, PATIENCE) as line:
            line.sendall(HELLO)
            return "RAY_USE_TLS" in os.environ or line.recv(9)[3:4] == SETTINGS
    except (OSError, OverflowError):
        return False


def _place(address: str) -> tuple[str, int]:
    host, colon, port = address.rpartition(":")
    if not colon or not host or not port.isdecimal():
        raise NoCluster(
            f"--cluster {address}: an address is HOST:PORT, or 'auto'", "error-cluster-address", address=address
        )
    return host, int(port)


def _done(ray: Any, queue: Queue[T], head: tuple[str, int]) -> Generator[Done[T]]:
    # A job of a worker that dies is put back here and not by Ray, so that every job has the same number of tries.
    remote = ray.remote(num_cpus=1, max_retries=0)(_carried)
    running: dict[Any, Job[T]] = {}
    watch = _Watch(ray, head)
    while True:
        while len(running) < watch.room() and (job := queue.take()) is not None:
            running[remote.remote(coinbox.__version__, job)] = job
        if not running:
            return
        ready, _ = ray.wait(list(running), timeout=PATIENCE)
        for ref in ready:
            job = running.pop(ref)
            try:
                outcome: Outcome[T] = ray.get(ref)
            except ray.exceptions.RayTaskError as error:  # jobs tell their errors themselves: the node is not fit
                problem = " ".join(str(error.cause).split())
                raise NoCluster(
                    f"a node of the cluster cannot do the work ({problem}); is coinbox installed there?",
                    "error-cluster-node",
                    problem=problem,
                ) from error
            except ray.exceptions.RayError:
                queue.put_back(job)
            else:
                yield job.number, outcome.open()


def _carried(version: str, job: Job[T]) -> Outcome[T]:
    """Do a job at a node, if it has the same coinbox as the one who asks for it."""
    if version != coinbox.__version__:
        return Outcome(
            error=NoCluster(
                f"a node of the cluster has coinbox {coinbox.__version__}, this machine {version}; "
                "install the same on both",
                "error-cluster-version",
                found=coinbox.__version__,
                version=version,
            )
        )
    return outcome_of(job)


class _Watch:
    """Looks after the cluster: how much it can do, and whether it is still there."""

    def __init__(self, ray: Any, head: tuple[str, int]) -> None:
        self._ray = ray
        self._head = head
        self._processors = 0
        self._looked = 0.0
        self._worked = time.monotonic()
        """When there was a processor the last time."""

    def room(self) -> int:
        """How many jobs may be handed out at a time; gives up on a cluster that is gone."""
        now = time.monotonic()
        if not self._looked or now - self._looked > PATIENCE:
            self._look()
            self._looked = now
        if self._processors:
            self._worked = now
        elif now - self._worked > DESERTED:
            raise Unfinished(
                "the cluster has no node with a processor any more; finished work is kept", "error-cluster-deserted"
            )
        return AHEAD * max(1, self._processors)

    def _look(self) -> None:
        # Asking a head that is gone would end this process, so nothing is asked before it has answered.
        if not _answers(self._head):
            raise Unfinished(
                "the head of the cluster does not answer any more; finished work is kept", "error-cluster-lost"
            )
        self._processors = int(self._ray.cluster_resources().get("CPU", 0))
