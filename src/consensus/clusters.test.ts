import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clusterValues } from "./clusters.ts";

const members = (...values: number[]) => values.map((value) => ({ value, confidence: 70 }));
const groups = (...values: number[]) =>
  clusterValues(members(...values), 0.15).map((c) => c.members.map((m) => m.value));

describe("clusters", () => {
  it("groups what lies around one centre", () => {
    expect(groups(500, 800, 520)).toEqual([[500, 520], [800]]);
    // 15 on either side of 115 is 13 %, 20 of 120 is 17 %.
    expect(groups(100, 130)).toEqual([[100, 130]]);
    expect(groups(100, 140)).toEqual([[100], [140]]);
  });

  it("does not chain small steps", () => {
    expect(groups(100, 112, 125, 140, 157).length).toBeGreaterThan(1);
  });

  it("keeps zero and signs apart", () => {
    expect(groups(-10, 0, 10)).toEqual([[-10], [0], [10]]);
    expect(groups(-100, -105, 100)).toEqual([[-105, -100], [100]]);
    expect(groups(0, 0)).toEqual([[0, 0]]);
  });

  it("puts every member into one cluster, within reach of its centre, in any order", () => {
    const values = fc.array(
      fc.record({ value: fc.integer({ min: -1_000, max: 1_000 }), confidence: fc.integer({ min: 0, max: 100 }) }),
      { minLength: 1, maxLength: 40 },
    );
    fc.assert(
      fc.property(values, (all) => {
        const clusters = clusterValues(all, 0.15);
        expect(clusters.flatMap((c) => c.members)).toHaveLength(all.length);
        for (const { members: inside, centre } of clusters) {
          for (const { value } of inside)
            expect(Math.abs(value - centre)).toBeLessThanOrEqual(Math.abs(centre) * 0.15 + 1e-9);
        }
        expect(clusterValues([...all].reverse(), 0.15).map((c) => c.centre)).toEqual(clusters.map((c) => c.centre));
      }),
    );
  });
});
