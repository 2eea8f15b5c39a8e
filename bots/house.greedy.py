"""House sample: greedy. It takes the supply centre that costs least, then the next, and makes no deals.

Each season it lists the centres it could take, the easiest first, and sends against each just enough of its units: one
moves, the others support it. What is left over walks towards the next centre, or supports whoever needs it.

Nothing here is drawn by lot: the same position gives the same orders.
"""

name = "House Greedy"

FAR = 99


def propose(state):
    return []


def answer(state):
    return {proposal["id"]: "reject" for proposal in state["inbox"]}


def orders(state):
    return Plan(state).orders()


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
    """The state, arranged for the questions that the plan asks."""

    def __init__(self, state):
        self.state = state
        self.me = state["you"]
        self.provinces = {province["id"]: province for province in state["map"]["provinces"]}
        self.adjacency = state["map"]["adjacency"]
        self.owners = state["owners"]
        self.units = {unit["at"]: unit for unit in state["units"]}
        self.mine = {place: unit for place, unit in sorted(self.units.items()) if unit["power"] == self.me}
        self.goals = [place for place in sorted(self.owners) if self.is_goal(place)]
        self.ways = {kind: self.distances(kind) for kind in ("army", "fleet")}

    def is_goal(self, place):
        """A centre that I don't own, or one of mine with a foreigner in it."""
        if place not in self.owners:
            return False
        return self.owners[place] != self.me or self.holder(place) not in (None, self.me)

    def holder(self, place):
        unit = self.units.get(place)
        return unit["power"] if unit else None

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

    def distances(self, kind):
        """Steps to the nearest goal, from everywhere that a unit of this kind can come from."""
        steps = dict.fromkeys(self.goals, 0)
        edge = list(self.goals)
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
            if unit and unit["power"] != self.me and (near == place or self.can_step(unit["type"], near, place)):
                counts[unit["power"]] = counts.get(unit["power"], 0) + 1
        return max(counts.values(), default=0)

    def free_homes(self):
        return [
            place
            for place, province in sorted(self.provinces.items())
            if province["home"] == self.me and self.owners.get(place) == self.me and place not in self.units
        ]


class Plan:
    """Orders in the making: one a unit, nobody sent where another of mine goes or stays."""

    def __init__(self, state):
        self.view = View(state)
        self.legal = state["legalOrders"]
        self.autumn = state["season"] == "Autumn"
        self.chosen = {}
        self.taken = set()

    def orders(self):
        self.keep_what_is_won()
        for goal in sorted(self.view.goals, key=self.cost):
            self.attack(goal)
        for place in sorted(self.free(), key=lambda at: (self.way(at), at)):
            self.advance(place)
        for place in self.free():
            self.help(place)
        return [self.chosen[place] for place in sorted(self.chosen)]

    def free(self):
        return [place for place in self.view.mine if place not in self.chosen]

    def choose(self, order, occupies):
        self.chosen[order["unit"]] = order
        self.taken.add(occupies)

    def keep_what_is_won(self):
        """A centre falls to whoever stands in it when Autumn ends: whoever came there in Spring stays."""
        for place in self.free():
            if self.view.owners.get(place, self.view.me) != self.view.me:
                self.choose({"unit": place, "type": "hold"}, place)

    def cost(self, goal):
        return (self.view.resistance(goal), self.view.holder(goal) is not None, goal)

    def attack(self, goal):
        """One moves and as many support it as it takes, if there are enough of them."""
        if goal in self.taken or self.view.holder(goal) == self.view.me:
            return
        able = [place for place in self.free() if self.can_move(place, goal)]
        able.sort(key=lambda place: (self.guards(place), place))
        resistance = self.view.resistance(goal)
        needed = max(resistance, 2 if self.view.holder(goal) else 1)
        if len(able) < needed:
            return
        mover, helpers = able[0], [place for place in able[1:] if self.can_support(place, able[0], goal)]
        if 1 + len(helpers) < needed:
            return
        self.choose({"unit": mover, "type": "move", "dest": goal}, goal)
        for place in helpers[:resistance]:
            self.choose({"unit": place, "type": "support", "target": mover, "targetDest": goal}, place)

    def advance(self, place):
        """A step nearer to a goal, into a province where nobody stands and nobody of mine goes."""
        if self.autumn and self.guards(place):
            return
        kind = self.view.mine[place]["type"]
        steps = [
            (self.view.distance(kind, order["dest"]), order["dest"])
            for order in self.legal[place]
            if order["type"] == "move" and order["dest"] not in self.taken and order["dest"] not in self.view.units
        ]
        if steps and min(steps)[0] < self.way(place):
            self.choose({"unit": place, "type": "move", "dest": min(steps)[1]}, min(steps)[1])

    def help(self, place):
        """Support an attack of mine, else a unit of mine that stays where a foreigner can come."""
        for other, order in sorted(self.chosen.items()):
            if order["type"] == "move" and self.can_support(place, other, order["dest"]):
                self.choose({"unit": place, "type": "support", "target": other, "targetDest": order["dest"]}, place)
                return
        for other in self.view.mine:
            stays = self.chosen.get(other, {"type": "hold"})["type"] != "move"
            if stays and self.view.resistance(other) and self.can_support(place, other, "hold"):
                self.choose({"unit": place, "type": "support", "target": other, "targetDest": "hold"}, place)
                return
        self.choose({"unit": place, "type": "hold"}, place)

    def way(self, place):
        return self.view.distance(self.view.mine[place]["type"], place)

    def guards(self, place):
        """Whether it stands in a centre of mine that a foreigner can reach."""
        return self.view.owners.get(place) == self.view.me and self.view.resistance(place) > 0

    def can_move(self, place, dest):
        return {"unit": place, "type": "move", "dest": dest} in self.legal[place]

    def can_support(self, place, target, dest):
        return {"unit": place, "type": "support", "target": target, "targetDest": dest} in self.legal[place]
