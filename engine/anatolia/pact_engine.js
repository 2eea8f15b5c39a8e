// `PactEngine` and `PactMapData` in a bot's worker (bot-api: Helper globals and headless use).
(function (kit) {
  'use strict';

  globalThis.PactEngine = Object.freeze({ rng: kit.rng });
});
