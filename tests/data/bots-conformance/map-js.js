// Breaks `map` alone: strict code is told that the map is frozen.
'use strict';
module.exports = {
  orders(state) {
    return Object.keys(state.legalOrders).map(unit => ({ unit, type: 'hold' }));
  },
  propose(state) {
    PactEngine.MAP.provinces.G.name = 'Sardeis';
    return [];
  }
};
