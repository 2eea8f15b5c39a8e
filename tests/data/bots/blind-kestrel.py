"""An opponent that nobody of the house has seen.

It guesses where every foreign unit commits itself (a softmax over what the places near it are worth to its owner) and
treats each place as a contest of numbers: the chance that `k` units of a power turn up there is a Poisson-binomial
count. From these counts alone, without resolving any order, it works out the chance that a move of its own comes
through and that a unit that stays is still there afterwards, and climbs from "everybody holds" over orders for one,
two and three units at a time to the plan of the greatest worth. It makes peace with all its neighbours but the one
that it means to live on, and with everybody against a power that is about to win.
"""

import math

import pact_engine

name = "Kestrel"

REACH = 6  # steps within which a centre draws a unit
FADE = 0.55  # what is left of that draw a step further
NERVE = 2.2  # how sharply others are thought to choose
STAY = 0.4  # the least chance that a unit is where it was: it may have bounced
RESTLESS = 0.55  # what is left of its chance to leave with each season that it has stayed
GANG = 0.6  # how much more a centre draws for each unit that is near it already
TAKE = {"Spring": 6.5, "Autumn": 10.0}  # a centre gained
LOSE = {"Spring": 5.0, "Autumn": 10.5}  # a centre lost
FALLEN = 4.5  # a unit dislodged
HURT = 1.6  # a foreign unit dislodged
BREACH = 9.0  # a promise broken

_ground = None


class Ground:
    """What follows from the map alone."""

    def __init__(self, state):
        self.adjacency = state["map"]["adjacency"]
        self.centres = [p["id"] for p in state["map"]["provinces"] if p["sc"]]
        self.homes = {}
        for province in state["map"]["provinces"]:
            if province["home"] is not None:
                self.homes.setdefault(province["home"], []).append(province["id"])
        self.moves = {}
        self.away = {}
        for kind in ("army", "fleet"):
            steps = {
                here: [to for to in near if pact_engine.can_move({"power": "", "type": kind, "at": here}, to)]
                for here, near in self.adjacency.items()
            }
            self.moves[kind] = steps
            self.away[kind] = {here: _steps_from(here, steps) for here in steps}
        self.win = len(self.centres) // 2 + 1


def _steps_from(start, steps):
    found = {start: 0}
    todo = [start]
    for here in todo:
        for near in steps[here]:
            if near not in found:
                found[near] = found[here] + 1
                todo.append(near)
    return found


def ground(state):
    global _ground
    if _ground is None:
        _ground = Ground(state)
    return _ground


