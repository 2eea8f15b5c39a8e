"""What other systems got wrong, as whole runs whose minds are behind a real HTTP server.

Whoever names what does not exist, forges, adds or floods has a row in the ledger that says so, and no effect: the game
is, digest for digest, the one in which nobody said anything. (An answer that comes too late, from the dead or from an
earlier epoch: `test_late_answers`, `test_loading`.)
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from engine.colony.store import Store
from engine.colony.threads import CORE
from engine.minds.ledger import Attempt
from engine.minds.protocol import MindRequest
from engine.minds.scripted import reply_with
from helpers.colony_runs import Scene, drive, falls, play, repeats, table
from helpers.colony_worlds import pawn
from helpers.model_policies import plays
from helpers.model_server import Behaviour, ModelServer, Seen, envelope, sends, whole

OFFERS = table("propose:haul:logs", pawn="ann", trips=2)
SAMS = [{**pawn("ann", (5, 3)), "name": "Sam"}, {**pawn("bob", (3, 1)), "name": "Sam"}]


def saying(**more: Any) -> Behaviour:
    """A model that takes the first choice of each menu, with this put into its reply."""
    return plays(lambda request: {**reply_with(request, request.ids[0], {}), **more})


def seated(server: ModelServer, *seats: str, **others: Any) -> dict[str, Any]:
    """The minds of a scene: models at the server, and others."""
    return {"seats": {**others, **dict.fromkeys(seats, f"openai:m@{server.url}")}}


def played(scene: Scene, ticks: int = 12) -> Scene:
    """The scene after so many ticks, each of which waited for its answers."""
    play(scene, ticks, pause=True)
    return scene


def games(scene: Scene) -> list[str]:
    return [news.game for news in scene.record.ticks]


def failure(row: Attempt) -> tuple[str, str]:
    """The stage of a failed attempt, and why."""
    assert (row.state, row.value) == ("failed", None)
    assert row.failure is not None
    return row.failure.stage, row.failure.diagnostic


def without_effect(scene: Scene, **quiet: Any) -> None:
    """The game is the one in which who was asked said nothing; the run is repeated from its record."""
    assert games(scene) == games(played(Scene({"seats": quiet})))
    assert scene.world.talks.ledger == {}
    assert scene.world.messages == {}
    repeats(scene.scenario, scene.record.ticks)


# Names that are not unique --------------------------------------------------------------------------------------------


def test_of_two_colonists_of_one_name_the_one_whose_id_is_named_is_asked_and_the_other_has_no_part_in_it() -> None:
    """Ids, not names, address pawns."""

    def agree(request: MindRequest) -> Mapping[str, Any]:
        return reply_with(request, next((name for name in request.ids if name.startswith("accept")), "carry_on"), {})

    with ModelServer(plays(agree)) as server:
        scene = Scene(seated(server, "ann", "bob", core=OFFERS), pawns=SAMS, events=[falls(4, "bob", 0.1)])
        played(scene, 120)
        told = {seen.told["perspective"]["mind"]: seen.told for seen in server.seen}
    assert [menu["id"] for menu in told["bob"]["menu"] if menu["id"].startswith(("accept", "withdraw"))] == []
    assert told["bob"]["perspective"]["name"] == "Sam" == told["bob"]["perspective"]["pawns"][0]["name"]
    assert [each["id"] for each in told["bob"]["perspective"]["pawns"]] == ["ann"]
    (receipt,) = scene.world.colony.receipts.values()
    assert (receipt.pawn, receipt.state) == ("ann", "finished")
    assert "o1" not in str(told["bob"])
    repeats(scene.scenario, scene.record.ticks)


def test_a_name_that_two_colonists_bear_is_no_address() -> None:
    with ModelServer(saying(choice="propose:haul:logs", pawn="Sam", trips=1, says=None)) as server:
        scene = played(Scene(seated(server, CORE), pawns=SAMS))
    (row,) = scene.of(CORE, "planning")
    assert failure(row) == ("menu", "pawn: 'Sam' is not among what is offered")
    assert scene.notices == []


def test_a_colonist_cannot_answer_the_offer_of_another_one_of_its_name() -> None:
    with ModelServer(saying(choice="accept:o1", says="yes")) as server:
        scene = Scene(seated(server, "bob", core=OFFERS), pawns=SAMS, events=[falls(4, "bob", 0.1)])
        played(scene)
        assert server.calls == 1
    (row,) = scene.of("bob")
    assert failure(row) == ("menu", "choice: 'accept:o1' is not among what is offered")
    assert scene.notices == ["offered"]
    assert scene.world.talks.offers["o1"].state == "offered"


# What does not exist --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("answer", "named"),
    [
        ({"choice": "propose:haul:logs", "pawn": "cat", "trips": 1, "says": None}, "pawn: 'cat'"),
        ({"choice": "propose:haul:logs", "pawn": "core", "trips": 1, "says": None}, "pawn: 'core'"),
        ({"choice": "propose:haul:gold", "pawn": "ann", "trips": 1, "says": None}, "choice: 'propose:haul:gold'"),
        ({"choice": "propose:rescue:ann", "pawn": "bob", "trips": 1, "says": None}, "choice: 'propose:rescue:ann'"),
        ({"choice": "ask:cat", "pawn": None, "trips": None, "says": "well?"}, "choice: 'ask:cat'"),
        ({"choice": "adopt:o9", "pawn": None, "trips": None, "says": None}, "choice: 'adopt:o9'"),
        ({"choice": "conquer", "pawn": None, "trips": None, "says": None}, "choice: 'conquer'"),
    ],
)
def test_a_core_that_names_a_colonist_an_item_or_a_menu_id_that_does_not_exist_changes_nothing(
    answer: dict[str, Any], named: str
) -> None:
    with ModelServer(saying(**answer)) as server:
        scene = played(Scene(seated(server, CORE)))
        assert server.calls == 1, "it is not asked again for it"
    (row,) = scene.of(CORE, "planning")
    assert failure(row) == ("menu", f"{named} is not among what is offered")
    without_effect(scene)


@pytest.mark.parametrize(
    "choice", ["accept:o9", "refuse:logs", "withdraw:a1", "counter:o1:haul:logs:9", "Accept:o1", ""]
)
def test_a_colonist_that_names_an_offer_or_a_move_that_does_not_exist_changes_nothing(choice: str) -> None:
    with ModelServer(saying(choice=choice)) as server:
        scene = played(Scene(seated(server, "ann", core=OFFERS)))
        assert server.calls == 1
    (row,) = scene.of("ann")
    assert failure(row) == ("menu", f"choice: {choice!r} is not among what is offered")
    assert scene.notices == ["offered"]
    without_effect(scene, core=OFFERS)


# What is too much -----------------------------------------------------------------------------------------------------


def _flood(text: bytes) -> Behaviour:
    """Five million bytes in which, somewhere, there is an answer that could be taken."""

    def behave(connection: Any, seen: Seen) -> None:
        answer = b'{"choice":"accept:o1","says":"' + text * (5_000_000 // len(text)) + b'"}'
        connection.send(whole(envelope(seen, answer.decode())))

    return behave


@pytest.mark.parametrize("behave", [sends(whole(b" " * 5_000_000)), _flood(b"yes ")], ids=["spaces", "an answer"])
def test_a_reply_of_5_mb_is_not_read_and_nothing_of_it_is_kept(behave: Behaviour, tmp_path: Path) -> None:
    with ModelServer(behave) as server:
        scene = Scene(seated(server, "ann", core=OFFERS), events=[falls(60)])
        path = tmp_path / "c.sqlite"
        with Store.create(path, scene.scenario) as store:
            scene.world.begin_epoch(store.begin_epoch("t1", 0, after=scene.world.talks.epoch))
            scene.record = store.record("t1")  # type: ignore[assignment]
            played(scene, 80)
            rows = [row for row in store.attempts.attempts() if row.spec.startswith("openai:")]
        assert server.calls == len(rows) == 2, "once for the offer, once for the fall"
    for row in rows:
        stage, why = failure(row)
        assert (stage, why) == ("transport", "the reply is longer than the 65536 bytes that are read")
    assert scene.world.talks.ledger == {}
    assert sum(file.stat().st_size for file in tmp_path.iterdir()) < 500_000
    assert b"yes yes" not in path.read_bytes()


# What is forged or added ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("field", ["actor", "handle", "epoch", "tool_calls", "Choice"])
def test_an_extra_field_is_rejected_before_it_reaches_the_game(field: str) -> None:
    """Anything else, like a forged actor or an extra field, is rejected before it reaches the game."""
    with ModelServer(saying(choice="accept:o1", says="yes", **{field: "bob"})) as server:
        scene = played(Scene(seated(server, "ann", core=OFFERS)))
    (row,) = scene.of("ann")
    assert failure(row) == ("schema", f"{field}: unknown key")
    assert [rejection for news in scene.record.ticks for rejection in news.rejections] == []
    without_effect(scene, core=OFFERS)


def test_a_forged_handle_opens_nothing_and_the_real_ones_are_told_to_nobody() -> None:
    """Only that colonist's decision handle can answer it; what a mind says of handles is not even read."""
    scene: Scene

    def forge(request: MindRequest) -> Mapping[str, Any]:
        (handle,) = (each for each in scene.world.talks.handles.values() if each.pawn == "ann")
        return {**reply_with(request, request.ids[0], {}), "handle": handle.id, "choice": "accept:o1"}

    with ModelServer(plays(forge)) as server:
        scene = Scene(seated(server, "ann", "bob", core=OFFERS), events=[falls(4, "bob", 0.1)])

        async def going() -> None:
            async with scene.run(pause=True) as run:
                await run.advance(12)

        drive(going)
        arrived = [seen.raw.decode() for seen in server.seen]
    assert {failure(row)[0] for row in (*scene.of("ann"), *scene.of("bob"))} == {"schema"}
    handles = list(scene.world.talks.handles)
    assert handles
    assert not [name for name in handles for text in arrived if name in text]
    assert scene.world.talks.ledger == {}
    assert scene.world.talks.offers["o1"].state == "offered"
