"""What lies on the table, what is asked, what happens, and how that changes what everybody knows."""
