// The global of a JavaScript agent: what Python agents import as `commons_engine`, answered by the Python side.
//
// As in the host's script, nothing here depends on what an agent may have patched meanwhile.
(function (kit) {
  'use strict';

  const { ask, deepFreeze, rng } = kit;
  const { freeze } = Object;
  let termTypes;

  globalThis.CommonsEngine = freeze({
    get PACT_TERM_TYPES() { return (termTypes ??= deepFreeze(ask('termTypes', []))); },
    breach: (harvest, terms, groupMean) => ask('breach', [harvest, terms, groupMean ?? 0]),
    limit: (obs) => ask('limit', [obs]),
    rng,
  });
});
