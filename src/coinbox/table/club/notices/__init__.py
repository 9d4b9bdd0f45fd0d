"""Notices: people who are away from the table are told that it is their turn, where they want to be."""
