"""The size of text that a person chose: all of the window grows with it, from the next start.

Qt scales what it draws by a factor that it reads once, before the application is made. Words, fields, icons and maps
grow together, so nothing is cut off; what needs more room than the screen has can be scrolled.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from concordui.settings import SettingsStore

FACTOR = "QT_SCALE_FACTOR"


@contextmanager
def scaled_text(settings: Path) -> Iterator[None]:
    """Let an application that is made in here be as large as the settings' file says.

    A factor that whoever started the program has set stands. The processes that the program starts do not inherit it.
    """
    percent = SettingsStore(settings).value.text_size
    if percent == 100 or FACTOR in os.environ:
        yield
        return
    os.environ[FACTOR] = f"{percent / 100:g}"
    try:
        yield
    finally:
        del os.environ[FACTOR]
