"""Play in a terminal: the table drawn with characters, for 80 columns and 24 rows and better on larger ones."""
