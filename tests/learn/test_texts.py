"""What teaches is there for every game, in both languages, whole, and every board of it opens."""

from __future__ import annotations

import importlib
import json
import re
import tomllib
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest

import coinbox
from coinbox.learn import guides, history, rulebook
from coinbox.learn.facts import Words
from coinbox.learn.lessons import lessons_of
from coinbox.learn.lookup import TERM, search
from coinbox.learn.notes import notes_of
from coinbox.learn.scenes import Scene
from coinbox.library import cards_of, rules_of
from coinbox.table.reference import description
from coinbox.text import LANGUAGES
from coinbox.text.glossary import terms
from tests.games import OWN_GAMES
from tests.kept import EXAMPLE, ROOT, kept_file

GAMES = OWN_GAMES
SECTIONS = tomllib.loads(Path(__file__).with_name("sections.toml").read_text(encoding="utf-8"))
"""Game -> chapter or section of its booklet -> how many sections it has."""
COMPULSORY = {
    "en": r'declined only where the text says "?may|without a "may" (?:is compulsory|has to be carried out)',
    "ja": r"「してよい」とある場合だけ|「してよい」のない文(?:が与える|で与えられた)",
}
MUST = {"en": r"(?:can|be) .*?must be", "ja": r"できることは|可能な部分は必ず|できる部分は必ず"}
TOLD = [game for game in OWN_GAMES if "# en: " in kept_file(game, EXAMPLE).read_text(encoding="utf-8")]
BALANCE = sorted((ROOT / "docs" / "balance").glob("*.jsonl"))
SECTION = re.compile(r"[（(]((?:\d+\.)+\d+(?:[,、;；]\s?(?:\d+\.)+\d+)*)[)）]")
ENDS = {"en": re.compile(r"(?<!\bMr)(?<!\bDr)(?<!\bSt)[.!?](?=\s|$|[\"”’)])"), "ja": re.compile("。")}


def events(game: str) -> list[str]:
    return [card.id for card in cards_of(game) if not card.propaganda]


def pages(game: str) -> list[Words]:
    """All texts that may name sections and cards."""
    found = [page.text for page in rulebook.rulebook(game).values()]
    found += [ruling.text for ruling in rulebook.rulings_of(game).values()]
    return found + [each for guide in guides.guides_of(game).values() for advice in guide for each in (advice.text,)]


def scenes(game: str) -> list[tuple[str, Scene]]:
    found = [(page.section, scene) for page in rulebook.rulebook(game).values() for scene in page.scenes]
    for faction, guide in guides.guides_of(game).items():
        found += [(f"{faction} {advice.title['en']}", scene) for advice in guide for scene in advice.scenes]
    return found


def prose(game: str) -> Iterator[tuple[str, Words]]:
    """All that teaches a game, with where it stands."""
    for page in rulebook.rulebook(game).values():
        yield page.section, page.text
        yield from ((f"board of {page.section}", scene.note) for scene in page.scenes if scene.note)
    yield from ((ruling.id, ruling.text) for ruling in rulebook.rulings_of(game).values())
    for faction, lesson in lessons_of(game).items():
        for number, step in enumerate(lesson.steps):
            yield from ((f"{faction} {number}", words) for words in (step.say, step.other) if words)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_teaches_uses_the_words_of_the_glossary(game: str, lang: str) -> None:
    patterns = [pattern for term in terms(game) for pattern in term.instead[lang]]
    assert patterns
    found = [(where, each) for where, words in prose(game) for each in patterns if re.search(each, words[lang])]
    assert found == []


# -- history -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_event_card_has_its_background(game: str) -> None:
    told = history.history_of(game)
    assert list(told) == events(game)
    for card, background in told.items():
        first, last = background.years
        assert 1850 < first <= last < 2030, card
        assert background.read, card
        for lang in LANGUAGES:
            sentences = len(ENDS[lang].findall(background.about[lang]))
            assert 2 <= sentences <= 4, (card, lang, sentences)


