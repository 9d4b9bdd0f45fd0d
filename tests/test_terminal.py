"""The terminal table: what is typed, what is shown, and that nothing is lost."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

import coinbox
from coinbox import Game
from coinbox.kernel.errors import CoinboxError
from coinbox.kernel.takeback import Takeback
from coinbox.library import board_of, cards_of
from coinbox.players import Player, make_player
from coinbox.players.random import Random
from coinbox.terminal import board as drawn
from coinbox.terminal import outlook
from coinbox.terminal.aid import COMMANDS
from coinbox.terminal.files import write_record
from coinbox.terminal.options import option_list
from coinbox.terminal.prose import wrap
from coinbox.terminal.reference import card_list, map_page
from coinbox.terminal.replay import Replay
from coinbox.terminal.table import INTERRUPTED, Table
from coinbox.text import own_messages, say_in
from tests.arab_revolt import table as arab_revolt
from tests.games import OWN_GAMES
from tests.japanese_occupation import table as japanese_occupation
from tests.kenya import table as kenya
from tests.malaya import table as malaya
from tests.malaya.table import offered, play, prompt, table

Typed = str | type[BaseException]
HUMANS: dict[str, Player | None] = {"british": None, "mcp": None}
KENYANS: dict[str, Player | None] = {"british": None, "mau_mau": None}
REBELS: dict[str, Player | None] = {"british": None, "rebels": None}
OCCUPIERS: dict[str, Player | None] = {"british": None, "japanese": None}
LAST_ROUND = [
    *("J1", "J2", "J3", "J4", "J5", "J7", "J33"),
    *("J8", "J10", "J11", "J12", "J13", "J14", "J34"),
    *("J15", "J16", "J17", "J18", "J19", "J20", "J35"),
]
"""The cards of a game of Japanese Occupation up to its last one."""


class Sitting:
    """A table with a scripted keyboard; typing ends with Ctrl-D."""

    def __init__(
        self,
        *typed: Typed,
        game: Game | None = None,
        seats: dict[str, Player | None] | None = None,
        lang: str = "en",
        path: Path | None = None,
        width: int = 100,
    ) -> None:
        self.game = game or coinbox.new("malaya", seed=3, ask=("end-turn",), lang=lang)
        self.screen = io.StringIO()
        self.typed = list(typed)
        console = Console(file=self.screen, width=width, highlight=False)
        self.table = Table(self.game, seats or HUMANS, console=console, ask=self.ask, path=path)
        self.code = self.table.run()

    def ask(self, question: str) -> str:
        self.screen.write(question)
        if not self.typed:
            raise EOFError
        typed = self.typed.pop(0)
        if isinstance(typed, str):
            self.screen.write(f"{typed}\n")
            return typed
        raise typed

    @property
    def shown(self) -> str:
        """Everything shown, with every run of spaces as one."""
        return " ".join(self.screen.getvalue().split())


@pytest.fixture(autouse=True)
def somewhere_else(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is saved without a folder must not land in the project."""
    monkeypatch.chdir(tmp_path_factory.mktemp("here"))


def render(*parts: RenderableType, width: int = 80) -> str:
    screen = io.StringIO()
    console = Console(file=screen, width=width, highlight=False)
    for part in parts:
        console.print(part)
    return screen.getvalue()


def view(game: Game) -> dict[str, object]:
    return {"game": game.id, "scenario": game.scenario, **game.driver.rules.view(game.driver.state)}


def midgame(seed: int = 6, decisions: int = 120, name: str = "malaya") -> Game:
    """A game in which much has happened."""
    game = coinbox.new(name, seed=seed)
    draw = random.Random(seed)
    while not game.over and game.driver.decisions < decisions:
        game.driver.step(draw.choice(list(game.driver.options())))
    return game


# -- typing ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("word", ["op-special", "op", "3", "OP-SPECIAL"])
def test_an_option_is_chosen_by_name_beginning_or_number(word: str) -> None:
    sitting = Sitting(word)
    assert prompt(sitting.game) == "choose-operation"


def test_words_on_one_line_are_played_in_turn() -> None:
    sitting = Sitting("op-special sweep pah kuala done")
    assert prompt(sitting.game) == "sweep-move"
    assert "op-special sweep pahang kuala_lumpur done" in sitting.shown  # what the beginnings stood for


def test_a_line_stops_at_the_first_bad_word() -> None:
    sitting = Sitting("op-special sweep pahang thailand done")
    assert prompt(sitting.game) == "sweep-space"
    assert '"thailand" is not offered.' in sitting.shown
    assert "Not played: thailand done" in sitting.shown


def test_a_line_does_not_go_on_into_the_turn_of_the_other() -> None:
    sitting = Sitting("op-special pass end-turn event unshaded")
    assert sitting.game.actor == "mcp"
    assert prompt(sitting.game) == "choose-box"
    assert "Not played: event unshaded" in sitting.shown


@pytest.mark.parametrize(
    ("word", "said"),
    [
        ("99", "There is no option 99; they are numbered 1 to 3."),
        ("0", "There is no option 0"),
        ("xyzzy", '"xyzzy" is neither an option nor a command; ? lists the commands.'),
        ("evnt", "did you mean event"),
        ("sweep", '"sweep" is not offered.'),
        ("quitt", "did you mean quit"),
    ],
)
def test_a_bad_word_changes_nothing_and_is_explained(word: str, said: str) -> None:
    sitting = Sitting(word)
    assert said in sitting.shown
    assert prompt(sitting.game) == "choose-box"
    assert sitting.game.driver.decisions == 1  # the drawn card


def test_a_beginning_of_two_names_lists_them() -> None:
    sitting = Sitting("op-special sweep ke")
    assert '"ke" may mean: kedah, kelantan' in sitting.shown
    assert prompt(sitting.game) == "sweep-space"


def test_an_empty_line_ends_a_turn_and_nothing_else() -> None:
    sitting = Sitting("", "op-special pass", "")
    assert "Enter ends the turn" in sitting.shown
    assert (sitting.game.actor, prompt(sitting.game)) == ("mcp", "choose-box")


