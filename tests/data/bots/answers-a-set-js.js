module.exports = {
  orders(state) {
    return new Set(['M', 'N']);
  },

  builds() {
    return [];
  },
};
