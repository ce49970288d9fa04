import type { FindingCategory } from "../../domain/finding.ts";
import { categoryOf } from "../../outputs/categories.ts";
import type { Reading } from "../reading/read-output.ts";

/** One thing an analysis of a field must speak of: any of these metrics will do. */
export interface Expectation {
  topics: readonly string[];
  /** A wrong decision may hang on it. */
  key: boolean;
  /** Not yet to be had at these stages. */
  notBefore?: "revenue";
}

const one = (topics: string, key = true, notBefore?: "revenue"): Expectation => ({
  topics: topics.split(" "),
  key,
  ...(notBefore === undefined ? {} : { notBefore }),
});

const BY_FIELD: Partial<Record<FindingCategory, readonly Expectation[]>> = {
  financial: [
    one("arr mrr revenue gmv recurring_revenue carr"),
    one("gross_margin gross_profit contribution_margin", true, "revenue"),
    one("runway burn_rate cash net_cash_flow"),
  ],
  customer: [
    one("customers users mau active_buyers new_customers"),
    one("churn customer_churn revenue_churn nrr grr customer_retention repeat_rate", true, "revenue"),
  ],
  market: [one("tam sam som market_attractiveness"), one("market_growth market_timing market_maturity", false)],
  competitive: [
    one("competitor_count competitor_funding competition_intensity competitive_advantage barriers_to_entry"),
  ],
  team: [one("headcount founders team_quality team_completeness founder_experience founder_experience_years")],
  gtm: [
    one("cac cac_payback cost_per_lead", true, "revenue"),
    one("sales_cycle pipeline win_rate conversion_rate gtm_strategy trial_conversion", false),
  ],
  structure: [one("valuation valuation_pre_money valuation_post_money valuation_cap"), one("round_size dilution")],
};

/** What the deal's kind of business adds. */
const BY_SECTOR: readonly [RegExp, FindingCategory, Expectation][] = [
  [/saas|software|logiciel/i, "financial", one("churn customer_churn revenue_churn nrr grr", true, "revenue")],
  [/marketplace|place de march|e-?commerce/i, "financial", one("take_rate gmv average_order_value", true, "revenue")],
  [/hardware|device|mat[ée]riel|industr/i, "financial", one("bom_cost unit_cost inventory", false)],
];

const BEFORE_REVENUE = /pre-?seed|pré-?seed|pre-?revenue|idea|idée|ideia|amor[çc]age précoce|proof of concept|poc/i;

/** The field an agent works in: by its name, else by what most of its findings are about. */
export function fieldOf(agentName: string, reading: Reading): FindingCategory | null {
  const named = categoryOf(agentName);
  if (named !== null) return named;
  const counts = new Map<FindingCategory, number>();
  for (const finding of reading.findings) {
    if (finding?.category !== undefined) counts.set(finding.category, (counts.get(finding.category) ?? 0) + 1);
  }
  const [top] = [...counts].sort(([, a], [, b]) => b - a);
  return top !== undefined && top[1] * 2 > reading.findings.length ? top[0] : null;
}

/** What an analysis of this field must speak of, for this sector and stage. */
export function expectationsFor(
  field: FindingCategory,
  sector: string | undefined,
  stage: string | undefined,
): Expectation[] {
  const early = stage !== undefined && BEFORE_REVENUE.test(stage);
  const bySector = BY_SECTOR.flatMap(([pattern, category, expectation]) =>
    sector !== undefined && pattern.test(sector) && category === field ? [expectation] : [],
  );
  return [...(BY_FIELD[field] ?? []), ...bySector].filter(({ notBefore }) => !(early && notBefore === "revenue"));
}
