"""The file of distance tables: built once, read back, built again where it is damaged or of other sources."""

import sys
import tempfile
import zipfile
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tests.distance.laying import pack
from windroos.bits import NOTHING
from windroos.distance import irregular
from windroos.distance import shapes as shape_module
from windroos.fast.build import cache
from windroos.fast.distance import tables as table_module
from windroos.fast.distance.tables import DistanceTables, tables


def same(one: DistanceTables, other: DistanceTables) -> bool:
    flat = [
        [array for value in kept for array in (value if isinstance(value, tuple) else (value,))]
        for kept in (one, other)
    ]
    return all((a == b).all() and a.dtype == b.dtype for a, b in zip(*flat, strict=True))


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WINDROOS_CACHE", str(tmp_path / "kept"))
    return tmp_path / "kept"


@pytest.fixture(scope="module")
def ready() -> DistanceTables:
    """The tables, had before any test has a cache of its own: there they would be built once more and kept."""
    return tables()


@pytest.fixture
def builds(monkeypatch: pytest.MonkeyPatch, ready: DistanceTables) -> list[int]:
    """Grows by one with each building; what is built is at hand already, to be quick."""
    calls: list[int] = []

    def counted() -> DistanceTables:
        calls.append(1)
        return ready

    monkeypatch.setattr(table_module, "build", counted)
    return calls


def fresh() -> DistanceTables:
    return tables.__wrapped__()


def test_tables_are_built_once_and_read_back(own_cache: Path, builds: list[int]) -> None:
    assert same(fresh(), tables())
    assert [path.suffix for path in own_cache.iterdir()] == [".npz"]
    again = fresh()
    assert builds == [1]
    assert same(again, tables())
    assert not again.suit_waits.flags.writeable


def test_a_built_table_is_what_the_cache_gives() -> None:
    assert same(table_module.build(), tables())


def test_damaged_files_are_built_again(own_cache: Path, builds: list[int]) -> None:
    fresh()
    (path,) = own_cache.iterdir()
    good = path.read_bytes()
    with zipfile.ZipFile(path) as archive:
        starts = [info.header_offset for info in archive.infolist()]
    middle = starts[len(starts) // 2]
    damaged = [b"", b"nonsense", good[: len(good) // 2], good[:-1], good[:-30], good[100:]]
    turned = (starts[0] + 200, middle + 300, middle + 3000, len(good) - 22)  # one bit turned over
    damaged += [good[:at] + bytes([good[at] ^ 4]) + good[at + 1 :] for at in turned]
    for number, content in enumerate(damaged):
        path.write_bytes(content)
        fresh()
        assert len(builds) == number + 2, number
        assert path.read_bytes() == good


def test_a_file_with_too_few_tables_is_built_again(own_cache: Path, builds: list[int]) -> None:
    fresh()
    (path,) = own_cache.iterdir()
    with path.open("wb") as file:
        np.savez(file, suit_waits=np.zeros(3))
    fresh()
    assert builds == [1, 1]


def test_other_sources_make_other_files(own_cache: Path, builds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    fresh()
    monkeypatch.setattr(table_module, "source_digest", lambda *_: "0" * 64)
    fresh()
    assert builds == [1, 1]
    assert len(list(own_cache.iterdir())) == 2


def test_a_cache_that_cannot_be_written(tmp_path: Path, builds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("not a directory")  # holds for the superuser as well, unlike permissions
    monkeypatch.setenv("WINDROOS_CACHE", str(tmp_path / "file" / "below"))
    assert same(fresh(), tables())
    assert builds == [1]
    module = cache.load_generated("homeless", "answer = 42\n")
    assert module.answer == 42
    assert Path(str(module.__file__)).is_file()


def test_a_directory_that_may_only_be_read(tmp_path: Path, builds: list[int], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WINDROOS_CACHE", str(tmp_path))

    def refuse(*_: object, **__: object) -> None:
        raise PermissionError("read-only")

    monkeypatch.setattr(tempfile, "mkstemp", refuse)
    assert same(fresh(), tables())
    assert builds == [1]
    assert list(tmp_path.iterdir()) == []


def test_where_the_cache_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WINDROOS_CACHE", raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    assert cache.cache_dir() == tmp_path / "windroos"
    monkeypatch.setenv("WINDROOS_CACHE", str(tmp_path / "own"))
    assert cache.cache_dir() == tmp_path / "own"


def test_digest_follows_the_sources_and_the_versions(monkeypatch: pytest.MonkeyPatch) -> None:
    first = cache.source_digest(shape_module, irregular)
    assert first == cache.source_digest(shape_module, irregular)
    assert len(first) == 64
    assert len({first, cache.source_digest(shape_module), cache.source_digest(irregular, shape_module)}) == 3
    monkeypatch.setattr(cache, "_versions", lambda: ("another numba",))
    assert cache.source_digest(shape_module, irregular) != first
    with pytest.raises(OSError, match="no source"):
        cache.source_digest(ModuleType("nothing"))


def test_generated_modules(own_cache: Path) -> None:
    one = cache.load_generated("sample", "def answer():\n    return 1\n")
    two = cache.load_generated("sample", "def answer():\n    return 2\n")
    assert (one.answer(), two.answer()) == (1, 2)
    assert cache.load_generated("sample", "def answer():\n    return 1\n") is one
    assert Path(str(one.__file__)).parent == own_cache
    path = Path(str(one.__file__))
    path.write_text("def answer():\n    return 'damaged'\n")
    del sys.modules[one.__name__]
    assert cache.load_generated("sample", "def answer():\n    return 1\n").answer() == 1
    assert "damaged" not in path.read_text()
    with pytest.raises(ZeroDivisionError):
        cache.load_generated("broken", "1 / 0\n")
    with pytest.raises(ZeroDivisionError):  # not half a module the second time
        cache.load_generated("broken", "1 / 0\n")


def test_old_files_are_forgotten(tmp_path: Path) -> None:
    for number in range(12):
        cache.write_whole(tmp_path / f"sample_{number:016x}.py", b"x = 1\n")
    cache.write_whole(tmp_path / f"sample_more_{1:016x}.py", b"")
    (tmp_path / "__pycache__").mkdir()
    (tmp_path / "__pycache__" / "sample_0000000000000000.loop-1.py311.nbi").touch()
    cache.forget_old(tmp_path / f"sample_{11:016x}.py", keep=8)
    kept = sorted(path.name for path in tmp_path.glob("*.py"))
    assert len(kept) == 9
    assert f"sample_more_{1:016x}.py" in kept
    assert not list((tmp_path / "__pycache__").glob("sample_0000000000000000.*"))


def test_packed_nothing_is_nothing() -> None:
    assert pack((0,) * 34) == NOTHING
