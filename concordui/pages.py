"""Windows to read in: the rules, how to write a bot, the licences, the list of keys."""

from __future__ import annotations

import contextlib
import html
from pathlib import Path

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QKeySequence, QTextCursor
from PySide6.QtWidgets import QApplication, QLineEdit, QTextBrowser, QWidget

from concordui import fonts
from concordui.accessible import name_signs
from concordui.action_spec import mark
from concordui.actions import MENUS, ActionTable, plain, translated
from concordui.markdown import show_markdown
from concordui.theme import theme
from concordui.widgets import DialogShell, OutlineButton
from engine import __version__
from engine.files import read_text
from engine.resources import ASSETS, ROOT

RULES = ASSETS / "help" / "rules.md"
LAB = ASSETS / "help" / "lab.md"
BOTS = ASSETS / "help" / "bots.md"
COMMONS = ASSETS / "help" / "commons.md"
COMMONS_WINDOW = ASSETS / "help" / "commons-window.md"
COLONY = ASSETS / "help" / "colony.md"
COLONY_WINDOW = ASSETS / "help" / "colony-window.md"
FILES = ASSETS / "help" / "files.md"
SERVER = ASSETS / "help" / "server.md"
LICENCES = (ROOT / "LICENSE", ASSETS / "LICENSES.md")
SIZE = (860, 680)


class ReadingWindow(DialogShell):
    """A page of text with a field to find words in it. It stands beside the window and goes with it."""

    def __init__(self, title: str, note: str, parent: QWidget) -> None:
        super().__init__(title, note, parent, inset=False)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(*SIZE)
        self.browser = QTextBrowser(self)
        self.browser.setOpenExternalLinks(True)
        self.browser.setSearchPaths([str(ASSETS / "help")])  # where the pictures of the pages lie
        self.browser.setAccessibleName(title)
        self.browser.document().setDocumentMargin(28)
        self.browser.setStyleSheet("QTextBrowser { border: none; }")  # it fills the window: no ring when in focus
        self.find_field = QLineEdit(self)
        self.find_field.setPlaceholderText(self.tr("Find in this page"))
        self.find_field.setAccessibleName(self.tr("Find in this page"))
        self.find_field.setFixedWidth(240)
        self.find_field.setClearButtonEnabled(True)
        name_signs(self.find_field)
        close = OutlineButton(self.tr("Close"), self)
        self.body.addWidget(self.browser)
        self.add_button(self.find_field)  # type: ignore[arg-type]
        self.add_button(close)
        close.clicked.connect(self.close)
        self.find_field.textChanged.connect(self._find)
        self.find_field.returnPressed.connect(self._find_next)
        theme().changed.connect(self._dress)
        self._source: tuple[str, str] = ("", "")

    def show_markdown(self, text: str) -> None:
        """Show a page written in Markdown."""
        self._source = ("markdown", text)
        self._dress()

    def show_html(self, text: str) -> None:
        """Show a page written in HTML; the caller has escaped what is no markup."""
        self._source = ("html", text)
        self._dress()

    def _dress(self) -> None:
        kind, text = self._source
        document = self.browser.document()
        look = theme()
        accent, muted = look.ui("accent").name(), look.ui("muted").name()
        document.setDefaultStyleSheet(
            f"a {{ color: {accent}; }} .muted {{ color: {muted}; }} td {{ padding: 3px 16px 3px 0; }} "
            f"code, pre {{ font-family: '{fonts.MONO_FAMILY}'; }} h3 {{ font-size: 15px; font-weight: 600; }}"
        )
        if kind == "markdown":
            show_markdown(document, text, look)
        else:
            document.setDefaultFont(fonts.ui("body"))
            self.browser.setHtml(text)
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)

    def _find(self, text: str) -> None:
        self.browser.moveCursor(QTextCursor.MoveOperation.Start)
        found = not text or self.browser.find(text)
        self.set_help("" if found else self.tr("These words are not in this page."), None if found else "info")

    def _find_next(self) -> None:
        text = self.find_field.text()
        if text and not self.browser.find(text):
            self._find(text)


