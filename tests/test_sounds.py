"""The sounds of the table: what is committed is what the tool makes, small, and heard."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from tests.source import SOURCE
from tools.sounds import LOUDEST, RATE, SOUNDS, TARGET, made, sound

SCRIPT = (SOURCE / "web" / "static" / "table" / "voice.js").read_text(encoding="utf-8")


def samples(data: bytes) -> tuple[int, ...]:
    return struct.unpack(f"<{len(data[44:]) // 2}h", data[44:])


def test_what_is_committed_is_what_the_tool_makes() -> None:
    kept = {path.name: path.read_bytes() for path in Path(TARGET).iterdir()}
    assert kept == made(), "python tools/sounds.py --write"


@pytest.mark.parametrize("name", SOUNDS)
def test_a_sound_is_small_heard_and_dies_away(name: str) -> None:
    data = sound(SOUNDS[name])
    assert len(data) < 30_000
    assert data[:4] + data[8:16] == b"RIFFWAVEfmt "
    assert struct.unpack("<I", data[24:28]) == (RATE,)
    found = samples(data)
    assert max(map(abs, found)) == round(LOUDEST * 32767)
    assert max(map(abs, found[-RATE // 200 :])) < 2000, "no click at its end"


@pytest.mark.parametrize("name", SOUNDS)
def test_every_sound_is_heard_of_something_that_happens(name: str) -> None:
    assert f': "{name}",' in SCRIPT
