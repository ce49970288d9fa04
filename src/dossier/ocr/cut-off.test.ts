import { describe, expect, it } from "vitest";
import type { Fragment } from "../pdf/fragments.ts";
import { markCutOff } from "./cut-off.ts";

const figure = (text: string, x0 = 50, x1 = 100): Fragment => ({
  text,
  turns: 0,
  x0,
  x1,
  y0: 10,
  y1: 40,
  ocr: "agreed",
});

function picture(inkFrom: number, inkTo: number) {
  const pixels = new Uint8Array(200 * 50).fill(255);
  for (let y = 15; y < 35; y++) pixels.fill(0, y * 200 + inkFrom, y * 200 + inkTo);
  return { width: 200, height: 50, pixels };
}

describe("markCutOff", () => {
  it("doubts a figure with ink right beside it that was not read", () => {
    expect(markCutOff([figure("119 504")], picture(106, 112))[0]?.ocr).toBe("unsure");
    expect(markCutOff([figure("504 000 €")], picture(38, 46))[0]?.ocr).toBe("unsure");
  });

  it("sees a faint minus before a figure in faint type", () => {
    const faint = picture(50, 100);
    faint.pixels = faint.pixels.map((value) => (value === 0 ? 140 : value));
    for (let y = 24; y < 27; y++) faint.pixels.fill(150, y * 200 + 39, y * 200 + 47);
    expect(markCutOff([figure("118,0")], faint)[0]?.ocr).toBe("unsure");
  });

  it("doubts a figure whose line the edge of the picture cuts", () => {
    const low = { ...figure("$1 2M ARR"), y0: 22, y1: 52 };
    expect(markCutOff([low], picture(50, 100))[0]?.ocr).toBe("unsure");
    expect(markCutOff([{ ...low, text: "Spread income" }], picture(50, 100))[0]?.ocr).toBe("agreed");
  });

  it("takes the border of a card beside a figure for no digit", () => {
    const bordered = picture(60, 90);
    for (let y = 0; y < 50; y++) bordered.pixels.fill(0, y * 200 + 40, y * 200 + 43);
    expect(markCutOff([figure("83")], bordered)[0]?.ocr).toBe("agreed");
  });

  it("trusts one that stands free, or beside something that was read", () => {
    expect(markCutOff([figure("119 504")], picture(150, 160))[0]?.ocr).toBe("agreed");
    expect(markCutOff([figure("119 504"), figure("users", 105, 140)], picture(106, 139))[0]?.ocr).toBe("agreed");
    expect(markCutOff([figure("five users")], picture(106, 112))[0]?.ocr).toBe("agreed");
  });
});