# -- rules -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_its_page(game: str) -> None:
    known = rulebook.rulebook(game)
    assert rulebook.summed_up(game) <= known.keys()
    for section, page in known.items():
        assert page.parent is None or page.parent in known, f"{section} belongs to nothing"
        assert all(page.title[lang] and page.text[lang] for lang in LANGUAGES), section
    for one, two in pairwise(known):
        before, after = rulebook.order(one), rulebook.order(two)
        if len(before) == len(after) and before[:-1] == after[:-1]:
            assert after[-1] == before[-1] + 1, f"between {one} and {two} something is missing"


@pytest.mark.parametrize("game", GAMES)
def test_every_section_number_of_the_booklet_has_its_page(game: str) -> None:
    first = {above: 1 if "." in above else 0 for above in SECTIONS[game]}
    printed = {f"{above}.{n}" for above, last in SECTIONS[game].items() for n in range(first[above], last + 1)}
    assert rulebook.rulebook(game).keys() == printed


@pytest.mark.parametrize("game", GAMES)
def test_a_capability_stands_with_the_rule_that_it_changes(game: str) -> None:
    patches = importlib.import_module(f"coinbox.games.{game}.capabilities").PATCHES
    known = rulebook.rulebook(game)
    assert [patch for patch in patches if patch.card not in known[patch.section].cards] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_of_the_game_and_its_sections_name_each_other(game: str) -> None:
    own = [ruling for ruling in rulebook.rulings_of(game).values() if not ruling.id.startswith("R-C")]
    for ruling in own:
        naming = {page.section for page in rulebook.rulebook(game).values() if ruling.id in page.rulings}
        assert naming == set(ruling.sections), ruling.id


@pytest.mark.parametrize("ruling", ["R-C4", "R-C5", "R-C11", "R-C15", "R-C16"])
@pytest.mark.parametrize("game", GAMES)
def test_a_ruling_on_events_is_named_by_its_sections_of_each_game(game: str, ruling: str) -> None:
    known = rulebook.rulebook(game)
    sections = [section for section in rulebook.rulings_of(game)[ruling].sections if section.startswith("5.")]
    assert sections
    assert [section for section in sections if ruling not in known[section].rulings] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_page_says_that_what_an_event_grants_without_a_may_is_compulsory(game: str, lang: str) -> None:
    """5.1.3 with R-C11; Malaya and Kenya have a section of their own on free Operations, the others say it in 5.1."""
    section = {"malaya": "5.4", "kenya": "5.4"}.get(game, "5.1")
    page = rulebook.rulebook(game)[section]
    assert "R-C11" in page.rulings
    assert re.search(COMPULSORY[lang], page.text[lang])
    assert re.search(MUST[lang], rulebook.rulebook(game)["5.1.3"].text[lang])


def test_the_rulings_are_those_of_the_docs() -> None:
    page = (ROOT / "docs" / "rulings.md").read_text(encoding="utf-8")
    written = {name: plain(text) for name, text in re.findall(r"^- (R-\w+) (.*(?:\n  .*)*)", page, re.MULTILINE)}
    shown = {ruling.id: ruling for game in GAMES for ruling in rulebook.rulings_of(game).values()}
    assert shown.keys() == written.keys()
    assert [name for name, ruling in shown.items() if plain(ruling.text["en"]) != written[name]] == []


def plain(text: str) -> str:
    """A ruling without its marks and notes of changes, whose next word may be small there."""
    return re.sub(r"\bchanged: ", "", re.sub(r"[*`]", "", " ".join(text.split())).casefold())


@pytest.mark.parametrize("game", GAMES)
def test_what_pages_refer_to_is_there(game: str) -> None:
    known, cards = rulebook.rulebook(game), {card.id for card in cards_of(game)}
    letter = min(cards)[0]
    for page in known.values():
        assert set(page.cards) <= cards, page.section
        assert set(page.rulings) <= rulebook.rulings_of(game).keys(), page.section
    for ruling in rulebook.rulings_of(game).values():
        assert ruling.id.startswith("R-C") or set(ruling.sections) <= known.keys(), ruling.id
    for text in pages(game):
        for lang in LANGUAGES:
            named = {number for found in SECTION.findall(text[lang]) for number in re.split(r"[,、;；]\s?", found)}
            assert named <= known.keys() or "R-C" in str(text), (named - known.keys(), text[lang])
            assert set(re.findall(rf"\b{letter}\d+\b", text[lang])) <= cards, text[lang]


