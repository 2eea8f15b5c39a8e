"""House sample: search. It foresees the others by several policies, and searches its own joint orders against them.

What it does, each season:

- *Foresee.* Every other power is taken to play one of a few policies (`Policies`): greedy for centres, drawn by their
  nearness, greedy at war with few, the same orders again as last season, idle, best reply to the greedy ones, or what
  one of many simple wishes would have it do against them (`Appetite`). Each is drawn several times with noise. A policy
  counts for a power as much as it foresaw that power's public orders so far, and somewhat as it foresaw the others':
  which model is right matters more than how hard one searches, and no single model is right about everybody.
- *Get used.* Draws are weighed also by what they have in common with what this power and all powers did more often
  than foreseen so far: hold, support, attack, leave a centre open, turn against me, repeat themselves (`Habits`).
- *Search.* A few dozen joint orders of the others are drawn from that mixture. Own joint orders, drawn from the same
  policies, are improved by hill climbing: one order changed, a move with one or two supports of it, a move with
  another unit following into the place that it leaves. Every candidate is judged by its mean over the same samples
  (common random numbers), settled at once by the batch adjudicator.
- *Judge.* In Autumn the centres owned and the chance of owning them a year on, in Spring the chance of owning them
  after Autumn; large rivals' centres count against it, the last Autumn is judged by the share of the victory itself.
- *Deal.* Peace with everybody who will have it: whom it made peace with it is loath to attack, and expects no attack
  from, as far as that power's public record goes and somewhat less. To believe a word whole, and to fear a partner's
  units less in judging a position, lost ten games of twelve in the corners of the map against bots that it had not
  seen. It asks for support where an attack of its own lacks it, and gives support that costs it next to nothing.

Where it comes from: sampled best response, in which equal samples of the others' policies judge all candidates, is from
Anthony, Eccles, Tacchetti et al., "Learning to Play No-Press Diplomacy with Best Response Policy Iteration" (2020); a
policy that itself replies to policies is its one step of policy iteration. Weighing draws by an exponential family of
habits is a maximum entropy model (Berger, Della Pietra and Della Pietra, "A Maximum Entropy Approach to Natural
Language Processing", 1996), learned as the seasons come. Searching joint orders of a policy's proposals is as in Gray,
Lerer, Bakhtin and Brown, "Human-Level Performance in No-Press Diplomacy via Equilibrium Search" (2021), with one best
reply in place of regret matching: against bots that don't adapt, a belief about them is worth more than an equilibrium.
Units drawn by the worth of near centres are David Norman's DumbBot (DAIDE).

The weights below were found by playing; those of the beliefs by how likely they made the orders of recorded games
against seven kinds of bots, most of which no policy here was made after. Of a single idea, that bots repeat themselves
gained most: the mean log likelihood of where a unit goes rose from -1.25 to -0.96 with it, `Appetite` and `Habits`.

All counts are fixed and no clock is read, so a match repeats. The file is long because a bot is one file; its classes
are what would be modules: `Geography`, `Position`, `Policies`, `Habits`, `Beliefs`, `Valuation`, `Climb`, `Season`.
"""

import itertools
import math
import random

import numpy as np
import pact_engine

name = "House Search"

SAMPLES = 64
"""Joint orders of the others against which every candidate is judged."""
DRAWS = 12
"""Draws of each simple policy for each power; the samples are made of them."""
CANDIDATES = 24
"""Own joint orders that the climb begins with, beside all-hold; of each of the two policies that are greedy."""
ROUNDS = 5
"""Rounds of the climb at most; it ends where nothing is better."""
BEST = 3
"""How many candidates are climbed from at once."""
NEIGHBOURS = 1000
"""Changed joint orders that are judged in one round, at most; those of the best come first."""
PROMISING = 250
"""Those of them whose samples are looked at one by one where the game may end."""
REPLY = {"samples": 16, "starts": 12, "rounds": 2, "neighbours": 300}
"""The like counts for what others may want, which is foreseen on a smaller scale."""
STANDING = (0.0, 0.5)
"""How often everybody else is taken to stand still in the samples to which a power replies; the replies to each."""
APPETITES = 2
"""Appetites that reply to each, beside the valuation that is also mine."""

FORGET = 0.85
"""What a season's evidence about a power is worth a season later."""
SHARPNESS = 0.45
"""How far units of one power count as separate evidence: their orders belong together."""
KINSHIP = 0.3
"""What evidence about one power is worth for another: the same bot may play several."""
RESERVE = 0.15
"""The share of belief that goes by what was thought at first, whatever the evidence: to be sure loses centres."""
LEARNING = 0.15
"""How fast habits are learned, each power's own and those that all have."""
KEPT_HABIT = 0.98
"""What is left of a habit a season later."""
REPEATED = 0.8
"""How often a unit of a power that repeats itself does, where it can."""
DOUBT = 0.6
"""How much less often a partner is taken to leave me alone than its record says: it breaks its word where that pays."""
STRAY = 0.06
"""How often a unit of a policy does something else."""

MOST_CHOICES = 256
"""Of joint retreats that are compared."""

FAR = 99
NOBODY = -1

dice = random.Random(0)
"""Seeded from the match's stream once a call: thousands of numbers are drawn in one, and this generator is fast."""


# The map and the position, in numbers


class Geography:
    """The map in numbers; made once a match. Places are numbered in code-unit order, as in the batch adjudicator."""

    def __init__(self, state):
        provinces = sorted(state["map"]["provinces"], key=lambda province: province["id"])
        self.ids = [province["id"] for province in provinces]
        self.number = {place: index for index, place in enumerate(self.ids)}
        self.powers = sorted(state["trust"])
        self.index = {power: index for index, power in enumerate(self.powers)}
        self.centres = [self.number[place] for place in sorted(state["owners"])]
        self.to_win = len(self.centres) // 2 + 1
        self.near = {kind: self.steps(kind, state["map"]["adjacency"]) for kind in ("army", "fleet")}
        self.far = {kind: self.distances(near) for kind, near in self.near.items()}
        self.decay = {
            season: {kind: self.decayed(kind, weights) for kind in self.near} for season, weights in PULL.items()
        }
        self.land = [province["type"] == "land" for province in provinces]
        self.comes = self.coming()

    def steps(self, kind, adjacency):
        """Where a unit of this kind may go from each place."""
        return [
            [
                self.number[there]
                for there in adjacency[here]
                if pact_engine.can_move({"power": "", "type": kind, "at": here}, there)
            ]
            for here in self.ids
        ]

    def distances(self, near):
        """Steps between any two places."""
        far = np.full((len(near), len(near)), FAR)
        for start in range(len(near)):
            far[start, start] = 0
            edge = [start]
            while edge:
                reached = [there for here in edge for there in near[here] if far[start, there] == FAR]
                for there in reached:
                    far[start, there] = 1 + min(far[start, here] for here in near[there] if far[start, here] != FAR)
                edge = sorted(set(reached))
        return far

    def decayed(self, kind, weights):
        """(places, centres): how much a unit at the place feels of the centre's worth."""
        table = np.array([*weights, *[0.0] * (FAR + 1 - len(weights))])
        return table[self.far[kind][:, self.centres]]

    def coming(self):
        """(places, centres): 1 where a unit of the place's usual kind can be in the centre one season on."""
        kinds = ["army" if land else "fleet" for land in self.land]
        rows = [self.far[kind][place, self.centres] <= 1 for place, kind in enumerate(kinds)]
        return np.array(rows, dtype=float)


