"""Doors to the environments of researchers: OpenSpiel, PettingZoo, Gymnasium."""
