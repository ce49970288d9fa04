import type { Locale } from "../../src/domain/locale.ts";
import type { SeededRandom } from "../../src/testing/random.ts";
import { METRICS, type Sector } from "./metrics.ts";

export type Currency = "EUR" | "USD" | "GBP" | "BRL";

/** Values of one metric: two years ago, last year, now (the last closed year), and next year's plan. */
export interface Series {
  before: number;
  past: number;
  now: number;
  plan: number;
}

/** The truth of one company, before anything is written down. */
export interface World {
  company: string;
  locale: Locale;
  sector: Sector;
  currency: Currency;
  /** The last closed year. */
  year: number;
  truth: Map<string, Series>;
}

const COMPANIES = [
  "Orvalis",
  "Kaptera",
  "Lumeno",
  "Brisa",
  "Tessier & Fils",
  "Nordlake",
  "Quantia",
  "Vero",
  "Maré Alta",
  "Plinth",
];

/** Makes a company whose figures hang together: ARR is twelve times MRR, margins follow from revenue and costs. */
export function makeWorld(random: SeededRandom): World {
  const locale = random.pick(["fr", "en", "pt"] as const);
  const sector = random.pick(["saas", "marketplace", "hardware"] as const);
  const currency =
    locale === "fr"
      ? "EUR"
      : locale === "pt"
        ? random.pick(["BRL", "BRL", "EUR"] as const)
        : random.pick(["EUR", "USD", "GBP"] as const);
  const truth = new Map<string, Series>();
  const set = (id: string, now: number, step: number, growth = random.integer(150, 240) / 100, digits = 0) => {
    const rounded = (value: number) => Math.round(value / step) * step;
    const fixed = (value: number) => Number(rounded(value).toFixed(digits));
    truth.set(id, {
      before: fixed((now / growth / random.integer(150, 220)) * 100),
      past: fixed(now / growth),
      now: fixed(now),
      plan: fixed((now * random.integer(150, 260)) / 100),
    });
  };
  const combine = (id: string, of: string[], compute: (...values: number[]) => number) => {
    const inputs = of.map((one) => truth.get(one) as Series);
    const at = (key: keyof Series) => compute(...inputs.map((series) => series[key]));
    truth.set(id, { before: at("before"), past: at("past"), now: at("now"), plan: at("plan") });
  };
  const percent = (value: number) => Math.round(value * 10) / 10;

  set("mrr", random.integer(12, 180) * 1000 + random.integer(0, 9) * 100, 100);
  combine("arr", ["mrr"], (mrr) => mrr * 12);
  set("gmv", random.integer(2_000, 24_000) * 1000, 1000);
  const revenue =
    sector === "marketplace"
      ? ((truth.get("gmv") as Series).now * random.integer(8, 20)) / 100
      : random.integer(180, 4_800) * 1000;
  set("revenue", revenue, 1000);
  set("cogs", (revenue * random.integer(18, 58)) / 100, 1000);
  // What is signed at the end of a year is earned in the next: a software company's revenue follows its ARR.
  if (sector === "saas") {
    const { before, past, now, plan } = truth.get("arr") as Series;
    const thousands = (value: number) => Math.round(value / 1000) * 1000;
    const earned = { before: before * 0.9, past: before + past, now: past + now, plan: now + plan };
    truth.set("revenue", {
      before: thousands(earned.before),
      past: thousands(earned.past / 2),
      now: thousands(earned.now / 2),
      plan: thousands(earned.plan / 2),
    });
    const costs = truth.get("cogs") as Series;
    const share = costs.now / revenue;
    const cost = (key: keyof Series, more: number) =>
      thousands((truth.get("revenue") as Series)[key] * Math.min(0.8, share + more));
    truth.set("cogs", {
      before: cost("before", 0.07),
      past: cost("past", 0.03),
      now: cost("now", 0),
      plan: cost("plan", -0.02),
    });
  }
  combine("gross_margin", ["revenue", "cogs"], (a, b) => percent(((a - b) / a) * 100));
  combine("net_revenue", ["revenue"], (value) => value);
  const gross = random.integer(145, 210) / 100;
  combine("gross_revenue", ["revenue"], (value) => Math.round((value * gross) / 1000) * 1000);
  combine("take_rate", ["revenue", "gmv"], (a, b) => percent((a / b) * 100));
  set("orders", random.integer(9_000, 240_000), 10);
  set("sellers", random.integer(120, 5_200), 1);
  set("units", random.integer(300, 9_000), 1);
  set("unit_cost", random.integer(60, 2_400), 1, 0.8);
  set("paying", random.integer(30, 620), 1);
  combine("registered", ["paying"], (value) => Math.round(value * gross * 2));
  set("churn", random.integer(8, 60) / 10, 0.1, 0.6, 1);
  combine("annual_churn", ["churn"], (value) => percent((1 - (1 - value / 100) ** 12) * 100));
  set("nrr", random.integer(92, 128), 1, 1.12);
  set("cac", random.integer(150, 9_000), 10, 0.7);
  set("burn", random.integer(12, 140) * 1000, 1000, 1.4);
  const burn = truth.get("burn") as Series;
  const cash = Math.round((burn.now * random.integer(50, 260)) / 10_000) * 1000;
  truth.set("cash", {
    before: cash + 24 * burn.past,
    past: cash + 12 * burn.now,
    now: cash,
    plan: Math.round(cash / 2000) * 1000,
  });
  combine("runway", ["cash", "burn"], (a, b) => Math.round(a / b));
  set("headcount", random.integer(6, 90), 1, 1.5);
  set("round", random.integer(6, 60) * 100_000, 100_000);
  set("pre_money", random.integer(30, 280) * 100_000, 100_000);
  combine("post_money", ["pre_money", "round"], (a, b) => a + b);
  set("tam", random.integer(12, 95) * 100_000_000, 100_000_000);

  const split = random.next() < 0.3;
  for (const { id, sectors } of METRICS) {
    if (!sectors.includes(sector)) truth.delete(id);
  }
  for (const id of split ? ["revenue", "gross_margin", "take_rate", "cogs"] : ["net_revenue", "gross_revenue"])
    truth.delete(id);
  return { company: random.pick(COMPANIES), locale, sector, currency, year: random.pick([2023, 2024, 2025]), truth };
}

/** The value today. */
export function now(world: World, id: string): number {
  const series = world.truth.get(id);
  if (series === undefined) throw new Error(`${world.company} has no ${id}.`);
  return series.now;
}
