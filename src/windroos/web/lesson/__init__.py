"""The lesson on pages: a step is an address, and so is an answer to it."""

__all__ = ["routes"]
