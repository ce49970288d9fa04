import type { Evidence } from "../../domain/finding.ts";
import { printValue } from "../../evidence/facts/print-calculation.ts";
import { witnessOf } from "../../evidence/witness.ts";
import { type OutcomeId, SYNTHESIS_SENTENCES } from "../../i18n/analysts-synthesis.ts";
import { formatQuantity } from "../../quantities/format.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { Gap } from "../analyst.ts";
import { calculationEvidence } from "../calculation-evidence.ts";
import { type TodaysValue, valueOfToday } from "../value-of-today.ts";
import { topicName } from "../write-finding.ts";
import { gapWriter } from "../write-gap.ts";
import { rounded, type SynthesisInput } from "./consolidated.ts";
import type { SynthesisProposals, VariedDriver } from "./proposals.ts";

/** Each driver moves by this share of its own value: all to the worse in the low case, all to the better in the high one. */
const SPREAD = 0.25;
const CASES = ["low", "base", "high"] as const;
export type Case = (typeof CASES)[number];

/** What a scenario starts from, with its proof. */
export interface Driver {
  topic: string;
  name: string;
  /** As it enters the sums: percentages as printed. */
  value: number;
  formatted: string;
  period?: string | undefined;
  evidence: Evidence[];
}

/** One outcome in one case, with its sum. */
export interface Outcome {
  outcome: OutcomeId;
  name: string;
  case: Case;
  value: number;
  formatted: string;
  formula: string;
  calculation: string;
  /** The topics of the drivers it was computed from. */
  drivers: string[];
}

export interface Scenarios {
  spread: number;
  /** Drivers that move otherwise, as a model proposed: shares of their own value. */
  moved?: { driver: VariedDriver; name: string; worse: number; better: number }[];
  drivers: Driver[];
  outcomes: Outcome[];
  gaps: Gap[];
}

interface DriverValue extends TodaysValue {
  topic: string;
}

/**
 * The model's own drivers varied: growth, churn, margin and burn, and what they make of the ARR, of today's customers,
 * of the gross profit and of the runway. An outcome whose drivers are not in the dossier is a named gap.
 */
export function scenarios({ context, locale }: SynthesisInput, proposed: SynthesisProposals["moves"] = []): Scenarios {
  const input = { context, locale };
  const found = {
    arr: today(input, "arr"),
    growth: plannedGrowth(input) ?? yearly(today(input, "arr_growth", "revenue_growth")),
    churn: monthlyChurn(input),
    margin: today(input, "gross_margin"),
    cash: today(input, "cash"),
    burn: today(input, "burn_rate"),
  };
  const outcomes: Outcome[] = [];
  const write = gapWriter(locale);
  const words = SYNTHESIS_SENTENCES[locale];
  for (const { id, needs, print, sum } of OUTCOMES) {
    const missing = needs.filter((need) => found[need] === null);
    const values = needs.flatMap((need) => found[need] ?? []);
    const currency = new Set(values.flatMap(({ unit }) => (/^[A-Z]{3}$/.test(unit) ? unit : [])));
    if (missing.length > 0 || currency.size > 1) continue;
    for (const name of CASES) {
      const numbers = values.map(({ value }) => value);
      const { value, text } = sum(numbers, (driver) => movesOf(name, driver, proposed), printer(locale));
      const shown = printValue(value, print, print === "money" ? [...currency][0] : undefined, locale);
      const bare = printValue(value, print, undefined, locale);
      outcomes.push({
        outcome: id,
        name: words.outcome[id],
        case: name,
        value,
        formatted: shown,
        formula: words.formula[id],
        calculation: `${text} = ${bare}`,
        drivers: values.map(({ topic }) => topic),
      });
    }
  }
  // Each driver that is missing is told once, with all that cannot be said for want of it.
  const gaps = (Object.keys(found) as (keyof typeof found)[]).flatMap((need) => {
    const without = OUTCOMES.filter(({ needs }) => found[need] === null && needs.some((one) => one === need));
    const values = without.map(({ id }) => words.outcome[id]).join(", ");
    return values === "" ? [] : [write("driver_missing", { topic: words.driver[need], values }, need)];
  });
  const drivers = Object.values(found).flatMap((one) => (one === null ? [] : driverOf(one, locale)));
  const used = new Set(
    OUTCOMES.filter(({ id }) => outcomes.some((one) => one.outcome === id)).flatMap(({ needs }) => needs),
  );
  const moved = proposed
    .filter(({ driver }) => used.has(driver))
    .map((one) => ({ ...one, name: words.driver[one.driver] }));
  return {
    spread: SPREAD,
    ...(moved.length > 0 && { moved }),
    drivers: outcomes.length === 0 ? [] : drivers,
    outcomes,
    gaps,
  };
}

type DriverId = "arr" | "growth" | "churn" | "margin" | "cash" | "burn";

/** The factor on a driver where more is better, and where less is. */
interface Moves {
  good: number;
  bad: number;
}

function movesOf(name: Case, driver: VariedDriver, proposed: SynthesisProposals["moves"]): Moves {
  const { worse, better } = proposed.find((one) => one.driver === driver) ?? { worse: SPREAD, better: SPREAD };
  const step = name === "base" ? 0 : name === "low" ? -worse : better;
  return { good: rounded(1 + step, 4), bad: rounded(1 - step, 4) };
}

