"""House sample: turncoat. It makes peace with everybody and breaks it the season that this pays.

Its one idea is that a promise is worth what keeping it brings. Each season it makes two kinds of plan, both greedy for
centres as in `house.greedy`: one that leaves alone everybody it promised peace, and for each partner one that does not
spare that partner. It counts what each would hold if all others stood still (`pact_engine.adjudicate` says so), and
breaks its word to the partner from whom that takes most, if it takes anything. Whoever was betrayed and goes on dealing
with it may be betrayed again.

What it counts on is the partner's trust: units that expect no attack support nobody against it.
"""

import pact_engine

name = "House Turncoat"

FAR = 99


def propose(state):
    """Peace to everybody alive; it costs nothing yet."""
    others = [power for power in sorted(state["trust"]) if power != state["you"] and lives(state, power)]
    return [{"to": power, "type": "peace", "terms": {}} for power in others][: state["limits"]["maxProposals"]]


def answer(state):
    """Yes to peace and to help; no to what would bind a unit or close a province."""
    welcome = ("peace", "alliance", "support")
    return {proposal["id"]: "accept" if proposal["type"] in welcome else "reject" for proposal in state["inbox"]}


def orders(state):
    partners = partners_of(state)
    view = View(state, unsuspecting=partners)
    faithful = Plan(view, partners).orders()
    best, most = faithful, count(state, faithful)
    for partner in sorted(partners):
        plan = Plan(view, partners - {partner}).orders()
        gain = count(state, plan)
        if gain > most:
            best, most = plan, gain
    return best


def partners_of(state):
    """Whom I promised peace this season."""
    return {
        promise["partner"]
        for promise in state["accepted"]
        if promise["power"] == state["you"] and promise["type"] in ("peace", "alliance")
    }


def count(state, orders):
    """The centres that would be mine if the season's end settled it and all others held."""
    after = pact_engine.adjudicate(state["units"], {state["you"]: orders})
    standing = {unit["at"]: unit["power"] for unit in after["units"]}
    return sum(1 for place, owner in state["owners"].items() if standing.get(place, owner) == state["you"])


def lives(state, power):
    return state["centresByPower"][power] > 0 or any(unit["power"] == power for unit in state["units"])


def retreats(state):
    """To the centre that is worth most, else to where the next one is near."""
    view = View(state)
    chosen = {}
    for unit in state["retreats"]:
        options = [place for place in unit["options"] if place not in chosen.values()]
        options.sort(key=lambda place: (not view.is_goal(place), view.distance(unit["type"], place), place))
        chosen[unit["at"]] = options[0] if options else None
    return chosen


def builds(state):
    """Build where the way to a goal is shortest; disband the unit whose way is longest."""
    view = View(state)
    due = state["centresByPower"][view.me] - len(view.mine)
    if due < 0:
        ranked = sorted(view.mine.values(), key=lambda unit: (-view.distance(unit["type"], unit["at"]), unit["at"]))
        return [{"disband": unit["at"]} for unit in ranked[:-due]]
    choices = [
        (view.distance(kind, place), kind, place)
        for place in view.free_homes()
        for kind in (("army", "fleet") if view.provinces[place]["coastal"] else ("army",))
    ]
    built = []
    for _, kind, place in sorted(choices):
        if len(built) < due and all(entry["at"] != place for entry in built):
            built.append({"type": kind, "at": place})
    return built


