"""The self-test's steps of exports, on the match in front: a picture by the map's camera, the game as an animation."""

from __future__ import annotations

from concordui.export.dialog import ExportDialog
from concordui.export.game_dialog import AnimationDialog
from concordui.export.picture_dialog import PictureDialog
from concordui.selftest_driver import Driver
from concordui.widgets import ToolButton


def picture(driver: Driver) -> None:
    driver.click(driver.find(ToolButton, "map-picture"))
    _save(driver, driver.find(PictureDialog), "picture.svg")


def animation(driver: Driver) -> None:
    driver.close_dialogs()
    driver.window.table.trigger("export.animation")
    _save(driver, driver.find(AnimationDialog), "game.webp")


def ended(driver: Driver) -> None:
    driver.close_dialogs()
    driver.window.table.trigger("export.copy_season")
    driver.expect("the window says that the season is copied", driver.window.notices.notices())
    driver.window.notices.notices()[0].dismiss()


def _save(driver: Driver, dialog: ExportDialog, name: str) -> None:
    dialog.save_to(str(driver.window.shell.saves_folder() / "exports" / name))
    driver.wait("the export to be written", lambda: dialog.job is None)
    driver.expect("it is written", dialog.written is not None and dialog.written.path.is_file())
