"""The command `windroos`."""

from __future__ import annotations

from windroos.version import __version__


def main(argv: list[str] | None = None) -> int:
    """Run the command with these arguments (default: the process's own); the exit status."""
    del argv
    print(f"windroos {__version__}")
    return 0
