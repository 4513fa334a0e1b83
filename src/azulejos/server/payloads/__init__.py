"""Payloads: all that the server sends, each shape as one type; the schemas and the page's types are made from them."""
