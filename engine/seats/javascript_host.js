// The worker's side of a JavaScript bot: its globals, its calls, and its answers as text.
//
// Everything that runs after the bot has loaded uses what is captured here, before it loads: a bot may patch what it
// likes of the language, and only its own code will notice. For the same reason there is no `for ... of`, no spread and
// no destructuring of lists below the line: these go through `Array.prototype[Symbol.iterator]`.
(function (printText, askWorld, seed, maxDepth, maxSize, detailChars) {
  'use strict';

  const { apply, ownKeys } = Reflect;
  const { create, freeze, getPrototypeOf, keys, setPrototypeOf } = Object;
  const { isArray } = Array;
  const { isFinite, isInteger, isSafeInteger } = Number;
  const { imul } = Math;
  const { parse, stringify } = JSON;
  const { join } = Array.prototype;
  const { isWellFormed, slice } = String.prototype;
  const objectPrototype = Object.prototype;
  const describeObject = Object.prototype.toString;
  const text = String;
  const BaseError = Error;

  // ---- what the bot finds

  /** An independent Mulberry32 generator (bot-api: Determinism and seeds). */
  function rng(seed) {
    let state = seed >>> 0;
    return () => {
      state = (state + 0x6d2b79f5) >>> 0;
      let mixed = imul(state ^ (state >>> 15), state | 1);
      mixed = (mixed + imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
    };
  }

  /** Ask the world's Python side; its refusals become errors here. */
  function ask(name, values) {
    const reply = parse(askWorld(stringify([name, values])));
    if (!reply[0]) {
      throw new BaseError(reply[1]);
    }
    return reply[1];
  }

  /** Freeze a JSON value all the way down. */
  function deepFreeze(value) {
    if (typeof value === 'object' && value !== null) {
      const names = ownKeys(value);
      for (let i = 0; i < names.length; i += 1) {
        deepFreeze(value[names[i]]);
      }
      freeze(value);
    }
    return value;
  }

  const QUIET = [
    'clear', 'count', 'countReset', 'groupEnd', 'profile', 'profileEnd', 'time', 'timeEnd', 'timeLog', 'timeStamp',
  ];
  const TELLING = [
    'debug', 'dir', 'dirxml', 'error', 'group', 'groupCollapsed', 'info', 'log', 'table', 'trace', 'warn',
  ];

  /** Muted, as the contract says: what is printed goes to the bot author's own log at most, and nothing ever throws. */
  function makeConsole() {
    const made = {};
    for (const name of QUIET) {
      made[name] = () => undefined;
    }
    for (const name of TELLING) {
      made[name] = (...values) => print(values, 0);
    }
    made.assert = (...values) => (values[0] ? undefined : print(values, 1));
    return made;
  }

  function print(values, start) {
    const parts = setPrototypeOf([], null);
    for (let i = start; i < values.length; i += 1) {
      parts[i - start] = shown(values[i]);
    }
    printText(stringify(apply(join, parts, [' '])));
  }

  function shown(value) {
    try {
      if (typeof value === 'object' && value !== null && apply(describeObject, value, []) !== '[object Error]') {
        return stringify(value);
      }
      return typeof value === 'object' && value !== null ? described(value) : text(value);
    } catch {
      return '[what cannot be printed]';
    }
  }

  /** An error as its author wants to read it: what it says, then where it was thrown. */
  function described(error) {
    const stack = typeof error === 'object' && error !== null ? error.stack : undefined;
    const end = typeof stack === 'string' ? '\n' + apply(slice, stack, [0, detailChars / 2]) : '';
    return flat(apply(slice, text(error), [0, detailChars / 4]) + end);
  }

  /** The same text in one piece: a rope of concatenated parts cannot leave the engine. */
  function flat(pieces) {
    return apply(join, [pieces], ['']);
  }

  Math.random = rng(seed);
  globalThis.self = globalThis;
  globalThis.window = globalThis;
  globalThis.console = makeConsole();
  globalThis.module = { exports: {} };
  globalThis.exports = globalThis.module.exports;
  const botModule = globalThis.module;

  // ---- from here on, the bot may have run

  let bot;

  /** After the bot's file has run: what it exports, or the fault that there is nothing to call. */
  function loaded() {
    try {
      bot = botModule.exports;
      const known = (typeof bot === 'object' && bot !== null) || typeof bot === 'function';
      return known && typeof bot.orders === 'function' ? 'true' : 'false';
    } catch (error) {
      return faultOf('load-error', error);
    }
  }

  /** One call: `{"value": answer}`, `{"oversize": true}`, or `{"fault": reason, "detail": text}`, as JSON. */
  function respond(name, state) {
    let answer;
    try {
      const method = bot[name];
      if (typeof method !== 'function') {
        return fault('missing', `there is no method \`${name}\``);
      }
      answer = apply(method, bot, [parse(state)]);
    } catch (error) {
      return faultOf('exception', error);
    }
    return written(answer);
  }

  function faultOf(reason, error) {
    try {
      return fault(reason, described(error));
    } catch {
      return fault(reason, 'what was thrown cannot be described');
    }
  }

  function fault(reason, detail) {
    return flat(`{"fault":${stringify(reason)},"detail":${stringify(detail)}}`);
  }

  const STOP = freeze(create(null));
  const OVERSIZE = '{"oversize":true}';
  let refusal = '';
  let size = 0;

  function written(answer) {
    size = 0;
    refusal = '';
    try {
      return flat(`{"value":${json(answer, 0) ?? 'null'}}`);
    } catch (error) {
      if (error !== STOP) {
        return faultOf('uncloneable', error);
      }
      return refusal === '' ? OVERSIZE : fault('uncloneable', refusal);
    }
  }

  function refuse(why) {
    refusal = why;
    throw STOP;
  }

  function within(piece) {
    size += piece.length + 1;
    if (size > maxSize) {
      throw STOP;
    }
    return piece;
  }

  /** The JSON of a plain value, or undefined for undefined. `toJSON` is not asked: structured clone does not either. */
  function json(value, depth) {
    switch (typeof value) {
      case 'undefined':
        return undefined;
      case 'boolean':
        return within(value ? 'true' : 'false');
      case 'number':
        return numberJson(value);
      case 'string':
        return stringJson(value);
      case 'object':
        return value === null ? within('null') : containerJson(value, depth);
      default:
        return refuse(`a ${typeof value} is not JSON`);
    }
  }

  function numberJson(value) {
    if (!isFinite(value)) {
      refuse(`${value} is not JSON`);
    }
    if (isInteger(value) && !isSafeInteger(value)) {
      refuse('an integer past 2**53 - 1 is not JSON everywhere');
    }
    return within(`${value}`);
  }

  function stringJson(value) {
    if (size + value.length > maxSize) {
      throw STOP;
    }
    if (!apply(isWellFormed, value, [])) {
      refuse('a lone surrogate is not JSON');
    }
    return within(stringify(value));
  }

  function containerJson(value, depth) {
    if (depth >= maxDepth) {
      refuse(`nested past ${maxDepth}`);
    }
    if (isArray(value)) {
      return listJson(value, depth);
    }
    if (getPrototypeOf(value) !== objectPrototype) {
      const kind = apply(describeObject, value, []);
      if (kind !== '[object Object]') {
        refuse(`${kind} is not JSON`);
      }
    }
    return objectJson(value, depth);
  }

  function listJson(value, depth) {
    const count = value.length;
    let body = within('[');
    for (let i = 0; i < count; i += 1) {
      const part = json(value[i], depth + 1) ?? within('null');
      body += i === 0 ? part : `,${part}`;
    }
    return `${body}]`;
  }

  function objectJson(value, depth) {
    const names = keys(value);
    let body = within('{');
    let first = true;
    for (let i = 0; i < names.length; i += 1) {
      const part = json(value[names[i]], depth + 1);
      if (part !== undefined) {
        body += `${first ? '' : ','}${stringJson(names[i])}:${part}`;
        first = false;
      }
    }
    return `${body}}`;
  }

  const commands = { __proto__: null, loaded, respond, world: (install) => install({ ask, deepFreeze, rng }) };
  return (name, first, second) => commands[name](first, second);
});
