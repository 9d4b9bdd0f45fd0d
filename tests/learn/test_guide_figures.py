"""Figures of games between bots in guides come from docs/balance; nothing that teaches cites one without a source."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from docs import make_balance, make_guides

from coinbox.cli import main
from coinbox.lab.balance import Course, Survey, Turn, as_line, from_line
from coinbox.lab.logbook import Logbook
from coinbox.learn import guides
from coinbox.learn.facts import Facts, facts_of
from coinbox.learn.guides import PLACE, Advice, Claim, guides_of
from coinbox.library import folder_of, rules_of
from coinbox.table.learning import guide as page_of
from coinbox.text import LANGUAGES, say
from tests.games import OWN_GAMES
from tests.kept import ROOT

GUIDE = "guides.toml"
ROWS = [
    pytest.param(game, advice, row, id=f"{game}-{faction}-{number}")
    for game in OWN_GAMES
    for faction, guide in guides_of(game).items()
    for number, (advice, row) in enumerate(zip(guide, facts_of(game, GUIDE)[faction], strict=True))
    if advice.figures or advice.claims or advice.others
]
TEACHING = sorted(
    file
    for folder in (ROOT / "src" / "coinbox" / "games", ROOT / "src" / "coinbox" / "text")
    for file in folder.rglob("*.toml")
    if file.name not in ("board.toml", "cards.toml", "history.toml")  # history counts other things
)
CLAUSE = {"en": re.compile(r"[.;:!?](?=\s|$)|\n"), "ja": re.compile(r"[。；：、！？]|\n")}
BOTS = {"en": re.compile(r"\b(?:bots?|analysis|rollouts?)\b"), "ja": re.compile(r"ボット|分析")}
NO_FIGURE = re.compile(r"\b[MKAJ]\d+\b|(?<!\d)1ゲーム")
"""Cards, and a single game."""
RESULT = {
    "en": re.compile(
        r"\d+ points? (?:lower|higher|better|worse|behind|ahead)|\d+ games\b|\b(?:won|tied) (?:in )?\d+|\d ?%"
        r"|\b\d+ of (?:the )?\d+ games"
    ),
    "ja": re.compile(r"\d+ポイント|\d+の?ゲーム|(?:勝利|引き分け)は\d+|ゲームでは\d+のうち|\d+のうち\d+で|\d[%％]"),
}


def bare(text: str, lang: str) -> list[str]:
    """The clauses of a text that cite a figure of bots as a bare number."""
    clauses = CLAUSE[lang].split(NO_FIGURE.sub("", PLACE.sub("", text)))
    return [
        clause.strip()
        for clause in clauses
        if RESULT[lang].search(clause) or (BOTS[lang].search(clause) and re.search(r"\d", clause))
    ]


def texts(facts: Facts) -> Iterator[tuple[str, str]]:
    """Language and text of all that stands in a TOML file in both languages."""
    for key, each in facts.items():
        lang = next((lang for lang in LANGUAGES if key.endswith(f"_{lang}")), None)
        if isinstance(each, str) and lang and not key.startswith("instead"):
            yield lang, each
        for inner in each if isinstance(each, list) else [each]:
            if isinstance(inner, dict):
                yield from texts(inner)


# -- what guides say today ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_figures_of_a_guide_are_those_of_the_files(game: str) -> None:
    """If this fails, run `python -m docs.make_guides` and read the sentences that have changed."""
    text = folder_of(game).joinpath(GUIDE).read_text(encoding="utf-8")
    assert make_guides.rewritten(game, text) == text
    written = [figure for guide in guides_of(game).values() for advice in guide for figure in advice.figures]
    assert all(figure.value == make_guides.value(game, figure.source, figure.ask) for figure in written)


@pytest.mark.parametrize("game", OWN_GAMES)
def test_what_a_guide_says_of_games_of_bots_without_a_number_holds(game: str) -> None:
    assert make_guides.broken_claims(game) == []


def test_each_game_has_a_figure_or_a_claim_of_games_between_bots() -> None:
    told = {game: [a for g in guides_of(game).values() for a in g if a.figures or a.claims] for game in OWN_GAMES}
    assert all(told.values())


@pytest.mark.parametrize(("game", "advice", "row"), ROWS)
def test_every_figure_stands_in_the_text_in_both_languages(game: str, advice: Advice, row: Facts) -> None:
    known = {figure.name for figure in advice.figures}
    known |= {f"behind.{number}" for number, other in enumerate(advice.others, 1) if not other.close}
    for lang in LANGUAGES:
        assert set(PLACE.findall(row[f"text_{lang}"])) == known, lang
        assert "{" not in advice.text[lang]
    assert not re.search(r"\b1 (?:points|games)\b", advice.text["en"])


@pytest.mark.parametrize(("game", "advice", "row"), ROWS)
def test_the_text_names_the_bots_whose_games_it_counts(game: str, advice: Advice, row: Facts) -> None:
    sources = {figure.source for figure in advice.figures} | {claim.source for claim in advice.claims}
    for source in sources:
        player = make_balance.read(make_balance.PLOTS / f"{source}.jsonl").player.partition(":")[0]
        for lang in LANGUAGES:
            name = say(lang, f"player-{player}").removesuffix(" bot").removesuffix("ボット")
            assert name in advice.text[lang]


@pytest.mark.parametrize("file", TEACHING, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_nothing_that_teaches_cites_a_figure_of_bots_without_its_source(file: Path) -> None:
    found = list(texts(tomllib.loads(file.read_text(encoding="utf-8"))))
    assert found or file.name == "sections.toml"
    assert [clause for lang, text in found for clause in bare(text, lang)] == []


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "Know that this is the hard side: in 120 games between two steady bots the British won 5."),
        ("en", "When M22 came, they won 52 of 67 games in which they played it unshaded."),
        ("en", "A single Guerrilla by the Event, M10 shaded, is about 9 points lower."),
        ("en", "In the analysis it wins 3 more."),
        ("ja", "堅実ボット同士の120ゲームで、英国の勝利は5回だった。"),
        ("ja", "網掛けなしをプレイしたゲームでは67のうち52で英国が勝利した。"),
        ("ja", "パスして1リソースを得るのは、分析では約10ポイント低い。"),
    ],
)
def test_a_bare_figure_is_found(lang: str, text: str) -> None:
    assert bare(text, lang)
    assert not bare(re.sub(r"(?<![M\d])\d+", "{figure}", text), lang)


def test_readers_see_plain_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    advice = guides_of("arab_revolt")["british"][0]
    won = next(figure.value for figure in advice.figures if figure.name == "won")
    for lang, told in (("en", f"the British won {won};"), ("ja", f"ゲームで{won}回、")):
        assert told in advice.text[lang]
        assert main(["guide", "arab_revolt", "british", "--lang", lang]) == 0
        shown = "".join(capsys.readouterr().out.split())
        assert "".join(told.split()) in shown
        assert "{" not in shown
        assert page_of("arab_revolt", "british", lang)["advice"][0]["text"] == advice.text[lang]


# -- the command -------------------------------------------------------------------------------------------------------


@pytest.fixture
def book(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Twelve games of Malaya: with M22 unshaded the British win five of six, without it one of six."""

    def course(number: int) -> Course:
        with_it = number < 6
        winner = "british" if number in (0, 1, 2, 3, 4, 6) else "tie" if number == 11 else "mcp"
        turns = [Turn("british", "M22", "event", "unshaded" if with_it else "pass")]
        turns += [Turn("british", "M1", "op-special", "train" if number % 3 else "sweep")]
        track = (12, 12, 12 - number, 11) if number < 7 else (12, 12, 12, 9)
        cards = ("M22", "M33", "M1") if number < 7 else ("M22", "M2", "M1")  # M33 is a Propaganda card
        return Course("malaya", rules_of("malaya").version, number, winner, "final", 9, cards, track, tuple(turns))

    survey = Survey(("malaya",), "greedy", 12, 1)
    with Logbook(tmp_path / "few.jsonl", survey.heading(), from_line) as kept:
        for each in map(course, range(12)):
            kept.append(each, as_line(each))
    monkeypatch.setattr(make_guides, "PLOTS", tmp_path)
    yield
    make_guides.courses.cache_clear()
    make_guides.links.cache_clear()


