import { yearNumber } from "../../evidence/facts/period-order.ts";
import { printValue } from "../../evidence/facts/print-calculation.ts";
import { sayDistance } from "../../i18n/distance.ts";
import { fixSentences } from "../../i18n/reflexion.ts";
import { formatQuantity } from "../../quantities/format.ts";
import type { Desk } from "../desk.ts";
import { lookUp } from "../look-up.ts";
import type { Subject } from "./red-flag-subject.ts";

/** What a red flag would cost, computed from the documents; null where it cannot be said. */
export function impactOfSubject({ topic, proof, standing }: Subject, desk: Desk): string | null {
  if (topic === null || proof === null) return null;
  const words = fixSentences[desk.locale].impact;
  const percent = (value: number) => printValue(value, "percent", undefined, desk.locale);
  const amount = (value: number, currency: string | undefined) =>
    formatQuantity({ value, unit: "money", currency, decimals: 1 }, desk.locale, "short");
  switch (topic.id) {
    case "revenue_cagr": {
      const [from, to] = proof.inputs ?? [];
      const [first, last] = (proof.period ?? "").split("–").map(yearNumber);
      const years = (last ?? 0) - (first ?? 0);
      if (from === undefined || to === undefined || years < 1) return null;
      const half = proof.value / 2;
      const reached = from.value * (1 + half / 100) ** years;
      const currency = currencyOf(desk);
      return words.plan({
        half: percent(half),
        metric: to.name,
        reached: amount(reached, currency),
        planned: amount(to.value, currency),
        gap: sayDistance({ value: reached / to.value - 1, points: false }, desk.locale),
      });
    }
    case "valuation":
    case "valuation_pre_money":
    case "valuation_post_money": {
      if (standing?.base == null || standing.median === null || standing.value <= standing.median) return null;
      const price = standing.median * standing.base.value;
      return words.price({
        multiple: printValue(standing.median, "multiple", undefined, desk.locale),
        price: amount(price, proof.currency),
        gap: amount(proof.value - price, proof.currency),
        share: percent((1 - price / proof.value) * 100),
      });
    }
    case "churn":
    case "customer_churn":
    case "revenue_churn":
      return proof.rhythm === "monthly"
        ? words.churnMonthly({ lost: percent((1 - (1 - proof.value / 100) ** 12) * 100) })
        : proof.rhythm === "annual"
          ? words.churnYearly({ lost: proof.formatted })
          : null;
    case "runway":
      return words.runway({ months: proof.formatted });
    case "customer_concentration":
    case "top_customers_share": {
      const base = revenueOf(desk);
      return words.share({
        share: proof.formatted,
        amount: base === null ? "" : amount((base.value * proof.value) / 100, base.currency),
      });
    }
    case "gross_margin": {
      const base = revenueOf(desk);
      return base === null ? null : words.margin({ amount: amount(base.value / 100, base.currency) });
    }
    case "burn_rate":
      return words.burn({ amount: amount(proof.value * 12, proof.currency) });
    default:
      return null;
  }
}

function revenueOf(desk: Desk): { value: number; currency?: string } | null {
  return lookUp(desk, { topic: "arr" })[0] ?? lookUp(desk, { topic: "revenue" })[0] ?? null;
}

function currencyOf(desk: Desk): string | undefined {
  return revenueOf(desk)?.currency;
}
