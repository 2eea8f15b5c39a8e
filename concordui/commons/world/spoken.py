"""A world in words: for screen readers, tool tips, and whoever does not see the colours."""

from __future__ import annotations

import math
from collections.abc import Iterator

from concordui.commons.words import figure
from concordui.commons.world.picture import AgentPicture, HullPicture, LinkPicture, NodePicture, WorldPicture
from concordui.commons.world.showing import Part
from concordui.commons.world.words import say, shock_words, terms_of


def spoken_world(picture: WorldPicture) -> str:
    """How much there is, and how many have collapsed."""
    collapsed = sum(node.collapsed for node in picture.nodes)
    words = say("Round {0}: {1} arenas, {2} collapsed, {3} links, {4} treaties")
    return words.format(picture.turn, len(picture.nodes), collapsed, len(picture.links), len(picture.hulls))


def spoken_part(picture: WorldPicture, part: Part) -> str:
    """One part with what there is to say about it; in other rounds it may not be there."""
    found: Iterator[str] = iter(())
    match part.kind:
        case "arena":
            found = (spoken_node(node, picture) for node in picture.nodes if node.id == part.id)
        case "link":
            found = (spoken_link(each) for each in picture.links if each.link.id == part.id)
        case "treaty":
            found = (spoken_hull(each) for each in picture.hulls if each.treaty.id == part.id)
        case "agent":
            found = (f"{each.id}: {agent_words(each)}" for each in picture.agents if each.id == part.id)
    return next(found, say("What is chosen is not there in this round."))


def agent_words(each: AgentPicture) -> str:
    """``treaty enforcer: treaty cap_8, sanctionFactor 0.9``."""
    rest = ", ".join(f"{key} {value}" for key, value in each.source.items() if key not in ("id", "type"))
    kind = str(each.source["type"]).replace("_", " ")
    return f"{kind}: {rest}" if rest else kind


def spoken_node(node: NodePicture, picture: WorldPicture) -> str:
    """``a4: stock 57.810 of 100, harvest 10.000, under cap_8; broke cap_8: 10.000 > 8.000; wealth × 0.9``."""
    parts = [say("{0}: stock {1} of {2}").format(node.id, figure(node.stock), f"{node.capacity:g}")]
    if node.collapsed:
        parts.append(say("collapsed"))
    if not math.isnan(node.best):
        parts.append(say("greatest sustained yield at {0}").format(figure(node.best)))
    if not math.isnan(node.harvest):
        parts.append(say("harvest {0}").format(figure(node.harvest)))
    under = [each.treaty.name for each in picture.hulls if node.id in each.treaty.arena_ids]
    if under:
        parts.append(say("under {0}").format(", ".join(under)))
    for breach in node.breaches:
        words = say("broke {0}: {1} > {2}")
        parts.append(words.format(breach.about, figure(breach.harvest), figure(breach.cap)))
    parts += [shock_words(shock) for shock in node.shocks]
    parts += _waiting(node.state)
    return ", ".join(parts)


def spoken_link(each: LinkPicture) -> str:
    """``a0 → a4: 2.310 this round, weight 0.1``; a flow that goes back says so."""
    link = each.link
    words = f"{link.source} → {link.target}, {say('weight {0}').format(f'{link.weight:g}')}"
    if link.what == "pollution":
        words += f", {say('pollution')}"
    if not math.isnan(each.flow):
        giver, taker = (link.source, link.target) if each.flow >= 0 else (link.target, link.source)
        words += ", " + say("{0} went from {1} to {2}").format(figure(abs(each.flow)), giver, taker)
    return ", ".join([words, *_waiting(each.state)])


def spoken_hull(each: HullPicture) -> str:
    """``cap_8: a0, a1; at most 8.000 in an arena and round; 2 breaches this round, 14 so far``."""
    words = say("{0}: {1}; {2}; {3} breaches this round, {4} so far")
    signatories = ", ".join(each.treaty.arena_ids)
    spoken = words.format(each.treaty.name, signatories, terms_of(each.treaty), each.breached, each.breaches)
    return "; ".join([spoken, *_waiting(each.state)])


def _waiting(state: str) -> list[str]:
    if state == "coming":
        return [say("comes with the next round")]
    return [say("goes before the next round")] if state == "going" else []
