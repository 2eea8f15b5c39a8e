"""The Match workspace: phase bar, map, docks and strips around one match, and the thread that runs it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime
from pathlib import Path

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtGui import QHideEvent, QIcon, QShowEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from concordui import glyphs, icons
from concordui.docks import DockHost
from concordui.export.actions import PICTURE
from concordui.export.source import Exportable
from concordui.hexmap.picking import ordered_from
from concordui.match import bar_view, workspace_states
from concordui.match.bar_view import Pressed
from concordui.match.bot_menus import LOG, RELOAD, BotMenus
from concordui.match.desk import Desk
from concordui.match.dialog_host import DialogHost
from concordui.match.dialogs.cover import CoverPage
from concordui.match.exporting import exportable
from concordui.match.eyes_menu import EyesMenu
from concordui.match.map_area import MapArea
from concordui.match.map_states import map_state
from concordui.match.match_docks import MatchDocks
from concordui.match.opening import Opening
from concordui.match.phase_bar import PhaseBar
from concordui.match.replays import Replays
from concordui.match.studying import can_study, study_of
from concordui.match.telling import phase_title
from concordui.match.unit_menu import UnitMenu
from concordui.match.whys import Whys
from concordui.pace import Pace
from concordui.saves import title_of
from concordui.session import Failed, MatchSession
from concordui.steps import Steps
from concordui.workspace import ActionState, Status, Summary, Workspace
from engine.errors import ConcordError

TICK_MS = 100
"""How often the milliseconds of a seat that thinks are counted up."""


class MatchWorkspace(Workspace):
    """One match in a tab."""

    kind = "match"

    def __init__(self, opening: Opening, now: Callable[[], datetime], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("match-workspace")
        self.opening = opening
        self._now = now
        self.desk = Desk(
            opening.board,
            opening.humans,
            now,
            opening.journal,
            opening.restored,
            opening.made,
            opening.fallbacks,
            parent=self,
        )
        self._pressed = Pressed()
        self._held = False
        self._steps = Steps(self)
        self.bar = PhaseBar(opening.board.powers, self)
        self.area = MapArea(self.desk, self._steps, self)
        self.session = MatchSession(opening.build, self.area.watch.pace, self)
        self.replays = Replays(self.desk, self.area, self._steps, self)
        self.whys = Whys(self.desk, self)
        self.host = DockHost(self.kind, self.area, self)
        self.docks = MatchDocks(self.desk, opening.bots, self.host)
        self.cover = CoverPage(self)
        self.dialogs = DialogHost(self.desk, self)
        self.bot_menus = BotMenus(self.desk, opening, self)
        self.unit_menu = UnitMenu(self.desk, self.area.view, self)
        self.eyes_menu = EyesMenu(self.desk, self.area.strip.seen_by, self)
        self._clock = QTimer(self)
        self._clock.setInterval(TICK_MS)
        self._lay_out()
        self._connect()
        for note in opening.notes:
            self.desk.note(note)
        self.refresh()
        self.session.start()

    # What it is to the window

    def title(self) -> str:
        return title_of(self.opening.path)

    def tab_icon(self) -> QIcon:
        humans = self.opening.humans
        return glyphs.chip_icon(humans[0]) if humans else icons.icon("eye", "muted")

    def path(self) -> Path | None:
        return self.opening.path

    def status(self) -> Status:
        return workspace_states.status(self.desk, self.opening, self.area.view.zoom)

    def summary(self) -> Summary:
        return workspace_states.summary(self.desk, self.opening)

    def states(self) -> Mapping[str, ActionState]:
        states = workspace_states.action_states(self.desk, self._pressed, self.bar, self.area.player)
        bots = {
            "match.reload": self.bot_menus.can_reload,
            "match.bot_log": bool(self.opening.bots),
            "match.lab": can_study(self.desk),
        }
        return {**states, **{action: ActionState(possible) for action, possible in bots.items()}}

    def perform(self, action_id: str) -> None:
        acts = self._acts()
        if action_id in acts:
            acts[action_id]()

    def dock_host(self) -> DockHost | None:
        return self.host

    def map_widget(self) -> QWidget | None:
        return self.area.view

    def export_source(self) -> Exportable | None:
        return exportable(self.desk, self.opening, self.area.view)

    def hold(self) -> ConcordError | None:
        error = None if self._held else workspace_states.lost_if_closed(self.desk, self.title())
        self._held = error is not None
        return error

    def save(self) -> None:
        """The draft is journalled at every edit and the game after every phase: nothing waits."""

    def end(self) -> None:
        self.dialogs.close()
        self.area.player.leave()
        self.session.close()
        self._clock.stop()
        self._steps.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            self.dialogs.resume()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        if not event.spontaneous():
            self.area.player.stop()
            self.dialogs.suspend()

    # What is done

    def _acts(self) -> dict[str, Callable[[], object]]:
        desk = self.desk
        return {
            "edit.undo": desk.book.stack.undo,
            "edit.redo": desk.book.stack.redo,
            "edit.clear": self._take_all_back,
            "edit.order": self._type_order,
            "view.zoom.in": self.area.view.zoom_in,
            "view.zoom.out": self.area.view.zoom_out,
            "view.zoom.all": self.area.view.frame,
            "match.propose": self.dialogs.open,
            "match.answer": self.dialogs.open,
            "match.retreats": self.dialogs.open,
            "match.builds": self.dialogs.open,
            "match.send": self.press_main,
            "match.step": self.press_second,
            "match.seen_by": self.eyes_menu.open,
            "match.lab": self._open_in_lab,
            "match.reload": self._choose_reload,
            "match.bot_log": self._choose_log,
            "replay.play": self.replays.toggle,
            "replay.back": self.area.player.back,
            "replay.next": self.area.player.next,
            "replay.end": self.area.player.stop,
            "replay.speed": self.area.replay.faster,
            "history.first": self._history_first,
            "history.previous": self._history_back,
            "history.next": self._history_on,
            "history.now": self._history_now,
            "map.hold": desk.hold,
            "map.support": desk.support,
            "map.leave": desk.back,
            "map.next": self._next_unit,
        }

    def press_main(self) -> None:
        """The filled button of the phase bar."""
        match self._pressed.main:
            case "send":
                self._send()
            case "go-on" | "now":
                self.desk.go(None)
            case "pause":
                self.area.watch.set_paused(True)
            case "continue":
                self.area.watch.set_paused(False)

    def press_second(self) -> None:
        """The outlined button beside it."""
        match self._pressed.second:
            case "open":
                self.dialogs.open()
            case "step":
                self.session.step()

    def _send(self) -> None:
        dialog = self.dialogs.dialog
        if dialog is not None:
            dialog.send()
        else:
            self.desk.send()

    def _next_unit(self) -> None:
        """Select the next unit without an order; the keys walk on from there, and it is spoken of."""
        self.desk.next_unit()
        if self.desk.step.unit is not None:
            self.area.view.go_to(self.desk.step.unit)

    def _take_all_back(self) -> None:
        self.desk.take_back(list(self.desk.book.orders))

    def _type_order(self) -> None:
        self.host.set_open("dock.orders", True)
        self.docks.orders.line.setFocus()

    def _history_first(self) -> None:
        self.desk.go(0)

    def _history_back(self) -> None:
        self.desk.step_history(-1)

    def _history_on(self) -> None:
        self.desk.step_history(1)

    def _history_now(self) -> None:
        self.desk.go(None)

    def _open_in_lab(self) -> None:
        """Hand the season that is shown on to the lab."""
        study = study_of(self.desk, self.title().partition(":")[0])
        if study is not None:
            self.handed_on.emit(study)

    def _why_closed(self) -> None:
        self.desk.light(())

    def _want_picture(self) -> None:
        self.action_wanted.emit(PICTURE)

    def _choose_reload(self) -> None:
        self.bot_menus.choose(RELOAD, self._under_bar())

    def _choose_log(self) -> None:
        self.bot_menus.choose(LOG, self._under_bar())

    def _under_bar(self) -> QPoint:
        return self.bar.mapToGlobal(QPoint(self.bar.title.width(), self.bar.height()))

    def _pace_changed(self, pace: Pace) -> None:
        self.session.set_pace(pace)
        self._later()

    # What is shown

    @property
    def settled(self) -> bool:
        """Whether everything shows the desk as it is."""
        return not self._steps.waiting

    def refresh(self) -> None:
        """Show the desk as it is now."""
        self._refresh_map()
        self._steps.take_all()

    def _later(self) -> None:
        self._steps.first(self._refresh_map)

    def _refresh_map(self) -> None:
        """The map and the buttons first; the rest follows bit by bit, so that nothing keeps the window long."""
        self._steps.add((self._show_lights, self.area.show_time, *self.docks.steps(), self._show_clock))
        turned = self._show_page()
        self._show_bar()
        state = map_state(self.desk)
        self.area.show_map(None if self.replays.take(state) else state)
        self.actions_changed.emit()  # a key that is pressed next must find its action enabled
        if turned:
            self._steps.take_all()  # what comes out from under the cover is of the seat that uncovered it

    def _show_clock(self) -> None:
        thinking = any(light.state == "thinking" for light in self.desk.model.lights.values())
        if thinking != self._clock.isActive():
            (self._clock.start if thinking else self._clock.stop)()
        self.status_changed.emit()

    def _show_page(self) -> bool:
        """The match, or the cover page over it; whether that is another page than before."""
        covered, position = self.desk.covered, self.desk.model.position
        if covered is not None and position is not None:
            self.cover.hand_to(covered, position.year, position.season, phase_title(position.phase))
        page = self.cover if covered is not None else self._match_page
        if self._pages.currentWidget() is page:
            return False
        self._pages.setCurrentWidget(page)
        (self.cover if covered is not None else self.area.view).setFocus()
        return True

    def _show_bar(self) -> None:
        main, second, self._pressed = bar_view.buttons_of(
            self.desk, self.dialogs.dialog is not None, self.area.watch.paused
        )
        self._show_title()
        self.bar.show_buttons(main, second)

    def _show_title(self) -> None:
        """The phase; while a film of it is shown, its step."""
        player = self.area.player
        step = None if player.film is None else (player.at + 1, len(player.film.steps))
        self.bar.title.show_phase(*bar_view.title_of(self.desk, step))

    def _film_changed(self) -> None:
        self._show_title()
        self.actions_changed.emit()

    def _show_lights(self) -> None:
        self.bar.show_cells(bar_view.cells_of(self.desk, self.opening.bots, self._now()))

    def _told(self, event: object) -> None:
        saved = self.desk.model.saved
        self.desk.told(event)  # type: ignore[arg-type]
        if self.desk.model.saved is not saved:
            self.summary_changed.emit()
        if isinstance(event, Failed):
            self.failed.emit(event.error)

    def _asked(self, view: object) -> None:
        self.docks.begin_turn()
        if self.desk.phase == "orders" and self.isVisible():
            self.area.view.setFocus(Qt.FocusReason.OtherFocusReason)

    def _dialog_changed(self) -> None:
        """A dialog that goes gives the keyboard back to the map."""
        if self.dialogs.dialog is None and self.isVisible():
            self.window().activateWindow()
            self.area.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self._later()

    def _hint_wanted(self, action: object) -> None:
        acts = {"hold": self.desk.hold, "support": self.desk.support, "back": self.desk.back}
        acts.get(str(action), self.desk.next_unit)()

    def _map_touched(self, place: object) -> None:
        if self.desk.moment is None:
            self.desk.choose(str(place))
        else:
            self._outcome_touched(ordered_from(self.area.scene.state, str(place)) or place)

    def _outcome_touched(self, unit: object) -> None:
        """The line of the unit that was ordered there is looked at, and why it fared so."""
        if self.docks.resolution.select(unit):
            self.whys.open(unit)

    def _confirmed(self) -> None:
        self.desk.confirm()
        self.refresh()

    # How it is put together

    def _lay_out(self) -> None:
        self._match_page = QWidget(self)
        column = QVBoxLayout(self._match_page)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.host, 1)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self._match_page)
        self._pages.addWidget(self.cover)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self._pages)

    def _connect(self) -> None:
        desk = self.desk
        self.session.happened.connect(self._told)
        desk.handed_in.connect(self.session.submit)
        desk.changed.connect(self._later)
        desk.asked.connect(self._asked)
        desk.book.stack.indexChanged.connect(self._later)
        self.dialogs.changed.connect(self._dialog_changed)
        self._clock.timeout.connect(self._show_lights)
        self.bar.main_pressed.connect(self.press_main)
        self.bar.second_pressed.connect(self.press_second)
        self.area.touched.connect(self._map_touched)
        self.area.outcome_touched.connect(self._outcome_touched)
        self.area.hovered.connect(desk.hover)
        self.area.hint_wanted.connect(self._hint_wanted)
        self.area.strip.gone.connect(desk.go)
        self.area.strip.replay_wanted.connect(self.replays.toggle)
        self.area.player.changed.connect(self._film_changed)
        self.area.strip.seen_by.clicked.connect(self.eyes_menu.open)
        self.area.watch.changed.connect(self._pace_changed)
        self.area.zoomed.connect(self.status_changed)
        self.area.view.picture_wanted.connect(self._want_picture)
        self.docks.dialog_wanted.connect(self.dialogs.open)
        self.docks.bot_log_wanted.connect(self.bot_menus.show_log)
        self.docks.why_wanted.connect(self.whys.open)
        self.whys.lab_wanted.connect(self._open_in_lab)
        self.docks.lab_wanted.connect(self._open_in_lab)
        self.area.strip.lab_wanted.connect(self._open_in_lab)
        self.bar.menu_wanted.connect(self.bot_menus.open_seat_menu)
        self.bot_menus.reload_wanted.connect(self.session.reload)
        self.cover.confirmed.connect(self._confirmed)
