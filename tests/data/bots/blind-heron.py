"""Heron: weighs a whole set of orders at once by what it may expect of it, and climbs from set to set while it pays.

Every centre, whoever owns it, has a price. A set of orders is worth the prices of the centres it is likely to take,
less those it is likely to lose, plus a little for standing near to prizes. How likely is read off a small table: the
strength behind a unit less the most that any one hostile power can bring there. From everybody holding, and from two
sets drawn by lot, it tries each other order of each unit, and each move together with a supporter, and keeps what is
worth more.

It deals as it fights: one neighbour at a time is the prey, a power that grows too large is everybody's prey, and with
all others it wants peace. It keeps its word, by the letter: peace is about units, so an empty centre is fair game, and
it expects as much of its partners.
"""

import random

name = "Heron"

PRIZE = 10.0
"""The price of a centre."""
UNWATCHED = 0.7
"""What of it is left where the owner is at peace with me."""
DECAY = 0.6
"""How a prize draws less with each step, up to `REACH` of them."""
REACH = 7
TOO_LARGE = 9
"""Centres from which a power is everybody's prey."""
DOUBT = 0.5
"""How much of the forces of those at peace with me I reckon with."""
STARTS = 3
SWEEPS = 6
"""From how many sets to climb, and how many rounds over all units each may take."""

CHANCES = {-2: 0.02, -1: 0.08, 0: 0.35, 1: 0.85, 2: 0.95}
"""How likely an attack gets in, by its strength less the resistance."""

prey = None


def propose(state):
    global prey
    table = Table(state)
    prey = choose_prey(table)
    proposals = []
    for power in table.others:
        if table.is_welcome(power):
            proposals.append((table.nearness(power), power, {"to": power, "type": "peace", "terms": {}}))
    proposals.sort(key=lambda entry: (-entry[0], entry[1]))
    return [entry[2] for entry in proposals][: state["limits"]["maxProposals"]]


def answer(state):
    table = Table(state)
    return {proposal["id"]: "accept" if accepts(table, proposal) else "reject" for proposal in state["inbox"]}


def accepts(table, proposal):
    """Peace with whom I want it; help that costs me nothing; nothing that ties my units."""
    kind, sender = proposal["type"], proposal["from"]
    if kind in ("peace", "alliance"):
        return table.is_welcome(sender)
    return kind == "support"


def orders(state):
    table = Table(state)
    if not table.mine:
        return []
    plan = Plan(table)
    best, most = None, None
    for start in range(STARTS):
        chosen, worth = plan.climb(plan.first(start))
        if most is None or worth > most + 1e-9:
            best, most = chosen, worth
    return [best[place] for place in sorted(best)]


def retreats(state):
    table = Table(state)
    chosen = {}
    for unit in state["retreats"]:
        options = [place for place in unit["options"] if place not in chosen.values()]
        options.sort(key=lambda place: (-table.lure(unit["type"], place) - table.catch(place), place))
        chosen[unit["at"]] = options[0] if options else None
    return chosen


def builds(state):
    table = Table(state)
    due = state["centresByPower"][table.me] - len(table.mine)
    if due < 0:
        ranked = sorted(table.mine.values(), key=lambda unit: (table.use(unit), unit["at"]))
        return [{"disband": unit["at"]} for unit in ranked[:-due]]
    fleets = sum(1 for unit in table.mine.values() if unit["type"] == "fleet")
    built = []
    homes = [
        place
        for place, province in sorted(table.provinces.items())
        if province["home"] == table.me and table.owners.get(place) == table.me and place not in table.units
    ]
    choices = []
    for place in homes:
        danger = table.threat(place)
        choices.append((table.lure("army", place) + danger, "army", place))
        if table.provinces[place]["coastal"]:
            spare = 1.0 if fleets * 2 < len(table.mine) else 0.75
            choices.append((table.lure("fleet", place) * spare + danger, "fleet", place))
    for _, kind, place in sorted(choices, key=lambda entry: (-entry[0], entry[1], entry[2])):
        if len(built) < due and all(entry["at"] != place for entry in built):
            built.append({"type": kind, "at": place})
    return built


