"""The lobby: open seats, tables to watch, games that their players made public, and a page for each person."""
