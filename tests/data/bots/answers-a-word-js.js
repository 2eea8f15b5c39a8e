module.exports = {
  orders(state) {
    return 'hold';
  },

  builds() {
    return [];
  },
};
