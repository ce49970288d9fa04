import { describe, expect, it } from "vitest";
import type { CheckId } from "../../domain/check.ts";

/** What a check must show before it is believed: cases it gets right, and traps on which it keeps silent. */
const FEWEST = 20;

/**
 * The cases and traps of one check, counted as they are declared. `right` and `silent` are `it.each`; `enough` is a
 * test of its own whose name carries both counts, so that a table of all checks can be made from a run.
 */
export function casesOf(check: CheckId): { right: typeof it.each; silent: typeof it.each; enough: () => void } {
  const count = { right: 0, silent: 0 };
  const counting = (kind: keyof typeof count): typeof it.each =>
    ((rows: readonly unknown[]) => {
      count[kind] += rows.length;
      return it.each(rows);
    }) as typeof it.each;
  return {
    right: counting("right"),
    silent: counting("silent"),
    // Groups are read in their order, after the file: the last one knows what the others hold.
    enough: () =>
      describe("counted", () => {
        it(`${check}: ${count.right} cases right, ${count.silent} traps silent`, () => {
          expect(count.right).toBeGreaterThanOrEqual(FEWEST);
          expect(count.silent).toBeGreaterThanOrEqual(FEWEST);
        });
      }),
  };
}
