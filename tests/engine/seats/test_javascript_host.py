"""JavaScript bots in real workers: what they find there, what may go wrong, and that they break nothing."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.rng import Mulberry32
from engine.seats.bot_seat import BotSeat
from engine.seats.catalogue import BotFile
from engine.seats.protocol import Answer
from helpers.bots import FOLDER, HELPER, PATIENT, QUICK, call, lives, opened, run, write_bot

pytestmark = pytest.mark.sampled(3)

DATA = FOLDER.parent


def script(folder: Path, source: str) -> BotFile:
    return write_bot(folder, source, ending=".js")


def replies(folder: Path, source: str, *states: object, method: str = "orders", **options: Any) -> list[Answer]:
    """The answers of one worker to these states, one after another."""
    options = {"deadlines": PATIENT, **options}

    async def scenario() -> list[Answer]:
        async with opened(script(folder, source), **options) as seat:
            found = [await seat.ask(call(method, json.dumps(state))) for state in states]
            if not found[-1].gone:
                assert seat.pid is not None
                assert lives(seat.pid)
            return found

    return run(scenario())  # type: ignore[no-any-return]


def answer_of(folder: Path, body: str, state: object = None, **options: Any) -> Any:
    """What a bot answers whose `orders` has this body."""
    (answer,) = replies(folder, f"exports.orders = function (state) {{ {body} }};", state or {}, **options)
    assert answer.reason is None, answer.detail
    return answer.payload


async def opening(bot: BotFile, log: Path | None = None, finite: bool = True) -> Answer | None:
    seat = BotSeat(bot, 0, HELPER, None, log, PATIENT if finite else QUICK)
    try:
        return await seat.open()
    finally:
        await seat.close()


def loading(folder: Path, source: str, log: Path | None = None, finite: bool = True) -> Answer | None:
    return run(opening(script(folder, source), log, finite))  # type: ignore[no-any-return]


# What a bot finds


def test_the_state_of_the_reference_goes_through_a_bot_unchanged(tmp_path: Path) -> None:
    state = json.loads((DATA / "state_example.json").read_text("utf-8"))
    assert answer_of(tmp_path, "return state;", state) == state


def test_the_minimal_bot_of_the_reference_answers_its_example(tmp_path: Path) -> None:
    state = json.loads((DATA / "state_example.json").read_text("utf-8"))
    source = (FOLDER / "reference-hold.js").read_text("utf-8")
    found = {method: replies(tmp_path, source, state, method=method)[0] for method in ("propose", "answer", "orders")}
    assert {method: answer.payload for method, answer in found.items()} == {
        "propose": [],
        "answer": {},
        "orders": [{"unit": "M", "type": "hold"}],
    }


GLOBALS = """
const kinds = {};
for (const name of ['require', 'process', 'fetch', 'setTimeout', 'setInterval', 'XMLHttpRequest', 'WebSocket', 'Deno',
    'importScripts', 'postMessage', 'print', 'std', 'os', 'bjson', 'scriptArgs', 'callable', 'load', 'gc']) {
  kinds[name] = typeof globalThis[name];
}
return kinds;
"""


def test_there_is_no_way_in_or_out(tmp_path: Path) -> None:
    assert set(answer_of(tmp_path, GLOBALS).values()) == {"undefined"}


def test_an_import_reads_no_file(tmp_path: Path) -> None:
    source = f"""
let got = 'nothing';
const path = {json.dumps(str(FOLDER / "reference-hold.js"))};
import(path).then(() => {{ got = 'a module'; }}, () => {{ got = 'an error'; }});
exports.orders = () => got;
"""
    assert [answer.payload for answer in replies(tmp_path, source, {}, {})] == ["nothing", "nothing"]
    answer = loading(tmp_path, "import data from './data.js'; exports.orders = () => [];")
    assert answer is not None
    assert answer.reason == "load-error"


def test_self_window_module_and_exports_are_those_of_a_worker(tmp_path: Path) -> None:
    source = """
self.mine = 1;
exports.orders = () => [window === self, self === globalThis, module.exports === exports, window.mine];
"""
    assert replies(tmp_path, source, {})[0].payload == [True, True, True, 1]


def test_the_object_that_a_bot_exports_is_its_this_and_its_memory_lasts(tmp_path: Path) -> None:
    source = """
