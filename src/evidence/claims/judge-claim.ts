import { PAGE_REFERENCE } from "../../lexicon/places.ts";
import { isOfNow, liesAhead, monthsAhead } from "../../lexicon/plans.ts";
import { checkCalculation } from "../../quantities/calculations/check.ts";
import { namesAnother } from "./beside.ts";
import type { ReadClaim } from "./claim.ts";
import type { EvidenceIndex } from "./evidence-index.ts";
import { judgeChange } from "./judge-change.ts";
import { judgeComparison, judgeRank, judgeSign } from "./judge-compared.ts";
import { judgeFigure } from "./judge-figure.ts";
import { judgeByMention } from "./judge-mention.ts";
import { judgePeak } from "./judge-rank.ts";
import { judgeRatio } from "./judge-ratio.ts";
import { judgeShare } from "./judge-share.ts";
import { judgeByTopic, shownByTopic } from "./judge-topic.ts";
import type { TextSentence } from "./sentences.ts";
import type { Judgement } from "./verdict.ts";

/** A claim of a sentence against the documents; `given` where a list of figures was judged as one. */
export function judgeClaim(
  claim: ReadClaim,
  claims: readonly ReadClaim[],
  sentence: TextSentence,
  index: EvidenceIndex,
  given: Judgement | undefined,
): Judgement {
  const judged = given ?? judge(claim, index, wordingsOf(claim, claims, sentence));
  return asDenied(claim, notOfToday(claim, notBeside(claim, judged)));
}

/** A sentence bears out what it says of this figure, not what it says of the one beside it. */
function notBeside(claim: ReadClaim, judged: Judgement): Judgement {
  const { verdict, passage } = judged;
  const { quantity } = claim;
  if (verdict !== "supported" || passage === undefined || quantity === undefined || passage.includes(" | "))
    return judged;
  return namesAnother(claim, passage, quantity) ? { ...judged, verdict: "unclear", reason: "several_fit" } : judged;
}

/** What a figure may be called: its label and the words right beside it; by its row's name alone only where no other shares its cell. */
function wordingsOf(claim: ReadClaim, claims: readonly ReadClaim[], { text, start, row }: TextSentence): string[] {
  const { label, aside, quote, quantity } = claim;
  const beside = quote
    .replace(quantity?.text ?? "", " ")
    .replace(PAGE_REFERENCE, " ")
    .replace(/[^\p{L}\s'’-]+/gu, " ");
  const named = /\p{L}{3}/u.test(beside);
  if (row === undefined) {
    // "MVP live, pre-seed of 2 M$": what stands behind the last comma names it closest.
    const closest = label.slice(label.lastIndexOf(",") + 1).trim();
    return [label, ...(closest === label ? [] : [closest]), ...(named ? [beside] : [])];
  }
  const alone = claims.every((other) => {
    const [first, last] = other.start < claim.start ? [other, claim] : [claim, other];
    return (
      other === claim || other.kind !== "figure" || text.slice(first.end - start, last.start - start).includes("|")
    );
  });
  if (alone) return [label, ...(named ? [beside] : []), ...(aside === "" ? [] : [aside])];
  return [...(aside === "" && named ? [] : [label]), ...(named ? [beside] : [])];
}

function judge(claim: ReadClaim, index: EvidenceIndex, wordings: readonly string[]): Judgement {
  switch (claim.kind) {
    case "figure": {
      const judged = judgeFigure(claim, index);
      if (judged.verdict === "supported" || judged.verdict === "contradicted") return judged;
      const byTopic = judgeByTopic(claim, index);
      if (byTopic !== null) return byTopic;
      const unknown =
        judged.reason === "no_such_label" || judged.reason === "near_label" || judged.reason === "no_such_period";
      if (!unknown) return judged;
      const found = byMention(claim, index, wordings) ?? judgeRatio(claim, index) ?? judged;
      return found.reason === "no_such_label" ? (shownByTopic(claim, index) ?? found) : found;
    }
    case "growth":
    case "difference":
    case "points":
    case "multiple":
    case "direction":
      return judgeChange(claim, index);
    case "share": {
      const judged = judgeShare(claim, index);
      // Part and whole are known: that the percentage stands somewhere says nothing of them.
      if (judged.reason !== "no_such_label") return judged;
      const named = [`${claim.label} ${claim.of ?? ""}`, ...wordings.slice(1)];
      return byMention(claim, index, named) ?? judged;
    }
    case "peak":
      return judgePeak(claim, index);
    case "comparison":
      return judgeComparison(claim, index);
    case "rank":
      return judgeRank(claim, index);
    case "sign":
      return judgeSign(claim, index);
    case "sum":
      return judgeSum(claim);
    case "quote":
    case "statement":
      return { verdict: "unclear", reason: "not_decided" };
  }
}

/** What a sentence denies is true where the documents contradict it, and false where they say it. */
function asDenied({ negated }: ReadClaim, judged: Judgement): Judgement {
  if (negated === undefined) return judged;
  if (judged.verdict === "supported") return { ...judged, verdict: "contradicted", reason: "denied_wrong" };
  return judged.verdict === "contradicted" ? { ...judged, verdict: "supported", reason: "denied_right" } : judged;
}

/** What is said to be so today is not borne out by what is to come. */
function notOfToday({ label, quote, aside }: ReadClaim, judged: Judgement): Judgement {
  const { verdict, passage = "" } = judged;
  const toCome = liesAhead(passage) || monthsAhead(passage) !== null;
  return verdict === "supported" && toCome && isOfNow(`${label} ${quote} ${aside}`)
    ? { ...judged, verdict: "unclear", reason: "several_fit" }
    : judged;
}

function byMention(claim: ReadClaim, index: EvidenceIndex, wordings: readonly string[]): Judgement | null {
  for (const label of wordings) {
    const found = judgeByMention({ ...claim, label }, index);
    if (found !== null) return found;
  }
  return null;
}

/** The author's own arithmetic, done again. */
function judgeSum({ calculation = "" }: ReadClaim): Judgement {
  const check = checkCalculation({ formula: calculation });
  if (check.ok) return { verdict: "supported", reason: "sum_right", sum: calculation };
  if (check.reason === undefined || check.reason === "wrong_result")
    return { verdict: "contradicted", reason: "sum_wrong", sum: calculation };
  return { verdict: "unclear", reason: "sum_unread", sum: calculation };
}
