"""A person takes a colonist's seat or the core's."""
