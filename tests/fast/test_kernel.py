"""How kernels are made and kept: one for all options, never stale, whole or made anew, and within their bounds."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from types import FunctionType, ModuleType, SimpleNamespace

import numpy as np
import pytest

from windroos import tiles
from windroos.bits import PackedCounts
from windroos.books.catalog import IDS, rule_set, rules
from windroos.fast.batch import formations as formation_module
from windroos.fast.batch import suits as suit_module
from windroos.fast.batch.formations import ANY, build, formation_of, special_of
from windroos.fast.batch.generate import source_of_kernel
from windroos.fast.batch.kernel import kernel
from windroos.fast.build.cache import load_generated
from windroos.fast.build.reach import fingerprint, full_name, globals_of, reachable
from windroos.fast.build.seal import discard_unsealed, seal
from windroos.reading.facts import Facts
from windroos.reading.suits import all_suit_readings
from windroos.rules import bmj
from windroos.rules.patterns import kinds, sets
from windroos.rules.rule import Heading
from windroos.rules.rules import Rules, assemble
from windroos.testkit.hands import any_rules

ROOT = Path(__file__).parents[2]
BOUNDS_CHECK = """
import os
import numba, numpy
from random import Random
from windroos.testkit.hands import any_case, spoiled
from tests.fast.test_fast import assert_all_equal
from windroos.fast.batch.kernel import kernel
from windroos.books.catalog import rules

@numba.njit(_nrt=False, error_model="numpy")
def beyond(array):
    return array[3]

try:
    beyond(numpy.zeros(3))
    raise SystemExit("bounds are not checked")
except IndexError:
    pass
for id in ("nmv144", "mcr") if "WINDROOS_FULL" in os.environ else ("nmv144",):
    random = Random("bounds of " + id)
    cases = [any_case(random) for _ in range(1500)]
    assert_all_equal(rules(id), cases + [spoiled(random, any_case(random, wrong=True)) for _ in range(500)])
    assert kernel(rules(id)).score_rows.stats.cache_hits, "compiled in this process and not by a child"
