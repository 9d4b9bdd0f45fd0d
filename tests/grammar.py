"""A recogniser made from a grammar in EBNF, as a page of the documentation gives it."""

from __future__ import annotations

import re
from collections.abc import Callable

Ends = frozenset[int]
Match = Callable[[str, int], Ends]
_TOKEN = re.compile(r'\s+|(?P<token>"[^"]*"|\[[^\]]*\]|#x[0-9A-F]+|[a-z][a-z-]*|[()|?*+])')
_CODE = re.compile(r"#x([0-9A-F]+)")
NOWHERE: Ends = frozenset()


class Grammar:
    """Rules `name ::= ...`; the first is that of the whole text."""

    def __init__(self, source: str) -> None:
        pieces = re.split(r"^([a-z-]+)\s*::=", source, flags=re.MULTILINE)
        assert pieces[0].strip() == "", pieces[0]
        self.first = pieces[1]
        self.rules: dict[str, Match] = {}
        self.used: set[str] = set()
        for name, body in zip(pieces[1::2], pieces[2::2], strict=True):
            assert name not in self.rules, name
            tokens = _tokens(body)
            self.rules[name] = self._choice(tokens)
            assert tokens == [], (name, tokens)
        assert self.used | {self.first} == set(self.rules), self.used ^ set(self.rules)

    def accepts(self, text: str, rule: str | None = None) -> bool:
        """Whether a whole text is one of the grammar, or of one of its rules."""
        return len(text) in self.rules[rule or self.first](text, 0)

    def _choice(self, tokens: list[str]) -> Match:
        ways = [self._sequence(tokens)]
        while tokens and tokens[0] == "|":
            tokens.pop(0)
            ways.append(self._sequence(tokens))
        return ways[0] if len(ways) == 1 else lambda text, at: NOWHERE.union(*(way(text, at) for way in ways))

    def _sequence(self, tokens: list[str]) -> Match:
        parts: list[Match] = []
        while tokens and tokens[0] not in ("|", ")"):
            parts.append(self._repeated(tokens))

        def match(text: str, at: int) -> Ends:
            ends: Ends = frozenset((at,))
            for part in parts:
                ends = NOWHERE.union(*(part(text, end) for end in ends))
            return ends

        return match

    def _repeated(self, tokens: list[str]) -> Match:
        one = self._single(tokens)
        sign = tokens.pop(0) if tokens and tokens[0] in ("?", "*", "+") else ""
        if sign == "":
            return one
        if sign == "?":
            return lambda text, at: one(text, at) | {at}
        return lambda text, at: _many(one, text, at, least=int(sign == "+"))

    def _single(self, tokens: list[str]) -> Match:
        token = tokens.pop(0)
        if token == "(":
            inner = self._choice(tokens)
            assert tokens.pop(0) == ")"
            return inner
        if token[0] == '"':
            word = token[1:-1]
            return lambda text, at: frozenset((at + len(word),)) if text.startswith(word, at) else NOWHERE
        if token[0] in "[#":
            one = re.compile(_CODE.sub(lambda code: f"\\x{int(code[1], 16):02x}", token), re.DOTALL)
            return lambda text, at: frozenset((at + 1,)) if one.match(text, at) else NOWHERE
        self.used.add(token)
        return lambda text, at: self.rules[token](text, at)


def _many(one: Match, text: str, at: int, least: int) -> Ends:
    """Where any number of times may end."""
    seen: set[int] = set() if least else {at}
    waiting = [at]
    while waiting:
        for end in one(text, waiting.pop()):
            if end not in seen:
                seen.add(end)
                waiting.append(end)
    return frozenset(seen)


def _tokens(body: str) -> list[str]:
    found: list[str] = []
    at = 0
    while at < len(body):
        token = _TOKEN.match(body, at)
        assert token, body[at : at + 20]
        found += [token["token"]] if token["token"] else []
        at = token.end()
    return found
