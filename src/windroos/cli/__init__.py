"""The command `windroos`."""

from __future__ import annotations


def main(argv: list[str] | None = None) -> int:
    """Run the command with these arguments (default: the process's own); the exit status."""
    from windroos.cli.app import run  # the package itself stays quick to import

    return run(argv)
