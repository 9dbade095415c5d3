"""Positions out of games, each with one question: found in self-play, kept, asked, judged, and asked again."""

__all__ = ["boxes", "finding", "position", "puzzle", "solving"]
