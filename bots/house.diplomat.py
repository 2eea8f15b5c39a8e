"""House sample: diplomat. It picks one enemy, makes peace with everybody else, and keeps its word.

Its one idea is that a deal is worth what the partner's public record says. Each season it

- proposes: peace to the neighbours it trusts, an alliance to the best of them, help where an attack lacks a supporter;
- answers: what it is ready to keep, from those who mostly keep theirs;
- orders: promised supports first, then attacks on whom it promised nothing, counting on partners only if trusted.

It takes the supply centre that costs least, like `house.greedy`, but leaves the lands of its partners alone. It
remembers its enemy from call to call, as a bot may: its module lives as long as the match. Of two enemies as good as
each other it draws one from the match's seeded stream, so that matches differ by their seed.
"""

import random

name = "House Diplomat"

FAR = 99
TRUSTED = 0.6
"""The share of kept promises from which a word counts; who never promised anything gets the benefit of the doubt."""

enemy = None
asked_me = None
"""Who proposed something to me in the last answer phase; None before the first."""
offered = set()
"""To whom I offered peace this season: they may accept, so I promise nobody anything against them."""


def propose(state):
    global offered
    choose_enemy(state)
    view = View(state)
    friends = sorted(view.neighbours(), key=lambda power: (-trust_in(state, power), power))
    friends = [power for power in friends if power != enemy and trust_in(state, power) >= TRUSTED]
    proposals = []
    for power in [power for power in friends if needs_asking(view, power)][:4]:
        alliance = not proposals and enemy is not None and lives(state, enemy)
        terms = {"target": enemy} if alliance else {}
        proposals.append({"to": power, "type": "alliance" if alliance else "peace", "terms": terms})
    offered = {proposal["to"] for proposal in proposals}
    plan = Plan(view, peace_with=set(friends))
    plan.orders()
    return (proposals + plan.requests(friends))[: state["limits"]["maxProposals"]]


def answer(state):
    """Accepts what it can keep. A support that somebody offers costs nothing, so it is always welcome."""
    global asked_me
    asked_me = {proposal["from"] for proposal in state["inbox"]}
    view = View(state)
    asking = {proposal["from"] for proposal in state["inbox"] if welcome(state, proposal["from"])}
    plan = Plan(view, peace_with=asking | offered)
    plan.orders()
    return {
        proposal["id"]: "accept" if is_acceptable(proposal, plan, asking) else "reject" for proposal in state["inbox"]
    }


def needs_asking(view, power):
    """One proposal a pair is enough: I ask those who come after me by name, and those who do not ask me."""
    return power > view.me or (asked_me is not None and power not in asked_me)


def is_acceptable(proposal, plan, asking):
    """Whether I can keep what this would bind me to, towards somebody I deal with."""
    terms = proposal["terms"]
    if proposal["type"] == "support":
        return True
    if proposal["from"] not in asking:
        return False
    if proposal["type"] == "dmz":
        return terms["province"] not in plan.taken
    if proposal["type"] == "request-support":
        return plan.can_promise(terms)
    return True


def orders(state):
    mine = [promise for promise in state["accepted"] if promise["power"] == state["you"]]
    theirs = [promise for promise in state["accepted"] if promise["partner"] == state["you"]]
    view = View(state, counted_on=[promise for promise in theirs if trust_in(state, promise["power"]) >= TRUSTED])
    plan = Plan(
        view,
        peace_with={promise["partner"] for promise in mine if promise["type"] in ("peace", "alliance")},
        closed={promise["terms"]["province"] for promise in mine if promise["type"] == "dmz"},
        owed=[promise["terms"] for promise in mine if promise["type"] == "support"],
    )
    return plan.orders()


def retreats(state):
    """Home or to a centre if that can be, else to where the next one is near."""
    view = View(state)
    chosen = {}
    for unit in state["retreats"]:
        options = [place for place in unit["options"] if place not in chosen.values()]
        options.sort(key=lambda place: (place not in view.owners, view.distance(unit["type"], place), place))
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


def trust_in(state, power):
    """The share of promises that a power kept, one kept promise given on credit; one broken to me counts twice more."""
    record = state["trust"][power]
    to_me = sum(1 for promise in record["brokenPromises"] if promise["partner"] == state["you"])
    return (record["kept"] + 1) / (record["kept"] + record["broken"] + 2 * to_me + 1)


def lives(state, power):
    return state["centresByPower"][power] > 0 or any(unit["power"] == power for unit in state["units"])


def welcome(state, power):
    """Whether I deal with this power: not my enemy, mostly true to its word, and not about to win."""
    return power != enemy and trust_in(state, power) >= TRUSTED and not about_to_win(state, power)


