"""The position lab: a position with its orders, why each unit fared as it did, and what would have changed it."""
