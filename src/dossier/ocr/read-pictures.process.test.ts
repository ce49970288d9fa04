import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { makePicturePdf } from "../../../test/support/make-picture-pdf.ts";
import type { VerificationContext } from "../../domain/context.ts";
import type { Section } from "../../domain/document.ts";
import { checkCitation } from "../../evidence/citations/check.ts";
import { findFacts } from "../../evidence/facts/find.ts";
import { buildVerificationContext } from "../build-context.ts";
import type { PdfItem } from "../pdf/write.ts";

const SIZE = { width: 400, height: 200 };

const PICTURE: PdfItem[] = [
  { kind: "rectangle", x: 0, y: 0, ...SIZE, colour: [0.05, 0.1, 0.25] },
  { kind: "text", text: "Where the company stands today", x: 30, y: 40, size: 18, colour: [1, 1, 1] },
  { kind: "text", text: "MRR", x: 30, y: 100, size: 16, colour: [0.9, 0.9, 0.9] },
  { kind: "text", text: "$42,500", x: 200, y: 100, size: 16, colour: [0.3, 0.9, 0.9] },
];

describe("a page that is a picture", () => {
  let context: VerificationContext;
  let bytes: Uint8Array;
  const progress: { document: string; done: number; total: number }[] = [];
  const page = (of: VerificationContext) => of.dossier?.documents[0]?.sections[0] as Section;

  beforeAll(async () => {
    bytes = await makePicturePdf(PICTURE, SIZE);
    context = await buildVerificationContext(
      { deck: bytes },
      { ocr: { cache: "" }, onPictureRead: (one) => progress.push(one) },
    );
  });

  it("is read, with places, and says so", () => {
    const cells = page(context).rows.flatMap((row) => row.cells);
    expect(cells.map(({ text }) => text)).toEqual(["Where the company stands today", "MRR", "$42,500"]);
    expect(cells.every(({ ocr }) => ocr === "agreed")).toBe(true);
    expect(Math.abs((cells[2]?.box?.x ?? 0) - 200)).toBeLessThan(3);
    expect(page(context).issues).toMatchObject([{ code: "no_text_layer", level: "warning", detail: { unsure: 0 } }]);
    expect(progress).toEqual([{ document: "deck", done: 1, total: 1 }]);
  });

  it("gives facts that are marked, and quotations that can be checked", () => {
    const facts = findFacts(context.dossier as NonNullable<VerificationContext["dossier"]>);
    expect(facts).toMatchObject([{ topic: "mrr", quantity: { value: 42_500 }, readBy: "ocr" }]);
    const check = (quote: string) => checkCitation(context, { type: "deck", reference: "Page 1", quote }).status;
    expect(check("MRR $42,500")).toBe("verified");
    expect(check("MRR $45,500")).toBe("altered");
    expect(check("Our churn fell to two per cent")).toBe("unverifiable");
  });

  it("proves nothing where two readings differ", () => {
    const doubted = structuredClone(context);
    for (const cell of page(doubted).rows.flatMap((row) => row.cells)) if (/\d/.test(cell.text)) cell.ocr = "unsure";
    const [fact] = findFacts(doubted.dossier as NonNullable<VerificationContext["dossier"]>);
    expect(fact?.sureness).toBeLessThan(0.7);
    const check = checkCitation(doubted, { type: "deck", reference: "Page 1", quote: "MRR $42,500" });
    expect(check).toMatchObject({ status: "unverifiable", found: expect.stringContaining("42,500") });
  });

  it("is not read again where an earlier reading is kept", async () => {
    const cache = await mkdtemp(join(tmpdir(), "tribunal-ocr-"));
    try {
      await buildVerificationContext({ deck: bytes }, { ocr: { cache } });
      const again: unknown[] = [];
      const known = await buildVerificationContext(
        { deck: bytes },
        { ocr: { cache }, onPictureRead: (one) => again.push(one) },
      );
      expect(page(known).rows).toEqual(page(context).rows);
      expect(again).toEqual([]);
    } finally {
      await rm(cache, { recursive: true, force: true });
    }
  });

  it("stays a picture where reading is switched off, or takes too long", async () => {
    const off = await buildVerificationContext({ deck: bytes }, { ocr: false });
    expect(page(off).issues).toMatchObject([{ level: "blocking", detail: { ocr: "off" } }]);
    const late = await buildVerificationContext({ deck: bytes }, { ocr: { pictureMs: 1, cache: "" } });
    expect(page(late).issues).toMatchObject([{ level: "blocking", detail: { ocr: "limit" } }]);
    const none = await buildVerificationContext({ deck: bytes }, { ocr: { maxPages: 0, cache: "" } });
    expect(page(none).issues).toMatchObject([{ level: "blocking", detail: { ocr: "limit" } }]);
  });
});
