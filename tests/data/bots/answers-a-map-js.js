module.exports = {
  orders(state) {
    return new Map([['M', 'hold']]);
  },

  builds() {
    return [];
  },
};
