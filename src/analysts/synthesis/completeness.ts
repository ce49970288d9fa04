import type { Address } from "../../domain/address.ts";
import type { Locale } from "../../domain/locale.ts";
import { referenceTo } from "../../dossier/describe-address.ts";
import type { Fact } from "../../evidence/facts/find.ts";
import { isPlan } from "../../evidence/facts/plan.ts";
import { type Witness, witnessOf } from "../../evidence/witness.ts";
import { SYNTHESIS_SENTENCES } from "../../i18n/analysts-synthesis.ts";
import { parsePeriod } from "../../quantities/periods.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { SURE_ENOUGH } from "../../quantities/topics/match.ts";
import { proofOf } from "../quote.ts";
import { sumsOfToday } from "../sums-of-today.ts";
import { type Consolidated, lineageWeight, type SynthesisInput, topicOf } from "./consolidated.ts";

/** What an investor must know before a score means anything, each met by any one of its topics. */
const NEEDS = {
  revenue: ["arr", "mrr", "revenue", "recurring_revenue"],
  growth: ["arr_growth", "mrr_growth", "revenue_growth", "revenue_cagr", "gmv_growth", "customer_growth"],
  margin: ["gross_margin", "contribution_margin", "gross_profit"],
  cash: ["cash", "runway"],
  burn: ["burn_rate", "net_cash_flow", "free_cash_flow", "operating_cash_flow"],
  customers: ["customers", "users", "active_buyers", "units_sold", "mau", "orders"],
  retention: ["churn", "customer_churn", "revenue_churn", "nrr", "grr", "customer_retention", "repeat_rate"],
  market: ["tam", "sam", "som", "market_size_other"],
  team: ["headcount", "founders", "team_quality", "founder_experience", "founder_experience_years"],
  terms: ["valuation", "valuation_pre_money", "valuation_post_money", "valuation_cap", "round_size"],
} as const satisfies Record<string, readonly string[]>;

export type Need = keyof typeof NEEDS;

/** The topics of which one is enough to meet a need. */
export const topicsOf = (need: Need): readonly string[] => NEEDS[need];

/** What is asked of an investor, and the market: planned by their nature. The rest must be so today. */
const AHEAD = new Set<string>([...NEEDS.terms, ...NEEDS.market]);

/** From this share of the needs on, the data are complete, or partial; below they are minimal. */
const COMPLETE_FROM = 0.8;
const PARTIAL_FROM = 0.5;

/** The highest score the data allow. */
export const SCORE_CAP = { complete: 100, partial: 70, minimal: 50 } as const;

/** A need that a figure would meet if we were sure to have read it. */
export interface UnsureNeed {
  need: Need;
  /** As written. */
  said: string;
  reference: string;
}

export interface Completeness {
  level: keyof typeof SCORE_CAP;
  cap: number;
  /** Covered needs against all of them. */
  share: number;
  covered: Need[];
  missing: Need[];
  /** Of those missing, what was read without our being sure of it. Absent where there is none. */
  unsure?: UnsureNeed[];
  /** Of those missing, what the documents speak of and not as of today: a plan, a part, the names of the team. */
  partly?: Need[];
  /** How it was measured, in one sentence. */
  explanation: string;
}

/**
 * Counts the needs that the documents meet with a sure value or a sum on such values, or that a finding meets with a
 * citation that is verified (rejected findings do not count, nor what is only planned). Documents that were read in part make the data partial
 * at best; without any primary source they are minimal.
 */
