"""Many hands at once: packed rows, the compiled loop, and what is generated for it."""
