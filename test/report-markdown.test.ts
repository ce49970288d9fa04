import { describe, expect, it } from "vitest";
import { toMarkdown } from "../src/report/markdown.ts";
import { viewOf } from "../src/report/view.ts";
import { debatedReview } from "./report-debated.ts";
import { broken, hostile, LOCALES, reviewOf } from "./report-sample.ts";

describe("the Markdown report", () => {
  it("answers first, then asks, then proves", async () => {
    const review = await reviewOf("novalys", "en");
    const markdown = toMarkdown(review);
    const order = [
      "# Novalys: review",
      `**${review.answer.headline}**`,
      "Trust in this analysis: medium",
      "## Questions for the founder",
      "What an answer would change",
      "## Contradictions",
      "### ARR (major)",
      "## Corrections, before and after",
      "> **Before**: 800K€",
      "## Deck against model",
      "## Opposed recommendations",
      "## Analysts and their citations",
      "## What would have to be false",
      "## Scenarios",
      "## Memo",
      "## Not examined, and why",
      "## How the review itself went",
      "## Models and cost",
      "## Documents read",
    ];
    const places = order.map((line) => markdown.indexOf(line));
    expect(places.filter((at) => at < 0)).toEqual([]);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("says what failed at the top, and of each part that it is not there", async () => {
    const markdown = toMarkdown(broken(await reviewOf("novalys", "en")));
    expect(markdown).toContain("citations were not checked");
    expect(markdown).not.toContain("citations do not hold");
    expect(markdown).toContain("Deal score: none");
    expect(markdown.indexOf("What went wrong")).toBeLessThan(markdown.indexOf("## Questions"));
    for (const said of ["synthesis broke", "agent-x was not examined", "the court broke", "beyond the limit of agents"])
      expect(markdown).toContain(said);
    expect(markdown.match(/Not available/g)?.length).toBeGreaterThanOrEqual(5);
    expect(markdown).toContain("Noted without a verdict");
  });

  it("lists as not examined a contradiction without a verdict, with both sides", async () => {
    const review = broken(await reviewOf("novalys", "en"));
    const topic = review.notExamined[0]?.contradiction.topic ?? "?";
    expect(toMarkdown(review)).toMatch(new RegExp(`- \\*\\*${topic.replace(/[()]/g, "\\$&")}, .*the court broke`));
  });

  it("tells of the debate, of the models and of what they cost", async () => {
    const review = await debatedReview();
    const markdown = toMarkdown(review);
    expect(markdown).toMatch(/Debated in \d rounds?, ended because .*; \d+ false pieces? of evidence struck\./);
    expect(markdown).toContain("## Still contested");
    expect(markdown).toContain("- arbitrator: scripted:model");
    expect(markdown).toContain(`Spent: ${review.cost.spent.calls} calls`);
    expect(markdown).toContain("Limit: 90,000 tokens.");
    expect(markdown).not.toContain("No model was asked");
  });

  it("shows what a person decided beside the engine's verdict", async () => {
    const review = await reviewOf("novalys", "en");
    const id = review.settled[0]?.contradiction.id ?? "?";
    const decision = {
      topic: "Churn",
      kind: "set_value",
      value: 2.1,
      unit: "%",
      reason: "bank data",
      by: "Ana",
    } as const;
    const decided = toMarkdown({
      ...review,
      decisions: [{ ...decision, at: "2025-01-10T00:00:00Z", contradictionId: id }],
    });
    const said = decided.replaceAll("\u00a0", " ");
    expect(said.match(/The value is 2\.1%\. Ana, 10 January 2025: bank data/g)).toHaveLength(2);
    // In the case it stands before the engine's verdict.
    expect(said).toMatch(/Decided by a person\*\*: The value is 2\.1%[^#]*\*\*The engine's verdict/);
    const gone = toMarkdown({
      ...review,
      decisions: [{ ...decision, at: "2025-01-10T00:00:00Z", contradictionId: null }],
    });
    expect(gone).toContain("did not come up again");
  });

  it.each([
    ["<script>alert(1)</script>", /(?<!\\)<script/],
    ["[x](javascript:y)", /(?<!\\)\]\(/],
    ["# heading", /^# heading/m],
    ["a | b", /[^\\] \| b/],
    ["https://evil.example/x", /https:\/\//],
    ["www.evil.example", /www\.evil/],
    ["&lt;b&gt;", /&lt;/],
    ["turn \u202e round", /\u202e/],
    ["`code` *bold* ~~gone~~", /[^\\][`*~]code|[^\\]\*bold/],
  ])("shows %s as text", async (text, interpreted) => {
    const markdown = toMarkdown(hostile(await reviewOf("novalys", "en"), text));
    const own = markdown.split("\n").filter((line) => line.includes("Verdict (") || line.startsWith("- "));
    expect(own.length).toBeGreaterThan(3);
    for (const line of own.filter((one) => one.startsWith("**Verdict"))) expect(line).not.toMatch(interpreted);
  });

  it("leaves no heading in another language", async () => {
    const own = { en: /\b(le|une|para|não)\b/i, fr: /\b(the|with|não|para o)\b/i, pt: /\b(the|with|une|les)\b/i };
    for (const locale of LOCALES) {
      const review = await reviewOf("novalys", "en");
      const { sections } = viewOf({ ...broken(review), locale });
      const said = sections.flatMap(({ title, blocks }) => [
        title,
        ...blocks.flatMap((block) => (block.kind === "table" ? block.head : [])),
      ]);
      expect(said.filter((sentence) => own[locale].test(sentence))).toEqual([]);
    }
  });
});
