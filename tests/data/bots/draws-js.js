// Orders, proposals and answers drawn by lot, and a count of its calls that it keeps: where one of them is not where it
// was, it plays otherwise.
let calls = 0;

const pick = (list) => list[Math.floor(Math.random() * list.length)];

module.exports = {
  name: 'Draws',
  propose(state) {
    calls += 1;
    const others = Object.keys(state.centresByPower).filter((power) => power !== state.you);
    return Math.random() < 0.5 ? [] : [{ to: pick(others), type: 'peace', terms: {} }];
  },
  answer(state) {
    calls += 1;
    return Object.fromEntries(state.inbox.map(({ id }) => [id, pick(['accept', 'reject'])]));
  },
  orders(state) {
    calls += 1;
    return Object.values(state.legalOrders).map((legal) => (calls % 5 === 0 ? legal[0] : pick(legal)));
  },
  retreats(state) {
    calls += 1;
    return Object.fromEntries(state.retreats.map(({ at, options }) => [at, options.length > 0 ? pick(options) : null]));
  },
  builds() {
    calls += 1;
    return [];
  },
};
