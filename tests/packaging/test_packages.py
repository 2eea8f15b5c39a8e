"""Packages: what is left out, what the desktop is told, what the release workflow promises."""

from __future__ import annotations

import configparser
import gzip
import plistlib
import re
import shutil
import subprocess
from pathlib import Path

import pytest
import typer
import yaml

import desktop_files
from concordui.app import parser
from devkit import bare_debian, linux, macos, package, system
from devkit.man_pages import concord_page, concordui_page, roff
from devkit.process import ROOT, Refused
from devkit.pruning import is_wanted, pruned
from engine import __version__
from engine.cli.app import app
from engine.colony.scenario import FOLDER, read_scenario
from engine.colony.store import Store

WORKFLOW = ROOT / ".github" / "workflows" / "release.yml"


# What is left out ---------------------------------------------------------------------------------------------------


def test_a_library_goes_with_the_last_part_that_asks_for_it():
    entries = [
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", "gtk3", "BINARY"),
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "xcb", "BINARY"),
        ("libgtk-3.so.0", "gtk", "BINARY"),
        ("libcairo.so.2", "cairo", "BINARY"),
        ("PySide6/Qt/lib/libQt6XcbQpa.so.6", "qpa", "BINARY"),
        ("libQt6XcbQpa.so.6", "PySide6/Qt/lib/libQt6XcbQpa.so.6", "SYMLINK"),
        ("libgtk-4.so.0", "elsewhere/libgtk-4.so.0", "SYMLINK"),
        ("numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so", "umath", "EXTENSION"),
        ("numpy.libs/libopenblas.so", "blas", "BINARY"),
        ("assets/boards/anatolia.json", "board", "DATA"),
    ]
    needs = {"gtk3": ["libgtk-3.so.0"], "gtk": ["libcairo.so.2"], "xcb": ["/usr/lib/libQt6XcbQpa.so.6"]}
    needs |= {"umath": ["libopenblas.so"], "qpa": ["libnowhere.so"]}
    left = [name for name, _, _ in pruned(entries, lambda source: needs.get(source, []))]
    assert left == [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/lib/libQt6XcbQpa.so.6",
        "libQt6XcbQpa.so.6",
        "numpy/_core/_multiarray_umath.cpython-311-x86_64-linux-gnu.so",
        "numpy.libs/libopenblas.so",
        "assets/boards/anatolia.json",
    ]


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/imageformats/libqsvg.so", True),
        ("matplotlib/mpl-data/fonts/ttf/DejaVuSans.ttf", True),
        ("matplotlib/mpl-data/sample_data/goog.npz", False),
        ("matplotlib/mpl-data/matplotlibrc", True),
        ("assets/help/rules.md", True),
    ],
)
def test_the_frozen_program_leaves_out_what_nothing_of_ours_loads(name, wanted):
    assert is_wanted(name) is wanted


# What the desktop is told -------------------------------------------------------------------------------------------


def commands_of(group, words=()):
    for name, command in group.commands.items():
        if hasattr(command, "commands"):
            yield from commands_of(command, (*words, name))
        else:
            yield (*words, name), command


def test_the_manual_page_has_every_command_of_the_command_line_with_every_option():
    group = typer.main.get_command(app)
    text = concord_page(group, "1.2.3")
    assert text.startswith('.TH CONCORD 1 "" "Concord 1.2.3" "User Commands"\n')
    sections = dict(zip(*[iter(re.split(r"^\.SS (.*)$", text, flags=re.MULTILINE)[1:])] * 2, strict=True))
    for words, command in commands_of(group):
        section = sections[roff("concord " + " ".join(words))]
        for parameter in command.params:
            for option in parameter.opts if parameter.param_type_name == "option" else ():
                assert roff(option) in section, (words, option)


def test_the_manual_page_of_the_window_has_every_option_of_its_parser():
    text = concordui_page(parser(), "1.2.3")
    for option in ("--self-test", "--version", "--help"):
        assert roff(option) in text
    assert "\\fIFILE\\fR" in text


@pytest.mark.parametrize("name", ["concord", "concordui"])
def test_no_line_of_a_manual_page_is_taken_for_a_command_that_roff_does_not_know(name):
    known = {"TH", "SH", "SS", "TP", "PP", "B", "I", "BR"}
    commands = {line.split()[0][1:] for line in desktop_files.pages()[name].splitlines() if line.startswith(".")}
    assert commands <= known


