import type { SourceDocument } from "../../domain/document.ts";
import type { Fact } from "../../domain/fact.ts";
import { isBeforeSales } from "../../lexicon/present.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { isBusinessPlan } from "./deck-date.ts";
import type { Warrant } from "./warrant.ts";

type Read = Omit<Fact, "id">;

/** What is sold, and to how many: who trades can say it of today. */
const TRADE =
  "revenue recurring_revenue services_revenue mrr arr carr bookings gmv orders units_sold customers users mau dau active_buyers active_sellers new_customers";
const SALES = new Set(TRADE.split(" "));

/** What a firm that trades has beside its sales. */
const STOCK =
  "ebitda operating_income net_income gross_profit pipeline leads operating_expenses total_costs marketing_spend sales_marketing_spend rd_spend ga_spend hosting_costs payroll";

/** What is worked out before anything is sold as well as after: how one customer pays. */
const RATIOS =
  "cac ltv ltv_cac cac_payback customer_lifetime gross_margin contribution_margin operating_margin net_margin ebitda_margin churn customer_churn revenue_churn customer_retention nrr grr repeat_rate arpa acv average_order_value conversion_rate trial_conversion win_rate sales_cycle nps csat roas cost_per_lead mrr_growth arr_growth revenue_growth gmv_growth customer_growth magic_number dau_mau website_visits";
const OF_TODAY = new Set(`${TRADE} ${STOCK}`.split(" "));
const WORKED_OUT = new Set(RATIOS.split(" "));

/**
 * In a deck that looks ahead, a figure that nothing makes the company's present is a supposition of its plan: all of them
 * where nothing shows that the company trades; where it does, still those by which it is worked out how one customer pays.
 */
export function onlySupposed<One extends Read>(
  document: SourceDocument,
  facts: readonly One[],
  warrants: ReadonlyMap<Read, Warrant>,
): ReadonlySet<One> {
  const plan = isBusinessPlan(document);
  if (document.source !== "deck" || !(plan || facts.some(looksAhead))) return new Set();
  const present = facts.filter((fact) => warrants.has(fact));
  const isOpen = (fact: Read) => warrants.get(fact) === "none" || warrants.get(fact) === "worked_out";
  const trades = !plan && !saysItDoesNotSell(document) && present.some((fact) => sells(fact) && !isOpen(fact));
  return new Set(
    present.filter(isOpen).filter((fact) => {
      const topic = fact.topic ?? "";
      if (!WORKED_OUT.has(topic)) return !trades && OF_TODAY.has(topic);
      return !trades || warrants.get(fact) === "worked_out";
    }),
  );
}

/** What it asks for is no plan of what it will have. */
function looksAhead({ topic, nature, subject }: Read): boolean {
  const ofBusiness = topic !== null && (OF_TODAY.has(topic) || WORKED_OUT.has(topic));
  return ofBusiness && subject === "company" && (nature === "projection" || nature === "target");
}

function sells({ topic, nature, subject, sureness, quantity }: Read): boolean {
  const ours = nature === "actual" && subject === "company" && sureness >= SURE_ENOUGH;
  return ours && topic !== null && SALES.has(topic) && quantity.value > 0;
}

function saysItDoesNotSell({ sections }: SourceDocument): boolean {
  return sections.some(({ rows }) => rows.some(({ cells }) => cells.some(({ text }) => isBeforeSales(text))));
}
