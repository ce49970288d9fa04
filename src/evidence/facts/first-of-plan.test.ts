import { expect, it } from "vitest";
import type { Section } from "../../domain/document.ts";
import { firstOfPlan } from "./first-of-plan.ts";

type Facts = Parameters<typeof firstOfPlan>[0];

const series = (...years: string[]) =>
  years.map((year) => {
    const [period = "", nature = ""] = year.split(" ");
    return { topic: "revenue", period, nature };
  }) as unknown as Facts;
const page = (...lines: string[]) => ({ rows: lines.map((text) => ({ cells: [{ text }] })) }) as unknown as Section;
const AHEAD = ["2026 projection", "2027 projection", "2028 projection"];
const planned = (facts: Facts, section: Section) => firstOfPlan(facts, section).map(({ period }) => period);

it("the first year of a plan's table is planned, wherever its page says that it is a plan", () => {
  const first = series("2025 actual", ...AHEAD);
  expect(planned(first, page("Projections", "Année"))).toEqual(["2025"]);
  expect(planned(first, page("Chiffre d'affaires", "Année"))).toEqual([]);
  expect(planned(first, page("Projections", "2025 réalisé"))).toEqual([]);
  expect(planned(series("2024 actual", "2025 actual", ...AHEAD), page("Projections"))).toEqual([]);
  expect(planned(series("2025 actual", "2026 projection"), page("Projections"))).toEqual([]);
});
