"""`commons: Logs and replay`, of worlds: a run that was killed at any moment goes on as if nothing had happened."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.commons.file_names import WORLD_LOG
from engine.commons.log import LogWriter, line_of
from engine.commons.scenario import WorldPlan, arena_plan, world_plan
from engine.commons.world_resume import resume_world
from engine.commons.world_runner import WorldRunner
from engine.errors import LogError
from helpers.commons import LOGISTIC, fixed

CAP = {"type": "harvest_cap_per_arena_per_round", "perRoundPerArena": 8.0}


def treaty_world(rounds: int = 6) -> WorldPlan:
    """Three arenas, one of them slow: pacts, noise, a link, a treaty that is broken, someone who watches it."""
    keepers = [{"id": "keeper", "count": 2, "strategy": "pact_keeper", "cap": 2.0}, *fixed(5.0)]
    noisy = {**LOGISTIC, "noise": 0.2}
    arenas = [
        {"id": "a", "engine": noisy, "players": keepers},
        {"id": "b", "engine": LOGISTIC, "players": fixed(6.0, 2)},
        {"id": "c", "engine": LOGISTIC, "players": fixed(1.0), "period": 2},
    ]
    treaty = {"name": "cap_8", "arenaIds": ["a", "b"], "payload": CAP}
    watcher = {"type": "treaty_enforcer", "id": "eye", "treaty": "cap_8"}
    source = {
        "rounds": rounds,
        "arenas": arenas,
        "links": [{"from": "a", "to": "c", "weight": 0.1}],
        "treaties": [treaty],
        "metaAgents": [watcher],
    }
    return world_plan(source, "of a test", 7)


async def all_of_it(runner: WorldRunner) -> None:
    """Play what is left; whatever round it is, between the second and the fourth much changes."""
    await runner.open()
    while not runner.over:
        if runner.world.round == 2 and "late" not in runner.world.arenas:
            late = {"id": "late", "engine": LOGISTIC, "players": fixed(3.0)}
            await runner.add_arena(arena_plan(late, "late", 5))
        if runner.world.round == 3 and len(runner.world.treaties) == 1:
            runner.world.add_treaty("cap_9", ["late", "b"], {**CAP, "perRoundPerArena": 2.0})
            runner.write_changes()
        if runner.world.round == 3 and len(runner.agents) == 1:
            runner.add_meta_agent({"type": "treaty_enforcer", "id": "ear", "treaty": "cap_9"})
            runner.write_changes()
        if runner.world.round == 4 and "c" in runner.world.arenas:
            await runner.remove_arena("c")
        await runner.round()
    await runner.close()


def bytes_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


def test_a_world_killed_at_any_write_goes_on_to_the_very_logs_of_one_that_was_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[tuple[str, bytes]] = []
    add = LogWriter.add

    def noted(self: LogWriter, entry: Mapping[str, Any]) -> None:
        add(self, entry)
        written.append((self.path.name, line_of(entry)))

    with monkeypatch.context() as patch:
        patch.setattr(LogWriter, "add", noted)
        asyncio.run(all_of_it(WorldRunner(treaty_world(), folder=tmp_path / "whole")))
    whole = bytes_of(tmp_path / "whole")
    begun = next(number for number, (_, line) in enumerate(written) if line.startswith(b'{"kind":"turn"'))
    chance = random.Random(3)
    for kill in range(begun, len(written)):
        folder = tmp_path / f"killed-{kill}"
        folder.mkdir()
        for name, line in written[:kill]:
            with (folder / name).open("ab") as log:
                log.write(line)
        name, line = written[kill]
        with (folder / name).open("ab") as log:
            log.write(line[: chance.randrange(len(line))])
        runner = resume_world(folder)
        assert runner.over or len(runner.agents) == len(runner.world.meta_agents)
        asyncio.run(all_of_it(runner))
        assert bytes_of(folder) == whole, f"killed at write {kill}, {written[kill]}"


def test_what_a_log_lacks_of_the_rounds_that_the_world_remembers_is_put_back(tmp_path: Path) -> None:
    asyncio.run(all_of_it(WorldRunner(treaty_world(), folder=tmp_path)))
    whole = bytes_of(tmp_path)
    log = tmp_path / "arena-b.jsonl"
    *kept, last = log.read_bytes().splitlines(keepends=True)
    assert b'"kind":"shock"' in last
    log.write_bytes(b"".join(kept))
    asyncio.run(resume_world(tmp_path).close())
    assert bytes_of(tmp_path) == whole


def test_a_world_whose_logs_were_changed_is_not_gone_on_with(tmp_path: Path) -> None:
    asyncio.run(all_of_it(WorldRunner(treaty_world(), folder=tmp_path)))
    log = tmp_path / WORLD_LOG
    log.write_bytes(log.read_bytes().replace(b'"factor":0.9', b'"factor":0.8', 1))
    before = bytes_of(tmp_path)
    with pytest.raises(LogError, match="its logs were changed"):
        resume_world(tmp_path)
    assert bytes_of(tmp_path) == before
