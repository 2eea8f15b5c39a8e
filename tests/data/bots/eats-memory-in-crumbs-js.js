const eaten = [];

module.exports = {
  orders(state) {
    for (;;) {
      eaten.push({ crumb: [eaten.length] });
    }
  },

  builds() {
    return [];
  },
};
