"""Pictures of an episode, for `render`."""
