"""A person's hands: real clicks and keys, and what the keyboard is at."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QSignalSpy, QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QTableView, QWidget


def click(widget: QWidget, at: QPoint | None = None) -> None:
    """Press and release the left button in the middle of a widget (or there)."""
    assert widget.isVisible(), f"{widget} can't be seen, so nobody can click it"
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=at or widget.rect().center())


def press(key: Qt.Key, *keys: Qt.Key, ctrl: bool = False, alt: bool = False) -> None:
    """Press keys, one after the other, where the keyboard is."""
    modifier = Qt.KeyboardModifier.NoModifier
    if ctrl:
        modifier |= Qt.KeyboardModifier.ControlModifier
    if alt:
        modifier |= Qt.KeyboardModifier.AltModifier
    for each in (key, *keys):
        target = QApplication.focusWidget()
        assert target is not None, "nothing has the keyboard"
        QTest.keyClick(target, each, modifier)


def write(text: str) -> None:
    """Type a text of Latin letters where the keyboard is (others abort Qt's test keys)."""
    target = QApplication.focusWidget()
    assert target is not None, "nothing has the keyboard"
    QTest.keyClicks(target, text)


def told(spy: QSignalSpy) -> list[object]:
    """What a signal with one argument has carried so far."""
    return [spy.at(index)[0] for index in range(spy.count())]


def button(window: QWidget, words: str) -> QAbstractButton:
    """The button that says these words, mnemonics aside."""
    buttons = window.findChildren(QAbstractButton)
    found = [each for each in buttons if words in each.text().replace("&", "") or words == each.accessibleName()]
    assert found, f"no button says {words!r}"
    return found[0]


def table_texts(view: QTableView) -> list[list[str]]:
    """What stands in a table, row by row."""
    model = view.model()
    columns = range(model.columnCount())
    return [[model.index(row, column).data() for column in columns] for row in range(model.rowCount())]


def tab_stops() -> list[QWidget]:
    """What Tab visits, from where the keyboard is, once round."""
    found: list[QWidget] = []
    now = QApplication.focusWidget()
    while now is not None and now not in found:
        found.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
        now = QApplication.focusWidget()
    return found


def mnemonics(window: QWidget) -> list[str]:
    """The letters that Alt reaches in a window now."""
    texts = [each.text() for each in window.findChildren(QLabel) if each.buddy() and each.isVisible()]
    texts += [each.text() for each in window.findChildren(QAbstractButton) if each.isVisible()]
    return [text[text.index("&") + 1].upper() for text in texts if "&" in text.replace("&&", "")]


def nameless(window: QWidget) -> list[str]:
    """The controls that a screen reader could not name."""
    found = []
    for widget in window.findChildren(QWidget):
        stop = widget.focusPolicy() & Qt.FocusPolicy.TabFocus and widget.focusProxy() is None
        if stop and widget.isVisibleTo(window) and widget.isEnabled():
            text = getattr(widget, "text", None)
            if not (widget.accessibleName() or (callable(text) and text())):
                found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__}")
    return found
