"""Offers: every thread between the core and a colonist, as a lifeline, and why it was answered as it was."""
