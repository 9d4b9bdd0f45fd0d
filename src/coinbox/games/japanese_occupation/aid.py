"""The player aid of Japanese Occupation: actions, phases and goals in order."""

from __future__ import annotations

from coinbox.kernel.aid import Aid

AID = Aid(
    operations={
        "british": ("train", "contact", "sabotage", "ambush"),
        "japanese": ("deploy", "construct", "sweep", "assault"),
    },
    specials={"british": ("supply", "gather", "raid"), "japanese": ("extract", "reprisal", "eliminate")},
    others={"british": ("event", "pass"), "japanese": ("event", "pass")},
    phases={
        "6.1": "mpaja",
        "6.2": "resistance",
        "6.3": "resources",
        "6.4": "support",
        "6.5": "redeploy",
        "6.6": "reset",
    },
    unrest=("opposition",),
    columns={
        "jungle_camp": {"jungle_camp": "1"},
        "new_village": {"new_village": "1"},
        "intel": {"intel": "?", "intel_0": "0", "intel_1": "1", "intel_2": "2"},
    },
    on_steps={"zipper_caches": ("zipper", "supply_cache")},
)
