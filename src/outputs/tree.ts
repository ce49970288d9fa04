import { isFree } from "./fields.ts";
import { ROOT_PATH, type Step } from "./paths.ts";
import { isCalledWarning, type Place, placesIn } from "./places.ts";
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
  const nodeAt = (place: Place | null, parent: Container | null) => ({
    steps: place === null ? [] : [...(parent?.steps ?? []), place.step],
    path: place?.path ?? ROOT_PATH,
    key: typeof place?.step === "string" ? place.step : (parent?.key ?? ""),
    role: roleAt(place, parent),
    parent,
  });
  const addLeaf = (value: Leaf["value"], parent: Container | null, place: Place | null) => {
    const leaf: Leaf = { ...nodeAt(place, parent), value };
    leaves.push(leaf);
    parent?.leaves.push(leaf);
    if (typeof value !== "string") return;
    characters += Math.min(value.length, LONGEST_TEXT);
    if (value.length > LONGEST_TEXT) cut.add("too_large");
  };
  const addContainer = (value: object, parent: Container | null, place: Place | null): Container => {
    const node = nodeAt(place, parent);
    const container: Container = {
      ...node,
      value: value as Container["value"],
      role: isFree(value) && isCalledWarning(value) ? "red_flag" : node.role,
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
  const open = [{ container: root, places: placesIn(output, ROOT_PATH) }];
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const { done, value: place } = top.places.next();
    if (done === true) {
      open.pop();
      continue;
    }
    if (leaves.length >= WALK_LIMITS.leaves || characters >= WALK_LIMITS.characters) {
      cut.add("too_large");
      break;
    }
    const { value } = place;
    if (isScalar(value)) addLeaf(value, top.container, place);
    else if (isContainer(value)) {
      if (seen.has(value)) {
        if (open.some(({ container }) => container.value === value)) cut.add("cyclic");
      } else if (open.length >= WALK_LIMITS.depth) cut.add("too_deep");
      else {
        const container = addContainer(value, top.container, place);
        open.push({ container, places: placesIn(value, container.path) });
      }
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

/** What a key says of the values under it; what stands above is kept unless the key is more telling. */
function roleAt(place: Place | null, parent: Container | null): Role {
  const above = parent?.role ?? "claim";
  const own = typeof place?.step === "string" ? roleOfKey(place.step) : null;
  if (own === null || (own === "red_flag" && place?.warns === false)) return above;
  if (above === "claim" || above === "red_flag" || own === "source" || own === "calculation" || own === "meta")
    return own;
  return above;
}
