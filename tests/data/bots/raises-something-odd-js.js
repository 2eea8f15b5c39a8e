function trap() {
  throw new Error('nobody describes me');
}

module.exports = {
  orders(state) {
    throw new Proxy({}, { get: trap, getPrototypeOf: trap, ownKeys: trap });
  },

  builds() {
    return [];
  },
};
