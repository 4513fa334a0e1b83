"""`python -m azulejos` is `azulejos`."""

from azulejos.cli.main import main

main()
