const eaten = [];
for (;;) {
  eaten.push(new Uint8Array(10_000_000).fill(1));
}
