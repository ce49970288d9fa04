import type { VerificationContext } from "../../domain/context.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { SourceType } from "../../domain/source.ts";
import { sameValue } from "../../quantities/compare.ts";
import { findQuantities } from "../../quantities/find.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { checkCitation } from "../citations/check.ts";
import type { ReadClaim } from "./claim.ts";
import { type EvidenceIndex, figureKey } from "./evidence-index.ts";
import { isCited, sameMeasure } from "./judge-mention.ts";
import type { Mention } from "./mentions.ts";
import type { Judgement } from "./verdict.ts";

const SOURCES: readonly SourceType[] = ["deck", "financial_model"];

/**
 * Words between quotation marks, looked for in the company's documents. Found, they are supported; not found where a page
 * is named, they are not found; without a page they may be irony or somebody else's words, and claim nothing: null.
 */
export function judgeQuote(claim: ReadClaim, context: VerificationContext, index: EvidenceIndex): Judgement | null {
  const { cites = "", pages } = claim;
  const [page] = pages;
  for (const type of SOURCES) {
    const reference = page === undefined || type !== "deck" ? type : `Slide ${page}`;
    const { status, at, found } = checkCitation(context, { type, reference, quote: cites });
    if ((status === "verified" || status === "relocated") && at !== undefined)
      return { verdict: "supported", reason: "same_value", at, passage: found ?? cites, found: found ?? cites };
    // Another figure than the quoted one stands there: seen, but quoted loosely perhaps.
    if (status === "altered") return { verdict: "unclear", reason: "not_decided", ...(at !== undefined && { at }) };
  }
  if (page === undefined) return null;
  return translated(claim, cites, index) ?? { verdict: "not_found", reason: "no_such_label" };
}

/**
 * A quotation in another language than the page it cites is a translation: it is judged by what it claims. Its figures
 * stand on that page, and of the same metric where the catalogue knows it; null where one does not stand there.
 */
function translated(claim: ReadClaim, quote: string, index: EvidenceIndex): Judgement | null {
  const figures = findQuantities(quote).flatMap((one) => ("ambiguous" in one ? one.readings.slice(0, 1) : [one]));
  const there = figures.map((figure) => onPage(claim, figure, index));
  const [first] = there;
  if (first === undefined || there.some((mention) => mention === undefined)) return null;
  const topic = matchTopic(quote)?.topic.id;
  const same =
    topic !== undefined &&
    there.every((mention) => mention !== undefined && index.topicsAt.get(figureKey(mention))?.has(topic));
  return {
    verdict: same ? "supported" : "unclear",
    reason: same ? "translated_same" : "translated",
    at: first.address,
    passage: first.passage,
    found: first.passage,
  };
}

function onPage(claim: ReadClaim, figure: Quantity, index: EvidenceIndex): Mention | undefined {
  return index.mentions
    .near(figure.value)
    .find(
      (mention) =>
        isCited(claim, mention) &&
        mention.language !== undefined &&
        claim.language !== undefined &&
        mention.language !== claim.language &&
        sameMeasure(figure, mention.quantity) &&
        sameValue(figure, mention.quantity),
    );
}
