import type { VerificationContext } from "../../domain/context.ts";
import type { SourceType } from "../../domain/source.ts";
import { checkCitation } from "../citations/check.ts";
import type { ReadClaim } from "./claim.ts";
import type { Judgement } from "./verdict.ts";

const SOURCES: readonly SourceType[] = ["deck", "financial_model"];

/**
 * Words between quotation marks, looked for in the company's documents. Found, they are supported; not found where a page
 * is named, they are not found; without a page they may be irony or somebody else's words, and claim nothing: null.
 */
export function judgeQuote({ cites = "", pages }: ReadClaim, context: VerificationContext): Judgement | null {
  const [page] = pages;
  for (const type of SOURCES) {
    const reference = page === undefined || type !== "deck" ? type : `Slide ${page}`;
    const { status, at, found } = checkCitation(context, { type, reference, quote: cites });
    if ((status === "verified" || status === "relocated") && at !== undefined)
      return { verdict: "supported", reason: "same_value", at, passage: found ?? cites, found: found ?? cites };
    // Another figure than the quoted one stands there: seen, but quoted loosely perhaps.
    if (status === "altered") return { verdict: "unclear", reason: "not_decided", ...(at !== undefined && { at }) };
  }
  return page === undefined ? null : { verdict: "not_found", reason: "no_such_label" };
}