PULL = {"Spring": (1.0, 0.8, 0.25, 0.1, 0.05, 0.03, 0.02, 0.01), "Autumn": (1.0, 0.25, 0.12, 0.06, 0.03, 0.02, 0.01)}
"""How the worth of a centre fades with the steps to it, by season."""


class Position:
    """Units and owners of one moment, in numbers; units are numbered as in the batch adjudicator."""

    def __init__(self, geography, units, owners, season):
        self.map = geography
        self.season = season
        self.batch = pact_engine.Batch(units)
        self.place = [geography.number[unit["at"]] for unit in self.batch.units]
        self.kind = [unit["type"] for unit in self.batch.units]
        self.power = [geography.index[unit["power"]] for unit in self.batch.units]
        self.unit_at = {place: unit for unit, place in enumerate(self.place)}
        self.of = [[u for u, power in enumerate(self.power) if power == me] for me in range(len(geography.powers))]
        self.owner = {geography.number[at]: geography.index.get(power, NOBODY) for at, power in owners.items()}
        self.size = [sum(1 for owner in self.owner.values() if owner == me) for me in range(len(geography.powers))]
        self.force = self.count_force()
        self.resisting = {}
        self.read_orders()

    def count_force(self):
        """By power and place: how many of its units can go or stay there."""
        force = [[0] * len(self.map.ids) for _ in self.map.powers]
        for unit, place in enumerate(self.place):
            row = force[self.power[unit]]
            row[place] += 1
            for there in self.map.near[self.kind[unit]][place]:
                row[there] += 1
        return force

    def read_orders(self):
        """The codes of the legal orders by what they mean: move into, support of a unit into (its own place: hold)."""
        number = self.map.number
        self.moves, self.supports = [], []
        for legal in self.batch.orders:
            moves, supports = {}, {}
            for code, order in enumerate(legal):
                if order["type"] == "move":
                    moves[number[order["dest"]]] = code
                elif order["type"] == "support":
                    target = number[order["target"]]
                    dest = target if order["targetDest"] == "hold" else number[order["targetDest"]]
                    supports[target, dest] = code
            self.moves.append(moves)
            self.supports.append(supports)

    def supporters(self, power, target, dest):
        """(unit, code) of each unit of this power that can support the unit at `target` into `dest`, id or `hold`."""
        into = target if dest == "hold" else self.map.number[dest]
        codes = ((unit, self.supports[unit].get((target, into))) for unit in self.of[power])
        return [(unit, code) for unit, code in codes if code is not None]

    def holder(self, place):
        """The power of the unit there."""
        unit = self.unit_at.get(place)
        return NOBODY if unit is None else self.power[unit]

    def resistance(self, me, spared=frozenset()):
        """By place: the most units that one other power can bring there; those in `spared` only where they stand."""
        key = (me, frozenset(spared))
        if key not in self.resisting:
            rows = [row for power, row in enumerate(self.force) if power != me and power not in spared]
            most = [max(column) for column in zip(*rows, strict=True)] if rows else [0] * len(self.map.ids)
            for unit, place in enumerate(self.place):
                if self.power[unit] != me:
                    most[place] = max(most[place], 1)
            self.resisting[key] = most
        return self.resisting[key]


# How others (and the first candidates) play


class Taker:
    """Greedy for centres: the cheapest first, each with as many units as it takes. A draw of it has habits of its own.

    It is the idea of `house.greedy`, told again in brief: whether empty centres of one's own are guarded, whether what
    was won is waited in, whether idle units harass, how sure an attack must be, and whether peace covers the empty
    centres of a partner as well as its units, differ from draw to draw.
    """

    def __init__(self, position, me, spared, resistance):
        self.at = position
        self.me = me
        self.spared = spared
        self.resistance = resistance
        self.codes = {}
        self.going = {}
        self.taken = set()
        self.defends, self.waits, self.harasses = chance(0.6), chance(0.9), chance(0.5)
        self.generous = chance(0.3)
        self.margin = 1 if chance(0.15) else 0

    def orders(self):
        """Codes by unit."""
        at = self.at
        goals = self.goals()
        self.staying = [u for u in at.of[self.me] if self.waits and self.wins(at.place[u])]
        self.taken |= {at.place[unit] for unit in self.staying}
        for _, goal in sorted(goals):
            self.attack(goal)
        for unit in self.free():
            self.advance(unit, [goal for _, goal in goals])
        for unit in at.of[self.me]:
            if unit not in self.codes:
                self.help(unit)
        return self.codes

    def goals(self):
        at, found = self.at, []
        for centre in at.map.centres:
            owner, holder = at.owner[centre], at.holder(centre)
            if holder in self.spared or (self.generous and owner in self.spared):
                continue
            threatened = self.defends and holder != self.me and self.resistance[centre] > 0
            if owner != self.me or threatened or holder not in (self.me, NOBODY):
                cost = self.resistance[centre] + 0.6 * dice.random() + 0.3 * (owner == self.me)
                found.append((cost + 0.2 * (holder != NOBODY), centre))
        return found

    def wins(self, place):
        return self.at.owner.get(place, self.me) != self.me

    def free(self):
        return [unit for unit in self.at.of[self.me] if unit not in self.codes and unit not in self.staying]

    def go(self, unit, dest):
        self.codes[unit] = self.at.moves[unit][dest]
        self.going[unit] = dest
        self.taken.add(dest)

    def attack(self, goal):
        at = self.at
        able = [unit for unit in self.free() if goal in at.moves[unit]]
        if goal in self.taken or not able or at.holder(goal) == self.me:
            return
        able.sort(key=lambda unit: self.guards(unit) + 0.5 * dice.random())
        mover, helpers = able[0], []
        for unit in (*self.staying, *able[1:]):
            if unit not in self.codes and (at.place[mover], goal) in at.supports[unit]:
                helpers.append(unit)
        resistance = self.resistance[goal]
        needed = max(resistance, 2) + self.margin if at.holder(goal) != NOBODY else max(resistance, 1)
        if 1 + len(helpers) < needed:
            return
        self.go(mover, goal)
        for unit in helpers[:resistance]:
            self.codes[unit] = at.supports[unit][at.place[mover], goal]
            self.taken.add(at.place[unit])

    def guards(self, unit):
        place = self.at.place[unit]
        return self.at.owner.get(place) == self.me and self.resistance[place] > 0

    def advance(self, unit, goals):
        """A step nearer to a goal, or else an attack on a neighbour."""
        at = self.at
        if not goals or self.guards(unit):
            return
        row = at.map.far[at.kind[unit]][:, goals].min(axis=1)
        steps = [
            (row[dest], self.resistance[dest] + 0.5 * dice.random(), dest)
            for dest in at.moves[unit]
            if dest not in self.taken and self.is_left(unit, dest)
        ]
        if steps and min(steps)[0] < row[at.place[unit]]:
            self.go(unit, min(steps)[2])
        elif self.harasses:
            enemies = [d for d in at.moves[unit] if at.holder(d) not in (self.me, NOBODY, *self.spared)]
            enemies = [dest for dest in enemies if dest not in self.taken]
            if enemies:
                self.go(unit, min(enemies, key=lambda dest: (dest not in at.owner, dice.random())))

    def is_left(self, unit, dest):
        there = self.at.unit_at.get(dest)
        return there is None or (there in self.going and self.going[there] != self.at.place[unit])

    def help(self, unit):
        at, found = self.at, []
        for other in at.of[self.me]:
            where = self.going.get(other, at.place[other])
            if self.resistance[where] and (at.place[other], where) in at.supports[unit]:
                found.append((other not in self.going, dice.random(), at.supports[unit][at.place[other], where]))
        self.codes[unit] = min(found)[2] if found else 0


