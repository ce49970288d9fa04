import { describe, expect, it } from "vitest";
import type { Inconsistency } from "../../../domain/inconsistency.ts";
import type { Locale } from "../../../domain/locale.ts";
import type { ReviewRedFlag } from "../../../review/answer-shape.ts";
import type { Review } from "../../../review/result.ts";
import { reviewDeal } from "../../../review.ts";
import { toHtml } from "../../html.ts";
import { toMarkdown } from "../../markdown.ts";

const PLANS = "Slide 4\nForecast\nRevenue 2031: €900,000\nRevenue 2030: €400,000\nSlide 6\nTAM: €3.3bn";
const TODAY = "Slide 3\nMRR: €64,000\nARR: €1,900,000\nSlide 7\nPre-money valuation: €8M";

/** A review of a deck in words, by our own analysts. */
const reviewed = (deckExtracts: string, locale: Locale = "en"): Promise<Review> =>
  reviewDeal(
    {
      deal: { name: "Deal", sector: null, stage: null, locale },
      context: { deckExtracts },
      agentOutputs: [],
      warnings: [],
    } as unknown as Parameters<typeof reviewDeal>[0],
    { clock: () => new Date("2025-02-03T00:00:00Z"), locale },
  );

/** The part of the page with this id. */
const part = (page: string, id: string): string =>
  new RegExp(`<section id="${id}"[\\s\\S]*?</section>`).exec(page)?.[0] ?? "";

describe("the first screen of the report", () => {
  it("puts what cannot be true before everything else, both passages side by side, and tells it once", async () => {
    const review = await reviewed(TODAY);
    const page = toHtml(review);
    const [first] = review.inconsistencies as [Inconsistency];
    const impossible = part(page, "inconsistencies");
    expect(page.indexOf('id="inconsistencies"')).toBeLessThan(page.indexOf('id="key-figures"'));
    for (const { printed } of first.statements) expect(impossible).toContain(`<strong class="says">${printed}`);
    expect(impossible).toContain("Ask the founder");
    expect(part(page, "red-flags")).not.toContain(first.explanation);
    expect(part(page, "answer")).not.toContain(first.explanation);
  });

  it("draws no dimension where the score is withheld", async () => {
    const review = await reviewed(TODAY);
    expect(review.answer.score).toBeNull();
    expect(toHtml(review)).not.toContain('<figure class="chart"><figcaption>Score by dimension');
    expect(toHtml(review)).not.toContain("Not scored:");
  });

  it("says that a deck only plans, with each plan and its place, and asks about the documents", async () => {
    const page = toHtml(await reviewed(PLANS));
    expect(part(page, "key-figures")).toMatch(/plans only[\s\S]*Revenue €400,000 \(2030; Deck, slide 4\)/);
    expect(part(page, "key-figures")).not.toContain("<table");
    expect(part(page, "answer")).toContain("Can I rely on these documents?");
  });

  it("does not break a page from its number", async () => {
    expect(part(toHtml(await reviewed(TODAY)), "key-figures")).toContain("Deck, slide\u00a07");
  });

  it("shows the gravest warnings and folds the others", async () => {
    const review = await reviewed(TODAY);
    const flag = (at: number): ReviewRedFlag => ({
      id: `RF-${at}`,
      text: `Warning ${at}.`,
      severity: "HIGH",
      from: { kind: "agent", id: `f${at}` },
    });
    const many = Array.from({ length: 9 }, (_, at) => flag(at));
    const shown = part(toHtml({ ...review, answer: { ...review.answer, redFlags: many } }), "red-flags");
    const [open = "", folded = ""] = shown.split("<details>");
    expect([open.match(/Warning \d/g)?.length, folded.match(/Warning \d/g)?.length]).toEqual([6, 3]);
  });
});

describe("how much of each output was read", () => {
  it("is told with what was not understood and its place", async () => {
    const review = await reviewed(TODAY);
    const [agent] = review.agents as [Review["agents"][number]];
    const reading = { seen: 9, understood: 8, notUnderstood: [{ path: "notes[2]", text: "see appendix" }] };
    const read = { ...review, agents: [{ ...agent, reading }] };
    expect(part(toHtml(read), "outputs")).toMatch(
      /8 of 9 parts[\s\S]*1 part not understood[\s\S]*notes\[2\][\s\S]*see appendix/,
    );
    expect(toMarkdown(read)).toMatch(/8 of 9 parts[\s\S]*see appendix/);
    expect(part(toHtml(review), "outputs")).toBe("");
  });
});
