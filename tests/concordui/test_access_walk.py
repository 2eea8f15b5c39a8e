"""Every page, and (in the full run) every window, dialog and kind of workspace: names, roles, labels, buddies."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QFormLayout, QLabel, QLineEdit, QSpinBox, QWidget

from concordui import accessible
from concordui.application import make_shell
from concordui.folders import Folders
from helpers import access

WORKSPACES = {"MatchWorkspace", "LabWorkspace", "CommonsWorkspace", "ColonyWorkspace"}
PAGES = {"StartPage", "SettingsPage", "BotsPage", "TournamentPage", "LibraryPage", "CommonsHome", "ColonyHome"}
DIALOGS = {"PaletteDialog", "ReadingWindow"}


@pytest.fixture
def window(open_window, tmp_path):
    accessible.install()
    return open_window(make_shell(Folders.under(tmp_path)))


def test_every_page_says_what_is_on_it(qtbot, window):
    found = {}
    for name in window.pages.named:
        window.show_home(name)
        qtbot.wait(1)
        found[name] = access.faults_shown()
    assert len(found) >= 8
    assert found == {name: [] for name in found}


def test_the_accessibility_tree_is_read_from_the_window_to_each_card_of_the_start_page(window):
    words = [node.text(QAccessible.Text.Name) for node in access.tree(window)]
    assert words[0].endswith("Concord")
    for power in ("Phrygia", "Lydia", "Caria", "Bithynia", "Galatia", "Cilicia"):
        assert any(power in each for each in words), power


def test_what_is_painted_has_the_role_that_its_class_says(qtbot):
    class Canvas(QWidget):
        accessible_role = accessible.Role.Canvas

    accessible.install()
    canvas = Canvas()
    qtbot.addWidget(canvas)
    canvas.setAccessibleName("Map of nowhere")
    interface = QAccessible.queryAccessibleInterface(canvas)
    assert interface.role() == accessible.Role.Canvas
    assert interface.text(QAccessible.Text.Name) == "Map of nowhere"
    canvas.setAccessibleName("Map of somewhere")
    assert interface.text(QAccessible.Text.Name) == "Map of somewhere"


def test_labels_of_a_form_belong_to_the_first_field_of_their_row(qtbot):
    top = QWidget()
    qtbot.addWidget(top)
    form = QFormLayout(top)
    row = QWidget()
    inner = QLineEdit(row)
    number = QSpinBox()
    for label, field in (("Folder", row), ("Years", number)):
        form.addRow(QLabel(label), field)
    top.show()
    assert len([fault for fault in access.faults(top) if fault.startswith("no buddy")]) == 2
    accessible.set_buddies(form)
    labels = [form.itemAt(i, QFormLayout.ItemRole.LabelRole).widget() for i in range(2)]
    assert [label.buddy() for label in labels] == [inner, number]
    assert not [fault for fault in access.faults(top) if fault.startswith("no buddy")]


def test_the_walk_hears_what_has_no_name_and_no_role(qtbot):
    top = QWidget()
    qtbot.addWidget(top)
    silent = QWidget(top)
    silent.setFocusPolicy(silent.focusPolicy().StrongFocus)
    QLineEdit(top)
    top.show()
    kinds = [fault.partition(":")[0] for fault in access.faults(top)]
    assert kinds.count("no name") == 2
    assert kinds.count("no role") == 1


@pytest.mark.full
def test_every_window_dialog_and_workspace_of_the_self_test_says_what_is_in_it(root, tmp_path):
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join((str(root), str(root / "tests")))}
    done = subprocess.run(
        [sys.executable, str(root / "tests" / "helpers" / "walked_window.py"), str(tmp_path / "walk")],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        timeout=900,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    report = json.loads((tmp_path / "walk" / "faults.json").read_text(encoding="utf-8"))
    assert report["faults"] == []
    words = {word for places in report["seen"] for word in places.split(", ")}
    assert words >= WORKSPACES | PAGES | DIALOGS, (WORKSPACES | PAGES | DIALOGS) - words
