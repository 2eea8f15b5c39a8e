function trap() {
  throw new Error('no answer today');
}

module.exports = {
  orders(state) {
    return new Proxy([], { get: trap, ownKeys: trap });
  },

  builds() {
    return [];
  },
};
