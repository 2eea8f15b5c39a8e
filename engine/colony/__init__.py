"""The colony: a small deterministic world whose people can only be asked (`concord: How Concord works`)."""
