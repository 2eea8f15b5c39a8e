module.exports = {
  orders(state) {
    return [new ArrayBuffer(2 ** 31 - 1)];
  },

  builds() {
    return [];
  },
};