class Picture:
    """A state with the guesses about the others."""

    def __init__(self, state):
        self.state = state
        self.land = ground(state)
        self.me = state["you"]
        self.owners = state["owners"]
        self.season = state["season"]
        self.last = state["year"] >= state["limits"]["maxYears"]
        self.units = {unit["at"]: unit for unit in state["units"]}
        self.mine = sorted(unit["at"] for unit in state["units"] if unit["power"] == self.me)
        self.counts = state["centresByPower"]
        self.friends = friends(state)
        self.leader = leader(state)
        self.crowd = self._crowd()
        self.rooted = rooted(state)
        self.worth = {}
        self._contests()

    def _crowd(self):
        """How many foreign units are near each place, its own powers' apart: {place: {power: number}}."""
        near = {place: {} for place in self.land.adjacency}
        for at, unit in self.units.items():
            for place in [at, *self.land.moves[unit["type"]][at]]:
                near[place][unit["power"]] = near[place].get(unit["power"], 0) + 1
        return near

    def value(self, power, kind, place):
        """What it is worth to a power to have a unit of this kind there."""
        key = (power, kind, place)
        if key not in self.worth:
            self.worth[key] = self._value(power, kind, place)
        return self.worth[key]

    def _value(self, power, kind, place):
        total = 0.0
        away = self.land.away[kind].get(place)
        if away is None:
            return 0.0
        for centre in self.land.centres:
            steps = away.get(centre)
            if steps is None or steps > REACH:
                continue
            total += self.draw(power, centre) * FADE**steps
        return total

    def draw(self, power, centre):
        """How much a centre draws a power: most where nobody stands guard, least where it is its own and safe."""
        owner = self.owners.get(centre)
        crowd = self.crowd[centre]
        if owner == power:
            others = sum(n for who, n in crowd.items() if who != power and not self._friendly(power, who))
            return 0.9 * min(others, 2)
        if owner is not None and self._friendly(power, owner):
            return 0.15
        guards = sum(n for who, n in crowd.items() if who != power)
        pull = (3.0 + GANG * min(crowd.get(power, 0), 3)) / (1.0 + 0.45 * guards)
        if owner is None:
            pull *= 1.25
        if owner is not None and owner == self.leader and power != self.leader:
            pull *= 1.3
        return pull

    def _friendly(self, power, who):
        return (power == self.me and who in self.friends) or (who == self.me and power in self.friends)

    def _contests(self):
        """For each place the chance that no power brings as many as `s` units there: `below[place][s]`."""
        arrivals = {place: {} for place in self.land.adjacency}
        for at, unit in self.units.items():
            if unit["power"] == self.me:
                continue
            for place, chance in self._commitment(at, unit).items():
                if chance > 0.005:
                    arrivals[place].setdefault(unit["power"], []).append(chance)
        self.below = {}
        self.quiet = {}
        for place, powers in arrivals.items():
            below = [0.0, 1.0, 1.0, 1.0, 1.0, 1.0]
            for chances in powers.values():
                counts = _counts(chances)
                running = 0.0
                for strength in range(1, 6):
                    running += counts[strength - 1] if strength - 1 < len(counts) else 0.0
                    below[strength] *= min(running, 1.0)
            self.below[place] = below
            self.quiet[place] = below[1]

    def _commitment(self, at, unit):
        power, kind = unit["power"], unit["type"]
        places = [at, *self.land.moves[kind][at]]
        values = [self.value(power, kind, place) + self._gain(power, place) for place in places]
        best = max(values)
        weights = [math.exp(NERVE * (value - best)) for value in values]
        if power in self.friends:
            kept = 1.0 - 0.9 * self.friends[power]
            for index, place in enumerate(places):
                stands = self.units.get(place)
                if self.owners.get(place) == self.me or (stands is not None and stands["power"] == self.me):
                    weights[index] *= kept
        total = sum(weights) or 1.0
        chances = {place: weight / total for place, weight in zip(places, weights)}
        leaves = (1.0 - STAY) * RESTLESS ** self.rooted.get(at, 0)
        chances[at] = 1.0 - leaves + leaves * chances[at]
        for place in places[1:]:
            chances[place] *= 0.3 + 0.6 * leaves
        return chances

    def _gain(self, power, place):
        if place not in self.owners or self.owners[place] == power:
            return 0.0
        return 1.0 if self.season == "Autumn" else 0.5


def rooted(state):
    """For how many seasons in a row each unit has been where it is."""
    streaks = {}
    for unit in state["units"]:
        streak = 0
        for season in reversed(state["history"]):
            entries = [o for o in season["orders"].get(unit["power"], []) if o["unit"] == unit["at"]]
            if not entries or entries[0]["outcome"] == "dislodged":
                break
            if entries[0]["type"] == "move" and entries[0]["outcome"] == "success":
                break
            streak += 1
        streaks[unit["at"]] = streak
    return streaks


def _counts(chances):
    """The chances that 0, 1, 2, ... of these happen."""
    counts = [1.0]
    for chance in chances:
        counts = [
            (counts[i] if i < len(counts) else 0.0) * (1.0 - chance) + (counts[i - 1] * chance if i else 0.0)
            for i in range(len(counts) + 1)
        ]
    return counts


# Plans


