import { type Free, field, holdsWarnings, squeeze } from "./fields.ts";
import { extendPath, type Step } from "./paths.ts";

/** One thing that stands in a list or an object an analyst wrote. */
export interface Place {
  step: Step;
  path: string;
  value: unknown;
  /** Its key says that it is there to warn. */
  warns: boolean;
}

/**
 * What stands in a list or an object, in order, one after the other: a list of a hundred thousand is not made into as many
 * places first. Whoever descends an output descends by this.
 */
export function* placesIn(holder: object, path: string): Generator<Place> {
  if (Array.isArray(holder))
    for (const [at, value] of holder.entries()) yield { step: at, path: extendPath(path, at), value, warns: false };
  else
    for (const [key, value] of Object.entries(holder))
      yield { step: key, path: extendPath(path, key), value, warns: isWarningPart(key, value) };
}

/** Whether what stands under a key is there to warn: words, not how many there are or whether there are any. */
const isWarningPart = (key: string, value: unknown): boolean =>
  typeof value !== "number" && typeof value !== "boolean" && holdsWarnings(key);

/** `{ risk: "…", level: "major" }`: one warning under its own name, in whatever list it stands. */
export function isCalledWarning(value: Free): boolean {
  const name = field(value, "metric");
  if (name === null || typeof name.value !== "string" || field(value, "value") !== null) return false;
  return CALLED_ONE.test(squeeze(name.key)) && isSaid(name.value);
}

const CALLED_ONE =
  /^(?:risk|risque|risco|concern|warning|weakness|faiblesse|fraqueza|redflag|issue|threat|menace|ameaca|dealbreaker|preoccupation|preocupacao)$/;

/** A sentence, not a grade: "low", "7/10". */
export const isSaid = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length >= 3;
