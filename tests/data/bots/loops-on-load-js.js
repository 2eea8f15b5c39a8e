for (;;) {
  try {
    for (;;);
  } catch {
    continue;
  }
}
