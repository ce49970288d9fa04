import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import type { Cell, Section } from "../src/domain/document.ts";
import { LOCALES } from "../src/domain/locales.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { factSheet } from "../src/evidence/fact-sheet.ts";
import { checklistRows } from "../src/followup/checklist.ts";
import { STYLE } from "../src/report/xlsx/styles.ts";
import { toXlsx } from "../src/report/xlsx.ts";
import type { Review } from "../src/review/result.ts";
import { broken, hostile, reviewOf } from "./report-sample.ts";

/** The sheets by our own reader of spreadsheets. */
async function sheetsOf(bytes: Uint8Array): Promise<Section[]> {
  const { dossier } = await buildVerificationContext({ financialModel: { name: "review.xlsx", bytes } });
  const document = dossier?.documents[0];
  if (document === undefined) throw new Error(dossier?.unreadable[0]?.message ?? "no document");
  return document.sections;
}

/** Each row by its headings. */
function rowsOf(sheet: Section | undefined): Record<string, Cell>[] {
  const column = (cell: Cell) => (cell.ref ?? "").replace(/\d/g, "");
  const [head, ...rows] = sheet?.rows ?? [];
  const names = new Map((head?.cells ?? []).map((cell) => [column(cell), cell.text]));
  return rows.map(({ cells }) => Object.fromEntries(cells.map((cell) => [names.get(column(cell)) ?? "?", cell])));
}

const named = (sheets: readonly Section[], name: string) => rowsOf(sheets.find((sheet) => sheet.name === name));

const part = (bytes: Uint8Array, name: string) => Buffer.from(unzipSync(bytes)[name] ?? []).toString("utf8");

