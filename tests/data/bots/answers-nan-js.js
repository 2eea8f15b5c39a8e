module.exports = {
  orders(state) {
    return [NaN];
  },

  builds() {
    return [];
  },
};