def about_to_win(state, power):
    """Two thirds of the way to a majority of the centres, and ahead of me."""
    to_win = len(state["owners"]) // 2 + 1
    own = state["centresByPower"][power]
    return 3 * own >= 2 * to_win and own > state["centresByPower"][state["you"]]


def choose_enemy(state):
    """Whom to fight: whoever is about to win, else the old enemy for three years, else a neighbour that is near."""
    global enemy
    view = View(state)
    neighbours = view.neighbours()
    leaders = [power for power in neighbours if about_to_win(state, power)]
    if leaders:
        enemy = leaders[0]
    elif enemy not in neighbours or (state["season"] == "Spring" and state["year"] % 3 == 1):
        ranked = sorted((view.way_to(power), trust_in(state, power) >= TRUSTED, power) for power in neighbours)
        near = [power for _, _, power in ranked if view.way_to(power) <= view.way_to(ranked[0][2]) + 1]
        enemy = random.choice(near) if near else None


class View:
    """The state, arranged for the questions that the plan asks. `counted_on` are promises to me that I believe in."""

    def __init__(self, state, counted_on=()):
        self.state = state
        self.me = state["you"]
        self.provinces = {province["id"]: province for province in state["map"]["provinces"]}
        self.adjacency = state["map"]["adjacency"]
        self.owners = state["owners"]
        self.units = {unit["at"]: unit for unit in state["units"]}
        self.mine = {place: unit for place, unit in sorted(self.units.items()) if unit["power"] == self.me}
        self.peaceful = {promise["power"] for promise in counted_on if promise["type"] in ("peace", "alliance")}
        self.helped = [promise["terms"] for promise in counted_on if promise["type"] == "support"]
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

    def distances(self, kind, targets):
        """Steps to the nearest target, from everywhere that a unit of this kind can come from."""
        steps = dict.fromkeys(targets, 0)
        edge = list(targets)
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

    def way_to(self, power):
        """The shortest way of one of my units to a centre of this power."""
        theirs = [place for place, owner in sorted(self.owners.items()) if owner == power]
        ways = {kind: self.distances(kind, theirs) for kind in ("army", "fleet")}
        return min((ways[unit["type"]].get(place, FAR) for place, unit in self.mine.items()), default=FAR)

    def neighbours(self):
        """The living others, by name."""
        return [power for power in sorted(self.state["trust"]) if power != self.me and lives(self.state, power)]

    def resistance(self, place):
        """The most units that one foreign power can bring to bear on a province, whoever stands there included.

        Who promised peace, and is believed, is not expected to.
        """
        counts = {}
        for near in [place, *self.adjacency[place]]:
            unit = self.units.get(near)
            if unit is None or unit["power"] == self.me or (near != place and unit["power"] in self.peaceful):
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
    """Orders in the making, as in `house.greedy`: one a unit, nobody sent where another of mine goes or stays, and no
    promise broken.

    `peace_with` are powers whose units and centres are left alone, `closed` provinces I promised not to enter, `owed`
    the supports I promised. `chosen` are the orders so far by unit, `staying` the units that won't move but may yet
    support, `taken` the places where a unit of mine will be, `force` how many are behind who goes or stays there, and
    `lacking` the attacks that are one supporter short.
    """

    def __init__(self, view, peace_with=(), closed=(), owed=()):
        self.view = view
        self.legal = view.state["legalOrders"]
        self.peace_with = set(peace_with)
        self.closed = set(closed)
        self.owed = list(owed)
        self.goals = [goal for goal in view.goals if not self.spared(goal)]
        self.ways = {kind: view.distances(kind, self.goals) for kind in ("army", "fleet")}
        self.chosen = {}
        self.staying = []
        self.taken = set()
        self.force = {}
        self.lacking = []

    def orders(self):
        for terms in self.owed:
            self.keep(terms)
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

    def requests(self, friends):
        """Help to ask for: a friend's unit beside a goal that my own units are one too few for."""
        found = []
        for mover, goal in self.lacking:
            for place, unit in sorted(self.view.units.items()):
                beside = goal in self.view.adjacency[place] and self.view.can_step(unit["type"], place, goal)
                if unit["power"] in friends and beside:
                    terms = {"unit": mover, "dest": goal}
                    found.append({"to": unit["power"], "type": "request-support", "terms": terms})
                    break
        return found

    def can_promise(self, terms):
        """Whether a unit of mine without a better task can give this support, and it is no attack on a partner.

        If so, that unit is spoken for.
        """
        if self.view.holder(terms["dest"]) in self.peace_with or terms["dest"] in self.taken:
            return False
        for place, order in sorted(self.chosen.items()):
            if order["type"] == "hold" and self.can_support(place, terms["unit"], terms["dest"]):
                self.chosen[place] = {"unit": place, "type": "support"}
                return True
        return False

    def free(self):
        return [place for place in self.view.mine if place not in self.chosen and place not in self.staying]

    def spared(self, place):
        """Partners' units and centres, and what I promised to keep out of."""
        partner = self.view.owners.get(place) in self.peace_with or self.view.holder(place) in self.peace_with
        return partner or place in self.closed

    def move(self, place, dest):
        self.chosen[place] = {"unit": place, "type": "move", "dest": dest}
        self.taken.add(dest)

    def support(self, place, target, dest):
        """`dest` is a province or `hold`."""
        self.chosen[place] = {"unit": place, "type": "support", "target": target, "targetDest": dest}
        self.taken.add(place)
        where = target if dest == "hold" else dest
        self.force[where] = self.force.get(where, 1) + 1

    def keep(self, terms):
        """One support order keeps every promise of the same support."""
        same = {"type": "support", "target": terms["unit"], "targetDest": terms["dest"]}
        if any({**order, "unit": None} == {**same, "unit": None} for order in self.chosen.values()):
            return
        able = [place for place in self.free() if self.can_support(place, terms["unit"], terms["dest"])]
        if able:
            self.support(min(able, key=lambda at: (-self.way(at), at)), terms["unit"], terms["dest"])

    def keep_what_is_won(self):
        """A centre falls to whoever stands in it when Autumn ends: whoever came there in Spring stays."""
        for place in self.free():
            if self.view.owners.get(place, self.view.me) not in (self.view.me, *self.peace_with):
                self.staying.append(place)
                self.taken.add(place)

    def cost(self, goal):
        """What is least defended first; then the enemy's, what is not mine, and what is empty."""
        against = self.view.holder(goal) if self.view.is_foreign(goal) else self.view.owners[goal]
        return (
            self.view.resistance(goal),
            against != enemy,
            against == self.view.me,
            self.view.is_foreign(goal),
            goal,
        )

    def attack(self, goal):
        """One moves and as many support it as it takes, if there are enough of them; a partner's support counts."""
        able = [place for place in self.free() if self.can_move(place, goal)]
        if goal in self.taken or self.view.holder(goal) == self.view.me or not able:
            return
        able.sort(key=lambda place: self.reluctance(place, goal))
        mover = able[0]
        helpers = [
            place
            for place in self.staying + able[1:]
            if place not in self.chosen and self.can_support(place, mover, goal)
        ]
        resistance = self.view.resistance(goal)
        needed = max(resistance, 2 if self.view.is_foreign(goal) else 1)
        strength = 1 + len(helpers) + self.is_helped(mover, goal)
        if strength < needed:
            if strength == needed - 1:
                self.lacking.append((mover, goal))
            return
        self.move(mover, goal)
        for place in helpers[:resistance]:
            self.support(place, mover, goal)

    def reluctance(self, place, goal):
        """Who moves and who supports: first whom a partner helps; guards had better stay, and who can be attacked
        had better not be supporting.
        """
        choices = sum(1 for other in self.goals if other not in self.taken and self.can_move(place, other))
        helped = self.is_helped(place, goal)
        return (not helped, self.guards(place), self.view.resistance(place) == 0, choices, place)

    def is_helped(self, place, dest):
        return {"unit": place, "dest": dest} in self.view.helped

    def advance(self, place):
        """A step nearer to a goal, into a province that is empty or will be, the quieter the better."""
        if self.guards(place):
            return
        kind = self.view.mine[place]["type"]
        steps = [
            (self.ways[kind].get(dest, FAR), self.view.resistance(dest), dest)
            for dest in self.destinations(place)
            if self.is_left(dest, place)
        ]
        if steps and min(steps)[0] < self.way(place):
            self.move(place, min(steps)[2])

    def destinations(self, place):
        """Where it may go without breaking a promise or meeting another of mine."""
        moves = [order["dest"] for order in self.legal[place] if order["type"] == "move"]
        return [dest for dest in moves if dest not in self.taken and not self.spared(dest)]

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
        near = [dest for dest in self.destinations(place) if self.view.is_foreign(dest)]
        near.sort(key=lambda at: (at not in self.view.owners, self.view.resistance(at), at))
        if near:
            self.move(place, near[0])

    def help(self, place):
        """Support whoever of mine goes or stays where a foreigner can come: who lacks force first, an attack first."""
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
