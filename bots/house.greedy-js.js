/*
 * House sample: greedy, in JavaScript. It takes the supply centre that costs least, then the next, and makes no deals.
 *
 * The twin of house.greedy: the same plan in another language, equal to it move for move, for whoever wants to see how
 * one is written in the other. What the plan is and why is told there.
 *
 * Nothing is drawn by lot, and everything is compared by whole numbers and then by the ids of provinces in code-unit
 * order, which is what `<` does with strings: the same position gives the same orders.
 */
'use strict';

const FAR = 99;

/** Compare two lists item by item; false comes before true. */
function compare(one, other) {
  for (let i = 0; i < one.length; i += 1) {
    if (one[i] !== other[i]) return one[i] < other[i] ? -1 : 1;
  }
  return 0;
}

function sortedBy(items, key) {
  return items
    .map((item) => ({ item, key: key(item) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ item }) => item);
}

const inOrder = (ids) => sortedBy(ids, (id) => [id]);

/** The state, arranged for the questions that the plan asks. */
class View {
  constructor(state) {
    this.state = state;
    this.me = state.you;
    this.provinces = new Map(state.map.provinces.map((province) => [province.id, province]));
    this.adjacency = state.map.adjacency;
    this.owners = new Map(Object.entries(state.owners));
    this.units = new Map(state.units.map((unit) => [unit.at, unit]));
    this.mine = inOrder([...this.units.keys()].filter((place) => this.holder(place) === this.me));
    this.goals = inOrder([...this.owners.keys()].filter((place) => this.isGoal(place)));
    this.ways = { army: this.distances('army'), fleet: this.distances('fleet') };
  }

  /** A centre that is not mine, one of mine with a foreigner in it, or one that a foreigner could walk into. */
  isGoal(place) {
    if (!this.owners.has(place)) return false;
    if (this.owners.get(place) !== this.me) return true;
    return this.holder(place) !== this.me && this.resistance(place) > 0;
  }

  holder(place) {
    return this.units.get(place)?.power ?? null;
  }

  isForeign(place) {
    return this.units.has(place) && this.holder(place) !== this.me;
  }

  /** The movement rules of the map: armies on land; fleets on seas and along coasts that share a sea. */
  canStep(kind, here, there) {
    const ends = [this.provinces.get(here), this.provinces.get(there)];
    const onLand = ends.every((province) => province.type === 'land');
    if (kind === 'army') return onLand;
    if (!ends.every((province) => province.type === 'sea' || province.coastal)) return false;
    return !onLand || this.seas(here).some((sea) => this.adjacency[there].includes(sea));
  }

  seas(place) {
    return this.adjacency[place].filter((near) => this.provinces.get(near).type === 'sea');
  }

  /** Steps to the nearest goal, from everywhere that a unit of this kind can come from. */
  distances(kind) {
    const steps = new Map(this.goals.map((goal) => [goal, 0]));
    let edge = this.goals;
    while (edge.length > 0) {
      const reached = [];
      for (const place of edge) {
        for (const near of this.adjacency[place]) {
          if (!steps.has(near) && this.canStep(kind, near, place)) {
            steps.set(near, steps.get(place) + 1);
            reached.push(near);
          }
        }
      }
      edge = reached;
    }
    return steps;
  }

  distance(kind, place) {
    return this.ways[kind].get(place) ?? FAR;
  }

  /** The most units that one foreign power can bring to bear on a province, whoever stands there included. */
  resistance(place) {
    const counts = new Map();
    for (const near of [place, ...this.adjacency[place]]) {
      const unit = this.units.get(near);
      if (unit && unit.power !== this.me && (near === place || this.canStep(unit.type, near, place))) {
        counts.set(unit.power, (counts.get(unit.power) ?? 0) + 1);
      }
    }
    return Math.max(0, ...counts.values());
  }

  freeHomes() {
    return [...this.provinces.values()]
      .filter(({ id, home }) => home === this.me && this.owners.get(id) === this.me && !this.units.has(id))
      .map(({ id }) => id);
  }
}

/**
 * Orders in the making: one a unit, nobody sent where another of mine goes or stays.
 *
 * `chosen` are the orders so far by unit, `staying` the units that won't move but may yet support, `taken` the places
 * where a unit of mine will be, and `force` how many are behind the one that goes or stays there.
 */
class Plan {
  constructor(state) {
    this.view = new View(state);
    this.legal = state.legalOrders;
    this.chosen = new Map();
    this.staying = [];
    this.taken = new Set();
    this.force = new Map();
  }

  orders() {
    this.keepWhatIsWon();
    for (const goal of sortedBy(this.view.goals, (place) => this.cost(place))) this.attack(goal);
    for (const place of sortedBy(this.free(), (at) => [this.way(at), at])) this.advance(place);
    for (const place of this.free()) this.harass(place);
    for (const place of this.view.mine) {
      if (!this.chosen.has(place)) this.help(place);
    }
    return this.view.mine.map((place) => this.chosen.get(place));
  }

  free() {
    return this.view.mine.filter((place) => !this.chosen.has(place) && !this.staying.includes(place));
  }

  move(place, dest) {
    this.chosen.set(place, { unit: place, type: 'move', dest });
    this.taken.add(dest);
  }

  /** `dest` is a province or `hold`. */
  support(place, target, dest) {
    this.chosen.set(place, { unit: place, type: 'support', target, targetDest: dest });
    this.taken.add(place);
    const where = dest === 'hold' ? target : dest;
    this.force.set(where, this.behind(where) + 1);
  }

  behind(where) {
    return this.force.get(where) ?? 1;
  }

