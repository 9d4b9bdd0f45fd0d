"""What there is to read of a game at the prompt: rules, guides, and the history behind the cards."""

from __future__ import annotations

from itertools import count

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from coinbox.kernel.errors import CoinboxError
from coinbox.learn.guides import Advice, guides_of
from coinbox.learn.history import Background, history_of
from coinbox.learn.lookup import search
from coinbox.learn.rulebook import rulebook, rulings_of
from coinbox.library import rules_of
from coinbox.terminal import board as drawn
from coinbox.terminal.prose import Prose
from coinbox.text import render, say, say_in


def paragraphs(text: str) -> list[RenderableType]:
    """A text in paragraphs and lists."""
    parts: list[RenderableType] = []
    for block in text.split("\n\n"):
        for row in _rows(block):
            parts.append(_item(row.removeprefix("- ")) if row.startswith("- ") else Prose(row))
        parts.append(Text())
    return parts[:-1]


def _item(text: str) -> RenderableType:
    """One of a list, with its mark."""
    item = Table.grid(padding=(0, 1, 0, 0))
    item.add_row(Text("•"), Prose(text))
    return Padding(item, (0, 0, 0, 1))


def _rows(block: str) -> list[str]:
    """The items of a list one by one; other lines belong together."""
    rows: list[str] = []
    for line in block.splitlines():
        if line.startswith("- ") or not rows:
            rows.append(line.strip())
        else:
            rows[-1] += f" {line.strip()}"
    return rows


def rules_page(game: str, wanted: str | None, lang: str) -> RenderableType:
    """The contents of the rules, one section, or where words stand in them."""
    pages = rulebook(rules_of(game).id)
    if wanted is None:
        return Group(
            *(Text(f"{'  ' * page.section.count('.')}{page.section} {page.title[lang]}") for page in pages.values())
        )
    if wanted not in pages:
        return found_page(game, wanted, lang)
    page = pages[wanted]
    parts: list[RenderableType] = [
        Text(f"{page.section} {page.title[lang]}", style="bold"),
        *paragraphs(page.text[lang]),
    ]
    if page.cards:
        titles = (render.card_title(lang, game, card) for card in page.cards)
        parts += [Text(), Prose(say(lang, "learn-cards", cards=say(lang, "comma").join(titles)), style="dim")]
    for id_ in page.rulings:
        parts += [Text(), Prose(f"{id_} {rulings_of(game)[id_].text[lang]}", style="dim")]
    return Group(*parts)


def found_page(game: str, words: str, lang: str) -> RenderableType:
    """Where words stand; an error if they stand nowhere."""
    found = search(game, words, lang)
    if not found:
        raise CoinboxError(
            f"{words!r}: no section, card or term of {game} says that", "error-not-found-in", words=words, game=game
        )
    table = Table.grid(padding=(0, 2, 0, 0))
    for each in found:
        table.add_row(Text(each.id, style="bold"), Group(Text(each.title), Prose(each.excerpt, style="dim")))
    return table


def guide_page(game: str, faction: str, lang: str) -> RenderableType:
    """How to play a faction well."""
    numbers = count(1)
    parts: list[RenderableType] = []
    for advice in _guide(game, faction):
        parts += [Rule(Text(advice.title[lang], style="bold"), align="left"), *paragraphs(advice.text[lang])]
        for scene in advice.scenes:
            note = scene.note[lang] if scene.note else ""
            parts.append(Prose(say(lang, "learn-board", n=next(numbers), note=note), style="dim"))
        if advice.checked:
            parts.append(Prose(advice.checked.told(lang), style="dim"))
        parts.append(Text())
    return Group(*parts, Prose(say(lang, "learn-boards", game=game, faction=faction), style="dim"))


def guide_board(game: str, faction: str, number: int, lang: str, width: int) -> RenderableType:
    """A board of a guide, and what happens in the turn that is played from it."""
    scenes = [scene for advice in _guide(game, faction) for scene in advice.scenes]
    if not 1 <= number <= len(scenes):
        raise CoinboxError(
            f"this guide has no board {number}; boards: 1 to {len(scenes)}",
            "error-no-board",
            n=str(number),
            total=str(len(scenes)),
        )
    scene = scenes[number - 1]
    at = scene.open()
    parts: list[RenderableType] = [Prose(scene.note[lang]), Text()] if scene.note else []
    parts.append(drawn.board({"game": at.id, "scenario": at.scenario, **at.board()}, lang, width))
    if scene.way:
        parts += [Text(), Text(say(lang, "learn-turn"), style="bold")]
        parts += [Prose(line) for line in at.preview_in(lang, *scene.way).lines]
    return Group(*parts)


def _guide(game: str, faction: str) -> tuple[Advice, ...]:
    guides = guides_of(rules_of(game).id)
    if faction not in guides:
        known = ", ".join(guides)
        raise CoinboxError(
            f"there is no guide for {faction!r}; guides: {known}", "error-no-guide", faction=faction, guides=known
        )
    return guides[faction]


def history_page(game: str, card: str | None, lang: str) -> RenderableType:
    """The history behind one card, or behind all of them in the order of the years."""
    told = history_of(rules_of(game).id)
    if card is None:
        rows = sorted(told.values(), key=lambda each: (each.years, each.card))
        return Group(*(part for each in rows for part in (*_background(game, each, lang), Text())))
    if card.upper() not in told:
        raise CoinboxError(f"no history is told of {card!r}", "error-no-history", card=card)
    return Group(*_background(game, told[card.upper()], lang))


def _background(game: str, found: Background, lang: str) -> list[RenderableType]:
    title = f"{found.when}  {render.card_title(lang, game, found.card)}"
    parts: list[RenderableType] = [Text(title, style="bold"), *paragraphs(found.about[lang])]
    for source in found.read:
        chapter = say(lang, "learn-chapter", chapter=source.chapter) if source.chapter else ""
        parts.append(
            Prose(say(lang, "learn-read", author=source.author, title=source.title, chapter=chapter), style="dim")
        )
    return parts


def factions_told(game: str, lang: str, factions: list[str]) -> str:
    """Factions by their ids and names, for somebody who has to choose."""
    return ", ".join(f"{faction} ({say_in(lang, game, f'faction-{faction}')})" for faction in factions)