class Drawn:
    """Units drawn by the worth of near centres, one after the other (after DumbBot): two that want one place help."""

    def __init__(self, position, me, spared, resistance):
        self.at = position
        self.me = me
        self.spared = spared
        self.resistance = resistance
        self.codes = {}
        self.behind = {}
        self.pull = {kind: self.pulled(kind) for kind in ("army", "fleet")}

    def pulled(self, kind):
        at = self.at
        worth = [self.worth(centre) for centre in at.map.centres]
        return at.map.decay[at.season][kind] @ worth

    def worth(self, centre):
        owner, holder = self.at.owner[centre], self.at.holder(centre)
        if holder in self.spared:
            return 0.0
        if owner == self.me:
            return min(self.resistance[centre], 2) * 0.5
        return 1.0 + 0.05 * self.at.size[owner] if owner != NOBODY else 1.1

    def orders(self):
        """Codes by unit."""
        at = self.at
        units = list(at.of[self.me])
        dice.shuffle(units)
        for unit in sorted(units, key=lambda unit: -max(self.pull[at.kind[unit]][[*at.moves[unit], at.place[unit]]])):
            self.settle(unit)
        return self.codes

    def settle(self, unit):
        at = self.at
        pull = self.pull[at.kind[unit]]
        wishes = [(pull[dest] * (1 + 0.3 * dice.random()) - self.danger(dest), dest) for dest in at.moves[unit]]
        wishes.append((pull[at.place[unit]] * (1 + 0.3 * dice.random()), at.place[unit]))
        for _, dest in sorted(wishes, reverse=True):
            if dest == at.place[unit]:
                break
            if dest in self.behind:
                code = self.support(unit, dest)
                if code is not None:
                    self.codes[unit] = code
                    self.behind.setdefault(at.place[unit], (unit, 1))
                    return
            elif at.holder(dest) not in (self.me, *self.spared) or self.leaves(dest):
                self.codes[unit] = at.moves[unit][dest]
                self.behind[dest] = (unit, 1)
                return
        self.codes[unit] = 0
        self.behind.setdefault(at.place[unit], (unit, 1))

    def danger(self, dest):
        return 0.15 * self.resistance[dest]

    def leaves(self, place):
        unit = self.at.unit_at[place]
        return self.codes.get(unit) in self.at.moves[unit].values()

    def support(self, unit, dest):
        """The code of a support of who is settled there already, if it needs one more."""
        other, strength = self.behind[dest]
        if strength > self.resistance[dest]:
            return None
        code = self.at.supports[unit].get((self.at.place[other], dest))
        if code is not None:
            self.behind[dest] = (other, strength + 1)
        return code


def chance(probability):
    return dice.random() < probability


class Policies:
    """Draws of how a power may play one position."""

    NAMES = ("taker", "drawn", "partisan", "again", "idle", "reply", "appetite")
    PRIOR = (0.25, 0.15, 0.15, 0.2, 0.05, 0.1, 0.1)
    GREEDY = ("taker", "drawn")
    SIMPLE = ("taker", "drawn", "partisan", "again", "idle")
    """Those that are drawn one by one; the others are climbed to, see `Season.wanted`."""

    def __init__(self, position, relations, history):
        self.at = position
        self.relations = relations
        self.before = self.orders_before(history)

    def orders_before(self, history):
        """The codes of the orders of last season by unit, where it still stands there and can do the same again."""
        before = {}
        for order in history[-1]["resolution"] if history else ():
            unit = self.at.unit_at.get(self.at.map.number[order["unit"]])
            if unit is not None and self.at.map.powers[self.at.power[unit]] == order["power"]:
                given = plain(order)
                if given in self.at.batch.orders[unit]:
                    before[unit] = self.at.batch.code(unit, given)
        return before

    def draw(self, name, me):
        """Codes by unit of one draw of one of the `SIMPLE`."""
        if name == "idle":
            return {unit: 0 if chance(0.5) else self.stray(unit) for unit in self.at.of[me]}
        spared = self.relations.spared(me)
        if name == "partisan":
            spared = spared | self.relations.strangers(self.at, me)
        kind = Drawn if name == "drawn" else Taker
        codes = kind(self.at, me, spared, self.at.resistance(me, spared)).orders()
        codes = {unit: self.stray(unit) if chance(STRAY) else code for unit, code in codes.items()}
        if name == "again":
            codes |= {unit: code for unit, code in self.before.items() if unit in codes and chance(REPEATED)}
        return self.relations.honoured(self.at, me, codes)

    def stray(self, unit):
        return int(dice.random() * len(self.at.batch.orders[unit]))


