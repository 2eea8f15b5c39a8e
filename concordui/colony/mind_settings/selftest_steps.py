"""The self-test's steps in *Minds*: a seat by keyboard, a test call to where nobody listens, who sat there again."""

from __future__ import annotations

import socket

from PySide6.QtCore import Qt

from concordui.colony.mind_settings.dialog import MindsDialog
from concordui.colony.workspace import ColonyWorkspace
from concordui.selftest import Step
from concordui.selftest_driver import Driver


def dialog_of(driver: Driver) -> MindsDialog:
    """The dialog of the colony in front."""
    colony = driver.window.front()
    driver.expect("a colony is in front", isinstance(colony, ColonyWorkspace))
    assert isinstance(colony, ColonyWorkspace)
    return driver.find(MindsDialog, "", colony)


def nobody() -> str:
    """An address of this machine at which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{taken.getsockname()[1]}/v1"


def seat(driver: Driver) -> None:
    driver.window.table.trigger("colony.mind_settings")
    dialog = dialog_of(driver)
    driver.wait("where the keys are", lambda: not dialog.keys.busy)
    dialog.table.setFocus()
    driver.key(Qt.Key.Key_Home)
    driver.key(Qt.Key.Key_Down)
    driver.key(Qt.Key.Key_Down)
    driver.expect("a colonist is marked", dialog.table.selected_key not in ("core", "appraiser", None))


def test_call(driver: Driver) -> None:
    dialog = dialog_of(driver)
    field = dialog.field
    field.kind.setFocus()
    driver.key(Qt.Key.Key_End)
    if field.form.kind == "written":  # the table of the scenario stands behind the others
        driver.key(Qt.Key.Key_Up)
    driver.wait("the fields of a model server", field.url.isVisible)
    for edit, text in ((field.model, "small"), (field.url, nobody())):
        edit.setFocus()
        driver.write(text)
    driver.click(dialog.test)
    driver.wait("the call to fail", lambda: not dialog.calling)
    driver.expect("it says why", dialog.note.accessibleName() == "Nobody listens there.")


def built_in(driver: Driver) -> None:
    dialog = dialog_of(driver)
    dialog.field.kind.setFocus()
    driver.key(Qt.Key.Key_Home)
    driver.wait("the built-in policy", lambda: dialog.field.form.kind == "own")
    driver.key(Qt.Key.Key_Escape)
    driver.expect("the dialog is closed", not dialog.isVisible())


STEPS = (
    Step("colony", "seat of a mind", seat),
    Step("colony", "test call", test_call),
    Step("colony", "built-in mind", built_in),
)
