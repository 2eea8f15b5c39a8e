module.exports = {
  async orders() {
    return [];
  },

  builds() {
    return [];
  },
};
