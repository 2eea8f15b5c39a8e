const megabyte = 'x'.repeat(2 ** 20);

module.exports = {
  orders(state) {
    for (let i = 0; i < 1024; i += 1) {
      console.log(megabyte);
    }
    return [];
  },

  builds() {
    return [];
  },
};
