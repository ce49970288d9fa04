import type { Dossier } from "../../../domain/dossier.ts";
import { fold } from "../../../lexicon/fold.ts";
import { ENTERS, IS_THERE, LARGE_REGIONS, OF_ANY_ENTRY } from "../../../lexicon/places-entered.ts";
import { regionsIn } from "../../../lexicon/regions.ts";
import { NOT_A_SUBJECT } from "../../../lexicon/statuses.ts";
import { MORE_OF_IT } from "../../../lexicon/sums.ts";
import { findPeriods } from "../../../quantities/periods.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import { missing } from "../interval.ts";
import { type Dated, datedIn, spanOf, underDates } from "./dated.ts";
import { outlineOf, withoutCases } from "./outline.ts";
import { passagesOf, saidIn, subjectsOf } from "./passage.ts";
import { sentencesOf } from "./sentences.ts";

interface Entered extends Pick<Dated, "span" | "axis" | "statement"> {
  place: string;
}

/**
 * A country that is entered at two times, or where the company says it is before it says it begins. That both lines speak
 * of the whole of its business there is our reading of words.
 */
export function enteredPlaces(dossier: Dossier): Constraint[] {
  const lines = withoutCases(outlineOf(passagesOf(dossier)));
  const dated = [...lines.flatMap(({ passage }) => datedIn(passage)), ...underDates(lines)];
  const isName = namesOf(lines.map(({ passage }) => passage.text));
  const begun = dated.flatMap((one) => enteredBy(one, isName));
  const there = sentencesOf(lines.map(({ passage }) => passage)).flatMap(
    ({ passage, text, folded, part }): Entered[] => {
      const [since, ...more] = findPeriods(text);
      const span = since === undefined || more.length > 0 ? null : spanOf(since.period);
      if (span === null || span.min < CALENDAR || !IS_THERE.test(folded)) return [];
      const [label = ""] = text.split(since?.text ?? "");
      const printed = since?.text.trim() ?? "";
      const statement = saidIn(passage, { label: label.trim(), printed, interval: span, nth: 7500 + part });
      return placesIn(text).map((place) => ({ place, span, axis: "calendar", statement }));
    },
  );
  const groups = Map.groupBy(begun, ({ place, axis, statement }) => `${statement.document} ${axis} ${place}`);
  const twice = [...groups.values()].flatMap((same) => {
    const [first, ...later] = same.toSorted((a, b) => a.span.max - b.span.max);
    const last = later.at(-1);
    return first === undefined || last === undefined ? [] : (clash(first, last) ?? []);
  });
  const before = there.flatMap((one) => {
    const later = begun.find(
      ({ place, axis, statement, span }) =>
        place === one.place &&
        axis === "calendar" &&
        statement.document === one.statement.document &&
        span.min > one.span.max,
    );
    return later === undefined ? [] : (clash(one, later) ?? []);
  });
  return [...twice, ...before];
}

/** Months since the year nought, not since the start of a plan. */
const CALENDAR = 1900 * 12;

/** The one place that a milestone says is entered, and nothing else. */
function enteredBy({ folded, span, axis, statement }: Dated, isName: (word: string) => boolean): Entered[] {
  const [label = ""] = statement.label.split(/,\s/u);
  if (!ENTERS.test(fold(label)) || MORE_OF_IT.test(folded) || /\d/u.test(label)) return [];
  const known = placesIn(label);
  const { words } = subjectsOf(label, (word) => OF_ANY_ENTRY.has(word) || NOT_A_SUBJECT.has(word));
  const [place, ...more] = known.length > 0 ? known : [...words].filter(isName);
  if (place === undefined || more.length > 0 || words.size > 1) return [];
  return [{ place, span, axis, statement }];
}

/** Words that the document writes with a capital within its sentences, and never without. */
function namesOf(texts: readonly string[]): (word: string) => boolean {
  const inside = new Set<string>();
  const small = new Set<string>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/(?<=[\p{Ll},(]\s?)\p{Lu}\p{Ll}+(?!\p{L})/gu)) inside.add(fold(word));
    for (const [word] of text.matchAll(/(?<!\p{L})\p{Ll}{4,}(?!\p{L})/gu)) small.add(fold(word));
  }
  return (word) => inside.has(word) && !small.has(word);
}

/** Countries that a text names, in whichever of its words. */
const placesIn = (text: string): string[] => [...regionsIn(text)].filter((region) => !LARGE_REGIONS.has(region));

function clash(one: Entered, other: Entered): Constraint | null {
  if (missing(one.span, other.span) === 0 || one.statement.passage === other.statement.passage) return null;
  return twoAnswers("date:milestone", one.statement, other.statement, {
    slack: 0,
    exact: true,
    assumed: true,
    worded: true,
    touches: "trust",
    mayBe: ["other_scope"],
  });
}
