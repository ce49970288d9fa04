import type { Dossier } from "../../domain/dossier.ts";
import { findPeriods } from "../../quantities/periods.ts";
import { STOCKS } from "../../quantities/topics/time.ts";
import { type Constraint, twoAnswers } from "./constraint.ts";
import type { Documents } from "./documents.ts";
import { missing } from "./interval.ts";
import type { Statement } from "./statement.ts";
import { endOf, NOW } from "./when.ts";

/** A few months bring more or less; not this much. */
const GROWN = 0.25;
/** Months between the last reported column and the deck. */
const LATEST = 4;

/**
 * What a deck says undated it says of its own time: held against the last column of a table that ends right before the
 * date on its cover. Months bring more, so it is asked about, and only where it is far off.
 */
export function presentFigures({ dossier, statements }: Documents): Constraint[] {
  const cover = coverMonth(dossier);
  if (cover === null) return [];
  const counted = statements.filter(
    ({ topic, subject, listed, oneOfMany }) =>
      STOCKS.has(topic ?? "") && subject === "company" && listed !== true && oneOfMany !== true,
  );
  const keyOf = ({ topic, segment, document, quantity, basis }: Statement) =>
    [topic, segment, document, quantity.unit, quantity.currency, basis.rhythm, basis.customers].join("|");
  return [...Map.groupBy(counted, keyOf).values()].flatMap((group): Constraint[] => {
    const today = group.filter(({ undated, planned }) => undated && !planned);
    const reported = group.flatMap((one) => {
      const end = one.undated ? null : endOf(one.when);
      const age = end?.axis === "calendar" ? cover - end.month : null;
      return age !== null && age >= 0 && age <= LATEST ? [{ one, age }] : [];
    });
    const [last] = reported.toSorted((a, b) => a.age - b.age);
    const [now, ...more] = today;
    if (last === undefined || now === undefined || more.some(({ printed }) => printed !== now.printed)) return [];
    if (last.one.place === now.place || missing(now.interval, last.one.interval) <= GROWN) return [];
    const tie = { slack: GROWN, exact: false, assumed: true as const, touches: "growth" as const };
    return [twoAnswers(`same:${now.topic}`, now, last.one, { ...tie, mayBe: ["other_date", "other_scope"] })];
  });
}

/**
 * The same statements; what has no date and is counted at a moment is of the deck's own time, not of the year it was taken
 * for, where the deck counts it again later, or tells less of it for that year.
 */
export function withToday(statements: readonly Statement[], dossier: Dossier): Statement[] {
  const cover = coverMonth(dossier);
  const keyOf = ({ topic, document, segment }: Statement) => `${topic}|${document}|${segment}`;
  const dated = Map.groupBy(
    statements.filter(({ undated }) => !undated),
    keyOf,
  );
  return statements.map((one) => {
    if (!one.undated || one.planned || !STOCKS.has(one.topic ?? "")) return one;
    const from = endOf(one.when)?.month ?? null;
    const isLater = (other: Statement) => {
      const end = endOf(other.when);
      return from !== null && cover !== null && end?.axis === "calendar" && end.month > from && end.month <= cover;
    };
    const hasGrown = (other: Statement) =>
      !other.planned && other.when === one.when && other.interval.max < one.interval.min;
    const others = dated.get(keyOf(one)) ?? [];
    return others.some((other) => isLater(other) || hasGrown(other)) ? { ...one, when: NOW } : one;
  });
}

const LINES_OF_COVER = 10;
const LONGEST_LINE = 80;

/** The one month that the first lines of the deck name, counted from the year nought; null where they name none. */
function coverMonth({ documents }: Dossier): number | null {
  const deck = documents.find(({ source }) => source === "deck");
  const lines = (deck?.sections[0]?.rows ?? []).slice(0, LINES_OF_COVER).map(({ cells }) =>
    cells
      .map(({ text }) => text)
      .join(" ")
      .trim(),
  );
  const months = lines.flatMap((line) =>
    line.length > LONGEST_LINE ? [] : findPeriods(line).flatMap(({ period }) => MONTH.exec(period)?.[0] ?? []),
  );
  const [only, ...more] = new Set(months);
  return only === undefined || more.length > 0 ? null : (endOf(only)?.month ?? null);
}

const MONTH = /^\d{4}-\d\d/u;