def test_texts_in_a_manual_page_say_nothing_to_roff():
    assert roff(".SH no\n'x\na\\b-c") == "\\&.SH no\n\\&'x\na\\eb\\-c"


def test_a_desktop_tells_a_store_of_a_colony_by_the_mark_that_stores_have(tmp_path):
    scenario = read_scenario(FOLDER / "quiet-day.json")
    with Store.create(tmp_path / "day", scenario):
        pass
    head = (tmp_path / "day").read_bytes()[:100]
    marks = dict(re.findall(r'<match type="(\w+)" value="([^"]+)"', desktop_files.file_types()))
    assert head.startswith(marks["string"].encode().decode("unicode_escape").encode())
    assert int.from_bytes(head[68:72], "big") == int(marks["big32"], 16)


def test_everything_for_the_desktop_is_made_where_the_desktop_looks(tmp_path, qapp):
    desktop_files.share(tmp_path)
    found = {path.relative_to(tmp_path / "share").as_posix() for path in tmp_path.rglob("*") if path.is_file()}
    icons = {f"icons/hicolor/{size}x{size}/apps/concord.png" for size in desktop_files.SIZES}
    assert found == icons | {
        "applications/concord.desktop",
        "icons/hicolor/scalable/apps/concord.svg",
        "man/man1/concord.1.gz",
        "man/man1/concordui.1.gz",
        "mime/packages/concord.xml",
    }
    assert b".TH CONCORDUI" in gzip.decompress((tmp_path / "share/man/man1/concordui.1.gz").read_bytes())


@pytest.mark.parametrize(("name", "magic"), [("concord.ico", b"\x00\x00\x01\x00"), ("concord.icns", b"icns")])
def test_the_icon_is_made_for_the_other_systems(tmp_path, qapp, name, magic):
    desktop_files.icon(tmp_path / name)
    assert (tmp_path / name).read_bytes().startswith(magic)


def test_the_menu_entry_starts_the_window_with_a_file_and_names_types_that_are_described():
    entry = configparser.ConfigParser(interpolation=None)
    entry.optionxform = str
    entry.read(ROOT / "packaging" / "linux" / "concord.desktop", encoding="utf-8")
    values = entry["Desktop Entry"]
    assert values["Exec"] == "concordui %f"
    described = set(re.findall(r'<mime-type type="([^"]+)"', desktop_files.file_types()))
    assert described <= set(values["MimeType"].split(";"))


def test_the_bundle_of_macos_opens_the_types_that_the_menu_entry_of_linux_does():
    told = plistlib.loads(plistlib.dumps(macos.information("1.2.3")))
    assert told["CFBundleExecutable"] == "concordui"
    assert told["CFBundleShortVersionString"] == "1.2.3"
    endings = {
        each["UTTypeTagSpecification"]["public.filename-extension"][0] for each in told["UTExportedTypeDeclarations"]
    }
    assert {f"*.{ending}" for ending in endings} == set(
        re.findall(r'<glob pattern="([^"]+)"', desktop_files.file_types())
    )


def test_the_folder_of_an_appimage_runs_the_command_that_it_is_called_for(tmp_path):
    frozen, shared = tmp_path / "frozen", tmp_path / "shared"
    frozen.mkdir()
    (shared / "share").mkdir(parents=True)
    for name in ("concord", "concordui"):
        (frozen / name).write_text(f'#!/bin/sh\necho {name} "$@"\n', encoding="utf-8")
        (frozen / name).chmod(0o755)
    run = linux.app_dir(frozen, shared, tmp_path) / "AppRun"

    def said(*arguments, **env):
        return subprocess.run([run, *arguments], env=env, capture_output=True, text=True, check=True).stdout.strip()

    assert said("a file.json") == "concordui a file.json"
    assert said("--headless", "play", "--years", "1") == "concord play --years 1"
    assert said("play", ARGV0="/somewhere/concord") == "concord play"


def test_the_version_of_packages_is_the_engines():
    assert package.version_of_tree() == __version__