"""


@pytest.fixture(scope="module", autouse=True)
def bounds_checked(tmp_path_factory: pytest.TempPathFactory) -> Iterator[subprocess.Popen[str]]:
    """A run with the bounds of arrays checked, beside the other tests: it compiles its own kernels."""
    cache = tmp_path_factory.mktemp("bounds")
    environment = os.environ | {
        "NUMBA_BOUNDSCHECK": "1",
        "WINDROOS_CACHE": str(cache),
        "PYTHONPATH": os.pathsep.join((str(ROOT), str(ROOT / "src"))),
    }
    command = [sys.executable, "-c", BOUNDS_CHECK]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, env=environment, stdout=pipe, stderr=subprocess.STDOUT, text=True) as process:
        yield process
        process.kill()


@pytest.mark.parametrize("id", IDS)
def test_one_kernel_serves_all_options(id: str) -> None:
    random = Random(id)
    text = source_of_kernel(rules(id)).text
    for _ in range(50):
        assert source_of_kernel(any_rules(random, id)).text == text


def changed_rules(change: dict[str, object]) -> Rules:
    """The older Dutch book with something changed in each of its entries."""
    known = rules("nts2002")
    headings = tuple(
        Heading(id, tuple(replace(entry, **change) for entry in entries))  # type: ignore[arg-type]  # a stand-in
        for id, entries in known.headings
    )
    return assemble(rule_set("nts2002"), known.options, headings, known.policy, "house")


def test_house_rules_use_the_same_kernel() -> None:
    house = changed_rules({"points": 3, "doubles": 0, "active": False})
    assert source_of_kernel(house).text == source_of_kernel(rules("nts2002")).text
    assert kernel(house).score_rows is kernel(rules("nts2002")).score_rows


def test_a_pattern_needs_a_name() -> None:
    def inside(f: Facts) -> int:
        return f.lay.laid

    with pytest.raises(TypeError, match="must be a function with a name"):
        source_of_kernel(changed_rules({"pattern": inside}))


def test_a_changed_constant_is_another_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    before = source_of_kernel(rules("nts2002")).text
    monkeypatch.setattr(kinds, "HONOURS", tiles.WINDS)
    assert source_of_kernel(rules("nts2002")).text != before


def test_changed_code_deep_down_is_another_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """`squeeze` is called by the facts alone, two calls away from the loop."""
    from windroos import bits

    before = source_of_kernel(rules("mcr")).text
    text = "def squeeze(ones):\n    return ones & 0x1FE\n"
    scope: dict[str, FunctionType] = {}
    exec(text, scope)
    monkeypatch.setattr(bits.squeeze, "__code__", scope["squeeze"].__code__)
    assert source_of_kernel(rules("mcr")).text != before


def test_a_changed_source_file_is_another_module(tmp_path: Path) -> None:
    """A run with an edited copy of the project looks for compiled code under another name."""
    script = "from windroos.fast.batch.generate import source_of_kernel as s; "
    script += "from windroos.books.catalog import rules as r; "
    script += "import hashlib; print(hashlib.sha256(s(r('hongkong')).text.encode()).hexdigest())"

    def digest(source: Path) -> str:
        environment = os.environ | {"PYTHONPATH": str(source)}
        done = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True, cwd=tmp_path
        )
        return done.stdout.strip()

    copy = tmp_path / "src"
    shutil.copytree(ROOT / "src", copy, ignore=shutil.ignore_patterns("__pycache__"))
    before = digest(copy)
    bits = copy / "windroos" / "bits.py"
    text = bits.read_text(encoding="utf-8")
    bits.write_text(text.replace("ONES9 = 0o111111111", "ONES9 = 0o011111111"), encoding="utf-8")
    assert before == digest(ROOT / "src") != digest(copy)


def test_the_reach_follows_names_and_refuses_secrets() -> None:
    names = reachable([sets.dragon_pungs])
    assert list(names) == ["windroos.bits.count", "windroos.rules.patterns.sets.dragon_pungs"]
    assert dict(globals_of(names["windroos.rules.patterns.sets.dragon_pungs"]))["DRAGONS"] == tiles.DRAGONS

    def outer() -> FunctionType:
        secret = 4

        def inner() -> int:
            return secret

        return inner  # type: ignore[return-value]  # a stand-in

    with pytest.raises(TypeError, match="keeps values of its own"):
        fingerprint([outer()])
    with pytest.raises(TypeError, match="a kernel cannot use"):
        fingerprint(reachable([table_user]).values())
    with pytest.raises(TypeError, match="a kernel cannot use"):
        reachable([len])
    assert full_name(kinds.suits) == "windroos.rules.patterns.kinds.suits"


TABLE = {1: 2}


def table_user(f: Facts) -> int:
    return TABLE[f.lay.laid]


def compiled_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.setenv("WINDROOS_CACHE", str(tmp_path))
    text = "from numba import njit\n@njit(cache=True)\ndef f(x):\n    return x + 41\n"
    module = load_generated(f"seal_{tmp_path.name.replace('-', '_')}", text)
    assert module.f(1) == 42
    return module


@pytest.mark.parametrize("harm", ["cut", "changed", "foreign", "seal"])
def test_broken_compiled_code_is_removed(harm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = compiled_module(tmp_path, monkeypatch)
    directory = Path(module.f.stats.cache_path)
    assert not discard_unsealed(module, directory)  # what was there before the seal is not trusted either
    module = compiled_module(tmp_path, monkeypatch)
    module.f.recompile()
    seal(module, directory)
    files = sorted(directory.glob("*.nb[ic]"))
    assert len(files) == 2
    assert discard_unsealed(module, directory)
    if harm == "cut":
        files[0].write_bytes(files[0].read_bytes()[:-20])
    elif harm == "changed":
        content = bytearray(files[0].read_bytes())
        content[len(content) // 2] ^= 1
        files[0].write_bytes(content)
    elif harm == "foreign":
        files[0].with_name(files[0].name.replace(".1.nbc", ".2.nbc").replace(".nbi", ".2.nbi")).write_bytes(b"?")
    else:
        next(directory.glob("*.seal")).write_bytes(b"?")
    assert not discard_unsealed(module, directory)
    assert not list(directory.glob("*.nb[ic]"))


def test_suits_are_the_readings() -> None:
    known = suit_module.suits()
    for ranks, table in ((9, known.suits), (7, known.honours)):
        found = all_suit_readings(ranks)
        for packed, readings in found.items():
            value = int(table[sum((packed >> 3 * rank & 7) * 5**rank for rank in range(ranks))])
            first, number = value >> suit_module.READINGS_AT + 3, value >> suit_module.READINGS_AT & 7
            assert tuple(known.readings[first : first + number]) == readings
            assert value & suit_module.COMPLETE
        assert np.count_nonzero(table >> suit_module.READINGS_AT) == len(found)


def test_formations_are_found_by_their_tiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The look-ups beside the matcher, in plain Python; kept ones are those that were built."""
    shipped = bmj.shipped()
    built = build(shipped)
    random = Random(4)
    for row in random.sample(list(built.rows), 400):
        m, p, s, z = int(row[0]) & tiles_mask, int(row[0]) >> 27, int(row[1]) & tiles_mask, int(row[1]) >> 27
        win = int(row[2]) if row[2] != ANY else random.randrange(34)
        seat, wind, laid = random.randrange(4), random.randrange(5), random.randrange(2)
        lay = SimpleNamespace(m=m, p=p, s=s, z=z, kongs=0, laid=laid, seat=seat, round=wind, win=win)
        for chows in range(laid + 1):
            tiles = PackedCounts(m, p, s, z)
            assert formation_of(lay, chows, built) == shipped.match(tiles, laid == 0, seat, wind, win, chows)
    monkeypatch.setenv("WINDROOS_CACHE", str(tmp_path))
    special_of.cache_clear()
    first, path = special_of(shipped), next(tmp_path.glob("formations_*.npz"))
    special_of.cache_clear()
    monkeypatch.setattr(formation_module, "build", None)
    second = special_of(shipped)
    assert (first.heaven, first.indirect) == (second.heaven, second.indirect) == (built.heaven, built.indirect)
    for name in ("worths", "slots", "rows", "pairs"):
        assert np.array_equal(getattr(first, name), getattr(second, name)), name
    monkeypatch.undo()
    path.write_bytes(path.read_bytes()[:1000])
    special_of.cache_clear()
    assert np.array_equal(special_of(shipped).rows, built.rows)


tiles_mask = (1 << 27) - 1


def test_no_array_is_left(bounds_checked: subprocess.Popen[str]) -> None:
    printed, _ = bounds_checked.communicate()
    assert bounds_checked.returncode == 0, printed[-3000:]
