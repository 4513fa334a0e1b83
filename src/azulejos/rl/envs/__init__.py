"""The environments: one episode, what agents observe of it, and how it is stepped."""
