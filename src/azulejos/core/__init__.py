"""What all games share: protocol, turns, set-up, errors, randomness, registry."""
