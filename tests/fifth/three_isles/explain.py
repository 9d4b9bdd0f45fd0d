"""What Three Isles itself says about options that are not offered."""

from __future__ import annotations

from coinbox.coin.explain import Explaining
from three_isles.operations import MENU, QUESTIONS
from three_isles.vocabulary import ADJACENT, ISLES, NUMBERING, words

SETS = {ISLES: "isles"}
"""Fixed sets of spaces -> the message that only these will do."""

explain = Explaining(words, MENU, QUESTIONS, ADJACENT, SETS, NUMBERING)
