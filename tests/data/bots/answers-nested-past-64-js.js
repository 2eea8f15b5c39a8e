module.exports = {
  orders(state) {
    let answer = [];
    for (let i = 0; i < 64; i += 1) {
      answer = [answer];
    }
    return answer;
  },

  builds() {
    return [];
  },
};
