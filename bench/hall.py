"""Time a tournament's hall, with the load from another process: `python -m bench.hall`.

A hundred players at 25 tables: a phone at each types results and lets all agree, fifty people look on, two screens show
the standings. Times are of whole pages, and from the moment a result is answered to the moment that both screens show
it, as their script would: told over the socket, they fetch the page anew. Beside it the pages of as many who look on
from a server that has one page and does nothing else. Exit status 1 when a goal is missed.
"""

from __future__ import annotations

import asyncio
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from statistics import quantiles
from time import perf_counter
from typing import Final, NamedTuple

import httpx
from websockets.asyncio.client import connect

from bench.score import TimedRow, show
from bench.web import processor, started
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.store.store import utc_now
from windroos.tournament.door import read_line
from windroos.web.app import open_site
from windroos.web.settings import Settings
from windroos.web.tournament.access import badge_digits, table_card_link

ID: Final = "zaal"
TABLES: Final = 25
ROUNDS: Final = 8
LOOKERS: Final = 50
LASTS: Final = 20.0
"""Seconds."""
LOOKS: Final = 4.0
"""Seconds between two pages of somebody who looks on."""
TYPES: Final = 20.0
"""Seconds between two taps of a table."""
PAGE_GOAL: Final = 150.0
SCREEN_GOAL: Final = 1000.0
PORT: Final = 8390
PARTS: Final = ("", "?deel=uitslagen", "?deel=stand", "?deel=indeling", "/speler/7")


class HallSeen(NamedTuple):
    """Milliseconds of each page, and of each result until both screens showed it; processor load of one core."""

    pages: list[float]
    results: list[float]
    load: float


def percentile(times: list[float], percent: int) -> float:
    """That percentile of some times."""
    return quantiles(times, n=100)[percent - 1] if len(times) > 1 else float("nan")


async def made(folder: Path) -> tuple[list[str], dict[str, str]]:
    """A tournament whose second round runs; the cards of its tables, and everybody's code."""
    site = open_site(Settings(folder, "http://localhost"))
    kept = TournamentFolder(site.store)
    people = [f"p{at}" for at in range(1, 4 * TABLES + 1)]
    lines: list[dict[str, object]] = [
        {"do": "tournament", "id": ID, "formula": "mcr-ema", "players": len(people), "rounds": ROUNDS},
    ]
    lines += [{"do": "entrant", "id": one, "name": f"Speler {one}"} for one in people]
    lines += [
        {"do": "schedule", "seed": 1},
        {"do": "numbers", "numbers": {one: at for at, one in enumerate(people, 1)}},
        {"do": "call", "round": 1, "minutes": 90, "last": 0},
        {"do": "clock", "act": "start"},
    ]
    for table in range(1, TABLES + 1):
        lines.append({"do": "result", "round": 1, "table": table, "points": [table, 8, -8, -table]})
        lines.append({"do": "settle", "round": 1, "table": table, "reason": "getekend"})
    lines += [
        {"do": "clock", "act": "end"},
        {"do": "call", "round": 2, "minutes": 90, "last": 0},
        {"do": "clock", "act": "start"},
    ]
    for line in lines:
        await kept.do(ID, read_line(line).asked, "bench", utc_now())
    cards = [table_card_link(site, ID, table).removeprefix("http://localhost") for table in range(1, TABLES + 1)]
    codes = {one: badge_digits(site, ID, one) for one in people}
    await site.store.close()
    return cards, codes


class HallLoad:
    """Everybody in the hall, and what they wait for."""

    def __init__(self, address: str, codes: dict[str, str]) -> None:
        self.address = address
        self.codes = codes
        self.pages: list[float] = []
        self.results: list[float] = []
        self._typed: dict[str, float] = {}
        """Figures that were answered and that not both screens have shown yet, with when that was."""
        self._shown: dict[str, int] = {}

    async def get(self, web: httpx.AsyncClient, path: str) -> str:
        """A page, timed."""
        began = perf_counter()
        text = (await web.get(path)).text
        self.pages.append(1000 * (perf_counter() - began))
        return text

    async def look_on(self, web: httpx.AsyncClient, at: int) -> None:
        """One page after another, for ever."""
        await asyncio.sleep(at * LOOKS / LOOKERS)
        for part in (PARTS[(at + step) % len(PARTS)] for step in range(10_000)):
            await self.get(web, f"/toernooi/{ID}{part}")
            await asyncio.sleep(LOOKS)

    async def type(self, web: httpx.AsyncClient, card: str, table: int) -> None:
        """A result, who agree, and a correction before all do: again and again."""
        await web.get(card)
        await asyncio.sleep(table * TYPES / TABLES)
        path, figure = f"/toernooi/{ID}/tafel/{table}", 1000 * table
        while True:
            page = await self.get(web, f"{path}?wijzig=1")
            seen = re.search(r'name="seen" value="(\d+)"', page)
            figure += 1
            form = {"do": "result", "round": "2", "seen": seen[1] if seen else "0", "points-0": str(figure)}
            form |= {"points-1": "0", "points-2": "0", "points-3": str(figure), "minus-points-3": "1"}
            self._typed[f"{figure // 1000}.{figure % 1000:03d}"] = perf_counter()
            began = perf_counter()
            answer = await web.post(path, data=form)
            self.pages.append(1000 * (perf_counter() - began))
            assert answer.status_code == 200, answer.text[:300]
            for one in re.findall(r'value="agree:(\w+)"', answer.text)[:3]:
                await asyncio.sleep(TYPES / 4)
                event = re.search(r'name="seen" value="(\d+)"', await self.get(web, path))
                agree = {"do": f"agree:{one}", "round": "2", "seen": event[1] if event else "0"}
                began = perf_counter()
                await web.post(path, data=agree | {"code": self.codes[one]})
                self.pages.append(1000 * (perf_counter() - began))
            await asyncio.sleep(TYPES / 4)

    async def screen(self, web: httpx.AsyncClient, port: int) -> None:
        """What a screen does: it hears that something happened, and fetches its page anew."""
        async with connect(f"ws://localhost:{port}/toernooi/{ID}/ws", origin=f"http://localhost:{port}") as socket:  # type: ignore[arg-type]  # a plain origin
            async for _ in socket:
                page = await self.get(web, f"/toernooi/{ID}?deel=uitslagen&ronde=2")
                now = perf_counter()
                for figure in [one for one in self._typed if one in page]:
                    self._shown[figure] = self._shown.get(figure, 0) + 1
                    if self._shown[figure] == 2:
                        self.results.append(1000 * (now - self._typed.pop(figure)))