  /** A centre falls to whoever stands in it when Autumn ends: whoever came there in Spring stays. */
  keepWhatIsWon() {
    const { mine, owners, me } = this.view;
    this.staying = mine.filter((place) => owners.has(place) && owners.get(place) !== me);
    for (const place of this.staying) this.taken.add(place);
  }

  /** What is least defended first; then what is not mine, then what is empty, then what the largest power owns. */
  cost(goal) {
    const owner = this.view.owners.get(goal);
    const size = this.view.state.centresByPower[owner] ?? 0;
    return [this.view.resistance(goal), owner === this.view.me, this.view.isForeign(goal), -size, goal];
  }

  /** One moves and as many support it as it takes, if there are enough of them. */
  attack(goal) {
    const able = this.free().filter((place) => this.canMove(place, goal));
    if (this.taken.has(goal) || this.view.holder(goal) === this.view.me || able.length === 0) return;
    const [mover, ...others] = sortedBy(able, (place) => this.reluctance(place));
    const helpers = [...this.staying, ...others].filter(
      (place) => !this.chosen.has(place) && this.canSupport(place, mover, goal),
    );
    const resistance = this.view.resistance(goal);
    if (1 + helpers.length < Math.max(resistance, this.view.isForeign(goal) ? 2 : 1)) return;
    this.move(mover, goal);
    for (const place of helpers.slice(0, resistance)) this.support(place, mover, goal);
  }

  /** Who moves and who supports: guards had better stay, and who can be attacked had better not be supporting. */
  reluctance(place) {
    const choices = this.view.goals.filter((goal) => !this.taken.has(goal) && this.canMove(place, goal));
    return [this.guards(place), this.view.resistance(place) === 0, choices.length, place];
  }

  /** A step nearer to a goal, into a province that is empty or will be, the quieter the better. */
  advance(place) {
    if (this.guards(place)) return;
    const { type } = this.view.units.get(place);
    const steps = this.legal[place]
      .filter((order) => order.type === 'move' && !this.taken.has(order.dest) && this.isLeft(order.dest, place))
      .map(({ dest }) => [this.view.distance(type, dest), this.view.resistance(dest), dest])
      .sort(compare);
    if (steps.length > 0 && steps[0][0] < this.way(place)) this.move(place, steps[0][2]);
  }

  /** Whether nobody stands there, or one of mine that moves away (and not to where this one comes from). */
  isLeft(dest, place) {
    if (!this.view.units.has(dest)) return true;
    const order = this.chosen.get(dest);
    return order?.type === 'move' && order.dest !== place;
  }

  /** Nowhere to go: attack a neighbour, best one in a centre; it cuts his support and may catch him leaving. */
  harass(place) {
    if (this.guards(place)) return;
    const near = [...this.view.units.keys()].filter(
      (at) => this.view.isForeign(at) && !this.taken.has(at) && this.canMove(place, at),
    );
    const [first] = sortedBy(near, (at) => [!this.view.owners.has(at), this.view.resistance(at), at]);
    if (first !== undefined) this.move(place, first);
  }

  /** Support whoever of mine goes or stays where a foreigner can come: an attack first, who lacks force first. */
  help(place) {
    const found = [];
    for (const other of this.view.mine) {
      const order = this.chosen.get(other);
      const dest = order?.type === 'move' ? order.dest : 'hold';
      const where = dest === 'hold' ? other : dest;
      const resistance = this.view.resistance(where);
      if (resistance > 0 && this.canSupport(place, other, dest)) {
        found.push([this.behind(where) > resistance, dest === 'hold', other, dest]);
      }
    }
    if (found.length > 0) {
      const [, , other, dest] = found.sort(compare)[0];
      this.support(place, other, dest);
    } else {
      this.chosen.set(place, { unit: place, type: 'hold' });
    }
  }

  way(place) {
    return this.view.distance(this.view.units.get(place).type, place);
  }

  /** Whether it stands in a centre of mine that a foreigner can reach. */
  guards(place) {
    return this.view.owners.get(place) === this.view.me && this.view.resistance(place) > 0;
  }

  canMove(place, dest) {
    return this.legal[place].some((order) => order.type === 'move' && order.dest === dest);
  }

  canSupport(place, target, dest) {
    return this.legal[place].some(
      (order) => order.type === 'support' && order.target === target && order.targetDest === dest,
    );
  }
}

/** To the centre that is worth most, else to where the next one is near. */
function retreats(state) {
  const view = new View(state);
  const chosen = {};
  for (const unit of state.retreats) {
    const options = unit.options.filter((place) => !Object.values(chosen).includes(place));
    const [first] = sortedBy(options, (place) => [!view.isGoal(place), view.distance(unit.type, place), place]);
    chosen[unit.at] = first ?? null;
  }
  return chosen;
}

/** Build where the way to a goal is shortest; disband the unit whose way is longest. */
function builds(state) {
  const view = new View(state);
  const due = state.centresByPower[view.me] - view.mine.length;
  if (due < 0) {
    const ranked = sortedBy(view.mine, (place) => [-view.distance(view.units.get(place).type, place), place]);
    return ranked.slice(0, -due).map((place) => ({ disband: place }));
  }
  const choices = view.freeHomes().flatMap((at) => {
    const types = view.provinces.get(at).coastal ? ['army', 'fleet'] : ['army'];
    return types.map((type) => ({ type, at }));
  });
  const built = [];
  for (const choice of sortedBy(choices, ({ type, at }) => [view.distance(type, at), type, at])) {
    if (built.length < due && !built.some(({ at }) => at === choice.at)) built.push(choice);
  }
  return built;
}

module.exports = {
  name: 'House Greedy (JavaScript)',
  propose: () => [],
  answer: (state) => Object.fromEntries(state.inbox.map(({ id }) => [id, 'reject'])),
  orders: (state) => new Plan(state).orders(),
  retreats,
  builds,
};
