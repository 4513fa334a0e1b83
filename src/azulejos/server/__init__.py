"""The table server: people and bots at one table from many places."""
