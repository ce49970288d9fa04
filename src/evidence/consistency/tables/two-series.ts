import { topicById } from "../../../quantities/topics/catalogue.ts";
import { matchTopic, SURE_ENOUGH } from "../../../quantities/topics/match.ts";
import { type Constraint, twoAnswers } from "../constraint.ts";
import type { Documents } from "../documents.ts";
import { missing } from "../interval.ts";
import { endOf } from "../when.ts";
import { gridsOf } from "./grid.ts";
import { type Series, seriesIn } from "./series.ts";

/** Rounding of one table against another. */
const ROUNDED = 0.02;

/**
 * One line of two tables, under whatever name, with other values at the same time ("Organizations: 1,500 in month 36" and
 * "1,000 in year 3"). Names that the catalogue knows are asked about where their topics are.
 */
export function twoSeries({ dossier }: Documents): Constraint[] {
  const own = gridsOf(dossier)
    .flatMap(seriesIn)
    .filter(({ label, words }) => words.size > 0 && !isKnown(label));
  const named = Map.groupBy(own, ({ words, document }) => `${document}|${[...words].toSorted().join(" ")}`);
  return [...named.values()].flatMap(([first, second, ...more]) =>
    first === undefined || second === undefined || more.length > 0 || first.place === second.place
      ? []
      : widest(first, second),
  );
}

function isKnown(label: string): boolean {
  const found = matchTopic(label);
  return found !== null && found.sureness >= SURE_ENOUGH && topicById(found.topic.id) !== undefined;
}

/** So many workshops, and what they bring in thousands: one name, two things. */
const OTHER_SCALE = 20;
const isOtherScale = (a: number, b: number): boolean =>
  Math.max(Math.abs(a), Math.abs(b)) > OTHER_SCALE * Math.min(Math.abs(a), Math.abs(b));

function widest(first: Series, second: Series): Constraint[] {
  const at = (period: string) => {
    const end = endOf(period);
    return end === null ? period : `${end.axis}${end.month}`;
  };
  const others = new Map([...second.points].map(([period, one]) => [at(period), one]));
  const apart = [...first.points].flatMap(([period, one]) => {
    const other = others.get(at(period));
    const alike = other?.quantity.unit === one.quantity.unit && other.quantity.currency === one.quantity.currency;
    if (other === undefined || !alike || isOtherScale(one.quantity.value, other.quantity.value)) return [];
    return [{ one, other, gap: missing(one.interval, other.interval) }];
  });
  const worst = apart.filter(({ gap }) => gap > ROUNDED).toSorted((a, b) => b.gap - a.gap)[0];
  if (worst === undefined) return [];
  return [
    twoAnswers("same:line", worst.one, worst.other, {
      slack: ROUNDED,
      exact: true,
      // That two lines of one name are one thing.
      assumed: true,
      touches: "growth",
      mayBe: ["other_scope", "other_date", "average"],
    }),
  ];
}
