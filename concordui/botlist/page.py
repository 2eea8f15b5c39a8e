"""The page of the bots: the list, the one that is chosen beside it, and its check while it runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QItemSelection, QTimer, Signal
from PySide6.QtGui import QShowEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QTableView, QWidget

from concordui import icons
from concordui.background import Job
from concordui.botlist.check import check_work
from concordui.botlist.detail import BotDetail
from concordui.botlist.model import (
    BotRow,
    count_text,
    language_text,
    origin_text,
    rating_text,
    rows_of,
    say,
    verdict_text,
)
from concordui.botlist.verdicts import Verdict, Verdicts
from concordui.page_head import PageHead, lay_out_page
from concordui.pages import open_folder
from concordui.theme import theme
from concordui.widgets import OutlineButton, PrimaryButton, set_up_table
from concordui.widgets.tables import cell, number, set_heads, size_columns
from engine.anatolia.conformance import Progress, Report
from engine.anatolia.tournament import standing_ratings
from engine.errors import FileError
from engine.seats.catalogue import BotFile, list_bots

WIDTHS = (0, 150, 96, 120, 150, 110, 72)
RATINGS = "ratings.json"
FILES_MS = 200
"""Editors write a file in several strokes; the list follows when it is quiet again."""


class BotsPage(QWidget):
    """The page. `failed` carries a `ConcordError` to be said in words; `tournament_wanted` comes from a button.

    `folders` gives the folders that bots lie in, the house's first; verdicts and standing ratings are kept in `data`.
    """

    failed = Signal(object)
    tournament_wanted = Signal()

    def __init__(
        self,
        folders: Callable[[], Sequence[Path]],
        data: Path,
        now: Callable[[], datetime],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("bots-page")
        self.setProperty("kind", "surface")
        self._folders = folders
        self._ratings = data / RATINGS
        self._now = now
        self._verdicts = Verdicts(data)
        self._reports: dict[str, Report] = {}
        self._rows: list[BotRow] = []
        self._job: Job | None = None
        self._checked: BotFile | None = None
        self._progress: Progress | None = None
        self._files = QFileSystemWatcher(self)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(FILES_MS)
        self._lay_out()
        self._connect()

    def first_focus(self) -> QWidget:
        """What has the keyboard when the page comes forward."""
        return self.table

    @property
    def rows(self) -> tuple[BotRow, ...]:
        """The bots that are listed, from the top."""
        return tuple(self._rows)

    def chosen(self) -> BotRow | None:
        """The bot that is chosen."""
        index = self.table.currentIndex()
        return self._rows[index.row()] if index.isValid() and index.row() < len(self._rows) else None

    @property
    def checking(self) -> bool:
        """Whether a check runs."""
        return self._job is not None

    def reload(self) -> None:
        """Read the folders again."""
        kept = self.chosen()
        folders = list(self._folders())
        bots, fault = list_bots(folders)
        if fault is not None:
            self.failed.emit(fault)
        house = folders[0].absolute()

        def shipped(bot: BotFile) -> bool:
            return bot.path.parent == house

        self._rows = rows_of(bots.values(), shipped, self._verdicts.of, standing_ratings(self._ratings))
        self._watch(folders)
        self._fill()
        places = [row.bot.path for row in self._rows]
        self.choose(places.index(kept.bot.path) if kept is not None and kept.bot.path in places else 0)

    def choose(self, row: int) -> None:
        """Choose the bot in this row."""
        self.table.setCurrentIndex(self._model.index(row, 0))
        self._show_chosen()

    def check(self) -> None:
        """Run the conformance kit on the bot that is chosen."""
        row = self.chosen()
        if row is None or self._job is not None:
            return
        self._checked, self._progress = row.bot, None
        self._job = Job(check_work(row.bot), self)
        self._job.told.connect(self._told)
        self._job.done.connect(self._done)
        self._job.failed.connect(self._failed)
        self._job.cancelled.connect(self._over)
        self._job.start()
        self._show_chosen()

    def cancel(self) -> None:
        """End the check."""
        if self._job is not None:
            self._job.cancel()

    def end(self) -> None:
        """End what runs; called once, before the window goes."""
        self._soon.stop()
        if self._job is not None:
            self._job.close()
            self._job = None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.reload()

    # The check

    def _told(self, progress: object) -> None:
        if isinstance(progress, Progress):
            self._progress = progress
            self._show_chosen()

    def _done(self, report: object) -> None:
        assert isinstance(report, Report)
        verdict = Verdict(
            passed=report.passed, failed=report.count("fail"), warned=report.count("warning"), at=self._now()
        )
        self._reports[report.bot.sha256] = report
        try:
            self._verdicts.keep(report.bot, verdict)
        except FileError as error:
            self.failed.emit(error)
        self._over()

    def _failed(self, error: object) -> None:
        self.failed.emit(error)
        self._over()

    def _over(self) -> None:
        job, self._job = self._job, None
        self._checked = None
        if job is not None:
            job.deleteLater()
        self.reload()

    # What is shown

    def _fill(self) -> None:
        self._head.set_note(count_text(self._rows))
        self._model.removeRows(0, self._model.rowCount())
        for row in self._rows:
            self._model.appendRow(self._cells(row))

    def _cells(self, row: BotRow) -> list[QStandardItem]:
        verdict, tone = verdict_text(row.verdict)
        name = cell(row.bot.name, strong=True)
        name.setIcon(icons.icon("bot", "muted"))
        cells = [
            name,
            cell(row.bot.id, "muted"),
            cell(language_text(row)),
            cell(origin_text(row)),
            cell(verdict, tone),
            number(rating_text(row.rating)),
            number(None if row.rating is None else row.rating.games),
        ]
        for each in cells:
            each.setToolTip(row.bot.about)
        return cells

    def _show_chosen(self) -> None:
        row = self.chosen()
        self.detail.show_bot(row)
        if row is None:
            return
        if self._checked is not None and self._checked.path == row.bot.path:
            self.detail.show_progress(self._progress)
            return
        self.detail.show_idle(row, self._reports.get(row.bot.sha256))
        if self._checked is not None:
            self.detail.show_elsewhere(self._checked.id)

    def _selected(self, now: QItemSelection, before: QItemSelection) -> None:
        self._show_chosen()

    def _recoloured(self) -> None:
        at = self.table.currentIndex().row()
        self._fill()
        if at >= 0:
            self.choose(at)

    def _open_own_folder(self) -> None:
        open_folder(Path(self._folders()[-1]))

    def _open_bots_folder(self) -> None:
        row = self.chosen()
        if row is not None:
            open_folder(row.bot.path.parent)

    def _watch(self, folders: Sequence[Path]) -> None:
        """Follow the user's folder and the files in it: an author's list is never behind the editor."""
        wanted = {str(folder) for folder in folders[1:] if folder.is_dir()}
        wanted |= {str(row.bot.path) for row in self._rows if not row.shipped}
        watched = {*self._files.files(), *self._files.directories()}
        if watched - wanted:
            self._files.removePaths(sorted(watched - wanted))
        if wanted - watched:
            self._files.addPaths(sorted(wanted - watched))

    def _changed_on_disk(self, path: str) -> None:
        if self.isVisible():
            self._soon.start()

    # How it is put together

    def _lay_out(self) -> None:
        self._head = PageHead(say("Bots"), self)
        self._own = OutlineButton(say("Open &my bots' folder"), self, "folder-open")
        self._tournament = PrimaryButton(say("New &tournament…"), self, "trophy")
        for button in (self._own, self._tournament):
            self._head.add(button)
        self.table = QTableView(self)
        self.table.setObjectName("bots-table")
        self._model = QStandardItemModel(0, len(WIDTHS), self)
        titles = [say("Bot"), say("Id"), say("Language"), say("From"), say("Contract"), say("Rating"), say("Games")]
        set_heads(self._model, titles, numbers=(5, 6))
        self.table.setModel(self._model)
        set_up_table(self.table, say("Bots"), stretch=None)
        size_columns(self.table, WIDTHS)
        self.detail = BotDetail(self)
        lay_out_page(self, self._head, self.table, self.detail)

    def _connect(self) -> None:
        self.table.selectionModel().selectionChanged.connect(self._selected)
        self.table.activated.connect(self.check)
        self.detail.check_wanted.connect(self.check)
        self.detail.cancel_wanted.connect(self.cancel)
        self.detail.folder_wanted.connect(self._open_bots_folder)
        self._own.clicked.connect(self._open_own_folder)
        self._tournament.clicked.connect(self.tournament_wanted)
        self._files.fileChanged.connect(self._changed_on_disk)
        self._files.directoryChanged.connect(self._changed_on_disk)
        self._soon.timeout.connect(self.reload)
        theme().changed.connect(self._recoloured)