class Plan:
    """Orders for all of one's units and what they are worth. An order is ("H",), ("M", dest) or ("S", target, dest)."""

    def __init__(self, picture):
        self.p = picture
        self.orders = {at: ("H",) for at in picture.mine}
        self.options = {at: self._options(at) for at in picture.mine}
        land, mine = picture.land, picture.mine
        self.stay_value = {at: picture.value(picture.me, picture.units[at]["type"], at) for at in mine}
        self.reachers = {}
        for at in mine:
            for place in land.moves[picture.units[at]["type"]][at]:
                self.reachers.setdefault(place, []).append(at)
        self.take = TAKE[picture.season]
        self.lose = LOSE[picture.season]
        self.promised = {
            (record["terms"]["unit"], record["terms"]["dest"])
            for record in picture.state["accepted"]
            if record["power"] == picture.me and record["type"] == "support"
        }
        self.barred = {
            record["terms"]["province"]
            for record in picture.state["accepted"]
            if record["power"] == picture.me and record["type"] == "dmz"
        }
        self.own_centres = [c for c, owner in picture.owners.items() if owner == picture.me]

    def _options(self, at):
        legal = self.p.state["legalOrders"][at]
        return [order["dest"] for order in legal if order["type"] == "move"]

    def score(self, orders):
        """The expected worth of a plan; minus infinity for one that stands in its own way."""
        p = self.p
        units, me = p.units, p.me
        movers = {}
        supports = {}
        for at, order in orders.items():
            if order[0] == "M":
                if order[1] in movers:
                    return -math.inf
                movers[order[1]] = at
            elif order[0] == "S":
                supports.setdefault((order[1], order[2]), []).append(at)
        success = {}
        for dest, at in movers.items():
            blocker = orders.get(dest)
            if blocker is not None:
                if blocker[0] != "M" or blocker[1] == at:
                    return -math.inf
            strength = self._strength(supports.get((at, dest), ()), dest)
            below = p.below[dest]
            success[dest] = sum(chance * below[min(k, 5)] for k, chance in strength)
        for dest, at in movers.items():
            if dest in orders:
                success[dest] *= success.get(orders[dest][1], 1.0)
        total = 0.0
        held = {}
        for at, order in orders.items():
            if order[0] == "M":
                dest = order[1]
                chance = success[dest]
                total += chance * (p.value(me, units[at]["type"], dest) + self._prize(dest))
                total += (1.0 - chance) * self._remaining(at, 1)
                total -= self._breach(dest, moving=True)
                stands = units.get(dest)
                if stands is not None and stands["power"] != me:
                    total += HURT * chance
                held[dest] = held.get(dest, 0.0) + chance
                held[at] = held.get(at, 0.0) + (1.0 - chance) * 0.8
            else:
                strength = self._strength(supports.get((at, "hold"), ()), at)
                safe = sum(chance * p.below[at][min(k + 1, 5)] for k, chance in strength)
                total += safe * self.stay_value[at] - (1.0 - safe) * FALLEN
                if at in p.owners and p.owners[at] != me:
                    total += safe * self._prize(at)
                held[at] = held.get(at, 0.0) + safe
                if order[0] == "S":
                    total -= 0.02
                    if order[2] != "hold":
                        total -= self._breach(order[2], moving=False)
        for centre in self.own_centres:
            intruder = 1.0 - p.quiet[centre]
            total -= self.lose * intruder * (1.0 - min(held.get(centre, 0.0), 1.0))
        return total

    def _strength(self, supporters, dest):
        """Chances of strengths 1, 2, ...: a supporter counts unless something comes at it from elsewhere."""
        spread = [(1, 1.0)]
        for at in supporters:
            sound = 0.25 + 0.75 * self.p.quiet[at]
            grown = {}
            for k, chance in spread:
                grown[k + 1] = grown.get(k + 1, 0.0) + chance * sound
                grown[k] = grown.get(k, 0.0) + chance * (1.0 - sound)
            spread = list(grown.items())
        return spread

    def _remaining(self, at, strength):
        safe = self.p.below[at][strength + 1]
        worth = safe * self.stay_value[at] - (1.0 - safe) * FALLEN
        if at in self.p.owners and self.p.owners[at] != self.p.me:
            worth += safe * self._prize(at)
        return worth

    def _prize(self, place):
        owner = self.p.owners.get(place, self.p.me)
        if owner == self.p.me:
            return 0.0
        prize = self.take
        if owner is not None:
            prize *= 1.1 if owner != self.p.leader else 1.25
            if owner in self.p.friends:
                prize *= 0.6
        return prize

    def _breach(self, dest, moving):
        cost = 0.0
        stands = self.p.units.get(dest)
        if stands is not None and stands["power"] in self.p.friends:
            cost += BREACH
        if moving and dest in self.barred:
            cost += BREACH / 2
        return cost

    def climb(self):
        """Change one, two or three orders together for as long as that is worth it."""
        best = self.score(self.orders)
        for _ in range(6):
            before = best
            for changes in self._changes():
                if all(self.orders[at] == order for at, order in changes.items()):
                    continue
                trial = {**self.orders, **changes}
                self._mend(trial)
                worth = self.score(trial)
                if worth > best + 1e-9:
                    best, self.orders = worth, trial
            if best <= before + 1e-9:
                break
        return self.orders

    def _mend(self, trial):
        """Supports whose beneficiary does something else now become holds."""
        for at, order in trial.items():
            if order[0] == "S":
                given = trial[order[1]]
                fits = given == ("M", order[2]) if order[2] != "hold" else given[0] != "M"
                if not fits:
                    trial[at] = ("H",)

    def _changes(self):
        mine = self.p.mine
        for at in mine:
            yield {at: ("H",)}
            for dest in self.options[at]:
                yield {at: ("M", dest)}
        for at in mine:
            for dest in self.options[at]:
                helpers = [other for other in self.reachers.get(dest, ()) if other != at]
                for index, one in enumerate(helpers):
                    yield {at: ("M", dest), one: ("S", at, dest)}
                    for two in helpers[index + 1 :][:3]:
                        yield {at: ("M", dest), one: ("S", at, dest), two: ("S", at, dest)}
        for at in mine:
            for other in self.reachers.get(at, ()):
                yield {at: ("H",), other: ("S", at, "hold")}
        for at in mine:  # follow my leader
            for dest in self.options[at]:
                if dest in self.orders:
                    for further in self.options[dest]:
                        if further != at:
                            yield {at: ("M", dest), dest: ("M", further)}


