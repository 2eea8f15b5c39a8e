"""With reduced motion nothing moves by itself: whatever could asks first."""

from __future__ import annotations

import re

from PySide6.QtWidgets import QLabel

from concordui.docks import DockHost

MOVERS = re.compile(r"QVariantAnimation|QPropertyAnimation|QTimeLine|QMovie|PreciseTimer|setAnimated\(True")


def test_every_module_that_can_move_something_asks_whether_things_may_move(root):
    moving = {
        path.relative_to(root).as_posix(): path.read_text(encoding="utf-8")
        for path in (root / "concordui").rglob("*.py")
        if MOVERS.search(path.read_text(encoding="utf-8"))
    }
    assert "concordui/colony/map/gliding.py" in moving
    assert "concordui/commons/world/canvas.py" in moving
    assert [path for path, text in moving.items() if "motion().allowed" not in text] == []


def test_docks_jump_to_their_places(qtbot, dressed):
    host = DockHost("match", QLabel("map"))
    qtbot.addWidget(host)
    assert not host.isAnimated()
