"""`python -m coinbox` is the command line."""

from __future__ import annotations

import sys

from coinbox.cli import main

if __name__ == "__main__":
    sys.exit(main())
