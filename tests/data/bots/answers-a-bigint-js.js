module.exports = {
  orders(state) {
    return [1n];
  },

  builds() {
    return [];
  },
};
