"""The headless engine of Concord: rules, seats and records. It knows no window (see ``concordui`` for that)."""

__version__ = "0.1.0"
