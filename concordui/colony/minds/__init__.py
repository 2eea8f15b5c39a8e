"""One mind's page, two of them side by side, a mind beside the truth, and the exact request."""
