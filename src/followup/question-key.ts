import type { FounderQuestion } from "../review/answer-shape.ts";
import type { Review } from "../review/result.ts";

/**
 * Names a question over all reviews of a deal, in every language. What cannot be true is named by the relation that is
 * broken and the figure's own label: its id also names the passages, which are others in the next version of the deck.
 */
export function questionKeys(review: Pick<Review, "answer" | "inconsistencies">): Map<FounderQuestion, string> {
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

function keyOf({ id, from }: FounderQuestion, { inconsistencies }: Pick<Review, "inconsistencies">): string {
  const found = from.kind === "inconsistency" ? inconsistencies.find((one) => one.id === from.id) : undefined;
  if (found === undefined) return id;
  const about = found.topic ?? found.statements[0]?.label ?? "";
  return `I-${slug(found.relation)}-${slug(about)}`;
}

const LONGEST = 60;

const slug = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/[^\p{L}\p{N}]+/gu, "_")
    .toLowerCase()
    .slice(0, LONGEST);
