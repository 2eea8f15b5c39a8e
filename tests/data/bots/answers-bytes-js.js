module.exports = {
  orders(state) {
    return new Uint8Array([91, 93]);
  },

  builds() {
    return [];
  },
};
