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

it("a runway told beside the ask is today's where today's cash and burn give it", () => {
  const told: EvidenceItem = { ...heads(8, ""), projected: true, step: 1 };
  const { period: _, ...runway } = told;
  const { period: __, ...given } = { ...heads(7.515, ""), calculation: "248 / 33 = 7.515" };
  const stated = (of: number) =>
    scopeOf([runway, { ...given, value: of }], { period: undefined, basis: {}, flow: false, lastYear: 2024 }).inScope;
  expect(stated(7.515).map(({ value }) => value)).toContain(8);
  expect(stated(5.2).map(({ value }) => value)).toEqual([5.2]);
});

it("what is so today is no forecast of a year to come, however well it is borne out", () => {
  const { period: _, ...today } = heads(139, "");
  const asked = (nature: "projected" | "actual") =>
    scopeOf([today], { period: "2027", basis: { nature }, flow: false, lastYear: null }).inScope;
  expect(asked("projected")).toEqual([]);
  expect(asked("actual")).toEqual([today]);
});
