import { TribunalError } from "../../domain/errors.ts";
import { refuseRepeatedKeys } from "../../domain/repeated-keys.ts";

export interface JsonLeaf {
  /** Keys and positions from the root. */
  steps: (string | number)[];
  /** As written: a number keeps all its digits, a string is without its quotes. */
  text: string;
  value: string | number | boolean | null;
}

export interface JsonScan {
  leaves: JsonLeaf[];
  /** The plain values directly inside each object, by the object's steps (see `objectKey`). */
  objects: Map<string, Map<string, string>>;
}

/** Deeper than any data a person wrote; deep nesting is an attack on recursive readers. */
const MAX_DEPTH = 200;

/** One spelling for the place of an object: names cannot collide with positions. */
export function objectKey(steps: (string | number)[]): string {
  return JSON.stringify(steps);
}

interface Level {
  isObject: boolean;
  key: string;
  index: number;
  /** Nothing inside yet. */
  empty: boolean;
}

/**
 * Walks a JSON text without recursion and without building objects, so that depth, `__proto__` and repeated keys are
 * only text. Throws `bad_json` for what is not JSON.
 */
export function scanJson(text: string): JsonScan {
  checkJson(text);
  const leaves: JsonLeaf[] = [];
  const objects: JsonScan["objects"] = new Map();
  const levels: Level[] = [];
  const token = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*|true|false|null|[{}[\]:,]/gs;
  let pendingKey = false;
  const steps = () => levels.map((level) => (level.isObject ? level.key : level.index));
  const add = (written: string, value: JsonLeaf["value"]) => {
    const leaf = { steps: steps(), text: written, value };
    leaves.push(leaf);
    const parent = levels.at(-1);
    if (parent?.isObject) {
      const key = objectKey(leaf.steps.slice(0, -1));
      const values = objects.get(key) ?? new Map<string, string>();
      objects.set(key, values.set(parent.key, written));
    }
  };
  for (const [found] of text.matchAll(token)) {
    const level = levels.at(-1);
    const first = found[0];
    if (first === "{" || first === "[") {
      if (level) level.empty = false;
      levels.push({ isObject: first === "{", key: "", index: 0, empty: true });
      pendingKey = first === "{";
    } else if (first === "}" || first === "]") {
      levels.pop();
      if (level?.empty) add(level.isObject ? "{}" : "[]", null);
      pendingKey = false;
    } else if (first === ",") {
      if (level?.isObject) pendingKey = true;
      else if (level) level.index++;
    } else if (first === ":") pendingKey = false;
    else if (pendingKey && level) {
      level.key = JSON.parse(found) as string;
      level.empty = false;
    } else {
      if (level) level.empty = false;
      const value = JSON.parse(found) as JsonLeaf["value"];
      add(typeof value === "string" ? value : found, value);
    }
  }
  return { leaves, objects };
}

/** Validity first: the engine's own parser does not recurse, and the patterns here are only run on valid text. */
function checkJson(text: string): void {
  try {
    JSON.parse(text);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new TribunalError("bad_json", `This file is not valid JSON: ${reason}`, { reason }, cause);
  }
  refuseRepeatedKeys(text);
  let depth = 0;
  for (const [found] of text.matchAll(/"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/gs)) {
    if (found === "{" || found === "[") depth++;
    else if (found === "}" || found === "]") depth--;
    if (depth > MAX_DEPTH) {
      throw new TribunalError("bad_json", `This JSON is nested more than ${MAX_DEPTH} levels deep.`, {
        limit: MAX_DEPTH,
      });
    }
  }
}
