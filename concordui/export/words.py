"""The sentences of exports, through Qt's translation."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QLocale


def say(text: str, **values: object) -> str:
    """A sentence in the user's language with its values put in by name."""
    return QCoreApplication.translate("Export", text).format(**values)


def pixels(width: int, height: int) -> str:
    """A size: "2,024 × 1,536 pixels"."""
    return say("{width} × {height} pixels", width=grouped(width), height=grouped(height))


def grouped(number: int) -> str:
    """A whole number with its thousands apart."""
    return QLocale(QLocale.Language.English).toString(number)


def bytes_text(size: int) -> str:
    """A file's size: "412 kB", "3.1 MB"."""
    if size < 1_000_000:
        return say("{size} kB", size=max(1, round(size / 1000)))
    return say("{size} MB", size=f"{size / 1_000_000:.1f}")