@pytest.mark.usefixtures("book")
@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        ("games", 12),
        ("ended british", 6),
        ("ended tie", 1),
        ("half-lose", 3),  # 0 to 6 in the seven games that come to a round
        ("with british M22 unshaded", 6),
        ("won-with british M22 unshaded", 5),
        ("without british M22 unshaded", 6),
        ("won-without british M22 unshaded", 1),
    ],
)
def test_questions_for_a_number(ask: str, answer: int) -> None:
    assert make_guides.value("malaya", "few", ask) == answer


@pytest.mark.usefixtures("book")
@pytest.mark.parametrize(
    ("ask", "answer"),
    [
        ("behind british", False),
        ("behind mcp", False),  # five of twelve may be chance
        ("not behind mcp", True),
        ("chooses british train", True),
        ("chooses british sweep", False),
        ("stands-out british M22 unshaded", False),  # nor is five of six against one of six enough
        ("alone british M22 unshaded", False),
    ],
)
def test_questions_for_yes_or_no(ask: str, answer: bool) -> None:
    assert make_guides.holds("malaya", "few", ask) is answer


@pytest.mark.usefixtures("book")
@pytest.mark.parametrize("ask", ["ended rebels", "soup", "with british M22 shaded"])
def test_a_question_that_has_no_answer_is_refused(ask: str) -> None:
    with pytest.raises((KeyError, StopIteration)):
        make_guides.value("malaya", "few", ask)


