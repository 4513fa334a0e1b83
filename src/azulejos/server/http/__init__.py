"""HTTP and sockets: the application, its routes, its requests and answers, and the checks before them."""
