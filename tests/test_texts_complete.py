"""Every question, answer, log line and reason of a game has its sentence in both languages, and none is left over."""

from __future__ import annotations

import ast
import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache, partial
from importlib import import_module
from pathlib import Path
from typing import Any, Literal

import pytest

import coinbox
from coinbox import Decision, Game
from coinbox import coin as family
from coinbox.coin.explain import FIRST_THINGS, LATER
from coinbox.coin.reasons import GROUPS
from coinbox.kernel.fields import BITS, fields_of
from coinbox.library import board_of, package_of, rules_of
from coinbox.table import reference
from coinbox.text import LANGUAGES, SHARED, has_in, messages, own_messages, render, say_in, sources
from coinbox.text.levels import DEPTH, LEVELS
from tests.games import OWN_GAMES

JAPANESE = re.compile("[ぁ-んァ-ヶ一-龯]")
Args = dict[str, str | int]
GAMES = 30
EVERY = 3
"""Of so many decisions one is rendered."""
WHY_EVERY = 11
"""Of so many decisions one is asked why something is not offered."""
Ids = Callable[[str], set[str]]
Functions = tuple[ast.FunctionDef, ...]
Found = tuple[str, ast.Call, Functions]
"""The name that is called, the call, and the functions in which it stands, the innermost first."""


# -- what the source asks for ----------------------------------------------------------------------------------------


@cache
def trees(game: str) -> tuple[ast.Module, ...]:
    """The rules of a game: its own files and those of the family that they use."""
    found: dict[Path, ast.Module] = {}
    wanted = list(Path(str(import_module(package_of(game)).__file__)).parent.glob("*.py"))
    while wanted:
        path = wanted.pop()
        if path not in found:
            found[path] = ast.parse(path.read_text(encoding="utf-8"))
            wanted += _of_the_family(found[path])
    return tuple(found.values())


def _of_the_family(tree: ast.Module) -> Iterator[Path]:
    """The files of the family that a file imports from."""
    folder = Path(str(family.__file__)).parent
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{family.__name__}."):
            yield folder / f"{(node.module or '').rpartition('.')[2]}.py"


@cache
def calls(game: str) -> tuple[Found, ...]:
    """All calls in the rules."""
    return tuple(found for tree in trees(game) for found in _calls_in(tree, ()))


def _calls_in(node: ast.AST, functions: Functions) -> Iterator[Found]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Call) and isinstance(child.func, ast.Name | ast.Attribute):
            yield (child.func.id if isinstance(child.func, ast.Name) else child.func.attr), child, functions
        yield from _calls_in(child, (child, *functions) if isinstance(child, ast.FunctionDef) else functions)


def constants(game: str, node: ast.expr, functions: Functions) -> Iterator[str]:
    """The strings that an argument can be: itself, either branch of a choice, or what a parameter is given."""
    if isinstance(node, ast.IfExp):
        yield from constants(game, node.body, functions)
        yield from constants(game, node.orelse, functions)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif (function := taking(node, functions)) is not None:
        place = [a.arg for a in function.args.args].index(ast.unparse(node))
        for name, call, callers in calls(game):
            if name == function.name:
                yield from constants(game, call.args[place], callers)
    else:
        raise ValueError(f"line {node.lineno}: {ast.unparse(node)} hides an id from this test")


def taking(node: ast.expr, functions: Functions) -> ast.FunctionDef | None:
    """The function of which a name is a parameter."""
    name = node.id if isinstance(node, ast.Name) else None
    return next((function for function in functions if name in [a.arg for a in function.args.args]), None)


@cache
def prompt_ids(game: str) -> set[str]:
    """The ids of all prompts: constants, and the questions of cards."""
    found: set[str] = set()
    for name, call, function in calls(game):
        if name == "ask":
            cards, questions = (list(constants(game, argument, function)) for argument in call.args)
            found.update(f"{card}-{question}" for card in cards for question in questions)
        elif name == "Prompt" and not isinstance(call.args[0], ast.JoinedStr):  # the f-string is that of `ask`
            found.update(constants(game, call.args[0], function))
    return found


@cache
def log_ids(game: str) -> set[str]:
    """The ids of all lines of the log."""
    return {
        message
        for name, call, function in calls(game)
        if name == "log"
        for message in constants(game, call.args[0], function)
    }