class View:
    """The state, arranged for the questions that the plan asks. Who is `unsuspecting` comes to nobody's help."""

    def __init__(self, state, unsuspecting=()):
        self.state = state
        self.unsuspecting = unsuspecting
        self.me = state["you"]
        self.provinces = {province["id"]: province for province in state["map"]["provinces"]}
        self.adjacency = state["map"]["adjacency"]
        self.owners = state["owners"]
        self.units = {unit["at"]: unit for unit in state["units"]}
        self.mine = {place: unit for place, unit in sorted(self.units.items()) if unit["power"] == self.me}
        self.goals = [place for place in sorted(self.owners) if self.is_goal(place)]
        self.ways = {kind: self.distances(kind, self.goals) for kind in ("army", "fleet")}

    def is_goal(self, place):
        """A centre that is not mine, one of mine with a foreigner in it, or one that a foreigner could walk into."""
        if place not in self.owners:
            return False
        if self.owners[place] != self.me:
            return True
        return self.holder(place) != self.me and self.resistance(place) > 0

    def holder(self, place):
        unit = self.units.get(place)
        return unit["power"] if unit else None

    def is_foreign(self, place):
        return self.holder(place) not in (None, self.me)

    def can_step(self, kind, here, there):
        """The movement rules of the map: armies on land; fleets on seas and along coasts that share a sea."""
        one, other = self.provinces[here], self.provinces[there]
        if kind == "army":
            return one["type"] == "land" and other["type"] == "land"
        if one["type"] == "land" and other["type"] == "land":
            return one["coastal"] and other["coastal"] and bool(self.seas(here) & self.seas(there))
        return (one["type"] == "sea" or one["coastal"]) and (other["type"] == "sea" or other["coastal"])

    def seas(self, place):
        return {near for near in self.adjacency[place] if self.provinces[near]["type"] == "sea"}

    def distances(self, kind, goals):
        """Steps to the nearest goal, from everywhere that a unit of this kind can come from."""
        steps = dict.fromkeys(goals, 0)
        edge = list(goals)
        while edge:
            reached = []
            for place in edge:
                for near in self.adjacency[place]:
                    if near not in steps and self.can_step(kind, near, place):
                        steps[near] = steps[place] + 1
                        reached.append(near)
            edge = reached
        return steps

    def distance(self, kind, place):
        return self.ways[kind].get(place, FAR)

    def resistance(self, place):
        """The most units that one foreign power can bring to bear on a province, whoever stands there included."""
        counts = {}
        for near in [place, *self.adjacency[place]]:
            unit = self.units.get(near)
            if unit is None or unit["power"] == self.me or (near != place and unit["power"] in self.unsuspecting):
                continue
            if near == place or self.can_step(unit["type"], near, place):
                counts[unit["power"]] = counts.get(unit["power"], 0) + 1
        return max(counts.values(), default=0)

    def free_homes(self):
        return [
            place
            for place, province in sorted(self.provinces.items())
            if province["home"] == self.me and self.owners.get(place) == self.me and place not in self.units
        ]


