"""Fit a table policy from data: how often each option is chosen where it is offered, question by question.

    coinbox export data malaya --games 40 --player greedy --seed 1
    python examples/fit_table_policy.py data/malaya-decisions.parquet

The fit is the one of `coinbox train`; here the choices come from a file that anybody may have made. It tells how
surprising the choices of the last games are under the fit and under guessing, in bits a choice.
"""

from __future__ import annotations

import argparse
from collections import Counter, defaultdict
from math import log2

import pyarrow.parquet as pq

from coinbox.library import rules_of
from coinbox.players.training import Choices, fitted_weights

Row = dict[str, object]
Question = tuple[str, str]
"""Who is asked what."""


def choices_of(rows: list[Row], ids: dict[str, int]) -> dict[Question, Choices]:
    """What was offered and chosen, by question."""
    found: dict[Question, Choices] = defaultdict(Counter)
    for row in rows:
        offered = tuple(ids[name] for name in row["options"])  # type: ignore[attr-defined]  # a list of names
        found[str(row["actor"]), str(row["prompt"])][offered, ids[str(row["choice"])]] += 1
    return found


def surprise(choices: dict[Question, Choices], weights: dict[Question, dict[int, float]]) -> float:
    """Bits a choice; an option that was never seen counts like a seldom one."""
    bits, number = 0.0, 0
    for question, seen in choices.items():
        known = weights.get(question, {})
        for (offered, option), times in seen.items():
            whole = sum(known.get(other, 0.02) if known else 1.0 for other in offered)
            share = (known.get(option, 0.02) if known else 1.0) / whole
            bits -= times * log2(share)
            number += times
    return bits / number


def main() -> None:
    """Fit on four games of five, and try it on the fifth."""
    words = argparse.ArgumentParser(description="Fit a table policy from a Parquet file of decisions.")
    words.add_argument("file")
    told = words.parse_args()
    columns = ["game", "number", "actor", "prompt", "options", "choice"]
    rows: list[Row] = [row for row in pq.read_table(told.file, columns=columns).to_pylist() if row["actor"] != "chance"]
    ids = rules_of(str(rows[0]["game"])).vocabulary.ids
    fit = choices_of([row for row in rows if int(str(row["number"])) % 5], ids)
    held_out = choices_of([row for row in rows if not int(str(row["number"])) % 5], ids)
    weights = {question: fitted_weights(seen) for question, seen in fit.items()}
    print(f"{len(weights)} questions; surprise {surprise(held_out, weights):.2f} bits a choice")
    print(f"guessing: {surprise(held_out, {}):.2f} bits a choice")
    question, seen = max(fit.items(), key=lambda item: item[1].total())
    names = {number: name for name, number in ids.items()}
    best = sorted(weights[question].items(), key=lambda item: -item[1])[:5]
    print(f"{' '.join(question)} ({seen.total()} times): " + ", ".join(f"{names[n]} {w:.2f}" for n, w in best))


if __name__ == "__main__":
    main()
