"""A phone keeps the memory of its Python as a file of its own, starts from that, and does without where it must."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.pocket_host import files_or_skip, hosting
from windroos.web.pocket.runtime import MEMORY
from windroos.web.pocket.site import write_site

LISTED: Final = """async () => {
  const names = [];
  for await (const name of (await navigator.storage.getDirectory()).keys()) names.push(name);
  return names.sort();
}"""
WRITTEN: Final = """async ([name, size]) => {
  const file = await (await navigator.storage.getDirectory()).getFileHandle(name, { create: true });
  const bytes = await (await file.getFile()).slice(0, size).arrayBuffer();
  const place = await file.createWritable();
  await place.write(bytes);
  await place.close();
}"""
"""So many bytes of a file are left."""
SIZE: Final = "async (address) => (await (await caches.match(address)).arrayBuffer()).byteLength"
"""Bytes of what is kept beside the page."""


@pytest.fixture(scope="module")
def scorer(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, written once."""
    folder = tmp_path_factory.mktemp("scorer")
    write_site(folder, files_or_skip())
    return folder


@pytest.fixture
def host(scorer: Path) -> Iterator[str]:
    """The folder on a web host."""
    with hosting(scorer) as address:
        yield address


def counts(page: Page) -> None:
    """It is awake, and makes a table."""
    expect(page.locator("body")).to_have_attribute("data-awake", "")
    page.click("#begin")
    expect(page.locator("#go")).to_be_visible()
    page.click(".brand")
    expect(page.locator("#begin")).to_be_visible()


def test_a_start_takes_its_memory_from_its_own_file_and_does_without_where_that_is_not_in_order(
    host: str, scorer: Path, open_page: OpenPage
) -> None:
    memory = next((scorer / "python").glob(f"{MEMORY}-*.bin"))
    page = open_page(f"{host}pocket.webmanifest")
    said: list[str] = []
    page.on("console", lambda one: said.append(one.text))
    page.goto(host)
    counts(page)
    page.evaluate("navigator.serviceWorker.ready")
    kept = page.evaluate(SIZE, f"python/{memory.name}")
    assert kept == memory.stat().st_size, "what is a file is kept packed beside it"
    for size, heard in ((1 << 40, ""), (5_000_000, "not whole"), (0, "")):
        page.evaluate(WRITTEN, [memory.name, size])
        said.clear()
        page.reload()
        counts(page)
        assert (heard in " ".join(said)) if heard else said == [], (size, said)


def test_of_files_of_its_own_only_those_of_another_program_are_cleared_away(
    host: str, scorer: Path, open_page: OpenPage
) -> None:
    memory = next((scorer / "python").glob(f"{MEMORY}-*.bin")).name
    page = open_page(f"{host}pocket.webmanifest")
    for name in (f"{MEMORY}-0.bin", "letter.txt"):
        page.evaluate(WRITTEN, [name, 0])
    page.goto(host)
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function(f"async (name) => !(await ({LISTED})()).includes(name)", arg=f"{MEMORY}-0.bin")
    assert page.evaluate(LISTED) == ["letter.txt", memory]