export function completeness(findings: readonly Consolidated[], { context, locale }: SynthesisInput): Completeness {
  const witness = witnessOf(context);
  const known = new Set([
    ...witness.says({ sure: true }).flatMap((fact) => {
      const { topic, source } = fact;
      return source !== "funding_db" && (AHEAD.has(topic) || !isPlan(fact, null)) ? topic : [];
    }),
    // One of several markets answers no question that has one answer; that a size is stated it does show.
    ...witness
      .everything()
      .facts.flatMap(({ topic, sureness, source }) =>
        topic === "market_size_other" && sureness >= SURE_ENOUGH && source !== "funding_db" ? topic : [],
      ),
    ...sumsOfToday({ context, locale }).sums.map(({ topic }) => topic),
    ...findings.flatMap((finding) => {
      const topic = lineageWeight(finding) > 0 ? topicOf(finding) : null;
      if (topic === null || isAhead(finding, topic.id, witness)) return [];
      const proofs = finding.evidence.flatMap((one) => proofOf(context, one) ?? []);
      return proofs.some(({ at }) => AHEAD.has(topic.id) || !provesAPlan(at, witness)) ? topic.id : [];
    }),
  ]);
  const needs = Object.keys(NEEDS) as Need[];
  const covered = needs.filter((need) => NEEDS[need].some((topic) => known.has(topic)));
  const missing = needs.filter((need) => !covered.includes(need));
  const share = covered.length / needs.length;
  const byShare = share >= COMPLETE_FROM ? "complete" : share >= PARTIAL_FROM ? "partial" : "minimal";
  const { coverage } = witness.dossier;
  const level =
    coverage === "secondary_only" || coverage === "none"
      ? "minimal"
      : coverage === "partial" && byShare === "complete"
        ? "partial"
        : byShare;
  const unsure = missing.flatMap((need): UnsureNeed[] => {
    const read = witness.unsure(NEEDS[need]);
    if (read === null) return [];
    const { source, address } = read;
    return [{ need, said: inWords(read, locale), reference: referenceTo(source, address, witness.dossier, locale) }];
  });
  const unread = missing.filter((need) => !unsure.some((one) => one.need === need));
  const partly = unread.filter((need) => isSpokenOf(need, witness));
  const silent = unread.filter((need) => !partly.includes(need));
  const explanation = explain({ covered, silent, unsure, partly, level, coverage, all: needs.length }, locale);
  const told = { ...(unsure.length > 0 && { unsure }), ...(partly.length > 0 && { partly }) };
  return { level, cap: SCORE_CAP[level], share, covered, missing, ...told, explanation };
}

/** A figure that stands alone on its line is named: "$500K" says nothing. */
function inWords({ topic, passage }: Fact, locale: Locale): string {
  if (/\p{L}{3}/u.test(passage)) return passage;
  return `${topicById(topic)?.name[locale] ?? topic}${SYNTHESIS_SENTENCES[locale].colon}${passage}`;
}

/** A true quotation of a plan proves the plan: so where the finding says so, or all that the documents give of it is one. */
function isAhead({ period, basis, value }: Consolidated, topic: string, witness: Witness): boolean {
  if (AHEAD.has(topic)) return false;
  const told = typeof basis === "object" ? basis.nature : basis;
  if (
    /^(?:projected|projection|plan)/iu.test(told ?? "") ||
    isPlan({ topic, nature: "actual", basis: {}, period: parsePeriod(period ?? "") ?? "" }, null)
  )
    return true;
  const said = witness.says({ topic }).filter(({ source }) => source !== "funding_db");
  return value !== null && said.length > 0 && said.every((fact) => isPlan(fact, null));
}

/** All that stands where it was found is of a plan. */
function provesAPlan(at: Address | undefined, witness: Witness): boolean {
  const figures = at === undefined || !("boxes" in at) ? [] : witness.figuresIn(at);
  return figures.length > 0 && figures.every((fact) => isPlan({ ...fact, topic: fact.topic ?? "" }, null));
}

/** What is planned, or true of a part, is not missing; nor is a team of which the names are given. */
function isSpokenOf(need: Need, witness: Witness): boolean {
  const said = NEEDS[need].flatMap((topic) => witness.says({ topic, of: "company" }));
  return (
    said.some(({ sureness, source }) => sureness >= SURE_ENOUGH && source !== "funding_db") ||
    (need === "team" && witness.profile().team.length > 0)
  );
}

function explain(
  measured: {
    covered: Need[];
    silent: Need[];
    unsure: UnsureNeed[];
    partly: Need[];
    level: Completeness["level"];
    coverage: string;
    all: number;
  },
  locale: Locale,
): string {
  const words = SYNTHESIS_SENTENCES[locale];
  return words.completeness({
    covered: measured.covered.length,
    all: measured.all,
    missing: measured.silent.map((need) => words.need[need]).join(", "),
    unsure: measured.unsure.map(({ need }) => words.need[need]).join(", "),
    partly: measured.partly.map((need) => words.need[need]).join(", "),
    level: words.level[measured.level],
    damaged: measured.coverage !== "normal",
  });
}
