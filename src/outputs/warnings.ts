import { isAgain } from "../domain/texts-in.ts";
import { type Free, field, isFree } from "./fields.ts";
import { ROOT_PATH } from "./paths.ts";
import { isCalledWarning, isSaid, type Place, placesIn } from "./places.ts";
import { readSeverity } from "./severity.ts";

/** What an analyst warns of, where it stands: a sentence, or an object with fields. */
export type Warning = Pick<Place, "value" | "path">;

interface Open extends Warning {
  holder: object | null;
  /** Within a part that is there to warn. */
  listed: boolean;
}

/** Every warning of an output, wherever it stands, in order. Whoever asks what an analyst warns of asks here. */
export function* warningsIn(output: unknown): Generator<Warning> {
  const seen = new Set<object>();
  const open: Iterator<Open>[] = [[{ value: output, path: ROOT_PATH, holder: null, listed: false }].values()];
  for (let inside = open.at(-1); inside !== undefined; inside = open.at(-1)) {
    const { done, value: place } = inside.next();
    if (done === true) {
      open.pop();
      continue;
    }
    const { value } = place;
    if (isWarning(place)) yield place;
    else if (typeof value === "object" && value !== null && !isAgain(value, seen)) open.push(openedIn(value, place));
  }
}

function* openedIn(holder: object, { path, listed }: Open): Generator<Open> {
  for (const inside of placesIn(holder, path))
    yield { value: inside.value, path: inside.path, holder, listed: listed || inside.warns };
}

/** Each item of a list of warnings is one, whatever its fields; an object may hold several under names of their own. */
function isWarning({ value, holder, listed }: Open): boolean {
  if (!isFree(value)) return listed && typeof value === "string";
  return listed ? Array.isArray(holder) || readsAsOne(value) : isCalledWarning(value) || isGradedRemark(value, holder);
}

/** `{ severity: "high", text: "…" }` in a list: a remark with nothing but its weight, whatever the list is called. */
function isGradedRemark(value: Free, holder: object | null): boolean {
  const severity = field(value, "severity");
  const said = field(value, "claim") ?? field(value, "quote");
  return (
    Array.isArray(holder) &&
    typeof severity?.value === "string" &&
    /sever|gravi|level|nive|nivel/i.test(severity.key) &&
    readSeverity(severity.value) !== null &&
    typeof said?.value === "string" &&
    isSaid(said.value) &&
    ["metric", "value", "confidence", "question"].every((name) => field(value, name as "metric") === null)
  );
}

const readsAsOne = (value: Free): boolean =>
  ["metric", "claim", "severity"].some((name) => typeof field(value, name as "metric")?.value === "string");
