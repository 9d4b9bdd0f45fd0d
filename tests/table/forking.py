"""Starts servers on command, each in a process of its own that has everything imported already.

Each line on stdin is a port and a file; the new process says its number and then what `coinbox serve` says.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from coinbox.library import games
from coinbox.table.place import store_of
from coinbox.table.serve import serve
from coinbox.text import LANGUAGES


def tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for lang in LANGUAGES:
        games(lang)
    tell("ready")
    while line := sys.stdin.readline():
        port, path = line.split()
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            tell(str(os.getpid()))
            os._exit(serve("127.0.0.1", int(port), store_of(Path(path), None, None), "en", tell, browse=False))


if __name__ == "__main__":
    main()
