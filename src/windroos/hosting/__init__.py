"""Live tables: the people, clocks, stored records and computer players of games that are played at."""
