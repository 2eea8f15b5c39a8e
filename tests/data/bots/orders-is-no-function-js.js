exports.orders = 3;
