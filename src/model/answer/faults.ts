import type { core } from "zod";
import type { AnswerFault } from "../../i18n/answer-faults.ts";

/** So many are told at once; the rest shows after a repair. */
const MAX_FAULTS = 12;
const MAX_SHOWN = 60;

/** What a schema has against a value, in plain facts with their paths. */
export function faultsOf(issues: readonly core.$ZodIssue[], value: unknown): AnswerFault[] {
  return issues.flatMap((issue) => describe(issue, value, [])).slice(0, MAX_FAULTS);
}

function describe(issue: core.$ZodIssue, root: unknown, base: readonly PropertyKey[]): AnswerFault[] {
  const keys = [...base, ...issue.path];
  const path = printPath(keys);
  const actual = valueAt(root, keys);
  switch (issue.code) {
    case "invalid_type":
      return actual === undefined
        ? [{ kind: "missing", path, expected: issue.expected }]
        : [{ kind: "wrong_type", path, expected: issue.expected, found: show(actual) }];
    case "invalid_value":
      return actual === undefined
        ? [{ kind: "missing", path, expected: issue.values.map(String).join(" | ") }]
        : [{ kind: "not_allowed", path, allowed: issue.values.map(String), found: show(actual) }];
    case "too_small":
      return [{ kind: "too_small", path, limit: Number(issue.minimum) }];
    case "too_big":
      return [{ kind: "too_big", path, limit: Number(issue.maximum) }];
    case "unrecognized_keys":
      return [{ kind: "unknown_key", path, allowed: issue.keys }];
    case "invalid_format":
      return [{ kind: "wrong_format", path, expected: issue.format }];
    case "invalid_union":
      return nearestBranch(issue.errors).flatMap((inner) => describe(inner, root, keys));
    default:
      return [{ kind: "other", path, found: issue.message }];
  }
}

/** The branch of a union with the fewest complaints is most likely the one that was meant. */
function nearestBranch(branches: readonly (readonly core.$ZodIssue[])[]): readonly core.$ZodIssue[] {
  return branches.reduce<readonly core.$ZodIssue[]>(
    (best, branch) => (best.length === 0 || (branch.length > 0 && branch.length < best.length) ? branch : best),
    [],
  );
}

const printPath = (keys: readonly PropertyKey[]): string =>
  keys.reduce<string>(
    (path, key) => (typeof key === "number" ? `${path}[${key}]` : path === "" ? String(key) : `${path}.${String(key)}`),
    "",
  );

function valueAt(root: unknown, keys: readonly PropertyKey[]): unknown {
  let value = root;
  for (const key of keys) {
    if (typeof value !== "object" || value === null) return undefined;
    value = (value as Record<PropertyKey, unknown>)[key];
  }
  return value;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}
