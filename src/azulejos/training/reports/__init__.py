"""The progress of a training, as numbers, text and picture."""