def test_sums_are_those_that_sha256sum_checks(tmp_path, monkeypatch):
    monkeypatch.setattr(package, "DIST", tmp_path)
    (tmp_path / "a.deb").write_bytes(b"a")
    (tmp_path / "b c.tar.xz").write_bytes(b"b")
    package.write_sums([tmp_path / "a.deb", tmp_path / "b c.tar.xz"])
    checker = shutil.which("sha256sum")
    assert checker is not None
    subprocess.run([checker, "--check", "SHA256SUMS"], cwd=tmp_path, check=True, capture_output=True)


def test_who_is_not_root_is_told_why_the_deb_was_not_tried(monkeypatch, capsys):
    monkeypatch.setattr(system, "is_root", lambda: False)
    package._try_deb(Path("concord.deb"), "1")
    assert "not run: the .deb in a bare Debian: making a Debian needs root" in capsys.readouterr().out


def test_a_package_that_is_too_large_is_refused(tmp_path, monkeypatch):
    (tmp_path / "frozen" / "_internal").mkdir(parents=True)
    (tmp_path / "frozen" / "concordui").write_bytes(b"x" * 2000)
    (tmp_path / "shared" / "share").mkdir(parents=True)
    monkeypatch.setattr(linux, "MOST", 1000)
    with pytest.raises(Refused, match="MB are too many"):
        linux.deb(tmp_path / "frozen", "1", tmp_path / "shared", tmp_path)


def test_the_bare_debian_is_of_the_release_that_the_package_was_made_on(monkeypatch):
    monkeypatch.setattr(system, "is_root", lambda: True)
    release, lacking = bare_debian._release(), bare_debian.lacking()
    assert (release is None) == (lacking is not None and "no Debian" in lacking)


# What the release workflow promises ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def workflow():
    return yaml.safe_load(WORKFLOW.read_text("utf-8"))


def steps_of(job):
    return [step.get("run", "") for step in job["steps"]]


def test_each_system_uses_what_it_built_before_it_hands_it_on(workflow):
    for name in ("linux", "windows", "macos"):
        job = workflow["jobs"][name]
        built = next(index for index, run in enumerate(steps_of(job)) if "packaging/dev.py package --try" in run)
        tested = [index for index, run in enumerate(steps_of(job)) if "--self-test" in run]
        handed_on = [index for index, step in enumerate(job["steps"]) if "upload-artifact" in step.get("uses", "")]
        assert built < min(tested) <= max(tested) < min(handed_on), name


def test_nothing_is_published_unless_all_three_passed_and_sums_go_with_it(workflow):
    publish = workflow["jobs"]["publish"]
    assert set(publish["needs"]) == {"linux", "windows", "macos"}
    assert any("sha256sum" in run and "SHA256SUMS" in run for run in steps_of(publish))
    assert any("cyclonedx" in run for run in steps_of(workflow["jobs"]["linux"]))


def test_every_step_of_the_workflow_is_one_that_github_runs(workflow):
    assert set(workflow) == {"name", True, "permissions", "concurrency", "jobs"}  # YAML reads "on" as True
    for job in workflow["jobs"].values():
        assert {"runs-on", "steps"} <= set(job) <= {
            "runs-on", "steps", "container", "timeout-minutes", "env", "needs", "if", "permissions",
        }  # fmt: skip
        for step in job["steps"]:
            assert ("run" in step) != ("uses" in step)
            assert set(step) <= {"name", "run", "uses", "with", "env", "shell", "working-directory"}
            if "uses" in step:
                assert re.fullmatch(r"actions/[a-z-]+@v\d+", step["uses"])


def test_what_can_not_be_tried_where_it_is_developed_says_so():
    for path in (WORKFLOW, ROOT / "packaging" / "windows" / "concord.iss"):
        head = path.read_text("utf-8")[:900]
        assert "ntested where the project is developed" in head, path


def test_the_installer_for_windows_is_given_all_that_its_script_asks_for():
    script = (ROOT / "packaging" / "windows" / "concord.iss").read_text("utf-8")
    given = {"Version", "Root", "Frozen", "Output", "Icon"}
    assert set(re.findall(r"\{#(\w+)\}", script)) == given
    sections = re.findall(r"^\[(\w+)\]$", script, flags=re.MULTILINE)
    assert sections == ["Setup", "Languages", "Tasks", "Files", "Icons", "Registry", "Run"]
    assert (ROOT / "LICENSE").exists()
