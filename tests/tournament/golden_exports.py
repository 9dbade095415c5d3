"""Everything that goes out of a golden tournament, as it went out before: `tests/tournament/exports/<tournament>`.

`python -m tests.tournament.golden_exports` writes it anew; do so only after a deliberate change, and read the
difference. A spreadsheet is kept as the text of its cells, for its file holds the time of its making; of one line an
event the times are left out.
"""

from __future__ import annotations

import io
import json
import re
import tempfile
from collections.abc import Iterator
from pathlib import Path

from openpyxl import load_workbook
from starlette.testclient import TestClient

from tests.tournament.golden import FOLDER, GoldenTournament, golden_tournaments
from tests.web.conftest import apart, be_host, boundless, open_site_at
from tests.web.tournament_world import tell_tournament
from windroos.web.app import create_app
from windroos.web.tournament.files_desk import FILES

EXPORTS = FOLDER / "exports"
LANGS = ("nl", "en")


def exports(golden: GoldenTournament, folder: Path) -> dict[str, bytes]:
    """The bytes of every file by its name, CSV in both languages."""
    site = open_site_at(folder)
    try:
        tell_tournament(site, golden.file, golden.lines())
        return dict(_sent(TestClient(create_app(boundless(site))), f"/toernooi/{golden.file}/leiding/uitvoer"))
    finally:
        apart(site.store.close())


def _sent(client: TestClient, address: str) -> Iterator[tuple[str, bytes]]:
    be_host(client)
    for file in FILES:
        name, _, kind = file.rpartition(".")
        for lang in LANGS if kind == "csv" and name != "ema" else LANGS[:1]:
            answer = client.get(f"{address}/{file}", headers={"accept-language": lang})
            assert answer.status_code == 200, file
            match kind:
                case "csv" if name != "ema":
                    yield f"{name}.{lang}.csv", answer.content
                case "xlsx":
                    yield f"{file}.txt", _cells(answer.content).encode()
                case "jsonl":
                    yield file, re.sub(rb'"at":"[^"]*"', b'"at":""', answer.content)
                case _:
                    yield file, answer.content


def _cells(book: bytes) -> str:
    """The cells of every sheet, a line for each row."""
    sheets = load_workbook(io.BytesIO(book)).worksheets
    rows = [json.dumps([sheet.title]) for sheet in sheets]
    rows += [json.dumps(row, ensure_ascii=False, default=str) for sheet in sheets for row in sheet.values]
    return "".join(f"{row}\n" for row in rows)


def main() -> None:
    """Write all of them."""
    for golden in golden_tournaments():
        kept = EXPORTS / golden.file
        kept.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory() as folder:
            for name, body in exports(golden, Path(folder)).items():
                (kept / name).write_bytes(body)


if __name__ == "__main__":
    main()
