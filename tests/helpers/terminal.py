"""A program whose stderr is a terminal."""

from __future__ import annotations

import os
import pty
import re
import struct
import subprocess
import termios
from collections.abc import Callable
from fcntl import ioctl


def on_a_terminal(start: Callable[..., subprocess.Popen[bytes]], *args: object) -> tuple[int, str, str]:
    """Status, what the terminal was sent (without its escapes), and stdout of a command that `start` starts.

    The terminal has 80 columns.
    """
    ours, theirs = pty.openpty()
    try:
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        running = start(*args, stderr=theirs)
        os.close(theirs)
        shown = b""
        while True:
            try:
                part = os.read(ours, 65536)
            except OSError:  # the other end is closed
                break
            if not part:
                break
            shown += part
        out, _ = running.communicate(timeout=60)
    finally:
        os.close(ours)
    return running.returncode, re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown.decode()), out.decode()
