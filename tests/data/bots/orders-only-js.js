exports.orders = () => [];