let calls = 0;
module.exports = new class { count = 0; orders() { calls += 1; this.count += 1; return [calls, this.count]; } };
"""
    assert [answer.payload for answer in replies(tmp_path, source, {}, {}, {})] == [[1, 1], [2, 2], [3, 3]]


def test_the_random_stream_is_that_of_the_reference_and_runs_on_over_calls(tmp_path: Path) -> None:
    vectors = json.loads((DATA / "rng_vectors.json").read_text("utf-8"))
    source = """
const first = Math.random();
exports.orders = ({count}) => [first, ...Array.from({length: count}, () => Math.random())];
"""
    for seat in vectors["seedMixing"]["2026"]:
        one, two = replies(tmp_path, source, {"count": 2}, {"count": 2}, seed=seat["mixedUnsigned"])
        assert [*one.payload, *two.payload[1:]] == seat["first5"], seat["powerIndex"]


def test_the_generators_of_the_engine_are_those_of_the_vectors_and_independent(tmp_path: Path) -> None:
    vectors = json.loads((DATA / "rng_vectors.json").read_text("utf-8"))
    streams = {int(seed): stream["first5"] for seed, stream in vectors["seeds"].items()}
    streams |= {seat["mixedSigned"]: seat["first5"] for seats in vectors["seedMixing"].values() for seat in seats}
    body = """
const made = state.seeds.map((seed) => PactEngine.rng(seed));
Math.random();
return made.map((draw) => Array.from({length: 5}, () => draw()));
"""
    assert answer_of(tmp_path, body, {"seeds": list(streams)}) == list(streams.values())


def test_python_and_javascript_seats_of_one_seed_draw_the_same_numbers(tmp_path: Path) -> None:
    stream = Mulberry32(2**32 - 5)
    drawn = answer_of(tmp_path, "return Array.from({length: 100}, Math.random);", seed=2**32 - 5)
    assert drawn == [stream.random() for _ in range(100)]


def test_one_call_cannot_see_what_another_did_to_its_snapshot(tmp_path: Path) -> None:
    source = """
let kept;
exports.orders = (state) => {
  const before = JSON.stringify(state) + (kept ? kept.units.length : '');
  state.units.push('mine'); delete state.you; state.map.provinces[0].id = 'X';
  kept = state;
  return before;
};
"""
    state = {"you": "Lydia", "units": [], "map": {"provinces": [{"id": "S"}]}}
    one, two = (answer.payload for answer in replies(tmp_path, source, state, state))
    assert json.loads(one) == state
    assert two == one + "1"


def test_what_a_bot_prints_goes_to_its_own_log_and_never_fails(tmp_path: Path) -> None:
    source = r"""
