"""What teaches: rules section by section, history, guides, lessons, and boards that open with a click."""
