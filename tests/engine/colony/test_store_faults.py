"""Stores that can't be opened, read or written: one clear message each, and nothing is lost."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest

from engine.colony.loading import opened, world_at
from engine.colony.store import Store
from engine.colony.store_file import VERSION
from engine.errors import ConcordError, FileError, StateError
from engine.minds.sqlite_attempts import open_attempts
from helpers.colony_stores import games, go_on, tables, talkative, tree

pytestmark = pytest.mark.sampled(3)

TICKS = 60


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A store of some ticks, closed."""
    path = tmp_path_factory.mktemp("kept") / "run.sqlite"
    with Store.create(path, talkative()) as store:
        store.keep("t1", go_on(store, "t1", TICKS))
    return path


@pytest.fixture
def path(kept: Path, tmp_path: Path) -> Path:
    """A copy of it."""
    return Path(shutil.copy(kept, tmp_path / "run.sqlite"))


def change(path: Path, statement: str, *values: object) -> None:
    """Change a store behind its back."""
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(statement, values)


@pytest.mark.parametrize("write", [True, False])
class TestWhatIsNoStore:
    """What can't be opened is refused in words, to be written or to be read, and is left as it is."""

    def test_there_is_nothing(self, tmp_path: Path, write: bool) -> None:
        with pytest.raises(FileError, match=r"cannot read the store \(No such file .*\): .*none\.sqlite: check"):
            Store.open(tmp_path / "none.sqlite", write=write)
        assert list(tmp_path.iterdir()) == []

    def test_a_folder(self, tmp_path: Path, write: bool) -> None:
        with pytest.raises(FileError, match=r"cannot read the store \(it is a folder\)"):
            Store.open(tmp_path, write=write)
        with pytest.raises(FileError, match=r"cannot read the store \(it is a folder\): \.: give the path of a file"):
            Store.open(Path(), write=write)

    @pytest.mark.parametrize("text", [b"", b"{}", b"SQLite format 4\x00" + bytes(200), os.urandom(5_000)])
    def test_another_file(self, tmp_path: Path, write: bool, text: bytes) -> None:
        (tmp_path / "a.sqlite").write_bytes(text)
        with pytest.raises(StateError, match=r"this is no store of a colony: .*a\.sqlite: open one that"):
            Store.open(tmp_path / "a.sqlite", write=write)
        assert (tmp_path / "a.sqlite").read_bytes() == text
        assert [each.name for each in tmp_path.iterdir()] == ["a.sqlite"]

    def test_a_database_of_another_program(self, tmp_path: Path, write: bool) -> None:
        _, connection = open_attempts(tmp_path / "a.sqlite")
        connection.close()
        before = (tmp_path / "a.sqlite").read_bytes()
        with pytest.raises(StateError, match="this database is of another program"):
            Store.open(tmp_path / "a.sqlite", write=write)
        assert (tmp_path / "a.sqlite").read_bytes() == before

    def test_a_store_of_a_newer_version(self, path: Path, write: bool) -> None:
        change(path, f"PRAGMA user_version = {VERSION + 1}")
        before = path.read_bytes()
        with pytest.raises(StateError, match=r"of version 2, newer than this program reads \(1\): .*: open it with"):
            Store.open(path, write=write)
        assert path.read_bytes() == before

    def test_a_store_that_was_cut_short(self, path: Path, write: bool) -> None:
        whole = path.read_bytes()
        for length in (10, 16, 99, 100, 1_000, 4_096, 8_192, len(whole) // 2, len(whole) - 4_096, len(whole) - 1):
            path.write_bytes(whole[:length])
            with pytest.raises(StateError, match=r"this store is cut or damaged \(.+\): .*run\.sqlite: use a whole"):
                Store.open(path, write=write)
            assert path.read_bytes() == whole[:length]


# What was changed ---------------------------------------------------------------------------------------------------


def test_a_tick_with_another_digest_is_not_loaded(path: Path) -> None:
    for column, what in (("minds", "the minds' state"), ("game", "the game")):
        change(path, f"UPDATE ticks SET {column} = zeroblob(32) WHERE tick = 50")
        with Store.open(path) as store:
            assert world_at(store, "t1", 49).tick == 49
            with pytest.raises(StateError, match=rf"{what} does not come out with the digest .*, t1, tick 50: use"):
                world_at(store, "t1", 50)
            assert opened(store, "t1").tick == TICKS  # the snapshot of the tip is sound


@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("UPDATE snapshots SET world = zeroblob(9)", "the snapshot of t1 at tick 60"),
        ("UPDATE snapshots SET world = (SELECT world FROM snapshots WHERE tick = 0)", "does not come out"),
        ("DELETE FROM snapshots", "t1 has no snapshot before tick 60"),
        ("DELETE FROM ticks WHERE tick = 60", "t1 has no tick 59|does not come out|no snapshot|tick 60"),
        ("DELETE FROM timelines", "cut or damaged .its timelines"),
        ("DELETE FROM ticks", "the timeline t1"),
        ("DELETE FROM about", "its scenario"),
        ("UPDATE about SET value = '{' WHERE name = 'scenario'", "its scenario"),
        ("UPDATE about SET value = '{}' WHERE name = 'scenario'", r"of this store has faults: .*run\.sqlite, \w+: "),
        ("DROP TABLE about", "cut or damaged .no such table: about"),
    ],
)
def test_a_part_that_is_missing_or_changed_is_named(path: Path, statement: str, words: str) -> None:
    change(path, statement)
    if statement.startswith("DELETE FROM ticks WHERE"):
        change(path, "DELETE FROM snapshots WHERE tick = 0")
    with pytest.raises(ConcordError, match=words), Store.open(path) as store:
        opened(store, "t1")


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE arrivals SET value = '{\"choice\": \"none\"}' WHERE aim = 'planning'",
        "UPDATE arrivals SET value = '[' WHERE aim = 'planning'",
        "UPDATE arrivals SET value = '[]' WHERE aim = 'planning'",
        "UPDATE arrivals SET attempt = 'x' || attempt",
        "UPDATE arrivals SET counts = '7' WHERE aim = 'planning'",
        "DELETE FROM arrivals WHERE aim = 'planning'",
    ],
)
def test_answers_that_were_changed_are_no_run_that_is_loaded(path: Path, statement: str) -> None:
    change(path, statement)
    with Store.open(path) as store, pytest.raises(StateError, match=r"damaged|does not come out"):
        world_at(store, "t1", TICKS - 1)