class Relations:
    """Who lets whom alone: deals with me as far as the public record makes them credible, and who has fought whom."""

    def __init__(self, geography, state, fought):
        self.me = geography.index[state["you"]]
        self.partners = {
            geography.index[promise["power"]]
            for promise in state["accepted"]
            if promise["partner"] == state["you"] and promise["type"] in ("peace", "alliance")
        }
        self.promised = [promise for promise in state["accepted"] if promise["partner"] == state["you"]]
        self.credit = [credit(state["trust"][power]) for power in geography.powers]
        self.fought = fought
        self.everybody = set(range(len(geography.powers)))

    def spared(self, power):
        """Whom a draw of this power leaves alone: me, as often as its word is good."""
        if power == self.me:
            return self.partners
        return {self.me} if power in self.partners and chance(self.credit[power] - DOUBT) else set()

    def honoured(self, position, power, codes):
        """A draw of this power with what it promised me beside peace, as often as its word is good."""
        number = position.map.number
        for promise in self.promised:
            if position.map.index[promise["power"]] != power or not chance(self.credit[power]):
                continue
            terms = promise["terms"]
            if promise["type"] == "dmz":
                closed = number[terms["province"]]
                entering = [unit for unit in codes if position.moves[unit].get(closed) == codes[unit]]
                codes.update(dict.fromkeys(entering, 0))
            elif promise["type"] == "support":
                able = position.supporters(power, number[terms["unit"]], terms["dest"])
                codes.update(able[:1])
        return codes

    def strangers(self, position, power):
        """Whom a power at war with few leaves alone: everybody it has not fought lately; at first all but one."""
        enemies = {other for other in self.everybody if self.fought.get((power, other), 0) > 0.2}
        if not enemies:
            mine = [position.place[unit] for unit in position.of[power]]
            others = [r for r in self.everybody if r != power and position.of[r] and r not in self.spared(power)]
            near = [(self.gap(position, mine, other) + dice.random(), other) for other in sorted(others)]
            enemies = {other for _, other in sorted(near)[:1]}
        return self.everybody - enemies - {power}

    def gap(self, position, places, other):
        far = position.map.far["army"]
        return min((far[here, position.place[unit]] for here in places for unit in position.of[other]), default=FAR)


def credit(record):
    """How far a word is good: the share of promises that a power kept, two thirds at first; broken ones count twice."""
    return (record["kept"] + 2) / (record["kept"] + 2 * record["broken"] + 3)


# Which policy plays whom


class Habits:
    """What orders have in common, by unit and code: features in which powers may differ from what was foreseen."""

    FEATURES = (
        *("hold", "support own move", "support own hold", "support foreign"),
        *("take empty", "take held", "attack", "go home", "leave guard", "leave prize", "contested", "nearer"),
        *("against me", "against leader", "again"),
    )

    def __init__(self, position, me, before):
        self.at = position
        self.me = me
        self.before = before
        self.leader = max(range(len(position.size)), key=lambda power: position.size[power])
        self.tables = [self.table(unit) for unit in range(len(position.place))]

    def of(self, power, codes):
        """(rows, features) of rows of codes, as far as they are this power's."""
        return sum(self.tables[unit][codes[:, unit]] for unit in self.at.of[power])

    def table(self, unit):
        """(codes, features) of one unit."""
        at, power, place = self.at, self.at.power[unit], self.at.place[unit]
        table = np.zeros((len(at.batch.orders[unit]), len(self.FEATURES)))
        goals = [centre for centre in at.map.centres if at.owner[centre] != power]
        far = at.map.far[at.kind[unit]][:, goals].min(axis=1, initial=FAR)
        resistance = at.resistance(power)
        leaving = {"leave guard": at.owner.get(place) == power and resistance[place] > 0}
        leaving["leave prize"] = at.owner.get(place, power) != power
        for dest, code in at.moves[unit].items():
            row = {**leaving, self.errand(power, dest): 1, **self.target(power, dest)}
            row |= {"contested": min(resistance[dest], 2), "nearer": far[dest] < far[place]}
            for feature, value in row.items():
                if feature is not None:
                    table[code, self.FEATURES.index(feature)] = value
        for (target, dest), code in at.supports[unit].items():
            own = "support own hold" if dest == target else "support own move"
            feature = own if at.holder(target) == power else "support foreign"
            table[code, self.FEATURES.index(feature)] = 1
        table[0, self.FEATURES.index("hold")] = 1
        if unit in self.before:
            table[self.before[unit], self.FEATURES.index("again")] = 1
        return table

    def errand(self, power, dest):
        """What a move there is for; None for a mere step."""
        foreign = self.at.holder(dest) not in (NOBODY, power)
        if self.at.owner.get(dest, power) != power:
            return "take held" if foreign else "take empty"
        if foreign:
            return "attack"
        return "go home" if dest in self.at.owner else None

    def target(self, power, dest):
        holder = self.at.holder(dest)
        whose = self.at.owner.get(dest, NOBODY) if holder == NOBODY else holder
        return {"against me": whose == self.me, "against leader": whose == self.leader != power}


class Beliefs:
    """How well each policy foresaw each power, and which habits they have, kept from season to season."""

    def __init__(self, powers):
        self.evidence = np.zeros((len(powers), len(Policies.NAMES)))
        self.habits = np.zeros((len(powers), len(Habits.FEATURES)))
        self.common = np.zeros(len(Habits.FEATURES))
        self.waiting = None
        self.fought = {}

    def weights(self, power):
        """The weight of each policy for this power."""
        kin = self.evidence.sum(axis=0) - self.evidence[power]
        prior = np.array(Policies.PRIOR)
        logs = np.log(prior) + self.evidence[power] + KINSHIP * kin
        weights = np.exp(logs - logs.max())
        return (1 - RESERVE) * weights / weights.sum() + RESERVE * prior / prior.sum()

    def pool(self, power, by_policy, habits):
        """All draws of a power, (draws, units) codes, and the weight of each."""
        drawn = [by_policy[name] for name in Policies.NAMES]
        each = [
            np.full(len(codes), share / len(codes)) for codes, share in zip(drawn, self.weights(power), strict=True)
        ]
        codes = np.concatenate(drawn)
        logs = np.log(np.concatenate(each)) + habits.of(power, codes) @ (self.habits[power] + self.common)
        weights = np.exp(logs - logs.max())
        return codes, weights / weights.sum()

    def expect(self, when, position, draws, habits):
        """Keep what was foreseen, `draws[power][policy]`, until the orders are public."""
        self.waiting = (when, position, draws, habits)

    def learn(self, history):
        """Compare what was foreseen with what the season brought."""
        if self.waiting is None or not history:
            return
        (year, season), position, draws, habits = self.waiting
        past = history[-1]
        if (past["year"], past["season"]) != (year, season):
            return
        self.waiting = None
        given = np.zeros(len(position.place), dtype=int)
        for order in past["resolution"]:
            unit = position.unit_at[position.map.number[order["unit"]]]
            given[unit] = position.batch.code(unit, plain(order))
        self.fought = {pair: 0.7 * heat for pair, heat in self.fought.items()}
        self.learn_habits(position, draws, habits, given)
        self.evidence *= FORGET
        for power, by_policy in draws.items():
            self.note_fights(position, power, given)
            self.evidence[power] += [
                self.likelihood(position, power, by_policy[name], given) for name in Policies.NAMES
            ]
            self.evidence[power] -= self.evidence[power].max()

    def learn_habits(self, position, draws, habits, given):
        """A step up the likelihood of the orders given: towards what they have more of than was foreseen."""
        gaps = {}
        for power, by_policy in draws.items():
            codes, weights = self.pool(power, by_policy, habits)
            gap = habits.of(power, given[None, :])[0] - weights @ habits.of(power, codes)
            gaps[power] = gap / math.sqrt(len(position.of[power]))
        self.habits *= KEPT_HABIT
        self.common *= KEPT_HABIT
        for power, gap in gaps.items():
            self.habits[power] += LEARNING * gap
            self.common += LEARNING * gap / math.sqrt(len(gaps))

    def likelihood(self, position, power, drawn, given):
        """The log likelihood of the orders given, each unit's from how many draws agree: exactly, or in going there."""
        mine = position.of[power]
        exact = (drawn[:, mine] == given[mine]).mean(axis=0)
        going, went = [], []
        for unit in mine:
            moves = list(position.moves[unit].values())
            going.append(np.where(np.isin(drawn[:, unit], moves), drawn[:, unit], 0))
            went.append(given[unit] if given[unit] in moves else 0)
        alike = (np.array(going) == np.array(went)[:, None]).mean(axis=1)
        return float(SHARPNESS * np.log(0.5 * exact + 0.4 * alike + 0.06).sum() / math.sqrt(len(mine)))

    def note_fights(self, position, power, given):
        for unit in position.of[power]:
            for dest, code in position.moves[unit].items():
                if code == given[unit]:
                    against = position.holder(dest)
                    if against == NOBODY:
                        against = position.owner.get(dest, NOBODY)
                    if against not in (NOBODY, power):
                        self.fought[power, against] = self.fought.get((power, against), 0) + 1


