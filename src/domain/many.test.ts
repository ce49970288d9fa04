import { describe, expect, it } from "vitest";
import { readSentences } from "../evidence/claims/sentences.ts";
import { addAll, greatest, least } from "./many.ts";

const MORE_THAN_A_CALL_TAKES = 300_000;

describe("lists as long as what was brought", () => {
  it("are added and measured, however long", () => {
    const all = [7];
    addAll(
      all,
      Array.from({ length: MORE_THAN_A_CALL_TAKES }, (_, i) => i),
    );
    expect(all).toHaveLength(MORE_THAN_A_CALL_TAKES + 1);
    expect(greatest(all)).toBe(MORE_THAN_A_CALL_TAKES - 1);
    expect(least(all)).toBe(0);
    expect([greatest([]), least([])]).toEqual([-Infinity, Infinity]);
  });

  it("are read: a paragraph of as many sentences", () => {
    expect(readSentences("Go on. ".repeat(MORE_THAN_A_CALL_TAKES))).toHaveLength(MORE_THAN_A_CALL_TAKES);
  });
});