describe("the spreadsheet report", () => {
  it("has a row per claim and citation, with numbers that are numbers", async () => {
    const review = await reviewOf("novalys", "en");
    const sheets = await sheetsOf(toXlsx(review));
    expect(sheets.map(({ name }) => name)).toEqual([
      "Summary",
      "To verify",
      "Key figures",
      "Professional checks",
      "Claims",
      "Contradictions",
      "Questions for the founder",
      "Corrections",
      "Deck against model",
    ]);
    const claims = named(sheets, "Claims");
    const evidence = review.verification;
    if (evidence === null) throw new Error("not verified");
    const checked = evidence.citations.length + evidence.calculations.length + evidence.unchecked.length;
    const bare = claims.filter((row) => row.Evidence?.text === "none given").length;
    expect(claims).toHaveLength(checked + bare);
    for (const { agentName } of review.findings)
      expect(claims.some((row) => row.Analyst?.text === agentName)).toBe(true);
    const wrong = claims.find((row) => row.Analyst?.text === "customer-intel" && row.Metric?.text === "Churn mensuel");
    expect(wrong?.["Value as given"]?.value).toBe(0.8);
    expect(wrong?.Confidence?.value).toBe(78);
    expect(wrong?.Status?.text).toBe("altered");
    expect(wrong?.["Found at"]?.text).toBe("deck.pdf, page 5");
    expect(wrong?.["What became of it"]?.text).toBe("rejected");
    expect(wrong?.Verdict?.text).toBe("for deck-forensics");
    expect(wrong?.["Final value"]?.value).toBe(1.8);
    expect(wrong?.Trust?.text).toBe("high");
    const phantom = claims.find((row) => row.Status?.text === "phantom");
    expect(phantom?.["Cited place"]?.text).toBe("Deck Slide 14");
    expect(phantom?.["Value as a number"]?.value).toBe(800_000);
  });

  it("holds the contradictions, questions, corrections and the grid too", async () => {
    const review = await reviewOf("novalys", "en");
    const sheets = await sheetsOf(toXlsx(review));
    const [contradictions, questions, corrections, grid] = [
      "Contradictions",
      "Questions for the founder",
      "Corrections",
      "Deck against model",
    ].map((name) => named(sheets, name));
    const told = [...review.settled.map(({ contradiction }) => contradiction), ...review.noted];
    expect(contradictions).toHaveLength(told.flatMap(({ positions }) => positions).length);
    expect(questions).toHaveLength(review.answer.questions.length);
    expect(corrections).toHaveLength(review.reflexions.flatMap(({ result }) => result.improvements).length);
    expect(grid).toHaveLength(review.synthesis?.reconciliation.length ?? -1);
    const arr = grid?.find((row) => row.Metric?.text === "ARR");
    expect([arr?.["Deck, papers"]?.value, arr?.Model?.value]).toEqual([504_000, 507_000]);
    expect(arr?.["Gap (model / deck − 1)"]).toMatchObject({ text: "0.6%" });
  });

  it("lists what has no verdict with the reason, and stands where every stage failed", async () => {
    const sheets = await sheetsOf(toXlsx(broken(await reviewOf("novalys", "en"))));
    const verdicts = named(sheets, "Contradictions").map((row) => row.Verdict?.text);
    expect(verdicts).toContain("no verdict: the court broke");
    expect(verdicts).toContain("no verdict: Noted without a verdict");
    expect(named(sheets, "Claims").length).toBeGreaterThan(10);
  });

  it.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    '=HYPERLINK("http://x","y")',
    "_x0041_",
    "<b>&amp;",
    "a\u0000b\ud800",
  ])("keeps %j as text", async (text) => {
    const bytes = toXlsx(hostile(await reviewOf("novalys", "en"), text));
    const cell = named(await sheetsOf(bytes), "Claims").find(
      (row) => row["What became of it"]?.text === "untouched",
    )?.Claim;
    const shown = text.replace("\u0000", "⟦U+0000⟧").replace("\ud800", "\ufffd");
    expect(cell?.text.trim()).toBe(shown.trim());
    expect(cell?.formula).toBeUndefined();
    expect(typeof cell?.value).toBe("string");
    const xml = part(bytes, "xl/worksheets/sheet5.xml");
    expect(xml).not.toContain("<f>");
    if (/^\s*[=+@-]/.test(text)) expect(xml).toContain(' s="3" t="inlineStr"');
  });

  it("shows the key figures with what each rests on, and verdicts with it before the trust", async () => {
    const review = await reviewOf("novalys", "en");
    const sheets = await sheetsOf(toXlsx(review));
    const burn = named(sheets, "Key figures").find((row) => row.Figure?.text === "Monthly burn");
    expect([burn?.["In the deck or papers"]?.text, burn?.["In the model"]?.text]).toEqual([
      "€18,000 (2024)",
      "€18,000 (2024)",
    ]);
    expect(burn?.["Rests on"]?.text).toBe("cross-checked");
    const heads = Object.keys(named(sheets, "Contradictions")[0] ?? {});
    expect(heads.indexOf("Rests on")).toBe(heads.indexOf("Trust") - 1);
  });

  it("lists every figure and what was not understood, where the documents are at hand", async () => {
    const context = await buildVerificationContext({
      deck: { name: "deck.md", bytes: new TextEncoder().encode("# Traction\n\nARR: €504,000\n") },
    });
    const facts = { ...factSheet(context), notUnderstood: [{ words: "42 ?", at: { document: "deck", page: 4 } }] };
    const sheets = await sheetsOf(toXlsx(await reviewOf("novalys", "en"), { facts }));
    const arr = named(sheets, "Figures").find((row) => row.Metric?.text === "ARR");
    expect([arr?.Value?.value, arr?.Currency?.text, arr?.Sure?.text]).toEqual([504_000, "EUR", "yes"]);
    expect(named(sheets, "Seen, not understood").map((row) => row.Words?.text)).toEqual(["42 ?"]);
  });

  it("opens on the one-page summary, with what each figure rests on in its colour", async () => {
    const review = await reviewOf("novalys", "en");
    const bytes = toXlsx(review);
    const [summary] = await sheetsOf(bytes);
    const lines = summary?.rows.map(({ cells }) => cells.map(({ text }) => text).join(" | ")) ?? [];
    expect(lines[0]).toContain("Novalys");
    expect(lines).toContainEqual(expect.stringContaining("Monthly burn | €18,000 (2024) | cross-checked"));
    expect(lines).toContain("Decision");
    const xml = part(bytes, "xl/worksheets/sheet1.xml");
    expect(xml).toContain(`s="${STYLE.warn}" t="inlineStr"><is><t xml:space="preserve">Trust in this analysis`);
    expect(xml).not.toContain("<autoFilter");
  });

  it("has the things to verify with fields for who, status and note, filled with what the desk holds", async () => {
    const review = await reviewOf("novalys", "en");
    const [first] = named(await sheetsOf(toXlsx(review)), "To verify");
    expect(first?.Status?.text).toBe("To do");
    const [item] = checklistRows(review);
    if (item === undefined) throw new Error("nothing to verify");
    const checklist = [{ id: item.id, status: "done" as const, owner: "Ana", note: "contract seen" }];
    const bytes = toXlsx(review, { checklist });
    const [done] = named(await sheetsOf(bytes), "To verify");
    expect([done?.What?.text, done?.Status?.text, done?.Who?.text, done?.Note?.text]).toEqual([
      item.text,
      "Verified",
      "Ana",
      "contract seen",
    ]);
    const xml = part(bytes, "xl/worksheets/sheet2.xml");
    expect(xml).toContain('<formula1>"To do,Under way,Verified,Dropped"</formula1>');
    expect(xml.match(/<cfRule /g)).toHaveLength(4);
  });

  it("gives its sheets names that Excel opens, and fits each to the width of the paper", async () => {
    for (const locale of LOCALES) {
      const book = unzipSync(toXlsx({ ...(await reviewOf("novalys", "en")), locale }));
      const xml = Buffer.from(book["xl/workbook.xml"] ?? []).toString("utf8");
      for (const [, name = ""] of xml.matchAll(/<sheet name="([^"]*)"/g)) expect(name.length).toBeLessThanOrEqual(31);
      const sheets = Object.keys(book).filter((path) => path.startsWith("xl/worksheets/"));
      for (const path of sheets)
        expect(Buffer.from(book[path] ?? []).toString("utf8")).toContain('fitToWidth="1" fitToHeight="0"');
    }
  });

  it("marks as text for good whatever looks like a formula", async () => {
    const xml = part(toXlsx(await reviewOf("novalys", "en")), "xl/styles.xml");
    expect(xml.match(/<xf [^>]*>/g)?.[1 + 3]).toContain('quotePrefix="1"');
  });

  it("cuts what no cell can hold, and says so", async () => {
    const bytes = toXlsx(hostile(await reviewOf("novalys", "en"), "long ".repeat(10_000)));
    const cell = named(await sheetsOf(bytes), "Claims").find(
      (row) => row["What became of it"]?.text === "untouched",
    )?.Claim;
    expect(cell?.text).toHaveLength(32_767);
    expect(cell?.text.endsWith("…")).toBe(true);
  });

  it("keeps its heading in view, and filters", async () => {
    const xml = part(toXlsx(await reviewOf("novalys", "en")), "xl/worksheets/sheet5.xml");
    expect(xml).toContain('<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>');
    expect(xml).toMatch(/<autoFilter ref="A1:W\d+"\/>/);
  });

  it("speaks the reader's language, and gives the same bytes again", async () => {
    const review: Review = { ...(await reviewOf("novalys", "en")), locale: "fr" };
    const bytes = toXlsx(review);
    expect((await sheetsOf(bytes)).map(({ name }) => name)).toContain("Questions pour le fondateur");
    expect(Buffer.from(bytes).equals(Buffer.from(toXlsx(structuredClone(review))))).toBe(true);
  });
});
