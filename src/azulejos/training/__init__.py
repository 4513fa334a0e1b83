"""Learning values from games of the bots against themselves: self-play, fitting, and a gate between generations."""
