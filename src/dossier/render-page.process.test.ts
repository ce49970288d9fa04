import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { makePdf } from "../testing/make-pdf.ts";
import { makePptx } from "../testing/make-pptx.ts";
import { makeXlsx } from "../testing/make-xlsx.ts";
import { buildVerificationContext } from "./build-context.ts";
import { renderPage } from "./render-page.ts";

const isPng = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, 8)).toString("latin1") === "\x89PNG\r\n\x1a\n";
const sizeOf = (png: Uint8Array) => {
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

describe("renderPage", () => {
  it("draws every kind of document, and marking changes the picture", async () => {
    const context = await buildVerificationContext({
      deck: makePdf([["MRR 42 000 €"]]),
      financialModel: makeXlsx([{ name: "Revenue", rows: [["MRR", 42000]] }]),
      contextEngine: { crunchbase: { name: "Acme" } },
      others: [
        { bytes: makePptx([["Hello"]]), name: "other.pptx" },
        { bytes: Buffer.from("Some text"), name: "a.txt" },
      ],
    });
    const marks = {
      deck: [{ x: 50, y: 50, width: 100, height: 20 }],
      financial_model: "B1",
      context_engine: "crunchbase.name",
      "other.pptx": [{ x: 10, y: 10, width: 100, height: 20 }],
      "a.txt": "1",
    };
    for (const [document, highlight] of Object.entries(marks)) {
      const plain = await renderPage(context, document, 1, { scale: 1 });
      const marked = await renderPage(context, document, 1, { scale: 1, highlight });
      expect(isPng(plain), document).toBe(true);
      expect(Buffer.compare(plain, marked), document).not.toBe(0);
    }
    expect(sizeOf(await renderPage(context, "deck", 1, { scale: 1 }))).toEqual([595, 842]);
    await expect(renderPage(context, "deck", 2)).rejects.toMatchObject({ code: "bad_input" });
    await expect(renderPage(context, "nothing", 1)).rejects.toMatchObject({ code: "bad_input" });
  });

  it("does not draw a file that was changed after it was read", async () => {
    const folder = await mkdtemp(join(tmpdir(), "tribunal-render-"));
    const path = join(folder, "deck.pdf");
    await writeFile(path, makePdf([["Before"]]));
    const context = await buildVerificationContext({ deck: path });
    expect(isPng(await renderPage({ ...context }, "deck.pdf", 1))).toBe(true);
    await writeFile(path, makePdf([["After, and longer"]]));
    await utimes(path, 1, 1);
    await expect(renderPage(context, "deck.pdf", 1)).rejects.toMatchObject({ detail: { reason: "file_changed" } });
    await rm(folder, { recursive: true });
  });

  it("draws slides of plain strings too", async () => {
    expect(isPng(await renderPage({ deckExtracts: "Slide 8\nMRR 42 000 €" }, "deck", 8))).toBe(true);
  });
});
