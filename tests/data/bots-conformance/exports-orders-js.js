// Breaks `exports-orders` alone.
module.exports = { propose: () => [] };