def choose_prey(table):
    """Who is worth most to fight: near, large, weakly held, and not to be trusted; rather who it was before."""
    found = []
    for power in table.others:
        size = table.state["centresByPower"][power]
        units = sum(1 for unit in table.units.values() if unit["power"] == power)
        score = table.nearness(power) * (1.0 + 0.5 * (size > units)) + 0.5 * size - 2.0 * table.trust(power)
        if power == prey:
            score += 3.0
        if size >= TOO_LARGE:
            score += 20.0
        found.append((-score, power))
    return min(found)[1] if found else None


class Table:
    """The state, arranged: who stands where, who can go where, what draws a unit."""

    def __init__(self, state):
        self.state = state
        self.me = state["you"]
        self.provinces = {province["id"]: province for province in state["map"]["provinces"]}
        self.adjacency = state["map"]["adjacency"]
        self.owners = state["owners"]
        self.autumn = state["season"] == "Autumn"
        self.last = self.autumn and state["year"] >= state["limits"]["maxYears"]
        self.units = {unit["at"]: unit for unit in state["units"]}
        self.mine = {place: unit for place, unit in sorted(self.units.items()) if unit["power"] == self.me}
        self.others = [
            power
            for power in sorted(state["trust"])
            if power != self.me
            and (state["centresByPower"][power] or any(unit["power"] == power for unit in state["units"]))
        ]
        self.peace, self.closed, self.owed, self.helped = set(), set(), [], set()
        for promise in state["accepted"]:
            self.note(promise)
        self.steps = {kind: self.ways(kind) for kind in ("army", "fleet")}
        self.lures = {kind: self.potential(kind) for kind in ("army", "fleet")}

    def note(self, promise):
        mine = promise["power"] == self.me
        if promise["type"] in ("peace", "alliance"):
            self.peace.add(promise["partner"] if mine else promise["power"])
        elif promise["type"] == "dmz" and mine:
            self.closed.add(promise["terms"]["province"])
        elif promise["type"] == "support":
            terms = (promise["terms"]["unit"], promise["terms"]["dest"])
            if mine:
                self.owed.append(terms)
            elif self.trust(promise["power"]) >= 0.6:
                self.helped.add(terms)

    def trust(self, power):
        record = self.state["trust"][power]
        return (record["kept"] + 2.0) / (record["kept"] + record["broken"] * 2.0 + 2.0)

    def is_welcome(self, power):
        """Whom I want peace with: not the prey, nobody too large, nobody who breaks his word."""
        return power != prey and self.state["centresByPower"][power] < TOO_LARGE and self.trust(power) >= 0.5

    def ways(self, kind):
        """By place, where a unit of this kind can go from there."""
        found = {}
        for here in self.provinces:
            found[here] = [there for there in self.adjacency[here] if self.can_step(kind, here, there)]
        return found

    def can_step(self, kind, here, there):
        one, other = self.provinces[here], self.provinces[there]
        both = one["type"] == "land" and other["type"] == "land"
        if kind == "army":
            return both
        if both:
            return bool(self.seas(here) & self.seas(there))
        return (one["type"] == "sea" or one["coastal"]) and (other["type"] == "sea" or other["coastal"])

    def seas(self, place):
        return {near for near in self.adjacency[place] if self.provinces[near]["type"] == "sea"}

    def holder(self, place):
        unit = self.units.get(place)
        return unit["power"] if unit else None

    def hostility(self, power):
        """How far to reckon with a power: those at peace with me may still change their minds."""
        if power == self.me:
            return 0.0
        return DOUBT if power in self.peace else 1.0

    def price(self, place):
        """What a centre is worth to take. Peace is for units: who leaves a centre empty has not been promised it."""
        if place not in self.owners or place in self.closed:
            return 0.0
        owner = self.owners[place]
        if owner == self.me or self.holder(place) in self.peace:
            return 0.0
        if owner in self.peace:
            return PRIZE * UNWATCHED
        if owner is None:
            return PRIZE
        large = self.state["centresByPower"][owner] >= TOO_LARGE
        return PRIZE * (1.0 + 0.2 * (owner == prey) + 0.3 * large)

    def catch(self, place):
        return self.price(place) * (1.0 if self.autumn else 0.6)

    def forces(self, place):
        """How many units each power could have in a province, those who are there included, by its hostility."""
        counts = {}
        for near in [place, *self.adjacency[place]]:
            unit = self.units.get(near)
            if unit and (near == place or place in self.steps[unit["type"]][near]):
                counts[unit["power"]] = counts.get(unit["power"], 0.0) + self.hostility(unit["power"])
        return counts

    def threat(self, place):
        return max(self.forces(place).values(), default=0.0)

    def potential(self, kind):
        """How much draws a unit of this kind to each place: prizes and own centres in danger, less by each step."""
        total = dict.fromkeys(self.provinces, 0.0)
        for goal in self.owners:
            pull = self.price(goal)
            if self.owners[goal] == self.me and self.threat(goal):
                pull = PRIZE * 0.4
            if pull:
                pull /= 1.0 + 0.25 * self.threat(goal)
                for place, steps in self.distances(kind, goal).items():
                    total[place] += pull * DECAY**steps
        return total

    def distances(self, kind, goal):
        steps, edge = {goal: 0}, [goal]
        while edge and steps[edge[0]] < REACH:
            reached = []
            for place in edge:
                for near in self.adjacency[place]:
                    if near not in steps and place in self.steps[kind][near]:
                        steps[near] = steps[place] + 1
                        reached.append(near)
            edge = reached
        return steps

    def lure(self, kind, place):
        return self.lures[kind][place]

    def use(self, unit):
        """What a unit is good for where it stands."""
        own = self.owners.get(unit["at"]) == self.me and self.threat(unit["at"]) > 0
        return self.lure(unit["type"], unit["at"]) + (PRIZE if own or self.price(unit["at"]) else 0.0)

    def nearness(self, power):
        """How much of a power's land is close to my units."""
        near = 0.0
        for place, owner in sorted(self.owners.items()):
            if owner == power:
                for unit in self.mine.values():
                    near += DECAY ** self.distances(unit["type"], place).get(unit["at"], REACH + 2)
        return near


