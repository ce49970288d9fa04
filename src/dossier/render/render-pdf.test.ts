import { inflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { makePdf } from "../../testing/make-pdf.ts";
import { encodePng } from "./png.ts";
import { renderPdfPage } from "./render-pdf.ts";

interface Picture {
  width: number;
  height: number;
  at(x: number, y: number): number[];
}

/** Enough of a PNG reader for what we write: one chunk of data, three bytes a pixel, lines as differences. */
function decode(png: Uint8Array): Picture {
  const bytes = Buffer.from(png);
  const width = bytes.readUInt32BE(16);
  const height = bytes.readUInt32BE(20);
  const start = bytes.indexOf("IDAT") + 4;
  const lines = inflateSync(bytes.subarray(start, start + bytes.readUInt32BE(start - 8)));
  const stride = width * 3 + 1;
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < stride; x++) {
      const above = lines[(y - 1) * stride + x] as number;
      lines[y * stride + x] = ((lines[y * stride + x] as number) + above) & 255;
    }
  }
  return { width, height, at: (x, y) => [...lines.subarray(y * stride + 1 + x * 3, y * stride + 4 + x * 3)] };
}

describe("encodePng", () => {
  it("keeps every pixel", () => {
    const rgba = Uint8Array.of(255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 9, 8, 7, 255);
    const picture = decode(encodePng(rgba, 2, 2));
    expect([picture.at(0, 0), picture.at(1, 0), picture.at(0, 1), picture.at(1, 1)]).toEqual([
      [255, 0, 0],
      [0, 255, 0],
      [0, 0, 255],
      [9, 8, 7],
    ]);
  });

  it("refuses a picture with too few bytes", () => {
    expect(() => encodePng(new Uint8Array(4), 2, 2)).toThrow("needs more bytes");
  });
});

describe("renderPdfPage", () => {
  const bytes = makePdf([{ items: [{ kind: "rectangle", x: 100, y: 200, width: 50, height: 40, colour: [0, 0, 0] }] }]);

  it("draws the page, and marks only the boxes", async () => {
    const highlight = [{ x: 300, y: 400, width: 60, height: 20 }];
    const picture = decode(await renderPdfPage(bytes, 1, { scale: 1, highlight }));
    expect([picture.width, picture.height]).toEqual([595, 842]);
    expect(picture.at(125, 220)).toEqual([0, 0, 0]);
    expect(picture.at(330, 410)).toEqual([255, 224, 64]);
    expect(picture.at(330, 450)).toEqual([255, 255, 255]);
  });

  it("leaves what is dark under the marker dark", async () => {
    const highlight = [{ x: 90, y: 190, width: 70, height: 60 }];
    const picture = decode(await renderPdfPage(bytes, 1, { scale: 1, highlight }));
    expect(Math.max(...picture.at(125, 220))).toBeLessThan(60);
    expect(picture.at(95, 195)).toEqual([255, 224, 64]);
  });

  it("turns rotated pages as they are seen", async () => {
    const turned = makePdf([
      { rotate: 90, items: [{ kind: "rectangle", x: 100, y: 200, width: 50, height: 40, colour: [0, 0, 0] }] },
    ]);
    const picture = decode(await renderPdfPage(turned, 1, { scale: 1 }));
    expect([picture.width, picture.height]).toEqual([842, 595]);
    expect(picture.at(842 - 220, 125)).toEqual([0, 0, 0]);
  });

  it("never makes a picture beyond its bounds", async () => {
    const huge = makePdf([{ width: 14_000, height: 14_000, items: [] }]);
    const picture = decode(await renderPdfPage(huge, 1, { scale: 4 }));
    expect(picture.width * picture.height).toBeLessThanOrEqual(16_100_000);
  });

  it("says that there is no such page", async () => {
    await expect(renderPdfPage(bytes, 2)).rejects.toMatchObject({ code: "bad_input", detail: { page: 2, pages: 1 } });
  });
});
