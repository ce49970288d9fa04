/** So far in, the parts of an object and those of a list are written one by one; what lies deeper is small and written whole. */
const DEEPEST = { object: 2, list: 4 };
const STEP = "  ";

/**
 * A value as JSON with two spaces, piece after piece: joined they are the bytes of `JSON.stringify(value, …, 2)`. A
 * review of a hundred thousand findings is hundreds of megabytes as one text, and a few kilobytes at a time in pieces.
 * Numbers that JSON does not have, which it would write as null, are written as words.
 */
export function* jsonPieces(value: unknown, depth = 0): Generator<string> {
  if (!isPlain(value) || depth >= DEEPEST[Array.isArray(value) ? "list" : "object"]) {
    yield written(value, depth);
    return;
  }
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  let before = `${open}\n`;
  for (const [key, part] of partsOf(value)) {
    yield `${before}${STEP.repeat(depth + 1)}${key}`;
    yield* jsonPieces(part, depth + 1);
    before = ",\n";
  }
  yield before === ",\n" ? `\n${STEP.repeat(depth)}${close}` : `${open}${close}`;
}

/** What stands in an object or a list, with the words before it. */
function* partsOf(value: object): Generator<[key: string, part: unknown]> {
  if (Array.isArray(value)) for (const part of value) yield ["", part];
  else for (const [key, part] of Object.entries(value)) if (isWritten(part)) yield [`${JSON.stringify(key)}: `, part];
}

/** A line break inside a text is two characters in JSON: those that are one are ours to indent. */
function written(value: unknown, depth: number): string {
  const text = JSON.stringify(value, asJson, 2) ?? "null";
  return depth === 0 ? text : text.replaceAll("\n", `\n${STEP.repeat(depth)}`);
}

/** An object or a list with nothing of its own to say about how it is written. */
const isPlain = (value: unknown): value is object =>
  typeof value === "object" &&
  value !== null &&
  !("toJSON" in value) &&
  (Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype);

/** JSON leaves such a key out. */
const isWritten = (value: unknown) =>
  value !== undefined && typeof value !== "function" && typeof value !== "symbol" && !isUnwritten(value);

/** An object whose `toJSON` gives nothing. */
const isUnwritten = (value: unknown) =>
  typeof value === "object" && value !== null && "toJSON" in value && JSON.stringify(value) === undefined;

function asJson(_key: string, value: unknown): unknown {
  return (typeof value === "number" && !Number.isFinite(value)) || typeof value === "bigint" ? String(value) : value;
}
