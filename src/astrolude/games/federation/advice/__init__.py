"""What bots and hints know about playing well."""
