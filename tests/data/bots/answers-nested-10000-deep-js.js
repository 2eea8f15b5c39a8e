module.exports = {
  orders(state) {
    let answer = [];
    for (let i = 0; i < 10_000; i += 1) {
      answer = [answer];
    }
    return answer;
  },

  builds() {
    return [];
  },
};
