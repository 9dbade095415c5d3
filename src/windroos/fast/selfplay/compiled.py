"""The compiled turn loop: one for all rule sets, made of plain functions as the scoring kernels are."""

from __future__ import annotations

import hashlib
import threading
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, Final, NamedTuple

import numpy as np
from numba import NumbaExperimentalFeatureWarning, int64, typeof, void
from numpy.typing import NDArray

from windroos.books.catalog import rules
from windroos.expert.rack import Maps
from windroos.fast.batch.arrays import Scores, Work
from windroos.fast.batch.kernel import Kernel, kernel, work_for
from windroos.fast.batch.suits import suits
from windroos.fast.build import jit
from windroos.fast.build.apart import find_compiled
from windroos.fast.build.cache import load_generated, source_digest, source_of
from windroos.fast.build.reach import fingerprint, full_name, reachable
from windroos.fast.build.seal import seal
from windroos.fast.distance.tables import LadderArrays, tables
from windroos.fast.selfplay import address, loop, verdict
from windroos.fast.selfplay.address import BYTES, teach_call
from windroos.fast.selfplay.results import Batch
from windroos.fast.selfplay.state import HAND, VERDICTS

_LOCK: Final = threading.RLock()
_BARE: Final = "error_model='numpy', _nrt=False"
_INLINE: Final = ("play_hand", "take_turn", "discard")
"""Called in one place only: compiled as parts of the loop, for each level of calls is optimised anew."""


@lru_cache(maxsize=1)
def maps() -> Maps:
    """The look-ups of the players; takes some tenths of a second at first."""
    kept = tables()
    ladders = (kept.free, kept.pungs, kept.one_chow, kept.chows)
    suit, honours = np.zeros(5**9, np.uint32), np.zeros(5**7, np.uint32)
    steps, shorts, rows = [np.zeros(0, np.uint16)], [np.zeros(0, np.uint8)], []
    shift = at = place = 0
    for ladder in ladders:
        bits = int(max(ladder.suit.max(), ladder.honours.max())).bit_length()
        suit |= ladder.suit.astype(np.uint32) << np.uint32(shift)
        honours |= ladder.honours.astype(np.uint32) << np.uint32(shift)
        width = ladder.two.shape[1]
        two, three = ladder.two.ravel(), ladder.three.ravel()
        rows.append((shift, (1 << bits) - 1, at, width, at + two.size, place, ladder.short.shape[1], 0))
        steps += [two, three]
        shorts.append(_whole(ladder))
        shift += bits
        at += two.size + three.size
        place += shorts[-1].size
    if shift > 32:
        raise ValueError("the classes of the ladders do not fit in a code")
    made = Maps(suit, honours, np.concatenate(steps), np.concatenate(shorts), np.array(rows, np.int64))
    for array in made:
        array.flags.writeable = False
    return made


def _whole(ladder: LadderArrays) -> NDArray[np.uint8]:
    return np.ascontiguousarray(ladder.short).ravel()


class ReadyTable(NamedTuple):
    """What one thread plays on: the record (1,) of HAND, and what must live as long as it does."""

    table: NDArray[np.void]
    kept: tuple[object, ...]


