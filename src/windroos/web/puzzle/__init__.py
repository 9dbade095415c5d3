"""Puzzels: one position, one question, an answer with its reason."""

__all__ = ["routes"]
