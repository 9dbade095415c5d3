"""What clubs and tournaments share of people: ids, days and short texts as JSON, and names in what people write."""
