import { describe, expect, it } from "vitest";
import type { Deal } from "../deal/load-deal.ts";
import { PLANT_KINDS } from "./plant.ts";
import { selfTest } from "./self-test.ts";

const clock = () => new Date("2026-02-01T00:00:00Z");
const dealOf = (deckExtracts: string): Deal => ({
  context: { deckExtracts },
  agentOutputs: [],
  warnings: [],
  deal: { name: "Velo", sector: null, stage: null, locale: "en" },
});
const DECK = [
  "Slide 1\nVelo, bicycles for cities",
  "Slide 3\nARR: €504,000\nGross margin: 71%\nPaying customers: 84",
  "Slide 5\nMonthly burn: €62K\nCash: €340K",
  "Slide 7\nWe raise €1.2M",
].join("\n");

describe("the self-test", () => {
  it("plants every kind it finds an occasion for, and catches changed digits, pages, signs, scales and currencies", async () => {
    const result = await selfTest(dealOf(DECK), { clock, count: 24 });
    expect(result.planted).toBeGreaterThan(12);
    expect(result.byKind.map(({ kind }) => kind)).toEqual([...PLANT_KINDS]);
    expect(result.caught).toBe(result.byKind.reduce((sum, { caught }) => sum + caught, 0));
    for (const kind of [
      "digit",
      "wrong_page",
      "sign",
      "scale",
      "currency",
      "invented_source",
      "wrong_sum",
      "refuted_ratio",
    ]) {
      const found = result.byKind.find((one) => one.kind === kind);
      expect([kind, found?.missed]).toEqual([kind, []]);
      expect(found?.planted).toBeGreaterThan(0);
    }
    expect(result.controls.refused).toBe(0);
    expect(result.controls.stated).toBeGreaterThan(3);
  });

  it("takes a finding that counts one thing for carried by no amount of something else", async () => {
    const deck = `${DECK}\nSlide 9\nStarter plan: €249 a month\nFlagship stores: 1`;
    const { byKind } = await selfTest(dealOf(deck), { clock, count: 60 });
    expect(byKind.find(({ kind }) => kind === "irrelevant_quote")?.missed).toEqual([]);
  });

  it("says that there was nothing to plant into, instead of a perfect score", async () => {
    const result = await selfTest(dealOf("Slide 1\nHello"), { clock });
    expect(result).toMatchObject({ planted: 0, caught: 0, controls: { stated: 0 } });
  });

  it("stops when told", async () => {
    const stop = AbortSignal.abort(new Error("enough"));
    await expect(selfTest(dealOf(DECK), { clock, signal: stop })).rejects.toThrow("enough");
  });
});
