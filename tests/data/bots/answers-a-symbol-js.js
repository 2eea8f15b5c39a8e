module.exports = {
  orders(state) {
    return [Symbol('hold')];
  },

  builds() {
    return [];
  },
};