def test_a_turn_without_questions_is_not_held_open() -> None:
    # Nothing to Pacify, to Agitate or to Redeploy: the Propaganda Round passes by itself.
    game = table({}, stage="pacify", played=["M23", "M3", "M4", "M5", "M33"])
    assert offered(game) == ["end-turn"]
    sitting = Sitting(game=game.resume(1))
    assert sitting.game.driver.state.stage not in (3, 4, 5)


# -- the forecast ----------------------------------------------------------------------------------------------------


def test_the_forecast_shows_each_line_under_its_track() -> None:
    spaces: malaya.Spaces = {"perak": {"support": True}, "johore": {"opposition": True}, "ec_north": {"active": 1}}
    sitting = Sitting("forecast", game=table(spaces, played=["M3", "M4", "M5", "M6"], british_resources=12))
    shown = sitting.shown.rpartition("> forecast")[2]
    for part in (
        "If a Propaganda card came now Political Will 12 → 12 +3 Population at Support Perak [6.1.1]",
        "-2 Population at Opposition without New Villages Johore [6.1.1] -1 ECs with Sabotage EC N [6.1.2]",
        "British Resources 12 → 18 +6 ECs without Sabotage, 6 each EC S [6.2.1]",
        "The game would go on. Were this round the last: The British win.",
        "The next card is a Propaganda card with a chance of 1 in 3.",
    ):
        assert part in shown


def test_the_forecast_of_a_round_that_decides_the_game() -> None:
    sitting = Sitting("forecast", game=table({}, political_will=18))
    assert "The game would be over: The British win (" in sitting.shown
    assert "The next card is no Propaganda card." in sitting.shown


def test_the_forecast_tells_of_pieces_too() -> None:
    spaces: malaya.Spaces = {"kedah": {"opposition": True}}
    sitting = Sitting("forecast", game=japanese_occupation.table(spaces, resources=9), seats=OCCUPIERS)
    assert "Pieces on the map +1 MPAJA Guerrillas raised by Opposition Kedah [6.1.2] Resistance" in sitting.shown
    assert "-2 Japanese Resources, 1 per 4 of 9 [6.2.3]" in sitting.shown
    assert "Resources 9 → 0" in sitting.shown


def test_the_forecast_in_japanese() -> None:
    game = table({"perak": {"support": True}}, played=["M3", "M4", "M5", "M6", "M7", "M8"])
    game.lang = "ja"
    shown = Sitting("forecast", game=game).shown
    assert "政治意志 12 → 15 +3 支持の人口値 Perak [6.1.1]" in shown
    assert "次のカードはプロパガンダカードである。" in shown


def test_the_forecast_takes_no_word_and_there_is_none_when_the_game_is_over() -> None:
    assert "forecast takes no arguments." in Sitting("forecast soon").shown
    game = table({}, stage="reveal", political_will=20, played=["M3", "M4", "M5", "M6"])
    sitting = Sitting("n", game=play(game, "card:M33"))
    sitting.table.forecast([])
    assert "no such round ahead" in sitting.shown


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", OWN_GAMES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_forecast_keeps_to_the_width(name: str, lang: str, width: int) -> None:
    found = midgame(name=name).forecast(lang)
    assert found is not None
    lines = render(outlook.forecast(found, lang, name), width=width).splitlines()
    assert max(cell_len(line) for line in lines) <= width


# -- commands --------------------------------------------------------------------------------------------------------


def test_help_lists_the_commands_and_the_player_aid_of_the_question() -> None:
    sitting = Sitting("op-special", "?")
    for syntax in COMMANDS:
        assert syntax in sitting.shown
    assert "3.1 Operations in General: " in sitting.shown
    assert "Sweep: Provinces and Kuala Lumpur, 2 Resources each." in sitting.shown


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("? sweep", "Sweep: Provinces and Kuala Lumpur, 2 Resources each."),
        ("? available", "Available: Off the map and ready to be placed."),
        ("help New Village", "New Village: A marker for a guarded settlement"),
        ("?sweep", "Sweep: Provinces and Kuala Lumpur, 2 Resources each."),
        ("? 3.2.3", "3.2.3 Sweep: "),
        ("? 3.2.3.9", "3.2.3 Sweep: "),
        ("? m10", "M10 Gurney Killed"),
        (
            "help nonsense",
            'There is no help on "nonsense"; try an action (? sweep), a section (? 3.2.3), a card (? M1)',
        ),
        ("? deploy", 'There is no help on "deploy"'),
        ("? k10", 'There is no help on "k10"'),
        ("card M10", "M10 Gurney Killed Unshaded"),
        ("card M99", 'There is no card "M99".'),
        ("card K1", 'There is no card "K1".'),
        ("why", "Name an option, for example: why sweep thailand"),
        ("why event", '"event" is offered.'),
        ("why op-special sweep pahang", '"op-special sweep pahang" is offered.'),
        ("why op-special sweep thailand", '"thailand" is not offered. Only Provinces and Kuala Lumpur qualify'),
        ("why nonsense", '"nonsense" is neither an option nor a command'),
        ("log x", "Give the number of lines"),
        ("lang fr", "Languages: en, ja"),
        ("undo now", "undo takes no arguments."),
        ("save", "Name a file"),
        ("save my game.coin", "Name one file"),
        ("lang ja", "空きボックスを選択"),
    ],
)
def test_commands_answer_and_change_nothing(line: str, said: str) -> None:
    sitting = Sitting(line)
    assert said in sitting.shown
    assert sitting.game.driver.decisions == 1


def test_the_card_and_the_cards_played() -> None:
    sitting = Sitting("card", "cards")
    current = str(view(sitting.game)["card"])
    assert f"1 {current} " in sitting.shown
    assert "20 cards are left." in sitting.shown
    assert "Tip" in sitting.shown


