module.exports = {
  get orders() {
    throw new Error('no bot today');
  },
};
