"""The player aid of Kenya: actions, phases and goals in order."""

from __future__ import annotations

from coinbox.kernel.aid import Aid

AID = Aid(
    operations={"british": ("deploy", "relocate", "sweep", "assault"), "mau_mau": ("rally", "march", "terror")},
    specials={"british": ("reward", "reprisal", "air-strike"), "mau_mau": ("supply", "oath", "raid")},
    others={"british": ("event", "pass"), "mau_mau": ("event", "pass")},
    phases={"6.1": "political_will", "6.2": "resources", "6.3": "support", "6.4": "redeploy", "6.5": "reset"},
    calm=("loyalty",),
    unrest=("resistance",),
)
