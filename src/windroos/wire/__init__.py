"""How values are said as JSON: one definition writes, reads strictly, and gives the schema. It knows no play."""