def orders(state):
    picture = Picture(state)
    if not picture.mine:
        return []
    plan = Plan(picture)
    chosen = plan.climb()
    given = []
    for at in picture.mine:
        order = chosen[at]
        entry = {"unit": at, "type": "hold"}
        if order[0] == "M":
            entry = {"unit": at, "type": "move", "dest": order[1]}
        elif order[0] == "S":
            entry = {"unit": at, "type": "support", "target": order[1], "targetDest": order[2]}
        else:
            entry = promised_support(state, plan, at) or entry
        given.append(entry if entry in state["legalOrders"][at] else {"unit": at, "type": "hold"})
    return given


def promised_support(state, plan, at):
    """A unit with nothing better to do keeps a promise."""
    for order in state["legalOrders"][at]:
        if order["type"] == "support" and (order["target"], order["targetDest"]) in plan.promised:
            return order
    return None


# Deals


def living(state):
    powers = {unit["power"] for unit in state["units"]}
    return [p for p, count in state["centresByPower"].items() if count > 0 or p in powers]


def friends(state):
    """Whom a peace binds this season, and how far it is trusted, 0 to 1."""
    found = {}
    for record in state["accepted"]:
        if record["type"] in ("peace", "alliance"):
            other = record["partner"] if record["power"] == state["you"] else record["power"]
            found[other] = trusted(state, other)
    return found


def trusted(state, power):
    trust = state["trust"][power]
    against = sum(record["partner"] == state["you"] for record in trust["brokenPromises"])
    return (trust["kept"] + 2.0) / (trust["kept"] + 2.0 + 2.0 * trust["broken"] + 3.0 * against)


def leader(state):
    """The power that must be stopped, if there is one."""
    counts = state["centresByPower"]
    win = len(state["owners"]) // 2 + 1
    ranked = sorted(counts, key=lambda p: (-counts[p], p))
    top, second = ranked[0], ranked[1] if len(ranked) > 1 else ranked[0]
    if counts[top] >= win - 4 and counts[top] >= counts[second] + 2:
        return top
    return None


