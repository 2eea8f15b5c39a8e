module.exports = {
  *orders() {
    yield { unit: 'M', type: 'hold' };
  },

  builds() {
    return [];
  },
};