def plain(order):
    """An order of the history as an order that can be given; what was refused held."""
    if not order["valid"] or order["type"] == "hold":
        return {"unit": order["unit"], "type": "hold"}
    keys = ("unit", "type", "dest") if order["type"] == "move" else ("unit", "type", "target", "targetDest")
    return {key: order[key] for key in keys}


# What a position is worth


A_YEAR_ON = {"force": 1.1, "inside": 0.0, "owned": 2.4, "odds": -1.0}
AFTER_AUTUMN = {"force": 1.0, "inside": 2.0, "owned": 3.2, "odds": -1.2}
"""What speaks for owning a centre in the end, seen from Autumn and from Spring: units that can be there more than any
rival's, a unit that is there, owning it; see `Valuation.chance`.
"""


class Valuation:
    """What a power has of the outcomes: from counts of who stands where, over equal samples."""

    FUTURE = 0.9
    """A centre owned a year after this Autumn, beside one owned at once."""
    AFTER = 1.4
    """In Spring, a centre owned after the coming Autumn."""
    RIVAL = 0.125
    UNSETTLED = 0.7
    """What rivals own, by the squares of their sizes: the largest is the one to stop. In Spring it is not settled."""
    NEAR = 0.04
    UNIT = 0.25
    """The pull of near centres, and a unit as such."""
    SHARE = 20
    MARGIN = 0.5
    """At the end of the game: a victory's whole share, and a centre more than the best rival."""
    MAJORITY = 12
    """A majority that ends the game early, mine or another's."""

    def __init__(self, position, me, years_left):
        self.at = position
        self.me = me
        self.others = [power for power in range(len(position.of)) if power != me]
        self.years_left = years_left
        self.autumn = position.season == "Autumn"
        geography = position.map
        owner = np.array([position.owner[centre] for centre in geography.centres])
        self.owned = np.array([owner == power for power in range(len(geography.powers))], dtype=float)
        sizes = np.array(position.size)
        self.weight = self.RIVAL * (0.5 + (len(sizes) * sizes / max(1, sizes.sum())) ** 2)
        wanted = 1 - self.owned[me]
        self.pull = {kind: decay @ wanted for kind, decay in geography.decay["Spring"].items()}

    def of_tally(self, tally):
        """(candidates,): higher is better."""
        held = np.array([tally.held(power) for power in self.at.map.powers]) / tally.samples
        return self.of_held(held)

    def may_end(self):
        """Whether the game may be over with this season."""
        return self.autumn and (self.years_left == 0 or max(self.at.size) >= self.at.map.to_win - 4)

    def of_held(self, held):
        """The value of chances (powers, candidates, places) to stand somewhere after this season's moves."""
        inside = held[:, :, self.at.map.centres]
        owned = inside + (1 - inside.sum(axis=0)) * self.owned[:, None, :]
        mine, theirs = owned[self.me], owned[self.others].sum(axis=2)
        rivals = (self.weight[self.others, None] * theirs).sum(axis=0)
        if self.autumn:
            lasting = self.chance(A_YEAR_ON, held, mine)
            worth = mine.sum(axis=1) + self.FUTURE * lasting.sum(axis=1) - rivals
        else:
            worth = self.AFTER * self.chance(AFTER_AUTUMN, held, mine).sum(axis=1) - self.UNSETTLED * rivals
        if not (self.autumn and self.years_left == 0):
            worth += self.NEAR * held[self.me] @ np.maximum(self.pull["army"], self.pull["fleet"])
        return worth + self.UNIT * held[self.me].sum(axis=1)

    def chance(self, weights, held, mine):
        """(candidates, centres): the chance to own each centre in the end, peace or no peace."""
        coming = held @ self.at.map.comes
        against = coming[self.others].max(axis=0)
        inside = held[:, :, self.at.map.centres]
        advantage = (
            weights["force"] * (coming[self.me] - against)
            + weights["inside"] * (inside[self.me] - inside[self.others].sum(axis=0))
            + weights["owned"] * (mine if self.autumn else self.owned[self.me])
            + weights["odds"]
        )
        within_reach = np.minimum(1, mine + 0.7 * coming[self.me])
        return within_reach / (1 + np.exp(-advantage))

    def of_end(self, holder):
        """The share of the victory where the game ends here, or a majority ends it."""
        at = self.at
        inside = np.array([*at.power, NOBODY])[holder[:, :, at.map.centres]]
        before = np.array([at.owner[centre] for centre in at.map.centres])
        owner = np.where(inside == NOBODY, before, inside)
        sizes = np.stack([(owner == power).sum(axis=2) for power in range(len(at.map.powers))])
        most = sizes.max(axis=0)
        leads = sizes == most
        share = leads[self.me] / leads.sum(axis=0)
        if self.years_left == 0:
            margin = sizes[self.me] - sizes[self.others].max(axis=0)
            return (self.SHARE * share + self.MARGIN * margin).mean(axis=1)
        return np.where(most >= at.map.to_win, self.MAJORITY * (2 * share - 1), 0).mean(axis=1)


