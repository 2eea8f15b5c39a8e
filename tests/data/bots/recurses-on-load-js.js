(function deeper() {
  return 1 + deeper();
})();
