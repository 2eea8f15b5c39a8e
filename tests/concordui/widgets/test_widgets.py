"""The building blocks: sizes of the look, accessible names, keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QTableView, QWidget

from concordui import fonts
from concordui.theme import theme
from concordui.widgets import (
    Chip,
    DialogShell,
    EmptyHint,
    Label,
    LinkButton,
    Note,
    OutlineButton,
    PrimaryButton,
    SectionHead,
    Segment,
    Segmented,
    SpinBox,
    Tag,
    ToolButton,
    UnitLabel,
    set_up_table,
)
from concordui.widgets.tables import BAR_ROLE

pytestmark = pytest.mark.sampled(2)

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def add(qtbot, dressed):
    """Shows a widget and closes it when the test ends."""

    def add_(widget: QWidget) -> QWidget:
        qtbot.addWidget(widget)
        widget.show()
        qtbot.waitExposed(widget)
        return widget

    yield add_
    theme().set_mode("light")


def test_buttons_have_the_looks_heights(add):
    heights = {type(b): b.sizeHint().height() for b in map(add, (PrimaryButton("Send"), OutlineButton("Cancel")))}
    assert heights == {PrimaryButton: 32, OutlineButton: 28}


def test_a_button_keeps_its_height_when_it_has_the_focus(add):
    for button in (PrimaryButton("Send orders", icon="send"), OutlineButton("Cancel")):
        add(button)
        before = button.sizeHint()
        button.setFocus(Qt.FocusReason.TabFocusReason)
        button.ensurePolished()
        assert button.sizeHint() == before


def test_a_focused_button_is_seen(add, qtbot):
    button = OutlineButton("Cancel")
    holder = add(QWidget())
    button.setParent(holder)
    button.show()
    before = button.grab().toImage()
    button.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(button.hasFocus)
    assert button.grab().toImage() != before


def test_a_tool_button_says_what_it_does_and_its_key(add):
    button = add(ToolButton("undo-2", "Undo", shortcut="Ctrl+Z"))
    assert (button.accessibleName(), button.toolTip()) == ("Undo", "Undo (Ctrl+Z)")


def segments(add) -> Segmented:
    return add(
        Segmented([Segment("yes", "Accept", "check", "ok"), Segment("no", "Reject", "x", "danger")], name="Answer")
    )


def test_one_segment_at_most_is_chosen_and_told_by_its_key(add, qtbot):
    choice = segments(add)
    assert choice.key() is None
    with qtbot.waitSignal(choice.chosen) as chosen:
        qtbot.mouseClick(choice.buttons()[1], LEFT)
    assert chosen.args == ["no"]
    assert choice.key() == "no"


def test_setting_a_segment_tells_nobody_and_can_be_undone(add, qtbot):
    choice = segments(add)
    with qtbot.assertNotEmitted(choice.chosen):
        choice.set_key("yes")
        assert choice.key() == "yes"
        choice.set_key(None)
    assert choice.key() is None


def test_arrows_move_between_segments(add, qtbot):
    choice = segments(add)
    choice.buttons()[0].setFocus()
    qtbot.waitUntil(choice.buttons()[0].hasFocus)
    with qtbot.waitSignal(choice.chosen) as chosen:
        qtbot.keyClick(choice.buttons()[0], Qt.Key.Key_Right)
    assert chosen.args == ["no"]
    assert choice.buttons()[1].hasFocus()


def test_choosing_a_segment_moves_nothing(add):
    choice = segments(add)
    before = choice.sizeHint()
    choice.set_key("yes")
    assert choice.sizeHint() == before


def test_a_note_says_its_words_and_its_links_tell_their_keys(add, qtbot):
    note = add(Note("warn", "These orders break 1 promise", "You may send them.", [("show", "Show on the map")]))
    assert note.accessibleName() == "These orders break 1 promise"
    link = note.findChild(LinkButton)
    with qtbot.waitSignal(note.link_clicked) as clicked:
        qtbot.mouseClick(link, LEFT)
    assert clicked.args == ["show"]
    note.say("danger", "You broke peace")
    assert [button for button in note.findChildren(LinkButton) if button.isVisible()] == []


@pytest.mark.parametrize(("kind", "bar"), [("info", "accent"), ("warn", "warn"), ("danger", "danger"), ("ok", "ok")])
def test_a_note_has_a_bar_3_wide_in_its_colour_on_a_soft_ground(add, kind, bar):
    note = add(Note(kind, "Title", "Words"))
    image = note.grab().toImage()
    row = image.height() // 2
    assert image.pixelColor(1, row) == theme().ui(bar)
    assert image.pixelColor(4, row) == theme().ui({"info": "accentSoft"}.get(kind, f"{kind}Soft"))


def test_words_of_people_are_no_markup(add):
    label = add(Label("<b>Lydia</b> & co", "body", wrap=True))
    assert "&lt;b&gt;Lydia" in label.text()
    assert label.accessibleName() == "<b>Lydia</b> & co"
    assert add(Label("<i>x</i>")).textFormat() == Qt.TextFormat.PlainText


def test_a_wrapped_label_has_lines_of_18(add):
    label = add(Label("one\ntwo\nthree", "body", wrap=True))
    label.resize(300, 200)
    assert label.heightForWidth(300) == pytest.approx(3 * 18, abs=2)


@pytest.mark.parametrize(
    ("kind", "pixels"), [("caption", 11), ("body", 13), ("section", 15), ("title", 20), ("display", 28)]
)
def test_type_has_the_looks_sizes(add, kind, pixels):
    label = add(Label("Year 3", kind))
    assert label.font().pixelSize() == pixels
    assert label.font().family() == fonts.UI_FAMILY


def test_tabular_figures_have_one_width(dressed):
    from PySide6.QtGui import QFontMetricsF

    metrics = QFontMetricsF(fonts.ui(tabular=True))
    assert len({round(metrics.horizontalAdvance(digit * 4), 2) for digit in "0123456789"}) == 1


def test_the_bundled_fonts_write_greek(dressed):
    from PySide6.QtGui import QRawFont

    for font in (fonts.ui(), fonts.ui(strong=True), fonts.map_name("centre"), fonts.map_name("sea"), fonts.mono()):
        assert 0 not in QRawFont.fromFont(font).glyphIndexesForString("ΓΔΘΛΞΠΣΦΨΩάς"), font.family()


def test_signs_have_accessible_names(add):
    assert add(Chip("Lydia")).accessibleName() == "Lydia"
    assert add(UnitLabel("Lydia", "fleet")).accessibleName() == "fleet of Lydia"
    assert add(Tag("breaks peace", "warn")).accessibleName() == "breaks peace"
    assert add(EmptyHint("What you propose appears here.")).accessibleName() == "What you propose appears here."


def test_a_chip_follows_the_theme(add):
    chip = add(Chip("Lydia", 24))
    assert chip.grab().toImage().pixelColor(4, 12) == QColor("#DDB646")
    theme().set_mode("dark")
    assert chip.grab().toImage().pixelColor(4, 12) == QColor("#E9D07C")


def test_a_section_head_is_32_high_and_says_title_and_note(add):
    head = add(SectionHead("Orders", "3 of 5"))
    head.set_note("4 of 5")
    assert (head.height(), head.accessibleName(), head.accessibleDescription()) == (32, "Orders", "4 of 5")


def test_in_a_narrow_head_the_note_gives_way_and_not_the_title(add):
    head = add(SectionHead("Two followers bounce in the vacated province", "R2, You support only where you could go"))
    head.setMinimumWidth(0)
    head.resize(head._title.sizeHint().width() + 60, 32)
    assert head._title.width() >= head._title.sizeHint().width()
    assert head._note.width() < head._note.sizeHint().width()
    assert head._note.toolTip() == "R2, You support only where you could go"


def test_a_dialog_has_head_48_foot_56_and_its_words(add):
    dialog = add(DialogShell("Propose a pact", "Year 3, Spring, as Lydia"))
    dialog.set_help("They are sent together.", "info")
    dialog.set_count("4 proposals")
    dialog.add_button(PrimaryButton("Send"))
    assert (dialog._head.height(), dialog._foot.height()) == (48, 56)
    assert (dialog.windowTitle(), dialog.accessibleName(), dialog.isModal()) == (
        "Propose a pact",
        "Propose a pact",
        False,
    )
    assert dialog.body.contentsMargins().left() == 20


def table(add) -> QTableView:
    view = QTableView()
    set_up_table(view, "Trust")
    model = QStandardItemModel(2, 2, view)
    model.setHorizontalHeaderLabels(["Power", "Kept share"])
    for row in range(2):
        model.setItem(row, 0, QStandardItem(f"Power {row}"))
        model.setItem(row, 1, QStandardItem("50 %"))
    model.item(0, 1).setData(0.5, BAR_ROLE)
    view.setModel(model)
    view.resize(400, 160)
    return add(view)


def test_a_table_has_head_24_rows_28_and_no_grid(add):
    view = table(add)
    assert (view.horizontalHeader().height(), view.rowHeight(0)) == (24, 28)
    assert not view.showGrid()
    assert not view.alternatingRowColors()
    assert view.accessibleName() == "Trust"


def test_a_cell_draws_a_bar_that_fills_its_share(add):
    view = table(add)
    image = view.viewport().grab().toImage()
    cell = view.visualRect(view.model().index(0, 1))
    assert image.pixelColor(cell.x() + 12, cell.center().y()) == theme().ui("muted")
    assert image.pixelColor(cell.x() + 46, cell.center().y()) == theme().ui("line")


def test_a_selected_row_has_the_looks_ground(add):
    view = table(add)
    view.selectRow(0)
    rect = view.visualRect(view.model().index(0, 0))
    assert view.viewport().grab().toImage().pixelColor(rect.right() - 4, rect.center().y()) == theme().ui("selected")


def test_a_spin_box_writes_its_digits_as_far_in_as_other_fields(add):
    box = add(SpinBox())
    assert box.lineEdit().textMargins().left() == 6