def test_the_log_is_shown_line_by_line_and_again_on_demand() -> None:
    sitting = Sitting("op-special pass", "log 1")
    assert sitting.shown.count("British Resources still at 20 (+2, capped; for passing)") == 2
    assert sitting.shown.count("British: Pass") == 1


def test_why_names_the_section() -> None:
    sitting = Sitting("op-special sweep", "why thailand")
    assert re.search(r'"thailand" is not offered\. .+ \(\d[\d.]*\)\.', sitting.shown)


# -- undo ------------------------------------------------------------------------------------------------------------


def test_undo_takes_back_the_last_choice() -> None:
    sitting = Sitting("op-special", "sweep", "undo")
    assert prompt(sitting.game) == "choose-operation"
    assert "Taken back: sweep" in sitting.shown
    assert "# undone: sweep" in sitting.game.record()


def test_undo_reaches_into_a_turn_that_has_ended() -> None:
    sitting = Sitting("op-special pass", "", "undo", "undo")
    assert (sitting.game.actor, prompt(sitting.game)) == ("british", "choose-operation")


def test_undo_at_the_start_has_nothing_to_take_back() -> None:
    sitting = Sitting("undo!")
    assert "There is nothing to take back." in sitting.shown


def test_undo_stops_at_a_drawn_card_unless_it_is_told_to() -> None:
    both_pass = ("op-special pass", "", "event pass", "")
    refused = Sitting(*both_pass, "undo")
    assert "A die was rolled or a card was drawn since your last choice" in refused.shown
    assert len(refused.game.driver.state.played) == 2
    forced = Sitting(*both_pass, "undo!")
    assert (forced.game.actor, offered(forced.game)) == ("mcp", ["end-turn"])
    assert len(forced.game.driver.state.played) == 1


def test_undo_stops_at_a_die_unless_it_is_told_to() -> None:
    spaces = {"perak": {"police": 2, "underground": 3}}
    attack = ("limited-op attack perak", "undo")

    def game() -> Game:
        return table(spaces, by="mcp", dice=["die:6"], ask=("end-turn",))

    refused = Sitting(*attack, game=game())
    assert "undo! takes it back" in refused.shown
    assert refused.game.driver.state.active != [0] * 12
    assert Sitting("limited-op attack perak", "undo!", game=game()).game.driver.state.active == [0] * 12


def test_undo_skips_what_a_bot_has_done() -> None:
    seats: dict[str, Player | None] = {"british": None, "mcp": Random(1)}
    sitting = Sitting("op-special pass", "", "undo!", seats=seats)
    assert (sitting.game.actor, offered(sitting.game)) == ("british", ["end-turn"])


def test_takeback_counts_questions_and_sees_chance() -> None:
    game = coinbox.new("malaya", seed=3, ask=("end-turn",))
    assert game.takeback(("british", "mcp")) is None
    play(game, "op-special", "pass", "end-turn")
    assert game.takeback(("british", "mcp")) == Takeback(1, behind_chance=False)
    play(game, "event", "pass")
    assert game.takeback(("british",)) == Takeback(3, behind_chance=False)
    play(game, "end-turn")
    assert game.takeback(("mcp",)) == Takeback(1, behind_chance=True)


# -- saving and leaving ----------------------------------------------------------------------------------------------


def test_save_and_quit(tmp_path: Path) -> None:
    path = tmp_path / "mine.coin"
    sitting = Sitting("op-special train", f"save {path}", "quit", "never reached")
    assert sitting.code == 0
    assert sitting.typed == ["never reached"]
    assert "Save the game?" not in sitting.shown
    assert path.read_text(encoding="utf-8") == sitting.game.record()
    assert coinbox.load(path.read_text(encoding="utf-8")).position() == sitting.game.position()


def test_save_again_goes_to_the_same_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.coin"
    sitting = Sitting("op-special", f"save {path}", "train", "save", "quit")
    assert path.read_text(encoding="utf-8") == sitting.game.record()


def test_quit_asks_to_save_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "mine.coin"
    sitting = Sitting("op-special", "quit", str(path))
    assert "Save the game?" in sitting.shown
    assert path.read_text(encoding="utf-8") == sitting.game.record()


def test_quit_may_be_cancelled_or_leave_without_saving() -> None:
    sitting = Sitting("op-special", "quit", "c", "train", "quit", "n", "never reached")
    assert sitting.typed == ["never reached"]
    assert "Not saved." in sitting.shown
    assert prompt(sitting.game) == "train-space"


def test_quit_asks_nothing_when_nothing_was_played() -> None:
    assert Sitting("quit", "never reached").typed == ["never reached"]


@pytest.mark.parametrize("key", [KeyboardInterrupt, EOFError])
def test_ctrl_c_and_ctrl_d_ask_to_save(key: type[BaseException], tmp_path: Path) -> None:
    path = tmp_path / "mine.coin"
    sitting = Sitting("op-special", key, str(path))
    assert sitting.code == 0
    assert path.read_text(encoding="utf-8") == sitting.game.record()


def test_a_second_ctrl_c_leaves_at_once() -> None:
    sitting = Sitting("op-special", KeyboardInterrupt, KeyboardInterrupt, "never reached")
    assert sitting.code == INTERRUPTED
    assert sitting.typed == ["never reached"]
    assert "Not saved." in sitting.shown


def test_ctrl_c_while_a_bot_thinks_asks_to_save(tmp_path: Path) -> None:
    class Slow(Random):
        def choose(self, game: Game) -> int:
            raise KeyboardInterrupt

    path = tmp_path / "mine.coin"
    seats: dict[str, Player | None] = {"british": None, "mcp": Slow(1)}
    sitting = Sitting("op-special pass", "", str(path), seats=seats)
    assert sitting.code == 0
    assert coinbox.load(path.read_text(encoding="utf-8")).actor == "mcp"


