import type { Fact } from "../../domain/fact.ts";
import { greatest } from "../../domain/many.ts";
import type { Witness } from "../../evidence/witness.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { monthsOf } from "../../quantities/periods.ts";
import type { Place } from "../check.ts";
import { placeOfFact } from "../places.ts";
import { statedOf } from "../stated.ts";
import { type Cohort, type CohortTable, cohortTables } from "./cohorts.ts";

/** What all cohorts together bring in one month or year, beside what is stated of it. */
export interface CohortBridge {
  /** "2025-06" or "2025". */
  period: string;
  sum: number;
  parts: number[];
  /** 12 where a month is held against a figure by year. */
  times: 1 | 12;
  topic: string;
  stated: Fact | null;
  holds: boolean;
  places: Place[];
}

/** How much is left from one age to another, over all cohorts that show both. */
export interface CohortKept {
  topic: "customer_churn" | "revenue_churn" | "nrr";
  /** Months between the two. */
  months: number;
  cohorts: number;
  /** In percent: what is stated is told as a churn or as a retention. */
  computed: number;
  sum: { before: number; after: number };
  stated: Fact | null;
  agrees: boolean;
  places: Place[];
}

export interface SeenCohorts {
  table: CohortTable;
  bridge: CohortBridge | null;
  kept: CohortKept[];
  /** A share of customers above the whole, or more customers than a month before. */
  grown: { cohort: string; from: number; to: number; place: Place }[];
}

/** The triangles of cohorts, each held against revenue, churn and retention as the other documents state them. */
export function lookAtCohorts(witness: Witness): SeenCohorts[] {
  return cohortTables(witness).map((table) => ({
    table,
    bridge: table.isShare || !table.even || table.measure === null ? null : bridgeOf(table, witness),
    kept: keptOf(table, witness),
    grown: table.measure === "customers" ? grownIn(table) : [],
  }));
}

const elsewhere =
  ({ place }: CohortTable) =>
  (fact: Fact) =>
    fact.document !== place.document ||
    (fact.address.kind === "cell" && place.address.kind === "cell" && fact.address.sheet !== place.address.sheet);

/** The months of the calendar that every cohort begun by then shows, with what they bring. */
function totals({ cohorts, step }: CohortTable): Map<number, { cohort: Cohort; value: number; place: Place }[]> {
  const times = [...new Set(cohorts.flatMap(({ start, at }) => [...at.keys()].map((age) => start + age * step)))];
  return new Map(
    times
      .sort((a, b) => a - b)
      .flatMap((time) => {
        const begun = cohorts.filter(({ start }) => start <= time);
        const shown = begun.flatMap((cohort) => {
          const one = cohort.at.get((time - cohort.start) / step);
          return one === undefined ? [] : [{ cohort, ...one }];
        });
        return shown.length === begun.length ? [[time, shown] as const] : [];
      }),
  );
}

const sumOf = (values: readonly { value: number }[]): number => values.reduce((sum, { value }) => sum + value, 0);
const nameOf = (month: number, step: number): string =>
  step === 12 ? String(month / 12) : `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, "0")}`;

/** The last time that is whole; revenue of months only as a whole year of them. */
function bridgeOf(table: CohortTable, witness: Witness): CohortBridge | null {
  const { measure, step } = table;
  const all = totals(table);
  if (measure === null || measure === "customers" || all.size === 0 || step === 3) return null;
  if (measure === "revenue" && step === 1) return yearOfMonths(table, all, witness);
  const [time, shown] = [...all].at(-1) ?? [];
  if (time === undefined || shown === undefined) return null;
  const period = nameOf(time, step);
  const isTime = (when: string | undefined) => {
    const months = when === undefined ? null : monthsOf(when);
    return when === undefined ? measure !== "revenue" : months?.last === time + step - 1;
  };
  const direct = statedOf(witness, measure, isTime, elsewhere(table));
  const yearly = direct === null && measure === "mrr" ? statedOf(witness, "arr", isTime, elsewhere(table)) : null;
  return told(table, period, shown, yearly === null ? measure : "arr", direct ?? yearly, yearly === null ? 1 : 12);
}

function yearOfMonths(table: CohortTable, all: ReturnType<typeof totals>, witness: Witness): CohortBridge | null {
  const years = Map.groupBy(all.keys(), (time) => Math.floor(time / 12));
  const last = [...years].findLast(([, months]) => [...months].length === 12);
  if (last === undefined) return null;
  const [year, months] = last;
  const shown = [...months].flatMap((month) => all.get(month) ?? []);
  const stated = statedOf(witness, "revenue", (when) => when === String(year), elsewhere(table));
  const byCohort = Map.groupBy(shown, ({ cohort }) => cohort);
  const parts = [...byCohort].map(([cohort, some]) => ({ cohort, value: sumOf(some), place: some[0]?.place as Place }));
  return told(table, String(year), parts, "revenue", stated, 1);
}

