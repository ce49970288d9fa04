import { Model } from "@ironcalc/wasm";
import { afterEach, describe, expect, it, vi } from "vitest";
import { makeXlsx } from "../../testing/make-xlsx.ts";
import { DEFAULT_READ_LIMITS } from "../reader.ts";

describe("a calculation engine that broke", () => {
  afterEach(() => {
    vi.restoreAllMocks();
    // It stays broken in its process: the other tests have another.
    vi.resetModules();
  });

  it("refuses no workbook that comes after it: what it holds is read, and its formulas are named as unchecked", async () => {
    vi.resetModules();
    const { readWorkbook } = await import("./read.ts");
    const workbook = makeXlsx([
      {
        name: "P&L",
        rows: [
          ["ARR", { f: "SUM(B2:B3)", v: 42 }],
          ["a", 40],
          ["b", 2],
        ],
      },
    ]);
    vi.spyOn(Model.prototype, "evaluate").mockImplementationOnce(() => {
      throw new RangeError("memory access out of bounds");
    });
    for (const _ of ["the one that broke it", "the next"]) {
      const [section] = (await readWorkbook(workbook, DEFAULT_READ_LIMITS)).sections;
      expect(section?.rows[0]?.cells[1]).toMatchObject({ value: 42, unchecked: true });
      expect(section?.issues).toContainEqual(
        expect.objectContaining({
          code: "not_recomputed",
          detail: expect.objectContaining({ reason: "engine_gave_up" }),
        }),
      );
    }
  });
});
