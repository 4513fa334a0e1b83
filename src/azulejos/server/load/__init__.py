"""Load on a server, as `azulejos bench server` measures it."""