class Appetite:
    """What a bot may want that is simpler than `Valuation`, another one with each draw.

    Centres entered and lost at once, nearness to more of them, units that stand; partners are left alone.
    """

    def __init__(self, position, me, spared):
        self.at = position
        self.me = me
        self.others = [power for power in range(len(position.of)) if power != me]
        geography = position.map
        self.mine = np.array([position.owner[centre] == me for centre in geography.centres], dtype=float)
        self.lost = dice.choice((0.6, 1.0, 1.4))
        self.near = dice.choice((0.03, 0.1, 0.2))
        self.unit = dice.choice((0.1, 0.4, 0.8))
        self.foreign = dice.choice((0.0, 0.15, 0.3))
        self.now = 1.0 if position.season == "Autumn" else dice.choice((0.5, 0.8, 1.0))
        self.pull = self.pulled(dice.choice((0.3, 0.55)), spared)
        self.partners = np.array(
            [position.holder(at) in spared or position.owner.get(at) in spared for at in range(len(geography.ids))],
            dtype=float,
        )

    def pulled(self, fade, spared):
        """(places,): how much a unit there feels of centres, those that are guarded less; its own if they are not."""
        geography = self.at.map
        resistance = self.at.resistance(self.me)
        daring = chance(0.5)
        wanted = []
        for centre in geography.centres:
            owner = self.at.owner[centre]
            if owner in spared:
                wanted.append(0.0)
            elif owner == self.me:
                wanted.append(0.3 * min(resistance[centre], 2))
            else:
                wanted.append(1.0 if daring else 1 / (1 + 0.45 * resistance[centre]))
        by_kind = {kind: fade ** far[:, geography.centres] @ wanted for kind, far in geography.far.items()}
        return np.where(geography.land, by_kind["army"], by_kind["fleet"])

    def of_held(self, held):
        """As `Valuation.of_held`."""
        inside = held[:, :, self.at.map.centres]
        taken = inside[self.me] @ (1 - self.mine)
        lost = inside[self.others].sum(axis=0) @ self.mine
        worth = self.now * (taken - self.lost * lost) + self.unit * held[self.me].sum(axis=1)
        worth += held[self.me] @ (self.near * self.pull - 0.8 * self.partners)
        return worth - self.foreign * held[self.others].sum(axis=(0, 2))


# The search


class Moves:
    """The joint orders of one power that are a step away from others."""

    def __init__(self, position, me):
        self.at = position
        self.units = position.of[me]
        self.column = {unit: index for index, unit in enumerate(self.units)}

    def changed(self, row):
        """Every row one step away: an order changed, with supports for it or a unit that follows."""
        at = self.at
        for unit in self.units:
            yield self.with_orders(row, {unit: 0})
            for code in self.matching(row, unit):
                yield self.with_orders(row, {unit: code})
            for dest, code in at.moves[unit].items():
                move = {unit: code}
                yield self.with_orders(row, move)
                able = [other for other in self.units if (at.place[unit], dest) in at.supports[other]]
                helps = [(other, at.supports[other][at.place[unit], dest]) for other in able]
                for index, (one, support) in enumerate(helps):
                    yield self.with_orders(row, {**move, one: support})
                    for other, second in helps[index + 1 :]:
                        yield self.with_orders(row, {**move, one: support, other: second})
                for other in self.units:
                    follow = at.moves[other].get(at.place[unit])
                    if follow is not None and at.place[other] != dest:
                        yield self.with_orders(row, {**move, other: follow})

    def matching(self, row, unit):
        """The unit's supports of what the others of the row do."""
        at = self.at
        for other in self.units:
            if other == unit:
                continue
            code = row[self.column[other]]
            order = at.batch.orders[other][code]
            dest = at.map.number[order["dest"]] if order["type"] == "move" else at.place[other]
            support = at.supports[unit].get((at.place[other], dest))
            if support is not None:
                yield support

    def with_orders(self, row, changes):
        changed = list(row)
        for unit, code in changes.items():
            changed[self.column[unit]] = code
        return tuple(changed)


class Wishes(Moves):
    """What several judges would have one power do against the same samples of the others, searched in one go."""

    def __init__(self, position, me, samples, judges):
        super().__init__(position, me)
        self.trials = position.batch.trials(self.units, samples)
        self.judges = judges

    def granted(self, starts):
        """For each judge the row that it likes best, climbed to from the starts."""
        likes = self.liked([starts] * len(self.judges))
        for _ in range(REPLY["rounds"]):
            near = {row: [row, *itertools.islice(self.changed(row), REPLY["neighbours"])] for row in likes}
            better = self.liked([near[row] for row in likes])
            if better == likes:
                break
            likes = better
        return likes

    def liked(self, choices):
        """Each judge's best of its choices; the first of equals."""
        rows = list(dict.fromkeys(row for offered in choices for row in offered))
        index = {row: number for number, row in enumerate(rows)}
        tally = self.trials.run(np.array(rows))
        held = np.array([tally.held(power) for power in self.at.map.powers]) / tally.samples
        found = []
        for judge, offered in zip(self.judges, choices, strict=True):
            numbers = [index[row] for row in offered]
            # Rounded, so that no machine's last digit decides between equals.
            found.append(offered[int(np.argmax(np.round(judge.of_held(held)[numbers], 6)))])
        return found


class Climb(Moves):
    """Improves joint orders of one power against fixed samples of the others."""

    def __init__(self, position, me, samples, valuation, charges):
        super().__init__(position, me)
        self.trials = position.batch.trials(self.units, samples)
        self.valuation = valuation
        self.charges = charges
        self.known = {}

    def values(self, rows):
        """The values of joint orders, each a tuple of codes; what was judged before is not judged again."""
        new = [row for row in dict.fromkeys(rows) if row not in self.known]
        if new:
            codes = np.array(new)
            worth = self.valuation.of_tally(self.trials.run(codes))
            if self.valuation.may_end():
                worth += self.ends(codes, worth)
            worth = worth - self.charges.of(codes)
            # Rounded, so that no machine's last digit decides between equals.
            self.known.update(zip(new, np.round(worth, 6).tolist(), strict=True))
        return [self.known[row] for row in rows]

    def ends(self, codes, worth):
        """What the end of the game adds: looked at sample by sample, and only for those that are good without it."""
        promising = np.argsort(-worth, kind="stable")[:PROMISING]
        ends = self.valuation.of_end(self.trials.run(codes[promising]).holder)
        added = np.full(len(codes), ends.min())
        added[promising] = ends
        return added

    def best(self, starts, rounds, width):
        """The best `width` rows found, the best first."""
        beam = self.ranked(starts)[:width]
        for _ in range(rounds):
            found = [row for start in beam for row in self.changed(start)]
            better = self.ranked([*beam, *found[:NEIGHBOURS]])[:width]
            if better == beam:
                break
            beam = better
        return beam

    def ranked(self, rows):
        rows = list(dict.fromkeys(rows))
        values = self.values(rows)
        return [row for _, row in sorted(zip((-value for value in values), rows, strict=True))]


