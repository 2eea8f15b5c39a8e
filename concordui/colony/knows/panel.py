"""*Who knows what*: the matrix of facts against minds, a plain sentence on the chosen fact, and evidence."""

from __future__ import annotations

import html

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QVBoxLayout, QWidget

from concordui.colony.clock import clock, count
from concordui.colony.knows.account import account
from concordui.colony.knows.bar import FilterBar, Legend
from concordui.colony.knows.evidence_dialog import EvidenceDialog
from concordui.colony.knows.filters import Names, shown
from concordui.colony.knows.matrix_model import EMPTY, MINDS, MatrixModel
from concordui.colony.knows.matrix_view import MatrixView
from concordui.colony.knows.picture import MatrixPictureDialog, sheet_of
from concordui.colony.looking import Looking
from concordui.colony.model import CROWD, Showing
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.csv_text import csv_text
from concordui.engine_words import told
from concordui.saving import TextSaver
from concordui.widgets import EmptyHint, Label, LinkButton, Note, SectionHead, ToolButton
from engine.colony.threads import CORE
from engine.colony.viewing import knowing_lenses
from engine.colony.viewing.facts import Fact, FactKey
from engine.colony.viewing.knowing import Knowing
from engine.colony.viewing.reading import Lens

FEW = 8
"""Colonists beside whom the core is in sight though it comes last."""
_BESIDE = 4
"""Minds beside those in sight that are read too."""


def columns(people: People) -> tuple[str, ...]:
    """The minds in the order of their columns: the core is the last, but the first where there are many."""
    pawns = tuple(pawn.id for pawn in people.pawns)
    return (*pawns, CORE) if len(pawns) <= FEW else (CORE, *pawns)


