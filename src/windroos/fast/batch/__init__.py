"""Many hands at once: packed rows, the compiled loop, and what is generated for it."""

__all__ = ["arrays", "kernel", "packed", "score", "suits"]