class Plan:
    """Orders in the making: one a unit, nobody sent where another of mine goes or stays.

    `chosen` are the orders so far by unit, `staying` the units that won't move but may yet support, `taken` the places
    where a unit of mine will be, and `force` how many are behind the one that goes or stays there. The units of powers
    in `spared` are not attacked; their empty centres are anybody's.
    """

    def __init__(self, view, spared):
        self.view = view
        self.legal = view.state["legalOrders"]
        self.spared = spared
        self.goals = [goal for goal in self.view.goals if self.view.holder(goal) not in spared]
        self.ways = {kind: self.view.distances(kind, self.goals) for kind in ("army", "fleet")}
        self.chosen = {}
        self.staying = []
        self.taken = set()
        self.force = {}

    def orders(self):
        self.keep_what_is_won()
        for goal in sorted(self.goals, key=self.cost):
            self.attack(goal)
        for place in sorted(self.free(), key=lambda at: (self.way(at), at)):
            self.advance(place)
        for place in self.free():
            self.harass(place)
        for place in self.view.mine:
            if place not in self.chosen:
                self.help(place)
        return [self.chosen[place] for place in sorted(self.chosen)]

    def free(self):
        return [place for place in self.view.mine if place not in self.chosen and place not in self.staying]

    def move(self, place, dest):
        self.chosen[place] = {"unit": place, "type": "move", "dest": dest}
        self.taken.add(dest)

    def support(self, place, target, dest):
        """`dest` is a province or `hold`."""
        self.chosen[place] = {"unit": place, "type": "support", "target": target, "targetDest": dest}
        self.taken.add(place)
        where = target if dest == "hold" else dest
        self.force[where] = self.force.get(where, 1) + 1

    def keep_what_is_won(self):
        """A centre falls to whoever stands in it when Autumn ends: whoever came there in Spring stays."""
        for place in self.view.mine:
            if self.view.owners.get(place, self.view.me) != self.view.me:
                self.staying.append(place)
                self.taken.add(place)

    def cost(self, goal):
        """What is least defended first; then what is not mine, then what is empty, then what the largest power owns."""
        owner = self.view.owners[goal]
        size = self.view.state["centresByPower"].get(owner, 0)
        return (self.view.resistance(goal), owner == self.view.me, self.view.is_foreign(goal), -size, goal)

    def attack(self, goal):
        """One moves and as many support it as it takes, if there are enough of them."""
        able = [place for place in self.free() if self.can_move(place, goal)]
        if goal in self.taken or self.view.holder(goal) == self.view.me or not able:
            return
        able.sort(key=self.reluctance)
        mover = able[0]
        helpers = [
            place
            for place in self.staying + able[1:]
            if place not in self.chosen and self.can_support(place, mover, goal)
        ]
        resistance = self.view.resistance(goal)
        if 1 + len(helpers) < max(resistance, 2 if self.view.is_foreign(goal) else 1):
            return
        self.move(mover, goal)
        for place in helpers[:resistance]:
            self.support(place, mover, goal)

    def reluctance(self, place):
        """Who moves and who supports: guards had better stay, and who can be attacked had better not be supporting."""
        choices = sum(1 for goal in self.goals if goal not in self.taken and self.can_move(place, goal))
        return (self.guards(place), self.view.resistance(place) == 0, choices, place)

    def advance(self, place):
        """A step nearer to a goal, into a province that is empty or will be, the quieter the better."""
        if self.guards(place):
            return
        kind = self.view.mine[place]["type"]
        steps = [
            (self.ways[kind].get(order["dest"], FAR), self.view.resistance(order["dest"]), order["dest"])
            for order in self.legal[place]
            if order["type"] == "move" and order["dest"] not in self.taken and self.is_left(order["dest"], place)
        ]
        if steps and min(steps)[0] < self.way(place):
            self.move(place, min(steps)[2])

    def is_left(self, dest, place):
        """Whether nobody stands there, or one of mine that moves away (and not to where this one comes from)."""
        if dest not in self.view.units:
            return True
        order = self.chosen.get(dest)
        return order is not None and order["type"] == "move" and order["dest"] != place

    def harass(self, place):
        """Nowhere to go: attack a neighbour, best one in a centre; it cuts his support and may catch him leaving."""
        if self.guards(place):
            return
        near = [at for at in self.view.units if self.view.is_foreign(at) and at not in self.taken]
        near = [at for at in near if self.can_move(place, at) and self.view.holder(at) not in self.spared]
        near.sort(key=lambda at: (at not in self.view.owners, self.view.resistance(at), at))
        if near:
            self.move(place, near[0])

    def help(self, place):
        """Support whoever of mine goes or stays where a foreigner can come: an attack first, who lacks force first."""
        found = []
        for other in self.view.mine:
            order = self.chosen.get(other, {"type": "hold"})
            dest = order["dest"] if order["type"] == "move" else "hold"
            where = other if dest == "hold" else dest
            resistance = self.view.resistance(where)
            if resistance and self.can_support(place, other, dest):
                found.append((self.force.get(where, 1) > resistance, dest == "hold", other, dest))
        if found:
            _, _, other, dest = min(found)
            self.support(place, other, dest)
        else:
            self.chosen[place] = {"unit": place, "type": "hold"}

    def way(self, place):
        return self.ways[self.view.mine[place]["type"]].get(place, FAR)

    def guards(self, place):
        """Whether it stands in a centre of mine that a foreigner can reach."""
        return self.view.owners.get(place) == self.view.me and self.view.resistance(place) > 0

    def can_move(self, place, dest):
        return {"unit": place, "type": "move", "dest": dest} in self.legal[place]

    def can_support(self, place, target, dest):
        return {"unit": place, "type": "support", "target": target, "targetDest": dest} in self.legal[place]