class Charges:
    """What joint orders cost in promises broken: a partner attacked, a closed province entered, a support not given.

    A partner is worth sparing as far as its own word is good and it is not about to win.
    """

    PARTNER = 0.8
    PROMISE = 0.5

    def __init__(self, position, me, state, scale):
        self.at = position
        self.units = position.of[me]
        mine = [promise for promise in state["accepted"] if promise["power"] == state["you"]]
        self.breaking, self.keeping = [], []
        for partner in sorted({p["partner"] for p in mine if p["type"] in ("peace", "alliance")}):
            index = position.map.index[partner]
            places = {position.place[unit] for unit in position.of[index]}
            lead = min(1, position.size[index] / position.map.to_win)
            worth = self.PARTNER * credit(state["trust"][partner]) * (1 - lead**2)
            self.breaking.append((worth * scale, self.going_into(places, helping=True)))
        for promise in mine:
            terms = promise["terms"]
            if promise["type"] == "dmz":
                places = {position.map.number[terms["province"]]}
                self.breaking.append((self.PROMISE * scale, self.going_into(places, helping=False)))
            elif promise["type"] == "support":
                kept = dict(position.supporters(me, position.map.number[terms["unit"]], terms["dest"]))
                self.keeping.append((self.PROMISE * scale, np.array([kept.get(unit, -1) for unit in self.units])))

    def going_into(self, places, helping):
        """By unit: the codes that move into one of these places, or (if `helping`) support a move into one."""
        tables = []
        for unit in self.units:
            codes = [code for dest, code in self.at.moves[unit].items() if dest in places]
            if helping:
                supports = self.at.supports[unit].items()
                codes += [code for (target, dest), code in supports if dest in places and target != dest]
            tables.append(np.array(sorted(codes), dtype=int))
        return tables

    def of(self, codes):
        """(candidates,): the charge of each row of codes."""
        total = np.zeros(len(codes))
        for charge, tables in self.breaking:
            broken = np.zeros(len(codes), dtype=bool)
            for column, table in enumerate(tables):
                broken |= np.isin(codes[:, column], table)
            total += charge * broken
        for charge, kept in self.keeping:
            total += charge * ~(codes == kept).any(axis=1)
        return total


class Season:
    """One look at a position: what the others may do, and what is best against it."""

    def __init__(self, geography, beliefs, state):
        self.map = geography
        self.beliefs = beliefs
        self.me = geography.index[state["you"]]
        self.at = Position(geography, state["units"], state["owners"], state["season"])
        self.relations = Relations(geography, state, beliefs.fought)
        self.policies = Policies(self.at, self.relations, state["history"])
        self.habits = Habits(self.at, self.me, self.policies.before)
        self.years_left = state["limits"]["maxYears"] - state["year"]
        last = self.years_left == 0 and state["season"] == "Autumn"
        self.charges = Charges(self.at, self.me, state, 0.1 if last else 1.0)
        self.others = [power for power in range(len(geography.powers)) if power != self.me and self.at.of[power]]
        self.mine = {name: self.drawn(name, self.me, CANDIDATES) for name in Policies.GREEDY}
        self.draws = self.foresee()

    def foresee(self):
        """``draws[power][policy]``: (draws, units) codes, of which the columns of that power count."""
        draws = {power: {name: self.drawn(name, power, DRAWS) for name in Policies.SIMPLE} for power in self.others}
        wanted = {power: self.wanted(power, draws) for power in self.others}
        return {power: {**draws[power], **wanted[power]} for power in self.others}

    def drawn(self, name, power, count):
        return self.codes([self.policies.draw(name, power) for _ in range(count)])

    def codes(self, drawn):
        """(draws, units) codes of draws that say what each unit of one power does."""
        codes = np.zeros((len(drawn), len(self.at.place)), dtype=np.int64)
        for row, orders in enumerate(drawn):
            for unit, code in orders.items():
                codes[row, unit] = code
        return codes

    def wanted(self, power, draws):
        """Draws of `reply` and `appetite`: replies to samples of what the greedy policies of everybody else foresee."""
        mine = self.at.of[power]
        half = REPLY["starts"] // 2
        starts = np.concatenate([draws[power][name][:half, mine] for name in Policies.GREEDY])
        rows = list(dict.fromkeys([(0,) * len(mine), *map(tuple, starts.tolist())]))
        spared = self.relations.spared(power)
        found = []
        for standing in STANDING:
            samples = self.greedy_samples(power, draws)
            samples[np.array([[chance(standing) for _ in row] for row in samples])] = 0
            judges = [Valuation(self.at, power, self.years_left)]
            judges += [Appetite(self.at, power, spared) for _ in range(APPETITES)]
            found.append(
                [dict(zip(mine, row, strict=True)) for row in Wishes(self.at, power, samples, judges).granted(rows)]
            )
        return {
            "reply": self.codes([best for best, *_ in found]),
            "appetite": self.codes([codes for _, *rest in found for codes in rest]),
        }

    def greedy_samples(self, power, draws):
        """(samples, units): joint orders of everybody but this power, me included."""
        samples = np.zeros((REPLY["samples"], len(self.at.place)), dtype=np.int64)
        for other, by_policy in {**draws, self.me: self.mine}.items():
            if other != power:
                names = [Policies.GREEDY[chance(0.35)] for _ in range(len(samples))]
                mine = self.at.of[other]
                for row, pool in enumerate(by_policy[name] for name in names):
                    samples[row, mine] = pool[int(dice.random() * len(pool)), mine]
        return samples

    def samples(self):
        """(SAMPLES, units): joint orders of the others, each power's draws as often as they are believed."""
        samples = np.zeros((SAMPLES, len(self.at.place)), dtype=np.int64)
        for power in self.others:
            codes, weights = self.beliefs.pool(power, self.draws[power], self.habits)
            spread = [(row + dice.random()) / SAMPLES for row in range(SAMPLES)]
            picks = np.minimum(np.searchsorted(np.cumsum(weights), spread), len(weights) - 1).tolist()
            dice.shuffle(picks)
            mine = self.at.of[power]
            samples[:, mine] = codes[picks][:, mine]
        return samples

    def search(self):
        """The best joint order found, codes by unit."""
        mine = self.at.of[self.me]
        valuation = Valuation(self.at, self.me, self.years_left)
        climb = Climb(self.at, self.me, self.samples(), valuation, self.charges)
        starts = [(0,) * len(mine)]
        for drawn in self.mine.values():
            starts += map(tuple, drawn[:, mine].tolist())
        return dict(zip(mine, climb.best(starts, ROUNDS, BEST)[0], strict=True))

    def order(self, unit, code):
        return self.at.batch.orders[unit][code]


# The bot


