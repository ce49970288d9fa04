import { expect, it } from "vitest";
import type { EvidenceItem } from "../domain/resolution.ts";
import { scopeOf } from "./scope.ts";

const heads = (value: number, period: string): EvidenceItem => ({
  source: "deck",
  rank: "primary",
  reference: "Deck, page 4",
  passage: `Headcount ${value}`,
  value,
  addresses: [],
  period,
});

it.each([2022, 2024, null])("two years are never one answer, whatever year was last closed (%s)", (lastYear) => {
  const items = [heads(33, "2023"), heads(49, "2024")];
  const { inScope, openBy } = scopeOf(items, { period: undefined, basis: {}, flow: false, lastYear });
  if (lastYear === null) expect(openBy).toBe("period");
  else expect(inScope.map(({ value }) => value)).toEqual([49]);
});
