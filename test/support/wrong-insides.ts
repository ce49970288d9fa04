import type { SeededRandom } from "../../src/testing/index.ts";

/** What stands somewhere in an argument in place of what is declared. Each is made anew: some are changed by a look. */
const WRONG: readonly (() => unknown)[] = [
  () => null,
  () => undefined,
  () => 5,
  () => -1,
  () => Number.NaN,
  () => Number.POSITIVE_INFINITY,
  () => 1e308,
  () => true,
  () => "",
  () => "x",
  () => "MRR 42 K€ 12 % ".repeat(4_000),
  () => [],
  () => [null],
  () => [[]],
  () => new Array(3),
  () => Array.from({ length: 5_000 }, (_, at) => at),
  () => ({}),
  () => Object.create(null),
  cycle,
  () => nested(20_000),
  throwing,
  () => ({ toString: null, valueOf: null }),
  () => Symbol("a symbol"),
  () => 10n,
  () => () => {
    throw "a text";
  },
  () => () => undefined,
  () => new Map([["a", 1]]),
  () => new Date(Number.NaN),
  revoked,
];

function cycle(): unknown {
  const round: Record<string, unknown> = { text: "MRR is 42 K€" };
  round.self = round;
  round.list = [round];
  return round;
}

function nested(depth: number): unknown {
  let inner: unknown = "MRR is 42 K€";
  for (let level = 0; level < depth; level++) inner = level % 2 === 0 ? [inner] : { inner };
  return inner;
}

/** Has every property, and none may be looked at. */
function throwing(): unknown {
  return new Proxy({}, { get: () => throwIt(), has: () => throwIt(), ownKeys: () => throwIt() });
}

function throwIt(): never {
  throw new EvalError("a getter of the caller's own");
}

function revoked(): unknown {
  const { proxy, revoke } = Proxy.revocable({}, {});
  revoke();
  return proxy;
}

/** The same arguments with one wrong thing somewhere in them: at the top, or deep inside. */
export function withWrongInsides(given: readonly unknown[], random: SeededRandom): { given: unknown[]; path: string } {
  const path: string[] = [];
  const wrong = random.pick(WRONG);
  const put = (value: unknown): unknown => {
    const keys = keysOf(value);
    if (keys.length === 0 || (path.length > 0 && random.next() < 0.2)) return wrong();
    const key = random.pick(keys);
    path.push(String(key));
    return replaced(value as object, key, put);
  };
  return { given: put(given) as unknown[], path: path.join(".") };
}

/** Lists, maps and plain objects have insides; all else is one thing. */
function keysOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return [...value.keys()];
  if (value instanceof Map) return [...value.keys()];
  if (typeof value !== "object" || value === null || Object.getPrototypeOf(value) !== Object.prototype) return [];
  return Object.keys(value);
}

function replaced(value: object, key: unknown, put: (value: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.with(key as number, put(value[key as number]));
  if (value instanceof Map) return new Map([...value, [key, put(value.get(key))]]);
  return { ...value, [key as string]: put(value[key as keyof typeof value]) };
}
