"""Commands as people find them in a help page and paste them."""

from __future__ import annotations


def example_of(text: str) -> str:
    """The lines that a help page shows after ``Example:``."""
    first, *rest = text.split("Example:")[1].splitlines()
    lines = [first.strip()] if first.strip() else []
    for line in rest:
        if not line.strip() and lines:
            break
        lines += [line.strip()] if line.strip() else []
    return "\n".join(lines)
