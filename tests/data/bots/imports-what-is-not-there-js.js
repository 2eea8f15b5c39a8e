const fs = require('fs');

exports.orders = () => fs.readdirSync('.');
