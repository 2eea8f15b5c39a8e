"""Minds: whoever chooses from a menu, behind one protocol, and the ledger of what was asked of them."""
