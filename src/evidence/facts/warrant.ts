import type { Period } from "../../domain/quantity.ts";
import { speaksOfUs } from "../../lexicon/others.ts";
import type { PageRole } from "../../lexicon/page-roles.ts";
import { isOfNow } from "../../lexicon/plans.ts";
import { isReached, tellsHowItIs } from "../../lexicon/present.ts";
import type { Claim } from "./claim.ts";
import type { Meaning } from "./meaning.ts";
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
  if (how === "text" && (tellsHowItIs(sentence) || speaksOfUs(sentence))) return "said";
  if (headings.some(isReached)) return "reached";
  return roles.includes("unit_economics") ? "worked_out" : "none";
}
