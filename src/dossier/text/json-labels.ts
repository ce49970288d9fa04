import { type JsonLeaf, type JsonScan, objectKey } from "./json-scan.ts";

/** Keys whose value names the object they stand in, best first. */
const NAMING_KEYS = [
  "metric",
  "name",
  "label",
  "title",
  "company",
  "companyName",
  "round",
  "stage",
  "type",
  "key",
  "id",
];
const PERIOD_KEYS = [
  "period",
  "year",
  "quarter",
  "month",
  "date",
  "annee",
  "année",
  "ano",
  "fiscalYear",
  "fiscal_year",
];

/**
 * The names on the way to a leaf as words, with what the objects in lists are called: the `p75` beside
 * `metric: "arr_multiple"` is "benchmarks arr multiple p75".
 */
export function labelOf(leaf: JsonLeaf, objects: JsonScan["objects"]): string {
  const words: string[] = [];
  leaf.steps.forEach((step, i) => {
    if (typeof step === "string") words.push(asWords(step));
    else {
      const name = siblingOf(leaf, i + 1, NAMING_KEYS, objects);
      if (name !== undefined) words.push(asWords(name));
    }
  });
  return words.filter((word, i) => word !== "" && word !== words[i - 1]).join(" ");
}

/** The period the nearest object of a list says it is about: `{ year: 2024, arr: 504000 }`. */
export function periodOf(leaf: JsonLeaf, objects: JsonScan["objects"]): string | undefined {
  for (let end = leaf.steps.length - 1; end > 0; end--) {
    const period = siblingOf(leaf, end, PERIOD_KEYS, objects);
    if (period !== undefined) return period;
    if (typeof leaf.steps[end - 1] === "number") return undefined;
  }
  return undefined;
}

/** A value of the object at `steps[0 … end]` that is not the leaf itself. */
function siblingOf(leaf: JsonLeaf, end: number, keys: string[], objects: JsonScan["objects"]): string | undefined {
  const values = objects.get(objectKey(leaf.steps.slice(0, end)));
  if (values === undefined) return undefined;
  const own = leaf.steps.length === end + 1 ? leaf.steps[end] : undefined;
  for (const key of keys) {
    const value = values.get(key);
    if (key !== own && value !== undefined && value !== "" && value.length <= 60) return value;
  }
  return undefined;
}

/** "fundingHistory" and "arr_multiple" as people write them; names and sentences stay as they are. */
function asWords(name: string): string {
  if (/\s/.test(name)) return name.trim();
  return name
    .replace(/[_-]+/g, " ")
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, "$1 $2")
    .replace(/\b\p{Lu}(?=\p{Ll})/gu, (letter, at: number) => (at === 0 ? letter : letter.toLowerCase()))
    .trim();
}
