import { beforeAll, describe, expect, it } from "vitest";
import { buildVerificationContext } from "../dossier/build-context.ts";
import type { Review } from "../review/result.ts";
import { reviewDeal } from "../review.ts";
import { makeAgentOutput, makeFinding } from "../testing/findings.ts";
import { toHtml } from "./html.ts";
import { toMarkdown } from "./markdown.ts";
import { memoFile, memoOf } from "./memo.ts";
import { toPdf } from "./pdf.ts";
import { showReview } from "./terminal.ts";
import { toXlsx } from "./xlsx.ts";

/** ARR 768 000 € by the engine; a person says 700 000 €. */
let review: Review;
/** The engine's sentence on the case. */
let engine: string;

beforeAll(async () => {
  const arr = (agentName: string, value: number) =>
    makeAgentOutput(agentName, [makeFinding(agentName, "ARR", value, 85, { unit: "EUR" })]);
  const reviewed = await reviewDeal(
    {
      context: { deckExtracts: "Slide 3\nARR: €768,000" },
      agentOutputs: [arr("a", 768_000), arr("b", 1_900_000)],
      warnings: [],
      deal: { name: "Deal", sector: null, stage: null, locale: "en" },
    },
    { locale: "en", clock: () => new Date("2025-02-03T00:00:00Z") },
  );
  const [settled] = reviewed.settled;
  if (settled === undefined) throw new Error("no contradiction");
  engine = levelled(settled.resolution.baGuidance.oneLiner);
  const decision = {
    topic: "ARR",
    kind: "set_value" as const,
    value: 700_000,
    unit: "EUR",
    reason: "seen at the bank",
    by: "Ada",
    at: "2025-02-04T09:00:00Z",
    contradictionId: settled.contradiction.id,
  };
  review = { ...reviewed, decisions: [decision] };
});

const levelled = (text: string) => text.replaceAll(/[\s\u00a0]+/g, " ");
const plain = (html: string) => levelled(html.replace(/<head>.*?<\/head>/s, "").replaceAll(/<[^>]+>/g, " "));

/** What a reader reads, from the top, by our own readers of files. */
async function pagesOf(name: string, bytes: Uint8Array): Promise<string> {
  const { dossier } = await buildVerificationContext({ deck: { name, bytes } }, { ocr: false });
  const sections = dossier?.documents[0]?.sections ?? [];
  if (sections.length === 0) throw new Error(`nothing could be read in ${name}`);
  return levelled(
    sections.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text).join(" "))).join("\n"),
  );
}

const READ: Record<string, () => Promise<string>> = {
  Markdown: async () => levelled(toMarkdown(review)),
  HTML: async () => plain(await toHtml(review)),
  PDF: async () => pagesOf("report.pdf", await toPdf(review)),
  terminal: async () => levelled(showReview(review, [], { lines: 200 })),
};

describe("after a person decided", () => {
  it.each(Object.keys(READ))("the value stands before every word of the engine on it: %s", async (format) => {
    const said = (await READ[format]?.()) ?? "";
    const engines = [...said.matchAll(new RegExp(RegExp.escape(engine), "g"))].map(({ index }) => index);
    expect(engines.length).toBeGreaterThan(0);
    // Each time, in the sentence or the lines right before it.
    for (const at of engines) expect(said.slice(Math.max(0, at - 220), at)).toMatch(/€700,000/);
    expect(said).toMatch(/ARR: €700,000 .{0,80}\(decided by Ada\)/);
  });

  it("the workbook has the decision in the column before the verdict, on every row of the case", async () => {
    const { dossier } = await buildVerificationContext({
      financialModel: { name: "review.xlsx", bytes: await toXlsx(review) },
    });
    const sheet = dossier?.documents[0]?.sections.find(({ name }) => name === "Contradictions");
    const [head, ...rows] = sheet?.rows ?? [];
    const column = (title: RegExp) => head?.cells.find(({ text }) => title.test(text))?.ref?.replace(/\d/g, "") ?? "?";
    const [person, verdict] = [column(/decided/i), column(/^Verdict$/)];
    expect(person.charCodeAt(0) + 1).toBe(verdict.charCodeAt(0));
    expect(rows).toHaveLength(2);
    for (const { cells } of rows)
      expect(cells.find(({ ref }) => ref?.replace(/\d/g, "") === person)?.text).toMatch(/€700,000.*Ada/);
  });

  it.each(["html", "pdf", "docx"] as const)("the memo says it first: %s", async (format) => {
    const bytes = await memoFile(memoOf(review, { context: null, conclusion: null }), format);
    const said = format === "html" ? plain(Buffer.from(bytes).toString()) : await pagesOf(`memo.${format}`, bytes);
    const [person, below] = [said.indexOf("€700,000"), said.indexOf("the engine said €768,000")];
    expect(person).toBeGreaterThan(0);
    expect(below).toBeGreaterThan(person);
  });
});