class Deals:
    """Which deals beside peace are worth something, by rules that need no search."""

    def __init__(self, position, state):
        self.at = position
        self.state = state
        self.me = position.map.index[state["you"]]
        self.resistance = position.resistance(self.me)

    def wanted(self):
        """Help where an attack is one short of what stands there, and empty centres of mine left alone.

        Peace does not cover an empty centre: a demilitarised one is safe from who keeps its word.
        """
        ids, names = self.at.map.ids, self.at.map.powers
        for unit in self.at.of[self.me]:
            for dest in self.at.moves[unit]:
                against = self.at.holder(dest)
                if dest in self.at.owner and against not in (self.me, NOBODY) and self.is_one_short(dest):
                    for power in self.friends(against):
                        if self.at.supporters(power, self.at.place[unit], ids[dest]):
                            terms = {"unit": ids[self.at.place[unit]], "dest": ids[dest]}
                            yield {"to": names[power], "type": "request-support", "terms": terms}
        for centre, owner in self.at.owner.items():
            if owner == self.me and self.at.holder(centre) == NOBODY:
                for power in self.friends(NOBODY):
                    if self.at.force[power][centre]:
                        yield {"to": names[power], "type": "dmz", "terms": {"province": ids[centre]}}

    def is_one_short(self, dest):
        return self.at.force[self.me][dest] == max(self.resistance[dest], 1)

    def friends(self, against):
        """Who mostly keeps its word, in order of powers, whom this is not against."""
        trust = self.state["trust"]
        credits = [credit(trust[name]) if lives(self.state, name) else 0 for name in self.at.map.powers]
        return [power for power, good in enumerate(credits) if power not in (self.me, against) and good > 0.6]

    def welcome(self, proposal):
        """Whether to accept: peace and help always, what binds me only if it costs next to nothing."""
        me, terms, number = self.me, proposal["terms"], self.at.map.number
        if proposal["type"] == "dmz":
            return not self.at.force[me][number[terms["province"]]]
        if proposal["type"] == "request-support":
            target = number[terms["unit"]]
            into = target if terms["dest"] == "hold" else number[terms["dest"]]
            if me in (self.at.owner.get(into), self.at.holder(into)):
                return False
            asker = self.at.map.index[proposal["from"]]
            able = self.at.supporters(me, target, terms["dest"])
            return any(self.is_idle(unit, asker, (target, into)) for unit, _ in able)
        return True

    def is_idle(self, unit, asker, leave_out):
        """Whether it has nothing to take and nobody to fear, beside where the asker stands and goes."""
        resistance = self.at.resistance(self.me, frozenset([asker]))
        places = {self.at.place[unit], *self.at.moves[unit]} - set(leave_out)
        return all(self.at.owner.get(place, self.me) == self.me and not resistance[place] for place in places)


class Bot:
    """The five methods, and what is remembered between them."""

    def __init__(self):
        self.name = name
        self.map = None
        self.beliefs = None

    def begin(self, state):
        """What the first call makes: the map in numbers, and beliefs without evidence."""
        if self.map is None:
            self.map = Geography(state)
            self.beliefs = Beliefs(self.map.powers)

    def look(self, state):
        """The season as it stands; learns from the last one first."""
        self.begin(state)
        self.beliefs.learn(state["history"])
        return Season(self.map, self.beliefs, state)

    def propose(self, state):
        """Peace to everybody alive; then what else is worth something, see `Deals`."""
        others = [power for power in sorted(state["trust"]) if power != state["you"] and lives(state, power)]
        peace = [{"to": power, "type": "peace", "terms": {}} for power in others]
        return [*peace, *Deals(self.position(state), state).wanted()][: state["limits"]["maxProposals"]]

    def answer(self, state):
        deals = Deals(self.position(state), state)
        return {proposal["id"]: "accept" if deals.welcome(proposal) else "reject" for proposal in state["inbox"]}

    def position(self, state):
        self.begin(state)
        return Position(self.map, state["units"], state["owners"], state["season"])

    def orders(self, state):
        if not any(unit["power"] == state["you"] for unit in state["units"]):
            return []
        dice.seed(int(random.random() * 2**32))
        season = self.look(state)
        best = season.search()
        self.beliefs.expect((state["year"], state["season"]), season.at, season.draws, season.habits)
        return [season.order(unit, code) for unit, code in best.items()]

    def retreats(self, state):
        """The choices after which the position is worth most, as if nobody else retreated."""
        asked = [(unit, [*unit["options"], None]) for unit in state["retreats"]]
        choices = [[]]
        for _, options in asked:
            choices = [[*taken, at] for taken in choices for at in options if at is None or at not in taken]
            choices = choices[:MOST_CHOICES]
        standing = list(state["units"])
        worth = self.worth_of(
            state,
            [
                standing + [{**unit, "at": place} for (unit, _), place in zip(asked, chosen, strict=True) if place]
                for chosen in choices
            ],
            state["season"],
        )
        best = choices[int(np.argmax(worth))]
        return {unit["at"]: place for (unit, _), place in zip(asked, best, strict=True)}

    def builds(self, state):
        """One after the other, what the next Spring's position is worth most with, or least poorer without."""
        due = state["centresByPower"][state["you"]] - sum(unit["power"] == state["you"] for unit in state["units"])
        units, entries = list(state["units"]), []
        for _ in range(abs(due)):
            if due > 0:
                options = list(self.buildable(state, units))
                after = [[*units, unit] for unit in options]
            else:
                options = [unit for unit in units if unit["power"] == state["you"]]
                after = [[other for other in units if other is not unit] for unit in options]
            if not options:
                break
            best = int(np.argmax(self.worth_of(state, after, "Spring")))
            units = after[best]
            unit = options[best]
            entries.append({"type": unit["type"], "at": unit["at"]} if due > 0 else {"disband": unit["at"]})
        return entries

    def buildable(self, state, units):
        taken = {unit["at"] for unit in units}
        for province in state["map"]["provinces"]:
            place = province["id"]
            if province["home"] == state["you"] and state["owners"].get(place) == state["you"] and place not in taken:
                for kind in ("army", "fleet") if province["coastal"] else ("army",):
                    yield {"power": state["you"], "type": kind, "at": place}

    def worth_of(self, state, positions, season):
        """What each of these lists of units is worth to me, standing as it is after the moves of this season."""
        self.begin(state)
        geography = self.map
        me = geography.index[state["you"]]
        base = Position(geography, state["units"], state["owners"], season)
        valuation = Valuation(base, me, state["limits"]["maxYears"] - state["year"])
        held = np.zeros((len(geography.powers), len(positions), len(geography.ids)))
        reach = np.zeros(len(positions))
        for index, units in enumerate(positions):
            for unit in units:
                place, power = geography.number[unit["at"]], geography.index[unit["power"]]
                held[power, index, place] = 1
                if power == me:
                    reach[index] += valuation.pull[unit["type"]][place]
        return valuation.of_held(held) + 0.3 * reach


def lives(state, power):
    return state["centresByPower"][power] > 0 or any(unit["power"] == power for unit in state["units"])
