"""The player aid of Malaya: actions, phases and goals in order."""

from __future__ import annotations

from coinbox.kernel.aid import Aid

AID = Aid(
    operations={"british": ("train", "garrison", "sweep", "assault"), "mcp": ("rally", "march", "attack", "terror")},
    specials={"british": ("resettle", "reprisal", "air-strike"), "mcp": ("extort", "intimidate", "ambush")},
    others={"british": ("pacify", "event", "pass"), "mcp": ("agitate", "event", "pass")},
    sections={"pacify": "6.3.1", "agitate": "6.3.2"},
    phases={"6.1": "political_will", "6.2": "resources", "6.3": "support", "6.4": "redeploy", "6.5": "reset"},
    calm=("support",),
    unrest=("opposition",),
)
