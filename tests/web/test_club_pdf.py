"""Forms, cards and certificates as PDF: as many sheets as on the page, of their paper, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.club_world import tell
from tests.web.conftest import KEY, be_host
from tests.web.print_world import PRINTED, seat
from windroos.printing.document import PrintColumn, PrintDocument, PrintRow, PrintTable
from windroos.web.app import create_app, open_site
from windroos.web.printing.typesetting import FACE, document_data
from windroos.web.settings import Settings

A4, SIDE, A5 = (595, 842), (842, 595), (420, 595)
SHEETS = {
    "/club/print/ledenkaarten": (6, A4),
    "/club/print/ledenkaarten?groot=1": (11, A4),
    "/club/print/loopkaarten?seizoen=p23": (8, A4),
    "/club/print/loopkaarten?seizoen=p23&groot=1": (24, A4),
    "/club/print/oorkonde?seizoen=s23&plaatsen=3": (3, A4),
    "/club/print/scoreformulier?regels=nmv144&spellen=20": (1, SIDE),
    "/club/print/scoreformulier?regels=mcr&spelers=3": (1, SIDE),
    "/club/avond/next/print/scoreformulier?spellen=20": (5, SIDE),
    "/club/avond/next/print/tafelkaarten": (5, A5),
    "/club/print/stand?seizoen=s23&groot=1": (2, A4),
}
"""Addresses of prints, with their sheets and the size of these in points."""


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    """A reader of a large club who is not its host."""
    folder: Path = tmp_path_factory.mktemp("sheets")
    settings = Settings(folder, "http://testserver", names=frozenset({"testserver"}), key=KEY, apart=False)
    site = open_site(settings)
    tell(site, *PRINTED)
    seat(site, "next", (3, 4, 5, 4, 4))
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        yield client


def sizes_of(pdf: bytes) -> list[tuple[int, int]]:
    """The sheets of a PDF, each with its width and height in points."""
    boxes = re.findall(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]", pdf)
    return [(round(float(wide)), round(float(high))) for wide, high in boxes]


def test_each_is_as_many_sheets_of_its_paper_in_both_languages(client: TestClient) -> None:
    """Names of 25 letters, and one that is a command of the typesetter."""
    assert client.get("/club/print/ledenkaarten?pdf=1").status_code == 403
    be_host(client)
    for path, (count, size) in SHEETS.items():
        for lang in ("nl", "en"):
            address = f"{path}{'&' if '?' in path else '?'}pdf=1&lang={lang}"
            answer = client.get(address)
            assert (answer.status_code, answer.headers["content-type"]) == (200, "application/pdf"), address
            assert sizes_of(answer.content) == [size] * count, address


def test_the_page_of_a_print_leads_to_its_pdf_with_its_letters(client: TestClient) -> None:
    be_host(client)
    page = client.get("/club/print/loopkaarten?seizoen=p23&groot=1").text
    assert 'href="/club/print/loopkaarten?seizoen=p23&amp;pdf=1&amp;groot=1&amp;lang=nl"' in page


def test_a_list_in_large_letters_leaves_out_what_is_spare() -> None:
    columns = (PrintColumn("naam", "name"), PrintColumn("v", "figure", spare=True), PrintColumn("s", "figure"))
    table = PrintTable(columns, (PrintRow(("Anna", "▲2", "24½")),))
    printed = PrintDocument("Stand", "", (table,), "x")
    plain, large = (document_data(printed, "Club", "nl", large=large) for large in (False, True))
    assert (plain["letters"], large["letters"]) == (FACE * 11, 18)
    wall = document_data(printed._replace(letters=28), "Club", "nl")
    assert wall["letters"] == 28, "what is read from a wall fits its sheet as it is"
    assert [row["cells"] for row in large["chapters"][0]["blocks"][0]["rows"]] == [("Anna", "24½")]
    assert len(plain["chapters"][0]["blocks"][0]["columns"]) == 3