def prey(state):
    """The neighbour to live on: near, weak, and caught between many."""
    land = ground(state)
    me = state["you"]
    front = leader(state)
    mine = [unit for unit in state["units"] if unit["power"] == me]
    best, choice = -math.inf, None
    for power in living(state):
        if power == me:
            continue
        theirs = [c for c, owner in state["owners"].items() if owner == power]
        if not theirs:
            continue
        near = 0.0
        for centre in theirs:
            steps = [land.away[u["type"]][u["at"]].get(centre, 99) for u in mine]
            near += sum(FADE**s for s in steps)
        strength = sum(unit["power"] == power for unit in state["units"]) + 1.0
        score = near / strength + (0.8 if power == front else 0.0) - 0.3 * trusted(state, power)
        if score > best or (score == best and choice is not None and power < choice):
            best, choice = score, power
    return choice


def propose(state):
    me, front, target = state["you"], leader(state), prey(state)
    if front == me:
        front = None
    others = [p for p in living(state) if p != me]
    offers = []
    for power in others:
        if power in (target, front) or len(others) < 2:
            continue
        enemy = front if front is not None else target
        if enemy is not None and enemy != power and enemy in others:
            offers.append({"to": power, "type": "alliance", "terms": {"target": enemy}})
        else:
            offers.append({"to": power, "type": "peace", "terms": {}})
    return offers[:6]


def answer(state):
    me, front, target = state["you"], leader(state), prey(state)
    win = len(state["owners"]) // 2 + 1
    bound = set()
    replies = {}
    for proposal in state["inbox"]:
        sender, kind = proposal["from"], proposal["type"]
        fine = sender not in (target, front) and trusted(state, sender) > 0.3
        if kind not in ("peace", "alliance"):
            fine = kind == "support" and fine
        elif sender in bound or state["centresByPower"][me] >= win - 2:
            fine = False
        if fine and kind in ("peace", "alliance"):
            bound.add(sender)
        replies[proposal["id"]] = "accept" if fine else "reject"
    return replies


# Retreats and adjustments


def retreats(state):
    picture = Picture(state)
    taken, choices = set(), {}
    waiting = sorted(state["retreats"], key=lambda unit: (len(unit["options"]), unit["at"]))
    for unit in waiting:
        options = [place for place in unit["options"] if place not in taken]
        if not options:
            choices[unit["at"]] = None
            continue
        best = max(options, key=lambda place: (haven(picture, unit["type"], place), place))
        taken.add(best)
        choices[unit["at"]] = best
    return choices


def haven(picture, kind, place):
    worth = picture.value(picture.me, kind, place)
    owner = picture.owners.get(place, picture.me)
    if picture.season == "Autumn" and owner != picture.me:
        worth += 10.0
    return worth + (2.0 if place in picture.owners and owner == picture.me else 0.0)


def builds(state):
    picture = Picture(state)
    me = state["you"]
    due = state["centresByPower"][me] - len(picture.mine)
    if due < 0:
        ranked = sorted(picture.mine, key=lambda at: (keep(picture, at), at))
        return [{"disband": at} for at in ranked[:-due]]
    homes = [c for c in picture.land.homes.get(me, []) if state["owners"].get(c) == me and c not in picture.units]
    kinds = {"army": 0, "fleet": 0}
    for at in picture.mine:
        kinds[picture.units[at]["type"]] += 1
    chosen = []
    for _ in range(min(due, len(homes))):
        options = []
        for home in homes:
            for kind in ("army", "fleet"):
                if home not in [entry["at"] for entry in chosen] and (kind == "army" or picture.land.moves[kind][home]):
                    options.append((berth(picture, kind, home, kinds), kind, home))
        if not options:
            break
        _, kind, home = max(options)
        kinds[kind] += 1
        chosen.append({"type": kind, "at": home})
    return chosen


def keep(picture, at):
    unit = picture.units[at]
    worth = picture.value(picture.me, unit["type"], at)
    return worth + (3.0 if picture.owners.get(at) == picture.me and picture.quiet[at] < 0.7 else 0.0)


def berth(picture, kind, home, kinds):
    """How good it is to build this kind there: what it can get at, and not too many ships."""
    worth = picture.value(picture.me, kind, home) + 2.0 * (1.0 - picture.quiet[home])
    share = kinds["fleet"] / (kinds["army"] + kinds["fleet"] + 1.0)
    return worth - (3.0 * share if kind == "fleet" else 0.0)