@cache
def count_ids(game: str) -> set[str]:
    """The ids of all lines of a Propaganda Round."""
    found = [constants(game, call.args[1], function) for name, call, function in calls(game) if name == "tally"]
    return {what for whats in found for what in whats}


FORBIDDING = (
    "all_cubes",
    "all_troops",
    "terror",
    "full_of_bases",
    "marched",
    "outnumbered",
    "province_taken",
    "retreated",
    "shunned_railways",
)
"""Sets that a rule names to keep their spaces out."""


@cache
def why_ids(game: str) -> set[str]:
    """The ids of all reasons: constants, fixed sets of spaces, sets of the state, and those that a rule names."""
    own = import_module(f"{package_of(game)}.explain")
    found = {"too-dear", *(["too-dear-in-all"] if own.explain.in_all else [])}
    found |= {*FIRST_THINGS.values(), *(f"only-{name}" for name in own.SETS.values())}
    found |= {f"{kind}-{when}" for kind in ("space", "action") for when in LATER} - {"action-with"}
    state: Any = rules_of(game).setup(rules_of(game).scenarios[0])
    sets = {field.name for field in fields_of(state) if field.kind == BITS and not field.names} - {"unsettled"}
    found |= {f"{name.replace('_', '-')}-{answer}" for name in sets for answer in ("in", "out")}
    groups = {**GROUPS, **getattr(own, "GROUPS", {})}
    found |= {message for terms, message in groups.items() if terms <= sets}
    for name, call, function in calls(game):
        if name == "Reason" and isinstance(call.args[0], ast.Constant):
            found.add(str(call.args[0].value))
        if name == "named":
            terms = constants(game, call.args[1], function)
            found |= {f"{term.replace('_', '-')}-{'in' if term in FORBIDDING else 'out'}" for term in terms}
    return found


@cache
def option_ids(game: str) -> set[str]:
    """The names of the options that have a label of their own, and the labels made of pieces, spaces and numbers."""
    words = rules_of(game).vocabulary
    own = {word.name for word in words.options if word.kind in ("word", "side", "place")}
    return own | {"die", "move", "piece", "idle"}


@cache
def action_ids(game: str) -> set[str]:
    """The actions of the vocabulary."""
    return {word.name for word in rules_of(game).vocabulary.options if word.kind == "action"}


@cache
def chit_ids(game: str) -> set[str]:
    """The chits of the vocabulary."""
    return {word.name for word in rules_of(game).vocabulary.options if word.kind == "chit"}


@cache
def roll_ids(game: str) -> set[str]:
    """The ids of the prompts that chance answers with a die: those with a message, which random games prove."""
    return {name for name in prompt_ids(game) if has_in("en", game, f"roll-{name}")}


