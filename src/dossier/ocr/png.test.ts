import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { encodePng } from "../render/png.ts";
import { picturePage } from "./picture-page.ts";
import { decodePng } from "./png.ts";

const chunk = (name: string, data: Uint8Array) => {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  return Buffer.concat([head, Buffer.from(name, "latin1"), data, Buffer.alloc(4)]);
};

/** A picture of one line: colour type, bits a channel, raw line with its filter. */
function onePixelLine(width: number, depth: number, type: number, line: number[], extra: Buffer[] = []): Uint8Array {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(1, 4);
  head.set([depth, type], 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  const data = chunk("IDAT", deflateSync(Uint8Array.from(line)));
  return Buffer.concat([signature, chunk("IHDR", head), ...extra, data, chunk("IEND", new Uint8Array())]);
}
const pixels = (png: Uint8Array) => [...(decodePng(png)?.rgba ?? [])].filter((_, at) => at % 4 !== 3);

describe("decodePng", () => {
  it("gives back what was encoded", () => {
    const rgba = Uint8Array.from({ length: 5 * 4 * 4 }, (_, at) => (at % 4 === 3 ? 255 : (at * 37) % 256));
    expect(decodePng(encodePng(rgba, 5, 4))).toEqual({ width: 5, height: 4, rgba });
  });

  it("puts transparent pictures on white, and knows palettes, shades and single bits", () => {
    expect(pixels(onePixelLine(2, 8, 6, [0, 0, 0, 0, 0, 10, 20, 30, 255]))).toEqual([255, 255, 255, 10, 20, 30]);
    const palette = [chunk("PLTE", Uint8Array.from([1, 2, 3, 4, 5, 6])), chunk("tRNS", Uint8Array.from([255, 0]))];
    expect(pixels(onePixelLine(2, 8, 3, [0, 0, 1], palette))).toEqual([1, 2, 3, 255, 255, 255]);
    expect(pixels(onePixelLine(3, 1, 0, [0, 0b10100000]))).toEqual([255, 255, 255, 0, 0, 0, 255, 255, 255]);
  });

  it("says no to what it cannot open", () => {
    expect(decodePng(new Uint8Array(40))).toBeNull();
    expect(picturePage(new Uint8Array(40), { box: { x: 0, y: 0, width: 10, height: 10 } })).toBeNull();
  });
});
