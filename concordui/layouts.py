"""Where the window and the docks were, from one session to the next."""

from __future__ import annotations

import base64
import binascii
import json
import logging
from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QWidget

from concordui.docks import DockHost
from engine.errors import FileError
from engine.files import read_json, write_atomic

FILE = "layout.json"
_log = logging.getLogger(__name__)


class Layouts:
    """Places by name, in the data folder. A place that can't be read or does not fit is forgotten: defaults hold."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / FILE
        self._places = self._read()

    def restore_window(self, window: QWidget) -> None:
        """Put the window where it was, if it was anywhere."""
        place = self._places.get("window")
        if place is not None:
            window.restoreGeometry(QByteArray(place))

    def keep_window(self, window: QWidget) -> None:
        """Remember where the window is."""
        self._places["window"] = bytes(window.saveGeometry().data())

    def restore_docks(self, host: DockHost) -> None:
        """Put the docks of this kind of workspace where they were."""
        place = self._places.get(f"docks.{host.kind}")
        if place is not None:
            host.restore(place)

    def keep_docks(self, host: DockHost) -> None:
        """Remember where the docks are."""
        self._places[f"docks.{host.kind}"] = host.state()

    def write(self) -> None:
        """Write the places; what can't be written is only a comfort lost."""
        data = {name: base64.b64encode(place).decode("ascii") for name, place in self._places.items()}
        try:
            write_atomic(self._path, json.dumps(data, indent=1))
        except FileError as error:
            _log.warning("layout: %s", error)

    def _read(self) -> dict[str, bytes]:
        if not self._path.exists():
            return {}
        try:
            data = read_json(self._path)
            return {str(name): base64.b64decode(place, validate=True) for name, place in data.items()}
        except (FileError, AttributeError, TypeError, binascii.Error, ValueError) as error:
            _log.warning("layout: %s", error)
            return {}
