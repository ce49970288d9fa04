import type { CritiqueType } from "../src/domain/critique.ts";
import type { SeededRandom } from "../src/testing/index.ts";
import { type Deal, euros, percent } from "./reflexion-deals.ts";
import type { Phrases } from "./reflexion-phrases.ts";

export const TYPES: readonly CritiqueType[] = [
  "unsourced_claim",
  "unverifiable_calculation",
  "incomplete_red_flag",
  "missing_data_not_flagged",
  "missing_cross_reference",
  "weak_conclusion",
  "methodological_flaw",
  "inconsistency",
];

/** The parts of an analysis before they take the shape of an output. */
export interface Draft {
  metrics: Record<string, string>;
  valuation: string;
  redFlags: unknown[];
  summary: string;
  conclusion: string;
}

export interface Planted {
  change: (draft: Draft) => void;
  fixable: boolean;
  label: string;
  /** Two weaknesses never touch the same part: one would undo the other. */
  slots: string[];
}

/** A weakness of one type, or null where the analysis has no room for it. */
export function plant(
  type: CritiqueType,
  deal: Deal,
  p: Phrases,
  random: SeededRandom,
  index: number,
  market: boolean,
): Planted | null {
  const { figures: f, language: l } = deal;
  const money = (value: number) => euros(value, l);
  const margin = Math.round(((f.revenue - f.cogs) / f.revenue) * 1000) / 10;
  const bare = (value: number) => money(value).replace(/\s?€/u, "").trim();
  const at = Math.floor(index / TYPES.length);
  const metric = (key: string, text: string, label: string, fixable = true): Planted => ({
    label,
    fixable,
    slots: ["runway", "cash", "burn"].includes(key) ? [key, "cash position"] : [key],
    change: (draft) => {
      draft.metrics[key] = text;
    },
  });
  switch (type) {
    case "unsourced_claim":
      return [
        () => metric("margin", random.pick(p.hedgedMargin)(percent(margin + 4, l)), "hedged"),
        () => metric("churn", random.pick(p.bareChurn)(percent(f.churn, l)), "bare"),
        () => metric("customers", random.pick(p.customers)(String(f.customers), p.place.slide(47)), "phantom"),
        () => metric("cash", random.pick(p.cash)(money(f.cash + 90_000), p.place.slide(11)), "altered"),
        () => metric("burn", random.pick(p.burn)(money(f.burn), "deck"), "vague"),
        () => metric("nps", p.nps("61"), "absent", false),
      ][at % 6]?.() as Planted;
    case "unverifiable_calculation":
      return [
        () =>
          metric(
            "margin",
            random.pick(p.margin)(
              percent(margin + 6, l),
              `(${bare(f.revenue)} − ${bare(f.cogs)}) / ${bare(f.revenue)} = ${percent(margin + 6, l)}`,
              p.place.model("P&L", 2),
            ),
            "wrong sum",
          ),
        () => metric("runway", random.pick(p.runwayComputed)(String(Math.round(f.cash / f.burn) + 5)), "no formula"),
        () =>
          metric(
            "cac",
            p.cacSum(
              bare(f.spend),
              String(f.newCustomers),
              bare(Math.round((f.spend / f.newCustomers) * 1.4)),
              p.place.model("P&L", 4),
            ),
            "wrong sum",
          ),
        () =>
          metric(
            "multiple",
            p.bareMultiple(
              `${String(Math.round((f.preMoney / f.arr) * 10) / 10).replace(".", l === "en" ? "." : ",")}x`,
            ),
            "no formula",
          ),
      ][at % 4]?.() as Planted;
    case "incomplete_red_flag": {
      const partial = p.partialFlags(percent(f.churn, l), p.place.slide(5));
      const flag = [random.pick(p.bareFlags), ...partial][at % (partial.length + 1)];
      return {
        label: `flag ${at % (partial.length + 1)}`,
        slots: ["redFlags"],
        fixable: true,
        change: (draft) => {
          draft.redFlags = [flag];
        },
      };
    }
    case "missing_data_not_flagged":
      if (market) return null;
      return {
        label: ["margin", "cash"][at % 2] ?? "",
        slots: at % 2 === 0 ? ["margin", "conclusion"] : ["cash", "burn", "cash position"],
        fixable: true,
        change: (draft) => {
          if (at % 2 === 0) delete draft.metrics.margin;
          else {
            delete draft.metrics.cash;
            delete draft.metrics.burn;
          }
        },
      };
    case "missing_cross_reference":
      if (market)
        return {
          label: "competitors",
          slots: ["competitors", "conclusion"],
          fixable: true,
          change: (draft) => {
            delete draft.metrics.competitors;
          },
        };
      if (index % 3 === 2) return metric("headcount", p.headcount(String(f.headcount), p.place.slide(9)), "context");
      return {
        label: "benchmark",
        slots: ["valuation"],
        fixable: true,
        change: (draft) => {
          draft.valuation = random.pick(p.judgedValuation)(money(f.preMoney));
        },
      };
    case "weak_conclusion": {
      const which = at % p.superlatives.length;
      // What is said of the team has no figure in any document.
      return {
        label: "superlative",
        slots: ["conclusion"],
        fixable: which !== 1,
        change: (draft) => {
          draft.conclusion = p.superlatives[which] ?? "";
        },
      };
    }
    case "methodological_flaw":
      return {
        label: "comparison",
        slots: ["conclusion"],
        // No document gives the company's own net margin.
        fixable: at % 3 !== 1,
        change: (draft) => {
          const flaws = p.flaws(money(f.arr), money(Math.round(f.mrr * 1.4)), percent(margin, l), money(f.preMoney));
          draft.conclusion = flaws[at % 3] ?? "";
        },
      };
    case "inconsistency":
      return [
        () => ({
          label: "customers",
          slots: ["summary"],
          fixable: true,
          change: (draft: Draft) => {
            draft.summary = p.otherCustomers(String(f.customers + 60));
          },
        }),
        () => ({
          label: "arr",
          slots: ["summary"],
          fixable: true,
          change: (draft: Draft) => {
            draft.summary = p.summary(money(Math.round(f.arr * 1.5)));
          },
        }),
      ][at % 2]?.() as Planted;
  }
}
