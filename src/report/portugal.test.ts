import { expect, it } from "vitest";
import { reviewDeal } from "../review.ts";
import { toHtml } from "./html.ts";
import { toMarkdown } from "./markdown.ts";
import { memoPage } from "./memo/page.ts";
import { memoOf } from "./memo.ts";
import { showReview } from "./terminal.ts";

const deal = { name: "Deal", sector: null, stage: null, locale: "pt" as const };

/** All that is told of a deck in Portuguese, and what the terminal tells of it. */
async function told(deckExtracts: string): Promise<{ all: string; terminal: string }> {
  const loaded = { context: { deckExtracts }, agentOutputs: [], warnings: [], deal };
  const review = await reviewDeal(loaded, { locale: "pt", clock: () => new Date("2025-02-03T00:00:00Z") });
  const page = JSON.stringify(memoPage(memoOf(review)));
  const terminal = showReview(review, [], { lines: 200 });
  return { all: [toMarkdown(review), toHtml(review), page, terminal].join("\n"), terminal };
}

it("a deal of Portugal is told as Portugal writes, on every surface", async () => {
  const { all: said, terminal } = await told(
    "Slide 3\nARR: 768 000 €\nMontante: 2 M€\nSlide 5\nA nossa equipa: 12 pessoas",
  );
  expect(terminal).toMatch(/da ronda/);
  expect(said).toMatch(/equipa/);
  expect(said).toMatch(/ronda/i);
  expect(said).not.toMatch(/\bequipe\b|\brodada\b/i);
});

it("a deal of Brazil as Brazil does", async () => {
  const { all: said } = await told("Slide 3\nARR: R$ 768.000\nSlide 5\nNossa equipe: 12 pessoas");
  expect(said).toMatch(/\brodada\b/i);
  expect(said).not.toMatch(/\bequipa\b|\bronda\b/i);
});
