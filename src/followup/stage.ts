import type { LetterStage } from "../domain/follow-up.ts";
import type { Review } from "../review/result.ts";

const REVENUE = new Set(["arr", "mrr", "revenue"]);

/** How far the company is: as the deal says, else whether it has revenue to show. */
export function stageOf({ deal, answer }: Pick<Review, "deal" | "answer">): LetterStage {
  const said = (deal.stage ?? "").toLowerCase().replaceAll(/[\s_-]+/g, "");
  if (/^(?:pre-?seed|idea|angel|pr[eé]amor[cç]age)/.test(said)) return "idea";
  if (/^(?:seed|amor[cç]age)/.test(said)) return "seed";
  if (/^(?:s[eé]rie|growth|late)/.test(said)) return "growth";
  return (answer.keyFigures ?? []).some(({ topic }) => REVENUE.has(topic)) ? "seed" : "idea";
}
