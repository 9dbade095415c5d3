"""The drawn tiles: what is committed is what the tool draws, small, complete, and told apart without colour."""

from __future__ import annotations

import gzip
import json
import re
import struct
import sys
import zlib
from pathlib import Path
from xml.etree import ElementTree

import pytest

pytest.importorskip("jinja2")

from tools.art.brush import numbers, outline, path, simplified
from tools.tiles import TARGET, drawn
from windroos.text.tiles import tile_name
from windroos.web.rendering import picture

KINDS = range(42)
SVG = "{http://www.w3.org/2000/svg}"
SPRITE = (TARGET / "tiles.svg").read_text(encoding="utf-8")


def symbols() -> dict[str, ElementTree.Element]:
    return {found.attrib["id"]: found for found in ElementTree.fromstring(SPRITE).iter(f"{SVG}symbol")}


def test_what_is_committed_is_what_the_tool_draws() -> None:
    for name, data in drawn().items():
        kept = (TARGET / name).read_bytes()
        same = pixels(kept) == pixels(data) if name.endswith(".png") else kept == data
        assert same, f"python tools/tiles.py --write ({name})"


def pixels(png: bytes) -> bytes:
    """Pixels may be packed in more than one way."""
    return zlib.decompress(png[41 : png.rindex(b"IEND") - 8])


def test_the_tool_says_by_its_status_whether_the_files_are_as_drawn(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from tools import tiles

    monkeypatch.setattr(tiles, "TARGET", tmp_path)
    monkeypatch.setattr(sys, "argv", ["tiles.py"])
    assert tiles.main() == 1
    monkeypatch.setattr(sys, "argv", ["tiles.py", "--write"])
    assert tiles.main() == 0
    assert "not as drawn" in capsys.readouterr().out


def test_every_kind_has_a_picture_and_both_its_names() -> None:
    found = symbols()
    assert list(found) == [*map(picture, KINDS), "back", "rose", "jersey"]
    for kind in KINDS:
        titles = {title.attrib["lang"]: title.text for title in found[picture(kind)].iter(f"{SVG}title")}
        assert titles == {"nl": tile_name(kind, "nl"), "en": tile_name(kind, "en")}


def test_the_sprite_is_small() -> None:
    assert len(SPRITE.encode()) < 60_000
    assert len(gzip.compress(SPRITE.encode())) < 12_000


def test_the_sprite_holds_geometry_and_nothing_else() -> None:
    """No style, script or text, no font, and no address but SVG's own: a strict policy lets it through."""
    tags = {element.tag.removeprefix(SVG) for element in ElementTree.fromstring(SPRITE).iter()}
    assert tags == {"svg", "defs", "symbol", "title", "g", "path", "circle", "ellipse", "rect", "use"}
    assert re.findall(r"\w+://[^\"' ]+", SPRITE) == ["http://www.w3.org/2000/svg"]
    assert "style" not in SPRITE
    ids = set(re.findall(r'id="(\w+)"', SPRITE))
    assert set(re.findall(r'href="#(\w+)"', SPRITE)) <= ids


def test_tiles_differ_in_shape_alone() -> None:
    """Without ink and without the letters in the corner no two tiles look the same."""
    seen: dict[str, str] = {}
    for id, symbol in symbols().items():
        text = re.sub(r"<(?:ns0:)?title.*?</(?:ns0:)?title>", "", ElementTree.tostring(symbol, "unicode"))
        text = re.sub(r'<(?:ns0:)?use href="#i\w+"[^>]*>', "", text)
        text = re.sub(r'id="\w+"|#[0-9a-f]{6}', "", text)
        assert seen.setdefault(text, id) == id
    assert len(seen) == 45


def test_red_dots_and_canes_have_another_shape_than_the_others() -> None:
    """Reds are told by their shape: the half colours of the books depend on them."""
    found = {id: ElementTree.tostring(symbol, "unicode") for id, symbol in symbols().items()}
    red_dots = {rank for rank in range(1, 10) if "#b4232a" in found[f"p{rank}"]}
    red_bamboo = {rank for rank in range(1, 10) if "#b4232a" in found[f"s{rank}"]}
    assert (red_dots, red_bamboo) == ({1, 3, 5, 6, 7, 9}, {1, 5, 7, 9})
    veins = [found[f"s{rank}"].count('stroke-width="1.6"') for rank in range(2, 10)]
    assert veins == [2, 3, 4, 4, 6, 6, 8, 6]  # every cane but the red ones


def test_the_letters_can_be_left_out_and_changed() -> None:
    assert SPRITE.count('opacity="var(--ix,1)"') == 18 + 2
    for wind in "ES":
        assert {"var(--ix-nl,1)", "var(--ix-en,0)"} <= {
            group.attrib.get("opacity") for group in symbols()[wind].iter(f"{SVG}g")
        }


def test_the_manifest_names_icons_that_exist() -> None:
    manifest = json.loads((TARGET / "windroos.webmanifest").read_text(encoding="utf-8"))
    assert {image["purpose"] for image in manifest["icons"]} == {"any", "maskable"}
    for image in manifest["icons"]:
        if image["type"] == "image/svg+xml":
            assert ElementTree.parse(TARGET / image["src"]).getroot().tag == f"{SVG}svg"
        else:
            header = (TARGET / image["src"]).read_bytes()[:24]
            assert header[:8] == b"\x89PNG\r\n\x1a\n"
            width, height = struct.unpack(">II", header[16:24])
            assert image["sizes"] == f"{width}x{height}"


def test_a_stroke_is_an_outline_without_points_it_does_not_need() -> None:
    assert simplified([(0, 0), (1, 0.01), (2, 0), (2, 2)]) == [(0, 0), (2, 0), (2, 2)]
    edge = outline("down", ((0, 0), (0, 10)), 4)
    assert min(x for x, _ in edge) < -1.5
    assert max(x for x, _ in edge) > 1.5
    assert path([(0, 0), (1, 0), (1, -0.5)]) == "M0 0l10 0 0-5z"
    assert numbers(0.5, -0.25, 3) == ".5-.2 3"