class KnowsPanel(QWidget):
    """All minds are read; of a crowd those in sight, and the chosen fact against every one.

    `failed` carries a `ConcordError`, `page_wanted` the name of the page that shall be shown beside the map.
    """

    failed = Signal(object)
    page_wanted = Signal(object)

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("colony-who-knows")
        self.setAccessibleName(say("Who knows what"))
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.showing = showing
        self._names = Names()
        self._looking: Looking[Knowing] = Looking(showing)
        self._read: tuple[str, ...] = ()
        self._knowing: Knowing | None = None
        self._facts: dict[FactKey, Fact] = {}
        self._dialog: EvidenceDialog | None = None
        self._beside = ""
        """The mind in whose column the keys are."""
        self._saver = TextSaver(self)
        self.model = MatrixModel(self._names, self)
        self.filters = FilterBar(self)
        self.view = MatrixView(self.model, self)
        self.empty = EmptyHint(say("What each mind knows is shown here once the first tick was read."), self)
        self.note = Note("info", parent=self)
        self.counted = Label("", "caption", self, tabular=True)
        self.evidence = LinkButton(say("Show the evidence"), self)
        self._lay_out()
        self._connect()

    # How it is put together

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head())
        column.addWidget(self.filters)
        column.addWidget(self.view, 1)
        column.addWidget(self.empty, 1)
        below = QVBoxLayout()
        below.setContentsMargins(12, 8, 12, 6)
        below.setSpacing(4)
        below.addWidget(self.note)
        row = QHBoxLayout()
        row.addWidget(self.counted)
        row.addStretch(1)
        row.addWidget(self.evidence)
        below.addLayout(row)
        column.addLayout(below)
        self.filters.hide()
        self.view.hide()
        self.note.hide()
        self.evidence.hide()

    def _head(self) -> SectionHead:
        head = SectionHead(say("Who knows what"), parent=self)
        self.find_button = ToolButton("search", say("Search and filter facts"), self, role="muted")
        self.find_button.setCheckable(True)
        self.save_button = ToolButton("download", say("Save the matrix"), self, role="muted")
        menu = QMenu(self.save_button)
        self.save_csv = QAction(say("As a table (CSV)…"), menu)
        self.save_picture = QAction(say("As a picture (SVG, PNG)…"), menu)
        menu.addAction(self.save_csv)
        menu.addAction(self.save_picture)
        self.save_button.setMenu(menu)
        self.save_button.setPopupMode(ToolButton.ToolButtonPopupMode.InstantPopup)
        head.insert(Legend(head))
        head.add(self.find_button)
        head.add(self.save_button)
        return head

    def _connect(self) -> None:
        showing = self.showing
        showing.in_turn(self._changed)
        showing.fact_changed.connect(self._fact_changed)
        showing.mind_changed.connect(self._mind_changed)
        showing.eyes_changed.connect(self._eyes_changed)
        self.find_button.toggled.connect(self._filter_toggled)
        self.filters.changed.connect(self._show)
        self.filters.left.connect(self._leave_filter)
        self.save_csv.triggered.connect(self.ask_csv)
        self.save_picture.triggered.connect(self.ask_picture)
        self.view.chosen.connect(self._cell_chosen)
        self.view.evidence_wanted.connect(self.show_evidence)
        self.view.mind_pressed.connect(showing.choose)
        self.view.seen_changed.connect(self._attach)
        self.evidence.clicked.connect(self.show_evidence)
        self._saver.failed.connect(self.failed)

    @property
    def ready(self) -> bool:
        """Whether there are facts to be searched and proved."""
        return self._knowing is not None

    # What is read

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._attach()
        self._looking.show()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._looking.hide()

    def _wanted(self) -> Lens[Knowing]:
        showing = self.showing
        if showing.eyes is not None:
            return knowing_lenses.one_mind(showing.eyes)
        if len(showing.pawns) <= CROWD:
            return knowing_lenses.matrix()
        fact = showing.fact if isinstance(showing.fact, FactKey) else None
        self._read = self._near()
        return knowing_lenses.matrix(self._read, fact)

    def _near(self) -> tuple[str, ...]:
        """The minds in sight and some beside them; those that are read already, where these are among them."""
        minds, seen, read = columns(self.showing.people), self.view.seen(), self._read
        if seen and set(seen) <= set(read) and len(read) <= len(seen) + 4 * _BESIDE:
            return read
        first = minds.index(seen[0]) if seen else 0
        last = minds.index(seen[-1]) if seen else _BESIDE
        return minds[max(0, first - _BESIDE) : last + _BESIDE + 1]

    def _attach(self) -> None:
        """Look at what is wanted now."""
        self._looking.at(self._wanted())

    # What is shown

    def _changed(self) -> None:
        self._attach()
        found, fault = self._looking.value, self._looking.fault
        if fault is not None:
            self.empty.set_text(say("{what}: {remedy}", what=told(fault.what), remedy=told(fault.remedy)))
            self._forget()
        elif found is not None and found is not self._knowing:
            self._knowing = found
            self._facts = {fact.key: fact for fact in found.facts}
            self._show()

    def _eyes_changed(self) -> None:
        """Nothing that was shown to other eyes stays."""
        self._forget()
        if self._dialog is not None:
            self._dialog.close()
        self._attach()

    def _forget(self) -> None:
        self._knowing = None
        self._facts = {}
        self.view.show_facts(EMPTY, (), (), self.showing.people)
        self.counted.set_text("")
        self._tell()
        self._show_parts(False)

    def _show_parts(self, there: bool) -> None:
        for widget, wanted in ((self.view, there), (self.evidence, there), (self.empty, not there)):
            widget.setVisible(wanted)
        self.note.setVisible(self._chosen() is not None)

    def _show(self) -> None:
        """The facts that the filter lets through, and what is said of the chosen one."""
        knowing, showing = self._knowing, self.showing
        if knowing is None:
            return
        self.filters.show_people(showing.people)
        facts = shown(knowing, self.filters.filter, showing.people, self._names)
        alone = showing.eyes is not None
        self.view.show_facts(knowing, facts, knowing.minds if alone else columns(showing.people), showing.people)
        self.view.hide_truth(alone)
        self.view.mark_mind(showing.mind)
        if showing.fact is None and facts and len(showing.pawns) <= CROWD:
            showing.choose_fact(facts[0].key)
        self._go_to_fact()
        self._count(len(facts), len(knowing.facts))
        self._tell()
        if not facts:
            self.empty.set_text(say("No fact is as you ask for. Escape takes the filter away."))
        self._show_parts(bool(facts))
        self._attach()  # other columns may be in sight now

    def _count(self, some: int, everything: int) -> None:
        eyes = self.showing.eyes
        if eyes is not None:
            name = self.showing.people.name(eyes)
            words = say(
                "{count} facts. While you sit there, only what {name} knows is shown.", count=count(some), name=name
            )
        elif some == everything:
            words = say("{count} facts. A dash: this mind does not know it.", count=count(everything))
        else:
            told = {"some": count(some), "all": count(everything)}
            words = say("{some} facts shown of {all}. A dash: this mind does not know it.", **told)
            if some == 1:
                words = say("1 fact shown of {all}. A dash: this mind does not know it.", **told)
        self.counted.set_text(words)

    def _chosen(self) -> Fact | None:
        """The chosen fact, where it is among those that are shown."""
        key = self.showing.fact
        if not isinstance(key, FactKey) or self.model.place(key) is None:
            return None
        return self._facts.get(key)

    def _tell(self) -> None:
        """The sentence of the chosen fact."""
        fact, knowing = self._chosen(), self._knowing
        self.note.setVisible(fact is not None)
        if fact is None or knowing is None:
            self.note.say("info")
            return
        people = self.showing.people
        name = self._names.of(fact, people).rstrip(".")
        if knowing.minds == knowing.everybody or knowing.asked == fact.key:
            cells = ((mind, knowing.cells.get((fact.key, mind))) for mind in knowing.minds)
            row = {**{mind: known for mind, known in cells if known is not None}, **knowing.row}
            wrong = [mind for key, mind in knowing.differs if key == fact.key]
            words = account(fact, row, knowing.everybody, wrong, knowing.tick, people)
        else:
            words = say("Every mind is being read.")
        self.note.set_html(f"<b>{html.escape(name)}.</b> {html.escape(words)}")
        self.note.setAccessibleName(name)
        self.note.setAccessibleDescription(words)

    # What is chosen

    def _fact_changed(self) -> None:
        self._attach()
        if self._go_to_fact():
            self.view.show_row()
        self._tell()

    def _go_to_fact(self) -> bool:
        """Have the keys in the row of the chosen fact; whether they were elsewhere."""
        row = self.model.place(self.showing.fact)
        if row is None:
            self.view.choose(-1, 0)
            return False
        if row == self.view.current().row() == self.view.row:
            return False
        self.view.choose(row, self._own_column())
        return True

    def _own_column(self) -> int:
        """Where the keys were, or else in the column of the chosen mind."""
        for mind in (self._beside, self.showing.mind):
            if mind in self.model.minds:
                return self.model.column(mind)
        return MINDS

    def _mind_changed(self) -> None:
        self.view.mark_mind(self.showing.mind)
        self.view.show_mind(self.showing.mind)

    def _cell_chosen(self) -> None:
        index = self.view.current()
        self._beside = self.model.mind(index) or ""
        self.showing.choose_fact(self.model.fact(index).key)
        if self._dialog is not None and self._dialog.isVisible():
            self._show_cell()

    def show_evidence(self) -> None:
        """What stands behind the cell at which the keys are."""
        if not self.view.current().isValid():
            return
        if self._dialog is None:
            self._dialog = EvidenceDialog(self.showing, self)
            self._dialog.page_wanted.connect(self._show_page)
        self._show_cell()
        self._dialog.show()
        self._dialog.raise_()

    def _show_cell(self) -> None:
        index = self.view.current()
        mind = self.model.mind(index)
        if self._dialog is not None and mind is not None:
            fact = self.model.fact(index)
            name = self._names.of(fact, self.showing.people)
            self._dialog.show_cell(fact, name, mind, wrong=self.model.wrong(index))

    def _show_page(self, mind: object) -> None:
        self.showing.choose(str(mind))
        self.page_wanted.emit("minds")

    # Search and files

    def search(self) -> None:
        """Show the filters, and go to the words."""
        self.find_button.setChecked(True)
        self.filters.words.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filters.words.selectAll()

    def _filter_toggled(self, shown: bool) -> None:
        self.filters.setVisible(shown)
        self._show()
        if shown:
            self.filters.words.setFocus(Qt.FocusReason.OtherFocusReason)

    def _leave_filter(self) -> None:
        self.find_button.setChecked(False)
        self.view.minds.setFocus(Qt.FocusReason.OtherFocusReason)

    def csv(self) -> str:
        """What is shown, as CSV: of each mind what it takes to be so, and how it knows."""
        return csv_text(self.model.heads(), self.model.rows())

    def ask_csv(self) -> None:
        """Ask where, and save what is shown as a table."""
        name = f"{say('Who knows what')} {self.showing.tick}.csv"
        self._saver.ask(say("Save the matrix"), name, say("Tables (*.csv)"), "csv", self.csv())

    def ask_picture(self) -> None:
        """Ask where, and save what is shown as a picture."""
        title, note = say("Who knows what"), clock(self.showing.tick)
        dialog = MatrixPictureDialog(sheet_of(self.model, title, note), self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.show()