def ready_table(kernel: Kernel, table: NDArray[np.void]) -> ReadyTable:
    """Let a table ask the kernel: what this takes is put at an address that the record knows."""
    entries = len(kernel.switches.active)
    work = work_for(entries)
    one = _out(table["asked"], table["asked_times"][0][:, :entries])
    every = _out(table["final"], np.zeros((0, 0), np.uint8))
    kept: list[object] = [kernel, work, one, every]
    for name, rows, out in (("asked_call", "asked_row", one), ("final_call", "final_rows", every)):
        bundle = _bundle(kernel, _words(table[rows][0]), work, out)
        memory = np.zeros(BYTES // 8, np.int64)
        loop_for(kernel).keep_bundle(memory.ctypes.data, kernel.score_rows, *bundle)
        table[name] = memory.ctypes.data
        kept += [bundle, memory]
    return ReadyTable(table, tuple(kept))


def _out(verdicts: NDArray[np.void], times: NDArray[np.uint8]) -> Scores:
    """A record (1,) of `Verdicts` as what a kernel writes to."""
    fields = {name: verdicts[name][0] for name in VERDICTS}
    truths = {name: fields[name].view(np.bool_) for name in ("legal", "complete")}
    return Scores(**(fields | truths), times=times)


def _bundle(kernel: Kernel, words: NDArray[np.int64], work: Work, out: Scores) -> tuple[Any, ...]:
    """What a kernel takes, in its order."""
    return (
        words,
        kernel.switches,
        kernel.columns,
        kernel.policy,
        kernel.house,
        suits(),
        kernel.special,
        work,
        out,
    )


def _words(rows: NDArray[np.uint8]) -> NDArray[np.int64]:
    """The same memory as read-only words."""
    words = rows.view(np.int64)
    words.flags.writeable = False
    return words


def batch_for(n: int, entries: int, tiles: int, log: int) -> Batch:
    """Room for n hands; `log` bytes for the actions of each, 0 for no logs and walls."""
    return Batch(
        winner=np.full(n, -1, np.int8),
        by=np.zeros(n, np.uint8),
        giver=np.full(n, -1, np.int8),
        turns=np.zeros(n, np.int16),
        scores=np.zeros((n, 4), np.int32),
        net=np.zeros((n, 4), np.int32),
        points=np.zeros(n, np.int32),
        doubles=np.zeros(n, np.int16),
        limit=np.full(n, -1, np.int16),
        special=np.zeros(n, np.int16),
        times=np.zeros((n, entries), np.uint8),
        drawn=np.zeros(n, np.int16),
        round=np.zeros(n, np.uint8),
        logs=np.zeros((n if log else 0, log), np.uint8),
        logged=np.zeros(n if log else 0, np.int16),
        walls=np.zeros((n if log else 0, tiles), np.uint8),
    )


class Loop(NamedTuple):
    """The compiled functions."""

    run_hands: Any
    keep_bundle: Any


def loop_for(kernel: Kernel) -> Loop:
    """The loop; compiled at first use (some tens of seconds), then from the cache."""
    with _LOCK:
        score: Any = kernel.score_rows  # Numba's own callable
        module, kinds = _module(score.nopython_signatures[0])
        _prepare(module, kinds, kernel.id)
        return Loop(module.run_hands, module.keep_bundle)


def compile_loop(id: str) -> None:
    """Compile the loop, or find it in the cache; it is the same for all kernels, so any rule set's will do."""
    loop_for(kernel(rules(id)))


@lru_cache(maxsize=1)
def _module(kernel_signature: Any) -> tuple[ModuleType, tuple[Any, ...]]:
    """The loop for kernels of this signature (all have it), and the types of what they take."""
    with _experiments():
        kinds = teach_call(kernel_signature)
    functions = reachable([loop.run_hands], frozenset({full_name(verdict.call)}))
    for function in functions.values():
        if function.__module__ != loop.__name__:
            jit.teach_function(function)
    return load_generated("selfplay", "\n".join(_text(functions, str(kinds))) + "\n"), kinds


def _prepare(module: ModuleType, kinds: tuple[Any, ...], id: str) -> None:
    """Take what is in the cache, or compile."""
    if module.run_hands.signatures:
        return
    directory = Path(module.run_hands.stats.cache_path)
    is_sealed = find_compiled(module, directory, compile_loop, id)
    kind_of: Any = typeof
    hand, batch = kind_of(np.zeros(1, HAND)[0]), kind_of(batch_for(0, 1, 1, 0))
    with _experiments():
        module.keep_bundle.compile(void(int64, *kinds))
        module.run_hands.compile(void(hand, kind_of(maps()), batch, int64, int64, int64))
    for function in (module.run_hands, module.keep_bundle):
        function.disable_compile()
    if not is_sealed:
        seal(module, directory)


@contextmanager
def _experiments() -> Iterator[None]:
    """Without the warning that functions which are called at an address are an experiment of Numba."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
        yield


def _text(functions: dict[str, FunctionType], kinds: str) -> Iterator[str]:
    """The loop, and how each of its functions is compiled. Nothing allocates, so no references are counted (`_nrt`)."""
    yield source_of(loop)
    yield "# --- generated ---"
    yield f"# of functions {fingerprint(functions.values())}"
    yield f"# compiled by {source_digest(jit, address)}"
    yield f"# for kernels of {hashlib.sha256(kinds.encode()).hexdigest()}"
    yield "from numba import njit as _njit"
    yield "from windroos.fast.selfplay.address import keep as _keep"
    yield "def keep_bundle(address, score, words, switches, columns, policy, house, suits, special, work, out):"
    yield "    _keep(address, (score, words, switches, columns, policy, house, suits, special, work, out))"
    for function in functions.values():
        name = function.__name__
        if function.__module__ == loop.__name__ and function is not loop.run_hands:
            inline = "inline='always', " if name in _INLINE else ""
            yield f"{name} = _njit({inline}{_BARE}, no_cpython_wrapper=True, no_cfunc_wrapper=True)({name})"
    for name in ("run_hands", "keep_bundle"):
        yield f"{name} = _njit(cache=True, nogil=True, {_BARE})({name})"
