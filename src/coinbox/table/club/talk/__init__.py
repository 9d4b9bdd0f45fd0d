"""Talk: short messages at a table, private notes, and remarks of those who watch after the end."""
