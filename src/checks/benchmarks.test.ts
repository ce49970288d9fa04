import { expect, it } from "vitest";
import { dossierOf } from "../dossier/plain-context.ts";
import { witnessOf } from "../evidence/witness.ts";
import { reviewDeal } from "../review.ts";
import { isUsable } from "./benchmarks.ts";
import { planRealism } from "./plan-realism/plan-realism.ts";

const DAY = new Date("2026-03-01T00:00:00Z");
const deal = { stage: "Seed", sector: "saas", today: DAY };
const PLAN =
  "| | 2024 actual | 2025 actual | 2026 forecast |\n| --- | --- | --- | --- |\n| Revenue | €100,000 | €200,000 | €900,000 |";
const of = (more: object) =>
  ({ topic: "revenue_growth", points: [], document: "db", source: "funding_db", address: {}, ...more }) as never;

it("is of the deal's sector and stage, and not past its own date or its age", () => {
  expect(isUsable(of({ year: 2025, sector: "SaaS", stage: "amorçage" }), deal)).toBe(true);
  expect(isUsable(of({ year: 2025, stage: "series A" }), deal)).toBe(false);
  expect(isUsable(of({ year: 2025, sector: "hardware" }), deal)).toBe(false);
  expect(isUsable(of({ year: 2015 }), deal)).toBe(false);
  expect(isUsable(of({ year: 2015, validUntil: "2026-12-31" }), deal)).toBe(true);
  expect(isUsable(of({ year: 2025, validUntil: "2026-02-28" }), deal)).toBe(false);
  expect(isUsable(of({ year: 2025, validUntil: "2026" }), deal)).toBe(true);
  expect(isUsable(of({ year: 2025, sector: "hardware" }), { ...deal, sector: null })).toBe(true);
  expect(isUsable(of({ year: 2025, sector: "SaaS" }), { ...deal, sector: "B2B SaaS" })).toBe(true);
  expect(isUsable(of({ year: 2025, sector: "healthcare SaaS" }), deal)).toBe(false);
});

it("is as old as the user lets it be, in a whole review too", async () => {
  expect(isUsable(of({ year: 2015 }), { ...deal, benchmarkMaxAgeYears: 20 })).toBe(true);
  expect(isUsable(of({ year: 2025 }), { ...deal, benchmarkMaxAgeYears: 0 })).toBe(false);
  const benchmark = { metric: "revenue_growth", year: 2019, sampleSize: 60, p25: 40, median: 90, p90: 250 };
  const context = { deckExtracts: PLAN, fundingDbData: { benchmarks: [benchmark] } };
  const held = async (benchmarkMaxAgeYears: number) => {
    const info = { name: "Deal", sector: null, stage: null, locale: "en" as const };
    const { checks } = await reviewDeal(
      { deal: info, context, agentOutputs: [], warnings: [] },
      { clock: () => DAY, locale: "en", config: { reflexion: { benchmarkMaxAgeYears } } },
    );
    const [plan] = checks?.filter(({ id }) => id === "plan_realism") ?? [];
    return plan?.findings.some(({ rule }) => rule === "rare_revenue");
  };
  expect([await held(20), await held(3)]).toEqual([true, false]);
});

it.each([
  [{ sample_size: 60, valid_until: "2026-12-31" }, "n = 60, 2025, valid until 2026-12-31"],
  [{ "sample size": 60, "valid until": "31/12/2026" }, "n = 60, 2025, valid until 2026-12-31"],
  [{ amostra: 60, validade: "2026-12" }, "n = 60, 2025, valid until 2026-12"],
  [{ échantillon: 60, validité: "2026-12-31" }, "n = 60, 2025, valid until 2026-12-31"],
])("carries its sample and its validity under whatever name: %j", (more, expected) => {
  const benchmark = { metric: "revenue_growth", year: 2025, p25: 40, median: 90, p90: 250, ...more };
  const dossier = dossierOf({ deckExtracts: PLAN, fundingDbData: { benchmarks: [benchmark] } });
  const { findings } = planRealism.run({ witness: witnessOf({ dossier }), ...deal }, "en");
  expect(findings.find(({ rule }) => rule === "rare_revenue")?.sum).toContain(expected);
});

it("is shown with the check that uses it, and an expired one is not used but asked for", () => {
  const growth = {
    metric: "revenue_growth",
    sector: "saas",
    stage: "seed",
    year: 2025,
    sampleSize: 60,
    p25: 40,
    median: 90,
    p90: 250,
  };
  const checked = (more: object) => {
    const dossier = dossierOf({ deckExtracts: PLAN, fundingDbData: { benchmarks: [{ ...growth, ...more }] } });
    return planRealism.run({ witness: witnessOf({ dossier }), ...deal }, "en");
  };
  const used = checked({ validUntil: "2026-12-31" });
  const rare = used.findings.find(({ rule }) => rule === "rare_revenue");
  expect(rare?.sum).toContain("saas, seed, n = 60, 2025, valid until 2026-12-31");
  expect(used.inputs.find(({ name }) => name.startsWith("benchmark"))?.place?.printed).toContain("n = 60");
  const late = checked({ validUntil: "2025-12-31" });
  expect(late.findings.some(({ rule }) => rule === "rare_revenue")).toBe(false);
  expect(late.inputs.find(({ name }) => name.startsWith("benchmark"))?.place).toBeNull();
});
