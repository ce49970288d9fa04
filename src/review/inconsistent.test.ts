import { expect, it } from "vitest";
import type { ReconciledRow } from "../analysts/reconcile.ts";
import type { Inconsistency } from "../domain/inconsistency.ts";
import { setsApart } from "./inconsistent.ts";

it("asks once which of two figures is right that a contradiction of the documents sets apart", () => {
  const between = (...values: number[]) =>
    [{ statements: values.map((value) => ({ value })) }] as unknown as Inconsistency[];
  const row = { deck: { value: 362_000 }, model: { value: 702_945.6 } } as unknown as ReconciledRow;
  expect(setsApart(row, between(1_026_243, 200_000, 702_946, 362_000))).toBe(true);
  expect(setsApart(row, between(702_946, 200_000))).toBe(false);
  expect(setsApart({ ...row, model: undefined } as unknown as ReconciledRow, between(362_000, 200_000))).toBe(false);
});
