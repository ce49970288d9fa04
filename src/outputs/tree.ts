import { isFree } from "./fields.ts";
import { extendPath, ROOT_PATH, type Step } from "./paths.ts";
import { type Role, roleOfKey } from "./roles.ts";
import { isCalledWarning, isWarningPart } from "./warnings.ts";

/** A plain value at the end of a path. */
export interface Leaf {
  steps: Step[];
  path: string;
  /** The key it stands under, or that of the list it stands in. */
  key: string;
  value: string | number | boolean | null;
  role: Role;
  parent: Container | null;
}

/** An object or a list. */
export interface Container {
  steps: Step[];
  path: string;
  key: string;
  value: Record<string, unknown> | unknown[];
  role: Role;
  parent: Container | null;
  leaves: Leaf[];
  children: Container[];
}

/** Characters of one text that are read; the rest is kept and named as not reviewed. */
export const LONGEST_TEXT = 500_000;

/** What bounds a walk: levels (deeper than any analysis a person or a model wrote), values, characters of text. */
export const WALK_LIMITS = { depth: 100, leaves: 50_000, characters: 1_000_000 };

/** An output as a tree with places. `cut` names what was kept and not looked at. */
export interface Tree {
  root: Container | null;
  leaves: Leaf[];
  containers: Container[];
  cut: Set<"cyclic" | "too_deep" | "too_large">;
}

/** Walks any data without recursion, each object once, within WALK_LIMITS. */
export function treeOf(output: unknown): Tree {
  const leaves: Leaf[] = [];
  const containers: Container[] = [];
  const cut: Tree["cut"] = new Set();
  const seen = new Set<object>();
  let characters = 0;
  const addLeaf = (value: Leaf["value"], parent: Container | null, step: Step | null) => {
    const key = typeof step === "string" ? step : (parent?.key ?? "");
    const role = roleAt(step, value, parent);
    const path = step === null ? ROOT_PATH : extendPath(parent?.path ?? ROOT_PATH, step);
    const leaf: Leaf = { steps: step === null ? [] : [...(parent?.steps ?? []), step], path, key, value, role, parent };
    leaves.push(leaf);
    parent?.leaves.push(leaf);
    if (typeof value !== "string") return;
    characters += Math.min(value.length, LONGEST_TEXT);
    if (value.length > LONGEST_TEXT) cut.add("too_large");
  };
  const addContainer = (value: object, parent: Container | null, step: Step | null): Container => {
    const key = typeof step === "string" ? step : (parent?.key ?? "");
    const container: Container = {
      steps: step === null ? [] : [...(parent?.steps ?? []), step],
      path: step === null ? ROOT_PATH : extendPath(parent?.path ?? ROOT_PATH, step),
      key,
      value: value as Container["value"],
      role: isFree(value) && isCalledWarning(value) ? "red_flag" : roleAt(step, value, parent),
      parent,
      leaves: [],
      children: [],
    };
    seen.add(value);
    containers.push(container);
    parent?.children.push(container);
    return container;
  };

  if (!isContainer(output)) {
    if (isScalar(output)) addLeaf(output, null, null);
    return { root: null, leaves, containers, cut };
  }
  const root = addContainer(output, null, null);
  const open = [{ container: root, steps: stepsOf(output), at: 0 }];
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const step = top.steps[top.at++];
    if (step === undefined) {
      open.pop();
      continue;
    }
    if (leaves.length >= WALK_LIMITS.leaves || characters >= WALK_LIMITS.characters) {
      cut.add("too_large");
      break;
    }
    const value = (top.container.value as Record<Step, unknown>)[step];
    if (isScalar(value)) addLeaf(value, top.container, step);
    else if (isContainer(value)) {
      if (seen.has(value)) {
        if (open.some(({ container }) => container.value === value)) cut.add("cyclic");
      } else if (open.length >= WALK_LIMITS.depth) cut.add("too_deep");
      else open.push({ container: addContainer(value, top.container, step), steps: stepsOf(value), at: 0 });
    }
  }
  return { root, leaves, containers, cut };
}

function isScalar(value: unknown): value is Leaf["value"] {
  return value === null || typeof value === "string" || typeof value === "number" || typeof value === "boolean";
}

function isContainer(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value)) return true;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype || !(value instanceof Date || value instanceof Map);
}

function stepsOf(value: object): Step[] {
  return Array.isArray(value) ? Array.from(value, (_, index) => index) : Object.keys(value);
}

/** What a key says of the values under it; what stands above is kept unless the key is more telling. */
function roleAt(step: Step | null, value: unknown, parent: Container | null): Role {
  const above = parent?.role ?? "claim";
  const own = typeof step === "string" ? roleOfKey(step) : null;
  if (own === null || (own === "red_flag" && typeof step === "string" && !isWarningPart(step, value))) return above;
  if (above === "claim" || above === "red_flag" || own === "source" || own === "calculation" || own === "meta")
    return own;
  return above;
}
