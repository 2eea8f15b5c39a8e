module.exports = {
  orders(state) {
    return undefined;
  },

  builds() {
    return [];
  },
};
