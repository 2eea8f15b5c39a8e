module.exports = {
  orders(state) {
    return this.orders;
  },

  builds() {
    return [];
  },
};
