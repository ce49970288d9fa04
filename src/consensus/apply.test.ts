import { describe, expect, it } from "vitest";
import { makeFinding } from "../testing/findings.ts";
import { applyResolution } from "./apply.ts";
import { ConsensusEngine } from "./engine.ts";

const engine = new ConsensusEngine({ clock: () => new Date("2025-01-15T00:00:00Z") });
const findings = [
  makeFinding("a", "ARR", 504_000, 85, { unit: "EUR" }),
  makeFinding("b", "ARR", 800_000, 80, { unit: "EUR" }),
  makeFinding("c", "headcount", 11, 90),
];

async function settle(deckExtracts: string) {
  const [contradiction] = await engine.detectContradictions(findings);
  if (contradiction === undefined) throw new Error("no contradiction");
  return { contradiction, resolution: await engine.resolve(contradiction, { deckExtracts }) };
}

describe("applyResolution", () => {
  it("keeps the winner, corrects the loser with the reason, and leaves the rest alone", async () => {
    const { contradiction, resolution } = await settle("Slide 8\nARR : 504 000 €");
    const [kept, corrected, other] = applyResolution(findings, contradiction, resolution);
    expect(kept).toMatchObject({ value: 504_000, lineage: { status: "retained", original: { value: 504_000 } } });
    expect(corrected).toMatchObject({ value: 504_000, lineage: { status: "rejected", original: { value: 800_000 } } });
    expect(corrected?.lineage.status === "rejected" && corrected.lineage.reason).toMatch(/504,000/);
    expect(other).toEqual({ ...findings[2], lineage: { status: "untouched" } });
  });

  it("rejects what lost, not all that its agent said: one agent may be on both sides", async () => {
    const twice = [
      makeFinding("a", "ARR", 504_000, 85, { unit: "EUR", id: "a-right" }),
      makeFinding("a", "ARR", 900_000, 70, { unit: "EUR", id: "a-wrong" }),
      makeFinding("b", "ARR", 800_000, 80, { unit: "EUR", id: "b" }),
    ];
    const [contradiction] = await engine.detectContradictions(twice);
    if (contradiction === undefined) throw new Error("no contradiction");
    const resolution = await engine.resolve(contradiction, { deckExtracts: "Slide 8\nARR : 504 000 €" });
    expect(resolution.verdict).toMatchObject({ winner: "a", winnerFindingId: "a-right" });
    expect(resolution.refusedVerdicts).toEqual([]);
    const applied = applyResolution(twice, contradiction, resolution);
    expect(applied.map(({ id, lineage }) => [id, lineage.status])).toEqual([
      ["a-right", "retained"],
      ["a-wrong", "rejected"],
      ["b", "rejected"],
    ]);
  });

  it("gives no finding the value of another question that was computed from it", async () => {
    const paid = [
      makeFinding("a", "MRR", 42_000, 85, { unit: "EUR" }),
      makeFinding("b", "ARR", 800_000, 80, { unit: "EUR" }),
    ];
    const [contradiction] = await engine.detectContradictions(paid);
    if (contradiction === undefined) throw new Error("no contradiction");
    expect(contradiction.positions.map(({ derived }) => derived !== undefined)).toContain(true);
    const resolution = await engine.resolve(contradiction, { deckExtracts: "Slide 8\nARR : 504 000 €" });
    const [monthly, yearly] = applyResolution(paid, contradiction, resolution);
    expect(monthly).toMatchObject({ metric: "MRR", value: 42_000, lineage: { status: "untouched" } });
    expect(yearly).toMatchObject({ metric: "ARR", value: 504_000, lineage: { status: "rejected" } });
  });

  it("marks both sides contested where nothing was decided, values untouched", async () => {
    const { contradiction, resolution } = await settle("Slide 8\nTeam");
    const applied = applyResolution(findings, contradiction, resolution);
    expect(applied.map(({ lineage }) => lineage.status)).toEqual(["contested", "contested", "untouched"]);
    expect(applied.map(({ value }) => value)).toEqual([504_000, 800_000, 11]);
    const reason = resolution.baGuidance.oneLiner;
    expect(applied[1]?.lineage).toMatchObject({
      contradictionId: contradiction.id,
      original: { value: 800_000 },
      reason,
    });
  });

  it("changes nothing when applied twice, and never the input", async () => {
    const before = structuredClone(findings);
    const { contradiction, resolution } = await settle("Slide 8\nARR : 504 000 €");
    const once = applyResolution(findings, contradiction, resolution);
    expect(applyResolution(once, contradiction, resolution)).toEqual(once);
    expect(findings).toEqual(before);
  });
});
