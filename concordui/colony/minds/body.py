"""A page or a comparison as it is seen: its lines, what is marked of them counted, and sentences on the chosen one."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QVBoxLayout, QWidget

from concordui import icons
from concordui.colony.minds import account
from concordui.colony.minds.lines import Draft, PageLine, beside_drafts, page_drafts
from concordui.colony.minds.page_view import Head, PageView
from concordui.colony.minds.words import knower, mind_name
from concordui.colony.minds.writing import Sheet
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.widgets import Line, Note
from concordui.widgets.labels import ElidedLabel
from engine.colony.viewing.beside import Comparison
from engine.colony.viewing.page import Fact, MindPage

STRIP = 40


class PageBody(QWidget):
    """Shows one mind's page, or a comparison. `chosen` carries the fact of the line that is gone to, () for none."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._people = People()
        self._page: MindPage | None = None
        self._compared: Comparison | None = None
        self._names = ("", "")
        self._heads: tuple[Head, Head, Head] = (Head(""), Head(""), Head(""))
        self.strip = QWidget(self)
        self.tally = ElidedLabel(self.strip, "caption")
        self.only_marked = QCheckBox(say("Only what is marked"), self.strip)
        self.view = PageView(say("What a mind knows"), self)
        self.view.model.folded.add("instructions")
        self.note = Note("info", parent=self)
        self._below = QWidget(self)
        self._lay_out()
        self.view.chosen.connect(self._went)
        self.only_marked.toggled.connect(self._show)
        self.note.link_clicked.connect(self._follow)
        self.strip.hide()
        self._below.hide()

    def _lay_out(self) -> None:
        self.strip.setFixedHeight(STRIP)
        row = self._row = QHBoxLayout(self.strip)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(8)
        row.addWidget(self.tally, 1)
        row.addWidget(self.only_marked)
        below = QVBoxLayout(self._below)
        below.setContentsMargins(12, 8, 12, 8)
        below.addWidget(self.note)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.strip)
        column.addWidget(Line(self))
        column.addWidget(self.view, 1)
        column.addWidget(self._below)
        self.setFocusProxy(self.view)

    def add_before_tally(self, widget: QWidget) -> None:
        """Let a choice of what is compared stand before what is marked of it."""
        self._row.insertWidget(0, widget)

    # What is shown

    def show_page(self, page: MindPage, people: People) -> None:
        """Show all that one mind knows, in the order of its request."""
        if page is self._page and self._compared is None:
            return
        known = Head(knower(page.mind, people), people.icon(page.mind))
        self._people, self._page, self._compared = people, page, None
        self._heads = (Head(say("Item")), known, Head(say("How long it holds")))
        self.view.name(say("What {name} knows", name=mind_name(page.mind, people)))
        self._show()

    def show_comparison(
        self, compared: Comparison, people: People, names: tuple[str, str], heads: tuple[str, str] | None = None
    ) -> None:
        """Show two sides; `names` are what sentences call them, `heads` stand over their columns."""
        if compared is self._compared and names == self._names:
            return
        sides = (compared.first, compared.second or compared.first)
        first, second = heads or (knower(sides[0].mind, people), knower(sides[1].mind, people))
        other = icons.icon("eye") if compared.second is None else people.icon(compared.second.mind)
        self._people, self._page, self._compared, self._names = people, compared.first, compared, names
        self._heads = (Head(say("Item")), Head(first, people.icon(compared.first.mind)), Head(second, QIcon(other)))
        self.view.name(say("{first} beside {second}", first=names[0], second=names[1]))
        self.tally.set_text(account.tally(compared, names))
        self._show()

    def drafts(self) -> tuple[Draft, ...]:
        """What is shown, folded groups too."""
        if self._compared is not None:
            drafts = tuple(beside_drafts(self._compared, self._people, self._names))
            return _marked(drafts) if self.only_marked.isChecked() else drafts
        return () if self._page is None else tuple(page_drafts(self._page, self._people))

    def sheet(self, title: str, note: str) -> Sheet:
        """It to be written down."""
        item, first, second = (head.text for head in self._heads)
        return Sheet(title, note, (item, first, second), self.view.model.whole)

    def choose_fact(self, facts: tuple[Fact, ...]) -> None:
        """Go to the first line about one of these facts, if there is one."""
        draft = next((each for each in self.view.model.drafts if each.fact and each.fact in facts), None)
        if draft is not None and (self.view.line is None or self.view.line.fact not in facts):
            self.view.choose(draft.key)

    def choose_line(self, key: str) -> None:
        """Go to a line."""
        self.view.choose(key)

    def _show(self) -> None:
        self.strip.setVisible(self._compared is not None)
        self.view.show_heads(self._heads)
        self.view.show_drafts(self.drafts())
        self._tell(self.view.line)

    def _went(self, line: PageLine | None) -> None:
        self._tell(line)
        self.chosen.emit(() if line is None else line.fact)

    def _tell(self, line: PageLine | None) -> None:
        said = None if line is None or line.heading else self._account(line)
        self._below.setVisible(said is not None)
        if said is not None:
            self.note.say("info", said.title, said.text, said.links)

    def _account(self, line: PageLine) -> account.Account | None:
        if self._compared is not None:
            row = next((row for row in self._compared.rows if row.fact == line.fact), None)
            return None if row is None else account.of_row(line, row, self._compared, self._people, self._names)
        return None if self._page is None else account.of_page(line, self._page, self._people)

    def _follow(self, key: object) -> None:
        self.view.choose(str(key))
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)


def _marked(drafts: tuple[Draft, ...]) -> tuple[Draft, ...]:
    """The lines that are marked, and the headings over them."""
    groups = {draft.group for draft in drafts if draft.marked}
    return tuple(draft for draft in drafts if draft.marked or (draft.heading and draft.group in groups))
