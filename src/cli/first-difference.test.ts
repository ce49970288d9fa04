import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstDifference } from "./first-difference.ts";

describe("the first difference between two documents", () => {
  it.each<[unknown, unknown, string | null]>([
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, null],
    [{ a: [1, { b: 2 }] }, { a: [1, { b: 3 }] }, "$.a[1].b"],
    [{ a: 1 }, { a: 1, b: 2 }, "$.b"],
    [[1, 2], [1], "$[1]"],
    [{ a: null }, { a: {} }, "$.a"],
    [[], {}, "$"],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, "$"],
  ])("of %j and %j is at %s", (was, now, path) => {
    expect(firstDifference(was, now)?.path ?? null).toBe(path);
  });

  it("is there exactly where the bytes differ", () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
        const [was, now] = [JSON.stringify(one), JSON.stringify(other)];
        expect(firstDifference(JSON.parse(was), JSON.parse(now)) === null).toBe(was === now);
      }),
    );
  });
});