@pytest.mark.parametrize("tries", [40, pytest.param(500, marks=pytest.mark.full)])
def test_whatever_byte_is_changed_a_store_is_refused_in_words_or_loads_as_it_was(path: Path, tries: int) -> None:
    draw = random.Random(4)
    whole = path.read_bytes()
    with Store.open(path, write=False) as store:
        digest = world_at(store, "t1", TICKS - 1).game_digest()
    for _ in range(tries):
        changed = bytearray(whole)
        changed[draw.randrange(len(whole))] ^= 1 << draw.randrange(8)
        path.write_bytes(changed)
        try:
            with Store.open(path, write=False) as store:
                tables(store, "t1")
                found = world_at(store, "t1", TICKS - 1).game_digest()
        except ConcordError:
            continue
        assert found == digest


# What can't be written ----------------------------------------------------------------------------------------------


def test_nothing_is_written_over(path: Path) -> None:
    before = path.read_bytes()
    with pytest.raises(FileError, match=r"something of this name already: .*run\.sqlite: open it, or choose"):
        Store.create(path, talkative())
    assert path.read_bytes() == before
    path.unlink()
    left = path.with_name("run.sqlite-wal")
    left.write_bytes(b"the end of a store whose file is gone")
    with pytest.raises(FileError, match=r"the log of a store that is gone: .*-wal: delete it, or choose another name"):
        Store.create(path, talkative())
    assert not path.exists()
    left.write_bytes(b"")
    Store.create(path, talkative()).close()


def test_a_place_that_takes_no_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(FileError, match=r"cannot write there .*: choose a folder you may write to"):
        Store.create(tmp_path / "file" / "run.sqlite", talkative())
    with Store.create(tmp_path / "new" / "folder" / "run.sqlite", talkative()) as store:
        assert store.tip("t1") == 0


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """No file of this process can grow past so many bytes, as on a disk that is full."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)
        signal.signal(signal.SIGXFSZ, handler)


def test_on_a_full_disk_no_half_made_store_is_left(tmp_path: Path) -> None:
    with room_for(9_000), pytest.raises(FileError, match=r"cannot (read or )?write the store .*: make room there"):
        Store.create(tmp_path / "run.sqlite", talkative())
    assert [each.name for each in tmp_path.iterdir()] == [".run.sqlite.lock"]


@pytest.mark.parametrize("room", [200_000, 400_000])
def test_a_disk_that_fills_up_ends_the_run_in_words_and_every_tick_before_is_kept(tmp_path: Path, room: int) -> None:
    path = tmp_path / "run.sqlite"
    with Store.create(path, talkative()) as store:
        with room_for(room), pytest.raises(FileError, match="make room"):
            go_on(store, "t1", 2_000)
        reached = store.tip("t1")
    assert 0 < reached < 2_000
    with Store.open(path) as store:
        assert store.tip("t1") == reached
        go_on(store, "t1", 20)
    with Store.create(tmp_path / "other.sqlite", talkative()) as other, Store.open(path, write=False) as store:
        go_on(other, "t1", reached + 20)
        assert games(store, "t1") == games(other, "t1")


def test_a_store_that_fills_up_says_so_at_each_try_and_goes_on_once_there_is_room(path: Path) -> None:
    with Store.open(path) as store:
        world = opened(store, "t1")
        pages = store.rows("PRAGMA page_count")[0][0]
        store.rows(f"PRAGMA max_page_count = {pages}")
        with suppress(FileError):
            for _ in range(100):  # the last pages have some room
                store.fork("t1", world, "cold restore")
        before = tree(store)
        with pytest.raises(FileError, match=r"is full\): .*: make room there, or copy it to another disk; every tick"):
            store.fork("t1", world, "cold restore")
        assert tree(store) == before
        store.rows("PRAGMA max_page_count = 1000000")
        assert store.fork("t1", world, "cold restore") == f"t{len(before) + 1}"


# A place that is only read ------------------------------------------------------------------------------------------

READING = """
import os, sys
from pathlib import Path
from engine.colony.store import Store
from engine.errors import ConcordError
path = Path(sys.argv[1])
Store.open(path, write=False).close()  # whatever it imports late, it has imported now
if os.geteuid() == 0:  # nothing is closed to root
    os.setgid(65534)
    os.setuid(65534)
with Store.open(path, write=False) as store:
    print(store.tip("t1"), len(store.events("t1")) > 0)
try:
    Store.open(path)
except ConcordError as error:
    print(error)
"""


def test_a_store_in_a_place_that_is_only_read_is_read_and_not_written(kept: Path, root: Path) -> None:
    folder = Path(tempfile.mkdtemp())
    path = Path(shutil.copy(kept, folder / "run.sqlite"))
    try:
        path.chmod(0o444)
        folder.chmod(0o555)
        command = [sys.executable, "-B", "-c", READING, str(path)]
        done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    finally:
        folder.chmod(0o755)
        shutil.rmtree(folder)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        f"{TICKS} True",
        f"cannot write there (Permission denied): {folder}: choose a folder you may write to",
    ]
