// Breaks nothing: sloppy code changes the map in silence, and the map stays as it is.
module.exports = {
  orders(state) {
    PactEngine.MAP.provinces.G.name = 'Sardeis';
    return Object.keys(state.legalOrders).map(unit => ({ unit, type: PactEngine.MAP.provinces.G.name === 'Sardis' ? 'hold' : 'gone' }));
  }
};
