import { greatest, least } from "../../domain/many.ts";
import type { Constraint } from "./constraint.ts";
import { image } from "./interval.ts";
import type { Pool } from "./pool.ts";
import { combinable } from "./pool.ts";
import type { Statement } from "./statement.ts";

/** Growth rates of a span of years, and what grows. */
const SERIES: Record<string, readonly string[]> = { revenue_cagr: ["revenue", "arr"] };

const SPAN = /\b(20\d\d)\s*(?:[-–—→/]|to|à|au?|et|e|and|até|until)\s*(20\d\d)\b/iu;
const PLAN_SPAN =
  /\b(?:Y|year|année|an|ano)\s?(\d)\s*(?:[-–—→/]|to|à|a|et|e|and|até)\s*(?:Y|year|année|an|ano)?\s?(\d)\b/iu;

/** A yearly growth over several years against the first and the last of them. */
export function seriesGrowths(pool: Pool): Constraint[] {
  return Object.entries(SERIES).flatMap(([rate, topics]) =>
    pool.about(rate).flatMap((stated) => {
      const found = topics.flatMap((topic) => endsOf(stated, topic, pool) ?? [])[0];
      return found === undefined ? [] : (constraintOf(stated, found) ?? []);
    }),
  );
}

interface Ends {
  first: Statement;
  last: Statement;
  years: number;
}

function endsOf(stated: Statement, topic: string, pool: Pool): Ends | null {
  const years = spanOf(stated) ?? spanOfPage(stated, topic, pool);
  if (years === null) return null;
  const at = (when: string) => {
    const found = pool.at(topic, { topic, when, subject: stated.subject }).filter((one) => combinable(stated, one));
    const values = new Set(pool.nearest(stated, found).map(({ quantity }) => quantity.value));
    return values.size === 1 ? pool.nearest(stated, found)[0] : undefined;
  };
  const [first, last] = [at(years.from), at(years.to)];
  return first === undefined || last === undefined ? null : { first, last, years: years.count };
}

function spanOf({ label, passage }: Statement): { from: string; to: string; count: number } | null {
  const said = SPAN.exec(label) ?? SPAN.exec(passage);
  const plan = said === null ? (PLAN_SPAN.exec(label) ?? PLAN_SPAN.exec(passage)) : null;
  const [from, to] = [Number((said ?? plan)?.[1]), Number((said ?? plan)?.[2])];
  if (!(to > from)) return null;
  const sign = said === null ? "Y" : "";
  return { from: `${sign}${from}`, to: `${sign}${to}`, count: to - from };
}

/** A rate that names no years is of all those its page shows, where it shows three or more. */
function spanOfPage(stated: Statement, topic: string, pool: Pool): { from: string; to: string; count: number } | null {
  const years = pool
    .about(topic)
    .filter(({ place, when }) => place === stated.place && /^\d{4}$/.test(when))
    .map(({ when }) => Number(when));
  const [from, to] = [least(years), greatest(years)];
  return to - from >= 2 && new Set(years).size === to - from + 1
    ? { from: String(from), to: String(to), count: to - from }
    : null;
}

function constraintOf(stated: Statement, { first, last, years }: Ends): Constraint | null {
  const compute = (from: number, to: number) => ((to / from) ** (1 / years) - 1) * 100;
  const [a, b] = [first, last].map(({ quantity }) => quantity.value) as [number, number];
  const expected = a > 0 && b > 0 ? image(compute, [first.interval, last.interval]) : null;
  if (expected === null) return null;
  return {
    id: `${stated.topic}=${first.topic}`,
    kind: "formula",
    stated,
    inputs: [last, first],
    expression: `({last} / {first})^(1/${years}) − 1`,
    keys: ["last", "first"],
    expected,
    value: compute(a, b),
    bound: "equal",
    slack: 0.02,
    exact: true,
    touches: "growth",
    mayBe: ["other_date", "other_scope"],
  };
}
