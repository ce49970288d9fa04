import type { Period } from "../../domain/quantity.ts";
import { speaksOfUs } from "../../lexicon/others.ts";
import type { PageRole } from "../../lexicon/page-roles.ts";
import { isOfNow, liesAhead } from "../../lexicon/plans.ts";
import { isReached, tellsHowItIs } from "../../lexicon/present.ts";
import { findPeriods } from "../../quantities/periods.ts";
import type { Sourced } from "./beside-total.ts";
import { SALES } from "./business-topics.ts";
import type { Claim } from "./claim.ts";
import type { Meaning } from "./meaning/meaning.ts";
import { monthAtStart } from "./when.ts";

/**
 * What makes a figure that nobody calls a plan the company's present. `dated`: a date that is over. `said`: its words.
 * `reached`: it stands among what was reached. `none`: it is only not said to be otherwise. `worked_out`: the same, where
 * it is worked out how one customer pays.
 */
export type Warrant = "dated" | "said" | "reached" | "none" | "worked_out";

export function warrantOf(
  claim: Claim,
  { label, basis }: Meaning,
  roles: readonly PageRole[],
  period: Period | undefined,
): Warrant {
  const { how, text, sentence, headers, headings } = claim;
  if (period !== undefined || basis.nature === "actual" || monthAtStart(text) !== null) return "dated";
  if ([sentence, label, ...headers, ...headings.slice(0, 2)].some(isOfNow)) return "said";
  const outside = sentence.replace(/\([^()]*\)/gu, "");
  if (how === "text" && (tellsHowItIs(outside) || speaksOfUs(outside))) return "said";
  if (headings.some(isReached) || (how === "text" && isReached(text))) return "reached";
  return roles.includes("unit_economics") ? "worked_out" : "none";
}

/** "MRR: 42 K€" above "ARR 2027 (forecast): 2 M€": beside sales that are said to be planned, those that are not are none. */
export function besidePlans(read: readonly Sourced[]): ReadonlySet<Sourced["fact"]> {
  const blocks = Map.groupBy(
    read.filter(({ claim, fact }) => claim.how !== "row" && SALES.has(fact.topic ?? "") && fact.subject === "company"),
    ({ claim }) => claim.headings[0],
  );
  return new Set(
    [...blocks.values()].flatMap((block) =>
      block.some(isMarked) ? block.map(({ fact }) => fact).filter(({ nature }) => nature === "actual") : [],
    ),
  );
}

function isMarked({ claim: { text, labels }, fact: { nature } }: Sourced): boolean {
  const own = [text, ...labels].some((words) => liesAhead(words) || findPeriods(words).length > 0);
  return own && (nature === "projection" || nature === "target");
}
