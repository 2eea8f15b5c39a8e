"""The docks of a match around its map: Orders (or what the phase has in its place), Promises, Trust, Deals, Log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QDockWidget, QStackedWidget, QTabWidget, QWidget

from concordui.dock_head import DockHead
from concordui.docks import DockHost
from concordui.match import promise_rows
from concordui.match.desk import Desk
from concordui.match.draft_panel import DraftPanel
from concordui.match.drafted import drafted
from concordui.match.history import Moment, Stage, promises_shown
from concordui.match.log_panel import LogPanel
from concordui.match.order_rows import order_rows
from concordui.match.orders_panel import OrdersPanel
from concordui.match.promise_marks import promise_marks
from concordui.match.promises_panel import PromisesPanel, RowsOrHint
from concordui.match.resolution_panel import ResolutionPanel
from concordui.match.result_panel import ResultPanel
from concordui.match.rows import Row
from concordui.match.telling import broken_in, contested
from concordui.match.trust_panel import TrustPanel
from concordui.match.wording import promise_name, record_text, say
from engine.anatolia.board import Power
from engine.anatolia.chronicle import SeasonRecord
from engine.anatolia.negotiation import promises_of


class MatchDocks(QObject):
    """Fills the docks from a desk.

    `dialog_wanted` comes when the person wants the phase's dialog, `bot_log_wanted` carries the power whose bot's log
    shall be shown, `why_wanted` the province whose outcome is to be derived; `lab_wanted` comes where the season shall
    be opened in the lab.
    """

    dialog_wanted = Signal()
    bot_log_wanted = Signal(object)
    why_wanted = Signal(object)
    lab_wanted = Signal()

    def __init__(self, desk: Desk, bots: Mapping[Power, str], host: DockHost) -> None:
        super().__init__(host)
        self._desk = desk
        self._bots = bots
        self._dealt: tuple[object, object] = (None, None)
        self._deals_of: dict[tuple[int, str], tuple[SeasonRecord, list[Row]]] = {}
        self.orders = OrdersPanel()
        self.draft = DraftPanel()
        self.resolution = ResolutionPanel()
        self.result = ResultPanel()
        self.first = _pages(self.orders, self.draft, self.resolution, self.result)
        self.promises = PromisesPanel()
        self.trust = TrustPanel()
        self.deals = RowsOrHint(
            self.tr("Deals"), self.tr("Promises that fell due and proposals that were rejected appear here.")
        )
        self.log = LogPanel()
        self._place(host)
        self._connect()

    def _place(self, host: DockHost) -> None:
        right = Qt.DockWidgetArea.RightDockWidgetArea
        host.setTabPosition(right, QTabWidget.TabPosition.South)
        self.orders_head = DockHead(self.tr("Orders"))
        self.orders_head.add_button("undo", "undo-2", self.tr("Undo (Ctrl+Z)"))
        self.orders_head.add_button("redo", "redo-2", self.tr("Redo (Ctrl+Shift+Z)"))
        self.orders_head.add_button("contested", "list-filter", self.tr("Only contested orders"), checkable=True)
        self.promises_head = DockHead(self.tr("Promises this season"))
        self.trust_head = DockHead(self.tr("Trust"))
        self.trust_head.set_note(self.tr("all seasons"))
        self.trust_head.add_button("table", "table-2", self.tr("As a table"), checkable=True).setChecked(True)
        self.trust_head.add_button("matrix", "grid-3x3", self.tr("Who broke what to whom"), checkable=True)
        self.deals_head = DockHead(self.tr("Deals"))
        docks: list[QDockWidget] = []
        for dock_id, title, panel, head, height in (
            ("dock.orders", self.tr("Orders"), self.first, self.orders_head, 360),
            ("dock.promises", self.tr("Promises"), self.promises, self.promises_head, 130),
            ("dock.trust", self.tr("Trust"), self.trust, self.trust_head, 262),
            ("dock.deals", self.tr("Deals"), self.deals, self.deals_head, 0),
        ):
            dock = host.add_dock(dock_id, title, panel, right, head, height)
            head.close_wanted.connect(dock.close)
            docks.append(dock)
        host.tabifyDockWidget(docks[2], docks[3])
        docks[2].raise_()
        host.add_dock("dock.log", self.tr("Log"), self.log, Qt.DockWidgetArea.BottomDockWidgetArea, self.log.strip)
        for corner in (Qt.Corner.TopRightCorner, Qt.Corner.BottomRightCorner):
            host.setCorner(corner, right)

    def _connect(self) -> None:
        desk = self._desk
        self.orders_head.pressed.connect(self._head_pressed)
        self.trust_head.pressed.connect(self._trust_pressed)
        self.orders.unit_chosen.connect(desk.select)
        self.orders.entered.connect(desk.enter)
        self.orders.breach_shown.connect(self._show_breach)
        self.orders.breach_taken_back.connect(self._take_breach_back)
        self.draft.wanted.connect(self.dialog_wanted)
        self.resolution.selected.connect(self._resolution_selected)
        self.resolution.why_wanted.connect(self.why_wanted)
        self.resolution.lab_wanted.connect(self.lab_wanted)
        self.promises.list.chosen.connect(self._promise_chosen)
        self.log.bot_log_wanted.connect(self.bot_log_wanted)

    # What they show

    def begin_turn(self) -> None:
        """The seat at the screen may enter orders."""
        position, power = self._desk.model.position, self._desk.acting
        if position is not None and power is not None:
            self.orders.set_position(self._desk.board, position.units, power)

    def refresh(self) -> None:
        """Show the desk as it is now."""
        for show in self.steps():
            show()

    def steps(self) -> tuple[Callable[[], None], ...]:
        """What `refresh` does, one dock after another: the window may breathe in between."""
        return (self._show_first, self._show_promises, self._show_trust, self._show_deals, self._show_log)

    def _show_first(self) -> None:
        desk = self._desk
        if desk.moment is not None:
            self._show_resolution()
        elif desk.model.result is not None:
            self._head(self.tr("Result"), "")
            self.result.show_result(desk.model.result, desk.model.viewer)
            self.first.setCurrentWidget(self.result)
        elif desk.phase == "orders" and desk.model.viewer is not None:
            self._show_orders()
        else:
            title, rows, hint, button = drafted(desk)
            self._head(title, str(len(rows)) if rows else "")
            self.draft.show_draft(rows, hint, button)
            self.first.setCurrentWidget(self.draft)
        page = self.first.currentWidget()
        buttons = self.orders_head.buttons
        for name in ("undo", "redo"):
            buttons[name].setVisible(page is self.orders)
        buttons["undo"].setEnabled(desk.entering and desk.book.stack.canUndo())
        buttons["redo"].setEnabled(desk.entering and desk.book.stack.canRedo())
        orders = desk.moment is not None and desk.moment.stage is Stage.ORDERS
        buttons["contested"].setVisible(page is self.resolution and orders)

    def _head(self, title: str, note: str) -> None:
        self.orders_head.set_title(title)
        self.orders_head.set_note(note)

    def _show_orders(self) -> None:
        desk = self._desk
        position, viewer = desk.model.position, desk.model.viewer
        assert position is not None
        assert viewer is not None
        shown, found = desk.orders_shown(), desk.breaches()
        rows = order_rows(desk.board, position.units, viewer, shown, desk.step, found)
        note = self.tr("{count} of {all}").format(count=len(shown), all=len(rows))
        self._head(self.tr("Orders"), note if desk.entering else self.tr("{note}, sent").format(note=note))
        self.orders.show_rows(rows, desk.step.unit)
        self.orders.line.setVisible(desk.entering)
        self.orders.show_breaches(desk.board, position.units, found, desk.entering)
        self.first.setCurrentWidget(self.orders)

    def _show_resolution(self) -> None:
        moment = self._desk.moment
        assert moment is not None
        entries = moment.record.resolution.resolution
        if moment.stage is Stage.ORDERS:
            note = self.tr("{all} orders, {count} contested")
            self._head(self.tr("Resolution"), note.format(all=len(entries), count=sum(map(contested, entries))))
        else:
            titles = {Stage.RETREATS: self.tr("Retreats"), Stage.BUILDS: self.tr("Builds and disbands")}
            self._head(titles[moment.stage], moment.label)
        self.resolution.show_moment(self._desk.board, moment)
        self.first.setCurrentWidget(self.resolution)

    def _show_promises(self) -> None:
        moment = self._due()
        if moment is not None:
            self._show_due(moment)
        else:
            self._show_open()

    def _due(self) -> Moment | None:
        """The moment whose promises have fallen due; None while those of the season are open."""
        moments = self._desk.timeline.moments
        due = self._desk.phase in ("retreats", "builds", "over") and bool(moments)
        return self._desk.moment or (moments[-1] if due else None)

    def _show_due(self, moment: Moment) -> None:
        """The promises of the season that is looked at, kept or broken."""
        desk = self._desk
        seen = promises_shown(moment.record, desk.seen_as, desk.model.everything)
        broken = len(broken_in(moment.record))
        note = self.tr("{kept} kept, {broken} broken").format(kept=len(seen) - broken, broken=broken)
        self.promises_head.set_title(self.tr("Promises of this season"))
        self.promises_head.set_note(note)
        rows = promise_rows.due_rows(desk.board, seen, desk.seen_as)
        self.promises.show_rows(rows, self.tr("Nobody's promise fell due that you may know of."))
        self.promises.show_breach(*_own_breach(desk, moment))

    def _show_open(self) -> None:
        """The promises of the season that is played."""
        desk, model = self._desk, self._desk.model
        promises = desk.promises()
        if model.everything:
            promises = tuple(p for proposal in model.overheard if _accepted(proposal) for p in promises_of(proposal))
        mine = sum(promise.power == desk.seen_as for promise in promises)
        note = self.tr("{mine} yours, {theirs} to you").format(mine=mine, theirs=len(promises) - mine)
        self.promises_head.set_title(self.tr("Promises this season"))
        self.promises_head.set_note(note if promises and not model.everything else "")
        rows = promise_rows.open_rows(desk.board, promises, desk.seen_as, desk.breaches(), desk.phase == "orders")
        rows += promise_rows.turned_down_rows(desk.board, desk.turned_down())
        self.promises.show_rows(rows, _no_promises(desk))
        self.promises.show_breach("", "")

    def _show_trust(self) -> None:
        desk = self._desk
        position = desk.model.position
        if position is not None:
            self.trust.show_trust(desk.board.powers, position.trust, desk.seen_as)

    def _show_deals(self) -> None:
        desk, model = self._desk, self._desk.model
        seasons = () if model.position is None else model.position.seasons
        eyes = (desk.seen_as, model.everything)
        if (seasons, eyes) == self._dealt:
            return
        if eyes != self._dealt[1]:
            self._deals_of.clear()
        self._dealt = (seasons, eyes)
        rows = [row for season in reversed(seasons) for row in self._season_deals(season)]
        self.deals_head.set_note(str(len(rows)) if rows else "")
        self.deals.show_rows(rows)

    def _season_deals(self, season: SeasonRecord) -> list[Row]:
        """The promises that fell due in a season and the proposals that were rejected, made once."""
        key = (season.year, season.season)
        known = self._deals_of.get(key)
        if known is not None and known[0] == season:
            return known[1]
        desk, everything = self._desk, self._desk.model.everything
        due = promises_shown(season, desk.seen_as, everything)
        rows = promise_rows.deal_rows(desk.board, [(*key, due)], desk.seen_as)
        rows += promise_rows.rejected_rows(desk.board, season, desk.seen_as, everything)
        self._deals_of[key] = (season, rows)
        return rows

    def _show_log(self) -> None:
        self.log.show_log(self._desk.model.visible_log, self._bots)

    # What is done in them

    def _head_pressed(self, name: object) -> None:
        match name:
            case "undo":
                self._desk.book.stack.undo()
            case "redo":
                self._desk.book.stack.redo()
            case _:
                self.resolution.show_contested_only(self.orders_head.buttons["contested"].isChecked())

    def _trust_pressed(self, name: object) -> None:
        for other, button in self.trust_head.buttons.items():
            button.setChecked(other == name)
        self.trust.show_matrix(name == "matrix")

    def _show_breach(self, orders: tuple[Any, ...]) -> None:
        self._desk.light(dict.fromkeys(place for order in orders for place in _places(order)))

    def _take_breach_back(self, orders: tuple[Any, ...]) -> None:
        self._desk.take_back([order.unit for order in orders])

    def _promise_chosen(self, key: object) -> None:
        """A promise that fell due is looked at: its units, and what it was about or which orders broke it, are lit."""
        moment = self._due()
        if moment is None or not isinstance(key, tuple):
            return
        chosen = [o for o in moment.record.promises if (o.promise.id, o.promise.power) == key[:2]]
        marks = promise_marks(self._desk.board, moment.record, chosen)
        self._desk.light(place for mark in marks for place in mark.places)

    def _resolution_selected(self, place: object) -> None:
        moment = self._desk.moment
        if moment is not None:
            self._desk.light(() if place is None else _places_at(moment, str(place)))


def _pages(*panels: QWidget) -> QStackedWidget:
    pages = QStackedWidget()
    for panel in panels:
        pages.addWidget(panel)
    return pages


def _accepted(proposal: Any) -> bool:
    return proposal.status == "accepted"


def _places(order: Any) -> tuple[str, ...]:
    """The provinces that an order speaks of."""
    named = (order.unit, getattr(order, "dest", None), getattr(order, "target", None))
    last = getattr(order, "target_dest", None)
    return tuple(place for place in (*named, None if last == "hold" else last) if place is not None)


def _places_at(moment: Moment, place: str) -> tuple[str, ...]:
    """The provinces that what became of this one's unit speaks of."""
    record = moment.record
    match moment.stage:
        case Stage.ORDERS:
            orders = [entry.order for entry in record.resolution.resolution if entry.unit == place]
            return tuple(named for order in orders for named in _places(order))
        case Stage.RETREATS:
            ways = [retreat for retreat in record.retreats if retreat.origin == place]
            return (place, *(way.to for way in ways if way.to is not None))
        case Stage.BUILDS:
            return (place,)


def _own_breach(desk: Desk, moment: Moment) -> tuple[str, str]:
    """The strong line and the sentence of the note after the viewer broke its word in the season that is shown."""
    you = desk.model.viewer
    own = [outcome.promise for outcome in broken_in(moment.record) if outcome.promise.power == you]
    if not own or desk.model.position is None or you is None:
        return "", ""
    record = say("Your record: {record}.", record=record_text(desk.model.position.trust[you]))
    if len(own) == 1:
        return say("You broke your word: {promise}", promise=promise_name(desk.board, own[0])), record
    names = "; ".join(promise_name(desk.board, promise) for promise in own)
    return say("You broke {count} promises", count=len(own)), f"{names}. {record}"


def _no_promises(desk: Desk) -> str:
    if desk.model.everything:
        return say("Promises appear here once the powers have answered each other's proposals.")
    if desk.model.viewer is None:
        return say("Whoever sits down next sees the own promises here.")
    if desk.phase in ("negotiate-propose", "negotiate-answer"):
        return say("Promises appear here when proposals are accepted.")
    return say("Nobody has promised you anything this season, nor you anybody.")