console.log('loading', 1, null, undefined, {a: [1]}, new Error('shown'));
const cycle = []; cycle.push(cycle);
exports.orders = () => {
  console.error('\ud800', cycle, Symbol('s'), 5n, () => 1, {get x() { throw 1; }}, {toString() { throw 1; }});
  console.assert(true, 'silent'); console.assert(false, 'told');
  for (const name of Object.keys(console)) console[name]('by ' + name);
  return Object.keys(console).every((name) => console[name]() === undefined);
};
"""
    log = tmp_path / "bot.log"
    assert replies(tmp_path, source, {}, log=log)[0].payload is True
    text = log.read_text("utf-8")
    assert 'loading 1 null undefined {"a":[1]} Error: shown' in text
    assert f"{tmp_path / 'bot.js'}:2:" in text
    assert "Assertion failed: told" in text
    assert "silent" not in text
    assert "by warn" in text
    assert "by time" not in text
    assert replies(tmp_path, source, {})[0].payload is True, "the same without a log"


def test_a_flood_of_prints_is_cut_off(tmp_path: Path) -> None:
    log = tmp_path / "bot.log"
    source = "exports.orders = () => { for (let i = 0; i < 300; i += 1) console.log('x'.repeat(10000)); return 1; };"
    assert replies(tmp_path, source, {}, log=log)[0].payload == 1
    assert 2**20 <= log.stat().st_size < 2**20 + 1000


# What is no answer

UNCLONEABLE = {
    "a promise": "Promise.resolve([])",
    "an async function's promise": "(async () => [])()",
    "a function": "() => []",
    "a class": "class {}",
    "a function inside": "[{unit: 'M', type() { return 'hold'; }}]",
    "a cycle": "(() => { const x = []; x.push(x); return x; })()",
    "a cycle of objects": "(() => { const x = {}; x.x = {x}; return x; })()",
    "a BigInt": "5n",
    "a BigInt inside": "[{n: 5n}]",
    "NaN": "[NaN]",
    "infinity": "{x: -Infinity}",
    "an integer past 2**53 - 1": "[2 ** 53]",
    "a large float": "1e300",
    "a symbol": "Symbol('x')",
    "a symbol inside": "[Symbol.iterator]",
    "a lone surrogate": "'\\ud800'",
    "a lone surrogate as a key": "{'\\udfff': 1}",
    "a Map": "new Map([['M', 'N']])",
    "a Set": "new Set([1])",
    "a typed array": "new Uint8Array(3)",
    "a buffer": "new ArrayBuffer(3)",
    "a date": "new Date(0)",
    "a pattern": "/x/",
    "an error": "new Error('x')",
    "a boxed text": "[new String('hold')]",
    "a generator": "(function* () { yield 1; })()",
    "a proxy that throws": "new Proxy({}, {ownKeys() { throw new Error('no'); }})",
    "a proxy that throws when read": "new Proxy([1], {get() { throw new Error('no'); }})",
    "a revoked proxy": "(() => { const {proxy, revoke} = Proxy.revocable([], {}); revoke(); return proxy; })()",
    "a getter that throws": "{get x() { throw new Error('no'); }}",
    "a getter that throws nothing": "{get x() { throw undefined; }}",
    "a toJSON that throws": "{toJSON() { throw new Error('no'); }}",
    "a toString tag that throws": "new class { get [Symbol.toStringTag]() { throw new Error('no'); } }",
    "nesting past 64": "Array.from({length: 64}).reduce((x) => [x], [])",
    "nesting of 10,000": "Array.from({length: 10000}).reduce((x) => [x], [])",
}


def cases_bot(cases: dict[str, str]) -> str:
    lines = [f"{json.dumps(name)}: () => ({expression})," for name, expression in cases.items()]
    return "const cases = {" + "\n".join(lines) + "};\nexports.orders = (state) => cases[state.case]();"


def test_what_json_cannot_carry_is_uncloneable_and_the_worker_lives(tmp_path: Path) -> None:
    answers = replies(tmp_path, cases_bot(UNCLONEABLE), *({"case": name} for name in UNCLONEABLE))
    reasons = {name: (answer.reason, answer.gone) for name, answer in zip(UNCLONEABLE, answers, strict=True)}
    assert reasons == dict.fromkeys(UNCLONEABLE, ("uncloneable", False))


PLAIN = {
    "nesting of 64": ("Array.from({length: 63}).reduce((x) => [x], [])", None),
    "an instance of a class": (
        "[new class Order { unit = 'M'; type = 'hold'; length() { return 9; } }]",
        [{"unit": "M", "type": "hold"}],
    ),
    "an object without a prototype": ("Object.assign(Object.create(null), {M: null})", {"M": None}),
    "undefined inside": ("[undefined, {dest: undefined, at: 'M'}, , 1]", [None, {"at": "M"}, None, 1]),
    "keys that are symbols": ("{[Symbol('s')]: () => 1, a: 1}", {"a": 1}),
    "a key that cannot be enumerated": ("Object.defineProperty({a: 1}, 'b', {value: () => 1})", {"a": 1}),
    "a prototype": ("{__proto__: {a: 1}, b: 2}", {"b": 2}),
    "a key called __proto__": ('JSON.parse(\'{"__proto__": {"a": 1}}\')', {"__proto__": {"a": 1}}),
    "numbers": ("[-0, 0.1, 1e-7, 2 ** 53 - 1, 5e-324]", [0, 0.1, 1e-7, 2**53 - 1, 5e-324]),
    "texts": ("['\\0', '\\u2028\"\\\\', '\\u{1f600}', 'Ω']", ["\0", '\u2028"\\', "\U0001f600", "Ω"]),
    "joined texts": ("'x'.repeat(9000) + 'y'.repeat(9000)", "x" * 9000 + "y" * 9000),
    "one part many times": ("(() => { const part = {a: 1}; return [part, part]; })()", [{"a": 1}, {"a": 1}]),
    "a well-behaved proxy": ("new Proxy([1, {a: 2}], {})", [1, {"a": 2}]),
    "a list with more than its items": ("Object.assign([1], {more: () => 1})", [1]),
}


def test_what_json_can_carry_arrives_as_it_is(tmp_path: Path) -> None:
    cases = {name: expression for name, (expression, _) in PLAIN.items()}
    answers = replies(tmp_path, cases_bot(cases), *({"case": name} for name in PLAIN))
    found = {name: (answer.reason, answer.payload) for name, answer in zip(PLAIN, answers, strict=True)}
    nested: list[object] = []
    for _ in range(63):
        nested = [nested]
    expected = {name: (None, nested if value is None else value) for name, (_, value) in PLAIN.items()}
    assert found == expected


@pytest.mark.parametrize("body", ["return undefined;", "", "return null;"])
def test_nothing_is_no_answer(body: str, tmp_path: Path) -> None:
    (answer,) = replies(tmp_path, f"exports.orders = () => {{ {body} }};", {})
    assert (answer.reason, answer.gone) == ("invalid", False)


EXCEPTIONS = {
    "an error": "throw new TypeError('a reason');",
    "a text": "throw 'a reason';",
    "nothing": "throw undefined;",
    "an object": "throw {toString() { return 'a reason'; }};",
    "what cannot be described": "throw {get stack() { throw 1; }, toString() { throw 2; }};",
    "what is described by throwing for ever": "throw {toString() { return String(this); }};",
    "a symbol": "throw Symbol('s');",
    "an error of the engine": "PactEngine.adjudicate('no units', []);",
    "recursion": "return exports.orders(state);",
    "recursion in what it calls": "const f = () => [1].map(f); return f();",
    "recursion in reading": "return JSON.parse('['.repeat(1e6));",
    "recursion by a getter": "const x = {get x() { return this.x; }}; return x.x;",
    "memory": "const x = []; for (;;) x.push(new Array(1000).fill(x.length));",
    "memory in texts": "let x = 'x'; for (;;) x += x;",
    "memory in one piece": "return new Uint8Array(2 ** 31 - 1).length;",
    "shared memory in one piece": "const x = []; for (;;) x.push(new SharedArrayBuffer(2 ** 28));",
    "a name that is not there": "return nobody;",
    "a constant": "const x = 1; x = 2;",
    "a frozen map": "'use strict'; PactEngine.MAP.rules.centresToWin = 1;",
}


def test_what_is_thrown_is_an_exception_and_the_worker_lives(tmp_path: Path) -> None:
    lines = [f"{json.dumps(name)}: function (state) {{ {body} }}," for name, body in EXCEPTIONS.items()]
    source = "const cases = {" + "\n".join(lines) + "};\nexports.orders = (state) => cases[state.case](state);"
    source = source.replace("return exports.orders(state)", "return cases.recursion(state)")
    answers = replies(tmp_path, source, *({"case": name} for name in EXCEPTIONS))
    reasons = {name: (answer.reason, answer.gone) for name, answer in zip(EXCEPTIONS, answers, strict=True)}
    assert reasons == dict.fromkeys(EXCEPTIONS, ("exception", False))
    assert "out of memory" in answers[list(EXCEPTIONS).index("memory")].detail


def test_memory_that_a_bot_keeps_makes_every_later_call_an_exception(tmp_path: Path) -> None:
    source = "const hoard = []; exports.orders = () => { for (;;) hoard.push(new Array(1000).fill(1)); };"
    for answer in replies(tmp_path, source, {}, {}, {}):
        assert (answer.reason, answer.gone) == ("exception", False)


def test_recursion_is_as_deep_as_in_a_browser(tmp_path: Path) -> None:
    depth = answer_of(tmp_path, "let n = 0; const f = () => { n += 1; f(); }; try { f(); } catch { return n; }")
    assert 5_000 < depth < 20_000


def test_an_answer_past_8_mib_is_oversize(tmp_path: Path) -> None:
    for body in (
        "return 'x'.repeat(9e6)",
        "return new Array(1e9)",
        "return Array.from({length: 1e5}, () => 'y'.repeat(99))",
        "let x = [1]; for (let i = 0; i < 60; i += 1) x = [x, x]; return x",
        "return '\\u1234'.repeat(2e6)",
    ):
        (answer,) = replies(tmp_path, f"exports.orders = () => {{ {body}; }};", {})
        assert (answer.reason, answer.gone) == ("oversize", True), body


@pytest.mark.thinned(3)
@pytest.mark.parametrize("body", ["for (;;);", "while (true) Math.random();", "/(a+)+b/.test('a'.repeat(99));"])
def test_a_call_that_never_ends_is_a_timeout(body: str, tmp_path: Path) -> None:
    async def scenario() -> Answer:
        async with opened(script(tmp_path, f"exports.orders = () => {{ {body} }};"), QUICK) as seat:
            return await seat.ask(call())

    answer = run(scenario())
    assert (answer.reason, answer.gone) == ("timeout", True)


def test_a_method_that_is_not_there_is_missing(tmp_path: Path) -> None:
    source = "exports.orders = () => []; exports.builds = 3;"
    for method in ("propose", "builds"):
        (answer,) = replies(tmp_path, source, {}, method=method)
        assert (answer.reason, answer.gone) == ("missing", False)


# Loading

FAULTY = {
    "a syntax error": ("exports.orders = (;", "load-error", "SyntaxError"),
    "an exception": ("exports.orders = () => [];\nfunction f() { null.x; }\nf();", "load-error", "bot.js:2"),
    "what cannot be described": ("throw {toString() { throw 1; }};", "load-error", ""),
    "nothing exported": ("", "load-error", "module.exports has no method `orders`"),
    "no orders": ("module.exports = {name: 'x'};", "load-error", "module.exports has no method `orders`"),
    "orders that is no function": ("exports.orders = 3;", "load-error", "no method `orders`"),
    "null exported": ("module.exports = null;", "load-error", "no method `orders`"),
    "an export that throws": ("module.exports = {get orders() { throw new Error('mine'); }};", "load-error", "mine"),
    "a module": ("export const orders = () => [];", "load-error", "SyntaxError"),
    "a null character": ("exports.orders = () => [];\0", "load-error", "null"),
    "recursion": ("const f = () => f(); f();", "load-error", "RangeError"),
    "memory": ("const x = []; for (;;) x.push(new Array(1000).fill(1));", "load-error", "memory"),
    "a loop": ("for (;;);", "init-timeout", ""),
}


@pytest.mark.thinned(2)
@pytest.mark.parametrize("name", FAULTY)
def test_a_bot_that_does_not_load_is_gone_with_its_reason(name: str, tmp_path: Path) -> None:
    source, reason, detail = FAULTY[name]
    log = tmp_path / "bot.log"
    answer = loading(tmp_path, source, log, reason != "init-timeout")
    assert answer is not None
    assert (answer.reason, answer.gone) == (reason, True)
    assert detail in answer.detail
    assert detail in log.read_text("utf-8")


def test_a_file_that_cannot_be_read_is_a_load_error_in_plain_words(tmp_path: Path) -> None:
    for prepare, says in ((Path.unlink, "No such file"), (lambda path: path.write_bytes(b"'\xff'"), "not UTF-8")):
        bot = script(tmp_path, "exports.orders = () => [];")
        prepare(bot.path)
        answer = run(opening(bot))
        assert (answer.reason, answer.gone) == ("load-error", True)
        assert says in answer.detail
        assert "Traceback" not in answer.detail


LOADABLE = [
    "exports.orders = () => []; 5n",
    "exports.orders = () => []; Symbol('x')",
    "exports.orders = () => []; '\\ud800'",
    "exports.orders = () => []; 'x'.repeat(9000) + 'y'.repeat(9000) // a comment at the end",
    "\ufeffexports.orders = () => [];",
    "'use strict';\r\nmodule.exports = { orders() { return []; } };\r\n",
    "const self = 1, module_ = module; module_.exports = class { static orders() { return []; } };",
    "module.exports = Object.create({ orders() { return []; } });",
    "var orders = exports.orders = () => []",
]


@pytest.mark.parametrize("source", LOADABLE)
def test_every_common_form_of_a_file_loads(source: str, tmp_path: Path) -> None:
    assert replies(tmp_path, source, {})[0].payload == []


def test_a_trace_names_the_bots_file_and_leaves_the_worker_out(tmp_path: Path) -> None:
    source = "exports.orders = () => {\n  return PactEngine.adjudicate(3, []);\n};"
    (answer,) = replies(tmp_path, source, {})
    path = str(tmp_path / "bot.js")
    assert answer.detail.splitlines() == [
        "Error: adjudicate: the units are faulty: units: a list of units is wanted: "
        "pass units as the state has them: 'power', 'type' and 'at': "
        "call adjudicate(units, orders), orders by power or one flat list",
        f"    at <anonymous> ({path}:2:21)",
        "    at apply (native)",
    ]


# Patches

PATCHES = """
const broken = () => { throw new Error('patched'); };
const {defineProperty, getOwnPropertyNames} = Object;
const types = [Array, String, Function, Promise, RegExp, Number, WeakRef, Error, Map, Object];
JSON.stringify = JSON.parse = broken;
Object.keys = Object.freeze = Array.isArray = Reflect.apply = Object.defineProperty = broken;
globalThis.Object = globalThis.Array = globalThis.JSON = globalThis.String = globalThis.Reflect = undefined;
globalThis.Error = globalThis.Number = globalThis.Math = globalThis.WeakRef = globalThis.console = undefined;
globalThis.module = globalThis.exports = globalThis.self = globalThis.window = null;
for (let i = 0; i < types.length; i += 1) {
  const names = getOwnPropertyNames(types[i].prototype);
  for (let k = 0; k < names.length; k += 1) {
    try {
      defineProperty(types[i].prototype, names[k], {__proto__: null, value: broken, configurable: true});
    } catch { /* not this one */ }
  }
}
const names = ['error', 'fault', 'value', 'oversize', 'get', 'set', 'enumerable', 'body', 'height', 'id'];
for (let i = 0; i < names.length; i += 1) {
  defineProperty(types[9].prototype, names[i], {__proto__: null, value: broken, configurable: true, writable: true});
}
"""


def test_a_bot_that_patches_the_language_harms_itself_alone(tmp_path: Path) -> None:
    source = (
        "exports.orders = (state) => ({ units: state.units, moves: PactEngine.canMove(state.units[1], 'N'),"
        " rules: PactEngine.MAP.rules, year: PactEngine.create().year, name: PactMapData.name });\n"
        "exports.propose = () => { throw 1; };\nexports.answer = () => () => 1;\n"
    )
    units = [{"power": "Phrygia", "type": "army", "at": "M"}] * 2
    plain, patched = (
        replies(tmp_path, source + patches, {"units": units}, {"units": units})[1] for patches in ("", PATCHES)
    )
    assert plain.reason is None
    assert patched == Answer(payload=plain.payload, elapsed_ms=patched.elapsed_ms), patched.detail
    assert patched.payload["year"] == 1
    assert replies(tmp_path, source + PATCHES, {}, {}, method="propose")[1].reason == "exception"
    assert replies(tmp_path, source + PATCHES, {}, {}, method="answer")[1].reason == "uncloneable"


@pytest.mark.parametrize(
    "patch",
    [
        "Object.prototype.toJSON = () => 'patched';",
        "Array.prototype.toJSON = () => { throw new Error('patched'); };",
        "Object.prototype[0] = 'patched';",
        "Object.defineProperty(Object.prototype, 'unit', {set() { throw new Error('patched'); }});",
    ],
)
def test_an_answer_is_read_as_it_is_whatever_the_bot_patched(patch: str, tmp_path: Path) -> None:
    orders = [{"unit": "M", "type": "hold"}, None, {}]
    source = f"exports.orders = (state) => state.orders;\n{patch}"
    assert replies(tmp_path, source, {"orders": orders})[0].payload == orders


def test_where_the_engine_itself_is_led_astray_the_call_fails_and_the_worker_lives(tmp_path: Path) -> None:
    source = """
exports.orders = () => [PactEngine.canMove({type: 'army', at: 'M'}, 'N')];
for (const i of [0, 1]) Object.defineProperty(Array.prototype, i, {set() { throw new Error('patched'); }});
"""
    for answer in replies(tmp_path, source, {}, {}):
        assert (answer.reason, answer.gone) == ("exception", False)


def test_a_bot_that_closes_the_global_object_plays_on(tmp_path: Path) -> None:
    source = (
        "Object.freeze(globalThis); Object.freeze(Object.prototype); Object.freeze(Array.prototype);\n"
        "exports.orders = () => [PactEngine.MAP.powers.length, PactEngine.create().year];"
    )
    assert replies(tmp_path, source, {})[0].payload == [6, 1]


def test_promise_jobs_never_run(tmp_path: Path) -> None:
    source = """
let ran = 0;
exports.orders = () => {
  Promise.resolve().then(() => { ran += 1; });
  queueMicrotask(() => { ran += 1; });
  return ran;
};
"""
    assert [answer.payload for answer in replies(tmp_path, source, {}, {}, {})] == [0, 0, 0]
