import { expect, it } from "vitest";
import { market } from "../checks/market/market.ts";
import { planRealism } from "../checks/plan-realism/plan-realism.ts";
import { dealOf } from "../checks/testing/deal.ts";
import type { Check } from "../domain/check.ts";
import { checkQuestions } from "../review/checked.ts";
import type { Review } from "../review/result.ts";
import { questionKeys } from "./question-key.ts";

/** What is asked of a deal, by key. */
function keysOf(checks: Check[]): string[] {
  const questions = checkQuestions({ checks, locale: "en" }).map((one) => ({ ...one, id: `Q-${one.from.id}` }));
  const review = { answer: { questions }, inconsistencies: [], checks } as unknown as Review;
  return [...questionKeys(review).values()];
}

const asked = async (deck: string, plan: string) => {
  const deal = await dealOf(deck, [{ name: plan, text: ",2023 budget,2024 budget\nRevenue (EUR),900000,2500000\n" }]);
  return [market, planRealism].map((check) => check.run(deal, "en"));
};

const FIRST = "TAM: $2B\n\nSAM: $3B\n\nRevenue 2023: €300,000\n\nRevenue 2024: €800,000";
/** The next version: another page, other words before it, other figures, a renamed plan. */
const NEXT =
  "Slide 1\nWe build pumps.\nSlide 2\nTAM: $2.2B\n\nSAM: $3.5B\n\nRevenue 2023: €310,000\n\nRevenue 2024: €790,000";

it("a question of a check is the same one in the next version of the deck, under whatever name", async () => {
  const [was, now] = [await asked(FIRST, "plan.csv"), await asked(NEXT, "budget-v2.csv")];
  const ids = (checks: Check[]) => checks.flatMap(({ findings }) => findings.map(({ id }) => id));
  expect(ids(was).some((id) => ids(now).includes(id))).toBe(false);
  expect(keysOf(was)).toEqual([
    "C-market-sam_within_tam",
    "C-plan_realism-kept_revenue-2023",
    "C-plan_realism-kept_revenue-2024",
  ]);
  expect(keysOf(now)).toEqual(keysOf(was));
});

it("of several questions of one rule the one that is left keeps its own name", async () => {
  const left = await asked("Revenue 2023: €890,000\n\nRevenue 2024: €800,000", "plan.csv");
  expect(keysOf(left)).toEqual(["C-plan_realism-kept_revenue-2024"]);
});

it("a finding that no check holds any more keeps the question's own id, and two of one name are told apart", () => {
  const questions = [
    { id: "Q-1", importance: "MINOR", question: "?", changes: null, from: { kind: "check", id: "gone" } },
  ];
  const review = {
    answer: { questions: [...questions, ...questions.map((one) => ({ ...one }))] },
    inconsistencies: [],
  };
  expect([...questionKeys(review as unknown as Review).values()]).toEqual(["Q-1", "Q-1-2"]);
});
