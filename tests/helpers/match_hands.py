"""A person at a match: real clicks on the map, keys, and dialogs, until the match is over."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from concordui.match.desk import Desk
from concordui.match.workspace import MatchWorkspace
from concordui.pacts.seat_dialog import SeatDialog
from concordui.widgets import PrimaryButton

PATIENCE_MS = 60_000
"""How long six bots may take, on a machine that does other things too."""


class MatchHands:
    """Drives one match in a window that is shown; `qtbot` waits."""

    def __init__(self, qtbot, workspace: MatchWorkspace) -> None:
        self.qtbot = qtbot
        self.workspace = workspace

    @property
    def desk(self) -> Desk:
        return self.workspace.desk

    @property
    def dialog(self) -> SeatDialog | None:
        return self.workspace.dialogs.dialog

    def wait(self, condition: Callable[[], object]) -> None:
        """Until the condition holds and everything shows it."""
        self.qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE_MS)
        self.shown()

    def shown(self) -> None:
        """Until everything shows the desk as it is."""
        self.qtbot.waitUntil(lambda: self.workspace.settled, timeout=PATIENCE_MS)

    def wait_for_turn(self, phase: str | None = None) -> None:
        """Until the person is asked (in this phase), or a resolution waits to be left, or the match is over."""
        self.wait(lambda: self.desk.acting is not None and phase in (None, self.desk.phase))

    def wait_for_anything(self) -> None:
        """Until there is something to do: a turn, a resolution to leave, a cover page, or the result."""
        desk = self.desk
        self.wait(lambda: desk.acting or desk.reviewing or desk.covered or desk.model.result is not None)

    # The mouse

    def point_of(self, place: str) -> QPoint:
        """Where the middle of a province is in the map's viewport."""
        view = self.workspace.area.view
        return view.mapFromScene(view.map_scene.geometry.slot(place, view.zoom))

    def click_map(self, place: str) -> None:
        """Click a province."""
        view = self.workspace.area.view
        QTest.mouseMove(view.viewport(), self.point_of(place))
        self.click(view.viewport(), self.point_of(place))

    def click(self, widget: QWidget, at: QPoint | None = None) -> None:
        """Click a widget, in its middle or there."""
        assert widget.isVisible(), f"{widget} can't be seen"
        assert widget.isEnabled(), f"{widget} can't be used"
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())
        self.shown()

    def click_main(self) -> None:
        """Click the filled button of the phase bar."""
        self.click(self.workspace.bar.main)

    def click_send_in_dialog(self) -> None:
        """Click the filled button of the open dialog."""
        dialog = self.dialog
        assert dialog is not None
        [send] = [button for button in dialog.findChildren(PrimaryButton) if button.isVisible()]
        self.click(send)

    def click_hint(self, action: str) -> None:
        """Click a key in the bar of hints, as somebody without a keyboard does."""
        hints = self.workspace.area.hints
        [key] = [child for child in hints.findChildren(QWidget, f"hint-{action}") if not child.isHidden()]
        self.click(key)

    # The keyboard

    def press(self, key: Qt.Key, *keys: Qt.Key, ctrl: bool = False, alt: bool = False) -> None:
        """Press keys, one after the other, where the keyboard is."""
        modifiers = Qt.KeyboardModifier.NoModifier
        if ctrl:
            modifiers |= Qt.KeyboardModifier.ControlModifier
        if alt:
            modifiers |= Qt.KeyboardModifier.AltModifier
        for each in (key, *keys):
            QTest.keyClick(self.focused(), each, modifiers)
            self.shown()

    def write(self, text: str) -> None:
        """Type a text where the keyboard is."""
        QTest.keyClicks(self.focused(), text)

    def focused(self) -> QWidget:
        """Where the keyboard is; the window must have it."""
        widget = QApplication.activePopupWidget() or QApplication.focusWidget() or QApplication.activeWindow()
        assert widget is not None, "nothing has the keyboard"
        return widget
