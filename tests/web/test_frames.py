"""What a server sends by itself on a socket is what its library would send."""

from __future__ import annotations

import pytest
from websockets.frames import Frame, Opcode

from windroos.web.protocols import framed


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 70_001])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    text = ("ë" * length).encode()[:length]
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
