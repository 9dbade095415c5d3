r"""The console sessions in the documents: run them, and compare or write what they print.

    python tools/sessions.py            says which document shows something else than the program does (status 1)
    python tools/sessions.py --write    writes what the program prints into the documents

A session is a block that begins with three backticks and `console`; each line `$ windroos ...` is run, and the lines up
to the next `$` are what it prints. Other commands are not run and print nothing. A command line that ends in `\\` goes
on in the next line. `| head -N` keeps N lines.
"""

from __future__ import annotations

import contextlib
import io
import os
import shlex
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]

ENGLISH = (
    "README.md",
    "docs/counting.md",
    "docs/library.md",
    "docs/playing.md",
    "docs/record.md",
)
DUTCH = (
    "LEESMIJ.md",
    "docs/bibliotheek.md",
    "docs/spelen.md",
    "docs/tellen.md",
    "docs/verslag.md",
)
DOCUMENTS = (*ENGLISH, *DUTCH)


def run(command: str, lang: str) -> str:
    """What a `windroos` command prints, in the project's folder."""
    from windroos.cli import main

    words = shlex.split(command.replace("\\\n", " "))
    keep = None
    if "|" in words:
        keep = int(words[words.index("|") + 2].lstrip("-"))
        words = words[: words.index("|")]
    out, before, typed = io.StringIO(), Path.cwd(), sys.stdin
    with tempfile.TemporaryDirectory() as games, _environment(LC_ALL=f"{lang}.UTF-8", WINDROOS_GAMES=games):
        os.chdir(ROOT)
        sys.stdin = io.StringIO()  # nobody types anything
        try:
            with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
                main(words[1:])
        finally:
            os.chdir(before)
            sys.stdin = typed
    return "".join(line + "\n" for line in out.getvalue().rstrip("\n").split("\n")[:keep])


@contextlib.contextmanager
def _environment(**values: str) -> Iterator[None]:
    """These variables for a while, and then what was there before."""
    before = {name: os.environ.get(name) for name in values}
    os.environ.update(values)
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name)
            if value is not None:
                os.environ[name] = value


def refreshed(text: str, lang: str) -> str:
    """The document with what its sessions print now."""
    lines, out, at = text.split("\n"), list[str](), 0
    inside = False
    while at < len(lines):
        line = lines[at]
        at += 1
        out.append(line)
        if line.startswith("```"):
            inside = line == "```console"
        elif inside and line.startswith("$ "):
            command = line[2:]
            while command.endswith("\\"):
                out.append(lines[at])
                command += "\n" + lines[at]
                at += 1
            if command.startswith("windroos "):
                while at < len(lines) and not lines[at].startswith(("$ ", "```")):
                    at += 1
                out.extend(run(command, lang).rstrip("\n").split("\n"))
                if at < len(lines) and lines[at].startswith("$ "):
                    out.append("")
    return "\n".join(out)


def main(arguments: list[str]) -> int:
    """Compare or write; 1 where a document is out of date."""
    stale = 0
    for name in DOCUMENTS:
        path = ROOT / name
        if not path.exists():
            continue
        text = path.read_text(encoding="utf-8")
        now = refreshed(text, "nl" if name in DUTCH else "en")
        if now != text:
            if "--write" in arguments:
                path.write_text(now, encoding="utf-8")
            else:
                stale = 1
                print(f"{name}: a session prints something else; run tools/sessions.py --write")
    return stale


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
