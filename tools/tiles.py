"""Draws the tiles of the page: one sprite with the 42 faces, the back, the rose and the jersey, and the icons.

Everything is geometry written in `tools/art`: characters are centre lines drawn with a round brush, index letters are
single strokes. No font, no outline, no picture of anyone else.

python tools/tiles.py            says whether what stands in src/windroos/web/static is as drawn (status 1: it is not)
python tools/tiles.py --write    writes it
"""

from __future__ import annotations

import gzip
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "src")]
TARGET = ROOT / "src" / "windroos" / "web" / "static"


def drawn() -> dict[str, str]:
    """The files that this tool makes, by name."""
    from tools.art.sprite import icon, manifest, sprite

    return {
        "tiles.svg": sprite(),
        "icon.svg": icon(),
        "icon-maskable.svg": icon(maskable=True),
        "windroos.webmanifest": manifest(),
    }


def main() -> int:
    """Writes or compares; the exit status."""
    write, stale = sys.argv[1:] == ["--write"], 0
    for name, text in drawn().items():
        path = TARGET / name
        if write:
            path.write_text(text, encoding="utf-8", newline="\n")
        same = path.is_file() and path.read_text(encoding="utf-8") == text
        stale += not same
        size, packed = len(text.encode()), len(gzip.compress(text.encode(), mtime=0))
        print(f"{name}: {size / 1000:.1f} kB, gzip {packed / 1000:.1f} kB{'' if same else ', not as drawn'}")
    return int(stale > 0)


if __name__ == "__main__":
    sys.exit(main())
