"""What is said of a list that comes in."""

from __future__ import annotations

import pytest

from windroos.text.importing import COUNTS
from windroos.text.words import Lang


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_what_is_counted_is_one_or_more(lang: Lang) -> None:
    for key, words in COUNTS.items():
        one, more = (words.to(lang).format(count=count) for count in (1, 2))
        assert one != more, key
        assert not {"{", "|", "#"} & set(one + more), key
    assert COUNTS["evenings"].to("nl").format(count=1) == "nieuwe avond"
