module.exports = {
  orders(state) {
    return { '\udfff': 1 };
  },

  builds() {
    return [];
  },
};
