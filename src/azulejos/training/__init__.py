"""Training of nets: self-play, fitting, and a gate between generations."""
