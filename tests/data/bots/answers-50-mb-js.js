module.exports = {
  orders(state) {
    return [{ unit: 'x'.repeat(50_000_000), type: 'hold' }];
  },

  builds() {
    return [];
  },
};
