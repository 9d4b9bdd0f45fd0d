"""The engine under every game: decisions, driver, journal, chance, records. It knows no game word."""