@cache
def said_ids(game: str, kind: str) -> set[str]:
    """The ids of such messages that stand in the rules as strings."""
    strings = {
        node.value
        for tree in trees(game)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return {name for name in strings if has_in("en", game, f"{kind}-{name}")}


KINDS: dict[str, Ids] = {
    "roll": roll_ids,
    **{kind: partial(said_ids, kind=kind) for kind in ("cause", "modifier", "verdict", "source", "needs")},
    "prompt": prompt_ids,
    "option": option_ids,
    "log": log_ids,
    "count": count_ids,
    "why": why_ids,
    "chit": chit_ids,
}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
@pytest.mark.parametrize("kind", KINDS)
def test_each_id_has_its_message(kind: str, game: str, lang: str) -> None:
    assert [name for name in KINDS[kind](game) if not has_in(lang, game, f"{kind}-{name}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_message_is_left_over(kind: str, lang: str) -> None:
    mark = f"{kind}-"
    shared: Counter[str] = Counter()
    for game in OWN_GAMES:
        asked, own = {f"{mark}{name}" for name in KINDS[kind](game)}, of_kind(own_messages(lang, game), mark)
        assert own - asked == set(), game
        shared.update(asked - own)
    written = of_kind(messages(lang), mark)
    assert written - set(shared) == set()
    assert [name for name in written if shared[name] == 1] == []  # it belongs into the folder of that game


def of_kind(written: frozenset[str], mark: str) -> set[str]:
    """The messages whose id begins so; an attribute counts as its message."""
    return {name.partition(".")[0] for name in written if name.startswith(mark)}


def test_every_line_of_the_log_has_its_level() -> None:
    written = {name for game in OWN_GAMES for name in (*messages("en"), *own_messages("en", game))}
    assert set(LEVELS) == {name.removeprefix("log-") for name in written if name.startswith("log-")}
    assert set(LEVELS.values()) == set(DEPTH)


def test_the_scan_finds_each_kind_of_id() -> None:
    assert {"train-space", "take-from-map", "M3-where", "M32-intimidate"} <= prompt_ids("malaya")
    assert {"deploy-space", "take-from-map", "K6-police", "K29-police", "K32-reprisal"} <= prompt_ids("kenya")
    assert {"track", "roll", "add-sabotage", "add-terror", "gurney-killed"} <= log_ids("malaya")
    assert {"place-from", "pipeline", "release-police"} <= log_ids("kenya")
    assert {"support", "centers", "bases"} <= count_ids("malaya")
    assert {"no-cubes", "only-ecs", "support-in", "not-done"} <= why_ids("malaya")
    assert {"pipeline-forbids", "only-reserves", "populated-out"} <= why_ids("kenya")
    assert {"deploy-curfew", "take-from-map", "A12-punish", "A24-punish", "A9-country"} <= prompt_ids("arab_revolt")
    assert {"draw", "place-curfew", "imprison", "cancel-capability"} <= log_ids("arab_revolt")
    assert {"event-closed", "only-palestine", "british-majority-out"} <= why_ids("arab_revolt")
    assert {"op-1", "held-fine", "fine"} <= chit_ids("arab_revolt")
    assert {"contact-how", "draw-intel", "J6-british", "J32-where"} <= prompt_ids("japanese_occupation")
    assert {"icon", "sabotage-railway", "to-card", "zipper"} <= log_ids("japanese_occupation")
    assert {"not-this-railway", "no-japanese", "cube-majority-out"} <= why_ids("japanese_occupation")
    assert why_ids("japanese_occupation").isdisjoint({"no-cubes", "no-insurgents"})
    assert chit_ids("japanese_occupation") == {"intel-0", "intel-1", "intel-2"}
    assert prompt_ids("malaya").isdisjoint({"deploy-space", "K6-police"})
    assert prompt_ids("arab_revolt").isdisjoint({"march-space", "rally-how", "reprisal-move"})
    hidden = [call for name, call, _ in calls("kenya") if name == "Prompt" and isinstance(call.args[0], ast.JoinedStr)]
    assert len(hidden) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_action_has_its_name_and_player_aid(game: str, lang: str) -> None:
    wanted = [f"action-{action}{end}" for action in {*action_ids(game), "event"} for end in ("", "-help")]
    assert [name for name in wanted if not has_in(lang, game, name)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_the_player_aid_explains_every_action_of_its_faction(game: str, lang: str) -> None:
    page = reference.aid(game, lang)
    parts = ("operations", "specials", "others")
    told = [action for faction in page["factions"] for part in parts for action in faction[part]]
    assert action_ids(game) <= {action["id"] for action in told}
    assert [action["id"] for action in told if not (action["name"] and action["section"] and action["help"])] == []
    assert [phase["phase"] for phase in page["propaganda"] if not (phase["name"] and phase["help"])] == []
    assert all(section["help"] for section in page["raises"] + page["lowers"])


# -- words of one game alone -----------------------------------------------------------------------------------------

ALONE = {
    ("malaya",): r"\bMCP\b|Support(?! [Pp]hase|, Redeploy)|Commander|支持|司令官",
    ("kenya",): r"Mau Mau|Kenya|Kikuyu|Reserve|Mountain Jungle|Loyalty|Pipeline|Outrage|"
    r"マウマウ|ケニア|キクユ|居留地|山岳密林|忠誠|パイプライン|憤激",
    ("arab_revolt",): r"Rebel|Arab|(?<!Ex-)Palestin|Irregular|Curfew|\bDistrict|Foreign Countr|"
    r"Unity(?! of Command)|[Cc]entralized|Operations chit|Punishment chit|Munich|"
    r"反乱軍|アラブ|(?<!元)パレスチナ|非正規兵|外出禁止令|県|外国スペース|団結|分権|集権|オペレーションチット|懲罰チット|監獄",
    (
        "japanese_occupation",
    ): r"Japanese|MPAJA(?! Legacy)|Force 136|Kempeitai|Jungle Camp|Supply Cache|Zipper|Intel chit|"
    r"日本軍|抗日軍(?!の遺産)|第136部隊|憲兵隊|密林キャンプ|補給物資庫|ジッパー作戦|情報チット",
    ("malaya", "japanese_occupation"): r"Malay|\bECs?\b|New Village|新村|マラヤ",
    ("kenya", "japanese_occupation"): r"Resistance|抵抗",
    ("arab_revolt", "japanese_occupation"): r"Railway|鉄道",
    ("malaya", "arab_revolt", "japanese_occupation"): r"Opposition|対立",
}
"""Games -> words that are true of them alone."""
MAPS = (("malaya", "japanese_occupation"), ("kenya",), ("arab_revolt",))
"""Games that are played on one map."""
OF_NO_GAME = ("en/web.ftl", "ja/web.ftl")
"""Files that speak of several games at once."""


def words_of(games: tuple[str, ...]) -> re.Pattern[str]:
    """The words of these games alone, and the names of the spaces of their map."""
    ids = board_of(games[0]).ids if games in MAPS else ()
    return re.compile("|".join([ALONE[games], *(re.escape(say_in("en", games[0], f"space-{i}")) for i in ids)]))


def foreign_to(game: str) -> list[re.Pattern[str]]:
    """The words that a game never says."""
    return [words_of(games) for games in ALONE if game not in games]


def written(lang: str) -> Iterator[tuple[str, str, str]]:
    """Each message of a language with its game ("": shared) and its source, help of the command line left out."""
    for game in (SHARED, *OWN_GAMES):
        for file, text in sources(lang, game):
            for source in re.split(r"\n(?=\S)", text):
                name = source.partition(" ")[0]
                if not source.startswith("#") and not name.startswith("cli-") and file not in OF_NO_GAME:
                    yield game, name, source.partition("=")[2]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("games", ALONE, ids="-".join)
def test_no_other_game_says_the_words_of_a_game(games: tuple[str, ...], lang: str) -> None:
    words = words_of(games)
    said = [(game, name) for game, name, source in written(lang) if words.search(source)]
    others = [(game, name) for game, name in said if game not in games]
    assert others == []
    assert len(said) > 50


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_names_a_game(lang: str) -> None:
    names = [name for _, name, _ in written(lang)]
    assert [name for name in names if not set(name.split("-")).isdisjoint(OWN_GAMES)] == []
    assert len(names) > 1500


# -- labels ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", OWN_GAMES)
def test_every_word_of_the_vocabulary_has_a_clean_label(game: str, lang: str) -> None:
    labels = [render.option(lang, game, word) for word in rules_of(game).vocabulary.options]
    assert [label for label in labels if is_unclean(label)] == []
    assert [label for label, times in Counter(labels).items() if times > 1] == []


def is_unclean(sentence: str) -> bool:
    """Whether a sentence is empty, untrimmed, or shows a trace of the message that it was made of."""
    return not sentence or sentence != sentence.strip() or bool(re.search(r"[{}$_]|\bNone\b| [ :;,)]", sentence))


# -- single lines ----------------------------------------------------------------------------------------------------


def line(lang: str, game: str, message: str, **args: str | int) -> str:
    return render.log(lang, game, [(message, args)])[0]


def test_like_steps_are_told_as_one() -> None:
    step = ("move", {"piece": "troop", "origin": "kuala_lumpur", "space": "pahang"})
    other = ("move", {"piece": "police", "origin": "kuala_lumpur", "space": "pahang"})
    assert render.log("en", "malaya", [step, step, step, other]) == [
        "3 Troops moved from Kuala Lumpur to Pahang",
        "1 Police moved from Kuala Lumpur to Pahang",
    ]
    assert render.log("ja", "malaya", [step, step]) == ["兵員2個がKuala LumpurからPahangへ移動"]


def test_political_will_is_told_with_its_sign() -> None:
    def told(lang: str, game: str, asked: int, n: int, total: int, cause: str, spaces: str = "") -> str:
        args: Args = {
            "track": "political_will",
            "asked": asked,
            "n": n,
            "total": total,
            "cause": cause,
            "spaces": spaces,
        }
        return line(lang, game, "track", **args)

    assert told("en", "malaya", 1, 1, 13, "card") == "Political Will +1, now 13 (the card)"
    assert told("en", "kenya", -2, -2, 8, "control", "embu meru") == "Political Will -2, now 8 (Control of Embu, Meru)"
    assert told("ja", "malaya", -2, -2, 8, "troop-lost", "perak") == "政治意志-2、現在8（Perakで兵員を喪失）"


def test_a_track_that_is_cut_or_stays_says_so() -> None:
    def told(lang: str, asked: int, n: int, total: int) -> str:
        args: Args = {
            "track": "british_resources",
            "asked": asked,
            "n": n,
            "total": total,
            "cause": "card",
            "spaces": "",
        }
        return line(lang, "malaya", "track", **args)

    assert told("en", 10, 2, 20) == "British Resources +10, capped: +2, now 20 (the card)"
    assert told("en", 10, 0, 20) == "British Resources still at 20 (+10, capped; the card)"
    assert told("en", 0, 0, 7) == "British Resources unchanged, 7 (the card)"
    assert told("ja", -4, -1, 0) == "英国リソース-4、上限・下限により-1、現在0（カードの効果）"


def test_lost_control_is_told_apart() -> None:
    assert line("en", "malaya", "control", space="pahang", control="british") == "British Control in Pahang"
    assert line("en", "malaya", "control", space="pahang", control="none") == "Pahang is Uncontrolled"
    assert line("ja", "kenya", "control", space="nyeri", control="mau_mau") == "Nyeriはマウマウ支配になった"
    assert line("ja", "malaya", "control", space="pahang", control="none") == "Pahangは非支配になった"


def test_an_event_is_told_with_its_side_if_it_has_two() -> None:
    def told(game: str, faction: str, card: str, side: str) -> str:
        return line("en", game, "event", faction=faction, card=card, side=side)

    assert told("malaya", "mcp", "M3", "shaded") == "MCP: Event M3 Leaflets (Shaded)"
    assert told("malaya", "mcp", "M24", "execute") == "MCP: Event M24 British Government"
    assert told("kenya", "mau_mau", "K26", "execute") == "Mau Mau: Event K26 Hola Detention Camp"


def test_a_capability_is_told_with_its_side_if_it_has_two() -> None:
    forts = line("en", "arab_revolt", "capability", card="A28", side="execute")
    assert forts == "In force for the rest of the game: A28 Tegart Forts"
    assert line("en", "arab_revolt", "capability", card="A1", side="shaded").endswith("A1 Mass Detention (Shaded)")
    assert line("ja", "malaya", "capability", card="M1", side="unshaded").endswith("（網掛けなし）")


def test_chits_and_unity_are_told_by_name() -> None:
    assert line("en", "arab_revolt", "hold", faction="rebels", chit="op-2") == "Rebels now hold: Operations chit 2"
    played = line("ja", "arab_revolt", "play-chit", faction="british", chit="held-demolish")
    assert played == "英国：保持している家屋破壊を使用"
    shifted: Args = {"toward": "decentralized", "asked": -2, "cause": "card", "spaces": ""}
    assert [line("en", "arab_revolt", "unity", **shifted, n=n, unity="decentralized") for n in (-2, -1, 0)] == [
        "Unity toward Decentralized (-2), now Decentralized (the card)",
        "Unity toward Decentralized (-2, capped: -1), now Decentralized (the card)",
        "Unity cannot go further toward Decentralized: Decentralized (the card)",
    ]


def test_railways_icons_and_zipper_are_told_by_name() -> None:
    game = "japanese_occupation"
    cut = line("en", game, "sabotage-railway", railway="r5")
    assert cut == "Sabotage marker placed on Perak-Pahang-Selangor Railway"
    assert line("ja", game, "repair-railway", railway="r1", n=2) == (
        "Thailand-Kedah鉄道からサボタージュマーカー2個を除去"
    )
    assert line("en", game, "icon", icon="kill_traitors") == "The MPAJA acts: Kill Traitors"
    moved: Args = {"toward": "ready", "asked": 1, "n": 1, "zipper": "ready", "cause": "resistance"}
    assert line("en", game, "zipper", **moved) == "Operation Zipper toward Ready (+1), now Ready (Resistance)"
    assert line("en", game, "to-card", piece="troop", space="perak", card="J17") == (
        "1 Troop moved from Perak onto J17 Burma Theater"
    )


def test_the_end_of_japanese_occupation_is_told_with_resistance() -> None:
    args: Args = {"outcome": "mpaja", "track": "resistance", "total": 18, "verdict": "camps", "limit": 20, "round": 3}
    ended = {lang: line(lang, "japanese_occupation", "over", **args) for lang in LANGUAGES}
    assert ended == {
        "en": "Resistance 18 is below 20, and there are no more Force 136 than Jungle Camps: "
        "The MPAJA wins, and both players lose at the third Propaganda Round",
        "ja": "抵抗値18は20未満で、第136部隊が密林キャンプより多くない："
        "3回目のプロパガンダラウンドで抗日軍の勝利、両者の敗北",
    }


@pytest.mark.parametrize(
    ("verdict", "total", "outcome", "told"),
    [
        ("at-least", 19, "british", "Political Will 19 is at least 18: The British win at the second Propaganda Round"),
        ("at-most", 1, "mcp", "Political Will 1 is at most 18: The MCP wins at the second Propaganda Round"),
        ("exactly", 18, "tie", "Political Will is exactly 18: The game is a tie at the second Propaganda Round"),
    ],
)
def test_the_end_is_told_with_what_decided_it(verdict: str, total: int, outcome: str, told: str) -> None:
    args: Args = {"track": "political_will", "total": total, "verdict": verdict, "limit": 18, "round": 2}
    assert line("en", "malaya", "over", outcome=outcome, **args) == told


def test_a_roll_is_told_with_purpose_target_modifiers_and_outcome() -> None:
    attack: Args = {
        "faction": "mcp",
        "purpose": "attack-die",
        "space": "perak",
        "modifiers": "",
        "comparison": "at-most",
    }
    hit = line("en", "malaya", "roll", n=3, target=4, success="success", **attack)
    assert hit == "MCP roll for the Attack in Perak: 3, needs 4 or less: hit"
    ambush: Args = {"faction": "british", "purpose": "ambush-roll", "space": "perak", "comparison": "above"}
    missed: Args = {"n": 1, "modifiers": "caches:2", "target": 4, "success": "failure"}
    assert line("en", "japanese_occupation", "roll", **ambush, **missed) == (
        "British roll for the Ambush in Perak, against its cubes: 1 (Supply Caches +2: 3), needs more than 4: miss"
    )
    outrage: Args = {"faction": "british", "purpose": "outrage", "space": "", "modifiers": "", "comparison": "below"}
    assert line("ja", "kenya", "roll", n=3, target=3, success="failure", **outrage) == (
        "英国の判定（憤激）：3、基準は3未満：憤激なし"
    )


def test_the_question_of_6_3_1_names_its_railway() -> None:
    asked = [
        render.prompt("en", "japanese_occupation", "unrest-space", {"faction": "british", "space": "", "n": number})
        for number in range(1, 9)
    ]
    assert [question.partition(" has Sabotage: ")[0] for question in asked] == [
        say_in("en", "japanese_occupation", f"place-r{number}") for number in range(1, 9)
    ]


def test_the_pipeline_is_told_by_name_and_number() -> None:
    right: dict[str, str | int] = {"pipeline": "gulag", "total": 4, "asked": 1, "cause": "card"}
    assert line("en", "kenya", "pipeline", n=1, **right) == "Pipeline: now Gulag (4; the card)"
    assert line("en", "kenya", "pipeline", n=0, **right) == "Pipeline: stays Gulag (4), the end of the track (the card)"
    assert line("ja", "kenya", "pipeline", n=1, **right) == "パイプライン：グラーグ（4）に移動（カードの効果）"


@pytest.mark.parametrize(
    ("game", "prompt", "n", "english", "japanese"),
    [
        ("malaya", "sweep-space", 2, "(2 Resources)", "（2リソース）"),
        ("kenya", "sweep-space", 0, "select a destination", "移動先を選択"),
        ("malaya", "rally-space", 1, "(1 Resource)", "（1リソース）"),
        ("kenya", "rally-space", 0, "(free)", "（無償）"),
        ("malaya", "march-space", 1, "(1 Resource, ECs free)", "（1リソース、ECは無償）"),
        ("kenya", "march-space", 1, "(1 Resource)", "（1リソース）"),
        ("malaya", "agitate-step", 0, "(free)", "（無償）"),
    ],
)
def test_a_prompt_names_its_price(game: str, prompt: str, n: int, english: str, japanese: str) -> None:
    space = board_of(game).ids[1]
    for lang, price in (("en", english), ("ja", japanese)):
        asked = render.prompt(lang, game, prompt, {"faction": "british", "space": space, "n": n})
        assert asked.endswith(price)


def test_the_same_option_is_worded_by_each_game() -> None:
    def label(lang: str, game: str, name: str) -> str:
        words = rules_of(game).vocabulary
        return render.option(lang, game, words.options[words.ids[name]])

    assert label("en", "malaya", "left") == "Commander Track: one space left"
    assert label("en", "kenya", "left") == "Pipeline: one step left"
    assert label("ja", "malaya", "remove-police") != label("ja", "kenya", "remove-police")
    assert label("ja", "malaya", "sweep") == label("ja", "kenya", "sweep") == "掃討"


# -- whole games -----------------------------------------------------------------------------------------------------


def game_of(game: str, seed: int) -> Game:
    """A new game; in every third one dice and cards are asked for too."""
    scenarios = rules_of(game).scenarios
    chance: Literal["ask"] | None = None if seed % 3 else "ask"
    scenario = scenarios[seed % len(scenarios)]
    return coinbox.new(game, scenario=scenario, seed=seed, chance=chance, ask=("end-turn",), logging=True)


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("name", OWN_GAMES)
def test_a_random_game_can_be_told_in_both_languages(name: str, seed: int) -> None:
    game, luck = game_of(name, seed), random.Random(seed)
    foreign = foreign_to(name)
    while game.driver.pending is not None:
        assert game.driver.pending[1].id in prompt_ids(name)
        if game.driver.decisions % EVERY == seed % 2:
            check_decision(game, foreign)
        if game.driver.decisions % WHY_EVERY == seed % WHY_EVERY:
            check_reason(game, luck, foreign)
        game.play(game.driver.rules.vocabulary.name(luck.choice(game.driver.options())))
    english, japanese = game.log("en"), game.log("ja")
    assert {message for message, _ in game.driver.log or []} <= log_ids(name)
    assert len(english) == len(japanese) > 50
    check_sentences([*english, *japanese], foreign)
    assert [told for told in english if JAPANESE.search(told)] == []


def check_sentences(told: list[str], foreign: list[re.Pattern[str]]) -> None:
    """Sentences are clean and say no word of another game."""
    assert [sentence for sentence in told if is_unclean(sentence)] == []
    assert [sentence for sentence in told if any(words.search(sentence) for words in foreign)] == []


def check_decision(game: Game, foreign: list[re.Pattern[str]]) -> None:
    """Prompt and labels of both languages are clean, and tell the options apart."""
    english, japanese = decision(game, "en"), decision(game, "ja")
    assert english.prompt != japanese.prompt
    assert JAPANESE.search(japanese.prompt)
    assert not JAPANESE.search(english.prompt)
    for told in (english, japanese):
        labels = [option.label for option in told.options]
        check_sentences([told.prompt, *labels], foreign)
        assert len(set(labels)) == len(labels)


def check_reason(game: Game, luck: random.Random, foreign: list[re.Pattern[str]]) -> None:
    """Some option that is not offered is refused with a clean sentence."""
    words = game.driver.rules.vocabulary
    absent = [option for option in range(len(words)) if option not in game.driver.options()]
    found = game.driver.absence(words.name(luck.choice(absent)))
    assert found is not None
    reason = found[1]
    assert reason.message in why_ids(game.id)
    told = [render.why(lang, game.id, reason.message, dict(reason.args)) for lang in LANGUAGES]
    check_sentences(told, foreign)
    assert JAPANESE.search(told[1])


def decision(game: Game, lang: str) -> Decision:
    found = game.decision_in(lang)
    assert found is not None
    return found
