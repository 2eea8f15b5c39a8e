module.exports = {
  orders(state) {
    const answer = [];
    answer.push(answer);
    return answer;
  },

  builds() {
    return [];
  },
};
