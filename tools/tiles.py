"""Draws the tiles of the page: one sprite with the 42 faces, the back, the rose and the jersey, and the icons.

So it does the picture that stands beside an address that is shared.
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


def drawn() -> dict[str, bytes]:
    """The files that this tool makes, by name."""
    from tools.art.raster import home_screen
    from tools.art.share import shared
    from tools.art.sprite import LAK, PAPER, PICTURES, icon, manifest, sprite

    texts = {
        "tiles.svg": sprite(),
        "icon.svg": icon(),
        "icon-maskable.svg": icon(maskable=True),
        "windroos.webmanifest": manifest(),
    }
    icons = {"icon.png": 180, **{f"icon-{size}.png": size for size in PICTURES}}
    pictures = {name: home_screen(size, PAPER, LAK).png() for name, size in icons.items()}
    pictures["share.png"] = shared(PAPER, LAK).png()
    return {**{name: text.encode() for name, text in texts.items()}, **pictures}


def main() -> int:
    """Writes or compares; the exit status."""
    write, stale = sys.argv[1:] == ["--write"], 0
    for name, data in drawn().items():
        path = TARGET / name
        if write:
            path.write_bytes(data)
        same = path.is_file() and path.read_bytes() == data
        stale += not same
        size, packed = len(data) / 1000, len(gzip.compress(data, mtime=0)) / 1000
        print(f"{name}: {size:.1f} kB, gzip {packed:.1f} kB{'' if same else ', not as drawn'}")
    return int(stale > 0)


if __name__ == "__main__":
    sys.exit(main())
