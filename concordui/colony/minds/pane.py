"""The page *Minds* of a colony: one mind alone, with another mind, or with the truth; and the request that it gets."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QMenu, QStackedLayout, QVBoxLayout, QWidget

from concordui.colony.clock import clock, count
from concordui.colony.knows.words import sentence
from concordui.colony.looking import Looking
from concordui.colony.map.words import badge_words
from concordui.colony.mind_settings.words import mind_words
from concordui.colony.minds.body import PageBody
from concordui.colony.minds.facts import facts_of, key_of
from concordui.colony.minds.request_dialog import RequestDialog
from concordui.colony.minds.words import knower, mind_name
from concordui.colony.minds.writing import as_csv, as_html, as_text
from concordui.colony.model import Showing
from concordui.colony.people import People
from concordui.colony.say import say
from concordui.notices import sentences
from concordui.saving import TextSaver
from concordui.widgets import EmptyHint, Label, Line, OutlineButton, Segment, Segmented
from concordui.widgets.hint_combo import HintCombo, Item
from concordui.widgets.labels import ElidedLabel
from engine.colony.threads import CORE
from engine.colony.viewing.at_work import AtWork, at_work_lens
from engine.colony.viewing.beside import Comparison, page_lens, pair_lens, truth_lens
from engine.colony.viewing.page import MindPage

HEAD = 40
FOOT = 52
MIND = 124
ROOMY = 560
"""Width from which on there is room for a word on what the mind is at; else the tool tip says it."""
ALONE, OTHER, TRUTH = "alone", "other", "truth"


class MindsPane(QWidget):
    """Follows what the tab shows. `failed` carries the `ConcordError` of a file that could not be written."""

    failed = Signal(object)

    def __init__(self, showing: Showing, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("colony-minds")
        self.setAccessibleName(say("Minds"))
        self._showing = showing
        self._other = ""
        self._listed: tuple[People, str, str] | None = None
        self._looking: Looking[MindPage | Comparison] = Looking(showing)
        self._at_work: Looking[AtWork] = Looking(showing)
        self._dialog: RequestDialog | None = None
        self._saver = TextSaver(self)
        self.minds = HintCombo(say("Whose page is shown"), self)
        self.others = HintCombo(say("Beside whom"), self)
        self.status = ElidedLabel(self, "caption")
        self.views = Segmented(
            [
                Segment(ALONE, say("Alone")),
                Segment(OTHER, say("With another mind")),
                Segment(TRUTH, say("With the truth")),
            ],
            self,
            name=say("What stands beside it"),
        )
        self.body = PageBody(self)
        self.empty = EmptyHint("", self)
        self.bytes = Label("", "caption", self, wrap=True, tabular=True)
        self.request = OutlineButton(say("Show the request"), self, "file-text")
        self.export = OutlineButton(say("Export"), self, "download")
        self._middle = QStackedLayout()
        self._lay_out()
        self._connect()
        self.views.set_key(ALONE)
        self._aim()

    # How it is put together

    def _lay_out(self) -> None:
        self._middle.addWidget(self.body)
        self._middle.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._head())
        column.addWidget(Line(self))
        column.addLayout(self._middle, 1)
        column.addWidget(Line(self))
        column.addWidget(self._foot())
        self.setFocusProxy(self.body)

    def _head(self) -> QWidget:
        self.minds.setFixedWidth(MIND)
        self.others.setFixedWidth(MIND)
        head = QWidget(self)
        head.setFixedHeight(HEAD)
        row = QHBoxLayout(head)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(8)
        row.addWidget(self.minds)
        row.addWidget(self.status, 100)
        row.addStretch(1)
        row.addWidget(self.views)
        self.body.add_before_tally(self.others)
        return head

    def _foot(self) -> QWidget:
        menu = QMenu(self)
        for words, act in (
            (say("Save as text…"), self.save_text),
            (say("Save as HTML…"), self.save_html),
            (say("Save as CSV…"), self.save_csv),
        ):
            menu.addAction(words).triggered.connect(act)
        menu.addSeparator()
        menu.addAction(say("Copy as text")).triggered.connect(self.copy_text)
        self.export.setMenu(menu)
        foot = QWidget(self)
        foot.setFixedHeight(FOOT)
        row = QHBoxLayout(foot)
        row.setContentsMargins(12, 0, 12, 0)
        row.setSpacing(8)
        row.addWidget(self.bytes, 1)
        row.addWidget(self.request)
        row.addWidget(self.export)
        return foot

    def _connect(self) -> None:
        showing = self._showing
        showing.in_turn(self.refresh)
        showing.mind_changed.connect(self._mind_changed)
        showing.eyes_changed.connect(self.refresh)
        showing.fact_changed.connect(self._fact_changed)
        self.minds.picked.connect(self._picked)
        self.others.picked.connect(self._other_picked)
        self.views.chosen.connect(self.show_view)
        self.body.chosen.connect(self._line_chosen)
        self.request.clicked.connect(self.show_request)
        self._saver.failed.connect(self.failed)

    # What is shown

    @property
    def view(self) -> str:
        """`ALONE`, `OTHER` or `TRUTH`."""
        return str(self.views.key())

    @property
    def value(self) -> MindPage | Comparison | None:
        """What is shown; None where nothing is, or may be."""
        return self._looking.value

    @property
    def page(self) -> MindPage | None:
        """The page that is shown, alone or beside something."""
        value = self.value
        return value.first if isinstance(value, Comparison) else value

    def show_view(self, view: object) -> None:
        """Show a mind alone, with another mind, or with the truth."""
        self.views.set_key(view)
        self._aim()
        self.refresh()

    def beside(self, mind: str) -> None:
        """Show the chosen mind with this one."""
        self._other = mind
        self.show_view(OTHER)

    def step(self, by: int) -> None:
        """Choose the next mind, or the one before."""
        minds = self._showing.people.minds
        self._showing.choose(minds[(minds.index(self._showing.mind) + by) % len(minds)])

    def refresh(self) -> None:
        """Show everything as it is now."""
        self._list_minds()
        self._tell_status()
        value, people = self._looking.value, self._showing.people
        if isinstance(value, Comparison):
            names = (mind_name(value.first.mind, people), self._second_name(value))
            heads = None if value.second is not None else (knower(value.first.mind, people), say("The truth"))
            self.body.show_comparison(value, people, names, heads)
        elif value is not None:
            self.body.show_page(value, people)
        else:
            self.empty.set_text(self._why_empty())
        self._middle.setCurrentWidget(self.body if value is not None else self.empty)
        self._tell_size()

    def _second_name(self, compared: Comparison) -> str:
        return say("the truth") if compared.second is None else mind_name(compared.second.mind, self._showing.people)

    def _why_empty(self) -> str:
        showing = self._showing
        if self._looking.withheld:
            name = mind_name(showing.eyes or "", showing.people)
            return say("In the seat of {name} only what {name} knows is shown, and nothing beside it.", name=name)
        fault = self._looking.fault
        if fault is not None:
            return " ".join(sentences(fault))
        return say("What a mind knows is shown here once the first tick was read.")

    def _aim(self) -> None:
        """Look at what is chosen now."""
        mind, view = self._showing.mind, self.view
        others = [each for each in self._showing.people.minds if each != mind]
        if self._other not in others:
            self._other = others[0] if others else CORE
        if view == TRUTH:
            self._looking.at(truth_lens(mind))  # type: ignore[arg-type]  # a value of one of both kinds
        elif view == OTHER:
            self._looking.at(pair_lens(mind, self._other))  # type: ignore[arg-type]
        else:
            self._looking.at(page_lens(mind))  # type: ignore[arg-type]
        self._at_work.at(at_work_lens(mind))
        self.others.setVisible(view == OTHER)

    def _list_minds(self) -> None:
        people, mind = self._showing.people, self._showing.mind
        listed = (people, mind, self._other)
        if listed == self._listed:
            return
        self._listed = listed
        items = [Item(each, people.name(each), icon=people.icon(each)) for each in people.minds]
        self.minds.set_items(items, mind)
        self.others.set_items([item for item in items if item.key != mind], self._other)

    def _tell_status(self) -> None:
        work = self._at_work.value
        if work is None:
            self.status.set_text("")
            return
        parts = [badge_words(badge) for badge in work.badges]
        if work.about:
            parts.append(say("asked by offer {number}", number=work.about.removeprefix("o")))
        if work.died is not None:
            parts.append(say("died at {when}", when=clock(work.died)))
        elif work.downed:
            parts.append(say("down"))
        elif work.asleep:
            parts.append(say("asleep"))
        if work.spec:
            parts.append(mind_words(work.spec))
        self.status.set_text(", ".join(parts))
        self.minds.setToolTip(self.status.text())

    def _tell_size(self) -> None:
        page = self.page
        self.request.setEnabled(page is not None)
        self.export.setEnabled(page is not None)
        if page is None:
            self.bytes.set_text("")
            return
        epoch = self._showing.epoch
        self.bytes.set_text(
            say(
                "This page and the request are one object: {size} bytes, epoch {epoch}",
                size=count(page.size),
                epoch=epoch,
            )
        )

    # What a person does

    def _picked(self, mind: object) -> None:
        self._showing.choose(str(mind))

    def _other_picked(self, mind: object) -> None:
        self.beside(str(mind))

    def _mind_changed(self) -> None:
        self.body.view.forget()
        self._aim()
        self.refresh()

    def _line_chosen(self, fact: object) -> None:
        key = key_of(fact) if isinstance(fact, tuple) else None
        if key is not None:
            self._showing.choose_fact(key)

    def _fact_changed(self) -> None:
        facts = facts_of(self._showing.fact, self._showing.people.minds)
        if facts and self.isVisible():
            self.body.choose_fact(facts)

    def show_request(self) -> None:
        """The exact text that the mind whose page this is would be asked with."""
        page = self.page
        if page is None:
            return
        if self._dialog is None:
            self._dialog = RequestDialog(self)
            self._dialog.failed.connect(self.failed)
        self._dialog.show_page(page, mind_name(page.mind, self._showing.people))
        self._dialog.show()
        self._dialog.raise_()

    # Files

    def text(self) -> str:
        """What is shown, as a text."""
        return as_text(self.body.sheet(self._title(), self._under()))

    def copy_text(self) -> None:
        """Copy what is shown."""
        QGuiApplication.clipboard().setText(self.text())

    def save_text(self) -> None:
        """Ask where, and save what is shown as a text."""
        self._saver.ask(say("Save the page"), f"{self._file()}.txt", say("Texts (*.txt)"), "txt", self.text())

    def save_html(self) -> None:
        """Ask where, and save what is shown as a page for browsers."""
        page = as_html(self.body.sheet(self._title(), self._under()))
        self._saver.ask(say("Save the page"), f"{self._file()}.html", say("HTML (*.html)"), "html", page)

    def save_csv(self) -> None:
        """Ask where, and save what is shown as a table."""
        table = as_csv(self.body.sheet(self._title(), self._under()))
        self._saver.ask(say("Save the page"), f"{self._file()}.csv", say("Tables (*.csv)"), "csv", table)

    def _title(self) -> str:
        value, people = self._looking.value, self._showing.people
        name = mind_name(self._showing.mind, people)
        if isinstance(value, Comparison):
            return sentence(say("{first} beside {second}", first=name, second=self._second_name(value)))
        return say("What {name} knows", name=name)

    def _under(self) -> str:
        showing = self._showing
        return say(
            "{clock}, tick {tick}, timeline {timeline}",
            clock=clock(showing.tick),
            tick=count(showing.tick),
            timeline=showing.timeline,
        )

    def _file(self) -> str:
        return f"{self._showing.mind} {self._showing.tick}"

    # Seen or not

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.status.setVisible(self.width() >= ROOMY)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._looking.show()
        self._at_work.show()
        self._aim()
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._looking.hide()
        self._at_work.hide()
