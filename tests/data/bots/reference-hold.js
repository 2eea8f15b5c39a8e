(function () {
  'use strict';

  module.exports = {
    name: 'Reference Hold',
    propose() {
      return [];
    },
    answer(state) {
      return Object.fromEntries(state.inbox.map(p => [p.id, 'reject']));
    },
    orders(state) {
      return state.units
        .filter(u => u.power === state.you)
        .map(u => ({ unit: u.at, type: 'hold' }));
    },
    retreats(state) {
      return Object.fromEntries(state.retreats.map(u => [
        u.at, u.options[0] || null
      ]));
    },
    builds() {
      return [];
    }
  };
})();
