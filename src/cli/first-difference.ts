/** The first place two JSON documents differ at, as a path, with what stands there in each; undefined: nothing does. */
export interface Difference {
  path: string;
  was: unknown;
  now: unknown;
}

/** Compares two values from JSON, keys in the order of the first; null where they say the same in the same order. */
export function firstDifference(was: unknown, now: unknown, path = "$"): Difference | null {
  if (was === now) return null;
  if (!isContainer(was) || !isContainer(now) || Array.isArray(was) !== Array.isArray(now)) return { path, was, now };
  const keys = [...new Set([...Object.keys(was), ...Object.keys(now)])];
  for (const key of keys) {
    const inner = Array.isArray(was) ? `${path}[${key}]` : `${path}.${key}`;
    const difference = firstDifference(was[key], now[key], inner);
    if (difference !== null) return difference;
  }
  const order = Object.keys(was).join(",");
  return order === Object.keys(now).join(",") ? null : { path, was: order, now: Object.keys(now).join(",") };
}

const isContainer = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
