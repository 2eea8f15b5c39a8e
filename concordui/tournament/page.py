"""The page of the tournaments: one in front, run and watched or looked at; all others at the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from concordui.background import Job
from concordui.botlist.page import RATINGS
from concordui.page_head import PageHead, lay_out_page
from concordui.pages import open_folder
from concordui.theme import theme
from concordui.time_left import left_text
from concordui.tournament.form import NewTournamentDialog
from concordui.tournament.form_model import first_form
from concordui.tournament.live import LiveGames
from concordui.tournament.shelf import Entry, Shelf
from concordui.tournament.state import TournamentState, saved_state
from concordui.tournament.tables import GamesTable, StandingTable
from concordui.tournament.words import games_text, say
from concordui.tournament.work import TournamentWork
from concordui.widgets import EmptyHint, Note, OutlineButton, PrimaryButton, ProgressBar, SectionHead
from engine.anatolia import tournament
from engine.errors import ConcordError
from engine.seats.catalogue import list_bots

FRAME_MS = 100
"""Games move a hundred times a second; ten pictures a second are enough to watch them."""
REPORT = "index.html"


class TournamentPage(QWidget):
    """The page. `failed` carries a `ConcordError` to be said in words, `open_wanted` the file of a game to look at.

    `folders` gives the folders that bots lie in, the house's first; tournaments and ratings are kept under `data`.
    """

    failed = Signal(object)
    open_wanted = Signal(object)

    def __init__(self, folders: Callable[[], Sequence[Path]], data: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("tournament-page")
        self.setProperty("kind", "surface")
        self._folders = folders
        self._place = data / "tournaments"
        self._ratings = data / RATINGS
        self._state: TournamentState | None = None
        self._running: TournamentState | None = None
        self._job: Job | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(FRAME_MS)
        self._lay_out()
        self._connect()
        self._show()

    def first_focus(self) -> QWidget:
        """What has the keyboard when the page comes forward."""
        return self.new if self._state is None else self.standing

    @property
    def state(self) -> TournamentState | None:
        """The tournament in front."""
        return self._state

    @property
    def running(self) -> bool:
        """Whether a tournament is being played."""
        return self._job is not None

    # What a person does

    def ask(self) -> None:
        """Ask for a new tournament."""
        folders = list(self._folders())
        bots, fault = list_bots(folders)
        if fault is not None:
            self.failed.emit(fault)
        dialog = NewTournamentDialog(first_form(bots, folders), self.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.chosen.connect(self.start)
        dialog.show()

    def start(self, plan: object) -> None:
        """Play a new tournament, in a fresh folder."""
        assert isinstance(plan, tournament.Plan)
        self.run(TournamentState(plan, tournament.default_folder(plan.name, self._place)))

    def run(self, state: TournamentState) -> None:
        """Play what is left of a tournament; one at a time."""
        if self._job is not None:
            return
        state.running = True
        self._state = self._running = state
        self._job = Job(TournamentWork(state.plan, state.folder, self._ratings), self)
        self._job.told.connect(self._told)
        self._job.done.connect(self._done)
        self._job.failed.connect(self._failed)
        self._job.cancelled.connect(self._over)
        self._job.start()
        self._show()

    def look_at(self, folder: object) -> None:
        """Show the tournament in this folder."""
        place = Path(str(folder))
        if self._running is not None and self._running.folder == place:
            self._state = self._running
        else:
            try:
                self._state = saved_state(place, self._folders())
            except ConcordError as error:
                self.failed.emit(error)
                return
        self._show()

    def go_on(self) -> None:
        """Play on with the one in front; or end the run of it."""
        if self._state is None:
            return
        if self._state.running:
            assert self._job is not None
            self.stop.setEnabled(False)
            self._job.cancel()
        else:
            self.run(self._state)

    def end(self) -> None:
        """End the run; what was played is kept. Called once, before the window goes."""
        self._soon.stop()
        if self._job is not None:
            self._job.close()
            self._job = None

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if event.spontaneous():
            return
        if self._state is None:
            newest = next(iter(tournament.saved_folders(self._place)), None)
            if newest is not None:
                self.look_at(newest)
        self._show_shelf()

    def _open_game(self, number: object) -> None:
        path = None if self._state is None else self._state.record(int(str(number)))
        if path is not None:
            self.open_wanted.emit(path)

    def _open_report(self) -> None:
        if self._state is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self._state.folder / REPORT)))

    def _open_folder(self) -> None:
        if self._state is not None:
            open_folder(self._state.folder)

    # The run

    def _told(self, event: object) -> None:
        if self._running is not None:
            self._running.told(event)
            if not self._soon.isActive():
                self._soon.start()
        if isinstance(event, tournament.Ended) and event.unrated is not None:
            self.failed.emit(event.unrated)

    def _done(self, result: object) -> None:
        self._over()

    def _failed(self, error: object) -> None:
        self.failed.emit(error)
        self._over()

    def _over(self) -> None:
        job, self._job = self._job, None
        if job is not None:
            job.deleteLater()
        if self._running is not None:
            self._running.running = False
            self._running.live.clear()
            self._running = None
        self._show()

    # What is shown

    def _show(self) -> None:
        self._soon.stop()
        state = self._state
        self._pages.setCurrentIndex(0 if state is None else 1)
        self.new.setEnabled(self._job is None)
        self.new.setToolTip("" if self._job is None else say("One tournament is played at a time"))
        self._show_shelf()
        for button in (self.stop, self._report, self._folder):
            button.setVisible(state is not None)
        if state is None:
            self._head.set_title(say("Tournaments"))
            self._head.set_note(say("Many matches between bots, with the seats rotated"))
            return
        self._head.set_title(state.plan.name)
        self._head.set_note(self._progress_text(state))
        self._show_stop(state)
        self._report.setEnabled((state.folder / REPORT).is_file() and state.finished)
        self.bar.show_progress(len(state.games), len(state.plan.games))
        self.bar.setVisible(not state.finished)
        self.standing.show_rows(state.standing)
        self.live.show_games(state.plan.board, state.live)
        self._live_part.setVisible(state.running)
        self.games.show_games(state)
        self._show_note(state)

    def _progress_text(self, state: TournamentState) -> str:
        parts = [games_text(len(state.games), len(state.plan.games))]
        if state.running and (left := left_text(state.seconds_left)):
            parts.append(left)
        return say(", ").join(parts)

    def _show_stop(self, state: TournamentState) -> None:
        self.stop.setVisible(not state.finished or state.running)
        self.stop.setEnabled(state.running or self._job is None)
        self.stop.setText(say("&Stop the tournament") if state.running else say("&Go on with it"))
        self.stop.set_icon("circle-stop" if state.running else "play")

    def _show_note(self, state: TournamentState) -> None:
        """What should be known of its numbers."""
        said = [f"{note[:1].upper()}{note[1:]}." for note in state.plan.notes]
        if state.retried:
            said.append(say("Games that this machine failed and that were begun again: {n}.", n=state.retried))
        if not state.running and not state.finished:
            said.append(say("It was stopped; what was played is kept."))
        self._note.setVisible(bool(said))
        self._note.say("info", "", " ".join(said))

    def _show_shelf(self) -> None:
        folders = list(tournament.saved_folders(self._place))
        running = None if self._running is None else self._running.folder
        if running is not None and running not in folders:
            folders.insert(0, running)
        entries = [Entry(folder, folder.name, _state_of(folder, folder == running)) for folder in folders]
        self.shelf.show_entries(entries, None if self._state is None else self._state.folder)

    def _recoloured(self) -> None:
        if self._state is not None:
            self.standing.redraw(self._state.standing)
            self.games.redraw(self._state)

    # How it is put together

    def _lay_out(self) -> None:
        self._head = PageHead(say("Tournaments"), self)
        self._folder = OutlineButton(say("Show the &folder"), self, "folder-open")
        self._report = OutlineButton(say("Open the &report"), self, "file-text")
        self.stop = OutlineButton("", self, "circle-stop")
        self.stop.setObjectName("stop-tournament")
        self.new = PrimaryButton(say("&New tournament…"), self, "trophy")
        self.new.setObjectName("new-tournament-button")
        for button in (self._folder, self._report, self.stop, self.new):
            self._head.add(button)
        hint = say("A tournament plays many matches between bots and says who does better, and how sure that is.")
        self._pages = QStackedWidget(self)
        self._pages.addWidget(EmptyHint(hint, self))
        self._pages.addWidget(self._tournament())
        self.shelf = Shelf(self)
        lay_out_page(self, self._head, self._pages, self.shelf)

    def _tournament(self) -> QWidget:
        page = QWidget(self)
        self.bar = ProgressBar(say("Games played"), page)
        self._note = Note("info", parent=page)
        self.standing = StandingTable(page)
        self.live = LiveGames(page)
        self.games = GamesTable(page)
        self._live_part = QWidget(page)
        live = QVBoxLayout(self._live_part)
        live.setContentsMargins(0, 0, 0, 0)
        live.setSpacing(0)
        live.addWidget(SectionHead(say("Being played"), "", page))
        live.addWidget(self.live)
        top = QVBoxLayout()
        top.setContentsMargins(16, 12, 16, 12)
        top.setSpacing(10)
        top.addWidget(self.bar)
        top.addWidget(self._note)
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(top)
        column.addWidget(SectionHead(say("Standing"), say("points: 1 to a sole winner, shares of it to several"), page))
        column.addWidget(self.standing)
        column.addWidget(self._live_part)
        column.addWidget(SectionHead(say("Games played"), say("double click or Enter opens one"), page))
        column.addWidget(self.games, 1)
        return page

    def _connect(self) -> None:
        self.new.clicked.connect(self.ask)
        self.stop.clicked.connect(self.go_on)
        self._report.clicked.connect(self._open_report)
        self._folder.clicked.connect(self._open_folder)
        self.shelf.chosen.connect(self.look_at)
        self.games.opened.connect(self._open_game)
        self._soon.timeout.connect(self._show)
        theme().changed.connect(self._recoloured)


def _state_of(folder: Path, running: bool) -> str:
    if running:
        return say("being played")
    return say("finished") if (folder / "result.json").is_file() else say("stopped")
