import { LONGEST_TEXT } from "./limits.ts";
import { extendPath, ROOT_PATH, type Step } from "./paths.ts";
import { type Role, roleOfKey } from "./roles.ts";

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

/** What bounds a walk. */
export interface WalkLimits {
  /** Levels. Deeper than any analysis a person or a model wrote. */
  depth: number;
  leaves: number;
  /** Characters of text. */
  characters: number;
}

export const WALK_LIMITS: WalkLimits = { depth: 100, leaves: 50_000, characters: 1_000_000 };

/** An output as a tree with places. `cut` names what was kept and not looked at. */
export interface Walk {
  root: Container | null;
  leaves: Leaf[];
  containers: Container[];
  cut: Set<"cyclic" | "too_deep" | "too_large">;
}

/** Walks any data without recursion, each object once, within limits. */
export function walk(output: unknown, limits: WalkLimits = WALK_LIMITS): Walk {
  const leaves: Leaf[] = [];
  const containers: Container[] = [];
  const cut: Walk["cut"] = new Set();
  const seen = new Set<object>();
  let characters = 0;
  const addLeaf = (value: Leaf["value"], parent: Container | null, step: Step | null) => {
    const key = typeof step === "string" ? step : (parent?.key ?? "");
    const role = typeof step === "string" ? roleBelow(parent?.role ?? "claim", key) : (parent?.role ?? "claim");
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
      role: typeof step === "string" ? roleBelow(parent?.role ?? "claim", key) : (parent?.role ?? "claim"),
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
    if (leaves.length >= limits.leaves || characters >= limits.characters) {
      cut.add("too_large");
      break;
    }
    const value = (top.container.value as Record<Step, unknown>)[step];
    if (isScalar(value)) addLeaf(value, top.container, step);
    else if (isContainer(value)) {
      if (seen.has(value)) {
        if (open.some(({ container }) => container.value === value)) cut.add("cyclic");
      } else if (open.length >= limits.depth) cut.add("too_deep");
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
function roleBelow(above: Role, key: string): Role {
  const own = roleOfKey(key);
  if (own === null) return above;
  if (above === "claim" || above === "red_flag" || own === "source" || own === "calculation" || own === "meta")
    return own;
  return above;
}
