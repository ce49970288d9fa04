import { expect, it } from "vitest";
import { reviewDeal } from "../review.ts";
import { toHtml } from "./html.ts";
import { toMarkdown } from "./markdown.ts";
import { memoPage } from "./memo/page.ts";
import { memoOf } from "./memo.ts";

const deal = { name: "Deal", sector: null, stage: null, locale: "pt" as const };

/** All that is told of a deck in Portuguese. */
async function told(deckExtracts: string): Promise<string> {
  const loaded = { context: { deckExtracts }, agentOutputs: [], warnings: [], deal };
  const review = await reviewDeal(loaded, { locale: "pt", clock: () => new Date("2025-02-03T00:00:00Z") });
  return [toMarkdown(review), toHtml(review), JSON.stringify(memoPage(memoOf(review)))].join("\n");
}

it("a deal of Portugal is told as Portugal writes, on every surface", async () => {
  const said = await told("Slide 3\nARR: 768 000 €\nSlide 5\nA nossa equipa: 12 pessoas");
  expect(said).toMatch(/equipa/);
  expect(said).toMatch(/ronda/i);
  expect(said).not.toMatch(/\bequipe\b|\brodada\b/i);
});

it("a deal of Brazil as Brazil does", async () => {
  const said = await told("Slide 3\nARR: R$ 768.000\nSlide 5\nNossa equipe: 12 pessoas");
  expect(said).toMatch(/\brodada\b/i);
  expect(said).not.toMatch(/\bequipa\b|\bronda\b/i);
});
