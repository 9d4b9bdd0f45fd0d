"""`python -m coinbox.table.openapi` prints the description of the API, from which clients make their types."""

from __future__ import annotations

import json
import sys

from coinbox.table.app import create_app
from coinbox.table.store import Store


def main() -> None:
    app = create_app(Store("sqlite+aiosqlite://"))
    json.dump(app.openapi(), sys.stdout, indent=2, ensure_ascii=False, sort_keys=True)
    sys.stdout.write("\n")


if __name__ == "__main__":
    main()