function told(
  { place }: CohortTable,
  period: string,
  shown: readonly { value: number; place: Place }[],
  topic: string,
  stated: Fact | null,
  times: 1 | 12,
): CohortBridge {
  const sum = sumOf(shown);
  const { value = 0, step = 0 } = stated?.quantity ?? {};
  return {
    period,
    sum,
    parts: shown.map((one) => one.value),
    times,
    topic,
    stated,
    holds: stated !== null && sameFigure({ value: sum * times, step: 1 }, { value, step }, 0.01),
    places: [...(stated === null ? [] : [placeOfFact(stated)]), shown.at(-1)?.place ?? place],
  };
}

/** Points by which a stated share may differ from what the cohorts give, by the months it is over. */
const POINTS = { 1: 0.5, 12: 2 } as const;

function keptOf(table: CohortTable, witness: Witness): CohortKept[] {
  const isCustomers = table.measure === "customers";
  const ofRevenue = table.measure === "revenue" || table.measure === "mrr" || table.measure === "arr";
  if (!isCustomers && !ofRevenue) return [];
  return ([1, 12] as const).flatMap((months): CohortKept[] => {
    const between = months / table.step;
    if (!Number.isInteger(between)) return [];
    const pairs = pairsOf(table, between, months === 12);
    if (pairs.length < FEWEST_PAIRS) return [];
    const [before, after] = [sumOf(pairs.map(([one]) => one)), sumOf(pairs.map(([, one]) => one))];
    if (before <= 0) return [];
    const left = (after / before) * 100;
    const topic = isCustomers ? "customer_churn" : months === 12 ? "nrr" : "revenue_churn";
    const computed = topic === "nrr" ? left : 100 - left;
    // Cohorts of revenue that grow tell of no churn: what is lost in them is not shown.
    if (topic === "revenue_churn" && computed <= 0) return [];
    const stated = rhythmic(table, topic, months, witness);
    return [
      {
        topic,
        months,
        cohorts: new Set(pairs.map(([{ cohort }]) => cohort)).size,
        computed,
        sum: { before, after },
        stated,
        agrees:
          stated !== null && Math.abs(stated.quantity.value - computed) <= POINTS[months] + stated.quantity.step / 2,
        places: [...(stated === null ? [] : [placeOfFact(stated)]), table.place],
      },
    ];
  });
}

const FEWEST_PAIRS = 2;

interface Weighed {
  cohort: Cohort;
  value: number;
}

/** What stood there and what is left so many steps later. Over a year only the last twelve months of each cohort count. */
function pairsOf({ cohorts, isShare, step }: CohortTable, between: number, onlyLast: boolean): [Weighed, Weighed][] {
  const sized = cohorts.every(({ size }) => size !== null);
  const weight = ({ size }: Cohort) => (isShare && sized ? (size ?? 1) / 100 : 1);
  const end = greatest(cohorts.flatMap(({ start, at }) => [...at.keys()].map((age) => start + age * step)));
  return cohorts.flatMap((cohort) =>
    [...cohort.at].flatMap(([age, { value }]): [Weighed, Weighed][] => {
      const later = cohort.at.get(age + between);
      if (later === undefined) return [];
      if (onlyLast && cohort.start + (age + between) * step !== end) return [];
      return [
        [
          { cohort, value: value * weight(cohort) },
          { cohort, value: later.value * weight(cohort) },
        ],
      ];
    }),
  );
}

/** What is stated by month beside months, by year beside years; where it does not say which, nothing is held against it. */
function rhythmic(table: CohortTable, topic: CohortKept["topic"], months: 1 | 12, witness: Witness): Fact | null {
  const fact = statedOf(witness, topic, () => true, elsewhere(table));
  if (fact === null || fact.quantity.unit !== "percent") return null;
  const rhythm =
    fact.quantity.per === "month" ? "monthly" : fact.quantity.per === "year" ? "annual" : fact.basis.rhythm;
  if (topic === "nrr") return rhythm === "monthly" ? null : fact;
  return rhythm === (months === 1 ? "monthly" : "annual") ? fact : null;
}

/** A cohort is closed: nobody joins it later. */
function grownIn({ cohorts, isShare }: CohortTable): SeenCohorts["grown"] {
  return cohorts.flatMap(({ label, at }) =>
    [...at]
      .toSorted(([a], [b]) => a - b)
      .flatMap(([age, { value, place }]) => {
        const before = at.get(age - 1);
        const most = isShare ? 100 : Number.POSITIVE_INFINITY;
        const from = before?.value ?? most;
        return value > Math.min(from, most) + (isShare ? 1 : 0)
          ? [{ cohort: label, from: Math.min(from, most), to: value, place }]
          : [];
      })
      .slice(0, 1),
  );
}
