import { withoutMarks } from "../evidence/claims/marks.ts";
import type { TextSentence } from "../evidence/claims/sentences.ts";
import { calculationsIn } from "../quantities/calculations/written-sums.ts";
import type { Collector } from "./collector.ts";
import type { Surroundings } from "./frame.ts";
import { type Said, saidKey } from "./said.ts";
import { citedIn, spelled } from "./sources.ts";
import { type GivenValue, periodsOfSeries, readValues } from "./values.ts";

const LABELLED = /^\s*(?:[-*+•]\s+)?([\p{L}][^:=|]{1,60}?)\s*[:=]\s*(.{1,60}?)\s*\.?\s*$/u;
const MOST_WORDS = 7;

/**
 * What a line of a memo states outright: "MRR: 71 K€ (slide 8)", or a row of a table whose first cell names what the
 * second gives. Whether it does.
 */
export function readStated(
  sentence: TextSentence,
  path: string,
  around: Surroundings,
  into: Collector,
  said: Said,
): boolean {
  if (sentence.row !== undefined) {
    const [name, given] = sentence.row.cells;
    if (sentence.kind === "heading" || name === undefined || given === undefined) return false;
    return state(withoutMarks(name.text), withoutMarks(given.text), sentence, path, around, into, said);
  }
  const [, label, value] = LABELLED.exec(withoutMarks(sentence.text)) ?? [];
  if (label === undefined || value === undefined || label.trim().split(/\s+/).length > MOST_WORDS) return false;
  return state(label, value, sentence, path, around, into, said);
}

function state(
  label: string,
  text: string,
  { text: line }: TextSentence,
  path: string,
  around: Surroundings,
  into: Collector,
  said: Said,
): boolean {
  const bare = text.replace(/\s*\([^()]*\)/g, "").trim();
  // The parts of a sum are no values of what it is about.
  if (calculationsIn(bare).length > 0) return false;
  const values = readValues(bare, null, into.frame.habit).filter(
    ({ value }) => typeof value === "number" || /\d/.test(String(value)),
  );
  if (values.length === 0 || (values.length === 1 && isSentence(bare))) return false;
  const places = placesOf(text, values.length, into);
  const labels = labelsOf(label, values);
  for (const [at, value] of values.entries()) {
    const named = labels[at];
    const single = values.length === 1;
    into.add(
      {
        ...value,
        metric: named?.metric ?? label,
        claim: line,
        evidence: (places[at] ?? []).map((source) => ({ type: "quote" as const, content: "", source })),
        ...(named?.period === undefined ? {} : { period: named.period }),
        inPassing: !single && named === undefined,
      },
      path,
      around,
    );
    said.add(saidKey(value));
  }
  return true;
}

/** Where each value stands: "72 % (s. 6), 60 % (s. 12), 65 % (annex)" has a place for the first two, and none for the last. */
function placesOf(text: string, count: number, into: Collector): string[][] {
  const first = (of: string): string[] =>
    citedIn(of)
      .map(({ place }) => spelled(place))
      .filter((place) => place !== "")
      .slice(0, 1);
  const parts = text.match(/[^()]+(?:\([^()]*\))?/gu) ?? [];
  const apart = parts.flatMap((part) => {
    const given = readValues(
      part
        .replace(/\([^()]*\)/g, "")
        .replace(/^[\s,;/]+/, "")
        .trim(),
      null,
      into.frame.habit,
    );
    return given.filter(({ value }) => /\d/.test(String(value ?? ""))).map(() => first(part));
  });
  const isApart = apart.length === count && apart.filter((place) => place.length > 0).length > 1;
  return isApart ? apart : Array.from({ length: count }, () => first(text));
}

const isSentence = (text: string): boolean => (text.match(/\p{L}{2,}/gu) ?? []).length > 5;

/** "Users Y1 / Y2 / Y3" and "TAM / SAM / SOM" name each of three values; null where they do not. */
function labelsOf(label: string, values: readonly GivenValue[]): { metric: string; period?: string }[] {
  if (values.length === 1) return [{ metric: label.trim() }];
  const periods = periodsOfSeries(label, values.length);
  if (periods !== null) {
    const metric = label
      .replace(/(?:\b(?:an|ann[ée]e|year|ano|y|m)\s?)?\d{1,4}(?:\s?[/,–-]\s?(?:\p{L}+\s?)?\d{1,4})+.*$/iu, "")
      .trim();
    return periods.map((period) => ({ metric: metric === "" ? label : metric, period }));
  }
  const parts = label.split(/\s+\/\s+/).map((part) => part.trim());
  return parts.length === values.length ? parts.map((metric) => ({ metric })) : [];
}
