"""The player aid of Three Isles: actions, phases and goals in order."""

from __future__ import annotations

from coinbox.kernel.aid import Aid

AID = Aid(
    operations={"wardens": ("land", "search"), "smugglers": ("rally", "march")},
    specials={"smugglers": ("lie-low",)},
    others={"wardens": ("event", "pass"), "smugglers": ("event", "pass")},
    phases={"6.1": "political_will", "6.2": "redeploy", "6.3": "reset"},
)
