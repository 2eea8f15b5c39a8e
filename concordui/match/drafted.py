"""What the first dock says outside the orders phase: the draft of the seat at the screen, or why there is none."""

from __future__ import annotations

from typing import Any

from concordui.match import draft_panel
from concordui.match.desk import Desk
from concordui.match.rows import Row
from concordui.match.telling import error_text
from concordui.match.wording import say


def drafted(desk: Desk) -> tuple[str, list[Row], str, str]:
    """Title, rows, the sentence where there are no rows, and the words of the button (none: no button)."""
    view = desk.view
    payload: Any = [] if view is None else desk.payload(view.power)
    titles = {
        "negotiate-propose": say("Proposals"),
        "negotiate-answer": say("Answers"),
        "retreats": say("Retreats"),
        "builds": say("Builds and disbands"),
    }
    title = titles.get(desk.phase or "", say("Orders"))
    if view is None:
        return title, [], idle(desk), ""
    match desk.phase:
        case "negotiate-propose":
            hint = say("What you propose appears here. Nobody else sees a proposal before it is answered.")
            return title, draft_panel.proposal_rows(desk.board, payload), hint, say("Propose a pact…")
        case "negotiate-answer":
            hint = say("Nobody proposed anything to you. Send your answers to go on.")
            return title, draft_panel.answer_rows(view, payload), hint, say("Answer proposals…")
        case "retreats":
            return title, draft_panel.retreat_rows(view, payload), "", say("Choose retreats…")
        case _:
            hint = say("Nothing is chosen yet: click a marked province on the map, or open the list.")
            return title, draft_panel.build_rows(view, payload), hint, say("Choose builds…")


def idle(desk: Desk) -> str:
    """Why nobody at the screen has anything to do."""
    if desk.model.failure is not None:
        error = desk.model.failure.error
        return error_text(error)
    if desk.model.position is None:
        return say("The bots are getting ready.")
    if desk.covered is not None:
        return say("Pass the screen on.")
    if desk.free_running:
        return say("The powers negotiate and give their orders. What becomes of them appears here.")
    if desk.model.viewer is not None and desk.model.viewer not in desk.model.asked:
        return say("You have nothing to do in this phase. The others are being asked.")
    return say("Sent. The others are still being asked.")
