"""The player aid of Arab Revolt: actions, phases and goals in order."""

from __future__ import annotations

from coinbox.kernel.aid import Aid

AID = Aid(
    operations={
        "british": ("deploy", "patrol", "sweep", "assault"),
        "rebels": ("rally", "march", "sabotage", "ambush"),
    },
    specials={"british": ("punish", "divide", "air-recon"), "rebels": ("mobilize", "coordinate", "raid")},
    others={"british": ("event", "pass"), "rebels": ("event", "pass")},
    phases={"6.1": "political_will", "6.2": "resources", "6.3": "support", "6.4": "redeploy", "6.5": "reset"},
    unrest=("opposition",),
)
