/** A key of an object, or a position in a list. */
export type Step = string | number;

/** The path of the whole output. */
export const ROOT_PATH = "";

/** A path as a reader is told it: the whole output has a name. */
export const toldPath = (path: string): string => (path === ROOT_PATH ? "output" : path);

/** The path one step further down. */
export function extendPath(base: string, step: Step): string {
  if (typeof step === "number") return `${base}[${step}]`;
  if (!/^[\p{L}_$][\p{L}\p{N}_$-]*$/u.test(step)) return `${base}[${JSON.stringify(step)}]`;
  return base === "" ? step : `${base}.${step}`;
}

/** The value at a place; undefined where there is none. */
export function valueAt(root: unknown, steps: readonly Step[]): unknown {
  let value = root;
  for (const step of steps) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
    value = (value as Record<Step, unknown>)[step];
  }
  return value;
}

/** The same data with another value at one place. Only the containers on the way are copied. */
export function withValueAt(root: unknown, steps: readonly Step[], change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return change(root);
  if (typeof root !== "object" || root === null) return root;
  const copy: Record<Step, unknown> | unknown[] = Array.isArray(root) ? [...root] : copyOf(root);
  const inner = withValueAt((root as Record<Step, unknown>)[step], rest, change);
  Object.defineProperty(copy, step, { value: inner, writable: true, enumerable: true, configurable: true });
  return copy;
}

/** Keys such as `__proto__` stay plain keys, and what was frozen can be written in the copy. */
function copyOf(object: object): Record<Step, unknown> {
  const copy = Object.create(Object.getPrototypeOf(object) as object | null) as Record<Step, unknown>;
  for (const key of Object.keys(object)) {
    const value = (object as Record<string, unknown>)[key];
    Object.defineProperty(copy, key, { value, writable: true, enumerable: true, configurable: true });
  }
  return copy;
}
