import { FIELD_NAMES, PLACE_FIELDS, WARNING_NAMES } from "../lexicon/field-names.ts";
import { foldLine } from "../lexicon/fold.ts";

/** A JSON object an agent wrote: nothing about it is certain. */
export type Free = Record<string, unknown>;

/** Whether a value is an object with fields (not a list, not null). */
export function isFree(value: unknown): value is Free {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field, by our own name for it. */
export type FieldName = keyof typeof FIELD_NAMES;

const squeezed = new Map<string, string>();
const MOST_SQUEEZED = 5_000;
const LONGEST_KEY = 100;

/** The bare letters of a key. The keys of one output are few and come again with each finding, so they are remembered. */
export function squeeze(text: string): string {
  const known = squeezed.get(text);
  if (known !== undefined) return known;
  const bare = foldLine(text).replace(/[^a-z0-9]/g, "");
  if (squeezed.size >= MOST_SQUEEZED) squeezed.clear();
  if (text.length <= LONGEST_KEY) squeezed.set(text, bare);
  return bare;
}
/** The names of each field with their rank. */
const LOOKUP = new Map<FieldName, Map<string, number>>(
  Object.entries(FIELD_NAMES).map(([field, names]) => [
    field as FieldName,
    new Map(names.split(" ").map((name, rank) => [squeeze(name), rank])),
  ]),
);
const NO_NAMES: ReadonlyMap<string, number> = new Map();
const namesOf = (name: FieldName): ReadonlyMap<string, number> => LOOKUP.get(name) ?? NO_NAMES;

/** The field under whichever of its names the agent used, with the key it was found under. */
export function field(object: Free, name: FieldName): { key: string; value: unknown } | null {
  const names = namesOf(name);
  let found: { key: string; value: unknown } | null = null;
  let best = Number.POSITIVE_INFINITY;
  for (const key of Object.keys(object)) {
    const rank = names.get(squeeze(key)) ?? best;
    const value = object[key];
    if (rank >= best || value === null || value === undefined) continue;
    best = rank;
    found = { key, value };
  }
  return found;
}

/** Whether a key is one of the names of a field. */
export function isField(key: string, name: FieldName): boolean {
  return namesOf(name).has(squeeze(key));
}

/** Whether a key is a name that we know, of whatever field. */
export function isKnownField(key: string): boolean {
  const name = squeeze(key);
  return PLACES.has(name) || [...LOOKUP.values()].some((names) => names.has(name)) || holdsWarnings(key);
}

/** Whether a key holds warnings, by a name of the list or by what its words say. */
export function holdsWarnings(key: string): boolean {
  return isField(key, "redFlags") || WARNING_NAMES.test(squeeze(key));
}

/** Every field among several names that is there, in the object's own order. */
export function fields(object: Free, names: FieldName[]): { key: string; value: unknown }[] {
  const wanted = new Set(names.flatMap((name) => [...namesOf(name).keys()]));
  return Object.keys(object)
    .filter((key) => wanted.has(squeeze(key)) && object[key] !== null && object[key] !== undefined)
    .map((key) => ({ key, value: object[key] }));
}

/** Units that agents write into the name of a value's field: "amount_usd". */
const UNIT_ENDINGS: Readonly<Record<string, string>> = {
  usd: "USD",
  eur: "EUR",
  brl: "BRL",
  gbp: "GBP",
  pct: "%",
  percent: "%",
};

/** The field that holds a value, also where the value is null or its unit stands in the field's name. */
export function valueField(object: Free): { key: string; value: unknown; unit: string | null } | null {
  const keys = Object.keys(object).map((key) => ({ key, name: squeeze(key) }));
  for (const wanted of namesOf("value").keys()) {
    for (const { key, name } of keys) {
      if (name === wanted) return { key, value: object[key], unit: null };
      const ending = name.startsWith(wanted) ? UNIT_ENDINGS[name.slice(wanted.length)] : undefined;
      if (ending !== undefined) return { key, value: object[key], unit: ending };
    }
  }
  return null;
}

/** "gmvPerUser", "metric_name" as words. */
export function spoken(key: string): string {
  if (/^_|^\d/.test(key) || !/[_\p{Ll}][\p{Lu}_-]/u.test(key)) return key;
  return key
    .replace(/[_-]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .trim();
}

const PLACES = new Map<string, keyof typeof PLACE_FIELDS>(
  Object.entries(PLACE_FIELDS).flatMap(([kind, names]) =>
    names.split(" ").map((name) => [squeeze(name), kind as keyof typeof PLACE_FIELDS] as const),
  ),
);

/** The fields that say where something stands: { diapo: 11 } is a slide, 11. */
export function placeFields(object: Free): { key: string; kind: keyof typeof PLACE_FIELDS; value: string }[] {
  return Object.entries(object).flatMap(([key, value]) => {
    const kind = PLACES.get(squeeze(key));
    if (kind === undefined || (typeof value !== "string" && typeof value !== "number")) return [];
    return [{ key, kind, value: String(value).trim() }];
  });
}

/** The field as text: a string, or a number written out. */
export function textField(object: Free, name: FieldName): string | null {
  const value = field(object, name)?.value;
  if (typeof value === "number") return String(value);
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}

/** A number where the text can only be one number; the text itself otherwise ("504K€", "1.234"). */
export function plainNumber(text: string): number | string {
  const compact = text.trim().replace(/[\s\u00a0\u202f](?=\d{3}(?!\d))/g, "");
  // An integer that no number holds stays as it is written, with every digit.
  if (/^[-+]?\d+$/.test(compact)) return Number.isSafeInteger(Number(compact)) ? Number(compact) : text;
  if (/^[-+]?\d{1,3}(?:,\d{3}){2,}$/.test(compact)) return Number(compact.replaceAll(",", ""));
  if (/^[-+]?\d+\.(?:\d{1,2}|\d{4,})$/.test(compact) || /^[-+]?0\.\d+$/.test(compact)) return Number(compact);
  return text;
}
