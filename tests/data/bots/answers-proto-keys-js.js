module.exports = {
  orders(state) {
    return JSON.parse('{"__proto__": [], "constructor": [], "toString": []}');
  },

  builds() {
    return [];
  },
};
