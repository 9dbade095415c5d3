"""The fans that only the Mahjong Competition Rules know, as patterns."""

__all__ = ["chows", "pungs", "whole_hand", "winning_tile"]
