import { describe, expect, it } from "vitest";
import { encodePng } from "../../dossier/render/png.ts";
import { renderPdfPage } from "../../dossier/render/render-pdf.ts";
import { makePdf } from "../../testing/make-pdf.ts";
import { cutLines, decodePng, markedLines } from "./crop.ts";

const page = await renderPdfPage(makePdf([["MRR 42 000 €"]]), 1, {
  scale: 1,
  highlight: [{ x: 50, y: 300, width: 100, height: 20 }],
});

describe("pictures read back", () => {
  it("gives the very pixels that were written", () => {
    const rgba = Uint8Array.from({ length: 7 * 5 * 4 }, (_, i) => (i % 4 === 3 ? 255 : (i * 37) % 256));
    expect(decodePng(encodePng(rgba, 7, 5))).toEqual({ width: 7, height: 5, rgba });
  });

  it("finds the lines a mark stands on, and none on an unmarked page", async () => {
    const marked = markedLines(decodePng(page));
    expect(marked?.top).toBeGreaterThanOrEqual(296);
    expect(marked?.top).toBeLessThanOrEqual(300);
    expect(marked?.bottom).toBeGreaterThanOrEqual(320);
    expect(marked?.bottom).toBeLessThanOrEqual(324);
    expect(markedLines(decodePng(await renderPdfPage(makePdf([["MRR 42 000 €"]]), 1, { scale: 1 })))).toBeNull();
  });

  it("keeps the mark when the page is cut around it", () => {
    const pixels = decodePng(page);
    const part = decodePng(cutLines(pixels, 250, 400));
    expect([part.width, part.height]).toEqual([595, 150]);
    expect(markedLines(part)?.top).toBe((markedLines(pixels)?.top ?? 0) - 250);
  });

  it("refuses a picture that is not ours, in place of guessing", () => {
    const foreign = encodePng(new Uint8Array(16), 2, 2);
    foreign[25] = 6;
    expect(() => decodePng(foreign)).toThrow("no PNG of ours");
  });
});
