import { describe, expect, it } from "vitest";
import { QUALITY_ENGINE_CONFIG } from "../domain/config.ts";
import type { EvidenceItem } from "../domain/resolution.ts";
import { makeFinding } from "../testing/findings.ts";
import { type CaseFile, openCase } from "./case-file.ts";
import { settleFigures } from "./court.ts";
import { ConsensusEngine } from "./engine.ts";
import { sidesOf } from "./sides.ts";

const config = QUALITY_ENGINE_CONFIG.consensus;
const engine = new ConsensusEngine({ clock: () => new Date("2025-01-15T00:00:00Z") });

/** The case of agents who disagree on a deck that says an ARR of 600 000 €. */
async function caseOf(...claimed: number[]): Promise<CaseFile> {
  const findings = claimed.map((value, i) => makeFinding(`agent-${i}`, "ARR", value, 80, { unit: "EUR" }));
  const [contradiction] = await engine.detectContradictions(findings);
  if (contradiction === undefined) throw new Error("no contradiction");
  return openCase(contradiction, { deckExtracts: "Slide 8\nARR: 600 000 €" }, "en", config.sameValue);
}

const settle = (caseFile: CaseFile) => settleFigures(caseFile, sidesOf(caseFile, config.clusterRadius), config);

/** The one thing the deck says, as often as it is given a value. */
const saying = ({ testimony: [said] }: CaseFile, ...values: [number, Partial<EvidenceItem>?][]): EvidenceItem[] =>
  values.map(([value, more]) => ({ ...(said as EvidenceItem), value, ...more }));

describe("the evidence court", () => {
  it("trusts its reading of a page less where nobody claims it and a quote that holds says otherwise", async () => {
    const caseFile = await caseOf(800_000, 1_200_000);
    expect(settle(caseFile)).toMatchObject({ value: 600_000, winningSide: null, trust: "HIGH" });
    const [record, ...others] = caseFile.records;
    if (record === undefined) throw new Error("no record");
    const held = { ...record, citations: [{ status: "verified" }] as typeof record.citations };
    expect(settle({ ...caseFile, records: [held, ...others] })).toMatchObject({ trust: "MEDIUM" });
  });

  it("gives a figure that only one quote carries MEDIUM, and no more", async () => {
    const caseFile = await caseOf(600_000, 900_000);
    const [position] = caseFile.contradiction.positions;
    const [item] = caseFile.testimony;
    if (position === undefined || item === undefined) throw new Error("nobody said anything");
    const records = caseFile.records.map((record) => ({ ...record, support: [] }));
    const quoted = { ...caseFile, records, testimony: [], quotation: { position, item, whole: true } };
    expect(settle(quoted)).toMatchObject({ value: 600_000, proven: true, trust: "MEDIUM" });
  });

  it("gives a figure of one of several years MEDIUM, and no more", async () => {
    const caseFile = await caseOf(600_000, 900_000);
    expect(settle(caseFile)).toMatchObject({ value: 600_000, trust: "HIGH" });
    expect(settle({ ...caseFile, periodOpen: true })).toMatchObject({ value: 600_000, trust: "MEDIUM" });
  });

  it("calls parts that differ parts, and no contradiction of the company with itself", async () => {
    const caseFile = await caseOf(400_000, 900_000);
    const records = caseFile.records.map((record) => ({ ...record, support: [] }));
    const parts = saying(caseFile, [400_000, { partial: true }], [900_000, { partial: true }]);
    expect(settle({ ...caseFile, records, testimony: parts })).toMatchObject({
      decision: "UNRESOLVED",
      reason: "only_parts",
    });
    const wholes = saying(caseFile, [400_000], [900_000]);
    expect(settle({ ...caseFile, records, testimony: wholes })).toMatchObject({ reason: "primary_sources_conflict" });
  });

  it("keeps the higher source only where that says one thing", async () => {
    const caseFile = await caseOf(600_000, 900_000);
    const records = caseFile.records.map((record) => ({ ...record, support: [] }));
    const apart = saying(caseFile, [600_000], [630_000, { source: "financial_model" }]);
    expect(settle({ ...caseFile, records, testimony: apart })).toMatchObject({ reason: "higher_source_kept" });
    const within = saying(caseFile, [600_000], [630_000]);
    expect(settle({ ...caseFile, records, testimony: within })).toMatchObject({ decision: "UNRESOLVED" });
  });
});
