"""The club: its first page, evenings, standings, people, figures and what its secretary keeps."""