def test_a_defect_of_the_program_does_not_cost_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(Random):
        def choose(self, game: Game) -> int:
            raise RuntimeError("a defect")

    monkeypatch.chdir(tmp_path)
    with pytest.raises(RuntimeError, match="a defect"):
        Sitting("op-special pass", "", seats={"british": None, "mcp": Broken(1)})
    assert coinbox.load((tmp_path / "malaya-1.coin").read_text(encoding="utf-8")).actor == "mcp"


def test_the_suggested_name_is_free(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "malaya-1.coin").write_text("taken", encoding="utf-8")
    Sitting("op-special", "quit", "")
    assert (tmp_path / "malaya-1.coin").read_text(encoding="utf-8") == "taken"
    assert coinbox.load((tmp_path / "malaya-2.coin").read_text(encoding="utf-8")).actor == "british"


def test_a_file_that_is_no_record_is_never_overwritten(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Henry,", encoding="utf-8")
    sitting = Sitting("op-special", f"save {letter}")
    assert "exists and is no coinbox record; nothing was written" in sitting.shown
    assert letter.read_text(encoding="utf-8") == "Dear Henry,"
    assert list(tmp_path.iterdir()) == [letter]


def test_another_game_is_overwritten_only_after_a_yes(tmp_path: Path) -> None:
    other = tmp_path / "other.coin"
    text = coinbox.new("malaya", seed=9).record()
    other.write_text(text, encoding="utf-8")
    Sitting("op-special", f"save {other}", "n")
    assert other.read_text(encoding="utf-8") == text
    sitting = Sitting("op-special", f"save {other}", "y")
    assert other.read_text(encoding="utf-8") == sitting.game.record()


@pytest.mark.parametrize("name", ["missing/folder/x.coin", "."])
def test_a_place_that_cannot_be_written_is_named_and_the_game_goes_on(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    sitting = Sitting("op-special", f"save {name}", "train")
    assert f"Not saved: {name}: " in sitting.shown
    assert prompt(sitting.game) == "train-space"
    assert list(tmp_path.iterdir()) == []


def test_a_save_that_fails_half_way_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "mine.coin"
    old = coinbox.new("malaya", seed=9).record()
    path.write_text(old, encoding="utf-8")

    def full(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(CoinboxError, match="the disk is full"):
        write_record(path, "coinbox record 1\n")
    assert path.read_text(encoding="utf-8") == old
    assert list(tmp_path.iterdir()) == [path]


# -- bots ------------------------------------------------------------------------------------------------------------


def test_two_bots_play_a_whole_game_and_the_result_is_shown(tmp_path: Path) -> None:
    path = tmp_path / "bots.coin"
    sitting = Sitting(str(path), seats={"british": Random(1), "mcp": Random(2)})
    result = sitting.game.result
    assert result is not None
    assert {"british": "The British win", "mcp": "The MCP wins", "tie": "The game is a tie"}[
        result.outcome
    ] in sitting.shown
    assert f"Political Will {result.tracks['political_will']} ·" in sitting.shown
    assert coinbox.load(path.read_text(encoding="utf-8")).result == result
    assert [line for line in sitting.game.log() if line not in sitting.shown] == []
    assert "MCP · random bot" in sitting.shown


def test_a_person_plays_a_whole_game_by_numbers() -> None:
    lines = ["1"] * 400
    sitting = Sitting(*lines, seats={"british": None, "mcp": Random(2)})
    assert sitting.game.result is not None
    assert "Save the game?" in sitting.shown


def test_a_bot_says_why() -> None:
    class Talker(Random):
        def reason(self, lang: str) -> str | None:
            return {"en": "It looked good.", "ja": "良さそうだった。"}[lang]

    english = Sitting("op-special pass", "", seats={"british": None, "mcp": Talker(1)})
    japanese = Sitting("op-special pass", "", seats={"british": None, "mcp": Talker(1)}, lang="ja")
    # Once a turn, not for every step of it.
    assert english.shown.count("It looked good.") == english.shown.count("MCP · random bot") > 0
    assert "良さそうだった。" in japanese.shown


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_greedy_gives_its_reason_at_the_table(lang: str) -> None:
    sitting = Sitting("op-special pass", "", seats={"british": None, "mcp": make_player("greedy", 1)}, lang=lang)
    assert {"en": "It wanted to ", "ja": "狙いは、"}[lang] in sitting.shown
    assert sitting.game.actor == "british"


# -- drawing ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("name", OWN_GAMES)
@pytest.mark.parametrize("seed", range(4))
def test_the_board_fits_and_hides_nothing(seed: int, name: str, lang: str, width: int) -> None:
    game = midgame(seed, name=name)
    text = render(drawn.board(view(game), lang, width), width=width)
    assert max(cell_len(line) for line in text.splitlines()) <= width
    assert "…" not in text
    for space in board_of(name).ids:
        assert say_in(lang, name, f"space-{space}") in text


def test_the_board_says_what_stands_where() -> None:
    game = table(
        {"perak": {"troops": 4, "police": 1, "active": 3, "terror": 2, "new_villages": True, "support": True}},
        political_will=9,
        british_resources=13,
        mcp_resources=4,
        commander="templer",
        unshaded=["M1"],
    )
    text = render(drawn.board(view(game), "en", 80))
    row = next(line for line in text.splitlines() if line.startswith("Perak"))
    assert " ".join(row.split()) == "Perak 3 Mountain British Support 4 1 · 3 · Terror x2, New Village"
    assert re.search(r"Political Will +9 █{9}░{11}", text)
    assert re.search(r"British Resources 13 █{13}░{7}", text)
    assert re.search(r"MCP Resources +4 █{4}░{16}", text)
    assert "Templer" in text
    assert "Available: Troop 11 · Police 14 · Guerrilla 12 · Base 4 · New Village 3" in text
    assert "M23 New Directives" in text
    assert "M1 New Villages (Unshaded)" in text


def test_the_board_of_kenya_says_what_stands_where() -> None:
    game = kenya.table(
        {
            "nyeri": {"troops": 3, "police": 1, "active": 2, "terror": 2, "relocated": 1, "loyalty": True},
            "meru": {"underground": 2, "relocated": 1},
            "kiambu": {"underground": 1, "resistance": True},
        },
        political_will=9,
        mau_mau_resources=4,
        pipeline="prison_system",
        out_of_play=6,
        shaded=["K3"],
    )
    text = render(drawn.board(view(game), "en", 100), width=100)
    rows = {line.split()[0]: " ".join(line.split()) for line in text.splitlines() if line}
    assert rows["Nyeri"] == "Nyeri 1 Reserve British Loyalty 3 1 · 2 · Terror x2, Population 1"
    assert rows["Meru"] == "Meru 0 Reserve Mau Mau · · · 2 · · Population 0"
    assert rows["Kiambu"] == "Kiambu 2 Reserve Mau Mau Resistance · · 1 · ·"
    assert re.search(r"Political Will +9 █{9}░{11}", text)
    assert re.search(r"Mau Mau Resources +4 █{4}░{16}", text)
    assert re.search(r"Pipeline +Prison System", text)
    assert "Commander" not in text
    assert "Available: Troop 7 · Police 8 · Guerrilla 10 · Base 4" in text
    assert "Out of Play: Police 6" in text
    assert "Pipeline 3: Reprisal in up to 2 spaces, Relocate in 1" in text
    assert "K3 Passive Wing (Shaded)" in text


def test_the_board_of_arab_revolt_says_what_stands_where() -> None:
    game = arab_revolt.table(
        {
            "galilee": {"troops": 3, "police": 1, "active": 2, "irregulars": 1, "opposition": True, "curfews": True},
            "railway_haifa_syria": {"underground": 2, "active_irregulars": 1, "sabotage": 2},
            "syria": {"underground": 1, "bases": 2},
        },
        by="rebels",
        chit=2,
        operations_held=["1"],
        punishments=["detain", "demolish", "demolish"],
        punishments_held=["fine"],
        political_will=9,
        unity="centralized",
        prison_guerrillas=2,
        prison_bases=1,
        shaded=["A1"],
        unshaded=["A28"],
        fort_police=3,
    )
    play(game, "op-2")
    text = render(drawn.board(view(game), "en", 80))
    rows = {line.split()[0]: " ".join(line.split()) for line in text.splitlines() if line}
    assert rows["Space"] == "Space Terrain Level T P U A B I AI Markers"
    assert rows["Galilee"] == "Galilee District Opposition 3 1 · 2 · 1 · Curfew"
    assert rows["Haifa-Syria"] == "Haifa-Syria Railway Railway · · · 2 · · · 1 Sabotage x2"
    assert rows["Syria"] == "Syria Foreign · · · 1 · 2 · ·"
    assert rows["Egypt"] == "Egypt Foreign · · · · · · · · Out of Play"
    assert re.search(r"Political Will +9 █{9}░{11}", text)
    assert re.search(r"Unity +Centralized", text)
    assert "Resources" not in text
    assert "Available: Troop 7 · Police 5 · Guerrilla 8 · Base 2 · Irregular 4 · Curfew 2" in text
    assert "Out of Play: Troop 5" in text
    assert "Prison: Guerrilla 2 · Base 1" in text
    assert "On A28: Police 3" in text
    assert "On A28" not in render(drawn.board(view(arab_revolt.table()), "en", 80))
    assert "Operations chits: held 1 · in play 2 · set aside 1, 1, 2, 2, 3, 3, 3" in text
    assert "Punishment chits: pool Detain, Demolish, Demolish · held Fine · set aside" in text
    assert "Unity 0: Divide only by a roll" in text
    assert "A1 Mass Detention (Shaded) For the rest" in text
    assert "A28 Tegart Forts For the rest of the game, 3 Police stand on this card" in text


FULL: dict[str, int | bool] = dict.fromkeys(
    ("police", "mpaja_active", "caches", "non_mpaja_underground", "force_136", "kempeitai"), 1
)
FULL |= {"troops": 4, "mpaja_underground": 2, "non_mpaja_active": 2, "terror": 2, "intel": 3}
FULL |= dict.fromkeys(("camps", "new_villages", "opposition", "revealed"), True)


def crowded() -> Game:
    """A position of Japanese Occupation with everything that a board can show."""
    return japanese_occupation.table(
        {
            "perak": FULL,
            "kuala_lumpur": {"troops": 9, "kempeitai": 1, "intel": 1, "revealed": True},
            "johore": {"mpaja_underground": 1, "intel": 2, "intel_gone": True},
            "ec_north": {"police": 1, "terror": 1},
        },
        resistance=18,
        resources=7,
        zipper="6",
        sabotage=[0, 0, 2, 0, 1, 0, 0, 0],
        burma_troops=2,
        davis_force=1,
        lost_caches=1,
        lost_kempeitai=1,
        unshaded=["J8"],
    )


def test_the_board_of_japanese_occupation_says_what_stands_where() -> None:
    text = render(drawn.board(view(crowded()), "en", 80))
    rows = {line.split()[0]: " ".join(line.split()) for line in text.splitlines() if line}
    assert rows["Space"] == "Space Pop Terrain Level T P MU MA SC NU NA F K JC NV In Terror"
    assert rows["Perak"] == "Perak 3 Mountain Opposition 4 1 2 1 1 1 2 1 1 1 1 2 Terror x2"
    assert rows["Kuala"] == "Kuala Lumpur 2 City · 9 · · · · · · · 1 · · 0"
    assert rows["Johore"] == "Johore 2 Jungle · · · 1 · · · · · · · · ·"
    assert rows["Kedah"].endswith(" ?")
    assert "EC North 0 EC · · 1 · · · · · · · · · · Terror" in " ".join(text.split())
    assert "JC Jungle Camp NV New Village In Intel chit (? concealed)" in " ".join(text.split())


def test_the_board_of_japanese_occupation_says_what_lies_beside_the_map() -> None:
    text = " ".join(render(drawn.board(view(crowded()), "en", 80)).split())
    assert f"Resistance 18 {'█' * 18}░░" in text
    assert f"Resources 7 {'█' * 7}{'░' * 13}" in text
    assert (
        "Railways (* starred): r1 Thailand-Kedah* · r2 Thailand-Kelantan* · r3 Thailand-Perak [Sabotage x2] ·" in text
    )
    assert "r5 Perak-Pahang-Selangor [Sabotage] · r6" in text
    assert "Supply Cache 2 · non-MPAJA Guerrilla 1 · Force 136 1 · Jungle Camp 3 · New Village 3" in text
    assert "On J17 and J25 until the Reset phase: Troop 2 · Force 136 1" in text
    assert "Out of the game: Supply Cache 1 · Kempeitai 1" in text
    assert "On the Zipper Track: Supply Cache 1 (12) Zipper 6: one of the two" in text
    assert "MPAJA Kill Traitors (a guess): The British remove 1 Police" in text
    assert "J8 Air Drops (Unshaded) For the rest of the game" in text


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("lang", ["en", "ja"])
def test_the_fullest_board_of_japanese_occupation_has_one_line_a_space(lang: str, width: int) -> None:
    lines = render(drawn.board(view(crowded()), lang, width), width=width).splitlines()
    first = next(at for at, line in enumerate(lines) if line.startswith("Kedah"))
    starts = [say_in(lang, "japanese_occupation", f"space-{id}") for id in board_of("japanese_occupation").ids]
    assert [line.startswith(start) for line, start in zip(lines[first:], starts, strict=False)] == [True] * 11
    assert max(map(cell_len, lines)) <= width


@pytest.mark.parametrize("lang", ["en", "ja"])
@pytest.mark.parametrize("unity", ["decentralized", "low", "middle", "high", "centralized"])
def test_every_step_of_unity_fits_beside_the_initiative_track(unity: str, lang: str) -> None:
    text = render(drawn.board(view(arab_revolt.table(unity=unity)), lang, 80))
    assert "…" not in text


def test_the_tracks_of_a_faction_have_its_colour() -> None:
    def coloured(game: Game) -> str:
        screen = io.StringIO()
        Console(file=screen, width=80, force_terminal=True, color_system="standard").print(
            drawn.tracks(view(game), "en", game.driver.rules)
        )
        return screen.getvalue()

    assert "\x1b[31m" in coloured(kenya.table())
    assert "\x1b[36m" not in coloured(kenya.table())
    assert "\x1b[36m" in coloured(table())


def test_kenya_is_played_at_the_table_in_both_languages() -> None:
    typed = ("op-special terror meru done", "", "limited-op", "why relocate", "deploy", "? oath", "? M1", "log 3")
    english, japanese = (
        Sitting(*typed, game=coinbox.new("kenya", seed=3, ask=("end-turn",), lang=lang), seats=KENYANS, lang=lang)
        for lang in ("en", "ja")
    )
    assert "There is no Relocate while the Pipeline is at Emergency Powers" in english.shown
    assert "Oath: With any Operation, and in a Propaganda Round." in english.shown
    assert 'There is no help on "M1"' in english.shown
    assert "Mau Mau Resources -1, now 7" in english.shown
    assert "パイプラインが非常大権の間、強制移住は行えません" in japanese.shown
    assert "マウマウリソース-1、現在7" in japanese.shown
    assert prompt(english.game) == prompt(japanese.game) == "deploy-space"


def test_two_bots_play_kenya_to_its_end() -> None:
    game = coinbox.new("kenya", seed=3, ask=("end-turn",))
    sitting = Sitting("n", game=game, seats={"british": Random(1), "mau_mau": Random(2)})
    result = sitting.game.result
    assert result is not None
    assert say_in("en", game.id, f"result-{result.outcome}") in sitting.shown
    assert [line for line in sitting.game.log() if line not in sitting.shown] == []


def test_arab_revolt_is_played_at_the_table_in_both_languages() -> None:
    spaces: arab_revolt.Spaces = {"galilee": {"underground": 2, "police": 1}, "samaria": {"troops": 2, "police": 1}}
    typed = ("op-2", "limited-op sabotage galilee", "", "why underground:galilee")

    def game(lang: str) -> Game:
        found = arab_revolt.table(spaces, by="rebels", chit=2, operations_held=["1"], ask=("end-turn",))
        found.lang = lang
        return found

    english, japanese = (Sitting(*typed, game=game(lang), seats=REBELS, lang=lang) for lang in ("en", "ja"))
    assert "Rebels play: Operations chit 2" in english.shown
    assert "Galilee went to Opposition" in english.shown
    assert "Chit 2: remove an Active Guerrilla, or skip" in english.shown
    assert "反乱軍：オペレーションチット2を使用" in japanese.shown
    assert "Galileeは対立になった" in japanese.shown
    assert "チット2：活動状態ゲリラ1個を除去してよい" in japanese.shown
    assert prompt(english.game) == prompt(japanese.game) == "chit-remove"


def test_undo_stops_at_a_drawn_chit_and_says_so() -> None:
    game = arab_revolt.table({"galilee": {"underground": 2}}, chit=None, operations_pool=["1", "2"], ask=("end-turn",))
    sitting = Sitting("op-special pass", "detain", "", "undo", game=game.resume(1), seats=REBELS)
    assert "A die was rolled, or a card or chit was drawn since your last choice" in sitting.shown
    assert prompt(sitting.game) == "choose-chit"


def test_a_mandatory_event_is_told_before_anybody_acts() -> None:
    game = arab_revolt.table({"haifa": {"troops": 4}}, card="A24", stage="mandatory", ask=("end-turn",))
    sitting = Sitting("decline", "", "why event", game=game, seats=REBELS)
    assert "Mandatory Event A24 Tensions in Europe" in sitting.shown
    assert re.search(r"(?:3 Troops|1 Troop) sent from Haifa to Out of Play", sitting.shown)
    assert sitting.game.driver.state.out_of_play == 8
    assert "The Event box is closed on A24 Tensions in Europe, whose Event is Mandatory" in sitting.shown


def test_two_bots_play_arab_revolt_to_its_end() -> None:
    game = coinbox.new("arab_revolt", seed=3, ask=("end-turn",))
    sitting = Sitting("n", game=game, seats={"british": Random(1), "rebels": Random(2)})
    result = sitting.game.result
    assert result is not None
    assert say_in("en", game.id, f"result-{result.outcome}") in sitting.shown
    assert [line for line in sitting.game.log() if line not in sitting.shown] == []


def test_japanese_occupation_is_played_at_the_table_in_both_languages() -> None:
    spaces: japanese_occupation.Spaces = {
        "perak": {"force_136": 1, "mpaja_underground": 1, "non_mpaja_underground": 1, "camps": True, "troops": 1}
    }
    typed = (
        "op-special sabotage raid",
        "supply",
        "gather perak mpaja",
        "non_mpaja",
        "r4",
        "",
        "limited-op",
        "why deploy",
    )

    def game(lang: str) -> Game:
        found = japanese_occupation.table(spaces, dice=["intel-1"], ask=("end-turn",))
        found.lang = lang
        return found

    english, japanese = (Sitting(*typed, game=game(lang), seats=OCCUPIERS, lang=lang) for lang in ("en", "ja"))
    assert '"raid" is not offered. No space qualifies for Raid (4.2.3).' in english.shown
    assert '"supply" is not offered. Supply does not accompany' in english.shown
    assert "Intel chit revealed in Perak: 1" in english.shown
    assert "Sabotage: select an adjacent Railway for a Sabotage marker" in english.shown
    assert "Sabotage marker placed on Perak-Kelantan Railway" in english.shown
    assert "Perakの情報チットを公開：1" in japanese.shown
    assert "Perak-Kelantan鉄道にサボタージュマーカーを配置" in japanese.shown
    assert prompt(english.game) == prompt(japanese.game) == "choose-limited"


@pytest.mark.parametrize(("lang", "shortage"), [("en", "Food Shortage"), ("ja", "食糧不足")])
def test_the_map_page_shows_the_icon_of_each_card_and_which_are_guessed(lang: str, shortage: str) -> None:
    page = render(map_page("japanese_occupation", "standard", lang, 200))
    row = next(line for line in page.splitlines() if line.startswith(shortage))
    shown = re.findall(r"(J\d+)(?:.\((G)\))?", row)
    told = {card.id: "G" if "icon" in card.guessed else "" for card in cards_of("japanese_occupation")}
    wanted = [card.id for card in cards_of("japanese_occupation") if card.icon == "food_shortage"]
    assert shown == [(name, told[name]) for name in wanted]
    assert {mark for _, mark in re.findall(r"(J\d+)(?:.\((G)\))?", page)} == {"", "G"}


def test_the_map_page_names_the_spaces_next_to_each_railway() -> None:
    rows = render(map_page("japanese_occupation", "standard", "en", 80)).splitlines()
    found = [" ".join(row.split()) for row in rows if re.search(r" r\d  ", row)]
    assert len(found) == 8
    assert "Perak-Pahang-Selangor r5 · Perak, Pahang, Selangor, KL, EC N" in found
    assert "Negri Sembilan-Johore r7 * N.Semb., Johore, EC S" in found
    assert "Railway" not in render(map_page("malaya", "standard", "en", 80))


def test_undo_stops_at_an_intel_chit_and_says_so() -> None:
    spaces: japanese_occupation.Spaces = {"perak": {"force_136": 1, "mpaja_underground": 2}}
    game = japanese_occupation.table(spaces, dice=["intel-1"], ask=("end-turn",))
    sitting = Sitting("op-special sabotage gather perak", "undo", game=game, seats=OCCUPIERS)
    assert "a card or Intel chit was drawn since your last choice" in sitting.shown


def test_a_card_is_shown_with_its_mpaja_icon() -> None:
    sitting = Sitting("card J27", "? J33", game=japanese_occupation.table(), seats=OCCUPIERS)
    assert (
        "J27 Jungle Conference (British Capability) MPAJA Food Shortage: The Japanese remove 1 MPAJA" in sitting.shown
    )
    assert "J33 Propaganda! Play a Propaganda Round" in sitting.shown


def test_what_is_a_guess_is_called_one() -> None:
    sitting = Sitting("card J1", game=japanese_occupation.table(), seats=OCCUPIERS)
    assert "MPAJA Mobilize Population (a guess): " in sitting.shown
    shown = render(card_list("japanese_occupation", None, "ja"), width=200)
    assert shown.count("（推測）：") == 26
    unity = render(map_page("arab_revolt", "standard", "en", 80))
    assert "Unity 1: Divide in 1 space." in unity  # the middle, where the game starts, is printed
    assert say_in("ja", "arab_revolt", "unity-low.help").startswith("1（推測）：")


def test_a_victory_of_the_mpaja_is_told_as_such() -> None:
    # Perak's new Guerrilla brings 1, and 13 Neutral Population cost 2: one Force 136 does not beat one Jungle Camp.
    spaces: japanese_occupation.Spaces = {"perak": {"camps": True, "force_136": 1, "opposition": True}}

    def ended(lang: str) -> str:
        game = japanese_occupation.table(spaces, stage="resistance", played=LAST_ROUND, resistance=20)
        game.lang = lang
        return Sitting("n", game=play(game, "end-turn"), seats=OCCUPIERS, lang=lang).shown

    lost = "The MPAJA wins, and both players lose (decided at the end of the last Propaganda Round)."
    assert f"{lost} Resistance 19 · Resources 0" in ended("en")
    assert "抗日軍の勝利、両者の敗北（最終プロパガンダラウンド終了時に決着）。抵抗値 19 · リソース 0" in ended("ja")


def test_two_bots_play_japanese_occupation_to_its_end() -> None:
    game = coinbox.new("japanese_occupation", seed=3, ask=("end-turn",))
    sitting = Sitting("n", game=game, seats={"british": Random(1), "japanese": Random(2)})
    result = sitting.game.result
    assert result is not None
    assert say_in("en", game.id, f"result-{result.outcome}") in sitting.shown
    assert [line for line in sitting.game.log() if line not in sitting.shown] == []


def test_cylinders_stand_in_their_boxes() -> None:
    game = play(table(), "op-special", "pass", "end-turn", "limited-op")
    text = render(drawn.board(view(game), "en", 80))
    assert re.search(r"Limited Operation +MCP", text)
    assert re.search(r"Event +·", text)
    assert re.search(r"Operation & Special Activity British", text)
    assert re.search(r"First Eligible +British", text)


def test_without_colour_no_control_characters_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    screen = io.StringIO()
    console = Console(file=screen, width=80, force_terminal=True, highlight=False)
    console.print(drawn.board(view(midgame()), "en", 80))
    assert not re.search(r"\x1b\[[\d;]*3\d", screen.getvalue())


def options_shown(game: Game, lang: str = "en", width: int = 80) -> str:
    decision = game.decision_in(lang)
    assert decision is not None
    return render(option_list(decision, game.id, lang, width), width=width)


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_many_moves_are_grouped_by_origin(lang: str) -> None:
    game = table({"kuala_lumpur": {"troops": 4, "police": 2}, "perak": {"troops": 2, "police": 2}}, by="british")
    play(game, "op-special", "garrison", "ec_north", "ec_south", "kuala_lumpur", "done")
    text = options_shown(game, lang)
    number = len(game.driver.options())
    assert number > 8
    assert len(text.splitlines()) < number
    found = [int(n) for n in re.findall(r"(?<![\w>])\d+(?= )", text)]
    assert sorted(found) == list(range(1, number + 1))
    assert max(cell_len(line) for line in text.splitlines()) <= 80


def test_moves_too_long_for_a_line_are_grouped_though_few() -> None:
    spaces: arab_revolt.Spaces = {"railway_tel_aviv_egypt": {"troops": 1}}
    game = arab_revolt.table(spaces, stage="redeploy", played=["A3", "A4", "A5", "A6", "A33"])
    assert len(offered(game)) == 3
    assert "Troop: Tel Aviv-Egypt Railway →  1 Haifa  2 Tel Aviv-Jaffa  3 Jerusalem" in options_shown(game)


@pytest.mark.parametrize("name", OWN_GAMES)
def test_every_option_of_a_game_can_be_shown_at_80_columns(name: str) -> None:
    game = coinbox.new(name, seed=11)
    draw = random.Random(11)
    while not game.over:
        for lang in ("en", "ja"):
            text = options_shown(game, lang)
            assert max(cell_len(line) for line in text.splitlines()) <= 80
            assert "…" not in text
            assert len(text.splitlines()) <= 24
        game.driver.step(draw.choice(list(game.driver.options())))


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("one two three", 7, ["one two", "three"]),
        ("州とKuala Lumpurで各2リソース。", 10, ["州とKuala", "Lumpurで各", "2リソー", "ス。"]),
        ("政治意志-1、現在12。", 12, ["政治意志-1、", "現在12。"]),
        ("あいうえお。", 10, ["あいうえ", "お。"]),
        ("あい（3.2.1）。", 6, ["あい", "（3.2.1）。"]),
        ("1\u00a0Tel\u00a0Aviv 2\u00a0Haifa", 12, ["1\u00a0Tel\u00a0Aviv", "2\u00a0Haifa"]),
        ("全土非常大権下第136部隊", 12, ["全土非常大権", "下第136部隊"]),
        ("全土非常大権下第136部隊", 15, ["全土非常大権下", "第136部隊"]),
        ("", 5, [""]),
        ("unbreakable", 5, ["unbreakable"]),
    ],
)
def test_sentences_are_broken_into_lines(text: str, width: int, lines: Sequence[str]) -> None:
    assert wrap(text, width) == lines


def test_the_name_of_a_railway_stays_on_one_line() -> None:
    railways = ("haifa_tel_aviv", "tel_aviv_jerusalem", "tel_aviv_egypt")
    names = [say_in("ja", "arab_revolt", f"space-railway_{name}") for name in railways]
    text = "、".join(names)
    assert [wrap(text, width) for width in (24, 32)] == [[f"{names[0]}、", f"{names[1]}、", names[2]]] * 2


def test_replay_shows_words_and_log_of_a_turn() -> None:
    game = table({"perak": {"troops": 2, "police": 2}})
    play(game, "op-special", "train", "perak", "police", "done", "done")
    screen = io.StringIO()
    replay = Replay(game, Console(file=screen, width=100, highlight=False))
    replay.show_all()
    shown = " ".join(screen.getvalue().split())
    assert "1/1 · British" in shown
    assert "op-special train perak police" in shown
    assert "1 Police placed in Perak" in shown
    assert "not finished: British to decide" in shown


@pytest.mark.parametrize("width", [40, 66])
@pytest.mark.parametrize("game", OWN_GAMES)
def test_no_line_of_japanese_begins_with_a_particle_a_unit_or_a_number(game: str, width: int) -> None:
    texts = [say_in("ja", game, name) for name in own_messages("ja", game) if name.endswith((".help", "-tip", "-help"))]
    broken = [(left, right) for text in texts for left, right in pairwise(wrap(text, width))]
    assert len(broken) > 100
    after_a_pause = "。、：；・，．！？＆／→）」"
    for left, right in broken:
        if left[-1] not in after_a_pause:
            assert not "ぁ" <= right[0] <= "ん", (left, right)
            assert not re.match(r"[+-]?[0-9]", right) or "ぁ" <= left[-1] <= "ん", (left, right)
            assert not (left[-1].isdigit() and re.match("[個箇枚本回手]", right)), (left, right)
        assert left[-1] not in "（「"
        assert right[0] not in "。、）」：ー"
