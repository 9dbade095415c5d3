"""A club through its year: people, evenings, cup, cash and claims, folded from events that hold ids and no names."""
