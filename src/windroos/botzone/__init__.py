"""Botzone's Chinese Standard Mahjong: a program of ours for its tables, and its records read into ours.

How programs of others play at our tables is in `windroos.bots.botzone`.
"""

from __future__ import annotations

__all__ = ["errors", "packing", "program", "reading", "recording"]
