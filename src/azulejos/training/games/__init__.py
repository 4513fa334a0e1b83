"""Self-play games, and the training targets made from them."""
