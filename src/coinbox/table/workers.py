"""Several workers behind one listening socket: started together, started anew when they die, and stopped together."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.context import ForkProcess
from types import FrameType
from typing import NamedTuple

from coinbox.kernel.errors import CoinboxError

Ready = Callable[[], None]
Work = Callable[[Ready], None]
"""Serves until the process is told to stop, and says when it is ready."""
STOP_SECONDS = 15.0
"""So long a worker may take to finish what it does."""
SHORT_LIFE = 5.0
FIRST_WAIT, LONGEST_WAIT = 0.1, 5.0
"""Seconds before a worker that has died soon is started again, the first time and after several times."""
FAILED = 3
log = logging.getLogger(__name__)


def serve_workers(works: Sequence[Work], ready: Ready) -> int:
    """Let each of these be done by a process until somebody stops this one; all share what is open now."""
    if "fork" not in multiprocessing.get_all_start_methods():
        raise CoinboxError("--workers: this system has no processes of that kind", "error-no-workers")
    return Supervisor(works).run(ready)


class Worker(NamedTuple):
    """A process that serves."""

    process: ForkProcess
    said: Connection
    """Where it says that it is ready."""
    begun: float
    work: Work

    @property
    def pid(self) -> int:
        found = self.process.pid
        assert found is not None
        return found


class Supervisor:
    """Starts workers and looks after them."""

    def __init__(self, works: Sequence[Work]) -> None:
        self.works = works
        self.workers: list[Worker] = []
        self._ready: set[int] = set()
        self._stopping = False
        self._wait = FIRST_WAIT
        self._due: list[tuple[float, Work]] = []
        """When what those did that have died is taken up again."""
        self._life = os.pipe()
        """Closed with this process; workers that see that stop by themselves."""
        self._bell = os.pipe()
        """Rung by signals."""

    def run(self, ready: Ready) -> int:
        """Start all, and look after them until a signal comes; 0 if they were stopped, else the code of the failure."""
        before = {sign: signal.signal(sign, self._stop) for sign in (signal.SIGTERM, signal.SIGINT)}
        try:
            self.workers = [self._start(work) for work in self.works]
            return self._look_after(ready)
        finally:
            self._end_all()
            for sign, handler in before.items():
                signal.signal(sign, handler)
            for end in (*self._life, *self._bell):
                os.close(end)

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True
        os.write(self._bell[1], b".")

    # -- one worker --------------------------------------------------------------------------------------------------

    def _start(self, work: Work) -> Worker:
        said, say = multiprocessing.Pipe(duplex=False)
        process = multiprocessing.get_context("fork").Process(target=self._serve, args=(work, say))
        process.start()
        say.close()
        return Worker(process, said, time.monotonic(), work)

    def _serve(self, work: Work, say: Connection) -> None:
        """What a worker does: it serves until it is told to stop, or whoever has started it is gone."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, signal.SIG_DFL)
        os.close(self._life[1])
        threading.Thread(target=_watch, args=(self._life[0],), daemon=True).start()
        work(lambda: say.send(True))

    # -- all of them -------------------------------------------------------------------------------------------------

    def _look_after(self, ready: Ready) -> int:
        told = False
        while not self._stopping:
            pause = max(0.0, min(due for due, _ in self._due) - time.monotonic()) if self._due else None
            silent = [worker.said for worker in self.workers if worker.pid not in self._ready]
            wait([self._bell[0], *silent, *(worker.process.sentinel for worker in self.workers)], pause)
            self._hear()
            if not told and len(self._ready) == len(self.works):
                told = True
                ready()
            for worker in [each for each in self.workers if not each.process.is_alive()]:
                if not told:
                    return worker.process.exitcode or FAILED
                self._mourn(worker)
            self._start_again()
        return 0

    def _hear(self) -> None:
        for worker in self.workers:
            if worker.pid not in self._ready and worker.said.poll():
                try:
                    worker.said.recv()
                except EOFError:
                    continue
                self._ready.add(worker.pid)
                self._wait = FIRST_WAIT

    def _mourn(self, worker: Worker) -> None:
        """A worker has died: another one comes, not at once if this one had a short life."""
        self.workers.remove(worker)
        self._ready.discard(worker.pid)
        worker.said.close()
        log.error("worker %d has died (%s); another one is started", worker.pid, worker.process.exitcode)
        short = time.monotonic() - worker.begun < SHORT_LIFE
        self._due.append((time.monotonic() + (self._wait if short else 0.0), worker.work))
        self._wait = min(LONGEST_WAIT, 2 * self._wait) if short else FIRST_WAIT

    def _start_again(self) -> None:
        now = time.monotonic()
        for each in [each for each in self._due if each[0] <= now]:
            self._due.remove(each)
            if not self._stopping:
                self.workers.append(self._start(each[1]))

    def _end_all(self) -> None:
        """Let all finish what they do, and end those that do not."""
        for worker in self.workers:
            worker.process.terminate()
        end = time.monotonic() + STOP_SECONDS
        for worker in self.workers:
            worker.process.join(max(0.0, end - time.monotonic()))
            if worker.process.is_alive():
                log.error("worker %d did not stop", worker.pid)
                worker.process.kill()
                worker.process.join()
            worker.said.close()


def _watch(life: int) -> None:
    """Stop this process when the one that has started it is gone."""
    os.read(life, 1)
    os.kill(os.getpid(), signal.SIGTERM)