@pytest.mark.parametrize("game", GAMES)
def test_rules_that_are_played_have_a_board_to_try_them(game: str) -> None:
    without = [
        page.section
        for page in rulebook.rulebook(game).values()
        if re.match(r"[346]\.[2-9]", page.section) and not page.scenes
    ]
    assert without == []


@pytest.mark.parametrize("game", GAMES)
def test_every_board_opens(game: str) -> None:
    for where, scene in scenes(game):
        try:
            at = scene.open()
            for word in scene.way:
                at.play(word)
        except coinbox.CoinboxError as error:  # pragma: no cover - says which board it is
            pytest.fail(f"{where}: {error}")


# -- terms -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_every_term_is_explained_and_found_in_both_languages(game: str) -> None:
    found = terms(game)
    for term in found:
        assert all(term.words[lang] and term.about[lang] for lang in LANGUAGES), term.id
        for lang in LANGUAGES:
            for name in (term.words[lang], *term.also):
                assert (TERM, term.id) in {(hit.kind, hit.id) for hit in search(game, name, lang)}, name
    for lang in LANGUAGES:
        words = [term.words[lang] for term in found]
        assert len(words) == len(set(words)), f"two terms are called alike in {lang}"


@pytest.mark.parametrize("game", GAMES)
def test_every_section_or_card_that_a_table_names_has_its_page(game: str) -> None:
    rules, known = rules_of(game), rulebook.rulebook(game)
    named = {option.rule for option in rules.vocabulary.options if option.rule}
    named |= set(rules.aid.sections.values()) | set(rules.aid.phases) | {*rules.aid.raises, *rules.aid.lowers}
    named |= set(description(game).sections.values())
    assert named <= known.keys() | {card.id for card in cards_of(game)}


# -- whom a card helps -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_each_side_helps_the_faction_that_mostly_plays_it(game: str) -> None:
    """What is derived from the printed sides is what bots have played in the games of docs/balance."""
    serves = {card.id: history.served_by(game, card) for card in cards_of(game)}
    right, played = 0, 0
    for file in BALANCE:
        for line in file.read_text(encoding="utf-8").splitlines():
            row = json.loads(line)
            for turn in row.get("turns", ()) if row.get("game") == game else ():
                faction, card, box, side = (*turn.split(), "", "")[:4]
                if box == "event" and side in history.SIDES:
                    played += 1
                    right += serves[card].get(faction) == side
    assert played > 100
    assert right >= 0.95 * played, (right, played)


# -- guides ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_each_faction_has_a_whole_guide(game: str) -> None:
    found = guides.guides_of(game)
    assert list(found) == list(rules_of(game).factions)
    for faction, guide in found.items():
        kinds = [advice.kind for advice in guide]
        assert kinds == sorted(kinds, key=guides.KINDS.index), faction
        assert [kinds.count(kind) >= least for kind, least in zip(guides.KINDS, (3, 1, 4, 1, 1), strict=True)] == [
            True
        ] * 5, faction
        for advice in guide:
            if advice.kind == "turns":
                assert any(scene.way for scene in advice.scenes), advice.title
                assert advice.checked is not None, advice.title


# -- the printed example -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TOLD)
def test_the_example_is_told_at_every_turn_in_both_languages(game: str) -> None:
    played = coinbox.load(kept_file(game, EXAMPLE).read_text(encoding="utf-8"))
    places = {lang: [(note.turn, note.at) for note in notes_of(played, lang)] for lang in LANGUAGES}
    assert places["en"] == places["ja"]
    told = {turn for turn, _ in places["en"]}
    for number, turn in enumerate(played.turns):
        if played.actor_of(number) != "chance" and turn.asked:
            assert number in told, f"turn {number} is not told"
