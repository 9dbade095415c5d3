"""From the facts of hands to scores, and from scores to who pays whom."""
