"""Where games are played: what an executor may be called, and what is said of a cluster that can't be used."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from engine.anatolia.tournament.executor import ClusterGames, LocalGames
from engine.errors import ExecutorError
from engine.executors import check_executor, cores


@pytest.mark.parametrize("name", ["local", "dask://127.0.0.1:8786", "dask://head.cluster:1", "dask://[::1]:8786"])
def test_an_executor_is_local_or_a_scheduler(name):
    check_executor(name)


@pytest.mark.parametrize(
    "name", ["", "Local", "dask://", "dask://host", "dask://:8786", "dask://host:x", "dask://h:99999", "slurm"]
)
def test_any_other_executor_is_refused(name):
    with pytest.raises(ExecutorError, match="is no executor"):
        check_executor(name)


def test_without_dask_a_cluster_is_refused_with_how_to_install_it(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(ExecutorError, match="needs Dask") as refused:
        ClusterGames("127.0.0.1:8786")
    assert "pip install 'concord[cluster]'" in refused.value.remedy


def test_here_as_many_games_are_played_at_once_as_there_are_processors_unless_said():
    for at_once, width in ((None, cores()), (5, 5)):
        games = LocalGames(at_once)
        assert games.width() == width
        games.close()


def test_what_is_heavy_is_not_imported_before_it_is_needed(root):
    """The window lists ratings at its start: no plots, ratings or cluster library is loaded for that."""
    program = (
        "import sys; from engine.anatolia import tournament; tournament.standing_ratings()\n"
        "print([name for name in ('matplotlib', 'openskill', 'distributed', 'numpy', 'rich') if name in sys.modules])"
    )
    env = {**os.environ, "PYTHONPATH": str(root)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, check=True, timeout=60)
    assert done.stdout.decode().strip() == "[]"
