"""Everything the referee knows, and what it decides."""
