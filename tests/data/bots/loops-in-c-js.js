module.exports = {
  orders() {
    return [/^(a*)*b$/.test('a'.repeat(40))];
  },

  builds() {
    return [];
  },
};
