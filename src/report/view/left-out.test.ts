import { expect, it } from "vitest";
import type { Deal } from "../../deal/load-deal.ts";
import type { Review } from "../../review/result.ts";
import { reviewDeal } from "../../review.ts";
import { toHtml } from "../html.ts";
import { toMarkdown } from "../markdown.ts";
import { leftOut } from "./left-out.ts";

it("tells in every report what was not examined, whatever the reason", async () => {
  const deal = {
    deal: { name: "Deal", sector: null, stage: null, locale: "en" },
    context: { deckExtracts: "Slide 3\nARR: €1,900,000" },
    agentOutputs: [],
    warnings: [],
  } as unknown as Deal;
  const review: Review = await reviewDeal(deal, { clock: () => new Date("2025-02-03T00:00:00Z"), locale: "en" });
  const [document] = review.documents as [Review["documents"][number]];
  const told: Review = {
    ...review,
    gaps: [{ stage: "synthesis", subject: "score", message: "the score is missing" }],
    unreadable: [{ ...document, name: "locked pdf", message: "it wants a password" }] as never,
    documents: [{ ...document, reservations: ["a page is a picture"] }],
    warnings: [{ message: "a file was passed over" }] as never,
    notReflected: [{ agentName: "market", reason: "limit", explanation: "no room for its critique" }] as never,
    cost: {
      ...review.cost,
      leftToCourt: [{ contradictionId: "c", topic: "Churn", code: "budget", reason: "no budget left" }],
    },
    detection: {
      ...review.detection,
      definitionMismatches: [{ reason: "two kinds of churn" }],
      gaps: [{ reason: "one says none" }],
      refused: [{ agentName: "market", metric: "TAM", reason: "no unit" }],
    } as never,
  };
  const groups = leftOut(told);
  expect(groups.length).toBeGreaterThanOrEqual(9);
  const [page, markdown] = [toHtml(told).replaceAll("&#39;", "'"), toMarkdown(told)];
  const unexamined = page.slice(page.indexOf('<section id="unexamined"'), page.indexOf('<section id="documents"'));
  for (const { items } of groups)
    for (const { text } of items) {
      expect(unexamined).toContain(text);
      expect(markdown).toContain(text);
    }
});
