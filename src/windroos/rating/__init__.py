"""How strong somebody plays by a book: a pure function from hands to a strength with its uncertainty.

values    what a hand says of each who played it, as numbers of which the means add up
anchors   computer players of known strength, by book: data that `windroos lab anchors` makes
strength  from what hands said to a strength, all who are unknown reckoned with at once
scale     the strength as people read it: a beginner 1000, EXPERT 2000
"""

__all__ = ["anchors", "scale", "values"]
