// `PactEngine` and `PactMapData` in a bot's worker (bot-api: Helper globals and headless use).
//
// Names and shapes only: each rule is asked for where it is kept, on the Python side. Both globals come to life when
// the bot first looks at them. As in the host's script, nothing here depends on what a bot may have patched meanwhile.
(function (kit) {
  'use strict';

  const { ask, deepFreeze, rng } = kit;
  const { defineProperty, freeze, setPrototypeOf } = Object;
  const { apply } = Reflect;
  const Reference = WeakRef;
  const { deref } = WeakRef.prototype;

  /** A list or object that inherits nothing: whatever a bot does to prototypes, it has what was put there. */
  function bare(value) {
    return setPrototypeOf(value, null);
  }

  // ---- the map

  let map;

  function makeMap() {
    const made = ask('map', []);
    made.pixel = (col, row) => ask('pixel', [col, row]);
    made.neighbours = (col, row) => ask('neighbours', [col, row]);
    freeze(made.pixel);
    freeze(made.neighbours);
    return deepFreeze(made);
  }

  defineProperty(globalThis, 'PactMapData', {
    configurable: true,
    enumerable: true,
    get: () => setMapData(ask('geography', [])),
    set: setMapData,
  });

  function setMapData(value) {
    const property = { __proto__: null, configurable: true, enumerable: true, value, writable: true };
    defineProperty(globalThis, 'PactMapData', property);
    return value;
  }

  // ---- moves

  const { includes } = Array.prototype;
  let moves;

  /** Bots ask this most, so the board's own table is fetched once; what is not in it is asked for, to be refused. */
  function canMove(unit, dest) {
    moves ??= makeMoves();
    const reach = moves[unit?.type]?.[unit.at];
    return reach === undefined ? ask('canMove', [unit, dest]) : apply(includes, reach, [dest]);
  }

  function makeMoves() {
    const made = bare(ask('moves', []));
    bare(made.army);
    bare(made.fleet);
    return made;
  }

  // ---- games of one's own

  const FEW = 64;
  let open = bare([]);
  let enough = FEW;

  /** Games that the bot has let go of are let go of on the Python side too, before there are many. */
  function sweep() {
    const kept = bare([]);
    const gone = [];
    for (let i = 0; i < open.length; i += 1) {
      if (apply(deref, open[i].handle, []) === undefined) {
        defineProperty(gone, gone.length, { __proto__: null, value: open[i].id, enumerable: true });
      } else {
        kept[kept.length] = open[i];
      }
    }
    ask('release', gone);
    open = kept;
    enough = kept.length * 2 > FEW ? kept.length * 2 : FEW;
  }

  /** Seeds are unsigned; what a bot makes of one with `^` or `|` may be negative. */
  function unsigned(options) {
    return typeof options?.seed === 'number' ? { ...options, seed: options.seed >>> 0 } : options;
  }

  function createGame(options) {
    if (open.length >= enough) {
      sweep();
    }
    const id = ask('create', [unsigned(options)]);
    const handle = freeze({ id });
    open[open.length] = { id, handle: new Reference(handle) };
    return gameOf((method, values) => ask('game', [handle.id, method, values]));
  }

  function gameOf(call) {
    return freeze({
      get phase() { return call('phase', []); },
      get year() { return call('year', []); },
      get season() { return call('season', []); },
      units: () => call('units', []),
      owners: () => call('owners', []),
      proposals: () => call('proposals', []),
      legalOrders: (power) => call('legalOrders', [power]),
      submitProposals: (power, payload) => call('submitProposals', [power, payload]),
      submitAnswers: (power, payload) => call('submitAnswers', [power, payload]),
      submitOrders: (power, payload) => call('submitOrders', [power, payload]),
      submitRetreats: (power, payload) => call('submitRetreats', [power, payload]),
      submitBuilds: (power, payload) => call('submitBuilds', [power, payload]),
      advance: () => { call('advance', []); },
      botState: (power) => call('botState', [power]),
      finished: () => call('finished', []),
      result: () => call('result', []),
    });
  }

  globalThis.PactEngine = freeze({
    get MAP() { return (map ??= makeMap()); },
    canMove,
    rng,
    adjudicate: (units, orders) => ask('adjudicate', [units, orders]),
    retreatOptions: (unit, units, standoffs) => ask('retreatOptions', [unit, units, standoffs]),
    resolveRetreats: (units, dislodged, standoffs, choicesByPower) =>
      ask('resolveRetreats', [units, dislodged, standoffs, choicesByPower]),
    create: createGame,
  });
});