def rules_window(parent: QWidget) -> ReadingWindow:
    """The rules of the game."""
    window = ReadingWindow(translated("Rules"), "Anatolian Pact", parent)
    window.show_markdown(read_text(RULES))
    return window


def lab_window(parent: QWidget) -> ReadingWindow:
    """What the marks of the map say, and how to use the lab."""
    window = ReadingWindow(translated("The map and the position lab"), translated("Help"), parent)
    window.show_markdown(read_text(LAB))
    return window


def bots_window(parent: QWidget) -> ReadingWindow:
    """How to write a bot, in both languages."""
    window = ReadingWindow(translated("Write a bot"), "Python, JavaScript", parent)
    window.show_markdown(read_text(BOTS))
    return window


def commons_window(parent: QWidget) -> ReadingWindow:
    """How to write a player of a commons, in both languages."""
    window = ReadingWindow(translated("Players of a commons"), "Python, JavaScript", parent)
    window.show_markdown(read_text(COMMONS))
    return window


def commons_help_window(parent: QWidget) -> ReadingWindow:
    """How to watch, play, steer and vary a commons."""
    window = ReadingWindow(translated("A commons in the window"), translated("Help"), parent)
    window.show_markdown(read_text(COMMONS_WINDOW))
    return window


def server_window(parent: QWidget) -> ReadingWindow:
    """How to serve worlds to other programs, and to watch one."""
    window = ReadingWindow(translated("Serving worlds"), translated("Help"), parent)
    window.show_markdown(read_text(SERVER))
    return window


def colony_window(parent: QWidget) -> ReadingWindow:
    """How to run a colony, look into its minds, and take it back."""
    window = ReadingWindow(translated("A colony"), translated("Help"), parent)
    window.show_markdown(read_text(COLONY))
    return window


def colony_help_window(parent: QWidget) -> ReadingWindow:
    """How to watch a colony, read its minds, take a seat in it, and go back in time."""
    window = ReadingWindow(translated("A colony in the window"), translated("Help"), parent)
    window.show_markdown(read_text(COLONY_WINDOW))
    return window


def files_window(parent: QWidget) -> ReadingWindow:
    """What the program keeps, where, and how each file is made."""
    window = ReadingWindow(translated("The files and formats"), translated("Help"), parent)
    window.show_markdown(read_text(FILES))
    return window


def about_window(parent: QWidget) -> ReadingWindow:
    """What the program is, its version, and the licences of everything in it."""
    window = ReadingWindow(translated("About Concord"), __version__, parent)
    licences = "\n\n---\n\n".join(read_text(path) for path in LICENCES if path.exists())
    head = f"# Concord {__version__}\n\nPromises that bind nobody, and what happens next.\n\n"
    window.show_markdown(head + licences)
    return window


def shortcuts_window(table: ActionTable, parent: QWidget) -> ReadingWindow:
    """Every action that has a key, by menu."""
    window = ReadingWindow(translated("Keyboard shortcuts"), "", parent)
    parts = []
    for menu, title, _ in MENUS:
        rows = [
            _row(table, spec.id) for spec in table.specs.values() if spec.menu == menu and table[spec.id].shortcuts()
        ]
        if rows:
            parts.append(f"<h3>{html.escape(plain(translated(title)))}</h3><table>{''.join(rows)}</table>")
    window.show_html("".join(parts))
    return window


def _row(table: ActionTable, action_id: str) -> str:
    form = QKeySequence.SequenceFormat.NativeText
    either = f" <span class='muted'>{html.escape(translated(mark('Actions', 'or')))}</span> "
    keys = either.join(html.escape(k.toString(form)) for k in table[action_id].shortcuts())
    return f"<tr><td width='330'>{html.escape(plain(table[action_id].text()))}</td><td>{keys}</td></tr>"


def copy_text(text: str) -> None:
    """Put a text on the clipboard."""
    QApplication.clipboard().setText(text)


def open_folder(path: Path) -> bool:
    """Open a folder in the desktop's file manager; whether the desktop could."""
    with contextlib.suppress(OSError):
        path.mkdir(parents=True, exist_ok=True)
    return QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
