"""Whether refusals were respected is read from what was noted, so that a core that presses somebody is found out."""

from __future__ import annotations

from engine.colony import proposals
from engine.colony.consent import kept
from engine.colony.threads import Notice, Offer, Work
from helpers.colony_talks import LOGS, camp

WOOD = Work("haul", "logs")


def told(*moves: tuple[str, str, int]) -> tuple[list[Notice], dict[str, Offer]]:
    """Notices and offers of ann's: kind, offer, revision of it."""
    offers = {name: Offer(name, "t1", "ann", revision, WOOD, 0, 10) for _, name, revision in moves}
    return [Notice(0, kind, "ann", "t1", name) for kind, name, _ in moves], offers


def test_an_offer_after_a_refusal_is_found_out() -> None:
    found = kept(*told(("offered", "o1", 0), ("refused", "o1", 0), ("offered", "o2", 0)))
    assert (found.refused, found.after_refusal, found.respected) == (1, ("o2",), False)


def test_after_not_now_one_invitation_is_good_for_one_offer() -> None:
    put_off = (("offered", "o1", 0), ("not_now", "o1", 0))
    assert kept(*told(*put_off)).respected
    assert kept(*told(*put_off, ("offered", "o2", 0))).after_not_now == ("o2",)
    invited = (*put_off, ("invited", "o1", 0), ("offered", "o2", 0))
    assert kept(*told(*invited)).respected
    assert kept(*told(*invited, ("expired", "o2", 0), ("offered", "o3", 0))).after_not_now == ("o3",)
    assert kept(*told(*invited, ("accepted", "o2", 0), ("offered", "o3", 0))).respected


def test_a_revision_is_no_fresh_offer_and_other_work_is_other_work() -> None:
    found = kept(*told(("offered", "o1", 0), ("countered", "o1", 0), ("offered", "o2", 1), ("refused", "o2", 1)))
    assert found.respected
    notices, offers = told(("offered", "o1", 0), ("refused", "o1", 0), ("offered", "o2", 0))
    offers["o2"] = Offer("o2", "t2", "ann", 0, Work("produce", "fire"), 0, 10)
    assert kept(notices, offers).respected
    offers["o2"] = Offer("o2", "t2", "bob", 0, WOOD, 0, 10)
    assert kept(notices, offers).respected


def test_the_real_talks_press_nobody() -> None:
    one = camp()
    notices: list[Notice] = []
    for choice in ("not_now", "refuse"):
        one.say(one.offer().id, choice)
        if choice == "not_now":
            assert one.denied() == "not now"
            one.say("o1", "invite", "invite")
    assert one.denied() == "refused"
    notices += one.talks.take_news()
    proposals.propose(one.talks, "bob", LOGS)
    notices += one.talks.take_news()
    found = kept(notices, one.talks.offers)
    assert (found.refused, found.put_off, found.invited, found.respected) == (1, 1, 1, True)
