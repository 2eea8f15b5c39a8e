module.exports = { orders(state) { return [
