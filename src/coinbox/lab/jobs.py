"""Jobs: one way of doing much work, in this process, in processes of this machine, or on a cluster.

What a job gives depends on its arguments alone, so the same jobs give the same results wherever they run.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from coinbox.kernel.errors import CoinboxError

T = TypeVar("T")
TRIES = 3
"""How often a job is begun: a worker that dies costs its job one of them."""


class Unfinished(CoinboxError):
    """Some jobs cannot be finished; what was delivered before stays good."""


@dataclass(frozen=True, slots=True)
class Job(Generic[T]):
    """A function of a module and its arguments, all of which can be pickled, and a number that no other job has."""

    number: int
    function: Callable[..., T]
    arguments: tuple[Any, ...] = ()

    def run(self) -> T:
        return self.function(*self.arguments)


@dataclass(frozen=True, slots=True)
class Workers:
    """Where jobs are run: in this process, in so many others, or on the cluster at an address."""

    processes: int = 1
    cluster: str | None = None

    def __post_init__(self) -> None:
        if self.processes < 1:
            raise CoinboxError("jobs must be at least 1", "error-at-least-one", what="jobs")
        if self.processes > 1 and self.cluster is not None:
            raise CoinboxError("--jobs and --cluster exclude each other", "error-jobs-cluster")


HERE = Workers()
Done = tuple[int, T]
"""The number of a job and what it gave."""


def run(jobs: Iterable[Job[T]], workers: Workers = HERE) -> Generator[Done[T]]:
    """Do all jobs and deliver each once, as they are finished; closing the generator stops what still runs."""
    if workers.cluster is not None:
        from coinbox.lab.cluster import on_cluster

        return on_cluster(Queue(jobs), workers.cluster)
    if workers.processes > 1:
        from coinbox.lab.processes import in_processes

        return in_processes(Queue(jobs), workers.processes)
    return ((job.number, job.run()) for job in jobs)


class Queue(Generic[T]):
    """The jobs that nobody does yet; those of workers that died come first."""

    def __init__(self, jobs: Iterable[Job[T]]) -> None:
        self._fresh: Iterator[Job[T]] = iter(jobs)
        self._again: list[Job[T]] = []
        self._lost: dict[int, int] = {}
        """Number -> how many workers died of this job, or with it."""

    def take(self) -> Job[T] | None:
        """The next job; None if there is none at the moment."""
        return self._again.pop() if self._again else next(self._fresh, None)

    def put_back(self, job: Job[T]) -> None:
        """The worker that had this job is dead: it is to be done again, but not for ever."""
        self._lost[job.number] = lost = self._lost.get(job.number, 0) + 1
        if lost == TRIES:
            raise Unfinished(
                f"job {job.number} cannot be finished: {TRIES} workers died of it; finished work is kept",
                "error-job-lost",
                job=str(job.number),
                n=TRIES,
            )
        self._again.append(job)


@dataclass(frozen=True, slots=True)
class Outcome(Generic[T]):
    """What a worker sends back: a result, or the error that the job raised."""

    result: T | None = None
    error: Exception | None = None

    def open(self) -> T:
        if self.error is not None:
            raise self.error
        return self.result  # type: ignore[return-value]  # None only if the job gives None


def outcome_of(job: Job[T]) -> Outcome[T]:
    """Do a job at a worker; only the death of the worker can keep its outcome back."""
    try:
        return Outcome(job.run())
    except Exception as error:  # whatever it is, the one who asked for the job is told
        return Outcome(error=error)
