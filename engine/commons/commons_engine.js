// The globals of a JavaScript agent: what Python agents import as `commons_engine`, answered by the Python side.
(function ({ ask, deepFreeze, rng }) {
  'use strict';

  globalThis.CommonsEngine = deepFreeze({
    PACT_TERM_TYPES: ['harvest_cap', 'no_aggression'],
    breach: (harvest, terms, groupMean = 0) => ask('breach', [harvest, terms, groupMean]),
    limit: (obs) => ask('limit', [obs]),
    rng,
  });
});
