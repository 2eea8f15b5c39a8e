"""The evidence of one cell in a window beside the tab, which follows the cell that is gone to."""

from __future__ import annotations

import html

from PySide6.QtCore import Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from concordui.colony.knows.account import other
from concordui.colony.knows.evidence_text import evidence_html
from concordui.colony.looking import Looking
from concordui.colony.minds.facts import facts_of
from concordui.colony.model import Showing
from concordui.colony.say import say
from concordui.engine_words import told
from concordui.theme import theme
from concordui.widgets import DialogShell, OutlineButton
from engine.colony.viewing.evidence import Evidence
from engine.colony.viewing.facts import Fact
from engine.colony.viewing.knowing_lenses import proof

SIZE = (520, 460)


class EvidenceDialog(DialogShell):
    """`page_wanted` carries the mind whose page shall be shown."""

    page_wanted = Signal(object)

    def __init__(self, showing: Showing, parent: QWidget) -> None:
        super().__init__(say("Evidence"), "", parent, inset=False)
        self.setObjectName("colony-evidence")
        self.resize(*SIZE)
        self._showing = showing
        self._fact: Fact | None = None
        self._mind, self._name, self._wrong = "", "", False
        self._looking: Looking[Evidence] = Looking(showing)
        self.text = QTextBrowser(self)
        self.text.setAccessibleName(say("Evidence"))
        self.text.document().setDocumentMargin(20)
        self.text.setStyleSheet("QTextBrowser { border: none; }")
        self.body.addWidget(self.text)
        self.page = OutlineButton("", self, "user")
        self.close_button = OutlineButton(say("Close"), self)
        self.add_button(self.page)
        self.add_button(self.close_button)
        self.page.clicked.connect(self._page_pressed)
        self.close_button.clicked.connect(self.close)
        showing.changed.connect(self._show)
        theme().changed.connect(self._show)

    def show_cell(self, fact: Fact, name: str, mind: str, *, wrong: bool) -> None:
        """Show what stands behind what this mind knows of this fact, which is called `name`."""
        self._fact, self._name, self._mind, self._wrong = fact, name, mind, wrong
        who = self._showing.people.name(mind)
        self.set_title(say("Evidence: {mind}", mind=who), name)
        self.page.setText(say("Show the page of {mind}", mind=other(mind, self._showing.people)))
        self._look()
        self._show()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._looking.show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._looking.hide()

    def _look(self) -> None:
        """Look at the cell of now; what was said of another one goes."""
        if self._fact is None:
            return
        key, showing = self._fact.key, self._showing
        on_page = facts_of(key, showing.people.minds)[0]
        lens = proof(key, self._mind, for_itself=showing.eyes is not None, on_page=on_page)
        if lens.key != self._looking.key:
            self.text.clear()
            self.text.setProperty("shown", "")
            self._looking.at(lens)

    def _show(self) -> None:
        if self._fact is None:
            return
        found, fault = self._looking.value, self._looking.fault
        look = theme()
        self.text.document().setDefaultStyleSheet(
            f".muted {{ color: {look.ui('muted').name()}; }} td {{ padding: 2px 16px 2px 0; }} "
            ".head { font-weight: 600; }"
        )
        if found is not None:
            words = evidence_html(found, self._fact, self._showing.people, wrong=self._wrong)
        elif fault is not None:
            words = f"<p>{html.escape(told(fault.what))}</p>"
        else:
            return
        at = self.text.verticalScrollBar().value()
        if words != self.text.property("shown"):
            self.text.setHtml(words)
            self.text.setProperty("shown", words)
            self.text.verticalScrollBar().setValue(at)

    def _page_pressed(self) -> None:
        self.page_wanted.emit(self._mind)
