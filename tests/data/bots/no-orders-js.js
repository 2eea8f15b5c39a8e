module.exports = {
  propose() {
    return [];
  },
};
