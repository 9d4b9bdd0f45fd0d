"""Jobs in processes of this machine; one that dies is replaced, and its job is done again."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Generator
from multiprocessing.connection import Connection, wait
from typing import Any, Generic, TypeVar

from coinbox.lab.jobs import Done, Job, Outcome, Queue, outcome_of

T = TypeVar("T")


def in_processes(queue: Queue[T], number: int) -> Generator[Done[T]]:
    """Do the jobs of a queue in so many processes."""
    workers: list[Worker[T]] = []
    try:
        while True:
            while len(workers) < number and (job := queue.take()) is not None:
                workers.append(Worker(job))
            if not workers:
                return
            ready = wait([worker.pipe for worker in workers])
            lost: list[Job[T]] = []
            for worker in [worker for worker in workers if worker.pipe in ready]:
                job, outcome = worker.job, worker.outcome()
                following = None if outcome is None else queue.take()
                if following is None or not worker.begin(following):
                    workers.remove(worker)
                    worker.end()
                    lost += [] if following is None else [following]
                if outcome is None:
                    lost.append(job)
                else:
                    yield job.number, outcome.open()
            for job in lost:  # when all that is finished has been delivered, because this may be the end
                queue.put_back(job)
    finally:
        for worker in workers:
            worker.end()


class Worker(Generic[T]):
    """A process, its pipe, and the job that it is at."""

    def __init__(self, job: Job[T]) -> None:
        self.pipe, its_end = multiprocessing.Pipe()
        self.process = multiprocessing.Process(target=work, args=(its_end,), daemon=True)
        self.process.start()
        its_end.close()  # the death of the process must close the pipe
        self.job = job
        self.begin(job)

    def begin(self, job: Job[T]) -> bool:
        """Hand it a job; False if it is dead."""
        self.job = job
        try:
            self.pipe.send(job)
        except ConnectionError:
            return False
        return True

    def outcome(self) -> Outcome[T] | None:
        """What it sends; None if it died instead."""
        try:
            return self.pipe.recv()  # type: ignore[no-any-return]
        except (EOFError, ConnectionError):
            return None

    def end(self) -> None:
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


def work(pipe: Connection[Any, Any]) -> None:
    """Do one job after the other, as long as the process that asks for them lives."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for that process alone; it ends this one
    parent = multiprocessing.parent_process()
    assert parent is not None
    while pipe in wait([pipe, parent.sentinel]):
        try:
            pipe.send(outcome_of(pipe.recv()))
        except (EOFError, ConnectionError):
            return
