import { describe, expect, it } from "vitest";
import { loadDeal } from "../src/deal/load-deal.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { printable } from "../src/report/pdf/printable.ts";
import { toPdf } from "../src/report/pdf.ts";
import { drawEvidence } from "../src/report/pictures.ts";
import type { Review } from "../src/review/result.ts";
import { broken, hostile, reviewOf } from "./report-sample.ts";

/** What a reader sees on each page, by our own reader of PDF files. */
async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { dossier } = await buildVerificationContext({ deck: { name: "report.pdf", bytes: pdf } }, { ocr: false });
  const document = dossier?.documents[0];
  if (document === undefined) throw new Error(dossier?.unreadable[0]?.message ?? "no document");
  return document.sections.map(({ rows }) =>
    rows.map(({ cells }) => cells.map(({ text }) => text).join(" ")).join("\n"),
  );
}

const levelled = (text: string) => text.replace(/\s+/g, " ");

describe("the PDF report", () => {
  it("says what bears on the company in order, where each page stands, and where the rest is", async () => {
    const review = await reviewOf("novalys", "fr");
    const pages = await pagesOf(await toPdf(review));
    const text = levelled(pages.join("\n"));
    const order = [
      "Novalys : revue",
      "Vous pouvez vous fier",
      "Questions pour le fondateur",
      "Contradictions",
      "Verdict (déclaré par le fondateur, fiabilité haute) : Churn = 1,8 %",
      "Pourquoi l’autre côté a perdu",
      "Corrections, avant et après",
      "Le deck face au modèle",
      "Recommandations opposées",
      "Ce qui n’a pas été examiné, et pourquoi",
      "Documents lus",
      "Seulement dans le rapport entier (HTML, Markdown) : Les analystes et leurs citations",
    ].map((part) => text.indexOf(levelled(part)));
    expect(order.filter((at) => at < 0)).toEqual([]);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
    for (const [at, page] of pages.entries()) expect(page).toContain(`Page ${at + 1} sur ${pages.length}`);
    expect(text).toContain("504 000 €".replace(/\s/g, " "));
    expect(text).toMatch(/42 000 × 12 = 504 000/);
  });

  it("gives the same bytes for the same review, dated by it and by nothing else", async () => {
    const review = await reviewOf("novalys", "fr");
    const [once, twice] = [await toPdf(review), await toPdf(structuredClone(review))];
    expect(Buffer.from(once).equals(Buffer.from(twice))).toBe(true);
    const raw = Buffer.from(once).toString("latin1");
    expect(raw).toContain("D:20250115000000Z");
    expect(raw).toContain("/Lang (fr)");
    expect(raw.match(/D:20\d{6}/g)?.filter((day) => day !== "D:20250115")).toEqual([]);
    expect(raw).not.toMatch(/node_modules|\.ttf|\/(?:home|tmp|work|Users)\//);
  });

  it("shows the pages that verdicts rest on, and says which it cannot show", async () => {
    const deal = await loadDeal("examples/deals/novalys", { locale: "fr" });
    const review = await reviewOf("novalys", "fr");
    const pictures = await drawEvidence(review, deal.context, { maxPictures: 1 });
    expect(pictures.byKey.size).toBe(1);
    const pdf = await toPdf(review, { pictures });
    expect(
      Buffer.from(pdf)
        .toString("latin1")
        .match(/\/Subtype \/Image/g)?.length,
    ).toBeGreaterThan(0);
    const text = levelled((await pagesOf(pdf)).join("\n"));
    expect(text).toContain("Où cela figure : deck.pdf, page 5");
    expect(text).toContain("Pas d’image à montrer pour deck.pdf, page 4");
  });

  it("prints a failed review with what failed", async () => {
    const text = levelled((await pagesOf(await toPdf(broken(await reviewOf("novalys", "fr"))))).join("\n"));
    expect(text).toContain("synthesis broke");
    expect(text).toContain("Cette analyse ne peut pas être évaluée");
  });

  it("loses no character and no end of a text, however long or foreign", async () => {
    const word = "x".repeat(400);
    const long = `start ${"many words ".repeat(250)} ${word} 中 the very end ½`;
    const review = await reviewOf("novalys", "fr");
    const wide: Review = {
      ...hostile(review, long),
      settled: review.settled.slice(0, 1).map((one) => ({
        ...one,
        contradiction: {
          ...one.contradiction,
          positions: one.contradiction.positions.map((position) => ({ ...position, claim: long })),
        },
      })),
    };
    // Title, reason, red flag and two positions: five times, wherever lines break.
    const text = (await pagesOf(await toPdf(wide))).join("").replace(/\s/g, "");
    // One character at the end: a page may end anywhere before it.
    expect(text.match(/½/g)).toHaveLength(5);
    expect(text.match(/\[U\+4E2D\]/g)).toHaveLength(5);
    expect(text.match(/x/g)?.length).toBeGreaterThanOrEqual(5 * 400);
    expect(text.match(/manywords/g)?.length).toBeGreaterThan(5 * 230);
  });
});

describe("what the font can print", () => {
  it.each([
    [
      "é à ç ã õ œ Œ ñ € £ R$ − × ≤ ≥ ≠ … « » “ ” ’ – — • ² ½ ≈",
      "é à ç ã õ œ Œ ñ € £ R$ − × ≤ ≥ ≠ … « » “ ” ’ – — • ² ½ ≈",
    ],
    ["504\u202f000\u00a0€", "504\u00a0000\u00a0€"],
    ["a → b", "a -> b"],
    ["e\u0301", "é"],
    ["№ Ⅷ ①", "№ VIII 1"],
    ["中文", "[U+4E2D][U+6587]"],
    ["😀 Marketing ☁️ cloud 1️⃣ first 👩‍💻 team", "Marketing cloud 1first team"],
    ["a\u202eb\u0000", "a[U+202E]b[U+0000]"],
    ["\ud800", "\ufffd"],
  ])("%j becomes %j", (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
