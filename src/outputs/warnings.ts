import { isAgain } from "../domain/texts-in.ts";
import { type Free, field, holdsWarnings, isFree, squeeze } from "./fields.ts";
import { extendPath, ROOT_PATH, type Step } from "./paths.ts";

/** What an analyst warns of, where it stands: a sentence, or an object with fields. */
export interface Warning {
  value: unknown;
  path: string;
}

interface Place extends Warning {
  holder: object | null;
  /** Within a part that is there to warn. */
  listed: boolean;
}

/** Every warning of an output, wherever it stands, in order. Whoever asks what an analyst warns of asks here. */
export function* warningsIn(output: unknown): Generator<Warning> {
  const seen = new Set<object>();
  const open: Iterator<Place>[] = [[{ value: output, path: ROOT_PATH, holder: null, listed: false }].values()];
  for (let inside = open.at(-1); inside !== undefined; inside = open.at(-1)) {
    const { done, value: place } = inside.next();
    if (done === true) {
      open.pop();
      continue;
    }
    const { value } = place;
    if (isWarning(place)) yield place;
    else if (typeof value === "object" && value !== null && !isAgain(value, seen)) open.push(placesIn(value, place));
  }
}

/** Whether what stands under a key is there to warn: words, not how many there are or whether there are any. */
export const isWarningPart = (key: string, value: unknown): boolean =>
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
const isSaid = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length >= 3;

/** Each item of a list of warnings is one, whatever its fields; an object may hold several under names of their own. */
function isWarning({ value, holder, listed }: Place): boolean {
  if (!isFree(value)) return listed && typeof value === "string";
  return listed ? Array.isArray(holder) || readsAsOne(value) : isCalledWarning(value);
}

const readsAsOne = (value: Free): boolean =>
  ["metric", "claim", "severity"].some((name) => typeof field(value, name as "metric")?.value === "string");

/** One after the other: a list of a hundred thousand is not made into as many places first. */
function* placesIn(holder: object, { path, listed }: Place): Generator<Place> {
  const placed = (step: Step, value: unknown, inside: boolean): Place => ({
    value,
    path: extendPath(path, step),
    holder,
    listed: inside,
  });
  if (Array.isArray(holder)) for (const [at, item] of holder.entries()) yield placed(at, item, listed);
  else for (const [key, value] of Object.entries(holder)) yield placed(key, value, listed || isWarningPart(key, value));
}
