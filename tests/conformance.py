"""What a book must pass with all the rest: `windroos.testkit`, its golden hands and its pages.

As a program: `python -m tests.conformance BOOK HANDS`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from starlette.testclient import TestClient

import windroos
from windroos.testkit import book as testkit
from windroos.testkit.golden import read_golden
from windroos.testkit.trial import Finding, carried_out
from windroos.text.words import LANGS
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings


def has_pages(book: testkit.TriedBook) -> Iterator[Finding]:
    """The page shows the book, its card and its practice in both languages, opens a sheet and a game by it."""
    id = book.rules.id
    with TemporaryDirectory() as folder:
        site = open_site(Settings(Path(folder), "http://testserver", names=frozenset({"testserver"}), apart=False))
        with TestClient(create_app(site), headers={"origin": "http://testserver"}) as client:
            for language in LANGS:
                for page in ("", "/kaart", "/oefenen"):
                    shown = client.get(f"/spelregels/{id}{page}", headers={"accept-language": language})
                    assert shown.status_code == 200, page
                    assert book.words.name.to(language) in shown.text or page, page
            for door in ("/tellen", "/spelen/nieuw"):
                made = client.post(door, data={"rules": id, "players": "4"})
                assert made.status_code == 200, made.text
    yield from ()


CHECKS: Final[tuple[testkit.Check, ...]] = (*testkit.CHECKS, has_pages)


def main(id: str, hands: str) -> int:
    """Try a book and the golden hands in a folder; a line a check."""
    sys.stdout.write(f"{windroos.__file__}\n")
    file = Path(hands) / f"{id}.txt"
    wrong = [line.trouble(line.rules()) for line in read_golden(file.read_text(encoding="utf-8"), id, file.name)]
    assert wrong
    findings = list(filter(None, wrong))
    for check in (*CHECKS, testkit.is_played_by_the_laboratory):
        findings += carried_out(check, testkit.tried_book(id))
        sys.stdout.write(f"{id}: {check.__name__}\n")
    sys.stderr.write("".join(f"{finding.sentence('en')}\n" for finding in findings))
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
