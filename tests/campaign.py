"""Long campaigns run with COINBOX_CAMPAIGN=1 (`make campaign`); an ordinary run does a part of each."""

from __future__ import annotations

import os

CAMPAIGN = os.environ.get("COINBOX_CAMPAIGN") == "1"
