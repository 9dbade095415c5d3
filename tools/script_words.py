"""Types of the words that scripts say, made from these words: which there are, and which gaps each has.

python -m tools.script_words            say whether `web/types/words.d.ts` is up to date (status 1: it is not)
python -m tools.script_words --write    write it
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from windroos.text.web.board import script_words

TARGET: Final = Path(__file__).resolve().parent.parent / "src" / "windroos" / "web" / "types" / "words.d.ts"
HEAD: Final = "/* Made by `python -m tools.script_words --write` from `script_words` of `windroos.text.web.board`. */\n"
GAP: Final = re.compile(r"{(\w+)(?::[^}]*)?}")


def text() -> str:
    """The sentences with their gaps, and the words that are found by a key or a place."""
    sentences, found = [], []
    for key, said in script_words("en").items():
        if isinstance(said, str):
            sentences.append(f"  {key}: {union(GAP.findall(said))};")
        elif isinstance(said, dict):
            found.append(f"  {key}: Record<{union(said)}, string>;")
        else:
            found.append(f"  {key}: string[];")
    gaps = ["/** Each sentence, with the names of its gaps. */", "export interface Texts {", *sentences, "}\n"]
    words = [
        "/** All words of a page. */",
        "export interface Words extends Record<keyof Texts, string> {",
        *found,
        "}\n",
    ]
    return "\n".join([HEAD, *gaps, *words])


def union(names: Iterable[str]) -> str:
    """One of some names; none: never."""
    return " | ".join(f'"{name}"' for name in sorted(set(names))) or "never"


def main() -> int:
    """Compare or write; the exit status."""
    if "--write" in sys.argv[1:]:
        TARGET.write_text(text(), encoding="utf-8")
    elif not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text():
        print("words.d.ts is not up to date: python -m tools.script_words --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
