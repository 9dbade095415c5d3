"""Time matches reviewed beside running tables: `python -m bench.review_beside [TABLES]`.

Tables of four people with one discard a second at each, as `bench.web` has them; meanwhile a visitor has one match of
sixteen hands after another reviewed at /nakijken, where nothing is kept. The times are of discards, without those
reviews and with them, and of one match. Exit status 1 where a discard of a hundred takes more than thirty
milliseconds, or a match more than twenty seconds. On a machine that does something else as well the two lines of
discards are to be compared with each other, and so is what the server itself takes for a discard.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from bench.load import Party
from bench.review import HANDS, MOST_A_MATCH, record
from bench.score import TimedRow, show
from bench.web import LASTS, P99_GOAL, SeenTimes, make_tables, measure, seen, started
from windroos.hosting.setup import Kind

TABLES: Final = 100
BOOK: Final = "nts2002"
PEOPLE: Final[tuple[Kind, ...]] = ("person",) * 4
PORT: Final = 8390
CLASS: Final = '<details class="sheet"'
"""What each reviewed hand begins with on the page."""
EDGE: Final = "edge"
"""Between the parts of a form."""


def reviewed(port: int, text: str) -> float:
    """Seconds until a match that is brought has been reviewed."""
    start = perf_counter()
    head = f'--{EDGE}\r\nContent-Disposition: form-data; name="bestand"; filename="a.jsonl"\r\n\r\n'
    asked = urllib.request.Request(
        f"http://127.0.0.1:{port}/nakijken",
        f"{head}{text}\r\n--{EDGE}--\r\n".encode(),
        {
            "Content-Type": f"multipart/form-data; boundary={EDGE}",
            "Origin": f"http://localhost:{port}",
            "Host": f"localhost:{port}",
        },
    )
    with urllib.request.urlopen(asked) as answer:
        page = answer.read().decode()
    if page.count(CLASS) != HANDS:
        raise ValueError(page[:400])
    return perf_counter() - start


async def beside(pid: int, parties: Sequence[Party], port: int, text: str) -> tuple[SeenTimes, list[float]]:
    """The times of the discards while matches are reviewed, and seconds of each match."""
    playing = asyncio.ensure_future(measure(pid, parties, port, relayed=False))
    lasted = []
    while not any(party.discards for party in parties):  # until the server is there and the tables play
        await asyncio.sleep(0.1)
    while not playing.done():
        lasted.append(await asyncio.to_thread(reviewed, port, text))
    return await playing, lasted


def shown(name: str, found: SeenTimes) -> Iterator[TimedRow]:
    """The rows of one measurement."""
    yield TimedRow(f"{name}, median", [found.percentile(50)], "ms")
    yield TimedRow(f"{name}, p99 of {len(found.times)}", [found.percentile(99)], "ms", P99_GOAL)
    yield TimedRow(f"{name}, processor a discard", [1000 * found.load * LASTS / max(found.discards, 1)], "ms")


def rows(count: int) -> Iterator[TimedRow]:
    """All lines of the table."""
    alone = seen(count, PEOPLE, PORT)
    yield from shown(f"{count} tables alone", alone)
    text = record(BOOK, "live")
    with tempfile.TemporaryDirectory() as folder:
        parties = asyncio.run(make_tables(Path(folder), count, PEOPLE))
        with started("serve", Path(folder), PORT + 1) as pid:
            found, lasted = asyncio.run(beside(pid, parties, PORT + 1, text))
    yield from shown(f"{count} tables beside reviews", found)
    yield TimedRow(f"a match reviewed beside them, slowest of {len(lasted)}", [max(lasted)], "s", MOST_A_MATCH)


def main() -> int:
    """Print the table; 1 where a goal is missed."""
    return show(rows(int(sys.argv[1]) if len(sys.argv) > 1 else TABLES))


if __name__ == "__main__":
    sys.exit(main())
