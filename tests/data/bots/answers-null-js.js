module.exports = {
  orders(state) {
    return null;
  },

  builds() {
    return [];
  },
};