@pytest.mark.usefixtures("book")
def test_the_command_writes_what_is_in_the_files_and_nothing_else() -> None:
    text = """[[british]]
won = { source = "few", ask = "games", value = 7 }
[british.figures]
won = { source = "few", ask = "ended british", value = 7 }
other = 7
[[british.others]]
error = 7
"""
    assert make_guides.rewritten("malaya", text) == text.replace(
        '"ended british", value = 7', '"ended british", value = 6'
    )


def test_the_command_ends_with_1_if_a_claim_does_not_hold(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    advice = guides_of("malaya")["british"][3]
    wrong = Advice(advice.kind, advice.title, advice.text, (), None, (), (), (Claim("planner", "behind british"),))
    monkeypatch.setattr(make_guides, "GUIDES", tmp_path)
    monkeypatch.setattr(make_guides, "game_ids", lambda: ("malaya", "kenya"))  # Kenya has no guides here
    (tmp_path / "malaya").mkdir()
    file = tmp_path / "malaya" / GUIDE
    file.write_text('[a.figures]\nx = { source = "planner", ask = "games", value = 1 }\n', encoding="utf-8")
    assert make_guides.main() == 0
    assert "value = 200" in file.read_text(encoding="utf-8")
    monkeypatch.setattr(make_guides, "guides_of", lambda _game: {"british": (wrong,)})
    assert make_guides.main() == 1
    assert "planner: behind british" in capsys.readouterr().out


def test_a_place_without_a_figure_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    row = {key: f"{{won}} {key}" for key in ("title_en", "title_ja", "text_en", "text_ja")} | {"kind": "plan"}
    monkeypatch.setattr(guides, "facts_of", lambda *_: {"british": [row]})
    with pytest.raises(KeyError):
        guides_of.__wrapped__("malaya")
    row["figures"] = {"won": {"source": "few", "ask": "games", "value": 7}}  # type: ignore[assignment]
    assert guides_of.__wrapped__("malaya")["british"][0].text["ja"] == "7 text_ja"