class Plan:
    """Sets of orders, what they are worth, and the climb from one to a better one."""

    def __init__(self, table):
        self.table = table
        self.choices = {place: self.allowed(place) for place in table.mine}
        self.keep_promises()
        around = set(table.mine) | {
            order["dest"] for choices in self.choices.values() for order in choices if order["type"] == "move"
        }
        self.threats = {place: table.threat(place) for place in around | set(table.owners)}
        self.exposed = {place: self.threats[place] > 0 for place in table.mine}
        self.own = [place for place in sorted(table.owners) if table.owners[place] == table.me and self.threats[place]]
        self.pairs = {
            (place, order["dest"]): self.supporters(place, order["dest"])
            for place, choices in self.choices.items()
            for order in choices
            if order["type"] == "move"
        }

    def allowed(self, place):
        """The legal orders that break no promise and help nobody else."""
        table, found = self.table, []
        for order in table.state["legalOrders"][place]:
            into = order.get("dest") or order.get("targetDest")
            if order["type"] == "move" and into in table.closed:
                continue
            if order["type"] != "hold" and into != "hold" and table.holder(into) in table.peace:
                continue
            if order["type"] == "support" and order["target"] not in table.mine:
                continue
            found.append(order)
        return found

    def keep_promises(self):
        """A promised support is the only choice of the unit that can best be spared for it."""
        for unit, dest in sorted(set(self.table.owed)):
            same = {"type": "support", "target": unit, "targetDest": dest}
            able = [
                place
                for place in sorted(self.choices)
                if len(self.choices[place]) > 1 and {"unit": place, **same} in self.table.state["legalOrders"][place]
            ]
            if able:
                spare = min(able, key=lambda place: (self.table.use(self.table.mine[place]), place))
                self.choices[spare] = [{"unit": spare, **same}]

    def supporters(self, mover, dest):
        return [
            order
            for place, choices in self.choices.items()
            if place != mover
            for order in choices
            if order["type"] == "support" and order["target"] == mover and order["targetDest"] == dest
        ]

    def first(self, start):
        if start == 0:
            return {place: choices[0] for place, choices in self.choices.items()}
        return {place: choices[int(random.random() * len(choices))] for place, choices in self.choices.items()}

    def climb(self, chosen):
        worth = self.worth(chosen)
        for _ in range(SWEEPS):
            before = worth
            for place in self.choices:
                for change in self.changes(place, chosen):
                    trial = {**chosen, **change}
                    value = self.worth(trial)
                    if value > worth + 1e-9:
                        chosen, worth = trial, value
            if worth <= before + 1e-9:
                break
        return chosen, worth

    def changes(self, place, chosen):
        """Another order of one unit, or a move and a supporter of it."""
        for order in self.choices[place]:
            yield {place: order}
            if order["type"] == "move":
                for support in self.pairs[place, order["dest"]]:
                    yield {place: order, support["unit"]: support}

    def worth(self, chosen):
        """What may be expected of these orders."""
        strength, goes = self.strengths(chosen)
        kept = {}
        total = 0.0
        chances = {}
        for place, order in chosen.items():
            if order["type"] == "move":
                chances[place] = self.chance(place, order["dest"], chosen, strength, goes)
        for place, order in chosen.items():
            unit = self.table.mine[place]
            sure = chances.get(place, 0.0)
            if sure:
                dest = order["dest"]
                total += sure * self.standing(unit, dest)
                kept[dest] = max(kept.get(dest, 0.0), sure)
            stays = 1.0 - sure
            danger = self.danger(place, strength[place] if order["type"] != "move" else 1.0)
            total += stays * (self.standing(unit, place) * (1.0 - danger) - 2.0 * danger)
            kept[place] = max(kept.get(place, 0.0), stays * (1.0 - danger))
        loss = PRIZE * (1.0 if self.table.autumn else 0.5)
        for place in self.own:
            risk = min(0.75, 0.35 + 0.15 * self.threats[place])
            total -= loss * risk * (1.0 - kept.get(place, 0.0))
        return total

    def standing(self, unit, place):
        """What it is worth to have a unit there when the season ends."""
        if self.table.last:
            return self.table.catch(place)
        return self.table.catch(place) + 0.25 * self.table.lure(unit["type"], place)

    def strengths(self, chosen):
        """By unit, how many are likely behind its order; and by province, who of mine goes there."""
        strength = dict.fromkeys(chosen, 1.0)
        goes = {}
        for place, order in chosen.items():
            if order["type"] == "move":
                goes.setdefault(order["dest"], []).append(place)
                if (place, order["dest"]) in self.table.helped:
                    strength[place] += 0.7
            elif (place, "hold") in self.table.helped:
                strength[place] += 0.7
        for place, order in chosen.items():
            if order["type"] == "support" and order["target"] in chosen:
                other = chosen[order["target"]]
                dest = other["dest"] if other["type"] == "move" else "hold"
                if dest == order["targetDest"]:
                    strength[order["target"]] += 0.75 if self.exposed[place] else 1.0
        return strength, goes

    def chance(self, place, dest, chosen, strength, goes):
        """How likely a move succeeds."""
        if len(goes[dest]) > 1:
            return 0.0
        if dest in chosen:
            order = chosen[dest]
            if order["type"] != "move" or order["dest"] == place:
                return 0.0
        threat = self.threats[dest]
        if threat == 0:
            return 1.0
        if self.table.holder(dest) in (None, self.table.me):
            margin = strength[place] - 0.6 * threat + 0.1
        else:
            margin = strength[place] - 0.8 * threat - 0.1
        return likely(margin)

    def danger(self, place, strength):
        """How likely a unit that stays is thrown out."""
        attackers = self.threats[place]
        if attackers <= strength:
            return 0.0 if attackers < 2.0 else 0.05
        return min(0.6, 0.25 * (attackers - strength) + 0.1)


def likely(margin):
    """The table of chances, with straight lines between its entries."""
    low = max(-2, min(1, int(margin // 1)))
    share = max(0.0, min(1.0, margin - low))
    return CHANCES[low] * (1.0 - share) + CHANCES[low + 1] * share
