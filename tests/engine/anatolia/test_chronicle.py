"""What a game leaves behind season by season: the records that the window draws its history from."""

from __future__ import annotations

from helpers.games import begin, deal, play, to_phase


def test_a_seasons_record_holds_the_position_before_and_after() -> None:
    game = begin("Red A R1, Red A X, Green A G1, Blue A B1", owners={"R1": "Red", "G1": "Green"}, phase="orders")
    before, owners = game.units(), game.owners()
    play(game, Red="R1-G1, X S R1-G1")
    (record,) = game.position().seasons
    assert (record.year, record.season, record.before, record.owners_before) == (1, "Spring", before, owners)
    assert record.retreats == ()
    assert [unit.at for unit in record.after] == ["B1", "G1", "X"]
    assert [order.unit for order in record.resolution.resolution] == ["B1", "G1", "R1", "X"]
    play(game, Green={"G1": "G2"})
    (record,) = game.position().seasons
    assert [(retreat.origin, retreat.to) for retreat in record.retreats] == [("G1", "G2")]
    assert record.after == game.units()
    assert record.owners_after == owners


def test_an_autumns_record_holds_its_captures_and_adjustments() -> None:
    game = begin("Red A N1, Green A G1, Green A X", owners={"R1": "Red", "R2": "Red", "G1": "Green"}, season="Autumn")
    owners = game.owners()
    game = to_phase(game, "builds")
    (record,) = game.position().seasons
    assert record.owners_before == owners
    assert (record.owners_after["N1"], record.adjustments) == ("Red", ())
    play(game, Red=[{"type": "army", "at": "R1"}])
    (record,) = game.position().seasons
    assert [(a.power, a.at, a.built) for a in record.adjustments] == [("Red", "R1", True), ("Green", "X", False)]
    assert [unit.at for unit in record.before] == ["G1", "N1", "X"]
    assert [unit.at for unit in record.after] == ["G1", "N1", "R1"]


def test_adjustments_never_change_the_record_of_an_earlier_season() -> None:
    """A game that is set up in builds has no record of its Autumn."""
    game = begin("Red A N1", owners={"R1": "Red", "R2": "Red"}, phase="builds", year=3)
    play(game, Red=[{"type": "army", "at": "R1"}])
    assert game.position().seasons == ()
    game = to_phase(game, "builds", 4)
    first = game.position().seasons[0]
    game.advance()
    assert game.position().seasons[0] == first
    assert [(record.year, record.season) for record in game.position().seasons] == [(4, "Spring"), (4, "Autumn")]


def test_a_record_keeps_every_proposal_with_its_answer_and_who_may_see_it() -> None:
    game = begin("Red A R1, Green A G1, Blue A B1")
    play(game, Red=[{"to": "Green", "type": "peace", "terms": {}}, {"to": "Blue", "type": "peace", "terms": {}}])
    play(game, Green={"p1": "accept"})
    game.advance()
    (record,) = game.position().seasons
    assert [(p.id, p.status) for p in record.proposals_seen_by(None)] == [("p1", "accepted"), ("p2", "rejected")]
    assert [p.id for p in record.proposals_seen_by("Red")] == ["p1", "p2"]
    assert [p.id for p in record.proposals_seen_by("Green")] == ["p1"]
    assert [p.id for p in record.proposals_seen_by("Blue")] == ["p2"]


def test_a_record_says_who_may_see_which_promise() -> None:
    game = deal(begin("Red A R1, Green A G1, Blue A B1"), ("Red", "Green", "dmz", {"province": "X"}))
    play(game, Red="R1-X")
    (record,) = game.position().seasons
    seen = {
        power: [o.promise.power for o in record.promises_seen_by(power)] for power in (None, "Red", "Green", "Blue")
    }
    assert seen == {None: ["Red", "Green"], "Red": ["Red", "Green"], "Green": ["Red", "Green"], "Blue": ["Red"]}


def test_the_position_tells_what_is_public() -> None:
    game = play(begin("Red A R1, Red A X, Green A G1", seed=3, max_years=4, phase="orders"), Red="R1-G1, X S R1-G1")
    position = game.position()
    assert (position.phase, position.year, position.season) == ("retreats", 1, "Spring")
    assert (position.seed, position.max_years, position.board) == (3, 4, game.board)
    assert (position.units, position.dislodged, position.owners) == (game.units(), game.dislodged(), game.owners())
    assert position.centres == {"Red": 2, "Green": 2, "Blue": 2}
    assert position.living == ("Red", "Green", "Blue")
