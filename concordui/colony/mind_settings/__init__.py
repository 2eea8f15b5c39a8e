"""Which mind sits where: fields to choose one, a test call in words, keys in the system's keyring."""
