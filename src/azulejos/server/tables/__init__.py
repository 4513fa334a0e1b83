"""Tables: a table as its journal records it, what people do at it, and clients that follow it."""
