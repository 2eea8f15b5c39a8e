// Answers everything that is asked, legally.

module.exports = {
  name: 'Fine',

  propose() {
    return [];
  },

  answer() {
    return {};
  },

  orders(state) {
    return state.units.filter((unit) => unit.power === state.you).map((unit) => ({ unit: unit.at, type: 'hold' }));
  },

  retreats() {
    return {};
  },

  builds() {
    return [];
  },
};
