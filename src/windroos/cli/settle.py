"""`windroos settle`: from scores to who pays whom."""

from __future__ import annotations

import json
from pathlib import Path

from windroos.books.choosing import choose_rules
from windroos.books.settle import settle
from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.score import answer_files, chosen_rules, is_file
from windroos.errors import NotationError, OptionError, SettleError
from windroos.settling.outcome import By, Outcome
from windroos.settling.settle import Settlement
from windroos.telling.objects import settlement_object
from windroos.telling.printed.style import Style
from windroos.telling.printed.table import show_settlement
from windroos.text import explain as texts
from windroos.text.figures import whole

SPEC = Spec(
    values=("rules", "house", "winner", "east", "from", "pao", "flowers", "special"),
    many=("set", "dead", "dreamer"),
    switches=("json", "jsonl", "self"),
)


_YES_NO = {"yes": True, "ja": True, "no": False, "nee": False}


def settle_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    typed = read_arguments(words, SPEC)
    if "jsonl" in typed.switches:
        from windroos.telling.settle_jsonl import settle_lines

        typed.refuse("--jsonl", "jsonl")
        return answer_files(typed.words, settle_lines, style.lang)
    if not typed.words:
        raise OptionError("nothing_to_do", page="settle")
    if is_file(typed.words[0]):
        if len(typed.words) > 1:
            raise NotationError("settle_one_file", file=typed.words[0])
        typed.refuse(typed.words[0], "rules", "house", "set", "json")
        return _file(typed, style)
    outcome = _outcome(typed)
    return _answer(settle(outcome), outcome.rules, outcome.east, typed, style)


def _file(typed: Arguments, style: Style) -> int:
    from windroos.tablefile.reading import count_loaded, load_table

    loaded = load_table(Path(typed.words[0]), chosen_rules(typed), style.lang)
    counted = count_loaded(loaded, Path(typed.words[0]).name)
    if counted.settlement is None:
        print(texts.NOT_SETTLED.to(style.lang))
        return OK
    east = next((player.name for player in loaded.table.players if player.situation.seat == 0), None)
    return _answer(counted.settlement, loaded.table.rules.id, loaded.table.double or east, typed, style)


def _answer(settled: Settlement, rules: str, east: str | None, typed: Arguments, style: Style) -> int:
    if "json" in typed.switches:
        print(json.dumps(settlement_object(settled, style.lang), ensure_ascii=False, indent=2))
    else:
        print("\n".join(show_settlement(settled, rules, east, style)))
    return OK


def _outcome(typed: Arguments) -> Outcome:
    """The end of a hand from names, scores and roles."""
    rules, _ = choose_rules(chosen_rules(typed))
    scores: dict[str, int | None] = {}
    players: list[str] = []
    for word in typed.words:
        name, equals, score = word.rpartition("=") if "=" in word else (word, "", "")
        points = whole(score)
        if not name or (equals and points is None):
            raise NotationError("settle_word", word=word)
        players.append(name)
        if equals:
            scores[name] = points
    dreamers = typed.many.get("dreamer", ())
    players.extend(dreamer for dreamer in dreamers if dreamer not in players)
    playing = len(players) - len(dreamers)
    if playing not in (3, 4):
        raise SettleError("settle_table_size", count=playing, wanted="3/4")
    winner = typed.get("winner")
    by: By | None = "self" if "self" in typed.switches else "discard" if typed.get("from") else None
    flowers = whole(typed.get("flowers") or "0")
    if flowers is None:
        raise OptionError("argument_value", argument="--flowers", value=typed.get("flowers"), known="0-8")
    special = _YES_NO.get((typed.get("special") or "").lower())
    if special is None and typed.get("special") is not None:
        raise OptionError("argument_value", argument="--special", value=typed.get("special"), known="yes, no")
    here = 5 if dreamers else len(players)
    return Outcome(
        rules=rules.id,
        players=tuple(players),
        scores=scores,
        east=typed.get("east") or next((player for player in players if player not in dreamers), None),
        winner=winner,
        by=by,
        discarder=typed.get("from"),
        liable=typed.get("pao"),
        dead=typed.many.get("dead", ()),
        dreamers=dreamers,
        flowers=flowers,
        special=special,
        options={**rules.options, "players": here},
    )
