"""Equal walls: every table plays the same tiles, and what each made of them is compared.

`walls` is where a wall comes from and how anybody checks that, `comparing` what a result is worth beside the others.
"""
