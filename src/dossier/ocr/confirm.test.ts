import { describe, expect, it } from "vitest";
import { confirmFigures } from "./confirm.ts";
import type { PageReader, Word } from "./tesseract.ts";

const clear = { width: 60, height: 30, pixels: new Uint8Array(60 * 30).fill(255) };
const bitmap = { width: 60, height: 30, rgba: new Uint8Array(60 * 30 * 4).fill(255) };
const word = (text: string, confidence = 90): Word => ({ text, confidence, line: "1", x0: 5, y0: 5, x1: 50, y1: 20 });
const first = (again: string, confidence = 90): PageReader => ({
  findWords: () => [],
  readLine: () => ({ text: again, confidence }),
});
const second = (text: string, confidence = 90) => ({ readLine: async () => ({ text, confidence }) });

async function confirmed(read: Word, again: PageReader, other: ReturnType<typeof second> | null) {
  const [result] = await confirmFigures([read], { bitmap, clear }, again, other);
  return [result?.text, result?.figures];
}

describe("confirmFigures", () => {
  it("agrees where both readers say the same", async () => {
    expect(await confirmed(word("$50K"), first("x"), second("$50K"))).toEqual(["$50K", "agreed"]);
  });

  it("takes the sign of what is about so much from the reader that knows it", async () => {
    expect(await confirmed(word("-32"), first("-32"), second("～32"))).toEqual(["~32", "agreed"]);
    expect(await confirmed(word("—-12,8"), first("-12,8"), second("~12,8"))).toEqual(["~12,8", "agreed"]);
    expect(await confirmed(word("-32"), first("-32"), second("~82"))).toEqual(["-32", "unsure"]);
    expect(await confirmed(word("-32"), first("-32"), second("-32"))).toEqual(["-32", "agreed"]);
  });

  it("does not let one reader confirm itself", async () => {
    expect(await confirmed(word("$168"), first("$168"), second("$16B"))).toEqual(["$168", "unsure"]);
    expect(await confirmed(word("$168"), first("$168"), second("$168", 20))).toEqual(["$168", "unsure"]);
  });

  it("takes what a second look and the second reader agree on", async () => {
    expect(await confirmed(word("$56M", 41), first("$50M"), second("$50M"))).toEqual(["$50M", "agreed"]);
    expect(await confirmed(word("K+", 13), first("1K+"), second("1K+"))).toEqual(["1K+", "agreed"]);
  });

  it("does not take what is left of a letter for a bracket", async () => {
    expect(await confirmed(word("$1.2M"), first("$1.2]"), second("$1.2"))).toEqual(["$1.2M", "unsure"]);
    expect(await confirmed(word("[42]"), first("[42]"), second("42"))).toEqual(["[42]", "agreed"]);
  });

  it("asks the first reader twice for a currency the second does not know", async () => {
    expect(await confirmed(word("€50"), first("€50"), second("E50"))).toEqual(["€50", "agreed"]);
    expect(await confirmed(word("€50"), first("£50"), second("E50"))).toEqual(["€50", "unsure"]);
  });

  it("without the second reader wants two sure and equal readings", async () => {
    expect(await confirmed(word("$50K"), first("$50K"), null)).toEqual(["$50K", "agreed"]);
    expect(await confirmed(word("$50K"), first("$50K", 60), null)).toEqual(["$50K", "unsure"]);
    expect(await confirmed(word("$50K"), first("$60K"), null)).toEqual(["$50K", "unsure"]);
  });

  it("parts two numbers that stand close together, and confirms each", async () => {
    const halves = ["1,916", "1,628"];
    const other = { readLine: async () => ({ text: halves.shift() ?? "", confidence: 90 }) };
    const read = await confirmFigures([word("1,9161,628")], { bitmap, clear }, first("x"), other);
    expect(read.map(({ text, figures }) => [text, figures])).toEqual([
      ["1,916", "agreed"],
      ["1,628", "agreed"],
    ]);
    expect((read[0]?.x1 ?? 0) < (read[1]?.x0 ?? 0)).toBe(true);
  });

  it("looks once more, in black and white, before it leaves a figure unsure", async () => {
    const looks = ["211", "-211"];
    const again: PageReader = { findWords: () => [], readLine: () => ({ text: looks.shift() ?? "", confidence: 60 }) };
    expect(await confirmed(word("“211", 7), again, second("-211"))).toEqual(["-211", "agreed"]);
  });

  it("takes a B for one where the figure beside it ends with one, and not otherwise", async () => {
    const beside = (text: string): Word => ({ ...word(text), x0: 55, x1: 59 });
    const both = async (other: string) => {
      const answers = ["$8B", other];
      const reader = { readLine: async () => ({ text: answers.shift() ?? other, confidence: 99 }) };
      const read = await confirmFigures([word("$88"), beside(other)], { bitmap, clear }, first("$88"), reader);
      return [read[0]?.text, read[0]?.figures];
    };
    expect(await both("$22B")).toEqual(["$8B", "agreed"]);
    expect(await both("$22")).toEqual(["$88", "unsure"]);
  });

  it("does not read what is too wide to be type, nor the same sign again and again", async () => {
    let looks = 0;
    const counting: PageReader = { findWords: () => [], readLine: () => ({ text: `${looks++}`, confidence: 20 }) };
    const rule = { ...word("1", 20), x0: 0, x1: 60, y0: 10, y1: 12 };
    expect(await confirmed(rule, counting, second(""))).toEqual(["1", "unsure"]);
    expect(looks).toBe(0);
    await confirmFigures(
      Array.from({ length: 20 }, () => word("Vv", 30)),
      { bitmap, clear },
      counting,
      second("<"),
    );
    expect(looks).toBe(2);
    await confirmFigures(
      Array.from({ length: 5 }, () => word("17", 30)),
      { bitmap, clear },
      counting,
      second("<"),
    );
    expect(looks).toBeGreaterThanOrEqual(7);
  });

  it("leaves words alone", async () => {
    expect(await confirmed(word("Revenue"), first("x"), second("x"))).toEqual(["Revenue", undefined]);
  });
});
