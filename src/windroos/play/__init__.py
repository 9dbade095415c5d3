"""Playing: the wall, the referee, the record and what each seat sees of it. No I/O, no clock and no chance in here."""
