"""Attempts: the ledger of every call that was made to a mind, and what became of it."""
