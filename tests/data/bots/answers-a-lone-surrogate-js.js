module.exports = {
  orders(state) {
    return [{ unit: '\ud800', type: 'hold' }];
  },

  builds() {
    return [];
  },
};
