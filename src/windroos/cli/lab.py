"""`windroos lab`: millions of hands by computer players, and matches between two players on equal tiles."""

from __future__ import annotations

import json
import shlex
from collections.abc import Callable, Mapping
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Final, TypeVar

from windroos.books.choosing import choose_rules
from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.lab_anchors import ANCHORS, anchors_command
from windroos.cli.lab_ladder import LADDER, TRAIN, ladder_command, train_command, usual_round
from windroos.cli.lab_puzzles import PUZZLES, puzzles_command
from windroos.cli.lab_search import SEARCH, search_command
from windroos.cli.score import chosen_rules
from windroos.errors import OptionError
from windroos.rules.rules import Rules
from windroos.telling.printed.style import Style
from windroos.text.books import BookWords
from windroos.text.figures import whole

if TYPE_CHECKING:
    from windroos.lab.count import Play
    from windroos.lab.task import Chunk, Task


T = TypeVar("T")
_EVERYWHERE: Final = ("rules", "house", "seed", "round", "workers", "dask")
RUN: Final = Spec(values=(*_EVERYWHERE, "hands", "players", "csv", "html"), many=("set",), switches=("json", "python"))
MATCH: Final = Spec(values=(*_EVERYWHERE, "deals", "candidate", "against"), many=("set",), switches=("json", "python"))
HANDS, DEALS, MOST_WORKERS = 100_000, 10_000, 256
REFEREED_HANDS, REFEREED_DEALS = 200, 50
"""Where nobody says how many, for players in Python: about as long as the others take."""
ROUNDS: Final = {"e": 0, "o": 0, "s": 1, "z": 1, "w": 2, "n": 3, "turn": None, "beurt": None}


def lab_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    what = words[0] if words else ""
    specs = {
        "run": RUN, "match": MATCH, "ladder": LADDER, "anchors": ANCHORS, "search": SEARCH, "train": TRAIN,
        "puzzles": PUZZLES
    }  # fmt: skip
    if what not in specs:
        raise OptionError("lab_what", word=what) if words else OptionError("lab_what_missing")
    typed = read_arguments(words[1:], specs[what])
    if typed.words:
        raise OptionError("lab_word", word=typed.words[0])
    for module in ("numpy", "numba"):
        if find_spec(module) is None:
            raise OptionError("lab_needs", module=module)
    match what:
        case "run":
            return run_command(typed, style)
        case "match":
            return match_command(typed, style)
        case "ladder":
            return ladder_command(typed, style)
        case "anchors":
            return anchors_command(typed, style)
        case "search":
            return search_command(typed, style)
        case "puzzles":
            return puzzles_command(typed, style)
    return train_command(typed, style)


def run_command(typed: Arguments, style: Style) -> int:
    """`windroos lab run`: play, count, show, write."""
    from windroos.cli.show_lab import report_object, show_report
    from windroos.lab.count import play_chunk
    from windroos.lab.files import can_write, write_csv, write_whole
    from windroos.lab.page import page
    from windroos.lab.report import report
    from windroos.lab.totals import merge, nothing

    python = "python" in typed.switches
    hands = _number(typed, "hands", REFEREED_HANDS if python else HANDS, 1)
    players = _players(typed.values.get("players", "live"), python)
    task, rules, book = _task(typed, players, hands)
    folder, file = _path(typed, "csv"), _path(typed, "html")
    if folder is not None:
        can_write(folder, folder=True)
    if file is not None:
        can_write(file)
    work = partial(play_chunk, task, _play(python))
    totals, seconds = _played(typed, task, work, nothing(len(rules.entries)), merge, style)
    found = report(task, rules, totals, seconds)
    command = command_line("run", typed, task, {"hands": str(hands), "players": ",".join(task.players)})
    written: list[Path] = []
    if folder is not None:
        written.extend(write_csv(folder, found, book, style.lang))
    if file is not None:
        write_whole(file, page(found, book, command, style.lang))
        written.append(file)
    if "json" in typed.switches:
        print(json.dumps(report_object(found, book, command, style), ensure_ascii=False, indent=2))
    else:
        print("\n".join(show_report(found, book, command, written, style)))
    return OK


def match_command(typed: Arguments, style: Style) -> int:
    """`windroos lab match`: every deal four times, the candidate once in each seat."""
    from windroos.cli.show_lab import match_object, show_match
    from windroos.lab.duplicate import NOTHING, merge, outcome, play_deals

    python = "python" in typed.switches
    deals = _number(typed, "deals", REFEREED_DEALS if python else DEALS, 1)
    candidate = _player(typed.values.get("candidate", "live"), python)
    against = _player(typed.values.get("against", "greedy"), python)
    task, rules, book = _task(typed, (candidate, against), deals)
    work = partial(play_deals, task, _play(python))
    score, seconds = _played(typed, task, work, NOTHING, merge, style, games=len(NOTHING.seats))
    found = outcome(task, score, seconds)
    own = {"deals": str(deals), "candidate": candidate, "against": against}
    command = command_line("match", typed, task, own)
    if "json" in typed.switches:
        print(json.dumps(match_object(found, rules, command), ensure_ascii=False, indent=2))
    else:
        print("\n".join(show_match(found, rules, book, command, style)))
    return OK


