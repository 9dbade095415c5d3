"""A first lesson at the table: something to do at every step, judged by the rules of the book that is learned."""

__all__ = ["exercise", "first_walls", "lesson", "winning"]
