"""What `azulejos bench` measures of rules and searches."""