def command_line(what: str, typed: Arguments, task: Task, own: Mapping[str, str]) -> str:
    """The command with everything that decides its figures, also what was not typed."""
    words = ["windroos", "lab", what, "--rules", task.rules_id]
    if task.house is not None:
        words += ["--house", task.house]
    for option in typed.many.get("set", ()):
        words += ["--set", option]
    for name, value in own.items():
        words += [f"--{name}", value]
    wind = "turn" if task.round is None else "ESWN"[task.round]
    python = ["--python"] if "python" in typed.switches else []
    return shlex.join([*words, "--seed", str(task.seed), "--round", wind, *python])


def _task(typed: Arguments, players: tuple[str, ...], hands: int) -> tuple[Task, Rules, BookWords]:
    from windroos.lab.task import SEATS, Task

    chosen = chosen_rules(typed)
    rules, book = choose_rules(chosen)
    if rules.value("players") != SEATS:
        raise OptionError("lab_seats", players=rules.value("players"))
    set_here = tuple((id, rules.options[id]) for id in chosen.options)
    house = None if chosen.house is None else str(chosen.house)
    round_wind = _round(typed.get("round"), rules)
    return Task(rules.id, players, hands, _number(typed, "seed", 1, 0), set_here, house, round_wind), rules, book


def _played(
    typed: Arguments,
    task: Task,
    work: Callable[[Chunk], T],
    start: T,
    merge: Callable[[T, T], T],
    style: Style,
    games: int = 1,
) -> tuple[T, float]:
    """What comes of a task, and how many seconds it took without compiling. `games`: how often a hand is played."""
    from windroos.cli.progress import progress
    from windroos.lab.farm import farm, gather
    from windroos.lab.task import CHUNK, SMALL_CHUNK, Chunk, chunk_size, chunks

    workers, dask = _number(typed, "workers", 1, 1, MOST_WORKERS), typed.get("dask")
    if dask is not None:
        typed.refuse(
            "--dask", *(name for name in (*RUN.values, *MATCH.values, "set", "json", "python") if name != "workers")
        )
    most = SMALL_CHUNK if "python" in typed.switches else CHUNK
    with progress(task.hands * games, style.lang) as done, farm(workers, dask) as here:
        if dask is None:
            work(Chunk(0, 1))  # compiles, if that is still to be done
        before = perf_counter()
        parts = chunks(task.hands, chunk_size(task.hands, here.workers, most))
        found = gather(here, work, parts, start, merge, lambda hands: done(hands * games))
        return found, perf_counter() - before


def _number(typed: Arguments, name: str, default: int, least: int, most: int = 999_999_999) -> int:
    text = typed.get(name)
    if text is None:
        return default
    value = whole(text)
    if value is None or not least <= value <= most:
        raise OptionError("argument_value", argument=f"--{name}", value=text, known=f"{least}..{most}")
    return value


def _round(text: str | None, rules: Rules) -> int | None:
    if text is None:
        return usual_round(rules)
    if text.lower() not in ROUNDS:
        raise OptionError("argument_value", argument="--round", value=text, known="E, S, W, N, turn")
    return ROUNDS[text.lower()]


def _players(text: str, python: bool) -> tuple[str, ...]:
    from windroos.lab.task import SEATS

    names = tuple(_player(name, python) for name in text.split(","))
    if len(names) == 1:
        return names * SEATS
    if len(names) != SEATS:
        raise OptionError("lab_players", count=len(names), seats=SEATS)
    return names


def _player(name: str, python: bool) -> str:
    """The name of a player: of those that are compiled, or with `python` of any that the referee can ask."""
    if python:
        from windroos.bots.player import NAMES, PROGRAMS

        known = (*NAMES, *(f"{program}:COMMAND" for program in PROGRAMS))
        if name.partition(":")[0] in PROGRAMS:
            return name.strip()
    else:
        from windroos.fast.selfplay.play import PLAYERS

        known = PLAYERS
    wanted = name.strip().lower()
    if wanted not in known:
        raise OptionError("lab_no_player", player=name.strip(), known=", ".join(known))
    return wanted


def _play(python: bool) -> Play:
    """How hands are played: compiled, or by the referee."""
    if python:
        from windroos.lab.refereed import refereed

        return refereed
    from windroos.lab.count import self_play

    return self_play()


def _path(typed: Arguments, name: str) -> Path | None:
    text = typed.get(name)
    if text == "":
        raise OptionError("argument_no_value", argument=f"--{name}")
    return None if text is None else Path(text)