interface Printer {
  number(value: number): string;
  percent(value: number): string;
}

interface OutcomeRule {
  id: OutcomeId;
  needs: readonly DriverId[];
  print: "money" | "duration";
  sum(values: number[], by: (driver: VariedDriver) => Moves, print: Printer): { value: number; text: string };
}

const OUTCOMES: readonly OutcomeRule[] = [
  {
    id: "arr_next",
    needs: ["arr", "growth"],
    print: "money",
    sum: ([arr = 0, growth = 0], by, print) => {
      const { good, bad } = by("growth");
      // A shrinking company shrinks less in the better case.
      const factor = growth < 0 ? bad : good;
      return {
        value: arr * (1 + (growth / 100) * factor),
        text: `${print.number(arr)} × (1 + ${print.percent(growth)} × ${print.number(factor)})`,
      };
    },
  },
  {
    id: "arr_kept",
    needs: ["arr", "churn"],
    print: "money",
    sum: ([arr = 0, churn = 0], by, print) => {
      const { bad } = by("churn");
      return {
        value: arr * (1 - (churn / 100) * bad) ** 12,
        text: `${print.number(arr)} × (1 − ${print.percent(churn)} × ${print.number(bad)}) ^ 12`,
      };
    },
  },
  {
    id: "gross_profit",
    needs: ["arr", "growth", "margin"],
    print: "money",
    sum: ([arr = 0, growth = 0, margin = 0], by, print) => {
      const factor = growth < 0 ? by("growth").bad : by("growth").good;
      const { bad } = by("margin");
      return {
        value: arr * (1 + (growth / 100) * factor) * (1 - (1 - margin / 100) * bad),
        text: `${print.number(arr)} × (1 + ${print.percent(growth)} × ${print.number(factor)}) × (1 − (1 − ${print.percent(margin)}) × ${print.number(bad)})`,
      };
    },
  },
  {
    id: "runway",
    needs: ["cash", "burn"],
    print: "duration",
    sum: ([cash = 0, burn = 0], by, print) => {
      const { bad } = by("burn");
      return {
        value: cash / (burn * bad),
        text: `${print.number(cash)} / (${print.number(burn)} × ${print.number(bad)})`,
      };
    },
  },
];

/** Two decimals, or four where they are needed: three would look like a group of thousands. */
function printer(locale: SynthesisInput["locale"]): Printer {
  const print = (value: number, unit: "number" | "percent") =>
    formatQuantity({ value, unit, decimals: rounded(value, 2) === value ? undefined : 4 }, locale);
  return { number: (value) => print(value, "number"), percent: (value) => print(value, "percent") };
}

/** Rounded as it is shown, so that every sum can be recomputed from its print. */
function shownAs(topic: string, value: number): number {
  return rounded(value, topicById(topic)?.unit === "money" ? 0 : 4);
}

function today(input: SynthesisInput, ...topics: string[]): DriverValue | null {
  for (const id of topics) {
    const topic = topicById(id);
    const value = topic === undefined ? null : valueOfToday(input.context, topic, input.locale);
    if (value !== null && (id !== "burn_rate" || value.value > 0)) {
      return { ...value, topic: id, value: shownAs(id, value.value) };
    }
  }
  return null;
}

/** A growth a month is not a year's. */
const yearly = (growth: DriverValue | null): DriverValue | null =>
  growth === null || growth.basis.rhythm === "monthly" || growth.basis.rhythm === "quarterly" ? null : growth;

/**
 * The growth planned for the year that follows what was reached. From year 1 of a plan to its year 2, or between two
 * years to come, nothing grows that is there today.
 */
function plannedGrowth({ context, locale }: SynthesisInput): DriverValue | null {
  const reached = witnessOf(context).reportedYear();
  const isNext = (period: string) =>
    !/^[YM]\d/.test(period) && (reached === null || Number(period.slice(0, 4)) <= reached + 1);
  for (const topic of ["arr_growth", "revenue_growth"]) {
    const planned = witnessOf(context)
      .computed(locale)
      .filter(({ topic: of, projected, period }) => of === topic && projected === true && isNext(period ?? "Y1"))
      .toSorted((a, b) => ((a.period ?? "") < (b.period ?? "") ? -1 : 1))[0];
    if (planned === undefined) continue;
    const { value, unit, period } = planned;
    const evidence = calculationEvidence(context, planned, locale);
    return { topic, value: shownAs(topic, value), unit, period, basis: { nature: "projected" }, evidence };
  }
  return null;
}

/** A churn said to be monthly; one without a rhythm cannot be compounded. */
function monthlyChurn(input: SynthesisInput): DriverValue | null {
  for (const id of ["churn", "customer_churn", "revenue_churn"]) {
    const value = today(input, id);
    if (value?.basis.rhythm === "monthly") return value;
  }
  return null;
}

function driverOf({ topic, value, currency, period, evidence }: DriverValue, locale: SynthesisInput["locale"]): Driver {
  const unit = topicById(topic)?.unit ?? "number";
  const formatted = formatQuantity({ value, unit, currency, durationUnit: "month" }, locale);
  return { topic, name: topicName(topic, locale), value, formatted, period, evidence };
}
