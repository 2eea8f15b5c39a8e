module.exports = {
  orders(state) {
    for (;;) {
      try {
        for (;;);
      } catch {
        continue;
      }
    }
  },

  builds() {
    return [];
  },
};
