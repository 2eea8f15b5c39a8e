"""What is known of the bot that is chosen: its author's words, its file, and how it keeps the contract."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from concordui.botlist.model import BotRow, language_text, origin_text, say, verdict_text
from concordui.botlist.report_view import ReportView
from concordui.widgets import (
    ElidedLabel,
    EmptyHint,
    Label,
    OutlineButton,
    ProgressBar,
    SectionHead,
    Tag,
)
from engine.anatolia.conformance import Progress, Report

WIDTH = 368


class BotDetail(QWidget):
    """The panel beside the list; its signals come from its two buttons."""

    check_wanted = Signal()
    cancel_wanted = Signal()
    folder_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("bot-detail")
        self.setFixedWidth(WIDTH)
        self.setProperty("kind", "surface")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._checking = False
        self._pages = QStackedWidget(self)
        self._pages.addWidget(
            EmptyHint(say("Choose a bot to see what its author says of it and how it keeps the contract."), self)
        )
        self._pages.addWidget(self._make_page())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._pages)

    def show_bot(self, row: BotRow | None) -> None:
        """Show this bot, or that none is chosen."""
        self._pages.setCurrentIndex(0 if row is None else 1)
        if row is None:
            return
        bot = row.bot
        self.head.set_title(bot.name)
        self.head.set_note("" if bot.name == bot.id else bot.id)
        self._language.set_text(language_text(row))
        self._origin.set_text(origin_text(row))
        self._about.set_text(
            bot.about or say("The file says nothing about the bot: its first comment would stand here.")
        )
        self._path.set_text(f"bots/{bot.path.name}" if row.shipped else str(bot.path))

    def show_idle(self, row: BotRow, report: Report | None) -> None:
        """Show how the bot keeps the contract, as far as it is known."""
        self._show_checking(False)
        text, _ = verdict_text(row.verdict)
        if row.verdict is not None:
            text = say("{verdict}, {day}", verdict=text, day=row.verdict.at.strftime("%Y-%m-%d %H:%M"))
        self._verdict.set_text(text)
        self.report.show_rows(() if report is None else report.rows)
        self._hint.setVisible(report is None)
        if row.verdict is None:
            self._hint.set_text(say("A check asks the bot in every kind of position, twice, and lists each rule."))
        else:
            self._hint.set_text(say("Check it again to see each rule."))

    def show_progress(self, progress: Progress | None) -> None:
        """Show how far the check is; None before its first word."""
        self._show_checking(True)
        self._hint.hide()
        self.report.show_rows(())
        if progress is None:
            self._verdict.set_text(say("Starting…"))
            self.bar.show_progress(0, 1)
        else:
            self._verdict.set_text(
                say("{done} of {all}: {doing}", done=progress.done, all=progress.total, doing=progress.doing)
            )
            self.bar.show_progress(progress.done, progress.total)

    def show_elsewhere(self, name: str) -> None:
        """Another bot is being checked: that check can be ended from here."""
        self._checking = True
        self.button.setText(say("Cancel the check of {bot}", bot=name))
        self.button.set_icon("circle-stop")
        self.button.setToolTip(say("One bot is checked at a time, which keeps its times true"))

    def _show_checking(self, checking: bool) -> None:
        self._checking = checking
        self.bar.setVisible(checking)
        self.button.setToolTip("")
        self.button.setText(say("Cancel the check") if checking else say("&Check bot"))
        self.button.set_icon("circle-stop" if checking else "list-checks")

    def _make_page(self) -> QWidget:
        page = QWidget(self)
        self.head = SectionHead("", "", page)
        self._language = Tag("", parent=page)
        self._origin = Tag("", parent=page)
        self._about = Label("", "body", page, wrap=True)
        self._path = ElidedLabel(page, "caption")
        folder = OutlineButton(say("Show the &folder"), page, "folder-open")
        folder.clicked.connect(self.folder_wanted)
        self._verdict = Label("", "caption", page, tabular=True)
        self.bar = ProgressBar(say("Check"), page)
        self.button = OutlineButton("", page, "list-checks")
        self.button.setObjectName("check-bot")
        self.button.clicked.connect(self._pressed)
        self.report = ReportView(page)
        self._hint = EmptyHint("", page)
        tags = QHBoxLayout()
        tags.setSpacing(6)
        for tag in (self._language, self._origin):
            tags.addWidget(tag)
        tags.addStretch(1)
        words = QVBoxLayout()
        words.setContentsMargins(16, 12, 16, 14)
        words.setSpacing(8)
        words.addLayout(tags)
        words.addWidget(self._about)
        words.addWidget(self._path)
        words.addWidget(folder)
        verdict = QVBoxLayout()
        verdict.setContentsMargins(16, 12, 16, 6)
        verdict.setSpacing(8)
        row = QHBoxLayout()
        row.addWidget(self._verdict, 1)
        row.addWidget(self.button)
        verdict.addLayout(row)
        verdict.addWidget(self.bar)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.head)
        column.addLayout(words)
        column.addWidget(SectionHead(say("Contract"), say("the rules that bots keep"), page))
        column.addLayout(verdict)
        column.addWidget(self._hint)
        column.addWidget(self.report, 1)
        return page

    def _pressed(self) -> None:
        (self.cancel_wanted if self._checking else self.check_wanted).emit()
