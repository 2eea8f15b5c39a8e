// Breaks `plain` alone: a promise is not awaited.
module.exports = {
  orders(state) {
    return Object.keys(state.legalOrders).map(unit => ({ unit, type: 'hold' }));
  },
  async propose(state) {
    return [];
  }
};
