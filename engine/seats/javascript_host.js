// The worker's side of a JavaScript bot: its globals, its calls, and its answers as text.
//
// Everything that runs after the bot has loaded uses what is captured here, before it loads: a bot may patch what it
// likes of the language, and only its own code will notice. For the same reason there is no `for ... of`, no spread, no
// destructuring of lists and no template below the line: these call `Array.prototype[Symbol.iterator]` and
// `String.prototype.concat` by name.
(function (printText, askWorld, seed, maxDepth, maxSize, detailChars, contractText) {
  'use strict';

  const { apply, ownKeys } = Reflect;
  const { create, freeze, getPrototypeOf, keys, setPrototypeOf } = Object;
  const { isArray } = Array;
  const { isFinite, isInteger, isSafeInteger } = Number;
  const { imul, max } = Math;
  const { parse, stringify } = JSON;
  const { join } = Array.prototype;
  const { isWellFormed, slice } = String.prototype;
  const Seen = Map;
  const { get: seenGet, set: seenSet } = Map.prototype;
  const objectPrototype = Object.prototype;
  const PLAIN = '[object Object]';
  const OVERSIZE = '{"oversize":true}';
  const describeObject = Object.prototype.toString;
  const text = String;
  const contract = parse(contractText);
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
      made[name] = (...values) => print('', values, 0);
    }
    made.assert = (...values) => (values[0] ? undefined : print('Assertion failed: ', values, 1));
    return made;
  }

  let heard = true;

  /** Once nobody keeps what is printed, it costs next to nothing; what it is made of is still asked, to stay the same. */
  function print(head, values, start) {
    const parts = setPrototypeOf([], null);
    for (let i = start; i < values.length; i += 1) {
      parts[i - start] = shown(values[i]);
    }
    if (heard) {
      heard = printText(stringify(head + apply(join, parts, [' '])));
    }
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
    const said = error === null ? 'null was thrown, or the memory is full' : text(error);
    const end = typeof stack === 'string' ? '\n' + apply(slice, stack, [0, detailChars / 2]) : '';
    return flat(apply(slice, said, [0, detailChars / 4]) + end);
  }

  /** The same text in one piece: a rope of concatenated parts cannot leave the engine. */
  function flat(pieces) {
    return apply(join, [pieces], ['']);
  }

  let draw = rng(seed);
  Math.random = contract.streams ? () => draw() : draw;
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
      return known && typeof bot[contract.required] === 'function' ? 'true' : 'false';
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
        return fault('missing', 'there is no method `' + name + '`');
      }
      answer = apply(method, bot, argumentsOf(name, parse(state)));
    } catch (error) {
      return faultOf('exception', error);
    }
    return written(answer);
  }

  /** The arguments of a method, as the world's contract finds them in the question. */
  function argumentsOf(name, question) {
    if (contract.streams) {
      draw = rng(question.seed);
    }
    const names = contract.arguments[name];
    if (names === undefined) {
      return [question];
    }
    const found = [];
    for (let i = 0; i < names.length; i += 1) {
      found[i] = question[names[i]];
    }
    return found;
  }

  function faultOf(reason, error) {
    try {
      return fault(reason, described(error));
    } catch {
      return fault(reason, 'what was thrown cannot be described');
    }
  }

  function fault(reason, detail) {
    return flat('{"fault":' + stringify(reason) + ',"detail":' + stringify(detail) + '}');
  }

  const STOP = freeze(create(null));
  let refusal = '';
  let seen;
  let size = 0;
  let reached = 0;

  /** The answer as JSON, by way of a detached copy that inherits nothing: no `toJSON` is asked, nor any setter. */
  function written(answer) {
    refusal = '';
    seen = new Seen();
    try {
      size = 0;
      const body = stringify(copied(answer, 0)) ?? 'null';
      return body.length > maxSize ? OVERSIZE : flat('{"value":' + body + '}');
    } catch (error) {
      if (error !== STOP) {
        return faultOf('uncloneable', error);
      }
      return refusal === '' ? OVERSIZE : fault('uncloneable', refusal);
    } finally {
      seen = undefined;
    }
  }

  function refuse(why) {
    refusal = why;
    throw STOP;
  }

  /** Count at least so many more characters of JSON. */
  function grow(count) {
    size += count;
    if (size > maxSize) {
      throw STOP;
    }
  }

  function copied(value, depth) {
    switch (typeof value) {
      case 'undefined':
        return undefined;
      case 'boolean':
        grow(4);
        return value;
      case 'number':
        checkNumber(value);
        grow(1);
        return value;
      case 'string':
        grow(value.length + 2);
        checkText(value);
        return value;
      case 'object':
        return value === null ? absent() : copiedContainer(value, depth);
      default:
        return refuse('a ' + typeof value + ' is not JSON');
    }
  }

  function absent() {
    grow(4);
    return null;
  }

  function checkNumber(value) {
    if (!isFinite(value)) {
      refuse(value + ' is not JSON');
    }
    if (isInteger(value) && !isSafeInteger(value)) {
      refuse('an integer past 2**53 - 1 is not JSON everywhere');
    }
  }

  function checkText(value) {
    if (!apply(isWellFormed, value, [])) {
      refuse('a lone surrogate is not JSON');
    }
  }

  /** Lists and objects met before are not walked again, so that shared ones cost what they weigh. */
  function copiedContainer(value, depth) {
    let known = apply(seenGet, seen, [value]);
    if (depth + (known === undefined ? 1 : known.height) > maxDepth) {
      refuse('nested past ' + maxDepth);
    }
    if (known === undefined) {
      const before = { reached, size };
      reached = depth + 1;
      const copy = isArray(value) ? copiedList(value, depth) : copiedObject(value, depth);
      known = { copy, height: reached - depth, weight: size - before.size };
      apply(seenSet, seen, [value, known]);
      reached = before.reached;
    } else {
      grow(known.weight);
    }
    reached = max(reached, depth + known.height);
    return known.copy;
  }

  function copiedList(value, depth) {
    const count = value.length;
    const copy = setPrototypeOf([], null);
    grow(2 + count);
    for (let i = 0; i < count; i += 1) {
      const part = copied(value[i], depth + 1);
      copy[i] = part === undefined ? absent() : part;
    }
    return copy;
  }

  function copiedObject(value, depth) {
    const kind = getPrototypeOf(value) === objectPrototype ? PLAIN : apply(describeObject, value, []);
    if (kind !== PLAIN) {
      refuse(kind + ' is not JSON');
    }
    const names = keys(value);
    const copy = create(null);
    grow(2);
    for (let i = 0; i < names.length; i += 1) {
      const part = copied(value[names[i]], depth + 1);
      if (part !== undefined) {
        checkText(names[i]);
        grow(names[i].length + 3);
        copy[names[i]] = part;
      }
    }
    return copy;
  }

  const commands = { __proto__: null, loaded, respond, world: (install) => install({ ask, deepFreeze, rng }) };
  return (name, first, second) => commands[name](first, second);
});
