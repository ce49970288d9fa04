import type { FounderQuestion } from "../review/answer-shape.ts";
import type { Review } from "../review/result.ts";

type Keyed = Pick<Review, "answer" | "inconsistencies" | "checks">;

/**
 * Names a question over all reviews of a deal, in every language. What cannot be true is named by the relation that is
 * broken and the figure's own label, what a check asks by its rule and what it is about: their ids also name the
 * passages, which are others in the next version of the deck.
 */
export function questionKeys(review: Keyed): Map<FounderQuestion, string> {
  const taken = new Map<string, number>();
  return new Map(
    review.answer.questions.map((question) => {
      const key = keyOf(question, review);
      const before = taken.get(key) ?? 0;
      taken.set(key, before + 1);
      return [question, before === 0 ? key : `${key}-${before + 1}`];
    }),
  );
}

function keyOf({ id, from }: FounderQuestion, { inconsistencies, checks }: Keyed): string {
  if (from.kind === "check") return checkKey(from.id, checks ?? []) ?? id;
  const found = from.kind === "inconsistency" ? inconsistencies.find((one) => one.id === from.id) : undefined;
  if (found === undefined) return id;
  const about = found.topic ?? found.statements[0]?.label ?? "";
  return `I-${slug(found.relation)}-${slug(about)}`;
}

function checkKey(id: string, checks: NonNullable<Review["checks"]>): string | null {
  for (const check of checks) {
    const found = check.findings.find((one) => one.id === id);
    if (found === undefined) continue;
    const about = found.about === undefined ? [] : [slug(found.about)];
    return ["C", check.id, slug(found.rule), ...about].join("-");
  }
  return null;
}

const LONGEST = 60;

const slug = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .toLowerCase()
    .slice(0, LONGEST);
