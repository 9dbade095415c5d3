"""An environment for who trains players of his own: PettingZoo's API around our referee."""

from __future__ import annotations

__all__ = ["choices", "mahjong_v1", "sight"]
