"""Every word a person reads, in Dutch and English, keyed by id or reason code."""
