"""From the facts of hands to scores, with every point explained."""