async def up(web: httpx.AsyncClient) -> None:
    """Wait until a server answers."""
    for _ in range(200):
        try:
            await web.get("/toernooi")
            return
        except httpx.TransportError:
            await asyncio.sleep(0.1)


async def loaded(pid: int, port: int, cards: list[str], codes: dict[str, str]) -> HallSeen:
    """Everybody at once, for a while; what came before is thrown away."""
    address = f"http://localhost:{port}"
    headers = {"origin": address, "x-windroos": "live", "accept-language": "nl"}
    hall = HallLoad(address, codes)
    clients = [httpx.AsyncClient(base_url=address, headers=headers, timeout=30) for _ in range(TABLES + LOOKERS + 2)]
    await up(clients[0])
    works = [hall.type(clients[at], card, at + 1) for at, card in enumerate(cards)]
    works += [hall.look_on(clients[TABLES + at], at) for at in range(LOOKERS)]
    works += [hall.screen(clients[-1 - at], port) for at in range(2)]
    going = [asyncio.create_task(work) for work in works]
    await asyncio.sleep(LASTS / 2)
    hall.pages.clear()
    hall.results.clear()
    began = processor(pid)
    await asyncio.sleep(LASTS)
    load = (processor(pid) - began) / LASTS
    for task in going:
        task.cancel()
    for outcome in await asyncio.gather(*going, return_exceptions=True):
        if not isinstance(outcome, asyncio.CancelledError | None):
            raise outcome
    for client in clients:
        await client.aclose()
    return HallSeen(hall.pages, hall.results, load)


async def bare(port: int) -> list[float]:
    """Milliseconds of the pages of as many as are in the hall, from a server that does nothing else."""
    hall = HallLoad(f"http://localhost:{port}", {})
    clients = [httpx.AsyncClient(base_url=hall.address, timeout=30) for _ in range(TABLES + LOOKERS)]
    await up(clients[0])
    going = [asyncio.create_task(hall.look_on(client, at)) for at, client in enumerate(clients)]
    await asyncio.sleep(LASTS / 2)
    for task in going:
        task.cancel()
    await asyncio.gather(*going, return_exceptions=True)
    for client in clients:
        await client.aclose()
    return hall.pages


def seen() -> HallSeen:
    """A measurement with a new server."""
    with tempfile.TemporaryDirectory() as folder:
        cards, codes = asyncio.run(made(Path(folder)))
        with started("serve", Path(folder), PORT) as pid:
            return asyncio.run(loaded(pid, PORT, cards, codes))


def rows() -> Iterator[TimedRow]:
    """All lines of the table."""
    with tempfile.TemporaryDirectory() as folder, started("bare", Path(folder), PORT + 1):
        alone = percentile(asyncio.run(bare(PORT + 1)), 95)
    found = seen()
    yield TimedRow("a page of a bare server, p95", [alone], "ms")
    yield TimedRow("a page of the hall, median", [percentile(found.pages, 50)], "ms")
    yield TimedRow(f"a page of the hall, p95 of {len(found.pages)}", [percentile(found.pages, 95)], "ms", PAGE_GOAL)
    yield TimedRow(
        f"a result on both screens, p95 of {len(found.results)}", [percentile(found.results, 95)], "ms", SCREEN_GOAL
    )
    yield TimedRow("a page of the hall beside a bare one, p95", [percentile(found.pages, 95) / alone], "times")
    yield TimedRow("the hall's server, processor", [100 * found.load], "% of one core")


def main() -> int:
    """Print the table; 1 where a goal is missed."""
    return show(rows())


if __name__ == "__main__":
    sys.exit(main())
