module.exports = {
  orders(state) {
    return require('fs').readdirSync('.');
  },

  builds() {
    return [];
  },
};
