module.exports = {
  orders(state) {
    return [this.orders(state)];
  },

  builds() {
    return [];
  },
};
